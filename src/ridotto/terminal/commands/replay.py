"""``ridotto replay``: the course of a recorded game, in sentences."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence

from rich.text import Text

from ridotto.games.game import Game
from ridotto.games.mascarade import Mascarade
from ridotto.games.mascarade.events import Deal
from ridotto.games.masquerade import Masquerade
from ridotto.games.viewers import Viewer
from ridotto.games.words import Words
from ridotto.terminal.arguments import Parser, parser_for
from ridotto.terminal.mascarade import telling as mascarade
from ridotto.terminal.masquerade import telling as masquerade
from ridotto.terminal.masquerade.cards import CardBook
from ridotto.terminal.play.evening import TURN, Teller
from ridotto.terminal.play.people import People, recorded
from ridotto.terminal.printing import harmless, typed_number
from ridotto.terminal.records import RecordFault, load_record
from ridotto.terminal.screen import Screen


def run(arguments: Sequence[str], language: str) -> int:
    """Tell a recorded game."""
    parser = parser_for("replay", language)
    words = parser.words
    parser.add_argument("file", metavar="FILE", help=words("help-replay-file"))
    parser.add_argument(
        "--viewer", default="omniscient", metavar="WHO", help=words("help-replay-viewer")
    )
    given = parser.parse_args(arguments)
    try:
        game, names = load_record(given.file)
    except RecordFault as fault:
        print(f"{parser.prog}: {harmless(fault.told(words))}", file=sys.stderr)
        return fault.status
    viewer = _viewer(parser, game, given.viewer)
    people = recorded(names, words, viewer if isinstance(viewer, int) else None)
    if any(names):
        # Whose eyes to see with is asked for by number.
        listed = ", ".join(f"{player} {name}" for player, name in enumerate(people.names))
        Screen().print(Text(words("replay-players", names=listed)))
    _tell(words, game, viewer, people)
    return 0


def _viewer(parser: Parser, game: Game, given: str) -> Viewer:
    if given == "spectator" or given == "omniscient":
        return "spectator" if given == "spectator" else "omniscient"
    player = typed_number(given, game.players)
    if player is not None and player < game.players:
        return player
    parser.complain("replay-bad-viewer", given=harmless(given)[:40], most=game.players - 1)


def _tell(words: Words, game: Game, viewer: Viewer, people: People) -> None:
    console = Screen()
    teller = _teller(words, game, people)
    if isinstance(game, Mascarade):
        for dealt in _deal(words, game, viewer, people):
            console.print(Text(dealt))
    for line in (*teller.tell(game.events(viewer)), *teller.rest()):
        if line.sign == TURN:
            console.print()
        console.print(Text(f"{line.sign} {line.text}", style=line.style))
    if not game.over:
        console.print(Text(words("replay-unfinished")))


def _teller(words: Words, game: Game, people: People) -> Teller:
    if isinstance(game, Masquerade):
        return masquerade.Teller(words, people, CardBook(game.cards, words))
    return mascarade.Teller(words, people)


def _deal(words: Words, game: Mascarade, viewer: Viewer, people: People) -> Iterator[str]:
    """The masks of an open deal, a line each."""
    deal = next(iter(game.events(viewer)))
    if isinstance(deal, Deal) and isinstance(deal.masks, tuple):
        for place, mask in enumerate(deal.masks):
            number = place - game.players + 1
            centre = words("play-deal-centre", number=number)
            name = people.names[place] if place < game.players else centre
            yield f"  {words('label', what=name)} {words(f'mask-{mask}')}"
