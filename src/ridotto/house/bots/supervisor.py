"""Supervise one bot worker; restart it when it dies."""

from __future__ import annotations

import asyncio
import importlib.util
import os
from collections.abc import Coroutine, Mapping
from contextlib import suppress
from typing import Any, Final, TypeVar

from ridotto.house.bots.process import Process
from ridotto.minds.seating import Failed

T = TypeVar("T")

#: Backoff in seconds before a worker that keeps dying is restarted: first and longest.
_SOON: Final = 0.1
_SELDOM: Final = 10.0
#: A worker that ran this long (seconds) did not fail at start-up: reset the backoff.
_LIVED: Final = 30.0


def _compiles() -> bool:
    """Return whether workers will compile the rules, without importing Numba here."""
    return os.environ.get("RIDOTTO_PLAIN") != "1" and importlib.util.find_spec("numba") is not None


class Supervisor:
    """Keep one worker process running.

    Loading compiled rules takes seconds, and minutes the very first time. Until then a worker
    with plain rules answers.
    """

    def __init__(self, config: Mapping[str, Any], patience: float) -> None:
        self._config = config
        self._patience = patience
        self._compiles = _compiles()
        self._main: Process | None = None
        self._plain: Process | None = None
        self._keeper: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[Any]] = set()
        self._running: set[Process] = set()
        self._launching = asyncio.Lock()
        self._launched = asyncio.Event()
        self._ready = asyncio.Event()

    @property
    def pids(self) -> list[int]:
        """Return the ids of the running processes."""
        return [process.pid for process in self._running if not process.gone.is_set()]

    def start(self) -> None:
        """Start the worker and keep it running."""
        if self._keeper is None:
            self._keeper = asyncio.get_running_loop().create_task(self._keep())

    async def stop(self) -> None:
        """Stop all processes; when this returns, none is left."""
        if self._keeper is not None:
            self._keeper.cancel()
            with suppress(asyncio.CancelledError):
                await self._keeper
            self._keeper = None
        while self._tasks or self._running:
            await asyncio.gather(*(process.leave() for process in self._running))
            self._running.clear()
            await asyncio.gather(*self._tasks, return_exceptions=True)
        self._main = self._plain = None

    async def ready(self) -> None:
        """Wait until the worker has loaded its code."""
        while self._main is None or not self._main.ready.is_set():
            self._ready.clear()
            await self._ready.wait()

    def forget(self, table: str) -> None:
        """Drop a table's bots."""
        for process in self._running:
            process.forget(table)

    async def process(self) -> Process:
        """Return the process that can answer soonest; raises :exc:`Failed`."""
        if self._keeper is None:
            raise Failed("dead", "the bot workers have not been started")
        while not self._compiles and not (self._main and self._main.alive):
            self._launched.clear()
            await self._launched.wait()
        async with self._launching:
            main, fallback = self._main, self._plain
            if main and main.alive and (main.ready.is_set() or not self._compiles):
                self._dismiss_plain()
                return main
            if fallback and fallback.alive:
                return fallback
            try:
                return await self._launch(plain=True)
            except OSError as error:
                raise Failed("dead", f"no bot worker can be started: {error}") from None

    async def _launch(self, *, plain: bool) -> Process:
        """Launch a process; it is registered even if the caller is cancelled."""

        async def launch() -> Process:
            process = await Process.launch(self._config, self._patience, plain=plain)
            self._running = {one for one in self._running if not one.gone.is_set()} | {process}
            if plain:
                self._plain = process
            else:
                self._main = process
                self._launched.set()
            return process

        return await asyncio.shield(self._task(launch()))

    def _task(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _keep(self) -> None:
        """Restart the worker whenever it dies."""
        clock = asyncio.get_running_loop().time
        pause = _SOON
        while True:
            born = clock()
            with suppress(OSError):
                await self._watch(await self._launch(plain=False))
            pause = _SOON if clock() - born > _LIVED else min(2 * pause, _SELDOM)
            await asyncio.sleep(pause)

    async def _watch(self, process: Process) -> None:
        """Wait until a process dies; once it is ready, dismiss the plain one."""
        gone = asyncio.ensure_future(process.gone.wait())
        ready = asyncio.ensure_future(process.ready.wait())
        try:
            await asyncio.wait((gone, ready), return_when=asyncio.FIRST_COMPLETED)
            if ready.done():
                self._ready.set()
                self._dismiss_plain()
            await gone
        finally:
            gone.cancel()
            ready.cancel()

    def _dismiss_plain(self) -> None:
        """Let the plain worker answer its questions and stop."""
        if self._plain is not None:
            self._task(_stop_when_idle(self._plain, self._patience))
            self._plain = None


async def _stop_when_idle(process: Process, patience: float) -> None:
    with suppress(TimeoutError):
        async with asyncio.timeout(patience):
            await process.idle.wait()
    await process.leave()
