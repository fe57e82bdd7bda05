"""Minds of live tables. They think in processes of their own, so that no table ever waits for one.

A table's minds are always in the same process. Whatever goes wrong there, a dead process
included, costs one decision: the caller gets :exc:`Failed` and takes the safe action.
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
from ridotto.house.bots.supervisor import Desk
from ridotto.minds.seating import Failed

__all__ = ["Failed", "SeatKey", "Thinkers", "in_good_time", "pace", "shown_after"]

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
        self._desks = [Desk(told, patience) for _ in range(workers)]

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

    def _desk(self, table: str) -> Desk:
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
