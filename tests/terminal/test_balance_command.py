"""``ridotto balance``: its measurements and reports."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from lab.local_pool import local_pools
from ridotto.games.masquerade.deck.library import shipped_text
from terminal.command import LANGUAGES, ridotto

QUICK = ("balance", "masquerade", "--mind", "pulcinella", "--games", "3", "--workers", "1")


def test_the_report_has_its_fields() -> None:
    done = ridotto(*QUICK, "--players", "2,5", "--json")
    report = json.loads(done.stdout)
    assert done.returncode == (0 if report["met"] else 1)
    assert report["mind"] == "pulcinella"
    assert report["games_a_table"] == 3
    assert set(report["tables"]) == {"2", "5"}
    for players, table in report["tables"].items():
        assert sum(table["endings"].values()) <= 3
        assert len(table["by_seat"]) == int(players)
        assert len(table["by_dancer"]) == 6
        assert all(part is None or 0 <= part <= 1 for part in table["fulfilled"].values())
    demands = {(each["demand"], each["players"]) for each in report["demands"]}
    for players in (2, 5):
        for demand in ("dancer", "order", "seat", "mask-least", "mask-most", "turns"):
            assert (demand, players) in demands
    assert {("endings", None), ("used", None)} <= demands


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_get_a_report_in_every_language(language: str) -> None:
    done = ridotto("--lang", language, *QUICK, "--players", "3")
    assert done.returncode in (0, 1)
    assert "pulcinella" in done.stdout
    assert "balance-" not in done.stdout
    assert "{" not in done.stdout


def test_the_same_seed_gives_the_same_report_with_any_number_of_workers() -> None:
    with local_pools() as pools:
        told = {ridotto(*QUICK[:-1], workers, "--seed", "4", "--json").stdout for workers in "12"}
    assert pools == [2]
    assert len(told) == 1


def test_the_report_is_written_as_a_page(tmp_path: Path) -> None:
    """Each number of players has its verdict and its tables; win rates are those of the JSON."""
    page = tmp_path / "deck.html"
    done = ridotto(*QUICK, "--players", "2,3", "--json", "--html", page, "--lang", "en")
    report = json.loads(done.stdout)
    text = page.read_text(encoding="utf-8")
    assert text.count("<h1>") == 2
    assert text.count("Wins by Dancer</h2>") == 2
    assert "Spells cast</h2>" in text
    assert "balance-" not in text.partition("</style>")[2]
    seat = report["tables"]["2"]["by_seat"]["0"]["share"]
    assert f"{seat:.2f}</td>" in text
    assert ridotto(*QUICK, "--html", tmp_path).returncode == 2


def test_a_deck_file_is_measured(tmp_path: Path) -> None:
    file = tmp_path / "deck.toml"
    file.write_text(shipped_text(), encoding="utf-8")
    done = ridotto(*QUICK, "--deck", file, "--players", "2")
    assert done.returncode in (0, 1)
    file.write_text("name = 3", encoding="utf-8")
    assert ridotto(*QUICK, "--deck", file).returncode == 2


@pytest.mark.parametrize(
    "wrong",
    [
        ("balance",),
        ("balance", "masquerade", "--players", "6"),
        ("balance", "masquerade", "--players", "2;3"),
        ("balance", "masquerade", "--mind", "nobody"),
        ("balance", "masquerade", "--games", "0"),
    ],
)
def test_impossible_command_lines_are_refused(wrong: tuple[str, ...]) -> None:
    done = ridotto(*wrong)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr
