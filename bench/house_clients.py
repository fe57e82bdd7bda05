"""Clients that cost almost nothing, so that the house is measured.

On many machines two cores are halves of one physical core, so that clients slow the house down as
remote clients would not. Therefore all clients share one event loop and read only what they need to
continue: the client that has acted sees whose turn it is, and the next client reads its question.
Everything else stays in the sockets and is read between the rounds.
"""

from __future__ import annotations

import base64
import contextlib
import os
import random
import time
from typing import Any, Final

import msgspec

from bench.house_served import PATIENCE, Service

_HEAD: Final = 2
_SHORT: Final = 126
_MASKED: Final = 0x80
_TEXT: Final = 0x81
_CLOSE: Final = 0x88
_PING: Final = 0x89
_PONG: Final = 0x8A
_MOST: Final = 1 << 14


def frame(payload: bytes, kind: int = _TEXT) -> bytes:
    """Return a client's frame. Its mask is zero, which changes nothing."""
    size = len(payload)
    if size < _SHORT:
        head = bytes((kind, _MASKED | size))
    else:
        head = bytes((kind, _MASKED | _SHORT)) + size.to_bytes(2, "big")
    return head + b"\0\0\0\0" + payload


class Client:
    """One player's socket."""

    __slots__ = ("_commands", "_rest", "acted_at", "awaited", "company", "news", "socket")

    def __init__(self, table: str, token: str, service: Service, address: str = "") -> None:
        """Connect to a table, from another address if one is given."""
        self.socket = service.connect_socket()
        self._rest = b""
        self._commands = 0
        self.acted_at = 0.0
        self.awaited = False
        #: The last news that were read while no caller waited for them.
        self.news = b""
        #: All clients at the table, the host first.
        self.company: list[Client] = []
        # The house trusts a proxy on the same machine.
        forwarded = f"X-Forwarded-For: {address}\r\n" if address else ""
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET /ws/tables/{table} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
            f"Authorization: Bearer {token}\r\n{forwarded}\r\n".encode()
        )
        while b"\r\n\r\n" not in self._rest:
            self._rest += self.socket.recv(_MOST)
        head, self._rest = self._rest.split(b"\r\n\r\n", 1)
        if b" 101 " not in head[:20]:
            raise ConnectionError(head[:200].decode("latin-1"))
        self.socket.setblocking(False)

    def view(self) -> None:
        """Wait for the view."""
        self.wait_for(b'{"is":"view"')

    def wait_for(self, start: bytes) -> None:
        """Wait for a message that starts like this; earlier ones are ignored."""
        self.socket.settimeout(PATIENCE)
        texts = self._take(b"")
        while not any(text.startswith(start) for text in texts):
            texts = self._take(self.socket.recv(_MOST))
        self.socket.setblocking(False)

    def hear(self) -> bytes:
        """Return the latest news, or nothing if there are none."""
        news = b""
        for text in self._take(self.socket.recv(_MOST)):
            if text.startswith(b'{"is":"news"'):
                news = text
            elif text.startswith(b'{"is":"refused"'):
                raise RuntimeError(text[:300].decode())
        return news

    def catch_up(self) -> None:
        """Read what no caller waits for, and answer pings."""
        with contextlib.suppress(BlockingIOError):
            while True:
                self.news = self.hear() or self.news

    def _take(self, data: bytes) -> list[bytes]:
        """Return the texts of all complete frames."""
        if self._rest:
            data = self._rest + data
        texts = []
        at, end = 0, len(data)
        while end - at >= _HEAD:
            size, start = data[at + 1], at + _HEAD
            if size >= _SHORT:
                start += 2 if size == _SHORT else 8
                size = int.from_bytes(data[at + _HEAD : start], "big")
            if end < start + size:
                break
            content = data[start : start + size]
            if data[at] == _TEXT:
                texts.append(content)
            elif data[at] == _PING:
                self.socket.send(frame(content, _PONG))
            elif data[at] == _CLOSE:
                raise ConnectionError(f"the house has closed a socket: {content[2:].decode()}")
            at = start + size
        self._rest = data[at:]
        return texts

    def send(self, command: dict[str, Any]) -> None:
        """Send a command."""
        self._commands += 1
        self.socket.send(frame(msgspec.json.encode({"id": str(self._commands), **command})))

    def act(self, command: dict[str, Any]) -> None:
        """Send a command, and record the time."""
        self.acted_at = time.perf_counter()
        self.news = b""
        self.send(command)


def seated(table: str, token: str, house: Service, address: str = "") -> Client:
    """Return a client at a table of the house that has received the view."""
    client = Client(table, token, house, address)
    client.view()
    return client


class _State(msgspec.Struct):
    legal: tuple[dict[str, Any], ...]


class _News(msgspec.Struct):
    n: int
    state: _State


#: The text in news that precedes the number of the deciding player.
_STANDS: Final = b'"state":{"over":false,"player":'
_read = msgspec.json.Decoder(_News).decode
_chance = random.Random(5)


def asked_in(news: bytes) -> int:
    """Return the player who decides next."""
    start = news.index(_STANDS) + len(_STANDS)
    return int(news[start : news.index(b",", start)])


def answer(payload: bytes) -> dict[str, Any]:
    """Return a command with a legal action. Claims are rare, as among people."""
    news = _read(payload)
    legal = news.state.legal
    if legal[0]["act"] in ("claim", "pass"):
        action = {"act": "claim" if _chance.random() < 0.05 else "pass"}
    else:
        kinds = sorted({str(each["act"]) for each in legal})
        kind = _chance.choice(kinds)
        action = _chance.choice([each for each in legal if each["act"] == kind])
    return {"do": "act", "seen": news.n, "action": action}
