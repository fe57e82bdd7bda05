"""A place at which somebody always thinks: whoever dies is replaced."""

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

#: How long it takes until a process that keeps dying is started again: at first, and at most.
_SOON: Final = 0.1
_SELDOM: Final = 10.0
#: Who lived for so many seconds did not die of being started.
_LIVED: Final = 30.0
#: How often it is looked whether somebody is there or done, in seconds.
_BLINK: Final = 0.02


def _compiles() -> bool:
    """Whether the processes will have compiled rules, without loading any here."""
    return os.environ.get("RIDOTTO_PLAIN") != "1" and importlib.util.find_spec("numba") is not None


class Desk:
    """A thinking process that is replaced when it dies.

    Until it has loaded its compiled rules, which takes seconds, and minutes the very first time,
    a plain one stands in for it as soon as something is asked.
    """

    def __init__(self, told: Mapping[str, Any], patience: float) -> None:
        self._told = told
        self._patience = patience
        self._compiles = _compiles()
        self._main: Process | None = None
        self._stand_in: Process | None = None
        self._keeping: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[Any]] = set()
        self._living: set[Process] = set()
        self._launching = asyncio.Lock()

    @property
    def pids(self) -> list[int]:
        """The numbers of the processes that run now."""
        return [process.pid for process in self._living if not process.gone.is_set()]

    def start(self) -> None:
        """Start the process, and from now on see to it that there is one."""
        if self._keeping is None:
            self._keeping = asyncio.get_running_loop().create_task(self._keep())

    async def stop(self) -> None:
        """End all that was started; when this returns, nothing is left."""
        if self._keeping is not None:
            self._keeping.cancel()
            with suppress(asyncio.CancelledError):
                await self._keeping
            self._keeping = None
        while self._tasks or self._living:
            await asyncio.gather(*(process.leave() for process in self._living))
            self._living.clear()
            await asyncio.gather(*self._tasks, return_exceptions=True)
        self._main = self._stand_in = None

    async def ready(self) -> None:
        """Return when the process has loaded what it can."""
        while self._main is None or not self._main.ready.is_set():
            await asyncio.sleep(_BLINK)

    def forget(self, table: str) -> None:
        """Let a table be forgotten."""
        for process in self._living:
            process.forget(table)

    async def process(self) -> Process:
        """Whoever can answer soonest; raises :exc:`Failed` if nobody can."""
        if self._keeping is None:
            raise Failed("dead", "the thinking processes have not been started")
        while not self._compiles and not (self._main and self._main.alive):
            await asyncio.sleep(_BLINK)
        async with self._launching:
            main, stand_in = self._main, self._stand_in
            if main and main.alive and (main.ready.is_set() or not self._compiles):
                self._relieve()
                return main
            if stand_in and stand_in.alive:
                return stand_in
            try:
                return await self._launch(plain=True)
            except OSError as error:
                raise Failed("dead", f"no thinking process can be started: {error}") from None

    async def _launch(self, *, plain: bool) -> Process:
        """A new process, which is there and known even if whoever wanted it no longer waits."""

        async def launch() -> Process:
            process = await Process.launch(self._told, self._patience, plain=plain)
            self._living = {one for one in self._living if not one.gone.is_set()} | {process}
            if plain:
                self._stand_in = process
            else:
                self._main = process
            return process

        return await asyncio.shield(self._task(launch()))

    def _task(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _keep(self) -> None:
        """See to it that there is a process, as long as the house is open."""
        clock = asyncio.get_running_loop().time
        pause = _SOON
        while True:
            born = clock()
            with suppress(OSError):
                await self._see_through(await self._launch(plain=False))
            pause = _SOON if clock() - born > _LIVED else min(2 * pause, _SELDOM)
            await asyncio.sleep(pause)

    async def _see_through(self, process: Process) -> None:
        """Wait until a process has died; when it is ready, the stand-in goes."""
        gone = asyncio.ensure_future(process.gone.wait())
        ready = asyncio.ensure_future(process.ready.wait())
        try:
            await asyncio.wait((gone, ready), return_when=asyncio.FIRST_COMPLETED)
            if ready.done():
                self._relieve()
            await gone
        finally:
            gone.cancel()
            ready.cancel()

    def _relieve(self) -> None:
        """Let the stand-in answer what it was asked, and leave."""
        if self._stand_in is not None:
            self._task(_let_go(self._stand_in, self._patience))
            self._stand_in = None


async def _let_go(process: Process, patience: float) -> None:
    clock = asyncio.get_running_loop().time
    until = clock() + patience
    while process.busy and clock() < until:
        await asyncio.sleep(_BLINK)
    await process.leave()
