"""Common parts of reports: localised numbers, and lines that fit."""

from __future__ import annotations

import json
import re
import sys
from typing import Any

import pytest

from ridotto.games.words import speak
from ridotto.terminal.main import main
from terminal.command import LANGUAGES

MINDS = ("--field", "zanetta", "--guest", "nicoletta", "--games", "8", "--workers", "1")
REPORTS = {
    "simulate mascarade": ("simulate", "mascarade", "--scenario", "4A", "--games", "50"),
    "simulate masquerade": ("simulate", "masquerade", "--games", "20"),
    "balance": ("balance", "masquerade", "--mind", "colombina", "--games", "4", "--workers", "1"),
    "tournament": ("tournament", "mascarade", "--scenario", "4A", *MINDS),
    "bluffs": ("bluffs", "mascarade", "--scenario", "4A", *MINDS),
}


@pytest.mark.parametrize("language", ["es", "pt", "pl", "fr"])
@pytest.mark.parametrize("report", REPORTS)
def test_numbers_are_written_as_the_language_writes_them(
    report: str, language: str, capsys: Any
) -> None:
    main([*REPORTS[report], "--lang", language])
    out = capsys.readouterr().out
    assert re.search(r"\d,\d", out)
    # A point may only separate thousands.
    assert not re.search(r"\d\.\d{1,2}(?!\d)", out), out


def test_every_language_has_a_number_format() -> None:
    told = {
        "en": "1,234.50 -0.50 +2 40.0%", "es": "1.234,50 -0,50 +2 40,0\xa0%",
        "pt": "1.234,50 -0,50 +2 40,0%", "pl": "1\xa0234,50 -0,50 +2 40,0%",
        "fr": "1\u202f234,50 -0,50 +2 40,0\xa0%",
    }  # fmt: skip
    for language in LANGUAGES:
        words = speak(language)
        numbers = (words.number(1234.5, 2), words.number(-0.5, 2, signed=True))
        more = (words.number(2, signed=True), words.percent(0.4, 1))
        assert " ".join(numbers + more) == told[language]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("report", [*REPORTS, "minds"])
def test_reports_fit_a_terminal(report: str, language: str, capsys: Any, monkeypatch: Any) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    main([*REPORTS.get(report, ("minds",)), "--lang", language])
    lines = capsys.readouterr().out.splitlines()
    # Tables and bars may be wider than 80 characters.
    texts = [line for line in lines if "█" not in line and "  " not in line.strip()]
    assert len(texts) > 3
    assert not [line for line in texts if len(line) > 80]


def test_masks_that_were_never_dealt_have_no_share(capsys: Any) -> None:
    asked = ("simulate", "mascarade", "--scenario", "4A", "--games", "1", "--seed", "3")
    main([*asked, "--json"])
    shares = json.loads(capsys.readouterr().out)["by_mask"]
    nobody = {"share": None, "low": None, "high": None}
    assert [share == nobody for share in shares.values()].count(True) == 2
    main([*asked, "--lang", "en"])
    rows = capsys.readouterr().out.split("\n\n")[3].splitlines()
    assert [row.split()[-1] for row in rows[-2:]] == ["–", "–"]  # noqa: RUF001


@pytest.mark.parametrize("command", ["simulate", "balance"])
def test_cards_that_were_never_dealt_have_no_share(command: str, capsys: Any) -> None:
    own = {"simulate": ("--players", "2"), "balance": ("--players", "2", "--mind", "colombina")}
    asked = (command, "masquerade", *own[command], "--games", "1", "--workers", "1")
    main([*asked, "--json"])
    report = json.loads(capsys.readouterr().out)
    table = report if command == "simulate" else report["tables"]["2"]
    assert [share["share"] for share in table["by_dancer"].values()].count(None) == 4
    main([*asked, "--lang", "en"])
    assert " –" in capsys.readouterr().out  # noqa: RUF001
