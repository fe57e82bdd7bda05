"""Whose turn it is to be thought for: few at a time, and those first at whose table somebody is.

Of those, every host has a turn before one has a second: whoever opens twenty tables full of bots
waits for them, and nobody else does.

When a house wakes, stand-ins may have to play at thousands of tables. If all of them asked at
once, every mind would answer too late, those of the tables at which somebody waits included. So
they line up here, and the time a mind has begins when its turn has come.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Final

#: How many questions a thinking process has before it at a time: one, and some to go on with.
EACH: Final = 4

_Waiter = asyncio.Future[None]


class _Rounds:
    """Several lines, of which each has its turn."""

    def __init__(self) -> None:
        self._lines: OrderedDict[str, deque[_Waiter]] = OrderedDict()

    def __len__(self) -> int:
        return sum(map(len, self._lines.values()))

    def join(self, line: str, *waiters: _Waiter) -> None:
        """Wait at the end of a line."""
        if waiters:
            self._lines.setdefault(line, deque()).extend(waiters)

    def leave(self, line: str) -> Iterable[_Waiter]:
        """All who wait in a line, which is no more."""
        return self._lines.pop(line, ())

    def next(self) -> _Waiter | None:
        """Whose turn it is; their line is the last now."""
        if not self._lines:
            return None
        name, line = self._lines.popitem(last=False)
        waiter = line.popleft()
        if line:
            self._lines[name] = line
        return waiter


class Turns:
    """All tables that want something thought of."""

    def __init__(self, most: int) -> None:
        """So many at a time."""
        self._free = most
        self._hurried = _Rounds()  # by host
        self._calm = _Rounds()  # by table

    def __len__(self) -> int:
        """How many are waiting."""
        return len(self._hurried) + len(self._calm)

    @asynccontextmanager
    async def turn(self, table: str, hurried: str | None) -> AsyncIterator[None]:
        """Wait for a turn, and have it; ``hurried`` is the host, if somebody waits for it."""
        await self._wait(table, hurried)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, table: str, hurried: str | None) -> None:
        if self._free:
            self._free -= 1
            return
        waiter: _Waiter = asyncio.get_running_loop().create_future()
        if hurried is None:
            self._calm.join(table, waiter)
        else:
            self._hurried.join(hurried, waiter)
        try:
            await waiter
        except asyncio.CancelledError:
            if waiter.done() and not waiter.cancelled():
                self._pass_on()  # the turn came too late
            raise

    def hurry(self, table: str, host: str) -> None:
        """Somebody has come to this table: it need not wait behind those where nobody is."""
        self._hurried.join(host, *self._calm.leave(table))

    def _pass_on(self) -> None:
        """Whoever had a turn is done: the next one has it."""
        while (waiter := self._hurried.next() or self._calm.next()) is not None:
            if not waiter.done():
                waiter.set_result(None)
                return
        self._free += 1
