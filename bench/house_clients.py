"""Clients that cost next to nothing, so that what is measured is the house.

They read frames without a library and look only for what they need: whether it is their turn.
"""

from __future__ import annotations

import asyncio
import base64
import os
import random
import time
from typing import Any, Final

import msgspec

_HEADER: Final = 2
_SHORT: Final = 126
_LONG: Final = 127
_MASKED: Final = 0x80
_TEXT: Final = 0x81
_CLOSE: Final = 0x88
_PING: Final = 0x89


def frame(payload: bytes, kind: int = _TEXT) -> bytes:
    """A frame from a client. The mask is nought: it is there, and changes nothing."""
    size = len(payload)
    if size < _SHORT:
        head = bytes((kind, _MASKED | size))
    else:
        head = bytes((kind, _MASKED | _SHORT)) + size.to_bytes(2, "big")
    return head + b"\0\0\0\0" + payload


class Client(asyncio.Protocol):
    """One player's socket."""

    def __init__(self, table: str, token: str, host: str, arrived: list[float]) -> None:
        """A client about to connect; ``arrived`` collects how long each news took."""
        self._request = (
            f"GET /ws/tables/{table} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n"
            f"Authorization: Bearer {token}\r\n\r\n"
        )
        self._buffer = b""
        self._open = False
        self.arrived = arrived
        self.first = asyncio.get_running_loop().create_future()
        self.over = asyncio.get_running_loop().create_future()
        self.on_turn: Any = None
        self.acted_at = 0.0
        self.messages = 0
        self._commands = 0

    def connection_made(self, transport: Any) -> None:
        """Ask for the socket."""
        self.transport = transport
        transport.write(self._request.encode())

    def connection_lost(self, error: Exception | None) -> None:
        """The socket is closed; whoever waits for something on it is told."""
        for future in (self.first, self.over):
            if not future.done():
                future.cancel()

    def data_received(self, data: bytes) -> None:
        """Take the frames out of what came."""
        buffer = self._buffer + data
        if not self._open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                self._buffer = buffer
                return
            if b" 101 " not in buffer[:20]:
                raise ConnectionError(buffer[:200].decode("latin-1"))
            self._open = True
            buffer = buffer[end + 4 :]
        at = 0
        while len(buffer) - at >= _HEADER:
            size, start = buffer[at + 1], at + _HEADER
            if size == _SHORT:
                start += 2
                size = int.from_bytes(buffer[at + 2 : at + 4], "big")
            elif size == _LONG:
                start += 8
                size = int.from_bytes(buffer[at + 2 : at + 10], "big")
            if len(buffer) < start + size:
                break
            self._frame(buffer[at], buffer[start : start + size])
            at = start + size
        self._buffer = buffer[at:]

    def _frame(self, kind: int, payload: bytes) -> None:
        if kind == _PING:
            self.transport.write(frame(payload, 0x8A))
            return
        if kind == _CLOSE:
            return
        self.messages += 1
        if payload.startswith(b'{"is":"view"') and not self.first.done():
            self.first.set_result(payload)
        elif payload.startswith((b'{"is":"done"', b'{"is":"pres')):
            return
        elif payload.startswith(b'{"is":"refused"'):
            raise RuntimeError(payload[:300].decode())
        if self.acted_at:
            self.arrived.append(time.perf_counter() - self.acted_at)
            self.acted_at = 0.0
        if b'"legal":[{' in payload and self.on_turn is not None:
            self.on_turn(self, payload)
        elif b'"over":true' in payload and not self.over.done():
            self.over.set_result(None)

    def send(self, command: dict[str, Any]) -> None:
        """Send a command, unless the socket was closed in the meantime."""
        if self.transport.is_closing():
            return
        self._commands += 1
        self.transport.write(frame(msgspec.json.encode({"id": str(self._commands), **command})))


class _State(msgspec.Struct):
    legal: tuple[dict[str, Any], ...]


class _News(msgspec.Struct):
    n: int
    state: _State


_read = msgspec.json.Decoder(_News).decode
_chance = random.Random(5)


def answer(payload: bytes) -> dict[str, Any]:
    """A command that does something legal. Claims are rare, as among people."""
    news = _read(payload)
    legal = news.state.legal
    if legal[0]["act"] in ("claim", "pass"):
        action = {"act": "claim" if _chance.random() < 0.05 else "pass"}
    else:
        kinds = sorted({str(each["act"]) for each in legal})
        kind = _chance.choice(kinds)
        action = _chance.choice([each for each in legal if each["act"] == kind])
    return {"do": "act", "seen": news.n, "action": action}
