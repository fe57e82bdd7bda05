"""How much the house can do: real server, real sockets, real disk, every viewer's own view."""

from __future__ import annotations

import select
import statistics
import subprocess
import sys
import tempfile
import time
from collections import deque
from pathlib import Path
from typing import Any, Final

from bench.house_clients import Client, answer, asked_in
from bench.house_served import Served, served
from bench.measure import Figure

TABLES: Final = 50
#: Tables opened before each round, to go on at when a game is over: moves are measured, and not
#: opening tables or leaving them.
SPARE: Final = 150
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
        self._players = players
        self._poll = select.epoll()
        self._clients: dict[int, Client] = {}
        #: Companies whose game is yet to begin, and those whose game is over.
        self._ready: list[list[Client]] = []
        self._left: list[list[Client]] = []
        #: What is to be said, and when: the earliest first.
        self._due: deque[tuple[float, Client, dict[str, Any]]] = deque()
        self._opened = 0
        self.moves = 0
        self.arrived: list[float] = []
        self.pause = 0.0
        # Nobody sits at more tables than the house lets one person have open; those that are
        # over count as well until everybody has left them.
        groups = -(-(tables + 2 * spare) // TABLES)
        self.tokens = [house.welcome(f"P{number}") for number in range(groups * players)]

    def open(self) -> list[Client]:
        """A table with everybody of a group seated, ready to begin."""
        first = self._opened * self._players % len(self.tokens)
        self._opened += 1
        tokens = self.tokens[first : first + self._players]
        wishes = {"game": "mascarade", "players": self._players, "clock": None}
        table = self._house.open_table(wishes, tokens[0])
        company = [Client(table, token, self._house.port) for token in tokens]
        for seat, client in enumerate(company):
            if seat:
                client.send({"do": "sit", "contribution": "5" * 32, "seat": seat})
            client.company = company
            self._clients[client.socket.fileno()] = client
            self._poll.register(client.socket, 0)
        while self._house.empty_seats(table):
            time.sleep(0.001)
        return company

    def _rest(self) -> None:
        """Those who are done leave, tables are opened for more, and everybody reads their mail."""
        for client in (client for company in self._left for client in company):
            del self._clients[client.socket.fileno()]
            client.socket.close()
        self._left.clear()
        while len(self._ready) < self._spare:
            self._ready.append(self.open())
        for client in self._clients.values():
            if not client.awaited:
                client.catch_up()

    def _await(self, client: Client) -> None:
        """Read a client's socket as soon as there is something in it; others' can wait."""
        client.awaited = True
        self._poll.modify(client.socket, select.EPOLLIN | select.EPOLLONESHOT)

    def _play_until(self, end: float) -> None:
        """Play at all tables for a while."""
        while (now := time.perf_counter()) < end:
            while self._due and self._due[0][0] <= now:
                _, client, command = self._due.popleft()
                self._act(client, command)
            if not self.pause:
                time.sleep(DROWSE)
            for number, _ in self._poll.poll(DROWSE if self.pause else 0, len(self._clients)):
                self._hear(self._clients[number])

    def _hear(self, client: Client) -> None:
        """Answer if there is a question; else see whose turn it is, and listen to them."""
        client.awaited = False
        news, acted_at = client.hear(), client.acted_at
        if acted_at and news:
            self.arrived.append(time.perf_counter() - acted_at)
            client.acted_at = 0.0
        if b'"legal":[{' in news:
            self._turn(client, news)
        elif not acted_at or not news:
            self._await(client)  # what is to come is still on its way
        elif b'"over":true' in news:
            self._left.append(client.company)
            self._begin(self._ready.pop() if self._ready else self.open())
        else:
            self._ask(client.company[asked_in(news)])

    def _ask(self, client: Client) -> None:
        """Somebody's question has come already, or will."""
        if b'"legal":[{' in client.news:
            self._turn(client, client.news)
        else:
            self._await(client)

    def _turn(self, client: Client, news: bytes) -> None:
        self.moves += 1
        if self.pause:
            self._due.append((time.perf_counter() + self.pause, client, answer(news)))
        else:
            self._act(client, answer(news))

    def _act(self, client: Client, command: dict[str, Any]) -> None:
        client.act(command)
        self._await(client)

    def _begin(self, company: list[Client]) -> None:
        company[0].catch_up()
        self._act(company[0], {"do": "start"})

    def go_on(self, seconds: float) -> dict[str, float]:
        """Play at all tables; returns what was measured, the middle of the rounds."""
        for company in [self.open() for _ in range(self._tables)]:
            self._begin(company)
        rounds = []
        for _ in range(ROUNDS):
            self._rest()
            self._play_until(time.perf_counter() + max(0.5, 2 * self.pause))
            rounds.append(self._round(seconds / ROUNDS))
        return {what: statistics.median(each[what] for each in rounds) for what in rounds[0]}

    def _round(self, seconds: float) -> dict[str, float]:
        begun, cpu, moves = time.perf_counter(), self._house.cpu(), self.moves
        self.arrived.clear()
        self._play_until(begun + seconds)
        spent, used = time.perf_counter() - begun, self._house.cpu() - cpu
        played, waits = self.moves - moves, sorted(self.arrived)
        return {
            "moves": played / spent,
            "cpu_us": used / played * 1e6,
            "p99_ms": waits[int(len(waits) * 0.99)] * 1000,
        }


def _playing(seconds: float) -> list[Figure]:
    """As many moves as can be, and then few of them at many tables."""
    with served() as house:
        full = Ball(house, TABLES, PLAYERS, SPARE).go_on(seconds)
    with served() as house:
        ball = Ball(house, CALM_TABLES, PLAYERS)
        ball.pause = CALM_TABLES / CALM_MOVES
        calm = ball.go_on(seconds)
    told = f"{TABLES} tables of {PLAYERS}"
    calmly = f"{CALM_TABLES * PLAYERS} sockets, {calm['moves']:.0f} moves/s"
    return [
        Figure("moves", f"{told}, kept and told to all", full["moves"], "moves/s", 5000),
        Figure("move_cpu", "the same, in processor time", full["cpu_us"], "µs/move", 200, True),
        Figure("move_p99", f"{calmly}: 99 % back within", calm["p99_ms"], "ms", 10, True),
    ]


def _idle() -> Figure:
    """How much memory many open tables take at which nothing happens."""
    with served() as house:
        empty = house.megabytes()
        tokens = [house.welcome(f"P{number}") for number in range(-(-IDLE_TABLES // TABLES))]
        # Everybody but the host is a bot that would wait for the host for ever.
        wishes = {"game": "mascarade", "players": 8, "clock": None}
        clients = []
        for number in range(IDLE_TABLES):
            token = tokens[number // TABLES]
            clients.append(Client(house.open_table(wishes, token, 7), token, house.port))
        taken = house.megabytes()
        for client in clients:
            client.socket.close()
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
    return [*_playing(seconds), _idle(), _start()]


if __name__ == "__main__":
    for figure in figures(float(sys.argv[1]) if len(sys.argv) > 1 else 10.0):
        print(figure.what, figure.value, figure.unit, figure.met)
