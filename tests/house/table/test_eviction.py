"""A table that is evicted is freed at once: no reference cycle keeps its croupier."""

from __future__ import annotations

import asyncio
import gc
import random
import weakref
from pathlib import Path
from typing import Any

import msgspec
import pytest

from house.players import wishes
from house.serving import live
from ridotto.house.bots.pool import BotPool, Failed
from ridotto.house.house import House, hash_token
from ridotto.house.options import TableOptions
from ridotto.house.running.settings import Settings
from ridotto.house.store.base import Person
from ridotto.house.store.sqlite import SqliteStore
from ridotto.house.table import commands as c
from ridotto.house.table.croupier import Croupier
from ridotto.house.views.greeting import Known
from ridotto.house.wire.connection import Connection

SHARE = "0" * 32


async def swallow(message: Any) -> None:
    """Send nothing."""


async def check_freed(house: House, name: str) -> None:
    """Evict a table, which the caller no longer refers to, and check that nothing is left of it."""
    croupier = house.croupiers[name]
    freed: list[weakref.ref[Any]] = [
        weakref.ref(each) for each in (croupier, croupier.audience, croupier.table)
    ]
    if croupier.table.game is not None:
        freed.append(weakref.ref(croupier.table.game))
    gc.disable()
    try:
        del croupier
        house.forget_idle(waiting=False)
        await asyncio.sleep(0.01)  # cancelled tasks end in the next turns of the loop
        assert [ref() for ref in freed] == [None] * len(freed)
    finally:
        gc.enable()


@live
async def test_an_idle_table_is_freed_without_the_garbage_collector(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "store.db")
    house = House(store, Settings(grace=3600), BotPool())
    host = Person("0" * 16, "Ana")
    asked = msgspec.convert(wishes("mascarade", 4, clock={"seconds": 30}), TableOptions)
    name = await house.open_table(host, asked, bots=["zanetta"] * 3)
    croupier = await house.find(name)
    connection = Connection(swallow, host)
    await croupier.join(connection, Known())
    for command in (c.Sit("1", contribution=SHARE), c.Begin("2"), c.Close("3")):
        await croupier.handle(connection, command)
    assert croupier.table.phase == "closed"
    croupier.leave(connection)
    del croupier, connection
    other = await house.open_table(host, asked)
    await check_freed(house, name)
    assert other in house.croupiers
    house.shut_down()
    await store.close()


class Pool(BotPool):
    """Bots that answer at random, and fail now and then."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0

    async def decide(self, *given: Any) -> Any:
        self.asked += 1
        await asyncio.sleep(0)
        if self.asked % 7 == 0:
            raise Failed("crashed")
        return random.Random(self.asked).choice(given[3].legal)

    async def infer(self, *given: Any) -> Any:
        await asyncio.sleep(0)
        return []


async def play(croupier: Croupier, connection: Connection, player: int) -> None:
    """Play a game to its end; leave and return now and then."""
    table, number = croupier.table, 0
    while table.phase == "playing":
        number += 1
        game = table.playing
        asked = game.still_to_answer() if table.gathering else (game.decider,)
        if player in asked and player not in croupier.volatile.answers:
            legal = game.common_answers() if table.gathering else game.legal()
            action = msgspec.to_builtins(random.Random(number).choice(legal))
            act = c.Act(f"act {number}", action=action, seen=table.n)
            await croupier.handle(connection, act)
            for command in (c.Leave(f"leave {number}"), c.Ready(f"ready {number}")):
                await croupier.handle(connection, command)
        await asyncio.sleep(0)


@pytest.mark.parametrize("claims", ["clockwise", "at-once"])
@pytest.mark.parametrize("memory", ["seen", "inferred"])
@live
async def test_a_table_with_bots_spectators_and_chat_is_freed_after_its_game(
    tmp_path: Path, claims: str, memory: str
) -> None:
    store = SqliteStore(tmp_path / "store.db")
    house = House(store, Settings(grace=3600), Pool())
    host, watcher = Person("0" * 16, "Ana"), Person("1" * 16, "Bea")
    asked = wishes(
        "mascarade", 4, clock={"seconds": 30, "bank": 5}, claims=claims, memory=memory, pace=0,
        options={"turn_limit": 12, "opening": 0},
    )  # fmt: skip
    name = await house.open_table(
        host, msgspec.convert(asked, TableOptions), bots=["zanetta"] * 3, contribution=SHARE
    )
    croupier = await house.find(name)
    connections = [Connection(swallow, person) for person in (host, watcher, watcher)]
    for connection in connections:
        await croupier.join(connection, Known())
    for number, connection in enumerate(connections):
        await croupier.handle(connection, c.Chat(f"chat {number}", text="Good evening!"))
    await croupier.handle(connections[0], c.Mute("mute", person=watcher.id))
    await croupier.handle(connections[0], c.Sit("refused", contribution=SHARE, seat=1))
    await croupier.handle(connections[0], c.Begin("begin"))
    await croupier.handle(connections[0], c.Ready("ready"))
    await play(croupier, connections[0], 0)
    async with croupier.lock:  # the last move has been written
        assert croupier.table.phase == "over"
    await croupier.handle(connections[1], c.Earlier("earlier", before=5))
    for connection in connections:
        croupier.leave(connection)
    del croupier, connection, connections
    await check_freed(house, name)
    house.shut_down()
    await store.close()


@live
async def test_the_guests_seen_last_are_cached_and_the_others_are_looked_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ridotto.house.house.MOST_GUESTS", 3)
    store = SqliteStore(tmp_path / "store.db")
    house = House(store, Settings(), BotPool())
    guests = [await house.welcome(f"guest {number}") for number in range(4)]
    looked_up: list[str] = []
    find = store.find_person

    async def counted(token_hash: str) -> Person | None:
        looked_up.append(token_hash)
        return await find(token_hash)

    monkeypatch.setattr(store, "find_person", counted)
    for number in (1, 2, 3, 1, 0, 1, 3):
        person, token = guests[number]
        assert await house.know(token) == person
    # Guest 0 was dropped first; then guest 2, who had not been seen for longest.
    assert looked_up == [hash_token(guests[0][1])]
    assert await house.know("nobody") is None
    await store.close()
