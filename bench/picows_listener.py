"""The house's WebSockets on picows, a Cython library that serves nothing else."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, Final

from picows import WSListener, WSMsgType, ws_create_server

from ridotto.house.running.serving import Server
from ridotto.house.wire.frames import EIGHT_BYTES, HEAD, TWO_BYTES
from ridotto.house.wire.websocket import EXTENSION, MessageQueue

#: The event loop keeps only weak references.
_tasks: Final[set[asyncio.Future[Any]]] = set()


def listen(server: Server, port: int) -> None:
    """Serve WebSockets at this port with the application of a server."""
    starting = ws_create_server(partial(Socket, server, port), "127.0.0.1", port, backlog=1000)
    _tasks.add(asyncio.ensure_future(starting))


def _payloads(frames: bytes) -> list[bytes]:
    """Return the payloads of frames made by the house."""
    found, at = [], 0
    while at < len(frames):
        size, start = frames[at + 1], at + HEAD
        if size >= TWO_BYTES:
            start += {TWO_BYTES: 2, EIGHT_BYTES: 8}[size]
            size = int.from_bytes(frames[at + HEAD : start], "big")
        found.append(frames[start : start + size])
        at = start + size
    return found


class Socket(WSListener):  # type: ignore[misc]
    """One client, as an ASGI connection."""

    def __init__(self, server: Server, port: int, request: Any) -> None:
        path, _, query = request.path.decode().partition("?")
        headers = [(name.lower().encode(), value.encode())
                   for name, value in request.headers.items()]  # fmt: skip
        self.scope = {
            "type": "websocket", "path": path, "raw_path": path.encode(),
            "query_string": query.encode(), "headers": headers, "scheme": "ws",
            "client": ("127.0.0.1", 0), "server": ("127.0.0.1", port), "root_path": "",
            "subprotocols": [], "extensions": {EXTENSION: {"protocol": self}},
        }  # fmt: skip
        self.server = server
        self.queue = MessageQueue()
        self.queue.put_nowait({"type": "websocket.connect"})
        self.writable = True

    def on_ws_connected(self, transport: Any) -> None:
        self.transport = transport
        app: Any = self.server.config.loaded_app
        self.task = asyncio.ensure_future(app(self.scope, self.receive, self.send))

    def on_ws_frame(self, transport: Any, frame: Any) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            text = frame.get_payload_as_utf8_text()
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
        elif frame.msg_type == WSMsgType.CLOSE:
            transport.disconnect()

    def on_ws_disconnected(self, transport: Any) -> None:
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1005})

    def pause_writing(self) -> None:
        self.writable = False

    def resume_writing(self) -> None:
        self.writable = True

    async def receive(self) -> Any:
        if not self.queue:
            await self.queue.wait()
        return self.queue.popleft()

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.transport.send(WSMsgType.TEXT, message["text"].encode())
        elif message["type"] == "websocket.close":
            self.transport.send_close(message["code"])

    def send_frames(self, frames: bytes) -> bool:
        if not self.writable:
            return False
        for payload in _payloads(frames):
            self.transport.send(WSMsgType.TEXT, payload)
        return True

    def abort_soon(self) -> None:
        self.transport.disconnect()
