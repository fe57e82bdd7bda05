"""How much the house can do: real server, real sockets, real disk, every viewer's own view."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import secrets
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from bench.house_clients import Client, answer

TABLES: Final = 50
PLAYERS: Final = 10
_SERVE: Final = """
import sys
from pathlib import Path
from ridotto.house.serving import make_server
from ridotto.house.settings import Settings
make_server(Settings(data=Path(sys.argv[1]), port=int(sys.argv[2]), grace=3600)).run()
"""


class Served:
    """A house in a process of its own, on one core."""

    def __init__(self, data: Path, port: int) -> None:
        """Start it and wait until it answers."""
        self.port = port
        started = time.perf_counter()
        self.process = subprocess.Popen([sys.executable, "-c", _SERVE, str(data), str(port)])
        os.sched_setaffinity(self.process.pid, {max(os.sched_getaffinity(0))})
        while True:
            with contextlib.suppress(OSError):
                self.get("/api/tables")
                break
            if self.process.poll() is not None:
                raise RuntimeError("the house did not start")
            time.sleep(0.01)
        self.seconds_to_start = time.perf_counter() - started

    def get(self, path: str) -> Any:
        """Ask for something over HTTP."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}{path}") as told:
            return json.load(told)

    def post(self, path: str, body: Any, token: str = "") -> Any:
        """Tell the house something over HTTP."""
        headers = {"content-type": "application/json"}
        if token:
            headers["authorization"] = f"Bearer {token}"
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}", json.dumps(body).encode(), headers
        )
        with urllib.request.urlopen(request) as told:
            return json.load(told)

    def cpu(self) -> float:
        """Processor seconds of the server itself so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(") ", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def megabytes(self) -> float:
        """Memory of the server now."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) / 1024

    def stop(self) -> None:
        """End it."""
        self.process.terminate()
        self.process.wait()


@contextlib.contextmanager
def served(port: int) -> Iterator[Served]:
    """A house over an empty folder."""
    with tempfile.TemporaryDirectory(prefix="ridotto-bench-") as folder:
        house = Served(Path(folder), port)
        try:
            yield house
        finally:
            house.stop()


class Ball:
    """Many tables that are played at without end."""

    def __init__(self, house: Served, tables: int, players: int) -> None:
        """So many tables for so many players each."""
        self._house = house
        self._tables = tables
        self._players = players
        self.moves = 0
        self.arrived: list[float] = []
        self.pause = 0.0
        self._tokens = [
            house.post("/api/guests", {"name": f"P{number}", "bearer": True})["token"]
            for number in range(players)
        ]

    async def open(self) -> list[Client]:
        """A table with everybody seated and the game begun."""
        wishes = {"game": "mascarade", "players": self._players, "clock": None}
        asked = {"wishes": wishes, "sit": secrets.token_hex(16)}
        post = self._house.post
        told = await asyncio.to_thread(post, "/api/tables", asked, self._tokens[0])
        clients = [await self._connect(told["table"], token) for token in self._tokens]
        for client in clients[1:]:
            client.send({"do": "sit", "contribution": secrets.token_hex(16)})
        while len(await asyncio.to_thread(self._empty, told["table"])):
            await asyncio.sleep(0.01)
        return clients

    def _empty(self, table: str) -> list[Any]:
        seats = self._house.get(f"/api/tables/{table}")["shown"]["seats"]
        return [seat for seat in seats if seat["kind"] == "empty"]

    async def _connect(self, table: str, token: str) -> Client:
        loop, port = asyncio.get_running_loop(), self._house.port
        _, client = await loop.create_connection(
            lambda: Client(table, token, f"127.0.0.1:{port}", self.arrived), "127.0.0.1", port
        )
        await client.first
        return client

    def _turn(self, client: Client, payload: bytes) -> None:
        self.moves += 1
        command = answer(payload)
        if self.pause:
            asyncio.get_running_loop().call_later(self.pause, self._send, client, command)
        else:
            self._send(client, command)

    def _send(self, client: Client, command: dict[str, Any]) -> None:
        client.acted_at = time.perf_counter()
        client.send(command)

    async def play(self, clients: list[Client]) -> None:
        """Play at a table, and at the next when it is over."""
        while True:
            for client in clients:
                client.on_turn = self._turn
            clients[0].send({"do": "start"})
            await clients[0].over
            for client in clients:
                client.transport.close()
            clients = await self.open()

    async def go_on(self, seconds: float) -> dict[str, float]:
        """Play at all tables; returns what was measured after a moment of warming up."""
        tables = [await self.open() for _ in range(self._tables)]
        tasks = [asyncio.ensure_future(self.play(clients)) for clients in tables]
        await asyncio.sleep(seconds / 5)
        begun, cpu, moves = time.perf_counter(), self._house.cpu(), self.moves
        self.arrived.clear()
        await asyncio.sleep(seconds)
        spent, used = time.perf_counter() - begun, self._house.cpu() - cpu
        played = self.moves - moves
        for task in tasks:
            task.cancel()
        failures = [f for f in await asyncio.gather(*tasks, return_exceptions=True)
                    if not isinstance(f, asyncio.CancelledError)]  # fmt: skip
        if failures:
            raise failures[0]  # type: ignore[misc]
        waits = sorted(self.arrived)
        return {
            "moves": played / spent,
            "cpu_us": used / played * 1e6,
            "load": used / spent,
            "p50_ms": statistics.median(waits) * 1000,
            "p99_ms": waits[int(len(waits) * 0.99)] * 1000,
        }


if __name__ == "__main__":
    import uvloop

    async def main() -> None:
        with served(8300 + os.getpid() % 500) as house:
            ball = Ball(house, TABLES, PLAYERS)
            print(await ball.go_on(float(sys.argv[1])))

    uvloop.run(main())
