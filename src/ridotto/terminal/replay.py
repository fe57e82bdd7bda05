"""``ridotto replay``: the course of a recorded game, in sentences."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from ridotto.games.mascarade import Mascarade
from ridotto.games.mascarade.events import Deal
from ridotto.games.viewers import Viewer
from ridotto.terminal.arguments import Parser, parser_for
from ridotto.terminal.mascarade.telling import Teller
from ridotto.terminal.people import strangers
from ridotto.terminal.printing import harmless
from ridotto.terminal.records import RecordFault, load_record


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
        game = load_record(given.file)
    except RecordFault as fault:
        print(f"{parser.prog}: {harmless(fault.told(words))}", file=sys.stderr)
        return fault.status
    if not isinstance(game, Mascarade):
        parser.complain("replay-other-game", file=harmless(given.file), game=game.name)
    _tell(parser, game, _viewer(parser, game, given.viewer))
    return 0


def _viewer(parser: Parser, game: Mascarade, given: str) -> Viewer:
    if given == "spectator" or given == "omniscient":
        return "spectator" if given == "spectator" else "omniscient"
    if given.isascii() and given.isdecimal() and int(given) < game.players:
        return int(given)
    parser.complain("replay-bad-viewer", given=harmless(given)[:40], most=game.players - 1)


def _tell(parser: Parser, game: Mascarade, viewer: Viewer) -> None:
    words = parser.words
    people = strangers(game.players, words, viewer if isinstance(viewer, int) else None)
    console = Console(highlight=False)
    teller = Teller(words, people)
    deal = next(iter(game.events(viewer)))
    if isinstance(deal, Deal) and isinstance(deal.masks, tuple):
        for place, mask in enumerate(deal.masks):
            number = place - game.players + 1
            centre = words("play-deal-centre", number=number)
            name = people.names[place] if place < game.players else centre
            console.print(Text(f"  {name}: {words(f'mask-{mask}')}"))
    for line in (*teller.tell(game.events(viewer)), *teller.rest()):
        if line.sign == "▶":
            console.print()
        console.print(Text(f"{line.sign} {line.text}", style=line.style))
    if not game.over:
        console.print(Text(words("replay-unfinished")))
