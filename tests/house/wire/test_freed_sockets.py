"""A connection that has ended is freed at once: the garbage collector comes by rarely."""

from __future__ import annotations

import asyncio
import gc
import weakref
from contextlib import suppress
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from house.serving import live
from ridotto.house.wire.websocket import EXTENSION, FastWebSocket

WAYS = ["client closes", "client aborts", "server closes", "malformed frame", "no handshake"]


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """Accept a socket and return its messages; close it after "bye"."""
    assert scope["extensions"][EXTENSION]["protocol"].handshake_initiated
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})
        if message["text"] == "bye":
            await send({"type": "websocket.close", "code": 1000})


async def talk(port: int, way: str) -> None:
    """Connect, talk, and disconnect in one of these ways."""
    if way == "no handshake":
        _, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        writer.close()
        await writer.wait_closed()
        return
    async with connect(f"ws://127.0.0.1:{port}/", compression=None) as socket:
        await socket.send("hello")
        assert await socket.recv() == "hello"
        if way == "client aborts":
            socket.transport.abort()
        elif way == "server closes":
            await socket.send("bye")
        elif way == "malformed frame":
            socket.transport.write(b"\x83\x80\0\0\0\0")
        else:
            return
        with suppress(ConnectionClosed):
            while True:
                await socket.recv()


@pytest.mark.parametrize("way", WAYS)
@live
async def test_an_ended_connection_is_freed_without_the_garbage_collector(way: str) -> None:
    config = uvicorn.Config(echo, log_config=None, ws_per_message_deflate=False)
    config.load()
    state, made = ServerState(), list[weakref.ref[FastWebSocket]]()

    def protocol() -> FastWebSocket:
        there = FastWebSocket(config, state, {})
        made.append(weakref.ref(there))
        made.append(weakref.ref(there.conn))  # type: ignore[arg-type]
        return there

    server = await asyncio.get_running_loop().create_server(protocol, "127.0.0.1", 0)
    gc.disable()
    try:
        for _ in range(3):
            await talk(server.sockets[0].getsockname()[1], way)
        for _ in range(200):
            if not any(each() for each in made):
                break
            await asyncio.sleep(0.05)
        assert len(made) == 6
        assert [each() for each in made] == [None] * 6
    finally:
        gc.enable()
        server.close()
