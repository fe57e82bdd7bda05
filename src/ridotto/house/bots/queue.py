"""The queue of tables whose bots wait for a worker.

Tables with people present go first. Among those, addresses take turns, and at each address its
hosts: a host with twenty tables full of bots delays only their own, and twenty hosts at one address
delay no one elsewhere.

When a house restarts, stand-ins may have to play at thousands of tables. If all of them asked at
once, every bot would answer too late. So they queue here, and a bot's time limit starts when it
leaves the queue.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from typing import Final

#: Questions per worker at a time: the one being answered, and a few in reserve.
EACH: Final = 4

_Waiter = asyncio.Future[None]


class _RoundRobin:
    """Several queues, served in turn."""

    def __init__(self) -> None:
        self._queues: OrderedDict[str, deque[_Waiter]] = OrderedDict()

    def __len__(self) -> int:
        return sum(map(len, self._queues.values()))

    def join(self, name: str, *waiters: _Waiter) -> None:
        """Add waiters to the end of a queue."""
        if waiters:
            self._queues.setdefault(name, deque()).extend(waiters)

    def remove(self, name: str) -> Iterable[_Waiter]:
        """Remove a queue and return its waiters."""
        return self._queues.pop(name, ())

    def next(self) -> _Waiter | None:
        """Return the next waiter and move their queue to the end."""
        if not self._queues:
            return None
        name, queue = self._queues.popitem(last=False)
        waiter = queue.popleft()
        if queue:
            self._queues[name] = queue
        return waiter


class _Parties:
    """The queues of all hosts, served in turn by address."""

    def __init__(self) -> None:
        self._parties: OrderedDict[str, _RoundRobin] = OrderedDict()

    def __len__(self) -> int:
        return sum(map(len, self._parties.values()))

    def join(self, party: str, host: str, *waiters: _Waiter) -> None:
        """Add waiters to the end of a host's queue at an address."""
        if waiters:
            self._parties.setdefault(party, _RoundRobin()).join(host, *waiters)

    def next(self) -> _Waiter | None:
        """Return the next waiter and move their address to the end."""
        if not self._parties:
            return None
        party, hosts = self._parties.popitem(last=False)
        waiter = hosts.next()
        if len(hosts):
            self._parties[party] = hosts
        return waiter


class BotQueue:
    """All tables whose bots wait for a worker."""

    def __init__(self, most: int, party_of: Callable[[str], str] = lambda table: "") -> None:
        """Serve at most this many at a time.

        ``party_of`` returns the address that a table was opened from, or "" if it is not known;
        such a host counts as an address of their own.
        """
        self._free = most
        self._party_of = party_of
        self._hurried = _Parties()
        self._calm = _RoundRobin()  # by table

    def __len__(self) -> int:
        """Return the number of waiters."""
        return len(self._hurried) + len(self._calm)

    @asynccontextmanager
    async def turn(self, table: str, hurried: str | None) -> AsyncIterator[None]:
        """Wait for a turn and hold it; ``hurried`` is the host if people are at the table."""
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
            self._hurried.join(self._party_of(table) or hurried, hurried, waiter)
        try:
            await waiter
        except asyncio.CancelledError:
            if waiter.done() and not waiter.cancelled():
                self._pass_on()  # cancelled just as the turn came
            raise

    def hurry(self, table: str, host: str) -> None:
        """Move a table that someone has joined ahead of those without people."""
        self._hurried.join(self._party_of(table) or host, host, *self._calm.remove(table))

    def _pass_on(self) -> None:
        """Give a finished turn to the next waiter."""
        while (waiter := self._hurried.next() or self._calm.next()) is not None:
            if not waiter.done():
                waiter.set_result(None)
                return
        self._free += 1
