"""Run work in a separate thread that does not delay shutdown."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")


async def in_thread(work: Callable[..., T], *given: Any, **more: Any) -> T:
    """Run a function in a new thread and return its result.

    Unlike an executor's threads, it ends with the process: closing a house waits for no backup.
    """
    loop = asyncio.get_running_loop()
    future: asyncio.Future[T] = loop.create_future()

    def settle(set_outcome: Callable[[Any], None], outcome: Any) -> None:
        if not future.done():
            set_outcome(outcome)

    def run() -> None:
        try:
            outcome: Any = work(*given, **more)
            set_outcome: Callable[[Any], None] = future.set_result
        except Exception as failure:
            outcome, set_outcome = failure, future.set_exception
        if not loop.is_closed():
            loop.call_soon_threadsafe(settle, set_outcome, outcome)

    threading.Thread(target=run, name=f"ridotto-{work.__name__}", daemon=True).start()
    return await future
