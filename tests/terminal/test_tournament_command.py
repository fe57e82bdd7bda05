"""``ridotto tournament`` and ``ridotto minds``: output, ledger and errors."""

from __future__ import annotations

import errno
import json
import os
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from house.serve_process import lives, until
from lab.local_pool import local_pools
from ridotto.minds.registry import characters
from ridotto.terminal.files import write_whole
from terminal.command import LANGUAGES, environment, here, refused, ridotto_json

ROOT = Path(__file__).parents[2]
EXAMPLE = shlex.join([sys.executable, str(ROOT / "docs" / "examples" / "bot.py")])
ROGUE = shlex.join([sys.executable, "-I", str(ROOT / "tests" / "minds" / "rogue.py")])
GAME = ("tournament", "mascarade", "--scenario", "4A", "--seed", "5", "--workers", "1")
GUEST = (*GAME, "--field", "zanetta", "--guest", "honest", "--bot", f"honest={EXAMPLE}")


def outcome(report: dict[str, Any]) -> dict[str, Any]:
    """Return the report without its timings."""
    for mind in report["minds"]:
        del mind["ms_per_decision"]
    return report


def test_the_report_has_its_fields() -> None:
    report = ridotto_json(*GUEST, "--games", "80")
    assert (report["game"], report["scenario"], report["games"]) == ("mascarade", "4A", 80)
    fields = {"name", "share", "low", "high", "rating", "faults", "ms_per_decision"}
    for mind in report["minds"]:
        assert fields <= set(mind)
        assert 0 <= mind["low"] <= mind["share"] <= mind["high"] <= 4
        assert mind["faults"] == 0
        assert mind["ms_per_decision"] > 0
        assert isinstance(mind["rating"], float)
    # A character that announces known masks beats those that announce at random.
    assert [mind["name"] for mind in report["minds"]] == ["honest", "zanetta"]
    assert report["minds"][0]["low"] > 1
    assert sum(mind["share"] * mind["seats"] for mind in report["minds"]) == pytest.approx(4 * 80)


def test_the_same_seed_gives_the_same_games_with_any_number_of_workers() -> None:
    alone = outcome(ridotto_json(*GUEST, "--games", "24"))
    with local_pools() as pools:
        assert outcome(ridotto_json(*GUEST, "--games", "24", "--workers", "2")) == alone
    assert pools == [2]
    assert outcome(ridotto_json(*GUEST, "--games", "24", "--seed", "6")) != alone


def test_tables_are_named_seat_by_seat_and_deals_played_in_full() -> None:
    tables = ("--table", "zanetta,honest,zanetta,honest", "--table", "honest,honest,honest,zanetta")
    report = ridotto_json(*GAME, *tables, "--bot", f"honest={EXAMPLE}", "--games", "9")
    assert (report["asked"], report["games"], report["deals"]) == (9, 16, 2)
    seats = {mind["name"]: mind["seats"] for mind in report["minds"]}
    assert seats == {"zanetta": 2 * (8 + 4), "honest": 2 * (8 + 12)}


@pytest.mark.slow
def test_a_failing_program_is_named_and_does_not_stop_the_tournament(capsys: Any) -> None:
    bots = [f"{what}={ROGUE} {what} decide" for what in ("crash", "cheat", "garbage")]
    asked = [part for bot in bots for part in ("--bot", bot)]
    table = ("--table", "crash,cheat,garbage,zanetta", "--games", "8")
    report = ridotto_json(*GAME, *asked, *table, status=3)
    kinds = {mind["name"]: set(mind["fault_kinds"]) for mind in report["minds"]}
    assert kinds == {
        "crash": {"dead"}, "cheat": {"illegal"}, "garbage": {"garbled"}, "zanetta": set(),
    }  # fmt: skip
    assert all(mind["faults"] == mind["decisions"] > 0 for mind in report["minds"][1:])
    status, told, err = here(capsys, *GAME, *asked, *table)
    assert "RuntimeError: I fall" in told
    assert "Traceback (most recent call last):" in told
    assert status == 3
    assert [name for name in ("crash", "cheat", "garbage") if f"“{name}”" in err] == [
        "crash", "cheat", "garbage",
    ]  # fmt: skip


def test_workers_share_one_transcript(tmp_path: Path) -> None:
    file = tmp_path / "transcript"
    file.write_text("old\n")
    with local_pools():
        ridotto_json(*GUEST, "--games", "24", "--workers", "2", "--transcript", file)
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    assert lines[0]["game"] == "mascarade"
    assert lines[-1]["end"] is True
    starts = [line for line in lines[1:-1] if "start" in line.get("message", {})]
    assert len(starts) == 24


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full disk")
def test_a_transcript_that_cannot_be_written_is_refused_before_the_games(capsys: Any) -> None:
    refused(capsys, "Can’t write /dev/full", *GUEST, "--transcript", "/dev/full")


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_get_a_report_in_every_language(language: str, tmp_path: Path, capsys: Any) -> None:
    chart = tmp_path / "chart.svg"
    bot = ("--bot", f"rogue={ROGUE} cheat decide 1", "--guest", "rogue", "--field", "zanetta")
    more = ("--games", "6", "--chart", chart, "--lang", language)
    status, out, err = here(capsys, *GAME, *bot, *more)
    assert (status, err) == (0, "")
    assert out.count("\n") > 12
    assert "rogue" in out
    root = ElementTree.parse(chart).getroot()
    assert root.tag.endswith("svg")
    assert "zanetta" in chart.read_text(encoding="utf-8")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full disk")
@pytest.mark.parametrize("form", [(), ("--json",)])
def test_the_report_is_printed_even_if_the_chart_cannot_be_written(
    form: tuple[str, ...], capsys: Any
) -> None:
    minds = ("--table", "zanetta,zanetta,zanetta,zanetta", "--games", "4", "--lang", "en")
    status, out, err = here(capsys, *GAME, *minds, *form, "--chart", "/dev/full")
    assert status == 1
    assert "zanetta" in out
    assert err == "ridotto tournament: Can’t write /dev/full: the disk is full\n"


def test_a_chart_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: Any) -> None:
    chart = tmp_path / "chart.svg"
    chart.write_text("the old one")
    half = Path.write_text

    def cut_off(path: Path, text: str, **more: Any) -> None:
        half(path, text[:3], **more)
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(Path, "write_text", cut_off)
    with pytest.raises(OSError, match="full"):
        write_whole(str(chart), "the new one")
    assert chart.read_text() == "the old one"
    assert [*tmp_path.iterdir()] == [chart]


def test_masquerade_can_be_played_in_a_tournament() -> None:
    asked = ("--players", "3", "--turn-limit", "20", "--games", "3", "--workers", "1")
    bot = ("--bot", f"any={EXAMPLE}", "--table", "any,any,any")
    report = ridotto_json("tournament", "masquerade", *asked, *bot)
    assert (report["game"], report["games"], report["players"]) == ("masquerade", 3, 3)
    (mind,) = report["minds"]
    assert (mind["share"], mind["low"], mind["high"], mind["faults"]) == (1, 1, 1, 0)


def test_the_ladder_of_masquerade_is_measured(capsys: Any) -> None:
    """A character with habits beats a random one; few games are enough to show it."""
    asked = ("--players", "3", "--games", "18", "--workers", "1", "--json")
    ladder = ("--field", "pulcinella", "--guest", "colombina")
    status, out, err = here(capsys, "tournament", "masquerade", *asked, *ladder)
    assert (status, err) == (0, "")
    report = json.loads(out)
    best, other = report["minds"]
    assert (best["name"], other["name"]) == ("colombina", "pulcinella")
    assert (best["seats"], other["seats"]) == (18, 36)
    assert best["low"] > 1 > other["high"]
    assert best["faults"] == other["faults"] == 0


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("tournament",), "missing: GAME"),
        (("tournament", "mascarade"), "missing: --scenario"),
        (("tournament", "mascarade", "--scenario", "99"), "no sheet"),
        (("tournament", "masquerade", "--scenario", "4A"), "is an option of mascarade"),
        ((*GAME, "--players", "8"), "--players is an option of masquerade"),
        ((*GAME, "--players", "13"), "--players is an option of masquerade"),
        (("tournament", "masquerade", "--players", "8"), "from 2 to 5"),
        (GAME, "no players given"),
        ((*GAME, "--field", "zanetta"), "no players given"),
        ((*GAME, "--guest", "zanetta"), "no players given"),
        ((*GAME, "--table", "zanetta"), "the table has 1 names, but there are 4 players"),
        ((*GAME, "--table", "a,b,c,d"), "no bot called “a”"),
        ((*GAME, "--table", "a,b,c,d", "--field", "a"), "can’t be used together"),
        ((*GAME, "--bot", "x"), "a name, = and a command line"),
        ((*GAME, "--bot", "=true"), "a name, = and a command line"),
        ((*GAME, "--bot", "a,b=true"), "a name, = and a command line"),
        ((*GAME, "--bot", "x="), "a name, = and a command line"),
        ((*GAME, "--bot", "x='"), "a name, = and a command line"),
        ((*GAME, "--bot", "x=/nowhere/at/all"), "no program /nowhere/at/all"),
        ((*GAME, "--bot", "zanetta=true"), "name “zanetta” is taken"),
        ((*GAME, "--bot", "x=true", "--bot", "x=true"), "name “x” is taken"),
        ((*GUEST, "--games", "0"), "from 1 to"),
        ((*GUEST, "--millis", "0"), "from 1 to"),
        ((*GUEST, "--chart", "/nowhere/at/all.svg"), "Can’t write"),
        ((*GUEST, "--chart", "/"), "that is a folder"),
        ((*GUEST, "--chart", ""), "that is a folder"),
        ((*GUEST, "--chart", "x" * 300), "the name is too long"),
        ((*GUEST, "--resume", "/nowhere/at/all"), "Can’t write"),
        ((*GUEST, "--transcript", "/nowhere/at/all"), "Can’t write"),
        ((*GUEST, "--transcript", "/"), "that is a folder"),
        ((*GAME, "--field", "zanetta", "--guest", "marina", "--transcript", "x"), "add --bot"),
        (("minds", "x"), "not recognised: x"),
    ],
)
def test_bad_usage_says_what_would_be_right(
    arguments: tuple[str, ...], told: str, capsys: Any
) -> None:
    refused(capsys, told, *arguments)


# Resuming


def test_a_tournament_is_resumed_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "ledger"
    whole = outcome(ridotto_json(*GUEST, "--games", "32"))
    ridotto_json(*GUEST, "--games", "12", "--resume", file)
    lines = file.read_bytes().splitlines()
    assert len(lines) == 1 + 3
    with local_pools():
        resumed = ridotto_json(*GUEST, "--games", "32", "--resume", file, "--workers", "2")
    assert outcome(resumed) == whole
    assert file.read_bytes().splitlines()[:4] == lines
    assert len(file.read_bytes().splitlines()) == 1 + 8
    again = outcome(ridotto_json(*GUEST, "--games", "32", "--resume", file))
    assert again == whole


@pytest.mark.slow
def test_a_killed_tournament_is_resumed(tmp_path: Path) -> None:
    file = tmp_path / "ledger"
    asked = [*GAME[:-1], "2", "--table", "zanetta,zanetta,zanetta,slow"]
    asked += ["--bot", f"slow={ROGUE} slow end", "--resume", str(file)]
    process = subprocess.Popen(
        [sys.executable, "-m", "ridotto", *asked, "--games", "4000"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
        start_new_session=True,
    )
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and (not file.exists() or file.read_bytes().count(b"\n") < 3):
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGKILL)
    process.communicate()
    kept = file.read_bytes()
    assert kept.count(b"\n") >= 3
    known = [json.loads(line)["deal"] for line in kept.splitlines()[1:] if line.endswith(b"}")]
    games = 4 * (max(known) + 1)
    report = ridotto_json(*asked, "--games", str(games))
    assert report["games"] == games
    assert file.read_bytes().startswith(kept[: kept.rfind(b"\n") + 1])


def test_the_file_of_another_tournament_is_refused(tmp_path: Path, capsys: Any) -> None:
    file = tmp_path / "ledger"
    asked = (*GUEST, "--games", "4", "--lang", "en", "--resume")
    assert here(capsys, *asked, file)[0] == 0
    before = file.read_bytes()
    for other in (("--seed", "6"), ("--turn-limit", "9"), ("--scenario", "4B")):
        status, _, err = here(capsys, *asked, file, *other)
        assert status == 2
        assert "a different tournament" in err
    assert file.read_bytes() == before
    notes = tmp_path / "notes"
    notes.write_text("buy candles\n")
    status, _, err = here(capsys, *asked, notes)
    assert status == 2
    assert "not a tournament file" in err
    assert notes.read_text() == "buy candles\n"


@pytest.mark.slow
def test_ctrl_c_stops_it_with_its_workers_and_programs(tmp_path: Path) -> None:
    file = tmp_path / "ledger"
    process = subprocess.Popen(
        [sys.executable, "-m", "ridotto", *GUEST, "--workers", "2", "--games", "999999",
         "--resume", str(file)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
        start_new_session=True,
    )  # fmt: skip
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and (not file.exists() or file.read_bytes().count(b"\n") < 3):
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, out) == (130, b"")
    deals = file.read_bytes().count(b"\n") - 1
    told = f"Interrupted. {deals} deals are kept in {file}; run the same command to continue.\n"
    assert err.decode() == told


#: A program that answers the greeting, writes its process id, and then ignores everything.
DEAF = """
import json, os, pathlib, sys, time
sys.stdin.readline()
pathlib.Path(sys.argv[1], str(os.getpid())).touch()
print(json.dumps({"name": "deaf"}), flush=True)
time.sleep(600)
"""


@pytest.mark.slow
def test_ctrl_c_leaves_no_program_behind(tmp_path: Path) -> None:
    deaf = shlex.join([sys.executable, "-I", "-c", DEAF, str(tmp_path)])
    asked = ["--table", "deaf,deaf,zanetta,zanetta", "--bot", f"deaf={deaf}", "--millis", "99999"]
    process = subprocess.Popen(
        [sys.executable, "-m", "ridotto", *GAME[:-1], "2", *asked],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
        start_new_session=True,
    )
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and len([*tmp_path.iterdir()]) < 4:
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, out) == (130, b"")
    assert err.startswith(b"Interrupted. Nothing was kept. With --resume FILE")
    numbers = [int(file.name) for file in tmp_path.iterdir()]
    assert len(numbers) >= 4
    # They have ended; their parent may still have to reap them.
    for number in numbers:
        until(lambda each: not lives(each), number)


# Characters


def test_minds_lists_the_ladders_as_json() -> None:
    ladder = ridotto_json("minds")
    assert [list(who) for who in ladder] == [["name", "game", "rung", "portrait"]] * len(ladder)
    for game, rungs in (("mascarade", {0, 1, 2, 3}), ("masquerade", {0, 1, 2})):
        on_rungs = [who for who in characters(game) if who.rung >= 0]
        listed = [who for who in ladder if who["game"] == game]
        assert [who["name"] for who in listed] == [who.name for who in on_rungs]
        assert {who["rung"] for who in listed} == rungs


@pytest.mark.parametrize("language", LANGUAGES)
def test_minds_lists_the_ladders_for_people(language: str, capsys: Any) -> None:
    status, out, _ = here(capsys, "minds", "--lang", language)
    assert status == 0
    assert "zanetta" in out
