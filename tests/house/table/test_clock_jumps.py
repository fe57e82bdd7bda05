"""The wall clock jumps, and nobody's time changes."""

from __future__ import annotations

import ast
import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

import ridotto.house
from house.players import wishes
from house.serving import live
from house.table.test_fold import Ear
from ridotto.house.bots.pool import BotPool
from ridotto.house.house import NEW_FOR, House
from ridotto.house.options import TableOptions
from ridotto.house.running.house_clock import TOLERANCE, HouseClock
from ridotto.house.running.limits import RateLimiter, TokenBucket
from ridotto.house.running.settings import Settings
from ridotto.house.store.base import Person
from ridotto.house.store.sqlite import SqliteStore
from ridotto.house.table import entries as e
from ridotto.house.table.croupier import Croupier
from ridotto.house.table.plan import plan
from ridotto.house.views.greeting import Known

HOUR = 3_600_000
JUMPS = [HOUR, -HOUR, 30 * 365 * 24 * HOUR, 5 * TOLERANCE]


class Time:
    """Both clocks of a machine, in milliseconds."""

    def __init__(self) -> None:
        self.wall = 1_700_000_000_000
        self.steady = 5_000

    def pass_by(self, milliseconds: int) -> None:
        self.wall += milliseconds
        self.steady += milliseconds

    def clock(self) -> HouseClock:
        return HouseClock(lambda: self.wall * 1_000_000, lambda: self.steady * 1_000_000)


@asynccontextmanager
async def begun(store: SqliteStore, at: Time, **options: Any) -> AsyncIterator[tuple[Any, ...]]:
    """Start a game of two people; yield the house, the croupier and the people."""
    house = House(store, Settings(grace=3600), BotPool(), at.clock())
    clock = {"seconds": 30, "bank": 60}
    asked = msgspec.convert(wishes("masquerade", 2, clock=clock, **options), TableOptions)
    ears = [Ear(Person(f"{n}" * 16, f"guest {n}")) for n in range(2)]
    croupier = await house.find(await house.open_table(ears[0].person, asked))
    for ear in ears:
        await croupier.join(ear.connection, Known())
        assert await ear.say(croupier, do="sit", contribution="0" * 32) == "done"
    assert await ears[0].say(croupier, do="start") == "done"
    try:
        yield house, croupier, ears
    finally:
        house.shut_down()
        await asyncio.sleep(0)


async def act(croupier: Croupier, ears: list[Ear]) -> e.Moved:
    game = croupier.table.playing
    assert game.decider is not None
    action = msgspec.to_builtins(game.legal()[0])
    ear, seen = ears[game.decider], croupier.table.n
    assert await ear.say(croupier, do="act", action=action, seen=seen) == "done"
    entry = croupier.table.entries[seen]
    assert isinstance(entry, e.Moved)
    return entry


def time_left(croupier: Croupier) -> int:
    deadline = plan(croupier.table, croupier.volatile).deadline
    assert deadline is not None
    return deadline - croupier.house.now()


@pytest.mark.parametrize("jump", JUMPS)
@live
async def test_a_jump_takes_no_time_from_the_player_who_decides(tmp_path: Path, jump: int) -> None:
    store, at = SqliteStore(tmp_path / "store.db"), Time()
    async with begun(store, at) as (_, croupier, ears):
        at.pass_by(10_000)
        assert time_left(croupier) == 80_000
        at.wall += jump
        assert time_left(croupier) == 80_000
        at.pass_by(30_000)
        assert (await act(croupier, ears)).bank == 50_000
        # The next decision is measured from its own beginning, which was after the jump.
        assert croupier.table.since == croupier.house.now()
        assert time_left(croupier) in (80_000, 90_000)
        at.wall -= jump
        at.pass_by(29_000)
        assert (await act(croupier, ears)).bank in (50_000, 60_000)
    await store.close()


@pytest.mark.parametrize("jump", JUMPS)
@live
async def test_entries_have_the_time_of_the_wall_clock_in_memory_and_on_disk(
    tmp_path: Path, jump: int
) -> None:
    store, at = SqliteStore(tmp_path / "store.db"), Time()
    async with begun(store, at) as (_, croupier, ears):
        at.wall += jump
        at.pass_by(1000)
        entry = await act(croupier, ears)
        assert entry.at == at.wall
        log = await store.read(croupier.table.id)
        assert e.read_entry(log[-1]) == entry
        assert await ears[0].say(croupier, do="chat", text="what time is it?") == "done"
        said = [told["said"] for told in ears[0].heard if told["is"] == "said"]
        assert said[0]["at"] == at.wall
    await store.close()


@pytest.mark.parametrize("jump", JUMPS)
@live
async def test_clients_see_one_clock_that_does_not_jump(tmp_path: Path, jump: int) -> None:
    store, at = SqliteStore(tmp_path / "store.db"), Time()
    async with begun(store, at) as (_, croupier, ears):
        started = croupier.house.now()
        at.wall += jump
        at.pass_by(4000)
        await ears[0].say(croupier, do="ping")
        assert ears[0].heard[-1]["now"] == started + 4000
        await act(croupier, ears)
        news = [told for told in ears[0].heard if told["is"] == "news"][-1]
        assert news["clock"]["since"] == started + 4000
        await croupier.join(ears[1].connection, Known())
        view = [told for told in ears[1].heard if told["is"] == "view"][-1]
        assert (view["now"], view["clock"]["since"]) == (started + 4000, started + 4000)
    await store.close()


@pytest.mark.parametrize("jump", [0, *JUMPS])
@live
async def test_a_restart_gives_the_whole_time_whatever_the_wall_clock_says(
    tmp_path: Path, jump: int
) -> None:
    store, at = SqliteStore(tmp_path / "store.db"), Time()
    async with begun(store, at) as (_, croupier, ears):
        at.pass_by(40_000)
        await act(croupier, ears)
        banks = [seat.bank for seat in croupier.table.seats]
        assert sorted(banks) == [50_000, 60_000]
        at.pass_by(20_000)
    at.wall += jump
    at.steady = 77
    house = House(store, Settings(grace=3600), BotPool(), at.clock())
    again = await house.find(croupier.table.id)
    assert [seat.bank for seat in again.table.seats] == banks
    decider = again.table.playing.decider
    assert decider is not None
    assert time_left(again) == 30_000 + banks[decider]
    house.shut_down()
    await asyncio.sleep(0)
    await store.close()


@pytest.mark.parametrize("jump", JUMPS)
@live
async def test_a_new_table_is_listed_for_the_same_time(tmp_path: Path, jump: int) -> None:
    store, at = SqliteStore(tmp_path / "store.db"), Time()
    house = House(store, Settings(grace=3600), BotPool(), at.clock())
    asked = msgspec.convert(wishes("masquerade", 2, public=True), TableOptions)
    await house.open_table(Person("0" * 16, "Ana"), asked)
    at.wall += jump
    at.pass_by(NEW_FOR - 1)
    assert len(house.lobby.listed()) == 1
    at.pass_by(1)
    assert house.lobby.listed() == []
    house.shut_down()
    await asyncio.sleep(0)
    await store.close()


@live
async def test_after_a_restart_new_tables_are_listed_for_the_rest_of_their_time(
    tmp_path: Path,
) -> None:
    store, at = SqliteStore(tmp_path / "store.db"), Time()
    asked = msgspec.convert(wishes("masquerade", 2, public=True), TableOptions)
    house = House(store, Settings(), BotPool(), at.clock())
    await house.open_table(Person("0" * 16, "Ana"), asked)
    house.shut_down()
    # A wall clock that was set back makes a table at most as new as it was.
    for elapsed, left in ((NEW_FOR - 1000, 1000), (-HOUR, NEW_FOR), (HOUR, 0)):
        later = Time()
        later.wall = at.wall + elapsed
        again = House(store, Settings(), BotPool(), later.clock())
        await again.wake()
        later.pass_by(max(0, left - 1))
        assert len(again.lobby.listed()) == (left > 0)
        later.pass_by(1)
        assert again.lobby.listed() == []
    await asyncio.sleep(0)
    await store.close()


def test_rate_limits_ignore_the_wall_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    limiter, bucket = RateLimiter(1, "knocks", period=1e9), TokenBucket(1e-9, 1)
    limiter.take("ana")
    assert bucket.take()
    for jump in JUMPS:
        at = time.time() + jump / 1000
        monkeypatch.setattr(time, "time", lambda at=at: at)
        monkeypatch.setattr(time, "time_ns", lambda at=at: int(at * 1e9))
        with pytest.raises(ValueError, match="knocks"):
            limiter.take("ana")
        assert not bucket.take()


def test_small_corrections_of_the_wall_clock_do_not_count() -> None:
    at = Time()
    clock = at.clock()
    at.pass_by(1000)
    at.wall += TOLERANCE - 1
    assert (clock.skew(), clock.wall() - clock.now()) == (0, TOLERANCE - 1)
    at.wall += 1
    assert clock.skew() == TOLERANCE


def test_tables_sockets_and_bots_read_the_wall_clock_only_through_the_house() -> None:
    house = Path(ridotto.house.__file__).parent
    files = [*house.glob("*.py"), *house.glob("[bvtw]*/*.py"), house / "running" / "limits.py"]
    assert len(files) > 40
    for file in files:
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                wall = (node.value.id, node.attr) in {("time", "time"), ("time", "time_ns")}
                assert not wall, f"{file}:{node.lineno} reads the wall clock"
