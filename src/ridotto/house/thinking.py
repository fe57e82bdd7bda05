"""Minds of live tables. They think in processes of their own, so that no table ever waits for one.

A table's minds are always in the same process. Whatever goes wrong there, a dead process
included, costs one decision: the caller gets :exc:`Failed` and takes the safe action.
"""

from __future__ import annotations

import asyncio
import importlib.util
import os
import time
import zlib
from collections.abc import Coroutine, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final, TypeVar

import msgspec

from ridotto.house.thinking_pace import in_good_time, pace, shown_after
from ridotto.house.thinking_process import Key, Process
from ridotto.house.thinking_words import INFER, Answer, Think
from ridotto.minds.seating import Failed

__all__ = ["Failed", "SeatKey", "Thinkers", "in_good_time", "pace", "shown_after"]

T = TypeVar("T")

#: A table's id and a player's number.
SeatKey = tuple[str, int]

#: How much later than told an answer may come, in seconds: it may have to wait its turn.
MARGIN: Final = 0.25
#: How long masks may be inferred, in milliseconds.
INFER_MILLIS: Final = 5_000
#: For how many seconds a process with something to answer may be silent.
PATIENCE: Final = 10.0
#: How many minds a process keeps, in about how many bytes; others are told everything again.
MOST_MINDS: Final = 4_000
ROOM: Final = 512 * 1024 * 1024
#: How long it takes until a process that keeps dying is started again: at first, and at most.
_SOON: Final = 0.1
_SELDOM: Final = 10.0
#: Who lived for so many seconds did not die of being started.
_LIVED: Final = 30.0


class Thinkers:
    """The thinking processes of a house."""

    def __init__(
        self,
        workers: int = 1,
        *,
        makers: Mapping[str, str] | None = None,
        patience: float = PATIENCE,
        most: int = MOST_MINDS,
        room: int = ROOM,
    ) -> None:
        """So many processes, each with room for so many minds.

        ``makers`` are characters beside those of the ladders, each as ``module:function``.
        """
        if workers < 1:
            raise ValueError(f"there must be at least one thinking process, not {workers}")
        told = {"most": most, "room": room // workers, "makers": dict(makers or {})}
        self._desks = [_Desk(told, patience) for _ in range(workers)]

    async def start(self) -> None:
        """Start the processes; they become ready by themselves."""
        for desk in self._desks:
            desk.start()

    async def stop(self) -> None:
        """End the processes; when this returns, none is left."""
        await asyncio.gather(*(desk.stop() for desk in self._desks))

    @property
    def pids(self) -> list[int]:
        """The numbers of the processes that run now."""
        return [pid for desk in self._desks for pid in desk.pids]

    async def ready(self) -> None:
        """Return when all that can be loaded beforehand is."""
        for desk in self._desks:
            await desk.ready()

    async def decide(
        self,
        seat: SeatKey,
        start: Any,
        events: Sequence[Any],
        asked: Any,
        character: str,
        millis: int,
    ) -> dict[str, Any]:
        """The action that a character takes in this seat, as plain data; raises :exc:`Failed`.

        ``start`` and ``asked`` are a mind's :class:`Start` and :class:`Asked`, ``events`` all that
        the seat has heard so far: typed, plain, or JSON bytes. Only what is new is sent on.
        ``asked.state.player`` must be the player who is asked.
        """
        answer = await self._ask((*seat, character), start, events, asked, millis)
        action: dict[str, Any] = answer.value
        return action

    async def infer(
        self, seat: SeatKey, start: Any, events: Sequence[Any]
    ) -> list[dict[str, float]]:
        """What a seat of Mascarade could infer: place by place the chance of each mask.

        Seats come first, then the centre; chances have three decimals, and zeros are left out.
        """
        answer = await self._ask((*seat, INFER), start, events, None, INFER_MILLIS)
        chances: list[dict[str, float]] = answer.value
        return chances

    def forget(self, table: str) -> None:
        """A table is over: nothing about it is needed any more."""
        self._desk(table).forget(table)

    def _desk(self, table: str) -> _Desk:
        return self._desks[zlib.crc32(table.encode()) % len(self._desks)]

    async def _ask(
        self, key: Key, start: Any, events: Sequence[Any], asked: Any, millis: int
    ) -> Answer:
        desk = self._desk(key[0])
        seconds = millis / 1000 + MARGIN
        until = time.monotonic() + seconds
        try:
            async with asyncio.timeout(seconds):
                process = await desk.process()
                while True:
                    answer = await _put(process, key, start, events, asked, millis, until)
                    if answer.outcome != "again":
                        break
                    process.unsend(key)
        except TimeoutError:
            raise Failed("late", f"no answer in {millis} ms") from None
        if answer.outcome != "done":
            if answer.outcome != "late":
                process.unsend(key)
            raise Failed(answer.outcome, answer.told)
        return answer


async def _put(
    process: Process,
    key: Key,
    start: Any,
    events: Sequence[Any],
    asked: Any,
    millis: int,
    until: float,
) -> Answer:
    """Send what this process has not heard yet, and the question."""
    heard, since = len(events), process.sent(key)
    if since > heard:
        since = 0
    news = [_raw(event) for event in events[since:heard]]
    begin = _raw(start) if since == 0 else None
    question = Think(0, *key, since, begin, news, _raw(asked), millis, until)
    return await process.ask(key, question, heard)


def _raw(told: Any) -> Any:
    """JSON that is written already stays as it is."""
    return msgspec.Raw(told) if isinstance(told, bytes) else told


def _compiles() -> bool:
    """Whether the processes will have compiled rules, without loading any here."""
    return os.environ.get("RIDOTTO_PLAIN") != "1" and importlib.util.find_spec("numba") is not None


class _Desk:
    """A thinking process that is replaced when it dies.

    Until it has loaded its compiled rules, which may take a minute the very first time, a plain
    one stands in for it.
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
        return [process.pid for process in self._living if not process.gone.is_set()]

    def start(self) -> None:
        if self._keeping is None:
            self._keeping = asyncio.get_running_loop().create_task(self._keep())

    async def stop(self) -> None:
        if self._keeping is not None:
            self._keeping.cancel()
            with suppress(asyncio.CancelledError):
                await self._keeping
            self._keeping = None
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(process.leave() for process in self._living))
        self._living.clear()
        self._main = self._stand_in = None

    async def ready(self) -> None:
        while self._main is None or not self._main.ready.is_set():
            await asyncio.sleep(0.02)

    def forget(self, table: str) -> None:
        for process in self._living:
            process.forget(table)

    async def process(self) -> Process:
        """Whoever can answer soonest; raises :exc:`Failed` if nobody is there at all."""
        if self._keeping is None:
            raise Failed("dead", "the thinking processes have not been started")
        while not self._compiles and not (self._main and self._main.alive):
            await asyncio.sleep(0.02)
        if self._main and self._main.alive and (self._main.ready.is_set() or not self._compiles):
            return self._main
        async with self._launching:
            if self._stand_in is None or not self._stand_in.alive:
                try:
                    self._stand_in = await self._launch(plain=True)
                except OSError as error:
                    raise Failed("dead", str(error)) from None
            return self._stand_in

    async def _launch(self, *, plain: bool) -> Process:
        """A new process, which is there and known even if whoever wanted it no longer waits."""

        async def launch() -> Process:
            process = await Process.launch(self._told, self._patience, plain=plain)
            self._living = {one for one in self._living if not one.gone.is_set()} | {process}
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
                self._main = await self._launch(plain=False)
                await self._see_through(self._main)
            pause = _SOON if clock() - born > _LIVED else min(2 * pause, _SELDOM)
            await asyncio.sleep(pause)

    async def _see_through(self, process: Process) -> None:
        """Wait until a process has died; when it is ready, the stand-in goes."""
        gone = asyncio.ensure_future(process.gone.wait())
        ready = asyncio.ensure_future(process.ready.wait())
        try:
            await asyncio.wait((gone, ready), return_when=asyncio.FIRST_COMPLETED)
            if ready.done() and self._stand_in is not None:
                self._task(_let_go(self._stand_in, self._patience))
                self._stand_in = None
            await gone
        finally:
            gone.cancel()
            ready.cancel()


async def _let_go(process: Process, patience: float) -> None:
    until = asyncio.get_running_loop().time() + patience
    while not process.idle and asyncio.get_running_loop().time() < until:
        await asyncio.sleep(0.02)
    await process.leave()
