"""``ridotto play``: a game in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Final

from ridotto.terminal.arguments import Parser, parser_for

#: The games and the modules that play them, each with ``run(parser, arguments)``.
PLAYED: Final = {
    "mascarade": "ridotto.terminal.mascarade.play",
    "masquerade": "ridotto.terminal.masquerade.play",
}


def run(arguments: Sequence[str], language: str) -> int:
    """Play the game that is named first."""
    if arguments and arguments[0] in PLAYED:
        game = arguments[0]
        parser = Parser(language, f"play {game}")
        parser.description = parser.words("help-play.long")
        status: int = import_module(PLAYED[game]).run(parser, arguments[1:])
        return status
    parser = parser_for("play", language)
    parser.add_argument(
        "game", type=parser.one_of(PLAYED), metavar="GAME", help=parser.words("help-game")
    )
    helped = {"-h", "--help"} & set(arguments)
    if helped or not set(PLAYED) & set(arguments):
        parser.parse_args(arguments)
    # A known game that does not come first: its own options stand before it.
    parser.complain("play-game-first", known=", ".join(PLAYED))
