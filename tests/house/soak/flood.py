"""Clients that misbehave as badly as they can: ``python -m house.soak.flood PORT RATE``."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import sys
from typing import Any, Final

from websockets.asyncio.client import connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from house.flood import HOSTILE_CHAT

#: One address, and a network of 48 bits.
ADDRESS: Final = "203.0.113.66"
NETWORK: Final = "2001:db8:666:{:x}::{:x}"
LOST: Final = (OSError, WebSocketException, InvalidHandshake, TimeoutError)


class Flood:
    """Requests, sockets, wrong codes, tables, chat and garbage from one address and one network."""

    def __init__(self, port: int, rate: float) -> None:
        """Prepare to send about ``rate`` requests and messages per second."""
        self._port = port
        self._rate = rate
        self._chance = random.Random(66)
        self._tokens: list[str] = []
        self._tables: list[str] = []

    async def run(self) -> None:
        """Flood until the process is killed."""
        ways = [self._guest, self._table, self._code, self._garbage, self._socket, self._lobby]
        running: set[asyncio.Task[None]] = set()
        for number in itertools.count():
            task = asyncio.create_task(self._survive(ways[number % len(ways)]()))
            running.add(task)
            task.add_done_callback(running.discard)
            if len(running) > 200:
                await asyncio.wait(running, return_when=asyncio.FIRST_COMPLETED)
            await asyncio.sleep(1 / self._rate)

    async def _survive(self, work: Any) -> None:
        try:
            async with asyncio.timeout(10):
                await work
        except LOST:
            await asyncio.sleep(0.2)

    def _address(self) -> dict[str, str]:
        """Return the header with an address of the flood."""
        if self._chance.random() < 0.5:
            return {"X-Forwarded-For": ADDRESS}
        numbers = self._chance.randrange(2**16), self._chance.randrange(2**16)
        return {"X-Forwarded-For": NETWORK.format(*numbers)}

    async def _ask(self, method: str, path: str, body: Any = None, token: str = "") -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
        try:
            text = b"" if body is None else json.dumps(body).encode()
            head = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
            head += f"X-Forwarded-For: {self._address()['X-Forwarded-For']}\r\n"
            head += f"Authorization: Bearer {token}\r\n" if token else ""
            head += f"Content-Type: application/json\r\nContent-Length: {len(text)}\r\n\r\n"
            writer.write(head.encode() + text)
            return await reader.read(65536)
        finally:
            writer.close()

    def _token(self) -> str:
        return self._chance.choice(self._tokens) if self._tokens else "nobody"

    async def _guest(self) -> None:
        answer = await self._ask("POST", "/api/guests", {"name": "Flood", "bearer": True})
        if b'"token":"' in answer and len(self._tokens) < 200:
            self._tokens.append(answer.split(b'"token":"')[1].split(b'"')[0].decode())

    async def _table(self) -> None:
        wishes = {"game": "mascarade", "players": 12, "public": True}
        asked = {"wishes": wishes, "sit": "5" * 32, "bots": ["marina"] * 11, "start": True}
        answer = await self._ask("POST", "/api/tables", asked, self._token())
        if b'"table":"' in answer and len(self._tables) < 200:
            self._tables.append(answer.split(b'"table":"')[1].split(b'"')[0].decode())

    async def _code(self) -> None:
        code = "".join(self._chance.choices("BCDFGHJKLMNPQRSTVWXZ", k=8))
        await self._ask("GET", f"/api/codes/{code}", token=self._token())

    async def _garbage(self) -> None:
        path = self._chance.choice(("/api/tables", "/api/guests", "/nowhere", "/api/house"))
        await self._ask("POST", path, {"x": "y" * self._chance.randrange(20_000)})

    async def _socket(self) -> None:
        table = self._chance.choice(self._tables) if self._tables else "none"
        headers = self._address() | {"Authorization": f"Bearer {self._token()}"}
        uri = f"ws://127.0.0.1:{self._port}/ws/tables/{table}"
        async with connect(uri, additional_headers=headers, compression=None) as socket:
            for number in range(150):
                command = self._chance.choice((
                    {"do": "chat", "text": self._chance.choice(HOSTILE_CHAT)}, {"do": "leave"},
                    {"do": "ready"}, {"do": "sit", "contribution": "5" * 32}, {"do": "rematch"},
                    {"do": "nothing"},
                ))  # fmt: skip
                await socket.send(json.dumps({"id": f"{number}", **command}))
            await asyncio.sleep(2)

    async def _lobby(self) -> None:
        uri = f"ws://127.0.0.1:{self._port}/ws/lobby"
        async with connect(uri, additional_headers=self._address(), compression=None) as socket:
            await socket.send("x" * 1000)
            await asyncio.sleep(5)


if __name__ == "__main__":
    asyncio.run(Flood(int(sys.argv[1]), float(sys.argv[2])).run())
