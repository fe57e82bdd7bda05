"""An address or a network that misbehaves in every way it can, in a thread of its own."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import threading
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from house.players import wishes
from house.serving import PATIENCE, Served

#: What happens to a connection that the house gives up.
_CUT = (OSError, WebSocketException, asyncio.IncompleteReadError, IndexError, ValueError)

#: Messages that are hard to read for those who look for words in them.
HOSTILE_CHAT = (
    "Buy my coins!", "@" * 250 + "$" * 250, "s" * 500, "f u c " * 83, "n!gg" * 125, "._" * 250,
    "\u20ac|" * 250, "a\u0301\u0302" * 166, "\ufdfa" * 500,
)  # fmt: skip


class Flood:
    """Guests, tables, codes, sockets, chat and requests from few addresses, as many as it can."""

    def __init__(self, served: Served, addresses: Sequence[str]) -> None:
        self._served = served
        self._addresses = addresses
        #: What was attempted, and the status or close code that it met.
        self.met: Counter[tuple[str, int]] = Counter()
        self._tokens: list[str] = []
        self._tables: list[str] = []
        self._seen: list[str] = []
        self._sockets: list[ClientConnection] = []
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._stop: Callable[[], object] = lambda: None

    def __enter__(self) -> Flood:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._stop()
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()

    def _run(self) -> None:
        with suppress(asyncio.CancelledError):
            asyncio.run(self._flood())

    async def _flood(self) -> None:
        flooding = asyncio.current_task()
        assert flooding is not None
        self._stop = partial(asyncio.get_running_loop().call_soon_threadsafe, flooding.cancel)
        ways: list[Callable[[], Awaitable[None]]] = [
            self._arrive, self._open, self._guess, self._watch, self._shout, self._crowd,
            self._ask, self._ask, self._ask,
        ]  # fmt: skip
        try:
            async with asyncio.TaskGroup() as group:
                for way in ways:
                    group.create_task(self._again_and_again(way))
        finally:
            for socket in self._sockets:
                socket.transport.abort()
            # The transports close in the next rounds of the loop.
            await asyncio.sleep(0.1)

    async def _again_and_again(self, way: Callable[[], Awaitable[None]]) -> None:
        while True:
            with suppress(*_CUT):
                await way()
            await asyncio.sleep(0.001)

    # Requests

    async def _request(self, method: str, path: str, body: Any = None, token: str = "") -> Any:
        text = b"" if body is None else json.dumps(body).encode()
        head = [
            f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{self._served.port}",
            f"X-Forwarded-For: {random.choice(self._addresses)}", "Content-Type: application/json",
            f"Content-Length: {len(text)}", f"Authorization: Bearer {token}", "Connection: close",
        ]  # fmt: skip
        reader, writer = await asyncio.open_connection("127.0.0.1", self._served.port)
        try:
            writer.write("\r\n".join([*head, "", ""]).encode() + text)
            answer = await reader.read()
        finally:
            writer.close()
        status = int(answer.split(maxsplit=2)[1])
        self.met[path.split("/")[2], status] += 1
        return json.loads(answer.partition(b"\r\n\r\n")[2]) if status < 300 else None

    async def _arrive(self) -> None:
        asked = {"name": "A flood", "bearer": True}
        told = await self._request("POST", "/api/guests", asked)
        if told is not None:
            self._tokens.append(told["token"])

    async def _open(self) -> None:
        asked = {
            "wishes": wishes("mascarade", 4, public=True), "bots": ["marina"] * 4, "start": True,
        }  # fmt: skip
        for token in self._tokens:
            if told := await self._request("POST", "/api/tables", asked, token):
                self._tables.append(told["table"])

    async def _guess(self) -> None:
        await self._request("GET", "/api/codes/BCDFGHJK")

    async def _ask(self) -> None:
        for table in [*self._tables, "nowhere"]:
            for what in ("qr.svg", "replay", ""):
                await self._request("GET", f"/api/tables/{table}/{what}".rstrip("/"))

    # Sockets

    async def _socket(self, path: str, token: str = "") -> ClientConnection:
        headers = {
            "X-Forwarded-For": random.choice(self._addresses), "Authorization": f"Bearer {token}"
        }  # fmt: skip
        socket = await connect(
            f"ws://127.0.0.1:{self._served.port}{path}", additional_headers=headers,
            compression=None, open_timeout=PATIENCE,
        )  # fmt: skip
        self._sockets.append(socket)
        return socket

    async def _crowd(self) -> None:
        """Open another socket to the lobby, and keep it."""
        await self._keep_open("lobby", "/ws/lobby")

    async def _watch(self) -> None:
        """Open another socket to each table in turn, and keep it; talk without end."""
        listed = await self._request("GET", "/api/tables")
        if listed is not None:
            self._seen = [each["table"] for each in listed["tables"]]
        for table in self._seen or ["nowhere"]:
            token = random.choice(self._tokens or [""])
            await self._keep_open("table", f"/ws/tables/{table}", token)

    async def _keep_open(self, what: str, path: str, token: str = "") -> None:
        socket = await self._socket(path, token)
        with suppress(*_CUT):
            await socket.recv()
            for _ in range(20):
                await socket.send(_command("chat", text=random.choice(HOSTILE_CHAT)))
        if socket.close_code is not None:
            self.met[what, socket.close_code] += 1

    async def _shout(self) -> None:
        """Send as many messages as possible from one window."""
        if self._tokens and self._tables:
            socket = await self._socket(f"/ws/tables/{self._tables[0]}", self._tokens[0])
            while socket.close_code is None:
                await socket.send(_command("ping"))
                await asyncio.sleep(0)


def _command(what: str, **fields: str) -> str:
    return json.dumps({"do": what, "id": secrets.token_hex(8)} | fields)
