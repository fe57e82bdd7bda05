"""Tables that play game after game, whatever happens to the house."""

from __future__ import annotations

import asyncio
import hashlib
import multiprocessing
import random
import sqlite3
import time
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from http.client import HTTPException
from pathlib import Path
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from house.client import Client, Gone
from house.players import OVERTAKEN
from house.soak.hidden import HiddenRule
from house.soak.soak_house import SoakHouse, Visitor
from ridotto.house.store.data_directory import store_file
from ridotto.house.table import entries as e
from ridotto.house.table.fold import Table
from ridotto.house.views.broadcast import entry_shown

#: Errors that a killed or filled house may cause at a client.
LOST = (OSError, HTTPException, Gone, ConnectionClosed, InvalidHandshake, TimeoutError)
#: The longest that a client waits for its connection, in seconds.
RETRY = 0.5
#: The longest time without a question to a player, in seconds.
PATIENCE = 600.0
#: The number of the first guest who only watches.
WATCHERS = 1_000_000


class Ledger:
    """Everything that was seen, measured and found."""

    def __init__(self, house: SoakHouse) -> None:
        self.house = house
        #: The time and the duration of every move.
        self.moves: list[tuple[float, float]] = []
        #: The number of entries that were seen, of games, and of refusals because of the disk.
        self.sightings = 0
        self.games = 0
        self.not_saved = 0
        #: The number of messages that were checked for hidden fields.
        self.messages = 0
        #: The newcomers who have played a game to its end.
        self.newcomers = 0
        #: The clients that are at a table.
        self.clients: set[WatchedClient] = set()
        #: The digest of every log that was played to its end.
        self.logs: dict[str, tuple[int, bytes]] = {}
        self.wrong: list[str] = []
        #: Comparing in this process would delay the clients, which measure.
        self._comparer = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"))

    @property
    def sockets(self) -> int:
        """Return the number of open sockets."""
        return sum(client.connected for client in self.clients)

    async def settle(self, table: str, clients: Iterable[Client], rule: HiddenRule) -> None:
        """Compare what each client saw with what the log on disk lets its viewer see."""
        self.messages += rule.checked
        self.wrong += rule.wrong
        seen = [("spectator" if c.player is None else c.player, c.entries) for c in clients]
        self.sightings += sum(len(entries) for _, entries in seen)
        loop = asyncio.get_running_loop()
        number, known, wrong = await loop.run_in_executor(
            self._comparer, compare, self.house.data, table, seen
        )
        self.logs[table] = number, known
        self.wrong += wrong
        self.games += 1

    def close(self) -> None:
        """End the comparing process."""
        self._comparer.shutdown()


def compare(
    data: Path, table: str, seen: list[tuple[Any, dict[int, dict[str, Any]]]]
) -> tuple[int, bytes, list[str]]:
    """Return the length and digest of a log, and what viewers saw that it does not show them."""
    texts = read_logs(data, (table,))[table]
    fold, wrong = Table(table, [e.read_entry(text) for text in texts]), []
    for viewer, entries in seen:
        for number, entry in entries.items():
            shown = msgspec.json.decode(msgspec.json.encode(entry_shown(fold, number, viewer)))
            if shown != entry:
                wrong.append(f"{table} {number} for {viewer}: {entry}, not {shown}")
    return len(texts), digest(texts), wrong


def read_logs(data: Path, tables: Iterable[str]) -> dict[str, list[bytes]]:
    """Return the logs of tables, read from the disk without the house."""
    found: dict[str, list[bytes]] = {}
    connection = sqlite3.connect(f"{store_file(data).as_uri()}?mode=ro", uri=True)
    try:
        query = "SELECT entry FROM log WHERE table_id=? ORDER BY n"
        for table in tables:
            found[table] = [row[0] for row in connection.execute(query, (table,))]
    finally:
        connection.close()
    return found


def digest(texts: list[bytes]) -> bytes:
    """Return a short digest of a log."""
    return hashlib.blake2b(b"\n".join(texts), digest_size=16).digest()


class WatchedClient(Client):
    """A client that checks whether it may see what it is sent."""

    def __init__(self, guest: Visitor, table: str, rule: HiddenRule) -> None:
        super().__init__(guest, table)
        self._rule = rule

    @property
    def connected(self) -> bool:
        return self._socket is not None and not self.gone

    def _hear(self, message: dict[str, Any]) -> None:
        super()._hear(message)
        person = self.guest.person
        self._rule.check(self.texts[-1], message, person, self.player, self.over)


class Evening:
    """One group that plays game after game."""

    def __init__(self, ledger: Ledger, first: int, players: int, bots: int, pause: float) -> None:
        self.ledger = ledger
        self._first = first
        self._players = players
        self._bots = bots
        self._pause = pause
        self._chance = random.Random(first)

    async def run(self, end: float) -> None:
        """Play until the time is up; a failure is reported, and the others play on."""
        try:
            await self._spend(end)
        except Exception as error:
            self.ledger.wrong.append(f"an evening ended early: {type(error).__name__}: {error}")

    async def _spend(self, end: float) -> None:
        """Play game after game, and finish the last one quickly."""
        house = self.ledger.house
        numbers = range(self._first, self._first + self._players)
        guests = [await self._insist(Visitor, house, number) for number in numbers]
        # At every second table a spectator watches; at the others the host has a second window.
        if self._first // self._players % 2:
            guests.append(await self._insist(Visitor, house, WATCHERS + self._first))
        while time.monotonic() < end:
            await self._game(guests, end)

    async def _insist(self, call: Any, *given: Any) -> Any:
        """Call something in a thread until the house answers."""
        while True:
            try:
                return await asyncio.to_thread(call, *given)
            except (*LOST, AssertionError) as error:
                if isinstance(error, AssertionError) and "not-saved" not in str(error):
                    raise
                await asyncio.sleep(RETRY)

    async def _game(self, guests: list[Visitor], end: float) -> None:
        wishes = {
            "game": "mascarade", "players": self._players + self._bots, "clock": None, "pace": 0,
            "options": {
                "turn_limit": self._chance.randint(6, 24), "peek": self._chance.random() < 0.3,
                "closed_deal": self._chance.random() < 0.5,
            },
        }  # fmt: skip
        table = await self._insist(guests[0].open, wishes)
        rule = HiddenRule(table, {guest.person: guest.share for guest in guests})
        clients = [WatchedClient(guest, table, rule) for guest in guests[: self._players]]
        watching = guests[-1] if len(guests) > self._players else guests[0]
        watcher = WatchedClient(watching, table, rule)
        self.ledger.clients |= {*clients, watcher}
        await asyncio.gather(*(self._connect(client) for client in clients))
        for client in clients[1:]:
            await self._join(client, clients[0])
        for _ in range(self._bots):
            await self._do(clients[0], "bot", name="zanetta")
        await self._do(clients[0], "start")
        await self._connect(watcher)
        async with asyncio.TaskGroup() as group:
            for client in (*clients, watcher):
                group.create_task(self._play(client, end, acts=client is not watcher))
        for client in (*clients, watcher):
            await client.vanish(politely=self._chance.random() < 0.5)
        self.ledger.clients -= {*clients, watcher}
        await self.ledger.settle(table, (*clients, watcher), rule)

    async def _join(self, client: Client, host: Client) -> None:
        """Take a seat at the host's table."""
        await self._do(client, "sit", contribution=client.guest.share)

    async def _connect(self, client: Client) -> None:
        while True:
            try:
                await client.vanish(politely=False)
                await client.connect(since=client.n or None)
            except LOST:
                pass
            else:
                if not client.gone:
                    return
            await asyncio.sleep(RETRY * self._chance.random())

    async def _do(self, client: Client, what: str, **fields: Any) -> dict[str, Any]:
        """Send a command with one id until the house has answered it."""
        fields["id"] = f"{self._chance.getrandbits(64):016x}"
        while True:
            try:
                began = time.perf_counter()
                answer = await client.ask(what, **fields)
            except LOST:
                await self._connect(client)
                continue
            if answer["is"] == "refused" and answer["error"]["code"] == "not-saved":
                self.ledger.not_saved += 1
                await asyncio.sleep(RETRY)
                continue
            if what == "act":
                self.ledger.moves.append((time.monotonic(), time.perf_counter() - began))
            return answer

    async def _play(self, client: Client, end: float, *, acts: bool) -> None:
        while not client.over:
            try:
                await client.until(
                    lambda: client.over or client.gone or (acts and client.asked), patience=PATIENCE
                )
            except AssertionError as error:
                self.ledger.wrong.append(f"{client.table}: {error}")
                return
            if client.gone:
                await self._connect(client)
            elif client.asked and acts and not client.over:
                if time.monotonic() < end:
                    await asyncio.sleep(self._chance.uniform(0.5, 1.5) * self._pause)
                await self._move(client)

    async def _move(self, client: Client) -> None:
        seen = client.n
        if client.gone or not client.asked:
            return
        if client.own["peek"] and self._chance.random() < 0.1:
            await self._do(client, "act", action={"act": "peek"}, seen=seen)
            return
        legal = client.state["legal"]
        # Claims are rare, as among people.
        kinds = sorted({str(each["act"]) for each in legal})
        kind = "pass" if kinds == ["claim", "pass"] and self._chance.random() < 0.9 else None
        kind = kind or self._chance.choice(kinds)
        action = self._chance.choice([each for each in legal if each["act"] == kind])
        answer = await self._do(client, "act", action=action, seen=seen)
        if answer["is"] == "refused" and answer["error"]["code"] not in OVERTAKEN:
            self.ledger.wrong.append(f"{client.table}: {answer}")
