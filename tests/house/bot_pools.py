"""Pools of bot workers for tests, with characters that misbehave."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from ridotto.house.bots.pool import BotPool, Failed

#: Timeout in seconds for a slow machine.
PATIENCE = 60.0
MAKERS = {
    name.lower(): f"house.thinking_characters:{name}"
    for name in ("Hanging", "Slow", "Illegal", "Dying", "Chattering", "Nervous")
}


@asynccontextmanager
async def open_house(**more: Any) -> AsyncIterator[BotPool]:
    pool = BotPool(makers=MAKERS, **more)
    await pool.start()
    try:
        yield pool
    finally:
        pids = pool.pids
        await pool.stop()
        assert pool.pids == []
        assert not [pid for pid in pids if is_there(pid)]


def is_there(pid: int) -> bool:
    """Check whether a process is running; zombies are not."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"


async def until(settled: Callable[[], bool]) -> None:
    last = time.monotonic() + PATIENCE
    while not settled() and time.monotonic() < last:
        await asyncio.sleep(0.02)
    assert settled()


async def fails(asking: Awaitable[Any], kind: str) -> str:
    with pytest.raises(Failed) as caught:
        await asking
    assert caught.value.kind == kind
    return str(caught.value)
