"""Our fast path reads and writes the same as uvicorn's own protocol."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from house.raw_socket import RawSocket
from house.serving import PATIENCE, live
from ridotto.house.table.commands import LONGEST
from ridotto.house.wire.frames import frame_of, text_in
from ridotto.house.wire.websocket import FastWebSocket


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_frame_is_the_one_that_the_library_writes(size: int) -> None:
    content = b"x" * size
    frame = frame_of(content)
    assert frame == Frame(Opcode.TEXT, content).serialize(mask=False)
    assert text_in(frame) == content.decode()


def test_letters_of_several_bytes_are_counted_as_bytes() -> None:
    text = "żółć" * 20
    assert frame_of(text.encode()) == Frame(Opcode.TEXT, text.encode()).serialize(mask=False)
    assert text_in(frame_of(text.encode())) == text


# Reading: the fast path reads what uvicorn's own path reads


def frames(chance: random.Random) -> bytes:
    """Return frames that a client might send: texts, fragments, control frames, garbage."""
    stream = b""
    for _ in range(chance.randrange(1, 9)):
        size = chance.choice([0, 1, 60, 125, 126, 300, LONGEST])
        text = ("ż" * (size // 2) + "x" * (size % 2)).encode()
        kind = chance.randrange(12)
        if kind < 6:
            stream += sent(Opcode.TEXT, text)
        elif kind < 8:
            cut = size // 3
            stream += sent(Opcode.TEXT, text[:cut], fin=False)
            stream += sent(Opcode.PING, b"still here") if kind == 6 else b""
            stream += sent(Opcode.CONT, text[cut:])
        else:
            stream += ODDITIES[kind](text)
    return stream


def sent(opcode: Opcode, data: bytes, *, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


ODDITIES: dict[int, Callable[[bytes], bytes]] = {
    8: lambda text: sent(Opcode.PONG, b"unasked"),
    9: lambda text: sent(Opcode.BINARY, text),
    10: lambda text: sent(Opcode.TEXT, b"\xff\xfe no text"),
    11: lambda text: b"".join((sent(Opcode.TEXT, b"a", fin=False), sent(Opcode.TEXT, text))),
}


class Ear:
    """A server with one kind of protocol, and an application that records what it receives."""

    def __init__(self, line: type[WebSocketsSansIOProtocol]) -> None:
        self.told: list[tuple[str, Any]] = []
        self.ended = asyncio.Event()
        self._config = Config(
            self.application, ws=line, ws_max_size=LONGEST, ws_per_message_deflate=False,
            ws_ping_interval=None, log_config=None, interface="asgi3",
        )  # fmt: skip
        self._line = line

    async def application(self, scope: Any, receive: Any, send: Any) -> None:
        assert (await receive())["type"] == "websocket.connect"
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            self.told.append(("text", message.get("text") or message.get("bytes")))
        self.told.append(("gone", message["code"]))
        self.ended.set()

    async def hear(self, pieces: list[bytes]) -> list[tuple[str, Any]]:
        """Return everything that the application receives."""
        loop, state = asyncio.get_running_loop(), ServerState()
        server = await loop.create_server(
            lambda: self._line(self._config, state, {}), "127.0.0.1", 0
        )
        async with server:
            port = server.sockets[0].getsockname()[1]
            socket = await RawSocket.open(port, "/")
            for piece in [*pieces, sent(Opcode.CLOSE, b"\x03\xe8")]:
                # A client that sends garbage is disconnected in the middle of it.
                with suppress(ConnectionError):
                    socket.writer.write(piece)
                # Without a pause the pieces would arrive as one.
                await asyncio.sleep(0.001)
            await asyncio.wait_for(self.ended.wait(), PATIENCE)
            await socket.cut()
        return self.told


@pytest.mark.parametrize("seed", range(40))
@live
async def test_the_fast_path_reads_what_uvicorn_reads(seed: int) -> None:
    chance = random.Random(seed)
    stream = frames(chance)
    cuts = sorted(chance.sample(range(1, len(stream)), min(len(stream) - 1, seed % 7)))
    pieces = [stream[a:b] for a, b in itertools.pairwise([0, *cuts, len(stream)])]
    short = await Ear(FastWebSocket).hear(pieces)
    long = await Ear(WebSocketsSansIOProtocol).hear(pieces)
    if long[-1] != ("gone", 1000):
        # Uvicorn also drops valid frames received together with garbage; we keep those before it.
        assert short[-1][1] in (1002, 1007, 1009)
        short, long = short[: len(long) - 1], long[:-1]
    assert short == long


@live
async def test_oversized_frames_are_refused() -> None:
    for pieces in ([sent(Opcode.TEXT, b"x" * (LONGEST + 1))], [b"\x81\xff" + (2**40).to_bytes(8)]):
        assert await Ear(FastWebSocket).hear(pieces) == [("gone", 1009)]
