"""Minds that play Masquerade, from a random player to a searcher."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ridotto.minds.masquerade.players import Beginner, Searcher
from ridotto.minds.mind import Mind
from ridotto.minds.registry import Character, GameMinds
from ridotto.minds.wanderer import Wanderer


def _character(name: str, rung: int, make: Callable[[], Mind]) -> Character:
    return Character(name, "masquerade", rung, f"portrait-{name}", make)


#: All characters of Masquerade.
LADDER: Final = (
    _character("pulcinella", 0, Wanderer),
    _character("colombina", 1, Beginner),
    _character("balanzone", 2, Searcher),
)

MINDS: Final = GameMinds(LADDER, stand_in="colombina")
