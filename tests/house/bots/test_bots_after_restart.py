"""A house that restarts with many tables serves connected clients first."""

from __future__ import annotations

import asyncio
import re
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from house.client import at
from house.filling import fill
from house.other_houses import OtherHouse
from house.players import play_all, wishes
from house.serving import Served, live
from ridotto.house.bots.queue import BotQueue

TABLES = 300
PLAYERS = 4


# Turns


class Line:
    """The waiters for a turn, and the order in which they got it."""

    def __init__(self, most: int, party_of: Callable[[str], str] = lambda table: "") -> None:
        self.turns = BotQueue(most, party_of)
        self.had: list[str] = []
        self.at_once = 0
        self.most = 0
        self.tasks: dict[str, asyncio.Task[None]] = {}
        #: Called after each turn.
        self.then: dict[str, Callable[[], object]] = {}

    def ask(self, table: str, host: str | None = None) -> None:
        self.tasks[table] = asyncio.ensure_future(self._think(table, host))

    async def _think(self, table: str, host: str | None) -> None:
        async with self.turns.turn(table, host):
            self.had.append(table)
            self.at_once += 1
            self.most = max(self.most, self.at_once)
            try:
                await asyncio.sleep(0.01)
            finally:
                self.at_once -= 1
        self.then.get(table, lambda: None)()

    async def settle(self) -> None:
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)
        assert (len(self.turns), self.at_once) == (0, 0)


@live
async def test_a_limited_number_of_bots_think_at_a_time_in_order_of_arrival() -> None:
    line = Line(2)
    tables = [f"table {number}" for number in range(9)]
    for table in tables:
        line.ask(table)
    await line.settle()
    assert (line.had, line.most) == (tables, 2)


@live
async def test_tables_with_a_client_come_first() -> None:
    line = Line(1)
    for table in ("a", "b", "c", "d"):
        line.ask(table)
    await asyncio.sleep(0)
    line.ask("e", "host")
    await asyncio.sleep(0)
    line.turns.hurry("c", "host")
    line.turns.hurry("nobody waits here", "host")
    await line.settle()
    assert line.had == ["a", "e", "c", "b", "d"]


@live
async def test_every_host_has_a_turn_before_one_has_a_second() -> None:
    line = Line(1)
    for number in range(4):
        line.ask(f"hog {number}", "hog")
    line.ask("ada's", "ada")
    for number in range(2):
        line.ask(f"bo {number}", "bo")
    await line.settle()
    assert line.had == ["hog 0", "hog 1", "ada's", "bo 0", "hog 2", "bo 1", "hog 3"]


@live
async def test_every_address_has_a_turn_before_one_has_a_second() -> None:
    line = Line(1, lambda table: table[:3])
    for number in range(6):
        line.ask(f"hog {number}", f"hog {number % 2}")
    line.ask("ada's", "ada")
    line.ask("bo's", "bo")
    await line.settle()
    assert line.had == ["hog 0", "hog 1", "ada's", "bo's", "hog 2", "hog 3", "hog 4", "hog 5"]


@live
async def test_a_cancelled_turn_goes_to_the_next() -> None:
    line = Line(1)
    for table in ("a", "b", "c", "d"):
        line.ask(table)
    await asyncio.sleep(0)
    line.tasks["b"].cancel()
    # This waiter is cancelled just as it gets its turn.
    line.then["a"] = line.tasks["c"].cancel
    await line.settle()
    assert line.had == ["a", "d"]
    line.ask("e")
    await line.settle()
    assert line.had == ["a", "d", "e"]


# Restart


@pytest.fixture(scope="module")
def woken(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    data: Path = tmp_path_factory.mktemp("full")
    asyncio.run(fill(data, {"playing": TABLES}))
    # The workers must be ready before the first question, even on a busy machine.
    with OtherHouse(data, grace=2) as house:
        yield house


def counted(house: Served) -> dict[str, int]:
    with urllib.request.urlopen(f"http://127.0.0.1:{house.port}/metrics") as told:
        lines = re.findall(r"^(ridotto_\S+) (\d+)(?:\.0)?$", told.read().decode(), re.MULTILINE)
    return {name: int(number) for name, number in lines}


def written(house: Served) -> int:
    return counted(house)["ridotto_entries_written_total"]


@live
async def test_a_guest_is_served_while_stand_ins_begin_to_play_everywhere(woken: Served) -> None:
    # All players of all tables have stand-ins, which wait for their turns.
    while written(woken) < TABLES * PLAYERS + 100:
        await asyncio.sleep(0.05)
    guest = woken.guest("Ana")
    asked = wishes("masquerade", 2, options={"turn_limit": 8})
    table = guest.open(asked, bots=["pulcinella"], start=True)
    async with at(table, guest) as (client,):
        before, own = written(woken), client.n
        await play_all([client])
        others = written(woken) - before - (client.n - own)
        decisions = [e for e in client.entries.values() if e.get("how") == "bot"]
    assert len(decisions) > 5
    # At the end of the queue, the bot would let too many others pass before each decision.
    assert others < 50 * len(decisions), (others, len(decisions))
    told = counted(woken)
    assert told['ridotto_tables{phase="playing"}'] > TABLES // 2
    assert not [name for name in told if "bot-" in name], told


@live
async def test_no_stand_in_is_too_late_to_think_however_many_there_are(woken: Served) -> None:
    before = written(woken)
    while written(woken) < before + 200:
        await asyncio.sleep(0.05)
    told = counted(woken)
    assert not [name for name in told if "bot-" in name], told
