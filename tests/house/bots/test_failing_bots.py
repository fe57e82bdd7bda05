"""Failing bots lose a decision; the game goes on."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from house.players import wishes
from house.serving import PATIENCE, live
from ridotto.house.bots.pool import BotPool
from ridotto.house.house import House
from ridotto.house.options import TableOptions
from ridotto.house.running.settings import Settings
from ridotto.house.store.base import Person
from ridotto.house.store.sqlite import SqliteStore


class Confused(BotPool):
    """A pool whose answers the house does not expect."""

    async def decide(self, *asked: Any) -> dict[str, Any]:
        raise ValueError("something that was not thought of")


@pytest.mark.parametrize("pool", [BotPool, Confused])
@pytest.mark.parametrize("claims", ["clockwise", "at-once"])
@live
async def test_a_game_of_bots_that_fail_is_played_to_its_end(
    tmp_path: Path, pool: type[BotPool], claims: str
) -> None:
    store = SqliteStore(tmp_path / "store.db")
    # The processes are never started: every question fails.
    house = House(store, Settings(grace=3600), pool())
    asked = msgspec.convert(wishes("mascarade", 4, claims=claims), TableOptions)
    host = Person("0" * 16, "Ana")
    name = await house.open_table(host, asked, bots=["zanetta"] * 4, start=True)
    table = (await house.find(name)).table
    async with asyncio.timeout(PATIENCE):
        while table.phase != "over":
            await asyncio.sleep(0.01)
    assert sum(house.failures.values()) > 0
    assert {entry.how for entry in table.entries if hasattr(entry, "how")} == {"bot"}
    house.shut_down()
    await store.close()
