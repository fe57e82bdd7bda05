"""``ridotto replay``: tell the course of a recorded game in sentences."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from rich.text import Text

from ridotto.games.game import Game
from ridotto.games.viewers import Viewer
from ridotto.games.words import Words
from ridotto.terminal.arguments.parser import Parser, parser_for
from ridotto.terminal.play.people import People, recorded
from ridotto.terminal.play.screen import Screen
from ridotto.terminal.play.story import TURN
from ridotto.terminal.printing import harmless, typed_number
from ridotto.terminal.record_files import RecordFault, load_record
from ridotto.terminal.registry import part


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
        print(f"{parser.prog}: {harmless(fault.message(words))}", file=sys.stderr)
        return fault.status
    viewer = _viewer(parser, game, given.viewer)
    people = recorded(names, words, viewer if isinstance(viewer, int) else None)
    if any(names):
        # ``--viewer`` takes these numbers.
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
    own = part(game.name)
    for shown in own.before_story(game, viewer, people, words):
        console.print(Text(shown))
    teller = own.teller(game, words, people)
    for line in (*teller.tell(game.events(viewer)), *teller.rest()):
        if line.sign == TURN:
            console.print()
        console.print(Text(f"{line.sign} {line.text}", style=line.style))
    if not game.over:
        console.print(Text(words("replay-unfinished")))
