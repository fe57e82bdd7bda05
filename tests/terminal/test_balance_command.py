"""``ridotto balance``: its measurements and reports."""

from __future__ import annotations

import json
import re
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
    for demand in report["demands"]:
        shares = demand["demand"] in ("dancer", "order", "seat", "mask-least", "mask-most")
        assert (demand["low"] is not None) == shares
        if shares:
            assert demand["low"] <= demand["value"] <= demand["high"]


def test_every_number_of_players_has_the_common_report() -> None:
    report = json.loads(ridotto(*QUICK, "--players", "3", "--json", "--lang", "en").stdout)
    table = report["tables"]["3"]
    common = table["report"]
    assert common["verdict"]["level"] == "unsure"
    assert common["verdict"]["warning_texts"] == [
        "3 games are too few for any statement; play at least 200.",
        *common["verdict"]["warning_texts"][1:],
    ]
    assert common["by_dancer"]["muse"]["share"]["value"] == table["by_dancer"]["muse"]["share"]
    for mask, part in table["fulfilled"].items():
        assert common["mask_scored"][mask]["part"]["value"] == part
    used = {card: value["used"] for card, value in common["used_spell"].items()}
    assert any(value["low"] is not None for value in used.values())
    for card, times in table["used"]["spells"].items():
        assert used[card]["value"] == pytest.approx(times / 3)


def test_the_verdict_is_told_and_uncertain_checks_are_marked() -> None:
    told = ridotto(*QUICK, "--players", "2", "--lang", "en").stdout
    assert "No verdict: the sample is too small." in told
    assert "3 games are too few for any statement; play at least 200." in told
    assert re.search(r"FAILED|passed  2 players: no Dancer wins .*\[\d\.\d\d – \d\.\d\d\]", told)  # noqa: RUF001
    assert "not certain: the limit lies" in " ".join(told.split())
    assert "Spells cast" in told


def test_both_spellings_and_random_play_are_understood() -> None:
    asked = ("balance", "masquerade", "--games", "2", "--players", "2", "--workers", "1", "--json")
    told = {
        ridotto(*asked, *more).stdout
        for more in (("--mind", "pulcinella"), ("--minds", "pulcinella"), ("--random",))
    }
    assert len(told) == 1
    short = json.loads(ridotto(*asked, "--random", "--turn-limit", "3").stdout)
    assert short["turn_limit"] == 3
    assert short["tables"]["2"]["longest"] == 3


def test_two_decks_are_compared(tmp_path: Path) -> None:
    """Cards that only one deck has are named, and decks of the same name are told apart."""
    own, other = tmp_path / "own.toml", tmp_path / "other.toml"
    own.write_text(shipped_text(), encoding="utf-8")
    other.write_text(shipped_text().replace('"muse"', '"siren"'), encoding="utf-8")
    page = tmp_path / "both.html"
    asked = ("balance", own, other, *QUICK[2:], "--players", "2,3")
    done = ridotto(*asked, "--html", page, "--lang", "en")
    assert done.returncode == 0, done.stderr
    assert "own.toml and other.toml compared" in done.stdout
    assert done.stdout.count("\nWins by Dancer\n") == 2
    assert page.read_text().count("Wins by Dancer</h2>") == 2
    data = json.loads(ridotto(*asked, "--json").stdout)
    assert set(data["comparison"]) == {"2", "3"}
    seat = data["comparison"]["2"]["by_seat"]["0"]["share"]
    assert seat["difference"] == pytest.approx(seat["second"] - seat["first"])
    assert data["comparison"]["3"]["by_dancer"]["siren"]["share"]["first"] is None
    alone = json.loads(ridotto("balance", other, *asked[3:], "--json").stdout)
    assert data["second"]["tables"] == {
        players: {**table, "report": {**table["report"], "scenario": "other.toml"}}
        for players, table in alone["tables"].items()
    }


def test_an_interrupted_measurement_of_a_deck_continues(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    whole = ridotto(*QUICK, "--players", "2,3", "--json")
    first = ridotto(*QUICK, "--players", "2,3", "--json", "--resume", kept)
    assert first.stdout == whole.stdout
    lines = kept.read_bytes().splitlines(keepends=True)
    assert len(lines) == 3
    # As after Ctrl-C during the games with three players.
    kept.write_bytes(b"".join(lines[:2]))
    again = ridotto(*QUICK, "--players", "2,3", "--json", "--resume", kept)
    assert again.stdout == whole.stdout
    assert kept.read_bytes().splitlines(keepends=True) == lines
    other = ridotto(*QUICK, "--players", "2", "--resume", kept, "--lang", "en")
    assert other.returncode == 2
    assert "belongs to a different measurement" in other.stderr


def test_rows_of_a_deck_are_written(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    file = tmp_path / "rows.parquet"
    done = ridotto(*QUICK, "--players", "2,3", "--json", "--parquet", file)
    tables = json.loads(done.stdout)["tables"]
    rows = parquet.read_table(file).to_pylist()
    assert [row["player"] for row in rows] == [0, 1] * 3 + [0, 1, 2] * 3
    for players in (2, 3):
        own = [row for row in rows if row["players"] == players]
        assert sum(row["won"] for row in own) == 3
        for mask, part in tables[str(players)]["fulfilled"].items():
            scored = [row["scored"] for row in own if row["mask"] == mask]
            assert part == (sum(scored) / len(scored) if scored else None)
        for dancer, share in tables[str(players)]["by_dancer"].items():
            won = [row["won"] for row in own if row["dancer"] == dancer]
            assert share["share"] == (pytest.approx(players * sum(won) / len(won)) if won else None)


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
        ("balance", "masquerade", "a.toml", "b.toml", "--deck", "c.toml"),
    ],
)
def test_impossible_command_lines_are_refused(wrong: tuple[str, ...]) -> None:
    done = ridotto(*wrong)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr
