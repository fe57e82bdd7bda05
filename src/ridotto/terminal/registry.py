"""The parts that games add to the ``ridotto`` command, found through entry points."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Final

from ridotto.games import registry
from ridotto.games.entry_points import EntryPoints, PartError
from ridotto.terminal.game_part import GamePart

_log = logging.getLogger("ridotto.terminal")

PARTS: Final = EntryPoints("ridotto.terminal", GamePart)


def part(game: str) -> GamePart:
    """Return the part of an installed game, or the generic one if its own is broken."""
    if game in PARTS:
        try:
            return PARTS.load(game)
        except PartError as error:
            _log.warning("%s; the game is shown in a generic way", error)
    return GamePart(game)


def parts() -> dict[str, GamePart]:
    """Return the parts of all games that can be loaded, by name."""
    return {game: part(game) for game in registry.kinds()}


def game_commands() -> Mapping[str, str]:
    """Return the commands of single games, each with its module."""
    return {
        command: module
        for game in PARTS.load_all().values()
        for command, module in game.commands.items()
    }
