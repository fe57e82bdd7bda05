"""The time at which a bot's answer is shown: it must not reveal how long the bot thought."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from math import ceil
from typing import Final, TypeVar

T = TypeVar("T")

#: The random spread of the delay, as a share of it, either way.
SPREAD: Final = 0.3


def pace(share: float, pace_ms: int, draw: float) -> float:
    """Return for how many seconds a bot's answer is held back.

    ``share`` is the game's for this kind of decision (``Kind.paces``), which is public; ``draw`` is
    a random number from 0 to 1, independent of the game.
    """
    return pace_ms / 1000 * share * (1 - SPREAD + 2 * SPREAD * draw)


def shown_after(first: float, pace_ms: int, thought: float) -> float:
    """Return after how many seconds an answer is shown that took ``thought`` seconds.

    It is shown at ``first``, or else at the next whole multiple of the pace; without a pace, at
    once.
    """
    if thought <= first or pace_ms <= 0:
        return max(first, thought)
    step = pace_ms / 1000
    return step * ceil(max(thought, first) / step)


async def in_good_time(thinking: Awaitable[T], first: float, pace_ms: int) -> T:
    """Return what ``thinking`` returns or raises, at a time that hides how long it took."""
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
