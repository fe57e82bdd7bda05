"""Timers and background tasks of one table, each under a key."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from typing import Any


class Timers:
    """Timers and background tasks. After :meth:`stop` nothing refers to their owner."""

    def __init__(self) -> None:
        """Start with nothing armed."""
        self._timers: dict[Hashable, asyncio.TimerHandle] = {}
        self._tasks: dict[Hashable, asyncio.Task[None]] = {}

    def arm(self, key: Hashable, delay: float, callback: Callable[..., None], *given: Any) -> None:
        """Call a function after a delay in seconds; replaces the timer under this key."""
        if (timer := self._timers.get(key)) is not None:
            timer.cancel()
        loop = asyncio.get_running_loop()
        self._timers[key] = loop.call_later(delay, self._fire, key, callback, given)

    def _fire(self, key: Hashable, callback: Callable[..., None], given: tuple[Any, ...]) -> None:
        self._timers.pop(key, None)
        callback(*given)

    def armed(self, key: Hashable) -> bool:
        """Check whether a timer is armed under this key."""
        return key in self._timers

    def cancel(self, key: Hashable) -> None:
        """Cancel the timer under this key, if there is one."""
        if (timer := self._timers.pop(key, None)) is not None:
            timer.cancel()

    def run(
        self, key: Hashable, work: Callable[..., Coroutine[Any, Any, None]], *given: Any
    ) -> None:
        """Run a task in the background, unless one is already running under this key."""
        if key in self._tasks:
            return
        task = asyncio.get_running_loop().create_task(self._tracked(key, work, given))
        self._tasks[key] = task
        task.add_done_callback(lambda done: self._forget(key, done))

    async def _tracked(
        self, key: Hashable, work: Callable[..., Coroutine[Any, Any, None]], given: tuple[Any, ...]
    ) -> None:
        try:
            await work(*given)
        finally:
            # Remove it now, so that the same task can start again in this iteration of the loop.
            self._forget(key, asyncio.current_task())

    def _forget(self, key: Hashable, task: asyncio.Task[None] | None) -> None:
        if self._tasks.get(key) is task:
            del self._tasks[key]

    def stop(self) -> None:
        """Cancel every timer and every task but the one that calls this."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        current = asyncio.current_task()
        for task in self._tasks.values():
            if task is not current:
                task.cancel()
