"""Bot workers that die, hang or answer nonsense: games go on."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from house.bot_pools import fails, is_there, open_house, until
from house.thinking_games import Table, begin
from ridotto.house.bots.pool import BotPool

#: A pool starts the server's worker processes.
pytestmark = [pytest.mark.usefixtures("plain_rules"), pytest.mark.server]


@pytest.mark.parametrize(("name", "mind"), [("mascarade", "marina"), ("masquerade", "colombina")])
def test_a_game_outlives_its_thinking_process(name: str, mind: str) -> None:
    async def play() -> Table:
        async with open_house() as pool:
            table = Table(pool, begin(name), "palazzo", mind)
            killed: list[int] = []

            def meanwhile(decided: int) -> None:
                if decided in (7, 20):
                    killed.extend(pool.pids)
                    os.kill(pool.pids[0], signal.SIGKILL)

            await table.play(meanwhile)
            assert len(killed) == len(set(killed)) == 2
            assert not set(killed) & set(pool.pids)
            return table

    table = asyncio.run(play())
    assert table.game.over
    assert table.failures in (["dead"] * count for count in (0, 1, 2))


def test_callers_of_a_process_that_dies_get_an_error() -> None:
    async def play() -> None:
        async with open_house() as pool:
            table = Table(pool, begin("mascarade"), "palazzo", "dying")
            assert "died" in await fails(table.ask(), "dead")
            table.character = "marina"
            await table.play()
            assert table.failures == []

    asyncio.run(play())


def test_a_mind_that_never_answers_is_late_and_its_process_is_replaced() -> None:
    async def play() -> None:
        async with open_house(patience=4.0) as pool:
            good = Table(pool, begin("mascarade"), "good", "marina")
            await good.step()
            before = pool.pids
            bad = Table(pool, begin("mascarade"), "bad", "hanging")
            begun = time.monotonic()
            assert "100 ms" in await fails(bad.ask(millis=100), "late")
            assert time.monotonic() - begun > 0.1
            # Callers must not wait for a process that is already useless.
            assert pool.pids == before
            await good.play()
            assert set(good.failures) <= {"dead"}
            assert len(good.failures) <= 1
            assert not set(before) & set(pool.pids)

    asyncio.run(play())


def test_questions_past_their_deadline_are_not_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = tmp_path / "begun"
    monkeypatch.setenv("SLOW_FILE", str(begun))

    async def play() -> None:
        async with open_house() as pool:
            good = Table(pool, begin("mascarade"), "good", "marina")
            await good.step()
            slow = [Table(pool, begin("mascarade"), f"slow {k}", "slow") for k in range(8)]
            await asyncio.gather(*(fails(table.ask(millis=50), "late") for table in slow))
            await good.step()
            # The worker started one of the eight; the others were too late when it was done.
            assert begun.read_text().count("begun") <= 2
            assert good.failures == []
            await slow[7].step()
            assert slow[7].failures == []

    asyncio.run(play())


def test_decisions_go_before_inferences() -> None:
    async def play() -> None:
        async with open_house() as pool:
            slow = Table(pool, begin("mascarade"), "slow", "slow")
            good = Table(pool, begin("mascarade"), "good", "marina")
            await good.step()
            answered: list[str] = []

            async def note(what: str, asking: Awaitable[Any]) -> None:
                await asking
                answered.append(what)

            asked = [note("slow", slow.ask())]
            asked += [note("inferred", good.infer(player)) for player in range(4)]
            asked.append(note("decided", good.ask()))
            await asyncio.gather(*asked)
            assert answered == ["slow", "decided", *["inferred"] * 4]

    asyncio.run(play())


def test_a_house_can_close_while_a_bot_thinks() -> None:
    async def play() -> None:
        async with open_house() as pool:
            table = Table(pool, begin("mascarade"), "palazzo", "hanging")
            asking = asyncio.ensure_future(table.ask())
            await asyncio.sleep(1.0)
            pids = pool.pids
            await pool.stop()
            await fails(asking, "dead")
            assert not [pid for pid in pids if is_there(pid)]
            await fails(table.ask(), "dead")

    asyncio.run(play())


@pytest.mark.parametrize(
    ("character", "kind", "told"),
    [("illegal", "illegal", "win"), ("nobody", "crashed", "there is no 'nobody'")],
)
def test_an_invalid_answer_is_a_failure(character: str, kind: str, told: str) -> None:
    async def play() -> None:
        async with open_house() as pool:
            table = Table(pool, begin("mascarade"), "palazzo", character)
            assert told in await fails(table.ask(), kind)

    asyncio.run(play())


def test_data_of_another_game_is_refused() -> None:
    async def play() -> None:
        async with open_house() as pool:
            table = Table(pool, begin("mascarade"), "palazzo", "marina")
            start = msgspec.structs.replace(table.starts[0], game="masquerade")
            await fails(pool.infer(("palazzo", 0), start, []), "garbled")
            assert "nothing can be inferred in masquerade" in await fails(
                pool.infer(("ball", 0), Table(pool, begin("masquerade"), "", "").starts[0], []),
                "crashed",
            )

    asyncio.run(play())


def test_a_mind_that_crashed_is_recreated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = tmp_path / "made"
    monkeypatch.setenv("NERVOUS_FILE", str(made))

    async def play() -> None:
        async with open_house() as pool:
            table = Table(pool, begin("mascarade"), "palazzo", "nervous")
            first = await table.ask()
            assert "too much" in await fails(table.ask(), "crashed")
            # It has received all events again, or its answer would differ.
            assert await table.ask() == first

    asyncio.run(play())
    assert made.read_text() == "made\n" * 2


def test_output_of_a_mind_does_not_mix_with_answers(capfd: pytest.CaptureFixture[str]) -> None:
    async def play() -> None:
        async with open_house() as pool:
            table = Table(pool, begin("mascarade"), "palazzo", "chattering")
            for _ in range(3):
                await table.step()
            assert table.failures == []

    asyncio.run(play())
    assert capfd.readouterr().err.count("let me see") == 3


_OPENER = """
import asyncio, sys
from ridotto.house.bots.pool import BotPool
async def main():
    pool = BotPool(2)
    await pool.start()
    await pool.ready()
    print(*pool.pids, flush=True)
    await asyncio.sleep(60)
asyncio.run(main())
"""


@pytest.mark.parametrize("blow", [signal.SIGKILL, signal.SIGINT])
def test_no_process_outlives_the_house(blow: signal.Signals) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", _OPENER],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
    ) as house:
        assert house.stdout is not None
        pids = [int(pid) for pid in house.stdout.readline().split()]
        assert len(pids) == 2
        assert all(is_there(pid) for pid in pids)
        os.killpg(house.pid, blow)
    asyncio.run(until(lambda: not any(is_there(pid) for pid in pids)))


def test_at_least_one_worker_is_required() -> None:
    with pytest.raises(ValueError, match="at least one bot worker, not 0"):
        BotPool(0)
