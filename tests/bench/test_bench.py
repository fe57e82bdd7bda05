"""The benchmark runs and says what it should; how fast anything is, no test asks."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]


def bench(*arguments: str, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "bench", *arguments],
        cwd=ROOT,
        env={**os.environ, **environment},
        check=True,
        capture_output=True,
        text=True,
    )
    return done.stdout


def test_help_names_the_options() -> None:
    said = bench("--help")
    assert "--json" in said
    assert "--quick" in said
    assert "ratios" in said


def test_without_numba_the_rest_is_measured_and_the_lack_named() -> None:
    said = bench("--quick", RIDOTTO_PLAIN="1")
    assert "plain Python, no events" in said
    assert "ridotto[fast]" in said
    assert "compiled" not in said


@pytest.mark.slow
def test_a_quick_run_yields_every_field() -> None:
    # One run, since it compiles everything anew to see how long that takes.
    quick = json.loads(bench("--quick", "--json"))
    check_figures(quick)
    check_plain_play(quick)
    check_compiled_play(quick)
    check_openspiel(quick)
    check_masquerade(quick)


def check_figures(quick: Any) -> None:
    for figure in quick["figures"]:
        assert figure["value"] > 0, figure
        assert figure["unit"] in {"decisions/s", "steps/s", "copies/s", "times", "s"}
        assert (figure["met"] is None) == (figure["target"] is None)


def check_plain_play(quick: Any) -> None:
    targets = {figure["key"]: figure["target"] for figure in quick["figures"]}
    assert targets["plain"] == 250_000
    assert targets["watched"] == 40_000
    assert targets["copy"] == 1_000_000


def check_compiled_play(quick: Any) -> None:
    if "Numba" in " ".join(quick["notes"]):
        return
    targets = {figure["key"]: figure["target"] for figure in quick["figures"]}
    assert targets["compiled"] == 20_000_000
    assert targets["compiled-to-plain"] == 25
    assert targets["compile"] == 20
    assert targets["load"] == 1.5
    assert "copy-compiled" in targets
    sheets = [step["sheet"] for step in quick["growth"]]
    assert sheets == [f"{players}{side}" for players in range(4, 13) for side in "AB"]
    assert all(step["decisions_per_game"] > 4 for step in quick["growth"])


def check_openspiel(quick: Any) -> None:
    keys = {figure["key"] for figure in quick["figures"]}
    if "OpenSpiel" in " ".join(quick["notes"]):
        assert not any("liars_dice" in key for key in keys)
    else:
        for game in ("liars_dice", "leduc_poker"):
            assert {f"{game}-python", f"{game}-inside", f"plain-to-{game}-python"} <= keys
        assert {"spiel", "spiel-to-liars_dice"} <= keys


def check_masquerade(quick: Any) -> None:
    targets = {figure["key"]: figure["target"] for figure in quick["figures"]}
    assert targets["masquerade-plain"] == 50_000
    assert targets["masquerade-copy"] == 100_000
    if "Numba" in " ".join(quick["notes"]):
        return
    assert targets["masquerade-compiled"] == 3_000_000
    assert targets["masquerade-compiled-to-plain"] == 20
    assert [step["players"] for step in quick["growth_of_masquerade"]] == [2, 3, 4, 5]
    assert all(step["decisions_per_game"] > 20 for step in quick["growth_of_masquerade"])


_MISSED = """
from bench.__main__ import report_missed
from bench.house_memory import GROWTH
from bench.measure import Figure
slow = Figure("moves", "moves of a house", 900.0, "moves/s", 1000.0)
print(report_missed([slow, Figure(GROWTH, "memory", 1.04, "times", 1.05, True)]))
print(report_missed([Figure(GROWTH, "memory", 1.06, "times", 1.05, True)]))
"""


def test_a_missed_target_is_named_and_growing_memory_fails() -> None:
    command = [sys.executable, "-c", _MISSED]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "True"]
    assert done.stderr.splitlines() == [
        "MISSED: moves of a house: 900 moves/s, target 1000",
        "MISSED: memory: 1.06 times, target 1.05",
    ]


def test_the_sizes_of_finished_games_are_printed() -> None:
    command = [sys.executable, "-m", "bench.house_sizes", "1"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    sizes = [int(line.split()[-4]) for line in done.stdout.splitlines()]
    assert len(sizes) == 4
    assert all(1 < size < 1000 for size in sizes)
