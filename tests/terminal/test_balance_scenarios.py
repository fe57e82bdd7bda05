"""``ridotto balance`` for scenarios: reports, comparisons, searches, files and errors."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from lab.local_pool import local_pools
from ridotto.games.masquerade.deck.library import shipped_text
from ridotto.lab.balance import measure, parquet
from ridotto.lab.balance.measure import play_piece
from ridotto.lab.balance.part import Piece
from ridotto.lab.mascarade import scenario_search
from ridotto.lab.mascarade.scenario_search import play_trial
from terminal.command import LANGUAGES, here, refused, ridotto, ridotto_json

QUICK = ("--games", "60", "--workers", "1")
OWN = 'players = 6\ncentre = 0\nmasks = ["judge", "king", "widow", "thief", "witch", "beggar"]\n'


def test_the_report_has_its_sections(capsys: Any) -> None:
    status, out, err = here(capsys, "balance", "8a", *QUICK, "--json", "--lang", "en")
    assert (status, err) == (0, "")
    report = json.loads(out)
    told = {key: report[key] for key in ("game", "scenario", "players", "mind", "games", "seed")}
    assert told == {
        "game": "mascarade", "scenario": "8A", "players": 8, "mind": "nicoletta", "games": 60,
        "seed": 0,
    }  # fmt: skip
    assert len(report["by_mask"]) == len(report["by_seat"]) == len(report["by_announced"]) == 8
    announced = report["announcements"]["all"]
    assert set(announced) == {"announced", "true", "challenged"}
    assert set(report["challenges"]["witch"]) == {"stood", "uncaught", "right"}
    assert set(report["powers"]["witch"]) == {"used", "coins", "won"}
    assert set(report["course"]) == {"winner-led", "halfway"}
    assert set(report["lengths"]) == {"turns", "decisions", "lead-changes"}
    assert sum(ending["part"]["value"] for ending in report["endings"].values()) == pytest.approx(1)
    assert report["verdict"]["level"] == "unsure"
    assert report["verdict"]["warnings"][0]["code"] == "few-games"
    assert "too small" in report["verdict"]["text"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_get_a_report_in_every_language(language: str, capsys: Any) -> None:
    status, out, err = here(capsys, "balance", "4B", *QUICK, "--lang", language)
    assert (status, err) == (0, "")
    assert "balance-" not in out
    assert "{" not in out
    table = [line for line in out.splitlines() if line.startswith("  ") and "±" in line]
    assert len(table) > 15
    assert max(map(len, table)) <= 80


def test_the_same_seed_gives_the_same_report_with_any_number_of_workers() -> None:
    asked = ("balance", "6A", "--games", "120", "--seed", "4")
    alone = ridotto_json(*asked, "--workers", "1")
    with local_pools() as pools:
        assert ridotto_json(*asked, "--workers", "2") == alone
    assert pools == [2]


def test_other_bots_and_random_play() -> None:
    asked = ("balance", "4A", "--workers", "1", "--turn-limit", "30")
    assert ridotto_json(*asked, "--games", "2", "--minds", "marina")["mind"] == "marina"
    random = ridotto_json(*asked, "--games", "60", "--random")
    assert random["mind"] == "zanetta"
    beginners = ridotto_json(*asked, "--games", "60")
    assert random["announcements"]["all"]["true"] != beginners["announcements"]["all"]["true"]


def test_files_are_recognised(tmp_path: Path) -> None:
    """A set of masks and a deck are both TOML files; each is measured as what it is."""
    own = tmp_path / "own.toml"
    own.write_text(OWN)
    report = ridotto_json("balance", own, *QUICK)
    assert (report["game"], report["scenario"]) == ("mascarade", str(own))
    deck = tmp_path / "deck.toml"
    deck.write_text(shipped_text())
    asked = ("--games", "1", "--players", "2", "--mind", "pulcinella", "--workers", "1")
    done = ridotto("balance", deck, *asked, "--json")
    assert json.loads(done.stdout)["game"] == "masquerade"


def test_two_scenarios_are_compared(tmp_path: Path, capsys: Any) -> None:
    file = tmp_path / "both.html"
    status, out, err = here(
        capsys, "balance", "6A", "6B", *QUICK, "--html", file, "--lang", "en"
    )  # fmt: skip
    assert (status, err) == (0, "")
    assert "6A and 6B compared" in out
    judge = next(line for line in out.splitlines() if line.startswith("  Judge"))
    assert re.search(r"[+-]0\.\d\d +\([+-]", judge)
    assert "6A and 6B compared" in file.read_text()
    data = ridotto_json("balance", "6A", "6B", *QUICK)
    assert data["comparison"]["by_mask"]["empress"]["share"]["first"] is None
    assert data["comparison"]["by_seat"]["0"]["share"]["low"] is not None
    alone = ridotto_json("balance", "6B", *QUICK)
    assert data["second"] == alone


def test_files_are_written(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    page, rows = tmp_path / "report.html", tmp_path / "rows.parquet"
    done = ridotto("balance", "4A", *QUICK, "--html", page, "--parquet", rows, "--lang", "fr")
    assert done.returncode == 0
    assert page.read_text().startswith('<!DOCTYPE html>\n<html lang="fr">')
    assert rows.read_bytes()[:4] == b"PAR1"
    assert {file.name for file in tmp_path.iterdir()} == {"report.html", "rows.parquet"}


def interrupted(capsys: Any, *arguments: str | Path) -> str:
    """Return the message after Ctrl-C during the third piece of work."""
    finished: list[Piece] = []

    def play(*asked: Any) -> Piece:
        if len(finished) == 2:
            raise KeyboardInterrupt
        finished.append(play_piece(*asked))
        return finished[-1]

    with mock.patch.object(measure, "play_piece", play):
        status, out, err = here(capsys, *arguments, "--workers", "1", "--lang", "en")
    assert (status, out) == (130, "")
    return err


@pytest.mark.slow
def test_an_interrupted_run_says_how_to_continue(tmp_path: Path, capsys: Any) -> None:
    asked = ("balance", "8A", "--games", "300", "--json")
    assert "Nothing was kept; with --resume FILE" in interrupted(capsys, *asked)
    kept = tmp_path / "kept"
    told = interrupted(capsys, *asked, "--resume", kept)
    assert f"100 finished games are in {kept}; run the same command again" in told
    whole = here(capsys, *asked, "--workers", "1")
    assert here(capsys, *asked, "--workers", "1", "--resume", kept) == whole


def test_a_resumed_run_gives_the_same_report(tmp_path: Path, capsys: Any) -> None:
    kept = tmp_path / "kept"
    asked = ("balance", "5A", "--workers", "1", "--json", "--games")
    whole = here(capsys, *asked, "110")
    assert here(capsys, *asked, "60", "--resume", kept)[0] == 0
    size = kept.stat().st_size
    assert here(capsys, *asked, "110", "--resume", kept) == whole
    assert kept.stat().st_size > size
    refused(
        capsys, "belongs to a different measurement", "balance", "5B", *QUICK, "--resume", kept
    )  # fmt: skip


def test_a_comparison_is_resumed(tmp_path: Path, capsys: Any) -> None:
    kept = tmp_path / "kept"
    # Fifty games a piece: the third piece is the first of the second sheet.
    asked = ("balance", "4A", "4B", "--games", "100", "--json")
    told = interrupted(capsys, *asked, "--resume", kept)
    assert f"100 finished games are in {kept}; run the same command again" in told
    whole = here(capsys, *asked, "--workers", "1")
    assert here(capsys, *asked, "--workers", "1", "--resume", kept) == whole
    refused(
        capsys, "belongs to a different measurement", "balance", "4A", *QUICK, "--resume", kept
    )  # fmt: skip


# Search


def test_a_search_proposes_sets_that_meet_the_constraints() -> None:
    asked = (
        "balance", "mascarade", "--search", "4", "--require", "witch,spy,empress",
        "--exclude", "cheat", "--games", "10", "--workers", "1",
    )  # fmt: skip
    found = ridotto_json(*asked)
    assert 0 < found["tried"] <= found["possible"]
    assert len(found["proposals"]) == 5
    for proposal in found["proposals"]:
        assert {"judge", "witch", "spy", "empress"} <= set(proposal["masks"])
        assert "cheat" not in proposal["masks"]
        assert len(proposal["masks"]) == 6
    scores = [proposal["imbalance"] for proposal in found["proposals"]]
    assert scores == sorted(scores)
    assert ridotto_json(*asked, "--workers", "1") == found


def test_a_search_is_resumed(tmp_path: Path, capsys: Any) -> None:
    kept = tmp_path / "kept"
    asked = (
        "balance", "mascarade", "--search", "4", "--require", "witch,spy,empress",
        "--exclude", "cheat", "--games", "10", "--workers", "1", "--json", "--lang", "en",
    )  # fmt: skip
    whole = here(capsys, *asked)
    played: list[Any] = []

    def play(*given: Any) -> Any:
        if len(played) == 4:
            raise KeyboardInterrupt
        played.append(play_trial(*given))
        return played[-1]

    with mock.patch.object(scenario_search, "play_trial", play):
        status, _, err = here(capsys, *asked, "--resume", kept)
    assert status == 130
    assert f"40 finished games are in {kept}; run the same command again" in err
    with mock.patch.object(scenario_search, "play_trial", play):
        assert "Nothing was kept; with --resume FILE" in here(capsys, *asked)[2]
    lines = kept.read_bytes().count(b"\n")
    assert here(capsys, *asked, "--resume", kept) == whole
    assert kept.read_bytes().count(b"\n") == json.loads(whole[1])["tried"] + 1 > lines
    refused(
        capsys, "belongs to a different measurement", *asked, "--seed", "3", "--resume", kept
    )  # fmt: skip


def test_people_get_the_best_set_as_a_file(tmp_path: Path, capsys: Any) -> None:
    status, out, _ = here(
        capsys, "balance", "mascarade", "--search", "5", "--require", "spy,fool,witch,king",
        "--games", "10", "--workers", "1", "--lang", "en",
    )  # fmt: skip
    assert status == 0
    assert "Best-balanced sets for 5 players" in out
    file = tmp_path / "best.toml"
    file.write_text(out[out.rindex("\nplayers = ") :])
    assert ridotto("scenario", "check", file).returncode == 0


# Errors


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("balance", "mascarade"), "nothing to measure; name a printed sheet"),
        (("balance", "99Z"), "nothing to measure called “99Z”; name a game (mascarade"),
        (("balance", "mascarade", "99Z"), "no sheet “99Z”"),
        (("balance", "4A", "4B", "5A"), "at most two can be compared, not 3"),
        (("balance", "4A", "--minds", "nobody"), "no bot called “nobody”"),
        (("balance", "4A", "--minds", "tonin", "--random"), "--minds"),
        (("balance", "4A", "--games", "0"), "from 1 to"),
        (("balance", "4A", "--html", "no/such/folder/x.html"), "x.html"),
        (("balance", "4A", "4B", "--parquet", "x"), "--parquet works for one report"),
        (("balance", "4A", "--exclude", "spy"), "--exclude is only valid with --search"),
        (("balance", "mascarade", "--search", "3"), "from 4 to 12"),
        (("balance", "mascarade", "--search", "4", "--centre", "0"), "--centre 0 is not valid"),
        (("balance", "mascarade", "--search", "6", "--require", "pope"), "no mask “pope”"),
        (("balance", "mascarade", "4A", "--search", "6"), "--search"),
        (
            ("balance", "mascarade", "--search", "6", "--exclude", "judge"),
            "no set of masks meets all of this",
        ),
    ],
)
def test_bad_usage_says_what_would_be_right(
    arguments: tuple[str, ...], told: str, capsys: Any
) -> None:
    refused(capsys, told, *arguments)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("players = ", "Invalid value (at line 1"),
        ('players = 6\nmasks = ["judge", "king"]\n', "6"),
        ('players = 4\nmasks = ["pope"]\n', "pope"),
    ],
)
def test_a_bad_scenario_file_is_named(text: str, why: str, tmp_path: Path, capsys: Any) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(text)
    status, _, err = here(capsys, "balance", "mascarade", "--scenario", file, "--lang", "en")
    assert status == 2
    assert f"{file}: " in err
    assert why in err


def test_a_missing_library_is_named(capsys: Any, tmp_path: Path) -> None:
    with (
        mock.patch.object(parquet, "require_parquet", side_effect=parquet.ParquetUnavailable),
        mock.patch("ridotto.terminal.arguments.balance.require_parquet", parquet.require_parquet),
    ):
        refused(capsys, 'pip install "ridotto[lab]"', "balance", "4A", "--parquet", tmp_path / "x")
    assert list(tmp_path.iterdir()) == []
