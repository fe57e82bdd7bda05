"""Measure the capacity of the house: real server, sockets and disk, and a view per viewer."""

from __future__ import annotations

import select
import statistics
import subprocess
import sys
import tempfile
import time
from abc import ABC, abstractmethod
from collections import deque
from pathlib import Path
from typing import Any, Final

from bench.house_clients import Client, answer, asked_in, seated
from bench.house_served import Bare, Served, Service, served
from bench.measure import Figure

TABLES: Final = 50
#: Tables opened before each round, to continue at after a game: only moves are measured, not
#: opening or leaving tables.
SPARE: Final = 150
PLAYERS: Final = 10
#: Polling interval of the clients in seconds: waking for every message would slow the house down as
#: real clients do not.
DROWSE: Final = 0.001
#: Several rounds, so that a busy moment of the machine spoils only one of them.
ROUNDS: Final = 5
CALM_TABLES: Final = 100
CALM_MOVES: Final = 100
IDLE_TABLES: Final = 2000
#: Number of tables per guest, below the rate limit for new tables.
IDLE_EACH: Final = 20
STORED_TABLES: Final = 10_000


class Crowd(ABC):
    """Clients of a service that send something on every turn, endlessly."""

    def __init__(self, service: Service) -> None:
        """Start without clients."""
        self.service = service
        self._poll = select.epoll()
        self.clients: dict[int, Client] = {}
        #: The commands to send and their times, the earliest first.
        self._due: deque[tuple[float, Client, dict[str, Any]]] = deque()
        self.moves = 0
        self.arrived: list[float] = []
        self.pause = 0.0

    def let_in(self, company: list[Client]) -> None:
        """Add clients."""
        for client in company:
            client.company = company
            self.clients[client.socket.fileno()] = client
            self._poll.register(client.socket, 0)

    def rest(self) -> None:
        """Let all clients read what they have received."""
        for client in self.clients.values():
            if not client.awaited:
                client.catch_up()

    def await_(self, client: Client) -> None:
        """Read a client's socket as soon as it has data; others can wait."""
        client.awaited = True
        self._poll.modify(client.socket, select.EPOLLIN | select.EPOLLONESHOT)

    def act(self, client: Client, command: dict[str, Any]) -> None:
        """Send a client's command, now or after a pause."""
        if self.pause:
            self._due.append((time.perf_counter() + self.pause, client, command))
        else:
            client.act(command)
            self.await_(client)

    def play(self, seconds: float) -> None:
        """Play for a while."""
        end = time.perf_counter() + seconds
        while (now := time.perf_counter()) < end:
            while self._due and self._due[0][0] <= now:
                _, client, command = self._due.popleft()
                client.act(command)
                self.await_(client)
            if not self.pause:
                time.sleep(DROWSE)
            for number, _ in self._poll.poll(DROWSE if self.pause else 0, len(self.clients)):
                self._hear(self.clients[number])

    def _hear(self, client: Client) -> None:
        client.awaited = False
        news, acted_at = client.hear(), client.acted_at
        if acted_at and news:
            self.arrived.append(time.perf_counter() - acted_at)
            client.acted_at = 0.0
        self.heard(client, news, acted=acted_at > 0)

    @abstractmethod
    def heard(self, client: Client, news: bytes, *, acted: bool) -> None:
        """Handle news, or their absence; ``acted`` is whether the client had acted."""

    def round(self, seconds: float) -> dict[str, float]:
        """Return the figures of one round, after a short warm-up."""
        self.rest()
        self.play(max(0.5, 2 * self.pause))
        begun, cpu, moves = time.perf_counter(), self.service.cpu(), self.moves
        self.arrived.clear()
        self.play(seconds)
        spent, used = time.perf_counter() - begun, self.service.cpu() - cpu
        played, waits = self.moves - moves, sorted(self.arrived)
        return {
            "moves": played / spent,
            "cpu_us": used / played * 1e6,
            "p99_ms": waits[int(len(waits) * 0.99)] * 1000,
        }


class Ball(Crowd):
    """Many tables of a house with games in progress."""

    service: Served

    def __init__(self, house: Served, tables: int, spare: int = 0, pause: float = 0.0) -> None:
        """Open tables, and spare ones for the next games; pause before each move."""
        super().__init__(house)
        self.pause = pause
        self._spare = spare
        #: Groups whose game is yet to begin, and groups whose game is over.
        self._ready: list[list[Client]] = []
        self._left: list[list[Client]] = []
        self._opened = 0
        # A house limits the open tables per person; finished ones count until all clients have
        # left.
        groups = -(-(tables + 2 * spare) // TABLES)
        self._tokens = [house.welcome(f"P{number}") for number in range(groups * PLAYERS)]
        for company in [self.open() for _ in range(tables)]:
            self._begin(company)

    def open(self) -> list[Client]:
        """Open a table with a whole group seated, ready to begin."""
        first = self._opened * PLAYERS % len(self._tokens)
        self._opened += 1
        tokens = self._tokens[first : first + PLAYERS]
        # Without a pace nobody waits for others to look at the open deal.
        wishes = {"game": "mascarade", "players": PLAYERS, "clock": None, "pace": 0}
        table = self.service.open_table(wishes, tokens[0])
        company = [seated(table, token, self.service) for token in tokens]
        for seat, client in enumerate(company[1:], 1):
            client.send({"do": "sit", "contribution": "5" * 32, "seat": seat})
        while self.service.empty_seats(table):
            time.sleep(0.001)
        self.let_in(company)
        return company

    def rest(self) -> None:
        """Let finished groups leave, and open more tables."""
        for client in (client for company in self._left for client in company):
            del self.clients[client.socket.fileno()]
            client.socket.close()
        self._left.clear()
        while len(self._ready) < self._spare:
            self._ready.append(self.open())
        super().rest()

    def heard(self, client: Client, news: bytes, *, acted: bool) -> None:
        """Answer a question; without one, listen to the player whose turn it is."""
        if b'"legal":[{' in news:
            self._turn(client, news)
        elif not acted or not news:
            self.await_(client)  # the rest is still on its way
        elif b'"over":true' in news:
            self._left.append(client.company)
            self._begin(self._ready.pop() if self._ready else self.open())
        else:
            self._ask(client.company[asked_in(news)])

    def _ask(self, client: Client) -> None:
        """Handle a player's question now, or when it arrives."""
        if b'"legal":[{' in client.news:
            self._turn(client, client.news)
        else:
            self.await_(client)

    def _turn(self, client: Client, news: bytes) -> None:
        self.moves += 1
        self.act(client, answer(news))

    def _begin(self, company: list[Client]) -> None:
        company[0].catch_up()
        company[0].act({"do": "start"})
        self.await_(company[0])


class Chorus(Crowd):
    """The same number of clients of a service without rules, which send in turn."""

    def __init__(self, service: Bare) -> None:
        """Connect all clients, and let the first ones begin."""
        super().__init__(service)
        for table in range(TABLES):
            company = [Client(str(table), "", service) for _ in range(PLAYERS)]
            self.let_in(company)
            self.heard(company[0], b"news", acted=True)

    def heard(self, client: Client, news: bytes, *, acted: bool) -> None:
        """Let the next client act."""
        if not acted or not news:
            self.await_(client)
            return
        self.moves += 1
        following = client.company[(client.company.index(client) + 1) % PLAYERS]
        following.catch_up()
        self.act(following, {"do": "act", "seen": self.moves, "action": {"act": "pass"}})


def _middle(rounds: list[dict[str, float]], what: str) -> float:
    return statistics.median(each[what] for each in rounds)


def _playing(seconds: float) -> list[Figure]:
    """Measure the maximum rate of moves, in turns with the minimal service."""
    with (
        served(Served, at_file=True) as behind,
        served(Served) as open_,
        served(Bare) as bare,
    ):
        crowds = Ball(behind, TABLES, SPARE), Ball(open_, TABLES, SPARE), Chorus(bare)
        rounds = [[crowd.round(seconds / ROUNDS) for crowd in crowds] for _ in range(ROUNDS)]
    at_file, at_port, theirs = ([each[crowd] for each in rounds] for crowd in range(3))
    ratio = statistics.median(
        ours["cpu_us"] / other["cpu_us"] for ours, other in zip(at_port, theirs, strict=True)
    )
    told = f"{TABLES} tables of {PLAYERS}"
    return [
        *_moves("moves", f"{told}, at a file as behind a proxy", at_file),
        *_moves("port_moves", f"{told}, at a port of this machine", at_port),
        Figure("bare", "a service without rules at a port", _middle(theirs, "moves"), "moves/s"),
        Figure("bare_cpu", "… processor time", _middle(theirs, "cpu_us"), "µs/move"),
        Figure("house-to-bare", "… the house's against it", ratio, "times"),
    ]


def _moves(name: str, what: str, rounds: list[dict[str, float]]) -> list[Figure]:
    """Return the rate of moves and the cost of each."""
    took = _middle(rounds, "cpu_us")
    return [
        Figure(name, what, _middle(rounds, "moves"), "moves/s", 5000),
        Figure(f"{name}_cpu", "… processor time", took, "µs/move", 200, True),
    ]


def _calmly(seconds: float) -> Figure:
    """Measure the latency of a move with few moves at many tables."""
    with served(Served) as house:
        ball = Ball(house, CALM_TABLES, pause=CALM_TABLES / CALM_MOVES)
        rounds = [ball.round(seconds / ROUNDS) for _ in range(ROUNDS)]
    moves = _middle(rounds, "moves")
    what = f"{CALM_TABLES * PLAYERS} sockets, {moves:.0f} moves/s: 99% answered within"
    return Figure("move_p99", what, _middle(rounds, "p99_ms"), "ms", 10, True)


def _idle() -> Figure:
    """Measure the memory of many idle open tables."""
    with served(Served) as house:
        empty = house.megabytes()
        tokens = [house.welcome(f"P{number}") for number in range(IDLE_TABLES // IDLE_EACH)]
        # All others are bots, which would wait for the host forever.
        wishes = {"game": "mascarade", "players": 8, "clock": None, "pace": 0}
        clients = []
        for number in range(IDLE_TABLES):
            token = tokens[number // IDLE_EACH]
            clients.append(seated(house.open_table(wishes, token, 7), token, house))
        taken = house.megabytes()
        for client in clients:
            client.socket.close()
    what = f"memory with {IDLE_TABLES} open tables ({empty:.0f} MB with none)"
    return Figure("idle_memory", what, taken, "MB", 1000, True)


def _start() -> Figure:
    """Measure the start of a house with many stored tables."""
    with tempfile.TemporaryDirectory(prefix="ridotto-bench-") as folder:
        subprocess.run(
            [sys.executable, "-m", "bench.house_filled", folder, str(STORED_TABLES)], check=True
        )
        house = Served(Path(folder))
        house.stop()
    what = f"start with {STORED_TABLES} stored tables"
    return Figure("start", what, house.seconds_to_start, "s", 2, True)


def figures(seconds: float = 10.0) -> list[Figure]:
    """Measure the house on one core, with its clients on another."""
    return [*_playing(seconds), _calmly(seconds), _idle(), _start()]


if __name__ == "__main__":
    for figure in figures(float(sys.argv[1]) if len(sys.argv) > 1 else 10.0):
        print(figure.what, figure.value, figure.unit, figure.met)
