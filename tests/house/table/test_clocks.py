"""Clocks: a time limit per decision, a bank of extra time, and what happens when both run out."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from house.claims import OPTIONS, claim_window
from house.client import Client, seated
from house.players import play_all, wishes
from house.serving import Served, live
from ridotto.house.table.play_commands import MOST_OUT_OF_TURN

HURRIED = {"seconds": 5, "bank": 0}
#: Tolerance: timers and the wall clock differ by some milliseconds.
ROUNDING = 10


def made_by(client: Client, how: str) -> list[dict[str, object]]:
    """Return the moves made in this way."""
    return [entry for entry in client.entries.values() if entry.get("how") == how]


async def decider_of(clients: list[Client]) -> Client:
    for client in clients:
        await client.current()
    return next(client for client in clients if client.asked)


# Time limits


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

        # The other plays on; the second missed decision is the last.
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
        # Any command shows that the player is back.
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
async def test_a_decision_in_time_keeps_the_bank(served: Served) -> None:
    asked = wishes("masquerade", 2, clock={"seconds": 60, "bank": 7})
    async with seated(asked, *served.guests(2)) as clients:
        await clients[0].do("start")
        await play_all(clients)
        assert [seat["bank"] for seat in clients[0].shown["seats"]] == [7000, 7000]
        assert clients[0].clock is None


@live
async def test_a_late_decision_draws_on_the_bank_publicly(served: Served) -> None:
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
async def test_the_deciding_player_can_ask_for_more_time_once(served: Served) -> None:
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
async def test_more_time_is_refused_without_a_clock(served: Served) -> None:
    async with seated(wishes("masquerade", 2), *served.guests(2)) as clients:
        await clients[0].do("start")
        decider = await decider_of(clients)
        assert decider.clock["limit"] == 0
        assert await decider.refused("more") == "no-more"


@live
async def test_any_player_may_ask_for_more_time_where_all_answer_at_once(served: Served) -> None:
    clock = {"seconds": 100, "bank": 0}
    async with claim_window(served, claims="at-once", clock=clock) as window:
        first, second, _ = window.asked
        await second.do("more")
        await first.do("ahead", answer="pass", seen=first.n)
        await first.current()
        assert first.clock["limit"] == 160_000
        assert await window.announcer.refused("more") == "not-your-decision"


@live
async def test_peeking_between_two_decisions_is_limited(served: Served) -> None:
    async with claim_window(served, options=OPTIONS | {"peek": True}) as window:
        first, second, _ = window.asked
        for _ in range(MOST_OUT_OF_TURN):
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
        # A decision made before another player peeked is still valid.
        await first.do("act", action={"act": "pass"}, seen=n)
        assert first.entries[n + 3]["player"] == first.player


# Leaving and returning


# After a restart


@live
async def test_a_restart_resets_the_time_of_all_players(tmp_path: Path) -> None:
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
            # An answer in advance was only in memory.
            assert second.ahead is None
            # A repeated chat command does not send its message again.
            await window.announcer.do("chat", id="said-once", text="well?")
            await first.current()
            assert [said["text"] for said in first.said] == ["well?"]
            await first.act({"act": "pass"})
            await second.act({"act": "pass"})
    finally:
        served.stop()


@live
async def test_a_player_who_does_not_return_after_a_restart_gets_a_stand_in(tmp_path: Path) -> None:
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
