"""After an open deal everyone waits until all people have looked at the masks."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from house.client import Client, at, seated
from house.other_houses import OtherHouse
from house.players import wishes
from house.serving import Served, live

#: Bots answer soon once they may, and wait for people for minutes.
PATIENT = "from ridotto.house.table import open_deal; open_deal.EACH = open_deal.HURRIED = 10_000"
PACE = 10
CLOCK = {"seconds": 600, "bank": 0}
#: Bots that did not wait would have answered several times.
A_WHILE = 0.7


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with OtherHouse(tmp_path_factory.mktemp("patient") / "data", first=PATIENT) as house:
        yield house


@asynccontextmanager
async def dealt(house: Served, people: int = 2, **options: Any) -> AsyncIterator[list[Client]]:
    """Open a table of four at which a bot begins."""
    while True:
        asked = wishes("mascarade", 4, pace=PACE, options={"turn_limit": 8} | options)
        async with seated(asked, *house.guests(people)) as clients:
            await clients[0].do("bot", name="zanetta")
            await clients[0].do("start")
            for client in clients:
                await client.until(lambda client=client: client.state is not None)
            if clients[0].view["setup"]["first"] >= people:
                yield clients
                return


def moves(client: Client) -> int:
    return sum(entry["what"] == "moved" for entry in client.entries.values())


@asynccontextmanager
async def a_person_begins(house: Served) -> AsyncIterator[list[Client]]:
    """Open a table of three people and a bot, at which a person begins."""
    while True:
        asked = wishes("mascarade", 4, pace=PACE, clock=CLOCK)
        async with seated(asked, *house.guests(3)) as clients:
            await clients[0].do("bot", name="zanetta")
            await clients[0].do("start")
            for client in clients:
                await client.until(lambda client=client: client.view["setup"])
            if clients[0].view["setup"]["first"] < 3:
                yield clients
                return


@live
async def test_one_slow_player_keeps_the_open_deal_for_all_three(patient: Served) -> None:
    async with a_person_begins(patient) as clients:
        quick = next(client for client in clients if client.asked)
        slow = next(client for client in clients if not client.asked)
        third = next(client for client in clients if client not in (quick, slow))
        until = quick.clock["look_until"]
        await slow.until(lambda: slow.ready == [3])
        await quick.act(quick.state["legal"][0])
        await third.do("ready")
        await asyncio.sleep(A_WHILE)
        for client in clients:
            await client.current()
            assert moves(client) == 0
            assert client.ready == sorted((quick.player, third.player, 3))
            assert client.clock["look_until"] == client.clock["since"] == until
        await slow.reconnect()
        await slow.until(lambda: slow.ready)
        await slow.do("ready")
        for client in clients:
            await client.until(lambda client=client: moves(client) > 0)
            assert "look_until" not in client.clock


@live
async def test_the_first_clock_starts_when_all_are_ready(patient: Served) -> None:
    async with a_person_begins(patient) as clients:
        dealt, until = clients[0].n, clients[0].clock["look_until"]
        for client in clients:
            await client.do("ready")
        for client in clients:
            await client.until(lambda client=client: "look_until" not in client.clock)
            assert client.n == dealt
            assert client.view["now"] <= client.clock["since"] < until
            assert client.clock["limit"] == 1000 * CLOCK["seconds"]


@live
async def test_bots_wait_until_all_people_are_ready(patient: Served) -> None:
    async with dealt(patient) as (one, other):
        await asyncio.sleep(A_WHILE)
        assert moves(one) == 0
        await one.do("ready")
        await asyncio.sleep(A_WHILE)
        assert moves(one) == 0
        await other.do("ready")
        await one.until(lambda: moves(one) > 0)


@live
async def test_bots_wait_for_players_whose_window_is_about_to_open(patient: Served) -> None:
    async with dealt(patient) as (one, other):
        await one.do("ready")
        await other.vanish()
        await asyncio.sleep(A_WHILE)
        assert moves(one) == 0
        await other.connect()
        await other.do("ready")
        await one.until(lambda: moves(one) > 0)


@live
async def test_ready_before_the_deal_does_not_count(patient: Served) -> None:
    begins, people = -1, 2
    while begins < people:
        asked = wishes("mascarade", 4, pace=PACE, options={"turn_limit": 8})
        async with seated(asked, *patient.guests(people)) as (one, other):
            await one.do("ready")
            await other.do("ready")
            await one.do("bot", name="zanetta")
            await one.do("start")
            begins = one.view["setup"]["first"]
            await asyncio.sleep(A_WHILE)
            assert moves(one) == 0


@live
async def test_a_player_who_peeks_does_not_end_the_time_to_look_for_others(patient: Served) -> None:
    async with dealt(patient, peek=True) as (one, other):
        await other.act({"act": "peek"})
        await one.do("ready")
        await asyncio.sleep(A_WHILE)
        assert moves(one) == 1
        await other.do("ready")
        await one.until(lambda: moves(one) > 1)


@live
async def test_bots_do_not_wait_for_players_who_have_left(patient: Served) -> None:
    async with dealt(patient) as (one, other):
        await one.do("ready")
        await other.do("leave")
        await one.until(lambda: moves(one) > 0)


@live
async def test_bots_do_not_wait_for_spectators(patient: Served) -> None:
    async with dealt(patient) as (one, other), at(one.table, patient.guest("Ida")) as (watcher,):
        refused = await watcher.ask("ready")
        assert (refused["is"], refused["error"]["code"]) == ("refused", "not-seated")
        await one.do("ready")
        await other.do("ready")
        await one.until(lambda: moves(one) > 0)


@live
async def test_bots_wait_only_for_a_limited_time(tmp_path: Path) -> None:
    with OtherHouse(tmp_path / "data") as house:
        async with dealt(house) as (one, _):
            await one.until(lambda: moves(one) > 0)


@live
async def test_bots_do_not_wait_after_a_closed_deal(patient: Served) -> None:
    async with dealt(patient, closed_deal=True) as (one, _):
        await one.until(lambda: moves(one) > 0)


@live
async def test_ready_after_the_first_move_changes_nothing(patient: Served) -> None:
    async with dealt(patient, people=1) as (one,):
        await one.do("ready")
        await one.until(lambda: one.asked)
        before = one.n
        await one.do("ready")
        await one.current()
        assert one.n == before
