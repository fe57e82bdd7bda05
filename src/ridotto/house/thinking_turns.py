"""Whose turn it is to be thought for: few at a time, and those first at whose table somebody is.

When a house wakes, stand-ins may have to play at thousands of tables. If all of them asked at
once, every mind would answer too late, those of the tables at which somebody waits included. So
they line up here, and the time a mind has begins when its turn has come.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

#: How many questions a thinking process has before it at a time: one, and some to go on with.
EACH: Final = 4

_Waiter = asyncio.Future[None]


class Turns:
    """A line of tables that want something thought of."""

    def __init__(self, most: int) -> None:
        """So many at a time."""
        self._free = most
        self._hurried: deque[_Waiter] = deque()
        self._calm: OrderedDict[str, deque[_Waiter]] = OrderedDict()

    def __len__(self) -> int:
        """How many are waiting."""
        return len(self._hurried) + sum(map(len, self._calm.values()))

    @asynccontextmanager
    async def turn(self, table: str, *, hurried: bool) -> AsyncIterator[None]:
        """Wait for a turn, and have it; ``hurried`` if somebody at the table waits for it."""
        await self._wait(table, hurried)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, table: str, hurried: bool) -> None:
        if self._free:
            self._free -= 1
            return
        waiter: _Waiter = asyncio.get_running_loop().create_future()
        line = self._hurried if hurried else self._calm.setdefault(table, deque())
        line.append(waiter)
        try:
            await waiter
        except asyncio.CancelledError:
            if waiter.done() and not waiter.cancelled():
                self._pass_on()  # the turn came too late
            raise

    def hurry(self, table: str) -> None:
        """Somebody has come to this table: it need not wait behind those where nobody is."""
        self._hurried.extend(self._calm.pop(table, ()))

    def _pass_on(self) -> None:
        """Whoever had a turn is done: the next one has it."""
        while (waiter := self._next()) is not None:
            if not waiter.done():
                waiter.set_result(None)
                return
        self._free += 1

    def _next(self) -> _Waiter | None:
        if self._hurried:
            return self._hurried.popleft()
        if not self._calm:
            return None
        table, line = next(iter(self._calm.items()))
        waiter = line.popleft()
        if not line:
            del self._calm[table]
        return waiter
