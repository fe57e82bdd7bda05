"""Set-ups of games without options of their own on the command line."""

from __future__ import annotations

import argparse
from typing import Any, Final

import msgspec

from ridotto.games.kind import Kind
from ridotto.terminal.arguments.parser import Parser

#: Default number of players, if the game allows it.
_USUAL_PLAYERS: Final = 4


def default_players(kind: Kind) -> int:
    """Return the default number of players of a game."""
    return min(max(kind.players[0], _USUAL_PLAYERS), kind.players[-1])


def has_turn_limit(kind: Kind) -> bool:
    """Check whether the rules of a game have the option ``turn_limit``."""
    return any(field.name == "turn_limit" for field in msgspec.structs.fields(kind.options))


def read_setup(parser: Parser, given: argparse.Namespace, kind: Kind) -> dict[str, Any]:
    """Return the set-up that the command line asks for, as plain data without a seed."""
    players = given.players or default_players(kind)
    if players not in kind.players:
        bounds = {"least": kind.players[0], "most": kind.players[-1]}
        parser.leave(f"--players: {parser.words('usage-number', given=players, **bounds)}")
    setup: dict[str, Any] = {"players": players, "options": {}}
    if given.turn_limit is not None and has_turn_limit(kind):
        setup["options"]["turn_limit"] = given.turn_limit
    if kind.scenarios is not None:
        setup["scenario"] = kind.scenarios.default(players)
    return setup
