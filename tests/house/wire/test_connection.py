"""The outgoing side of a socket: ordered, never blocking, dropped when the client reads nothing."""

from __future__ import annotations

import asyncio
from typing import Any

from house.serving import live
from ridotto.house.store.base import Person
from ridotto.house.wire.connection import MOST_BYTES, MOST_WAITING, TOO_SLOW, Connection
from ridotto.house.wire.frames import frame_of


class Line:
    """A transport that can be blocked and cut."""

    def __init__(self) -> None:
        self.sent: list[Any] = []
        self.open = asyncio.Event()
        self.open.set()
        self.cut = False

    async def send(self, message: Any) -> None:
        await self.open.wait()
        if self.cut:
            raise OSError("the client has gone")
        self.sent.append(message.get("text", message.get("code")))

    def connection(self) -> Connection:
        return Connection(self.send, Person("0" * 16, "Ana"))


@live
async def test_messages_arrive_in_order_through_blocked_writes() -> None:
    line = Line()
    connection = line.connection()
    for number in range(300):
        if number % 50 == 10:
            line.open.clear()
        if number % 50 == 40:
            line.open.set()
            await asyncio.sleep(0)
        connection.offer(frame_of(b"%d" % number))
    line.open.set()
    connection.close(1012)
    await connection.ended()
    assert line.sent == [*map(str, range(300)), 1012]
    connection.offer(frame_of(b"too late"))
    await asyncio.sleep(0)
    assert line.sent[-1] == 1012


@live
async def test_a_client_that_reads_nothing_is_disconnected() -> None:
    for content, most in ((b"x", MOST_WAITING), (b"x" * (MOST_BYTES // 8), 8)):
        line = Line()
        connection = line.connection()
        line.open.clear()
        offered = 0
        while not connection.closed:
            connection.offer(frame_of(content))
            offered += 1
            assert offered <= most + 3
        await connection.ended()
        connection.let_go()
        assert line.sent == []
        assert TOO_SLOW == 4008


@live
async def test_a_client_that_has_gone_is_noticed_by_the_next_message() -> None:
    line = Line()
    connection = line.connection()
    line.cut = True
    connection.offer(frame_of(b"hello?"))
    await connection.ended()
    assert connection.closed
    connection.offer(frame_of(b"hello?"))
    assert line.sent == []


@live
async def test_a_client_that_goes_while_messages_wait_is_noticed() -> None:
    line = Line()
    connection = line.connection()
    line.open.clear()
    connection.offer(frame_of(b"one"))
    connection.offer(frame_of(b"two"))
    line.cut = True
    line.open.set()
    await connection.ended()
    assert connection.closed
    assert line.sent == []
