"""A second run of a game that remembers what its players have seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ridotto.envs.mascarade.memory import Memory, meet, remember
from ridotto.envs.mascarade.tables import Start, face
from ridotto.rules.mascarade.state import State
from ridotto.rules.mascarade.turns import act

_START = Start.blank()


class Witness:
    """The players' knowledge of a table, up to the point where it has followed the game.

    It catches up only when an observation is needed, so it does not slow down play alone.
    """

    __slots__ = ("_followed", "_memory", "_s")

    def __init__(self, dealt: State, shown: bool) -> None:
        """Begin with a dealt table, which is not used again."""
        self._s = dealt
        self._memory = Memory.blank()
        self._followed = 0
        meet(self._s, self._memory, int(shown))

    def copy(self) -> Witness:
        """Return an independent witness."""
        twin: Witness = object.__new__(Witness)
        twin._s, twin._memory = self._s.copy(), self._memory.copy()
        twin._followed = self._followed
        return twin

    def follow(self, actions: Sequence[int]) -> None:
        """Follow the game; these are all actions since the deal."""
        for action in actions[self._followed :]:
            act(self._s, action)
            remember(self._s, self._memory)
        self._followed = len(actions)

    def observe(self, player: int, out: Any) -> None:
        """Write what a player knows into a row."""
        face(self._s, self._memory, _START, player)
        out[:] = self._memory.row[: len(out)]
