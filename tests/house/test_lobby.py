"""The lobby: the list of public tables and its updates."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from house.client import at, seated
from house.other_houses import OtherHouse
from house.players import play_all, wishes
from house.serving import PATIENCE, Served, live
from ridotto.house import lobby as house_lobby
from ridotto.house.store.base import Person
from ridotto.house.store.summaries import TableSummary
from ridotto.house.wire.connection import Connection

PUBLIC = wishes("masquerade", 2, public=True)


class Lobby:
    """A client in the lobby that is not a guest."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.cards: dict[str, dict[str, Any]] = {}

    async def until(self, holds: Callable[[dict[str, dict[str, Any]]], Any]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not holds(self.cards):
                told = json.loads(await self._socket.recv())
                assert told["is"] == "lobby"
                self.cards = {card["table"]: card for card in told["tables"]}


@asynccontextmanager
async def lobby(served: Served) -> AsyncIterator[Lobby]:
    async with connect(f"ws://127.0.0.1:{served.port}/ws/lobby", compression=None) as socket:
        looking = Lobby(socket)
        looking.cards = {"nothing yet": {}}
        await looking.until(lambda cards: "nothing yet" not in cards)
        yield looking


@live
async def test_a_public_table_is_listed_from_its_opening_to_its_end(served: Served) -> None:
    guests = served.guests(2)
    async with lobby(served) as looking:
        async with seated(PUBLIC, *guests) as clients:
            table = clients[0].table
            await looking.until(lambda cards: cards.get(table, {}).get("seats_taken") == 2)
            card = looking.cards[table]
            assert card["names"] == [guest.name for guest in guests]
            assert (card["phase"], card["people"], card["bots"]) == ("waiting", 2, 0)
            assert (card["game"], card["host"]) == ("masquerade", guests[0].name)
            assert "code" not in card
            assert card in served.get("/api/tables")["tables"]
            await clients[0].do("start")
            await looking.until(lambda cards: cards[table]["phase"] == "playing")
            await play_all(clients)
            await looking.until(lambda cards: table not in cards)
            await clients[1].do("rematch")
            following = clients[1].shown["rematch"]
            await looking.until(lambda cards: following in cards)
        async with at(following, guests[0]) as (host,):
            await host.do("close")
            await looking.until(lambda cards: following not in cards)


@live
async def test_a_private_table_is_not_listed(served: Served) -> None:
    (guest,) = served.guests(1)
    async with lobby(served) as looking:
        private = guest.open(PUBLIC | {"public": False})
        public = guest.open(PUBLIC)
        await looking.until(lambda cards: public in cards)
        assert private not in looking.cards


@live
async def test_a_host_with_many_tables_does_not_fill_the_lobby(tmp_path: Path) -> None:
    few = "import ridotto.house.lobby as lobby; lobby.MOST_LISTED = 6"
    with OtherHouse(tmp_path, first=few) as house:
        honest, *others = house.guests(4)
        async with at(honest.open(PUBLIC), honest) as (waiting,):
            for guest in others:
                opened = [guest.open(PUBLIC) for _ in range(5)]
            listed = [card["table"] for card in house.get("/api/tables")["tables"]]
            assert listed[0] == waiting.table
            assert listed[1:4] == opened[:1:-1]
            assert len(listed) == 6
            # Among tables without a waiting host, the latest come first.
            async with lobby(house) as looking:
                await waiting.vanish()
                await looking.until(lambda cards: waiting.table not in cards)
                async with at(opened[0], others[-1]):
                    await looking.until(lambda cards: opened[0] in cards)
                assert next(iter(looking.cards)) == opened[0]
                assert opened[2] not in looking.cards


def test_early_summaries_have_no_host_id() -> None:
    told = TableSummary("t", "waiting", True, "", "masquerade", 2, "", 1, 0, "Ana", ("Ana",), 7)
    old = {name: getattr(told, name) for name in told.__struct_fields__ if name != "person"}
    assert msgspec.json.decode(msgspec.json.encode(old), type=TableSummary) == told
    filled = house_lobby.Lobby(lambda _: True, lambda _: False)
    filled.fill([msgspec.structs.replace(told, table=f"{n}") for n in range(10)])
    assert [card.table for card in filled.listed()] == [f"{n}" for n in range(10)]


def test_an_address_with_many_tables_does_not_fill_the_lobby() -> None:
    told = TableSummary("t", "waiting", True, "", "masquerade", 2, "", 1, 0, "Ana", ("Ana",), 7)
    flood = [
        msgspec.structs.replace(told, table=f"flood {n}", person=f"guest {n}") for n in range(300)
    ]
    others = [
        msgspec.structs.replace(told, table=f"other {n}", person=f"other {n}", phase=phase)
        for n, phase in enumerate(["waiting", "playing"])
    ]
    # The hosts of the flood wait at their tables, the others do not.
    filled = house_lobby.Lobby(
        lambda _: True, lambda card: card in flood, party_of=lambda card: card.table.split()[0]
    )
    filled.fill([*flood, *others])
    listed = [card.table for card in filled.listed()]
    assert len(listed) == house_lobby.MOST_LISTED
    assert listed[: house_lobby.TURN] == [f"flood {n}" for n in range(house_lobby.TURN)]
    assert listed[house_lobby.TURN :][:3] == ["other 0", "other 1", f"flood {house_lobby.TURN}"]


def test_abandoned_tables_are_unlisted_until_a_client_returns() -> None:
    there: set[str] = set()
    told = TableSummary("t", "waiting", True, "", "masquerade", 2, "", 1, 0, "Ana", ("Ana",), 7)
    cards = [msgspec.structs.replace(told, table=f"{n}") for n in range(50)]
    playing = msgspec.structs.replace(told, table="playing", phase="playing")
    kept = house_lobby.Lobby(lambda card: card.table in there, lambda _: False)
    kept.fill([*cards, playing])
    assert [card.table for card in kept.listed()] == ["playing"]
    assert list(kept._summaries) == ["playing"]
    there.add("7")
    kept.refresh(cards[7])
    assert [card.table for card in kept.listed()] == ["7", "playing"]


@live
async def test_clients_are_notified_of_an_abandoned_table() -> None:
    there, told = {"t"}, asyncio.Event()
    card = TableSummary("t", "waiting", True, "", "masquerade", 2, "", 1, 0, "Ana", ("Ana",), 7)
    kept = house_lobby.Lobby(lambda card: card.table in there, lambda _: False)
    kept.fill([card])
    heard: list[bytes] = []

    def pass_on(frame: bytes) -> bool:
        heard.append(frame)
        told.set()
        return True

    async def send(_: object) -> None:
        raise AssertionError("there is a shorter way")

    kept.join(Connection(send, Person("", ""), pass_on))
    assert b'"table":"t"' in heard[-1]
    kept.drop_left()
    there.clear()
    told.clear()
    kept.drop_left()
    await asyncio.wait_for(told.wait(), 30)
    assert len(heard) == 2
    assert b'"tables":[]' in heard[-1]


@live
async def test_a_table_is_listed_again_when_a_client_returns(tmp_path: Path) -> None:
    with OtherHouse(tmp_path, first="from ridotto.house import house; house.NEW_FOR = 0") as house:
        host = house.guest("host")
        async with lobby(house) as looking:
            table = host.open(PUBLIC)
            for _ in range(2):
                assert table not in looking.cards
                async with at(table, host):
                    await looking.until(lambda cards: table in cards)
                await looking.until(lambda cards: table not in cards)
                assert house.get("/api/tables")["tables"] == []


@live
async def test_players_can_connect_when_the_lobby_is_full(tmp_path: Path) -> None:
    with OtherHouse(tmp_path, sockets=12) as house:
        async with AsyncExitStack() as stack:
            for _ in range(3):
                await stack.enter_async_context(lobby(house))
            for _ in range(12):
                async with connect(house.way("/ws/lobby")[0], compression=None) as socket:
                    await socket.wait_closed()
                    assert socket.close_code == 1013
            async with seated(PUBLIC, *house.guests(2)) as (client, _):
                await client.current()
        # A client that disconnects makes room, as soon as the house has noticed.
        for _ in range(100):
            with suppress(ConnectionClosed):
                async with lobby(house):
                    return
            await asyncio.sleep(0.05)
        pytest.fail("there was no room again")


@live
async def test_a_game_with_bots_that_is_given_up_leaves_the_lobby(tmp_path: Path) -> None:
    served = Served(tmp_path / "data").start()
    try:
        (guest,) = served.guests(1)
        table = guest.open(PUBLIC, bots=["pulcinella"], start=True)
        async with lobby(served) as looking, at(table, guest) as (client,):
            await looking.until(lambda cards: table in cards)
            await client.do("close")
            await looking.until(lambda cards: table not in cards)
        served.kill()
        served.start()
        assert served.get("/api/tables") == {"tables": []}
    finally:
        served.stop()


@live
async def test_a_summary_that_a_crash_left_behind_is_corrected(tmp_path: Path) -> None:
    served = Served(tmp_path / "data").start()
    try:
        async with seated(PUBLIC, *served.guests(2)) as clients:
            await clients[0].do("start")
            await play_all(clients)
        served.kill()
        # The power may fail between the last entry of a game and its summary.
        with sqlite3.connect(served.data / "ridotto.db") as file:
            (card,) = file.execute("SELECT summary FROM table_summaries").fetchone()
            playing = json.dumps(json.loads(card) | {"phase": "playing"})
            file.execute(
                "UPDATE table_summaries SET phase='playing', summary=?", (playing.encode(),)
            )
        file.close()
        for _ in range(2):
            served.start()
            async with lobby(served) as looking:
                await looking.until(lambda cards: not cards)
            served.kill()
        with sqlite3.connect(served.data / "ridotto.db") as file:
            assert file.execute("SELECT phase FROM table_summaries").fetchall() == [("over",)]
        file.close()
    finally:
        served.stop()
