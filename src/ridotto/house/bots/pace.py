"""Delay bots' answers, so that they do not reveal how long a bot thought."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from math import ceil
from typing import Final, TypeVar

T = TypeVar("T")

#: Random jitter of the delay, as a fraction of it in either direction.
SPREAD: Final = 0.3


def pace(share: float, pace_ms: int, draw: float) -> float:
    """Return the delay of a bot's answer, in seconds.

    ``share`` is the game's factor for this kind of decision (``Kind.paces``), which is public;
    ``draw`` is a random number from 0 to 1, independent of the game.
    """
    return pace_ms / 1000 * share * (1 - SPREAD + 2 * SPREAD * draw)


def shown_after(first: float, pace_ms: int, thought: float) -> float:
    """Return when to show an answer that took ``thought`` seconds, in seconds.

    That is at ``first``, or else at the next whole multiple of the pace; without a pace, at once.
    """
    if thought <= first or pace_ms <= 0:
        return max(first, thought)
    step = pace_ms / 1000
    return step * ceil(max(thought, first) / step)


async def in_good_time(thinking: Awaitable[T], first: float, pace_ms: int) -> T:
    """Await ``thinking`` and return its result at a time that hides how long it took."""
    clock = asyncio.get_running_loop().time
    begun = clock()

    async def rest() -> None:
        thought = clock() - begun
        await asyncio.sleep(shown_after(first, pace_ms, thought) - thought)

    try:
        found = await thinking
    except Exception:
        await rest()
        raise
    await rest()
    return found
