"""A WebSocket without a library, so that every byte is visible."""

from __future__ import annotations

import asyncio
import base64
import os
import socket
import struct
from contextlib import suppress
from typing import NamedTuple

from house.serving import PATIENCE

CONT, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10


class Frame(NamedTuple):
    """A frame as received: the bytes of its head, and its payload."""

    head: bytes
    payload: bytes

    @property
    def opcode(self) -> int:
        return self.head[0] & 0x0F

    @property
    def final(self) -> bool:
        return bool(self.head[0] & 0x80)

    @property
    def code(self) -> int:
        """Return the close code."""
        assert self.opcode == CLOSE, self
        return int.from_bytes(self.payload[:2], "big") if self.payload else 1005


class NotOpened(Exception):
    """The handshake failed; the message is the response."""


class RawSocket:
    """One end of a WebSocket."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def open(
        cls, port: int, path: str, token: str = "", *, room: int = 0, **headers: str
    ) -> RawSocket:
        """Connect with a handshake; ``room`` is the size of the receive buffer."""
        opened = await cls.begin(port, path, token, room=room, **headers)
        await opened.shake_hands()
        return opened

    @classmethod
    async def begin(
        cls, port: int, path: str, token: str = "", *, room: int = 0, **headers: str
    ) -> RawSocket:
        """Send the handshake."""
        raw = socket.socket()
        raw.setblocking(False)
        if room:
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
        await asyncio.get_running_loop().sock_connect(raw, ("127.0.0.1", port))
        reader, writer = await asyncio.open_connection(sock=raw, limit=room or 2**16)
        told = {
            "Host": f"127.0.0.1:{port}",
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
        }
        told |= {"Authorization": f"Bearer {token}"} if token else {}
        told |= {name.replace("_", "-"): value for name, value in headers.items()}
        lines = "".join(f"{name}: {value}\r\n" for name, value in told.items())
        writer.write(f"GET {path} HTTP/1.1\r\n{lines}\r\n".encode("latin-1"))
        return cls(reader, writer)

    async def shake_hands(self) -> None:
        """Wait for the response to the handshake."""
        try:
            answer = await asyncio.wait_for(self.reader.readuntil(b"\r\n\r\n"), PATIENCE)
        except BaseException:
            await self.cut()
            raise
        if not answer.startswith(b"HTTP/1.1 101 "):
            await self.cut()
            raise NotOpened(answer.decode("latin-1"))

    async def frame(self) -> Frame:
        """Return the next frame of any kind."""
        async with asyncio.timeout(PATIENCE):
            head = await self.reader.readexactly(2)
            length = head[1]
            assert length < 128, "what a server sends is not masked"
            if length >= 126:
                more = await self.reader.readexactly(2 if length == 126 else 8)
                head, length = head + more, int.from_bytes(more, "big")
            return Frame(head, await self.reader.readexactly(length))

    async def closed(self) -> int:
        """Read to the end; return the close code, 1006 without one."""
        try:
            while (frame := await self.frame()).opcode != CLOSE:
                pass
        except (asyncio.IncompleteReadError, ConnectionError):
            return 1006
        finally:
            await self.cut()
        return frame.code

    def send(self, payload: bytes | str, opcode: int = TEXT, *, final: bool = True) -> None:
        """Send a frame, masked with zeros."""
        data = payload.encode() if isinstance(payload, str) else payload
        first = opcode | (0x80 if final else 0)
        if len(data) < 126:
            head = struct.pack("!BB", first, 0x80 | len(data))
        elif len(data) < 2**16:
            head = struct.pack("!BBH", first, 0xFE, len(data))
        else:
            head = struct.pack("!BBQ", first, 0xFF, len(data))
        self.writer.write(head + bytes(4) + data)

    async def cut(self) -> None:
        """Cut the connection without closing it."""
        self.writer.transport.abort()
        with suppress(ConnectionError):
            await self.writer.wait_closed()
