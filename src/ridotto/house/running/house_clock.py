"""The two clocks of a house: a steady one for durations, and the wall clock for people.

The wall clock jumps: when someone sets it, when the machine learns the time after it has started,
when a virtual machine is moved. So durations are measured by the steady clock alone, and no time
limit, time bank or rate limit changes when the wall clock does. What is kept on disk has the time
of the wall clock.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

#: Differences between the clocks below this many milliseconds are rounding and slow corrections.
TOLERANCE: Final = 1000
_MILLISECOND: Final = 1_000_000


class HouseClock:
    """Tell the time in milliseconds since 1970, by a steady clock and by the wall clock."""

    def __init__(
        self,
        wall: Callable[[], int] = time.time_ns,
        steady: Callable[[], int] = time.monotonic_ns,
    ) -> None:
        """Set the steady clock by the wall clock; both sources return nanoseconds."""
        self._wall = wall
        self._steady = steady
        self._offset = wall() - steady()

    def now(self) -> int:
        """Return the time by the steady clock, which was set when the house opened."""
        return (self._steady() + self._offset) // _MILLISECOND

    def wall(self) -> int:
        """Return the time by the wall clock, for people and for other processes."""
        return self._wall() // _MILLISECOND

    def skew(self) -> int:
        """Return how far the wall clock is ahead of the steady clock; 0 if it has not jumped."""
        ahead = self.wall() - self.now()
        return ahead if abs(ahead) >= TOLERANCE else 0
