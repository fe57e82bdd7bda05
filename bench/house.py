"""How much the house can do: real server, real sockets, real disk, every viewer's own view."""

from __future__ import annotations

import asyncio
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

import uvloop

from bench.house_clients import Client, answer
from bench.house_served import Served, served
from bench.measure import Figure

TABLES: Final = 50
#: Tables opened beforehand, to go on at when a game is over: moves are measured, not opening.
SPARE: Final = 200
PLAYERS: Final = 10
#: How long the clients sleep between two looks at their sockets when everybody is busy, in
#: seconds: to be woken for every message would cost the house time that real clients do not.
DROWSE: Final = 0.001
#: A machine that is busy with other things for a moment spoils one round, not the figure.
ROUNDS: Final = 5
CALM_TABLES: Final = 100
CALM_MOVES: Final = 100
IDLE_TABLES: Final = 2000
STORED_TABLES: Final = 10_000


class Ball:
    """Many tables that are played at without end."""

    def __init__(self, house: Served, tables: int, players: int, spare: int = 0) -> None:
        """So many tables for so many players each, and spare ones for the next games."""
        self._house = house
        self._tables = tables
        self._spare = spare
        self._ready: list[list[Client]] = []
        self._players = players
        self.moves = 0
        self.arrived: list[float] = []
        self.pause = 0.0
        self.drowsy = False
        # Nobody sits at more tables than the house lets one person have open.
        groups = -(-max(1, tables + spare) // TABLES)
        self.tokens = [house.welcome(f"P{number}") for number in range(groups * players)]

    async def open(self, group: int) -> list[Client]:
        """A table with everybody of a group seated, ready to begin."""
        tokens = self.tokens[group * self._players : (group + 1) * self._players]
        wishes = {"game": "mascarade", "players": self._players, "clock": None}
        table = await asyncio.to_thread(self._house.open_table, wishes, tokens[0])
        clients = [await self.connect(table, token) for token in tokens]
        for client in clients[1:]:
            client.send({"do": "sit", "contribution": "5" * 32})
        while await asyncio.to_thread(self._house.empty_seats, table):
            await asyncio.sleep(0.01)
        return clients

    async def connect(self, table: str, token: str) -> Client:
        """A client at a table."""
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

    async def play(self, group: int, clients: list[Client]) -> None:
        """Play at a table, and at the next when it is over."""
        while True:
            for client in clients:
                client.on_turn = self._turn
            clients[0].send({"do": "start"})
            await clients[0].over
            for client in clients:
                client.transport.close()
            clients = self._ready.pop() if self._ready else await self.open(group)

    def _drowse(self) -> None:
        if self.drowsy:
            time.sleep(DROWSE)
            asyncio.get_running_loop().call_soon(self._drowse)

    async def go_on(self, seconds: float) -> dict[str, float]:
        """Play at all tables; returns what was measured after a moment of warming up."""
        groups = [number // TABLES for number in range(self._tables + self._spare)]
        tables = [await self.open(group) for group in groups]
        self._ready = tables[self._tables :]
        tasks = [
            asyncio.ensure_future(self.play(*each))
            for each in zip(groups, tables[: self._tables], strict=False)
        ]
        self.drowsy = not self.pause
        self._drowse()
        await asyncio.sleep(max(1.0, seconds / 4, 2 * self.pause))
        rounds = [await self._round(seconds / ROUNDS) for _ in range(ROUNDS)]
        self.drowsy = False
        for task in tasks:
            if task.done():
                task.result()
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return {what: statistics.median(each[what] for each in rounds) for what in rounds[0]}

    async def _round(self, seconds: float) -> dict[str, float]:
        begun, cpu, moves = time.perf_counter(), self._house.cpu(), self.moves
        self.arrived.clear()
        await asyncio.sleep(seconds)
        spent, used = time.perf_counter() - begun, self._house.cpu() - cpu
        played, waits = self.moves - moves, sorted(self.arrived)
        return {
            "moves": played / spent,
            "cpu_us": used / played * 1e6,
            "p99_ms": waits[int(len(waits) * 0.99)] * 1000,
        }


async def _playing(seconds: float) -> list[Figure]:
    """As many moves as can be, and then few of them at many tables."""
    with served() as house:
        full = await Ball(house, TABLES, PLAYERS, SPARE).go_on(seconds)
    with served() as house:
        ball = Ball(house, CALM_TABLES, PLAYERS)
        ball.pause = CALM_TABLES / CALM_MOVES
        calm = await ball.go_on(seconds)
    told = f"{TABLES} tables of {PLAYERS}"
    calmly = f"{CALM_TABLES * PLAYERS} sockets, {calm['moves']:.0f} moves/s"
    return [
        Figure("moves", f"{told}, kept and told to all", full["moves"], "moves/s", 5000),
        Figure("move_cpu", "the same, in processor time", full["cpu_us"], "µs/move", 200, True),
        Figure("move_p99", f"{calmly}: 99 % back within", calm["p99_ms"], "ms", 10, True),
    ]


async def _idle() -> Figure:
    """How much memory many open tables take at which nothing happens."""
    with served() as house:
        empty = house.megabytes()
        ball = Ball(house, IDLE_TABLES, 1)
        # Everybody but the host is a bot that would wait for the host for ever.
        wishes = {"game": "mascarade", "players": 8, "clock": None}
        clients = []
        for number in range(IDLE_TABLES):
            token = ball.tokens[number // TABLES]
            table = await asyncio.to_thread(house.open_table, wishes, token, 7)
            clients.append(await ball.connect(table, token))
        taken = house.megabytes()
        for client in clients:
            client.transport.close()
    what = f"memory with {IDLE_TABLES} open tables ({empty:.0f} MB with none)"
    return Figure("idle_memory", what, taken, "MB", 1000, True)


def _start() -> Figure:
    """How long a house takes that has many tables stored."""
    with tempfile.TemporaryDirectory(prefix="ridotto-bench-") as folder:
        subprocess.run(
            [sys.executable, "-m", "bench.house_filled", folder, str(STORED_TABLES)], check=True
        )
        house = Served(Path(folder))
        house.stop()
    what = f"start with {STORED_TABLES} stored tables"
    return Figure("start", what, house.seconds_to_start, "s", 2, True)


def figures(seconds: float = 10.0) -> list[Figure]:
    """What the house can do on one core, its clients being on another."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        playing, idle = runner.run(_playing(seconds)), runner.run(_idle())
    return [*playing, idle, _start()]


if __name__ == "__main__":
    for figure in figures(float(sys.argv[1]) if len(sys.argv) > 1 else 10.0):
        print(figure.what, figure.value, figure.unit, figure.met)
