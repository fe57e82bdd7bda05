"""Clocks of players who leave and return, and their stand-ins."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from house.claims import claim_window
from house.client import Client, at, seated
from house.other_houses import OtherHouse
from house.players import play_all, wishes
from house.serving import Served, live
from house.table.test_clocks import decider_of, made_by
from ridotto.games.mascarade import Mascarade
from ridotto.games.mascarade.actions import Claim, Pass
from ridotto.games.registry import kind
from ridotto.house.table.clock import MOST_MISSED
from ridotto.house.table.lobby_commands import MOST_LEAVES


@live
async def test_a_stand_in_plays_for_an_absent_player_until_they_return(
    hasty: Served,
) -> None:
    async with seated(wishes("masquerade", 2, options={"turn_limit": 20}), *hasty.guests(2)) as (
        stays,
        goes,
    ):
        await stays.do("start")
        await goes.vanish(politely=False)
        await stays.until(lambda: stays.present == [True, False])
        while not made_by(stays, "stand-in"):
            await stays.until(lambda: stays.asked or made_by(stays, "stand-in"))
            if stays.asked:
                await stays.ask("act", action=stays.state["legal"][0], seen=stays.n)
        assert stays.whats().count("absent") == 1
        assert {entry["player"] for entry in made_by(stays, "stand-in")} == {goes.player}
        assert stays.shown["seats"][1]["stand_in"]

        await goes.connect(since=goes.n)
        await stays.until(lambda: "back" in stays.whats() and all(stays.present))
        await goes.until(lambda: "back" in goes.whats())
        played = len(made_by(stays, "stand-in"))
        while len(made_by(stays, "person")) < 6 and not stays.over:
            decider = await decider_of([stays, goes])
            await decider.ask("act", action=decider.state["legal"][0], seen=decider.n)
        await stays.current()
        assert len(made_by(stays, "stand-in")) == played


@live
async def test_a_short_absence_is_not_logged(served: Served) -> None:
    async with seated(wishes("masquerade", 2), *served.guests(2)) as (stays, goes):
        await stays.do("start")
        again = Client(goes.guest, goes.table)
        await again.connect()
        await goes.vanish()
        await stays.current()
        assert stays.present == [True, True]
        await goes.connect(since=goes.n)
        await again.vanish()
        await play_all([stays, goes])
        assert "absent" not in stays.whats()


@live
async def test_a_game_does_not_wait_for_a_player_who_left_before_it_began(hasty: Served) -> None:
    async with seated(wishes("masquerade", 2), *hasty.guests(2)) as (stays, goes):
        await goes.vanish()
        await stays.until(lambda: stays.present == [True, False])
        # Longer than the grace period, which does not apply while the table waits.
        await asyncio.sleep(1)
        await stays.do("start")
        await play_all([stays])
        assert stays.whats().count("absent") == 1


@live
async def test_leaving_in_the_middle_means_a_stand_in_at_once(served: Served) -> None:
    async with seated(wishes("masquerade", 2), *served.guests(2)) as (stays, goes):
        await stays.do("start")
        await goes.do("leave")
        assert stays.present == [True, True]
        await play_all([stays])
        await goes.until(lambda: goes.over)
        assert not [e for e in made_by(stays, "person") if e["player"] == goes.player]


async def go_and_come_back(client: Client) -> None:
    """Disconnect, and send a command about the game: it ends the stand-in even if refused."""
    await client.do("leave")
    await client.ask("act", action={"act": "nonsense"}, seen=client.n)
    assert [client.entries[client.n - 1]["what"], client.entries[client.n]["what"]] == [
        "absent",
        "back",
    ]


@live
@pytest.mark.parametrize("claims", ["clockwise", "at-once"])
async def test_leaving_and_returning_gains_no_time(served: Served, claims: str) -> None:
    clock = {"seconds": 100, "bank": 0}
    async with claim_window(served, claims=claims, clock=clock, pace=5000) as window:
        first = window.asked[0]
        since = first.clock["since"]
        for _ in range(MOST_LEAVES):
            await go_and_come_back(first)
            assert first.clock["since"] == since
        # Each of these is a permanent entry.
        assert await first.refused("leave") == "too-fast"


@live
async def test_a_player_who_returns_to_a_new_decision_has_the_whole_time(served: Served) -> None:
    clock = {"seconds": 100, "bank": 0}
    async with claim_window(served, clock=clock, pace=5000) as window:
        first, second, _ = window.asked
        await second.do("leave")
        await first.current()
        await first.act({"act": "pass"})
        await second.until(lambda: second.asked)
        before = second.clock["since"]
        await second.ask("act", action={"act": "nonsense"}, seen=second.n)
        assert second.entries[second.n]["what"] == "back"
        # The clock starts at their return, or later if the page still shows what has happened.
        assert second.clock["since"] == max(second.entries[second.n]["at"], before)


@live
async def test_nothing_is_written_after_the_end(served: Served) -> None:
    async with seated(wishes("masquerade", 2), *served.guests(2)) as (stays, goes):
        await stays.do("start")
        await goes.do("leave")
        await play_all([stays])
        await goes.until(lambda: goes.over)
        last = goes.n
        assert await goes.refused("more") == "game-over"
        await stays.current()
        assert stays.n == last


#: A stand-in thinks longer than the player's time limit.
AT_LENGTH = """
from ridotto.games.registry import kinds
for kind in kinds().values():
    kind.paces.update(dict.fromkeys(kind.paces, 1))
"""


@live
async def test_a_stand_in_takes_nothing_from_the_bank(tmp_path: Path) -> None:
    asked = wishes("masquerade", 2, clock={"seconds": 3, "bank": 20}, pace=5000)
    with OtherHouse(tmp_path, first=AT_LENGTH) as house:
        async with seated(asked, *house.guests(2)) as clients:
            await clients[0].do("start")
            decider = await decider_of(clients)
            since = decider.clock["since"]
            other = next(client for client in clients if client is not decider)
            await decider.do("leave")
            await other.until(lambda: made_by(other, "stand-in"))
            assert int(str(made_by(other, "stand-in")[0]["at"])) - since > 3000
            assert other.shown["seats"][decider.player]["bank"] == 20_000


def test_swaps_by_the_clock_stay_hidden() -> None:
    game = Mascarade.from_data({"players": 5, "scenario": "5A", "seed": 1})
    legal = game.legal()
    assert {action["act"] for action in map(msgspec.to_builtins, legal)} == {"swap"}
    drawn = [kind("mascarade").absent_action(legal) for _ in range(400)]
    # The chance to miss each of eight is 1 in 10 ** 23.
    assert set(drawn) == set(legal)
    assert {action.really for action in drawn} == {False, True}
    assert kind("mascarade").absent_action((Claim(), Pass())) == Pass()


#: A slow bot pool that records the players it decides for.
THOUGHT_FOR = """
import asyncio
from contextlib import asynccontextmanager
from ridotto.house.bots.pool import BotPool
from ridotto.house.bots.queue import BotQueue
at_once, honest = BotQueue.turn, BotPool.decide
@asynccontextmanager
async def late(self, *given):
    await asyncio.sleep(1)
    async with at_once(self, *given):
        yield
async def decide(self, seat, *given):
    print("thought for", seat[1], flush=True)
    return await honest(self, seat, *given)
BotQueue.turn, BotPool.decide = late, decide
"""


@live
async def test_a_stand_in_decides_for_a_player_who_returned_and_left_again(tmp_path: Path) -> None:
    with OtherHouse(tmp_path, first=THOUGHT_FOR) as house:
        asked = wishes("mascarade", 4, pace=5000, options={"closed_deal": True})
        async with seated(asked, *house.guests(4)) as clients:
            await clients[0].do("start")
            goes = await decider_of(clients)
            await goes.do("leave")
            await goes.do("ready")  # back again
            await asyncio.sleep(1.3)
            await goes.do("leave")
            stays = next(client for client in clients if client is not goes)
            await stays.until(lambda: made_by(stays, "stand-in"))
            assert f"thought for {goes.player}" in house.said()


@live
async def test_returning_by_a_command_resets_the_missed_decisions(served: Served) -> None:
    host = served.guest("dozes")
    hurried = {"seconds": 3, "bank": 0}
    asked = wishes("mascarade", 4, clock=hurried, pace=0, options={"opening": 30})
    table = host.open(asked, bots=["zanetta"] * 3, start=True)
    async with at(table, host) as (client,):
        await client.until(lambda: "absent" in client.whats())
        await client.do("ready")
        await client.until(lambda: "back" in client.whats())
        missed = len(made_by(client, "clock"))
        await client.until(lambda: client.whats().count("absent") > 1)
        assert len(made_by(client, "clock")) == missed + MOST_MISSED
