"""The parts that games add to the ``ridotto`` command, found through entry points."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ridotto.games import registry
from ridotto.games.entry_points import EntryPoints
from ridotto.terminal.game_part import GamePart

PARTS: Final = EntryPoints("ridotto.terminal", GamePart)


def part(game: str) -> GamePart:
    """Return the part of an installed game: its own, or the generic one."""
    return PARTS.load(game) if game in PARTS else GamePart(game)


def parts() -> dict[str, GamePart]:
    """Return the parts of all installed games by name."""
    return {game: part(game) for game in registry.names()}


def game_commands() -> Mapping[str, str]:
    """Return the commands of single games, each with its module."""
    return {
        command: module
        for game in PARTS.load_all().values()
        for command, module in game.commands.items()
    }
