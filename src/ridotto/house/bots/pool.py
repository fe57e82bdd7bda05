"""The bots of live tables. They run in worker processes, so they never block the house.

All bots of a table share one worker. Any failure there, even a dead process, costs one decision:
the caller gets :exc:`Failed` and takes the safe action.
"""

from __future__ import annotations

import asyncio
import time
import zlib
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from ridotto.house.bots.pace import in_good_time, pace, shown_after
from ridotto.house.bots.process import Key, Process
from ridotto.house.bots.protocol import INFER, Answer, Think
from ridotto.house.bots.supervisor import Supervisor
from ridotto.house.running.histogram import Histogram
from ridotto.minds.seating import Failed

__all__ = ["BotPool", "Failed", "SeatKey", "in_good_time", "pace", "shown_after"]

#: A table's id and a player's number.
SeatKey = tuple[str, int]

#: Grace period in seconds for an answer after its time limit: it may have been queued.
MARGIN: Final = 0.25
#: The time limit of an inference, in milliseconds.
INFER_MILLIS: Final = 5_000
#: Timeout in seconds for a worker that is silent while a question is open.
PATIENCE: Final = 10.0
#: Maximum number and approximate bytes of the bots that workers keep in memory. Evicted bots are
#: sent their whole history again.
MOST_MINDS: Final = 4_000
ROOM: Final = 512 * 1024 * 1024


class BotPool:
    """The bot workers of a house."""

    def __init__(
        self,
        workers: int = 1,
        *,
        makers: Mapping[str, str] | None = None,
        patience: float = PATIENCE,
        most: int = MOST_MINDS,
        room: int = ROOM,
    ) -> None:
        """Use this many workers, each with room for ``most`` bots.

        ``makers`` are characters besides those of the ladders, each as ``module:function``.
        """
        if workers < 1:
            raise ValueError(f"there must be at least one bot worker, not {workers}")
        config = {"most": most, "room": room // workers, "makers": dict(makers or {})}
        self._supervisors = [Supervisor(config, patience) for _ in range(workers)]
        #: The time until a worker answered a question.
        self.thinking = Histogram()

    async def start(self) -> None:
        """Start the workers without waiting until they are ready."""
        for supervisor in self._supervisors:
            supervisor.start()

    async def stop(self) -> None:
        """Stop the workers; when this returns, none is left."""
        await asyncio.gather(*(supervisor.stop() for supervisor in self._supervisors))

    @property
    def pids(self) -> list[int]:
        """Return the ids of the running processes."""
        return [pid for supervisor in self._supervisors for pid in supervisor.pids]

    async def ready(self) -> None:
        """Wait until all workers have loaded their code."""
        for supervisor in self._supervisors:
            await supervisor.ready()

    async def decide(
        self,
        seat: SeatKey,
        start: Any,
        events: Sequence[Any],
        asked: Any,
        character: str,
        millis: int,
    ) -> dict[str, Any]:
        """Return the action that a character takes, as plain data; raises :exc:`Failed`.

        ``start`` and ``asked`` are a mind's :class:`Start` and :class:`Asked`; ``events`` are all
        events of the seat so far: typed, plain, or JSON bytes. Only new ones are sent to the
        worker.
        """
        began = time.perf_counter()
        answer = await self._ask((*seat, character), start, events, asked, millis)
        self.thinking.observe(time.perf_counter() - began)
        action: dict[str, Any] = answer.value
        return action

    async def infer(
        self, seat: SeatKey, start: Any, events: Sequence[Any]
    ) -> list[dict[str, float]]:
        """Return what a seat could infer: for each place the chance of each card.

        Chances have three decimals; zeros are left out. Raises :exc:`Failed`.
        """
        answer = await self._ask((*seat, INFER), start, events, None, INFER_MILLIS)
        chances: list[dict[str, float]] = answer.value
        return chances

    def forget(self, table: str) -> None:
        """Drop a table's bots."""
        self._supervisor(table).forget(table)

    def _supervisor(self, table: str) -> Supervisor:
        return self._supervisors[zlib.crc32(table.encode()) % len(self._supervisors)]

    async def _ask(
        self, key: Key, start: Any, events: Sequence[Any], asked: Any, millis: int
    ) -> Answer:
        supervisor = self._supervisor(key[0])
        seconds = millis / 1000 + MARGIN
        until = time.monotonic() + seconds
        try:
            async with asyncio.timeout(seconds):
                process = await supervisor.process()
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
            raise Failed(answer.outcome, answer.message)
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
    """Send the question, with the events that this process does not have yet."""
    heard, since = len(events), process.sent(key)
    if since > heard:
        since = 0
    news = [_raw(event) for event in events[since:heard]]
    begin = _raw(start) if since == 0 else None
    question = Think(0, *key, since, begin, news, _raw(asked), millis, until)
    return await process.ask(key, question, heard)


def _raw(data: Any) -> Any:
    """Return data that is already JSON in a form that is not encoded again."""
    return msgspec.Raw(data) if isinstance(data, bytes) else data
