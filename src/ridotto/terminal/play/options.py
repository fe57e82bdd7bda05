"""The options of ``ridotto play`` that all games share."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from ridotto.games.setup import MOST_SEED
from ridotto.terminal.arguments.parser import Parser
from ridotto.terminal.play.game_play import GamePlay
from ridotto.terminal.play.opponents import add_opponents
from ridotto.terminal.play.record_keeper import objection

LONGEST_NAME: Final = 20
MOST_TURNS: Final = 1_000_000


def read_options(
    parser: Parser, arguments: Sequence[str], play: GamePlay[Any]
) -> argparse.Namespace:
    """Parse the command line of a game; exits on an error."""
    add_options(parser, play)
    given = parser.parse_args(arguments)
    _check_options(parser, given, play.settled)
    return given


def add_options(parser: Parser, play: GamePlay[Any]) -> None:
    """Add all options of a game."""
    play.add_first_options(parser)
    _add_common_options(parser, play.most_players, play.turn_limit_help)
    play.add_last_options(parser)


def _add_common_options(parser: Parser, most_players: int, turn_limit_help: str) -> None:
    words = parser.words
    parser.add_number("--seat", 0, most_players - 1, "help-play-seat")
    parser.add_number("--seed", 0, MOST_SEED, "help-play-seed")
    parser.add_number("--turn-limit", 1, MOST_TURNS, turn_limit_help)
    parser.add_argument("--name", help=words("help-play-name"), metavar="NAME")
    parser.add_argument("--save", metavar="FILE", help=words("help-play-save"))
    parser.add_argument("--resume", metavar="FILE", help=words("help-play-resume"))
    parser.add_argument("--fast", action="store_true", help=words("help-play-fast"))
    add_opponents(parser)


def _check_options(parser: Parser, given: argparse.Namespace, settled: Sequence[str]) -> None:
    name = given.name
    if name is not None and not (0 < len(name.strip()) <= LONGEST_NAME and name.isprintable()):
        parser.complain("play-bad-name", most=LONGEST_NAME)
    if given.save:
        again = given.save == given.resume
        against = objection(parser.words, Path(given.save), again=again)
        if against:
            parser.leave(against)
    if given.resume:
        # Seed 0 is valid.
        asked = [name for name in (*settled, "turn_limit") if getattr(given, name)]
        asked += ["seed"] if given.seed is not None else []
        if asked:
            odd = ", ".join(f"--{name.replace('_', '-')}" for name in asked)
            parser.complain("play-resume-alone", what=odd)
