"""``ridotto bluffs``: output and errors."""

from __future__ import annotations

import json
import re
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest

from lab.local_pool import local_pools
from ridotto.terminal.programs import USELESS
from terminal.command import LANGUAGES, here, refused, ridotto_json

ROOT = Path(__file__).parents[2]
EXAMPLE = shlex.join([sys.executable, str(ROOT / "docs" / "examples" / "bot.py")])
ROGUE = shlex.join([sys.executable, "-I", str(ROOT / "tests" / "minds" / "rogue.py")])
GAME = ("bluffs", "mascarade", "--scenario", "4A", "--seed", "5", "--workers", "1")
GUEST = (*GAME, "--field", "nicoletta", "--guest", "momolo")
PART = {"number", "of", "share", "low", "high"}
MEAN = {"mean", "low", "high"}


def report_of(capsys: Any, *arguments: str) -> Any:
    status, out, err = here(capsys, *arguments, "--json")
    assert (status, err) == (0, "")
    return json.loads(out)


def test_the_report_has_its_fields(capsys: Any) -> None:
    report = report_of(capsys, *GUEST, "--games", "13")
    told = {key: report[key] for key in ("game", "scenario", "players", "games", "asked", "deals")}
    assert told == {
        "game": "mascarade", "scenario": "4A", "players": 4, "games": 16, "asked": 13, "deals": 4,
    }  # fmt: skip
    assert (report["seed"], report["turn_limit"], report["exact"]) == (5, 200, True)
    assert report["tables"] == [["momolo", "nicoletta", "nicoletta", "nicoletta"]]
    assert [mind["name"] for mind in report["minds"]] == ["momolo", "nicoletta"]
    for mind in report["minds"]:
        made = mind["announcements"]
        for part in ("of_turns", "bluffs_of_turns", "bluffs", "bluffs_by_own_account"):
            assert set(made[part]) == PART
        for some in (made["all"], made["bluffing"], made["in_good_faith"], *made["by_belief"]):
            assert {"made", "false", "challenged", "coins"} <= set(some)
            assert set(some["false"]) == set(some["challenged"]) == PART
            assert set(some["coins"]) == MEAN
        assert set(mind["claims"]["bluffs"]) == PART
        assert set(mind["claims"]["bluffs_by_own_account"]) == PART
        for some in (mind["claims"]["all"], *mind["claims"]["by_belief"]):
            assert set(some["claimed"]) == set(some["right"]) == PART
            assert set(some["coins_claimed"]) == set(some["coins_passed"]) == MEAN
        for bands in (made["by_belief"], mind["claims"]["by_belief"]):
            ends = [(band["from"], band["to"]) for band in bands]
            assert ends == [(0, 0), (0, 0.25), (0.25, 0.5), (0.5, 0.75), (0.75, 1), (1, 1)]


def test_a_character_that_always_bluffs_is_measured_as_such(capsys: Any) -> None:
    """A character that announces whatever pays most bluffs more often than a beginner."""
    braggart, beginner = report_of(capsys, *GUEST, "--games", "16")["minds"]
    assert braggart["announcements"]["bluffs"]["low"] > beginner["announcements"]["bluffs"]["high"]
    assert braggart["announcements"]["of_turns"]["share"] == 1
    assert braggart["claims"]["all"]["claimed"]["number"] == 0
    assert braggart["announcements"]["bluffs_by_own_account"]["of"] == 0
    said = beginner["announcements"]
    assert said["bluffs_by_own_account"]["of"] == said["all"]["made"] > 0


@pytest.mark.slow
def test_the_same_seed_gives_the_same_figures_with_any_number_of_workers() -> None:
    asked = (*GUEST, "--games", "12")
    alone = ridotto_json(*asked)
    with local_pools() as pools:
        assert ridotto_json(*asked, "--workers", "2") == alone
    assert pools == [2]
    assert ridotto_json(*asked, "--seed", "6") != alone


def test_programs_are_measured_too(capsys: Any) -> None:
    bots = ("--bot", f"honest={EXAMPLE}", "--bot", f"rogue={ROGUE} cheat decide")
    table = ("--table", "honest,rogue,zanetta,zanetta")
    status, out, _ = here(capsys, *GAME, *bots, *table, "--games", "4", "--json")
    assert status == USELESS
    report = json.loads(out)
    minds = {mind["name"]: mind for mind in report["minds"]}
    assert minds["honest"]["announcements"]["all"]["made"] > 0
    assert minds["honest"]["faults"] == minds["zanetta"]["faults"] == 0
    assert minds["rogue"]["faults"] > 0
    assert minds["rogue"]["first_fault"].startswith("illegal")


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_get_a_report_in_every_language(language: str, capsys: Any) -> None:
    bot = ("--bot", f"rogue={ROGUE} cheat decide", "--field", "nicoletta", "--guest", "rogue")
    status, out, err = here(capsys, *GAME, *bot, "--games", "5", "--lang", language)
    # All of its answers were illegal.
    assert status == USELESS
    assert "rogue" in err
    assert "rogue" in out
    assert len(re.findall(r"25 – 50\s?%", out)) == 4  # noqa: RUF001
    assert "{ $" not in out
    assert "bluffs-" not in out
    table = [line for line in out.splitlines() if line.startswith("  ") and "%" in line]
    assert max(map(len, table)) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_is_in_every_language(language: str, capsys: Any) -> None:
    status, out, _ = here(capsys, "bluffs", "--help", "--lang", language)
    assert status == 0
    assert "mascarade" in out
    assert "--deck" not in out
    _, english, _ = here(capsys, "bluffs", "--help", "--lang", "en")
    assert (out == english) == (language == "en")
    _, overview, _ = here(capsys, "--help", "--lang", language)
    assert "bluffs" in overview


def test_the_largest_sheet_can_be_measured(capsys: Any) -> None:
    asked = ("bluffs", "mascarade", "--scenario", "12A", "--workers", "1", "--turn-limit", "1")
    guest = ("--field", "zanetta", "--guest", "nicoletta", "--games", "1")
    _, out, _ = here(capsys, *asked, *guest, "--lang", "en")
    assert "estimates" in out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("bluffs",), "missing: GAME"),
        (("bluffs", "masquerade"), "mascarade"),
        (("bluffs", "mascarade"), "missing: --scenario"),
        (("bluffs", "mascarade", "--scenario", "99"), "no sheet"),
        (GAME, "no players given"),
        ((*GAME, "--table", "zanetta"), "the table has 1 names, but there are 4 players"),
        ((*GAME, "--table", "a,b,c,d"), "no bot called “a”"),
        ((*GUEST, "--games", "0"), "from 1 to"),
        ((*GUEST, "--players", "4"), "not recognised: --players"),
        ((*GUEST, "--deck", "x"), "not recognised: --deck"),
    ],
)
def test_bad_usage_says_what_would_be_right(
    arguments: tuple[str, ...], told: str, capsys: Any
) -> None:
    refused(capsys, told, *arguments)
