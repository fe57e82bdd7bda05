"""``ridotto simulate``: output, independent of the number of workers."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from house.serve_process import children_of, until
from lab.local_pool import local_pools
from ridotto.games.masquerade.deck.library import shipped_text
from ridotto.lab import dask_cluster
from terminal.command import LANGUAGES, environment, ridotto, ridotto_json

GAME = ("simulate", "mascarade", "--scenario")
OTHER_GAME = ("simulate", "masquerade")


def outcome(report: dict[str, Any]) -> dict[str, Any]:
    """Return the report without its timings."""
    return {key: value for key, value in report.items() if "second" not in key}


def test_the_report_of_mascarade_has_its_fields() -> None:
    report = ridotto_json(*GAME, "8B", "--games", "300", "--seed", "5")
    assert report["game"] == "mascarade"
    assert report["scenario"] == "8B"
    assert report["games"] == 300
    assert report["decisions"] > 300
    assert report["seconds"] > 0
    assert report["decisions_per_second"] > 0
    assert set(report["endings"]) == {"thirteen", "ruin", "cheat", "turn-limit"}
    assert sum(report["endings"].values()) == 300
    masks = {"judge", "peasant", "princess", "widow", "swindler", "puppeteer", "beggar"}
    assert set(report["by_mask"]) == masks
    assert len(report["by_seat"]) == 8
    assert sum(seat["share"] for seat in report["by_seat"]) == pytest.approx(8)
    for share in (*report["by_seat"], *report["by_mask"].values()):
        assert 0 <= share["low"] <= share["share"] <= share["high"] <= 8


@pytest.mark.parametrize("scenario", ["5A", "11B"])
def test_the_same_seed_gives_the_same_result_with_any_number_of_workers(scenario: str) -> None:
    asked = (*GAME, scenario, "--games", "450", "--seed", "12")
    alone = outcome(ridotto_json(*asked, "--workers", "1"))
    with local_pools() as pools:
        assert outcome(ridotto_json(*asked, "--workers", "3")) == alone
    assert pools == [3]
    assert outcome(ridotto_json(*asked)) == alone
    assert outcome(ridotto_json(*asked[:-1], "13")) != alone


@pytest.mark.slow
def test_plain_and_compiled_rules_come_to_the_same_result() -> None:
    asked = (*GAME, "9B", "--games", "600", "--seed", "3")
    plain = outcome(ridotto_json(*asked, RIDOTTO_PLAIN="1"))
    assert outcome(ridotto_json(*asked)) == plain
    # With real worker processes.
    assert outcome(ridotto_json(*asked, "--workers", "2")) == plain


def test_an_own_set_with_masks_in_the_centre_is_simulated(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(ridotto("scenario", "suggest", "--players", "6", "--centre", "2").stdout)
    report = ridotto_json(*GAME, file, "--games", "200")
    assert report["scenario"] == str(file)
    assert len(report["by_mask"]) == 8
    file.write_text('players = 6\nmasks = ["king"]')
    done = ridotto(*GAME, file)
    assert done.returncode == 2
    assert "The Judge is missing" in done.stderr


def test_the_report_says_how_often_the_turn_limit_ended_a_game() -> None:
    report = ridotto_json(*GAME, "8A", "--games", "100", "--turn-limit", "4")
    assert report["endings"] == {"thirteen": 0, "ruin": 0, "cheat": 0, "turn-limit": 100}
    assert report["turns"] == {"median": 4, "p95": 4}
    assert report["decisions_a_game"] == {"median": 4, "p95": 4}
    # Four swaps move no coin, so all players share every win.
    assert {seat["share"] for seat in report["by_seat"]} == {1.0}


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_get_a_report_in_every_language(language: str) -> None:
    for asked in ((*GAME, "6A", "--games", "50"), (*OTHER_GAME, "--games", "10")):
        done = ridotto(*asked, "--lang", language)
        assert done.returncode == 0
        assert done.stderr == ""
        assert done.stdout.count("\n") > 25


def test_the_report_of_masquerade_has_its_fields() -> None:
    report = ridotto_json(*OTHER_GAME, "--players", "3", "--games", "40", "--seed", "5")
    assert report["game"] == "masquerade"
    assert report["scenario"] == "The Midnight Score"
    assert report["players"] == 3
    assert set(report["endings"]) == {"guardians", "events", "renewals", "turn-limit"}
    assert sum(report["endings"].values()) == 40
    assert sum(seat["share"] for seat in report["by_seat"]) == pytest.approx(3)
    assert set(report["by_order"]) == set("12345")
    assert len(report["by_dancer"]) == len(report["by_mask"]) == 6
    for mask in report["by_mask"].values():
        assert 0 <= mask["fulfilled"] <= 1
        assert 0 <= mask["low"] <= mask["share"] <= mask["high"] <= 3
    cards = report["cards"]
    assert set(cards) == {"stages", "spells", "events", "treasures", "emblems", "never_used"}
    assert sum(cards["stages"].values()) > 40 * 3
    assert cards["emblems"]["candle"] <= 40
    unused = {card for kind in cards for card in cards[kind] if cards[kind] and kind != "never_used"
              and cards[kind][card] == 0}  # fmt: skip
    assert set(cards["never_used"]) == unused


def test_masquerade_has_the_same_result_with_any_number_of_workers() -> None:
    asked = (*OTHER_GAME, "--players", "2", "--games", "40", "--seed", "12")
    alone = outcome(ridotto_json(*asked, "--workers", "1"))
    with local_pools():
        assert outcome(ridotto_json(*asked, "--workers", "2")) == alone
    assert outcome(ridotto_json(*asked[:-1], "13", "--workers", "1")) != alone


def test_an_own_deck_is_simulated_and_its_faults_are_reported(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(shipped_text().replace("The Midnight Score", "My Own"))
    assert ridotto_json(*OTHER_GAME, "--deck", file, "--games", "5")["scenario"] == "My Own"
    file.write_text(shipped_text().replace("level = 3", "level = 4"))
    done = ridotto(*OTHER_GAME, "--deck", file)
    assert done.returncode == 2
    assert "level" in done.stderr
    assert ridotto(*OTHER_GAME, "--deck", tmp_path / "nowhere.toml").returncode == 2


def test_an_option_of_another_game_is_refused() -> None:
    for asked in (
        (*OTHER_GAME, "--scenario", "6A"),
        (*OTHER_GAME, "--players", "6"),
        (*GAME, "6A", "--players", "3"),
        (*GAME, "6A", "--deck", "mine.toml"),
        ("simulate", "mascarade"),
        ("simulate", "masque"),
    ):
        done = ridotto(*asked)
        assert (done.returncode, done.stdout) == (2, ""), asked
        assert done.stderr.count("\n") == 2


@pytest.mark.slow
def test_ctrl_c_stops_the_command_and_its_workers() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "ridotto", *GAME, "8A", "--games", "999999999", "--workers", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(RIDOTTO_PLAIN="1"),
        start_new_session=True,
    )
    # Two workers, and the process that manages their shared resources.
    until(lambda: len(children_of(process.pid)) > 2)
    time.sleep(0.5)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert out == b""
    assert err.decode() == (
        "Interrupted. Nothing was kept; the same command starts again from the beginning.\n"
    )


# Clusters (tests/lab/test_dask_cluster.py has real ones)


@pytest.mark.parametrize("address", ["nowhere", "127.0.0.1", "http://127.0.0.1:8786", "a b:1", ""])
def test_an_address_without_a_port_is_refused(address: str) -> None:
    done = ridotto(*GAME, "4A", "--dask", address)
    assert (done.returncode, done.stdout) == (2, "")
    assert "is not an address; use HOST:PORT" in done.stderr


def test_processes_and_a_cluster_exclude_each_other() -> None:
    done = ridotto(*GAME, "4A", "--workers", "2", "--dask", "127.0.0.1:8786")
    assert (done.returncode, done.stdout) == (2, "")
    assert "--dask and --workers can’t be used together" in done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_cluster_that_does_not_answer_is_reported(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dask_cluster, "_TIMEOUT", 0.1)
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{unused.getsockname()[1]}"
        done = ridotto(*GAME, "4A", "--dask", address, "--lang", language)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.count("\n") == 2
    assert address in done.stderr
    assert "dask scheduler" in done.stderr


def test_a_cluster_needs_the_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    done = ridotto(*GAME, "4A", "--dask", "127.0.0.1:8786")
    assert (done.returncode, done.stdout) == (1, "")
    assert "pip install 'ridotto[lab]'" in done.stderr
