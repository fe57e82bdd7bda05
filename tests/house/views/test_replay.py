"""Replays are built in slices, and the latest are cached."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest

from house.serving import live
from ridotto.games.errors import Refusal
from ridotto.games.fairness import new_secret
from ridotto.house.options import TableOptions
from ridotto.house.table import entries as e
from ridotto.house.table.fold import Table
from ridotto.house.table.lobby_commands import start_entry
from ridotto.house.views import replay as replays
from ridotto.house.views.replay import Replays


def finished(name: str, players: int = 3) -> Table:
    """Return a game of Masquerade that bots have played at random to its end."""
    table = Table(name.ljust(22, "x"), ())
    wishes = msgspec.convert(
        {"game": "masquerade", "players": players, "clock": None}, TableOptions
    )
    table.apply(
        e.Opened(
            1, person="0" * 16, name="Ada", wishes=wishes, secret=new_secret(), code="BCDFGHJK"
        )
    )
    for seat in range(players):
        table.apply(e.Seated(1, seat=seat, name="beppe"))
    table.apply(start_entry(table, 1)[0])
    chance = random.Random(name)
    while table.phase == "playing":
        player, action = table.playing.decider, chance.choice(table.playing.legal())
        assert player is not None
        table.apply(e.Moved(1, player=player, action=msgspec.to_builtins(action), how="bot"))
    return table


def steps_of(told: msgspec.Raw) -> list[dict[str, Any]]:
    steps: list[dict[str, Any]] = msgspec.json.decode(told)["steps"]
    return steps


@live
async def test_building_a_replay_does_not_block_other_requests(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(replays, "AT_A_TIME", 0.0)
    table, kept, turns = finished("long"), Replays(), 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    meanwhile = asyncio.ensure_future(others())
    told = await kept.of(table, "omniscient")
    meanwhile.cancel()
    moves = [entry for entry in table.entries if isinstance(entry, e.Moved)]
    assert len(steps_of(told)) == len(moves) + 1
    assert turns >= len(moves)


@live
async def test_replays_are_built_one_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "AT_A_TIME", 0.0)
    table, kept = finished("asked-by-many"), Replays()
    asked = [str(number % 3) for number in range(9)]
    at_once = most = 0
    telling = replays._replay_of

    async def counted(*given: Any) -> Any:
        nonlocal at_once, most
        at_once += 1
        most = max(most, at_once)
        try:
            return await telling(*given)
        finally:
            at_once -= 1

    monkeypatch.setattr(replays, "_replay_of", counted)
    told = await asyncio.gather(*(kept.of(table, viewer) for viewer in asked))
    assert most == 1
    assert [msgspec.json.decode(one)["viewer"] for one in told] == [int(viewer) for viewer in asked]


@live
async def test_the_latest_replays_are_cached_up_to_a_limit() -> None:
    first, second = finished("first"), finished("second")
    plain = Replays()
    told = {name: await plain.of(first, name) for name in ("spectator", "omniscient", "0", "1")}
    for name, one in told.items():
        assert await plain.of(first, name) is one
    assert len(set(map(bytes, told.values()))) == len(told), "each sees it with their own eyes"

    small = Replays(most_kept=len(told["spectator"]) + len(told["0"]) + 10)
    spectated = await small.of(first, "spectator")
    await small.of(first, "0")
    assert await small.of(first, "spectator") is spectated, "there is room for two"
    await small.of(second, "0")
    again = await small.of(first, "0")
    assert bytes(again) == bytes(told["0"])
    none = Replays(most_kept=1)
    assert bytes(await none.of(first, "1")) == bytes(told["1"])
    assert await none.of(first, "1") is not await none.of(first, "1")


@live
async def test_an_unknown_viewer_is_refused() -> None:
    table, kept = finished("seen-by-three"), Replays()
    for asked in ("3", "-1", "007", "everyone", ""):
        with pytest.raises(Refusal, match="viewer is 0 to 2, spectator or omniscient"):
            await kept.of(table, asked)
