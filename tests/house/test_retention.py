"""Retention: old data is deleted if the operator wants it, and never what is in use."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from house.filling import fill, table_that
from house.serving import live
from ridotto.games.errors import Refusal
from ridotto.house import retention
from ridotto.house.bots.pool import BotPool
from ridotto.house.full_check import check_file
from ridotto.house.house import House, hash_token
from ridotto.house.retention import Retention
from ridotto.house.running.settings import Settings
from ridotto.house.store.base import Person
from ridotto.house.store.data_directory import store_file
from ridotto.house.store.sqlite import SqliteStore
from ridotto.house.views.greeting import Known
from ridotto.house.views.messages import Said
from ridotto.house.visits import DAY
from ridotto.house.wire.connection import Connection

#: When the tables in :mod:`house.filling` were opened and last written to.
OPENED = table_that("over").entries[-1].at
PHASES = {"over": 3, "playing": 1, "waiting": 2}


@pytest.fixture(autouse=True)
def _quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "PAUSE", 0)
    monkeypatch.setattr(retention, "BATCH", 2)


@asynccontextmanager
async def opened(data: Path, **settings: Any) -> AsyncIterator[House]:
    """Open a house in this process."""
    store = SqliteStore(store_file(data))
    house = House(store, Settings(data=data, grace=3600, **settings), BotPool())
    try:
        yield house
    finally:
        house.shut_down()
        await store.close()


async def there(house: House, table: str) -> bool:
    try:
        await house.find(table)
    except Refusal:
        return False
    return True


async def swallow(message: Any) -> None:
    """Send nothing."""


@live
async def test_nothing_is_deleted_by_default(tmp_path: Path) -> None:
    names = await fill(tmp_path, PHASES)
    async with opened(tmp_path) as house:
        await Retention(house).run()
        await Retention(house).apply(OPENED + 100_000 * DAY)
        assert [await there(house, name) for name in names] == [True] * 6


@live
async def test_old_tables_are_deleted_except_those_in_use(tmp_path: Path) -> None:
    names = await fill(tmp_path, PHASES)
    async with opened(tmp_path, keep_tables=30) as house:
        await house.wake()
        watched, visited = names[0], names[4]
        connections = []
        for name in (watched, visited):
            connections.append(Connection(swallow, Person("f" * 16, "Eve")))
            await (await house.find(name)).join(connections[-1], Known())
        await Retention(house).apply(OPENED + 30 * DAY)
        assert [await there(house, name) for name in names] == [True] * 6
        await Retention(house).apply(OPENED + 31 * DAY)
        kept = [name for name in names if await there(house, name)]
        # Two that someone looks at, and the one where a game is played.
        assert kept == [watched, names[3], visited]
        listed = {listing.table for listing in house.lobby.listed()}
        assert names[5] not in listed
        for connection, name in zip(connections, (watched, visited), strict=True):
            house.croupiers[name].leave(connection)
        await Retention(house).apply(OPENED + 31 * DAY)
        assert [name for name in names if await there(house, name)] == [names[3]]
    assert check_file(store_file(tmp_path)).intact


@live
async def test_the_age_of_a_table_counts_from_its_last_entry(tmp_path: Path) -> None:
    (name,) = await fill(tmp_path, {"over": 1})
    async with opened(tmp_path, keep_tables=30) as house:
        log = await house.store.read(name)
        later = OPENED + 20 * DAY
        last = log[-1].replace(str(OPENED).encode(), str(later).encode())
        await house.store.append(name, len(log) + 1, [last])
        await Retention(house).apply(OPENED + 40 * DAY)
        assert await house.store.read(name)
        await Retention(house).apply(later + 31 * DAY)
        assert await house.store.read(name) == []


@live
async def test_old_chat_is_deleted_and_its_numbers_stay_taken(tmp_path: Path) -> None:
    over, playing = await fill(tmp_path, {"over": 1, "playing": 1})
    async with opened(tmp_path, keep_chat=7) as house:
        for table in (over, playing):
            for n in range(1, 4):
                said = Said(n, OPENED, "players", "f" * 16, "Eve", "hello")
                await house.store.append_chat(table, f"{'f' * 16}/{n}", said)
        await Retention(house).apply(OPENED + 7 * DAY)
        assert len(await house.store.read_chat(over, "players", 9)) == 3
        await Retention(house).apply(OPENED + 8 * DAY)
        assert [each.text for each in await house.store.read_chat(over, "players", 9)] == [""]
        assert await house.store.last_chat_numbers(over) == {"players": 3}
        assert len(await house.store.read_chat(playing, "players", 9)) == 3
        assert await there(house, over)
        # There is nothing left to do.
        commits = house.store.commits  # type: ignore[attr-defined]
        await Retention(house).apply(OPENED + 8 * DAY)
        assert house.store.commits == commits  # type: ignore[attr-defined]
    assert check_file(store_file(tmp_path)).intact


@live
async def test_guests_who_stay_away_are_forgotten_unless_they_play(tmp_path: Path) -> None:
    over, _ = await fill(tmp_path, {"over": 1, "playing": 1})
    # The last one sits at the table in play.
    people = Person("e" * 16, "Eve"), Person("d" * 16, "Dan"), Person("0" * 16, "P0")
    async with opened(tmp_path, keep_guests=10) as house:
        for person in people:
            await house.store.add_person(person, hash_token(person.name))
        said = Said(1, OPENED, "spectators", people[0].id, "Eve", "hello")
        await house.store.append_chat(over, f"{people[0].id}/1", said)

        async def known() -> list[str]:
            found = [await house.store.find_person(hash_token(each.name)) for each in people]
            return [each.name for each in found if each is not None]

        start = OPENED - OPENED % DAY
        # Their last visits are not known, so the days are counted from here.
        await Retention(house).apply(start)
        await house.store.lifecycle.note_seen(people[1].id, start + 5 * DAY)
        await Retention(house).apply(start + 10 * DAY)
        assert await known() == ["Eve", "Dan", "P0"]
        await Retention(house).apply(start + 11 * DAY)
        assert await known() == ["Dan", "P0"]
        assert [each.text for each in await house.store.read_chat(over, "spectators", 9)] == [""]
        await Retention(house).apply(start + 16 * DAY)
        assert await known() == ["P0"]


@live
async def test_a_connected_guest_is_not_forgotten(tmp_path: Path) -> None:
    (over,) = await fill(tmp_path, {"over": 1})
    async with opened(tmp_path, keep_guests=1) as house:
        eve = Person("e" * 16, "Eve")
        await house.store.add_person(eve, hash_token("Eve"))
        await Retention(house).apply(OPENED)
        connection = Connection(swallow, eve)
        await (await house.find(over)).join(connection, Known())
        await Retention(house).apply(OPENED + 100 * DAY)
        assert await house.know("Eve") == eve
        house.croupiers[over].leave(connection)


@live
async def test_a_visit_is_stored_once_a_day(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        _, token = await house.welcome("Ana")
        commits = house.store.commits  # type: ignore[attr-defined]
        for _ in range(5):
            assert await house.know(token)
        await asyncio.gather(*house.visits.pending)
        assert house.store.commits == commits + 1  # type: ignore[attr-defined]


@live
async def test_only_so_many_visits_of_a_day_are_remembered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ridotto.house.visits.MOST_SEEN", 3)
    async with opened(tmp_path) as house:
        tokens = [(await house.welcome(name))[1] for name in ("Ana", "Bea", "Cleo", "Dora")]
        for _ in range(3):
            for token in tokens:
                assert await house.know(token)
        await asyncio.gather(*house.visits.pending)
        assert len(house.visits._seen) <= 3
