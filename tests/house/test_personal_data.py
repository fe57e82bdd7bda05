"""Guests can read everything that the house has stored about them, and delete it."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path

import msgspec
import pytest

from house.client import at, seated
from house.filling import fill
from house.players import wishes
from house.serving import Served, live
from ridotto.games.errors import Refusal
from ridotto.games.record import record_of, replay
from ridotto.house.bots.pool import BotPool
from ridotto.house.full_check import check_file
from ridotto.house.house import House, hash_token
from ridotto.house.personal_data import export, forget
from ridotto.house.running.settings import Settings
from ridotto.house.store.base import NotSaved, Person
from ridotto.house.store.data_directory import store_file
from ridotto.house.store.sqlite import SqliteStore
from ridotto.house.table.rematch import carried
from ridotto.house.views.broadcast import fairness_shown
from ridotto.house.views.messages import Said

#: The players of the tables in :mod:`house.filling`; the first is the host.
HOST, PLAYER, OTHER = (Person(f"{seat:016x}", f"P{seat}") for seat in (0, 3, 1))


@asynccontextmanager
async def opened(data: Path) -> AsyncIterator[House]:
    """Open a house in this process."""
    store = SqliteStore(store_file(data))
    house = House(store, Settings(data=data, grace=3600), BotPool())
    try:
        yield house
    finally:
        house.shut_down()
        await store.close()


async def introduce(house: House) -> None:
    """Add the players as guests who chat and mute."""
    for person in (HOST, PLAYER, OTHER):
        await house.store.add_person(person, hash_token(person.name))
    await house.store.mute(PLAYER.id, OTHER.id, True)
    await house.store.mute(OTHER.id, PLAYER.id, True)


async def talk(house: House, table: str) -> None:
    for n, person in enumerate((PLAYER, OTHER, PLAYER), 1):
        said = Said(n, n, "players", person.id, person.name, f"{person.name} speaks")
        await house.store.append_chat(table, f"{person.id}/{n}", said)


# Export


@live
async def test_an_export_has_tables_messages_and_mutes(tmp_path: Path) -> None:
    over, waiting = await fill(tmp_path, {"over": 1, "waiting": 1})
    async with opened(tmp_path) as house:
        await introduce(house)
        await talk(house, over)
        told = await export(house, PLAYER)
        assert (told.person, told.name) == (PLAYER.id, PLAYER.name)
        (table,) = told.tables
        assert (table.table, table.seat, table.name) == (over, 3, "P3")
        assert (table.phase, table.hosted) == ("over", False)
        assert [each.text for each in told.said] == ["P3 speaks"] * 2
        assert told.muted == (OTHER.id,)
        assert told.seen is None
        assert await house.know(PLAYER.name) == PLAYER
        assert (await export(house, PLAYER)).seen == f"{datetime.now(UTC):%Y-%m-%d}"
        hosted = await export(house, HOST)
        assert {each.table for each in hosted.tables} == {over, waiting}
        assert all(each.hosted for each in hosted.tables)
        assert (await export(house, Person("f" * 16, "Eve"))).tables == ()


# Deletion


@live
async def test_a_deleted_guest_is_nowhere_and_the_games_are_still_there(tmp_path: Path) -> None:
    over, playing, waiting = await fill(tmp_path, {"over": 1, "playing": 1, "waiting": 1})
    async with opened(tmp_path) as house:
        await introduce(house)
        await talk(house, over)
        before = (await house.find(over)).table
        assert await house.know("P3") == PLAYER
        assert await forget(house, PLAYER.id) == 2
        assert await house.know("P3") is None
        assert await house.store.muted(OTHER.id) == frozenset()
        table = (await house.find(over)).table
        assert [seat.name for seat in table.seats] == ["P0", "P1", "P2", ""]
        assert table.seats[3].person != PLAYER.id
        assert table.n == before.n
        assert table.game is not None
        record = record_of(
            table.game,
            names=tuple(seat.name for seat in table.seats),
            fairness=fairness_shown(table),
        )
        assert replay(json.loads(json.dumps(record))).over
        left = await house.store.read_chat(over, "players", 10)
        assert [said.text for said in left] == ["", "P1 speaks", ""]
        assert await house.store.last_chat_numbers(over) == {"players": 3}
        # The game goes on with a stand-in, although nobody is connected.
        assert house.croupiers[playing].table.seats[3].stand_in
        assert (await house.find(waiting)).table.host == HOST.id
    kept = {file.name: file.read_bytes() for file in tmp_path.glob("ridotto.db*")}
    assert set(kept) == {"ridotto.db", "ridotto.db-marks"}
    for text in kept.values():
        assert OTHER.id.encode() in text
        assert PLAYER.id.encode() not in text
    # In quotes, as in all entries: a random id may contain the same letters.
    assert b'"P3"' not in kept["ridotto.db"]
    assert check_file(store_file(tmp_path)).intact


@live
async def test_the_table_of_a_deleted_host_is_closed_or_passed_on(tmp_path: Path) -> None:
    waiting, over = await fill(tmp_path, {"waiting": 1, "over": 1})
    async with opened(tmp_path) as house:
        await introduce(house)
        await forget(house, HOST.id)
        assert (await house.find(waiting)).table.phase == "closed"
        assert (await house.find(over)).table.host != HOST.id
        assert [*house.lobby.listed()] == []
    assert check_file(store_file(tmp_path)).intact


@live
async def test_a_deletion_that_fails_can_be_repeated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    over, _ = await fill(tmp_path, {"over": 2})
    async with opened(tmp_path) as house:
        await introduce(house)
        honest = house.store.lifecycle.forget

        async def full(person: str) -> None:
            raise NotSaved("no room")

        monkeypatch.setattr(house.store.lifecycle, "forget", full)
        with pytest.raises(Refusal, match="cannot write") as refused:
            await forget(house, PLAYER.id)
        assert refused.value.code == "not-saved"
        assert await house.know("P3") == PLAYER
        monkeypatch.setattr(house.store.lifecycle, "forget", honest)
        await forget(house, PLAYER.id)
        assert await house.know("P3") is None
        assert (await house.find(over)).table.seats[3].name == ""


@live
async def test_a_rematch_keeps_no_seat_for_a_deleted_guest(tmp_path: Path) -> None:
    (over,) = await fill(tmp_path, {"over": 1})
    async with opened(tmp_path) as house:
        await introduce(house)
        await forget(house, PLAYER.id)
        table = (await house.find(over)).table
        again = await house.open_table(HOST, table.options, carried(table, (), 0))
        assert [seat.kind for seat in (await house.find(again)).table.seats] == [
            "person", "person", "person", "empty",
        ]  # fmt: skip


@live
async def test_a_deleted_guest_leaves_the_standings_and_the_chat_of_an_evening(
    tmp_path: Path,
) -> None:
    (over,) = await fill(tmp_path, {"over": 1})
    async with opened(tmp_path) as house:
        await introduce(house)
        await talk(house, over)
        table = (await house.find(over)).table
        lines = await house.store.read_chat(over, "players", 10)
        taken = msgspec.structs.replace(carried(table, lines, 0), removed={PLAYER.id: "P3"})
        again = await house.open_table(HOST, table.options, taken)
        assert [line.text for line in await house.store.read_chat(again, "players", 10)] == [
            line.text for line in lines
        ]
        assert await forget(house, PLAYER.id) == 2
        table = (await house.find(again)).table
        assert PLAYER.id not in {score.person for score in table.evening}
        assert len(table.evening) == 3
        assert not table.removed
        left = [line.person for line in await house.store.read_chat(again, "players", 10)]
        assert PLAYER.id not in left
        assert OTHER.id in left
        assert PLAYER.id.encode() not in b"".join(await house.store.read(again))


# Over HTTP


@live
async def test_guests_export_and_delete_their_data_over_http(served: Served) -> None:
    ana, ben, *others = served.guests(4)
    async with seated(wishes("mascarade", 4), ana, ben, *others) as clients:
        table = clients[0].table
        await clients[0].do("start")
        await clients[1].do("chat", text="good evening")
        assert served.ask("GET", "/api/me/data")[0] == 401
        status, told = served.ask("GET", "/api/me/data", token=ben.token)
        assert (status, told["name"]) == (200, ben.name)
        assert [each["text"] for each in told["said"]] == ["good evening"]
        assert [each["table"] for each in told["tables"]] == [table]
        # Nothing hidden: neither secret, share, mask nor deal.
        assert {*told["tables"][0]} == {
            "table", "game", "phase", "opened", "hosted", "seat", "name",
        }  # fmt: skip
        assert served.ask("DELETE", "/api/me")[0] == 401
        assert served.ask("DELETE", "/api/me", token=ben.token) == (200, {"tables": 1})
        assert served.ask("GET", "/api/me", token=ben.token)[0] == 401
        await clients[1].until(lambda: clients[1].gone)
    async with at(table, ana) as (client,):
        seats = client.shown["seats"]
        assert [seat["name"] for seat in seats if seat["name"] == ben.name] == []
        assert client.said == []
        assert any(seat["stand_in"] for seat in seats)


def test_a_page_of_another_origin_cannot_delete_a_guest(served: Served) -> None:
    guest = served.guest("Ana")
    connection = served.call()
    headers = {"origin": "https://elsewhere.example", "authorization": f"Bearer {guest.token}"}
    connection.request("DELETE", "/api/me", headers=headers)
    assert connection.getresponse().status == 403
    connection.close()
    assert served.ask("GET", "/api/me", token=guest.token)[0] == 200


def test_exports_are_limited(served: Served) -> None:
    guest = served.guest("Ana")
    found = [served.ask("GET", "/api/me/data", token=guest.token)[0] for _ in range(6)]
    assert found == [200] * 5 + [429]
