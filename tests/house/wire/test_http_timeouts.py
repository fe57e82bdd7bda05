"""Clients that never finish a request, or never read the response, are disconnected."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path

import pytest

from house.client import at
from house.other_houses import OtherHouse, small_buffers
from house.players import wishes
from house.raw_socket import TEXT, RawSocket
from house.serving import PATIENCE, Served, live

HURRIED = "from ridotto.house.wire import http_timeouts; http_timeouts.REQUEST_TIMEOUT = 0.5"
#: Tolerance for a busy machine.
LESS_HURRIED = "from ridotto.house.wire import http_timeouts; http_timeouts.REQUEST_TIMEOUT = 2"
#: So few files that a few hundred connections would use up all of them.
FEW_FILES = "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (300, 300))"


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    first = small_buffers(4096) + HURRIED
    with OtherHouse(tmp_path_factory.mktemp("hurried"), first=first) as house:
        yield house


@asynccontextmanager
async def visit(
    house: Served, room: int = 0
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """Open a raw connection; ``room`` is the size of the receive buffer."""
    raw = socket.socket()
    raw.setblocking(False)
    if room:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
    await asyncio.get_running_loop().sock_connect(raw, ("127.0.0.1", house.port))
    reader, writer = await asyncio.open_connection(sock=raw, limit=room or 2**16)
    try:
        yield reader, writer
    finally:
        writer.transport.abort()
        with suppress(ConnectionError):
            await writer.wait_closed()


async def ended(reader: asyncio.StreamReader) -> bytes:
    """Return everything received until the house closes the connection."""
    came = b""
    async with asyncio.timeout(PATIENCE):
        with suppress(ConnectionError):
            while part := await reader.read(4096):
                came += part
    return came


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET /api/house HTTP/1.1\r\nHost: house\r\n",
        b"POST /api/guests HTTP/1.1\r\nHost: house\r\nContent-Type: application/json\r\n"
        b"Content-Length: 100\r\n\r\n{",
    ],
    ids=["not a word", "half a head", "half a body"],
)
@live
async def test_an_unfinished_request_times_out(hurried: Served, said: bytes) -> None:
    async with visit(hurried) as (reader, writer):
        writer.write(said)
        assert await ended(reader) == b""


@live
async def test_a_request_sent_byte_by_byte_times_out(hurried: Served) -> None:
    async with visit(hurried) as (reader, writer):
        going = asyncio.create_task(ended(reader))
        writer.write(b"GET /api/house HTTP/1.1\r\n")
        while not going.done():
            writer.write(b"X: y\r\n")
            await asyncio.sleep(0.05)
        assert going.result() == b""


@live
async def test_an_unread_response_times_out(hurried: Served) -> None:
    asked = b"GET /api/decks HTTP/1.1\r\nHost: house\r\n\r\n"
    async with visit(hurried, room=4096) as (_, writer):
        writer.write(asked * 40)
        async with asyncio.timeout(PATIENCE):
            # Nothing is read here, so only sending reveals that the connection is closed.
            while not writer.transport.is_closing():
                writer.write(b" ")
                await asyncio.sleep(0.05)


def lines_of(house: Served) -> int:
    return len(list(Path(f"/proc/{house.pid}/fd").iterdir()))


@live
async def test_a_connection_with_many_requests_may_stay(tmp_path: Path) -> None:
    with OtherHouse(tmp_path, first=LESS_HURRIED) as house:
        call = house.call()
        call.request("GET", "/api/house")
        assert call.getresponse().read()
        ours = call.sock
        for _ in range(9):
            await asyncio.sleep(0.25)
            call.request("GET", "/api/house")
            assert call.getresponse().read()
            assert call.sock is ours
        call.close()


@live
async def test_an_open_websocket_does_not_time_out(hurried: Served) -> None:
    guest = hurried.guest("patient")
    async with at(guest.open(wishes("mascarade", 4)), guest) as (client,):
        await asyncio.sleep(1.5)
        await client.do("ping")
        assert not client.gone


@live
async def test_silent_connections_make_room_for_active_ones(tmp_path: Path) -> None:
    with OtherHouse(tmp_path, first=FEW_FILES) as house:
        guest = house.guest("speaks")
        async with at(guest.open(wishes("mascarade", 4)), guest) as (client,):
            async with AsyncExitStack() as stack:
                for _ in range(600):
                    await stack.enter_async_context(visit(house))
                assert house.get("/api/house")
                assert lines_of(house) < 300
                await client.do("ping")
                other = house.guest("comes late")
                async with at(client.table, other) as (late,):
                    await late.do("ping")
            assert not client.gone


@live
async def test_the_lobby_does_not_use_up_the_open_files(tmp_path: Path) -> None:
    with OtherHouse(tmp_path, first=FEW_FILES) as house:
        guest = house.guest("plays")
        sockets: list[RawSocket] = []
        for _ in range(250):
            looking = await RawSocket.open(house.port, "/ws/lobby")
            if (await looking.frame()).opcode == TEXT:
                sockets.append(looking)
            else:
                await looking.cut()
        # A quarter of the number that leaves files for everything else.
        assert len(sockets) == 25
        assert house.get("/api/house")
        async with at(guest.open(wishes("mascarade", 4)), guest) as (client,):
            await client.do("ping")
        for each in sockets:
            await each.cut()


@live
async def test_refused_sockets_do_not_stay_open(tmp_path: Path) -> None:
    with OtherHouse(tmp_path) as house:
        before = lines_of(house)
        sockets = [await RawSocket.open(house.port, "/ws/tables/none") for _ in range(100)]
        # An admitted client has thirteen seconds for the closing handshake.
        async with asyncio.timeout(8):
            while lines_of(house) > before:
                await asyncio.sleep(0.1)
        for each in sockets:
            assert await each.closed() == 4001
