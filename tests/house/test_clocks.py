"""Clocks: a time for each decision and a bank beside it, and what happens when both are spent."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import msgspec
import pytest

from house.claims import OPTIONS, claim_window
from house.client import Client, at, seated
from house.other_houses import OtherHouse
from house.players import play_all, wishes
from house.serving import Served, live
from ridotto.games.mascarade import Mascarade
from ridotto.games.mascarade.actions import Claim, Pass
from ridotto.games.registry import kind
from ridotto.house.table.clock import MOST_MISSED
from ridotto.house.table.lobby_commands import MOST_LEAVES
from ridotto.house.table.play_commands import MOST_PEEKS

HURRIED = {"seconds": 5, "bank": 0}
#: Timers and the clock on the wall do not agree to the millisecond.
ROUNDING = 10


def made_by(client: Client, how: str) -> list[dict[str, object]]:
    """The moves that were made in some way."""
    return [entry for entry in client.entries.values() if entry.get("how") == how]


async def decider_of(clients: list[Client]) -> Client:
    for client in clients:
        await client.current()
    return next(client for client in clients if client.asked)


# Time that runs out


@live
async def test_time_and_bank_run_out_then_a_stand_in_plays_until_the_player_wakes(
    served: Served,
) -> None:
    clock = {"seconds": 3, "bank": 1}
    asked = wishes("masquerade", 2, clock=clock, options={"turn_limit": 20})
    async with seated(asked, *served.guests(2)) as clients:
        await clients[0].do("start")
        sleeper = await decider_of(clients)
        other = next(client for client in clients if client is not sleeper)
        since, legal = sleeper.clock["since"], sleeper.state["legal"]
        assert (sleeper.clock["limit"], sleeper.clock["bank"]) == (3000, 1000)
        await other.until(lambda: made_by(other, "clock"))
        first = made_by(other, "clock")[0]
        assert first["player"] == sleeper.player
        assert int(str(first["at"])) - since >= 4000 - ROUNDING
        assert legal

        # The other plays on; the second decision that is missed is the last.
        while "absent" not in other.whats():
            await other.until(lambda: other.asked or "absent" in other.whats())
            if other.asked:
                await other.ask("act", action=other.state["legal"][0], seen=other.n)
        assert [entry["player"] for entry in made_by(other, "clock")] == [sleeper.player] * 2
        assert other.shown["seats"][sleeper.player]["stand_in"]
        assert other.shown["seats"][sleeper.player]["bank"] == 0
        while not made_by(other, "stand-in"):
            await other.until(lambda: other.asked or made_by(other, "stand-in"))
            if other.asked:
                await other.ask("act", action=other.state["legal"][0], seen=other.n)
        # Anything the sleeper says means that they are there again.
        await sleeper.ask("act", action={"act": "nothing of use"}, seen=sleeper.n)
        await other.until(lambda: "back" in other.whats())
        assert not other.shown["seats"][sleeper.player]["stand_in"]


@pytest.mark.parametrize("claims", ["clockwise", "at-once"])
@live
async def test_no_answer_to_a_claim_is_a_pass(served: Served, claims: str) -> None:
    async with claim_window(served, claims=claims, clock=HURRIED) as window:
        first, second, third = window.asked
        n, since = first.n, first.clock["since"]
        await second.do("ahead", answer="claim", seen=n)
        await third.do("ahead", answer="pass", seen=n)
        await first.until(lambda: first.n >= n + 3)
        answers = [first.entries[n + step] for step in (1, 2, 3)]
        assert [entry["player"] for entry in answers] == [c.player for c in window.asked]
        assert [entry["how"] for entry in answers] == ["clock", "person", "person"]
        assert [entry["events"][0]["type"] for entry in answers] == ["pass", "claim", "pass"]
        assert answers[0]["at"] - since >= 5000 - ROUNDING
        if claims == "at-once":
            batches = [text for text in first.texts if f'"since":{n},' in text]
            assert len(batches) == 1
            assert f'"n":{n + 3},' in batches[0]


@live
async def test_who_decides_in_time_keeps_the_bank(served: Served) -> None:
    asked = wishes("masquerade", 2, clock={"seconds": 60, "bank": 7})
    async with seated(asked, *served.guests(2)) as clients:
        await clients[0].do("start")
        await play_all(clients)
        assert [seat["bank"] for seat in clients[0].shown["seats"]] == [7000, 7000]
        assert clients[0].clock is None


@live
async def test_who_takes_longer_draws_on_the_bank_and_everybody_sees_it(served: Served) -> None:
    asked = wishes("masquerade", 2, clock={"seconds": 3, "bank": 3600})
    async with seated(asked, *served.guests(2)) as clients:
        await clients[0].do("start")
        slow = await decider_of(clients)
        other = next(client for client in clients if client is not slow)
        await asyncio.sleep(3.2)
        await slow.act(slow.state["legal"][0])
        await other.current()
        left = other.shown["seats"][slow.player]["bank"]
        assert 0 < left < 3_600_000
        assert other.shown["seats"][other.player]["bank"] == 3_600_000
        known = other.shown
        await other.reconnect(knowing=False)
        assert other.shown == known


# More time


@live
async def test_more_time_can_be_had_once_by_whoever_decides(served: Served) -> None:
    asked = wishes("mascarade", 4, clock={"seconds": 100, "bank": 0})
    async with seated(asked, *served.guests(4)) as clients:
        assert await clients[0].refused("more") == "no-game"
        await clients[0].do("start")
        decider = await decider_of(clients)
        other = next(client for client in clients if client is not decider)
        assert await other.refused("more") == "not-your-decision"
        await decider.do("more")
        await other.current()
        assert other.clock["limit"] == 160_000
        assert not other.shown["seats"][decider.player]["more_left"]
        assert await decider.refused("more") == "no-more"
        await decider.act(decider.state["legal"][0])
        assert decider.clock["limit"] == 100_000


@live
async def test_where_nobody_is_hurried_there_is_no_more_time_to_have(served: Served) -> None:
    async with seated(wishes("masquerade", 2), *served.guests(2)) as clients:
        await clients[0].do("start")
        decider = await decider_of(clients)
        assert decider.clock["limit"] == 0
        assert await decider.refused("more") == "no-more"


@live
async def test_where_all_answer_at_once_any_of_them_may_have_more_time(served: Served) -> None:
    clock = {"seconds": 100, "bank": 0}
    async with claim_window(served, claims="at-once", clock=clock) as window:
        first, second, _ = window.asked
        await second.do("more")
        await first.do("ahead", answer="pass", seen=first.n)
        await first.current()
        assert first.clock["limit"] == 160_000
        assert await window.announcer.refused("more") == "not-your-decision"


@live
async def test_nobody_does_nothing_but_peek(served: Served) -> None:
    async with claim_window(served, options=OPTIONS | {"peek": True}) as window:
        first, second, _ = window.asked
        for _ in range(MOST_PEEKS):
            await second.act({"act": "peek"})
        assert await second.refused("act", action={"act": "peek"}, seen=second.n) == "too-fast"
        await first.current()
        await first.act({"act": "pass"})
        await second.current()
        await second.act({"act": "peek"})


@live
async def test_peeking_neither_gives_nor_takes_time(served: Served) -> None:
    options = OPTIONS | {"peek": True}
    clock = {"seconds": 100, "bank": 50}
    async with claim_window(served, options=options, clock=clock) as window:
        first, second, _ = window.asked
        n, before = first.n, first.clock
        await second.act({"act": "peek"})
        await first.current()
        assert first.clock == before
        await first.act({"act": "peek"})
        assert first.clock == before
        # What was decided before somebody peeked still holds.
        await first.do("act", action={"act": "pass"}, seen=n)
        assert first.entries[n + 3]["player"] == first.player


# Going and coming back


@live
async def test_somebody_who_goes_is_stood_in_for_and_takes_over_when_they_return(
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
async def test_a_short_absence_is_nobodys_business(served: Served) -> None:
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
async def test_a_game_does_not_wait_for_somebody_who_left_before_it_began(hasty: Served) -> None:
    async with seated(wishes("masquerade", 2), *hasty.guests(2)) as (stays, goes):
        await goes.vanish()
        await stays.until(lambda: stays.present == [True, False])
        # Longer than the grace, which was nobody's business while the table waited.
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
    """A command about the game brings somebody back, whatever becomes of it."""
    await client.do("leave")
    await client.ask("act", action={"act": "nonsense"}, seen=client.n)
    assert [client.entries[client.n - 1]["what"], client.entries[client.n]["what"]] == [
        "absent",
        "back",
    ]


@live
@pytest.mark.parametrize("claims", ["clockwise", "at-once"])
async def test_nobody_has_more_time_by_going_and_coming_back(served: Served, claims: str) -> None:
    clock = {"seconds": 100, "bank": 0}
    async with claim_window(served, claims=claims, clock=clock, pace=5000) as window:
        first = window.asked[0]
        since = first.clock["since"]
        for _ in range(MOST_LEAVES):
            await go_and_come_back(first)
            assert first.clock["since"] == since
        # Each of these is an entry for ever.
        assert await first.refused("leave") == "too-fast"


@live
async def test_whoever_comes_back_to_a_new_decision_has_the_whole_time(served: Served) -> None:
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
        assert second.clock["since"] == second.entries[second.n]["at"] >= before


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


#: Whoever is stood in for is thought for longer than they would have time.
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


def test_whether_masks_were_swapped_by_the_clock_is_for_nobody_to_know() -> None:
    game = Mascarade.from_data({"players": 5, "scenario": "5A", "seed": 1})
    legal = game.legal()
    assert {action["act"] for action in map(msgspec.to_builtins, legal)} == {"swap"}
    drawn = [kind("mascarade").absent_action(legal) for _ in range(400)]
    # Each of eight is missed by one in 10 ** 23.
    assert set(drawn) == set(legal)
    assert {action.really for action in drawn} == {False, True}
    assert kind("mascarade").absent_action((Claim(), Pass())) == Pass()


# After a restart


@live
async def test_a_restart_gives_everybody_their_time_back(tmp_path: Path) -> None:
    served = Served(tmp_path / "data", grace=3600).start()
    try:
        async with claim_window(served, clock={"seconds": 300, "bank": 5}) as window:
            first, second, _ = window.asked
            n = first.n
            await window.announcer.do("chat", id="said-once", text="well?")
            await second.do("ahead", answer="claim", seen=n)
            served.kill()
            killed = time.time() * 1000
            served.start()
            for client in window.clients:
                await client.reconnect(knowing=client is second)
            await second.current()
            assert first.n == n
            assert first.clock["since"] >= killed
            assert first.clock["limit"] == 300_000
            # An answer that was not asked for yet was in the house's memory alone.
            assert second.ahead is None
            # What was said is not said again, though its command is repeated.
            await window.announcer.do("chat", id="said-once", text="well?")
            await first.current()
            assert [said["text"] for said in first.said] == ["well?"]
            await first.act({"act": "pass"})
            await second.act({"act": "pass"})
    finally:
        served.stop()


@live
async def test_whoever_does_not_come_back_after_a_restart_is_stood_in_for(tmp_path: Path) -> None:
    served = Served(tmp_path / "data", grace=0.5).start()
    try:
        async with seated(wishes("masquerade", 2), *served.guests(2)) as (comes, stays_away):
            await comes.do("start")
            served.kill()
            served.start()
            await comes.reconnect()
            away = stays_away.player
            await comes.until(lambda: comes.shown["seats"][away]["stand_in"])
            await play_all([comes])
            assert {entry["player"] for entry in made_by(comes, "stand-in")} >= {away}
    finally:
        served.stop()


@live
async def test_a_house_that_closes_says_that_it_will_be_back(tmp_path: Path) -> None:
    served = Served(tmp_path / "data").start()
    async with seated(wishes("masquerade", 2), *served.guests(2)) as clients:
        await clients[0].do("start")
        served.stop()
        for client in clients:
            await client.until(lambda each=client: each.gone)
            assert client.code == 1012


@live
async def test_a_move_repeated_after_a_restart_is_the_one_that_was_made(tmp_path: Path) -> None:
    served = Served(tmp_path / "data", grace=30).start()
    try:
        async with seated(wishes("masquerade", 2), *served.guests(2)) as clients:
            await clients[0].do("start")
            decider = await decider_of(clients)
            command = {"id": "mine", "action": decider.state["legal"][0], "seen": decider.n}
            first = await decider.do("act", **command)
            served.kill()
            served.start()
            for client in clients:
                await client.reconnect()
            again = await decider.do("act", **command)
            assert again["n"] == first["n"]
            await play_all(clients)
    finally:
        served.stop()


#: Thinking is a long time coming, and the house says who was thought for.
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
async def test_a_stand_in_thinks_also_for_who_came_and_went_while_it_waited(tmp_path: Path) -> None:
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
async def test_whoever_comes_back_by_a_word_may_miss_as_much_as_before(served: Served) -> None:
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
