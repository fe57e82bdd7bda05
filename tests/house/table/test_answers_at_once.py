"""Answers at once: no claim stays open, whatever its players do meanwhile."""

from __future__ import annotations

import asyncio
import random
import urllib.request
from pathlib import Path

import pytest

from house.claims import OPTIONS, claim_window
from house.client import Client, seated
from house.other_houses import OtherHouse
from house.players import wishes
from house.restless import Restless
from house.serving import Served, live

HURRIED = {"seconds": 3, "bank": 0}
TABLES = 16


async def play_restlessly(house: Served, seed: int) -> None:
    """Play a whole game of people who leave and return, with bots in the other seats."""
    chance = random.Random(seed)
    players = chance.choice((4, 5, 6))
    clock = None if seed % 2 else HURRIED
    asked = wishes("mascarade", players, claims="at-once", clock=clock, pace=seed % 3 * 100)
    guests = house.guests(chance.randint(1, players))
    async with seated(asked, *guests) as clients:
        if len(guests) < players:
            await clients[0].do("bot", name="zanetta")
        await clients[0].do("start")
        async with asyncio.TaskGroup() as company:
            for number, client in enumerate(clients):
                restless = Restless(client, 100 * seed + number, dozes=clock is not None)
                company.create_task(restless.play())
        for client in clients:
            client.check_whole()
            assert client.state == clients[0].state


@live
async def test_every_game_ends_although_players_waver_and_leave(
    hasty: Served,
) -> None:
    async with asyncio.TaskGroup() as tables:
        for seed in range(TABLES):
            tables.create_task(play_restlessly(hasty, seed))


@live
async def test_every_game_ends_although_the_house_is_killed_meanwhile(
    tmp_path: Path,
) -> None:
    with OtherHouse(tmp_path, grace=0.4) as house:
        async with asyncio.TaskGroup() as tables:
            for seed in range(8):
                tables.create_task(play_restlessly(house, 1000 + seed))
            for _ in range(2):
                await asyncio.sleep(3)
                # The clients run in this process, so nothing here may block.
                await asyncio.to_thread(house.kill)
                await asyncio.to_thread(house.start)


FLAKY = """
import random
from ridotto.house.store.sqlite import SqliteStore
from ridotto.house.store.base import NotSaved
quick, chance = SqliteStore.append, random.Random(5)
async def flaky(self, table, number, texts, *more):
    played = [text for text in texts if b'"is":"moved"' in text or b'"is":"absent"' in text]
    if (played or any(b'"is":"back"' in text for text in texts)) and chance.random() < 0.15:
        raise NotSaved("not this time")
    await quick(self, table, number, texts, *more)
SqliteStore.append = flaky
"""


@live
async def test_every_game_ends_although_many_writes_fail(tmp_path: Path) -> None:
    with OtherHouse(tmp_path, grace=0.4, first=FLAKY) as house:
        async with asyncio.TaskGroup() as tables:
            for seed in range(8):
                tables.create_task(play_restlessly(house, 2000 + seed))
        assert 'ridotto_failures_total{kind="not-saved"}' in metrics_of(house)


# Missing answers


async def all_but(silent: Client | None, clients: list[Client]) -> None:
    for client in clients:
        await client.current()
        if client is not silent and client.player in client.clock["players"]:
            await client.do("ahead", answer="pass", seen=client.n)


@live
async def test_a_player_who_misses_two_answers_gets_a_stand_in(served: Served) -> None:
    async with claim_window(served, claims="at-once", clock=HURRIED) as window:
        silent, watcher = window.asked[-1], window.watcher
        await all_but(silent, window.asked)
        n = watcher.n
        await watcher.until(lambda: watcher.n >= n + 3)
        assert "absent" not in watcher.whats()

        # The next player announces, and the same player misses the answer again.
        await window.settle()
        window.announcer = next(client for client in window.clients if client.asked)
        await window.announce()
        n = watcher.n
        await all_but(silent, window.asked)
        await watcher.until(lambda: watcher.n >= n + 4)
        told = [watcher.entries[n + step] for step in (1, 2, 3, 4)]
        assert [entry["what"] for entry in told] == ["moved"] * 3 + ["absent"]
        assert [entry.get("how") for entry in told].count("clock") == 1
        assert told[3]["player"] == silent.player
        assert watcher.shown["seats"][silent.player]["stand_in"]
        # Any command shows that they are back.
        await silent.ask("ahead", answer="pass", seen=silent.n)
        await watcher.until(lambda: "back" in watcher.whats())


@live
async def test_an_answer_in_between_resets_the_missed_decisions(served: Served) -> None:
    async with claim_window(served, claims="at-once", clock=HURRIED) as window:
        dozy, watcher = window.asked[-1], window.watcher
        for answers in (False, True, False):
            await all_but(dozy, window.asked)
            n = watcher.n
            if answers:
                await dozy.do("ahead", answer="pass", seen=dozy.n)
            await watcher.until(lambda known=n: watcher.n >= known + 3)
            await window.settle()
            window.announcer = next(client for client in window.clients if client.asked)
            if window.announcer is dozy:
                break
            await window.announce()
        assert "absent" not in watcher.whats()
        assert len([e for e in watcher.entries.values() if e.get("how") == "clock"]) == 2


SLOW_BOTS = "from ridotto.games.registry import kind; kind('mascarade').paces['claim'] = 10"


@live
async def test_a_bot_that_is_too_slow_is_no_absent_player(tmp_path: Path) -> None:
    asked = wishes("mascarade", 4, claims="at-once", clock=HURRIED, pace=5000, options=OPTIONS)
    with OtherHouse(tmp_path, first=SLOW_BOTS) as house:
        async with seated(asked, *house.guests(3)) as clients:
            await clients[0].do("bot", name="zanetta")
            await clients[0].do("start")
            one = clients[0]
            while len(late := [e for e in one.entries.values() if e.get("how") == "clock"]) < 2:
                n = one.n
                await play_on(clients)
                await one.until(lambda known=n: one.n > known)
            assert [entry["player"] for entry in late] == [3, 3]
            assert "absent" not in one.whats()


async def play_on(clients: list[Client]) -> None:
    """Let the player who is asked act, unless it is a bot."""
    for client in clients:
        await client.current()
    if clients[0].state["decision"] == "claim":
        await all_but(None, clients)
    for client in clients:
        if client.asked and client.state["decision"] != "claim":
            legal = client.state["legal"]
            announce = [each for each in legal if each["act"] == "announce"]
            await client.act((announce or legal)[0])
            return


# Race conditions

SLOW = """
import asyncio
from ridotto.house.store.sqlite import SqliteStore
quick = SqliteStore.append
async def slow(self, table, number, texts, *more):
    if any(b'"is":"{what}"' in text for text in texts):
        await asyncio.sleep({seconds})
    await quick(self, table, number, texts, *more)
SqliteStore.append = slow
"""
FAILING_ONCE = """
from ridotto.house.store.sqlite import SqliteStore
from ridotto.house.store.base import NotSaved
quick, failed = SqliteStore.append, []
async def failing(self, table, number, texts, *more):
    if any(b'"is":"back"' in text for text in texts) and not failed:
        failed.append(table)
        raise NotSaved("not this time")
    await quick(self, table, number, texts, *more)
SqliteStore.append = failing
"""


@live
async def test_no_stand_in_answers_for_a_player_who_is_back(tmp_path: Path) -> None:
    with OtherHouse(tmp_path, first=SLOW.format(what="back", seconds=3)) as house:
        # The stand-in answers after one to two seconds.
        async with claim_window(house, claims="at-once", pace=4000) as window:
            goes = window.asked[0]
            await goes.do("leave")
            # While this is being written, the stand-in decides.
            await goes.do("ahead", answer="wait", seen=goes.n)
            await window.settle()
            assert goes.ahead is None
            assert window.watcher.answered == []
            for client in window.asked:
                await client.do("ahead", answer="pass", seen=client.n)
            await window.settle()
            assert [e["how"] for e in window.watcher.entries.values() if e.get("how")].count(
                "stand-in"
            ) == 0


@live
async def test_a_returning_player_takes_back_the_answer_of_their_stand_in(served: Served) -> None:
    async with claim_window(served, claims="at-once", pace=0) as window:
        goes, watcher = window.asked[0], window.watcher
        for way_back in ("window", "word"):
            await goes.do("leave")
            await watcher.until(lambda: watcher.answered == [goes.player])
            if way_back == "window":
                await goes.reconnect()
            else:
                await goes.ask("more")
            await watcher.until(lambda: watcher.answered == [])
            await goes.current()
            assert goes.ahead is None
        # The stand-in has ended, and the player's command is their own.
        await all_but(goes, window.asked)
        await window.settle()
        assert watcher.answered == [client.player for client in window.asked[1:]]
        await goes.do("ahead", answer="claim", seen=goes.n)
        await window.settle()
        answer = next(
            entry for entry in watcher.entries.values()
            if entry["what"] == "moved" and entry.get("player") == goes.player
        )  # fmt: skip
        assert answer["how"] == "person"
        assert answer["events"][0]["type"] == "claim"


@live
async def test_an_answer_repeated_after_a_restart_is_the_one_that_was_given(tmp_path: Path) -> None:
    with OtherHouse(tmp_path) as house:
        async with claim_window(house, claims="at-once") as window:
            one = window.asked[0]
            command = {"id": "mine", "action": {"act": "pass"}, "seen": one.n}
            wrong = command | {"id": "wrong", "action": {"act": "pass", "player": 0}}
            assert await one.refused("act", **wrong) == "bad-request"
            await one.do("act", **command)
            await all_but(one, window.asked)
            await window.settle()
            assert one.state["decision"] != "claim"
            house.kill()
            house.start()
            for client in window.everyone:
                await client.reconnect()
            n = one.n
            await one.do("act", **command)
            await window.settle()
            assert one.n == n


@pytest.mark.parametrize("claims", ["clockwise", "at-once"])
@live
async def test_more_time_asked_for_before_the_deadline_is_granted(
    tmp_path: Path, claims: str
) -> None:
    with OtherHouse(tmp_path, first=SLOW.format(what="more", seconds=4)) as house:
        async with claim_window(house, claims=claims, clock=HURRIED) as window:
            asked = window.asked[0]
            # The time runs out while this is being written.
            await asked.do("more")
            await window.settle()
            assert asked.clock["limit"] == 63_000
            assert not [e for e in asked.entries.values() if e.get("how") == "clock"]
            assert asked.asked


@live
async def test_a_returning_player_is_back_as_soon_as_that_can_be_written(tmp_path: Path) -> None:
    with OtherHouse(tmp_path, first=FAILING_ONCE) as house:
        async with claim_window(house, claims="at-once", pace=5000) as window:
            goes, watcher = window.asked[0], window.watcher
            await goes.do("leave")
            await goes.reconnect()
            await watcher.until(lambda: "back" in watcher.whats())
            await goes.until(lambda: not goes.shown["seats"][goes.player]["stand_in"])


@live
async def test_a_game_that_ends_with_a_missed_answer_is_over(tmp_path: Path) -> None:
    with OtherHouse(tmp_path) as house:
        options = OPTIONS | {"turn_limit": 2}
        async with claim_window(house, claims="at-once", clock=HURRIED, options=options) as window:
            silent, watcher = window.asked[0], window.watcher
            await all_but(silent, window.asked)
            # Their turn comes next; it is the last, and they miss it as well.
            await watcher.until(lambda: watcher.over)
            assert watcher.whats()[-2:] == ["moved", "moved"]
            assert watcher.entries[watcher.n]["player"] == silent.player
            assert watcher.entries[watcher.n]["how"] == "clock"
            # No stand-in starts when nothing is left to decide.
            assert "absent" not in watcher.whats()
            assert not any(seat["stand_in"] for seat in watcher.shown["seats"])
            assert "ridotto_games_ended_total 1.0\n" in metrics_of(house)


def metrics_of(house: Served) -> str:
    with urllib.request.urlopen(f"http://127.0.0.1:{house.port}/metrics") as told:
        return str(told.read().decode())
