"""The part of a game that interfaces need to walk its tree."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from ridotto.envs.tree.position import Variant


@dataclass(frozen=True)
class TreePart:
    """The tree of one game."""

    #: Parameters with their defaults, whose types count.
    parameters: Mapping[str, Any]
    #: Return the game with these parameters; raises :exc:`ValueError`.
    variant: Callable[[Mapping[str, Any]], Variant]
    #: The numbers of players, those of small variants included.
    players: range
