"""Bots run in worker processes; whatever happens to those, games go on."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from pathlib import Path
from typing import Any

import msgspec
import pytest
import uvloop

from house.bot_pools import fails, open_house, until
from house.thinking_games import MILLIS, SEARCHERS, Table, begin, played_at_home
from ridotto.games import registry
from ridotto.house.bots.minds import decoders, read_asked, read_start
from ridotto.house.bots.pool import Failed, in_good_time, pace, shown_after
from ridotto.minds.mind import Asked, Start
from ridotto.minds.seating import public_setup

#: A pool starts the server's worker processes.
pytestmark = [pytest.mark.usefixtures("plain_rules"), pytest.mark.server]

# Encoding


@pytest.mark.parametrize("name", registry.names())
def test_messages_survive_encoding(name: str) -> None:
    encode = msgspec.json.encode
    for seed in range(4):
        chance = random.Random(seed)
        game = begin(name, seed=seed)
        for _ in range(120):
            player = game.decider
            if player is None:
                break
            start = Start(name, player, seed, public_setup(game), game.view(player).state)
            # Sequences of a set-up become lists in JSON; nothing else may differ.
            assert encode(read_start(encode(start))) == encode(start)
            assert read_start(encode(start)).state == start.state
            assert game.decision is not None
            asked = Asked(game.decision, game.legal(), game.view(player).state, 7)
            assert read_asked(name, encode(asked), 7) == asked
            game.act_randomly(chance)
        viewers: list[Any] = [*range(game.players), "spectator", "omniscient"]
        for viewer in viewers:
            events = list(game.events(viewer))
            assert decoders(name).events.decode(encode(events)) == events


# Whole games


@pytest.mark.parametrize("run", [asyncio.run, uvloop.run])
@pytest.mark.parametrize("name", registry.names())
def test_a_whole_game_is_the_same_with_minds_in_this_process(name: str, run: Any) -> None:
    async def play() -> Table:
        async with open_house() as pool:
            table = Table(pool, begin(name), "palazzo", SEARCHERS[name])
            await table.play()
            pool.forget("palazzo")
            return table

    table = run(play())
    assert table.failures == []
    assert table.game.moves == played_at_home(name).moves


def test_an_evicted_mind_is_sent_all_events_again() -> None:
    async def play(**room: int) -> Any:
        async with open_house(**room) as pool:
            table = Table(pool, begin("mascarade"), "palazzo", "orsola")
            await table.play()
            assert table.failures == []
            return table.game.moves

    assert asyncio.run(play(most=1)) == asyncio.run(play(room=1)) == asyncio.run(play())


def test_only_new_events_are_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[tuple[int, int, bool]] = []
    from ridotto.house.bots import process as thinking_process

    framed = thinking_process.framed

    def noted(message: Any) -> bytes:
        sent.append((message.since, len(message.events), message.start is not None))
        return framed(message)

    monkeypatch.setattr(thinking_process, "framed", noted)

    async def play() -> int:
        async with open_house() as pool:
            table = Table(pool, begin("mascarade"), "palazzo", "marina")
            await table.play()
            return len(list(table.game.events(0)))

    happened = asyncio.run(play())
    assert len(sent) > 20
    assert all(begun == (since == 0) for since, _, begun in sent)
    assert sum(begun for _, _, begun in sent) == 5
    assert sum(count for _, count, _ in sent) <= 5 * happened


def test_tables_are_spread_over_the_processes_and_stay_where_they_are() -> None:
    async def play() -> list[str]:
        async with open_house(workers=2) as pool:
            tables = [Table(pool, begin("mascarade"), name, "marina") for name in "abcdef"]
            await asyncio.gather(*(table.play() for table in tables))
            assert len(pool.pids) == 2
            assert len({table.game.moves for table in tables}) == 1
            return [failure for table in tables for failure in table.failures]

    assert asyncio.run(play()) == []


def test_events_may_be_json_already() -> None:
    async def ask() -> None:
        async with open_house() as pool:
            table = Table(pool, begin("mascarade"), "palazzo", "marina")
            usual = await table.ask()
            player = table.game.decider
            assert player is not None
            start, game = table.starts[player], table.game
            asked = Asked(game.decision or "", game.legal(), game.view(player).state)
            encode = msgspec.json.encode
            written = [encode(event) for event in game.events(player)]
            seat = ("elsewhere", player)
            action = await pool.decide(
                seat, encode(start), written, encode(asked), "marina", MILLIS
            )
            plain = await pool.decide(
                ("there", player),
                msgspec.to_builtins(start),
                [msgspec.to_builtins(event) for event in game.events(player)],
                msgspec.to_builtins(asked),
                "marina",
                MILLIS,
            )
            assert usual == action == plain

    asyncio.run(ask())


# Failures


# Compiled rules


def is_plain(pid: int) -> bool:
    """Check whether a process was started without compiled rules."""
    return b"RIDOTTO_PLAIN=1" in Path(f"/proc/{pid}/environ").read_bytes().split(b"\0")


def test_plain_rules_answer_until_compiled_rules_are_loaded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pytest.importorskip("numba")
    monkeypatch.delenv("RIDOTTO_PLAIN")

    async def play() -> None:
        async with open_house() as pool:
            table = Table(pool, begin("mascarade"), "palazzo", "marina")
            ready = asyncio.ensure_future(pool.ready())
            await table.step()
            assert not ready.done()
            one_of_two = pool.pids
            assert [is_plain(pid) for pid in one_of_two].count(True) == 1
            await ready
            await table.step()
            await until(lambda: len(pool.pids) == 1)
            assert set(pool.pids) < set(one_of_two)
            assert not is_plain(pool.pids[0])
            assert table.failures == []
            # The same holds for the next process, if this one dies.
            os.kill(pool.pids[0], signal.SIGKILL)
            await until(lambda: not set(pool.pids) & set(one_of_two))
            await table.step()
            assert any(is_plain(pid) for pid in pool.pids)
            assert table.failures == []

    asyncio.run(play())


# Inferring


def test_inference_is_complete_exact_and_deterministic() -> None:
    async def infer() -> None:
        async with open_house() as pool:
            game = begin("mascarade", options={"opening": 4, "turn_limit": 30})
            one, two = (Table(pool, game, name, "marina") for name in ("one", "two"))
            masks = game.state().masks_in_play
            for step in range(40):
                if game.over:
                    break
                chances = await one.infer(step % 5)
                assert len(chances) == len(masks)
                for row in chances:
                    assert sum(row.values()) == pytest.approx(1.0, abs=0.01)
                    assert all(0 < chance == round(chance, 3) for chance in row.values())
                truth = game.truth().masks
                assert all(mask in row for mask, row in zip(truth, chances, strict=True))
                if step % 7 == 0:
                    assert await two.infer(step % 5) == chances
                await one.step()
            assert one.failures == []

    asyncio.run(infer())


# Pace


def test_the_pace_depends_on_public_data_only() -> None:
    assert pace(1.0, 1000, 0.5) == pytest.approx(1.0)
    assert pace(1.0, 1000, 0.0) == pytest.approx(0.7)
    assert pace(1.0, 1000, 0.999999) == pytest.approx(1.3, abs=1e-5)
    claim = registry.kind("mascarade").paces["claim"]
    assert pace(claim, 2000, 0.5) == pytest.approx(0.7)
    assert pace(claim, 0, 0.9) == pace(1.0, 0, 0.1) == 0


def test_late_answers_are_shown_at_whole_multiples_only() -> None:
    assert shown_after(0.9, 1000, 0.1) == shown_after(0.9, 1000, 0.9) == 0.9
    assert shown_after(0.9, 1000, 0.91) == 1.0
    assert shown_after(1.2, 1000, 1.21) == shown_after(1.2, 1000, 1.99) == 2.0
    assert shown_after(0.35, 1000, 2.4) == 3.0
    assert shown_after(0.0, 0, 0.4) == 0.4


class Unhurried(asyncio.SelectorEventLoop):
    """An event loop whose clock advances only while all tasks wait."""

    def __init__(self) -> None:
        super().__init__()
        self._now = 0.0
        select = self._selector.select

        def wait(timeout: float | None = None) -> Any:
            self._now += timeout or 0.0
            return select(0)

        self._selector.select = wait

    def time(self) -> float:
        return self._now


def test_errors_are_delayed_like_answers() -> None:
    async def think(seconds: float, failing: bool) -> str:
        await asyncio.sleep(seconds)
        if failing:
            raise Failed("late", "too late")
        return "found"

    async def timed(seconds: float, failing: bool) -> float:
        clock = asyncio.get_running_loop().time
        begun = clock()
        thinking = in_good_time(think(seconds, failing), 0.1, 200)
        if failing:
            await fails(thinking, "late")
        else:
            assert await thinking == "found"
        return clock() - begun

    async def all_of_them() -> list[float]:
        asked = ((0.0, False), (0.0, True), (0.15, False), (0.15, True))
        return list(await asyncio.gather(*(timed(*each) for each in asked)))

    with asyncio.Runner(loop_factory=Unhurried) as runner:
        took = runner.run(all_of_them())
    assert took == pytest.approx([0.1, 0.1, 0.2, 0.2])
