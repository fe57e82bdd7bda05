"""A table equals the fold of its log: at once, entry by entry, or in another house."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from house.client import seated
from house.players import play_all, wishes
from house.serving import Served, live
from ridotto.house.bots.pool import BotPool
from ridotto.house.house import House
from ridotto.house.options import TableOptions
from ridotto.house.running.settings import Settings
from ridotto.house.store.base import Person
from ridotto.house.store.sqlite import SqliteStore
from ridotto.house.table import commands as c
from ridotto.house.table import entries as e
from ridotto.house.table.croupier import Croupier
from ridotto.house.table.fold import Table
from ridotto.house.views.broadcast import entry_shown, private_shown, setup_shown, table_shown
from ridotto.house.views.greeting import Known
from ridotto.house.wire.connection import Connection


def plain(told: Any) -> Any:
    return json.loads(msgspec.json.encode(told))


def everything(table: Table) -> Any:
    """Return the whole state of a table."""
    game = table.game
    return plain(
        [
            table.entries, table.phase, table.options, table.host, table.code, table.secret,
            table.seats, table.rematch, table.since, table.added, table.moved, table.at_start,
            table_shown(table), setup_shown(game),
            game and [game.state(), game.truth(), list(game.events("omniscient"))],
        ]
    )  # fmt: skip


async def log_of(served: Served, table: str) -> list[bytes]:
    store = SqliteStore(served.data / "ridotto.db")
    try:
        return await store.read(table)
    finally:
        await store.close()


@pytest.mark.parametrize(
    ("game", "players", "more"),
    [
        ("mascarade", 5, {"claims": "at-once", "options": {"turn_limit": 6, "peek": True}}),
        ("masquerade", 3, {"clock": {"seconds": 100, "bank": 3}}),
    ],
)
@live
async def test_the_fold_of_a_log_is_what_all_clients_saw(
    served: Served, game: str, players: int, more: dict[str, Any]
) -> None:
    people = players - 1
    async with seated(wishes(game, players, **more), *served.guests(people)) as clients:
        await clients[0].do("bot", name="zanetta" if game == "mascarade" else "pulcinella")
        await clients[0].do("start")
        await clients[-1].do("leave")
        await play_all(clients[:-1])
        log = await log_of(served, clients[0].table)
        table = Table(clients[0].table, map(e.read_entry, log))
        for client in clients[:-1]:
            player = client.player
            assert player is not None
            shown = [plain(entry_shown(table, n, player)) for n in range(1, table.n + 1)]
            assert shown == [client.entries[n] for n in sorted(client.entries)]
            assert plain(table_shown(table)) == client.shown
            assert table.game is not None
            assert plain(table.game.state_for(player)) == client.state
            assert plain(private_shown(table.game, player)) == client.own
        check_folds(table, log)


def check_folds(table: Table, log: list[bytes]) -> None:
    """Check that folding at once and entry by entry agree, and that entries survive encoding."""
    growing = Table(table.id, [])
    for number, text in enumerate(log, 1):
        entry = e.read_entry(text)
        assert e.write_entry(entry) == text
        growing.apply(entry)
        if number % 5 == 0 or number == len(log):
            whole = Table(table.id, map(e.read_entry, log[:number]))
            assert everything(growing) == everything(whole)
    assert everything(growing) == everything(table)


# In one process


class Ear:
    """A client in the same process."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.heard: list[dict[str, Any]] = []
        self.connection = Connection(self._send, person)

    async def _send(self, message: Any) -> None:
        if "text" in message:
            self.heard.append(json.loads(message["text"]))

    async def say(self, croupier: Croupier, **command: Any) -> str:
        read = c.read_command(json.dumps({"id": f"{len(self.heard)}", **command}))
        await croupier.handle(self.connection, read)
        answer = self.heard[-1]
        return str(answer["error"]["code"] if answer["is"] == "refused" else answer["is"])


@live
async def test_a_house_that_was_overtaken_catches_up_and_publishes(
    tmp_path: Path,
) -> None:
    store = SqliteStore(tmp_path / "store.db")
    houses = [House(store, Settings(grace=3600), BotPool()) for _ in range(2)]
    people = [Person(f"{n}" * 16, f"guest {n}") for n in range(4)]
    asked = msgspec.convert(wishes("mascarade", 4), TableOptions)
    name = await houses[0].open_table(people[0], asked, contribution="0" * 32)
    here, there = [await house.find(name) for house in houses]
    ears = [Ear(person) for person in people]
    for ear, croupier in zip(ears, (here, here, there, there), strict=True):
        await croupier.join(ear.connection, Known())

    share = "1" * 32
    assert await ears[1].say(here, do="sit", contribution=share) == "done"
    # The other house does not know yet; it learns when it tries to write.
    assert there.table.n == here.table.n - 1
    assert await ears[2].say(there, do="sit", contribution=share) == "stale"
    assert there.table.n == here.table.n
    assert [told["n"] for told in ears[3].heard if told["is"] == "news"] == [here.table.n]
    assert await ears[2].say(there, do="sit", contribution=share) == "done"
    assert await ears[3].say(there, do="sit", contribution=share) == "done"
    assert await ears[0].say(here, do="remove", seat=1) == "stale"
    assert await ears[0].say(here, do="start") == "done"
    assert await ears[2].say(there, do="leave") == "stale"
    assert there.table.phase == "playing"

    # Moves alternate between the houses: the one that is behind notices and catches up.
    for number in range(6):
        ahead, behind = (here, there) if number % 2 else (there, here)
        game = ahead.table.playing
        assert game.decider is not None
        action = msgspec.to_builtins(game.legal()[0])
        ear = ears[game.decider]
        told = await ear.say(ahead, do="act", action=action, seen=ahead.table.n)
        assert told == "done"
        assert await ears[0].say(behind, do="leave") == "stale"
        assert everything(here.table) == everything(there.table)
    log = await store.read(name)
    assert len(log) == max(here.table.n, there.table.n)
    Table(name, map(e.read_entry, log))
    for house in houses:
        house.shut_down()
    await asyncio.sleep(0)
    await store.close()


@live
async def test_the_minds_of_a_closed_game_are_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, pool = SqliteStore(tmp_path / "store.db"), BotPool()
    forgotten: list[str] = []
    monkeypatch.setattr(pool, "forget", forgotten.append)
    house = House(store, Settings(grace=3600), pool)
    asked = msgspec.convert(wishes("masquerade", 2), TableOptions)
    ear = Ear(Person("0" * 16, "Ana"))
    name = await house.open_table(
        ear.person, asked, contribution="0" * 32, bots=["pulcinella"], start=True
    )
    croupier = await house.find(name)
    assert await ear.say(croupier, do="close") == "done"
    assert croupier.table.phase == "closed"
    assert forgotten == [name]
    assert house.games_ended == 0
    house.shut_down()
    await store.close()


@live
async def test_an_evicted_table_is_reloaded_unchanged(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "store.db")
    house = House(store, Settings(grace=3600), BotPool())
    asked = msgspec.convert(wishes("masquerade", 2), TableOptions)
    ear = Ear(Person("0" * 16, "Ana"))
    name = await house.open_table(ear.person, asked, contribution="0" * 32)
    croupier = await house.find(name)
    await croupier.join(ear.connection, Known())
    house.forget_idle()
    assert await house.find(name) is croupier, "someone is there"
    croupier.leave(ear.connection)
    house.forget_idle()
    again = await house.find(name)
    assert again is not croupier
    croupier.table.since = again.table.since
    assert everything(again.table) == everything(croupier.table)
    house.shut_down()
    await store.close()
