"""The delay of a bot's answer does not reveal what the bot knows."""

from __future__ import annotations

import asyncio
import random
from math import exp, sqrt
from pathlib import Path

import pytest

from house.client import at
from house.laid_tables import lay, wishes_for
from house.other_houses import OtherHouse
from house.serving import Guest, Served, live

#: Answers come after 1050 to 1950 milliseconds; bots think for less, even on a busy machine.
PACE = 1500
SAMPLES = 60
AT_ONCE = 30
#: Significance level: the rate of false alarms for two equal samples.
STRICT = 1e-7
#: Extra milliseconds of thought for a hard decision: nearly the whole range of delays, and less
#: than the shortest delay.
LONGER = 750

#: Bots that do not know their mask think at least this long, without delaying others.
HARD = f"""
import asyncio
from ridotto.house import house
from ridotto.house.bots.pool import BotPool
house.EACH = {AT_ONCE}
honest = BotPool.decide
def is_hard(start):
    return start.setup['options']['closed_deal']
async def decide(self, seat, start, *rest):
    longer = asyncio.sleep({LONGER / 1000} * is_hard(start))
    found, _ = await asyncio.gather(honest(self, seat, start, *rest), longer)
    return found
BotPool.decide = decide
"""
#: A house that leaks: the usual delay is added to the time of thinking.
TELLING = f"""
from ridotto.house.table import bot_seats
async def decide(self, seat, start, *rest):
    await asyncio.sleep({LONGER / 1000} * is_hard(start))
    return await honest(self, seat, start, *rest)
BotPool.decide = decide
async def in_good_time(thinking, first, pace):
    found = await thinking
    await asyncio.sleep(first)
    return found
bot_seats.in_good_time = in_good_time
"""


def told_apart(one: list[int], other: list[int]) -> float:
    """Return the probability that two equal distributions give samples this different.

    This is the Kolmogorov-Smirnov test, with the usual approximation for small samples.
    """
    values = sorted({*one, *other})
    shares = [
        [sum(x <= value for x in each) / len(each) for value in values] for each in (one, other)
    ]
    apart = max(abs(here - there) for here, there in zip(*shares, strict=True))
    root = sqrt(len(one) * len(other) / (len(one) + len(other)))
    scaled = (root + 0.12 + 0.11 / root) * apart
    terms = [(-1) ** (k - 1) * exp(-2 * (k * scaled) ** 2) for k in range(1, 101)]
    return min(1.0, 2 * sum(terms)) if scaled > 0.2 else 1.0


async def delay(house: Served, guests: list[Guest], table: str, *, knows: bool) -> int:
    """Return the delay in milliseconds of a bot that does or does not know its mask."""
    setup = {
        "players": 4, "scenario": "4A", "seed": 1, "first": 2,
        "options": {"closed_deal": not knows, "opening": 0},
    }  # fmt: skip
    await lay(house, table, wishes_for(setup, pace=PACE), guests, setup, bots=["marina"])
    async with at(table, guests[2]) as (client,):
        n = client.n
        await client.act({"act": "look"})
        await client.until(lambda: client.n >= n + 2)
        mine, answer = client.entries[n + 1], client.entries[n + 2]
        assert (answer["player"], answer["how"]) == (3, "bot")
        took: int = answer["at"] - mine["at"]
        return took


async def delays(house: Served) -> tuple[list[int], list[int]]:
    """Return two samples: of bots that know their masks, and of bots that do not."""
    # A single guest may not open this many windows at once.
    companies, room = [house.guests(3) for _ in range(6)], asyncio.Semaphore(AT_ONCE)

    async def one(number: int) -> int:
        guests = companies[number // 2 % len(companies)]
        async with room:
            return await delay(house, guests, f"{number:022}", knows=number % 2 == 0)

    await one(2 * SAMPLES)  # the first one waits until the workers are ready
    # Both kinds in parallel, so that the load of the machine is the same for both.
    order = random.Random(1).sample(range(2 * SAMPLES), 2 * SAMPLES)
    took = dict(zip(order, await asyncio.gather(*map(one, order)), strict=True))
    return (
        [took[number] for number in range(0, 2 * SAMPLES, 2)],
        [took[number] for number in range(1, 2 * SAMPLES, 2)],
    )


@pytest.mark.parametrize("first", ["", HARD], ids=["as it is", "where it is hard"])
@live
async def test_delays_do_not_reveal_what_a_bot_knows(tmp_path: Path, first: str) -> None:
    with OtherHouse(tmp_path, first=first) as house:
        known, unknown = await delays(house)
        assert min(*known, *unknown) >= 0.7 * PACE - 1
        assert told_apart(known, unknown) > STRICT, (sorted(known), sorted(unknown))


@live
async def test_revealing_delays_are_noticed(tmp_path: Path) -> None:
    with OtherHouse(tmp_path, first=HARD + TELLING) as house:
        known, unknown = await delays(house)
        assert told_apart(known, unknown) < STRICT, (sorted(known), sorted(unknown))


def test_equal_samples_are_not_distinguished() -> None:
    chance = random.Random(1)
    one, other = ([chance.randint(1050, 1950) for _ in range(SAMPLES)] for _ in range(2))
    assert told_apart(one, other) > 0.01
    assert told_apart(one, one) == 1.0
    assert told_apart(one, [each + LONGER for each in other]) < STRICT
