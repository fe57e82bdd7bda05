"""With beats on, delays reveal neither whether a swap was real nor whether a claim was honest."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from house.client import at
from house.laid_tables import lay, wishes_for
from house.other_houses import OtherHouse
from house.serving import Guest, Served, live
from house.wire.test_delays import AT_ONCE, SAMPLES, STRICT, told_apart
from ridotto.games.registry import kind

#: Shows take 90 to 700 milliseconds at this pace, and bots no longer.
PACE = 500
SETUP = {
    "players": 4, "scenario": "4A", "seed": 1, "first": 2,
    "options": {"closed_deal": False, "opening": 0},
}  # fmt: skip
#: Many bots think at once, so that none waits for another table.
QUEUE = f"from ridotto.house import house\nhouse.EACH = {AT_ONCE}"

Measured = Callable[[Served, list[Guest], str, bool], Awaitable[int]]


async def answer_after(
    served: Served, guests: list[Guest], table: str, first: int, action: dict[str, Any],
    moves: list[tuple[int, Any]],
) -> int:  # fmt: skip
    """Return the milliseconds until the bot in the last seat answers a person's action."""
    setup = SETUP | {"first": moves[0][0] if moves else first}
    await lay(served, table, wishes_for(setup, pace=PACE), guests, setup, moves, bots=["marina"])
    async with at(table, guests[first]) as (client,):
        n = client.n
        await client.act(action)
        await client.until(lambda: client.n >= n + 2)
        mine, answer = client.entries[n + 1], client.entries[n + 2]
        assert (answer["player"], answer["how"]) == (3, "bot")
        took: int = answer["at"] - mine["at"]
        return took


async def after_a_swap(served: Served, guests: list[Guest], table: str, real: bool) -> int:
    """Return the delay of the bot that is asked after a real or a pretended swap."""
    swap = {"act": "swap", "with": 0, "really": real}
    return await answer_after(served, guests, table, 2, swap, [])


async def after_a_claim(served: Served, guests: list[Guest], table: str, held: bool) -> int:
    """Return the delay of the bot that is asked after a claim, with or without the mask."""
    game = kind("mascarade").new(SETUP)
    masks = msgspec.to_builtins(game.truth())["masks"]
    # Player 1 announces, and player 2 claims the mask that they hold, or that player 0 holds.
    mask = masks[2] if held else masks[0]
    announced = [(1, {"act": "announce", "mask": mask})]
    return await answer_after(served, guests, table, 2, {"act": "claim"}, announced)


async def samples(served: Served, measured: Measured) -> tuple[list[int], list[int]]:
    """Return the delays of both kinds, measured side by side."""
    companies, room = [served.guests(3) for _ in range(6)], asyncio.Semaphore(AT_ONCE)

    async def one(number: int) -> int:
        guests = companies[number // 2 % len(companies)]
        async with room:
            return await measured(served, guests, f"{number:022}", number % 2 == 0)

    await one(2 * SAMPLES)  # the first one waits until the workers are ready
    order = random.Random(1).sample(range(2 * SAMPLES), 2 * SAMPLES)
    took = dict(zip(order, await asyncio.gather(*map(one, order)), strict=True))
    return (
        [took[number] for number in range(0, 2 * SAMPLES, 2)],
        [took[number] for number in range(1, 2 * SAMPLES, 2)],
    )


@pytest.mark.parametrize(
    ("measured", "shortest"),
    [
        pytest.param(after_a_swap, ("swap", "turn"), id="a real and a pretended swap"),
        pytest.param(after_a_claim, ("claim",), id="a held and an absent mask"),
    ],
)
@live
async def test_delays_reveal_nothing_hidden(
    tmp_path: Path, measured: Measured, shortest: tuple[str, ...]
) -> None:
    beats = kind("mascarade").beats
    with OtherHouse(tmp_path, first=QUEUE) as served:
        one, other = await samples(served, measured)
        # The bot waits until the page has shown everything.
        assert min(*one, *other) >= PACE * sum(beats[each] for each in shortest) - 1
        assert told_apart(one, other) > STRICT, (sorted(one), sorted(other))
