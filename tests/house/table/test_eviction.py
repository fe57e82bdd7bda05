"""A table that is evicted is freed at once: no reference cycle keeps its croupier."""

from __future__ import annotations

import asyncio
import gc
import weakref
from pathlib import Path
from typing import Any

import msgspec

from house.players import wishes
from house.serving import live
from ridotto.house.bots.pool import BotPool
from ridotto.house.house import House
from ridotto.house.options import TableOptions
from ridotto.house.running.settings import Settings
from ridotto.house.store.base import Person
from ridotto.house.store.sqlite import SqliteStore
from ridotto.house.table import commands as c
from ridotto.house.views.greeting import Known
from ridotto.house.wire.connection import Connection


async def swallow(message: Any) -> None:
    """Send nothing."""


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
    for command in (c.Sit("1", contribution="0" * 32), c.Begin("2"), c.Close("3")):
        await croupier.handle(connection, command)
    assert croupier.table.phase == "closed"
    croupier.leave(connection)
    freed = [weakref.ref(croupier), weakref.ref(croupier.audience), weakref.ref(croupier.table)]
    gc.disable()
    try:
        del croupier, connection
        house.forget_idle()
        await asyncio.sleep(0.01)  # cancelled tasks end in the next turns of the loop
        assert [ref() for ref in freed] == [None, None, None]
    finally:
        gc.enable()
    house.shut_down()
    await store.close()
