"""``ridotto deck``: show cards, and check deck files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from decks.mending import SMALL, spoilt
from ridotto.games.masquerade.deck.library import check_file, shipped_text
from ridotto.games.words import speak
from ridotto.terminal.main import main
from terminal.command import LANGUAGES, ridotto, ridotto_json


@pytest.fixture
def small(tmp_path: Path) -> Path:
    path = tmp_path / "small.toml"
    path.write_text(SMALL, encoding="utf-8")
    return path


def test_a_deck_without_faults_passes(small: Path) -> None:
    done = ridotto("deck", "check", small)
    assert done.returncode == 0
    assert done.stdout == f"{small}: this deck can be played.\n"
    assert ridotto_json("deck", "check", small) == {
        "ok": True, "unreadable": False, "faults": [], "more": 0,
    }  # fmt: skip


def test_all_faults_of_a_deck_are_reported(small: Path) -> None:
    small.write_text(
        spoilt("garden", '"draw"', '"drow"').replace("vp = 3", "vp = 9"), encoding="utf-8"
    )
    done = ridotto("deck", "check", small)
    assert done.returncode == 1
    first, second, last = done.stdout.splitlines()
    assert (
        first == "✗ line 7: mask[0].vp = 9: The number is too small or too large. Allowed: 1 … 3."
    )
    assert "stage[3].effects[0].what" in second
    assert "Did you mean “draw”?" in second
    assert last == f"{small}: 2 faults."
    told = ridotto_json("deck", "check", small, status=1)
    assert told["faults"][0] == {
        "severity": "error", "code": "out-of-range", "line": 7, "key": "mask[0].vp", "value": "9",
        "allowed": "1 … 3", "close": "", "fault": "The number is too small or too large.",
    }  # fmt: skip


def test_a_warning_leaves_the_deck_playable(small: Path) -> None:
    small.write_text(spoilt("g2", "power = 5", "power = 70"), encoding="utf-8")
    done = ridotto("deck", "check", small)
    assert done.returncode == 0
    assert done.stdout.startswith("! line ")
    assert "can be played" in done.stdout
    (fault,) = ridotto_json("deck", "check", small)["faults"]
    assert fault["severity"] == "warning"


def test_an_unreadable_file_has_status_2(tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_bytes(b"name = \xff")
    for path in (tmp_path / "none.toml", tmp_path, bad):
        for act in ("check", "show"):
            assert ridotto("deck", act, path).returncode == 2
        told = ridotto_json("deck", "check", path, status=2)
        assert told["unreadable"]
        assert len(told["faults"]) == 1


def test_escape_sequences_in_a_file_are_not_printed(small: Path) -> None:
    small.write_text(spoilt("d2", '"D 2"', '"\\u001b[2J"'), encoding="utf-8")
    for act in ("check", "show"):
        done = ridotto("deck", act, small)
        assert done.returncode == 1
        assert "\x1b" not in done.stdout + done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_show_prints_every_card_in_every_language(language: str) -> None:
    done = ridotto("deck", "show", "--lang", language)
    assert done.returncode == 0
    assert "72" in done.stdout.splitlines()[0]
    assert done.stdout.count("\n== ") == 8
    assert "[philosophers-stone]" in done.stdout


def test_show_prints_one_card(small: Path) -> None:
    done = ridotto("deck", "show", "--card", "fugue", "--lang", "pl")
    assert done.stdout.splitlines()[1].strip() == "+5 do siły."
    own = ridotto("deck", "show", small, "--card", "fugue")
    assert "+3 power, then your opponent discards 1 Spell." in own.stdout
    (card,) = ridotto_json("deck", "show", "--card", "last-hour")
    assert card["type"] == "treasure"
    assert card["text"] == "Nobody can challenge you."
    nobody = ridotto("deck", "show", "--card", "nobody")
    assert nobody.returncode == 2
    assert "nobody" in nobody.stderr


def test_show_prints_json() -> None:
    cards = ridotto_json("deck", "show")
    assert len(cards) == 6 + 6 + 6 + 5 + 15 + 7 + 5 + 9 + 9
    assert set(cards[0]) == {"id", "type", "name", "facts", "text", "flavour"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_deck_that_cannot_be_written_says_why(language: str, tmp_path: Path) -> None:
    words = speak(language)
    places = {"": "file-is-folder", str(tmp_path): "file-is-folder"}
    places |= {"nowhere/x.toml": "play-no-folder", "x" * 300: "file-name-long"}
    for place, reason in places.items():
        done = ridotto("deck", "new", place, "--lang", language)
        assert (done.returncode, done.stdout) == (2, "")
        told = words("play-not-saved", file=place or '""', why=words(reason))
        assert told in done.stderr


def test_new_writes_a_deck_that_passes_the_check(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    assert ridotto("deck", "new", path).returncode == 0
    assert path.read_text(encoding="utf-8") == shipped_text()
    assert ridotto("deck", "check", path).returncode == 0
    again = ridotto("deck", "new", path)
    assert again.returncode == 2
    assert "already" in again.stderr


def test_a_wrong_subcommand_lists_the_known_ones() -> None:
    assert ridotto("deck").returncode == 2
    assert ridotto("deck", "--help").returncode == 0
    assert "show, check, new" in ridotto("deck", "shuffle").stderr
    assert ridotto("deck", "check").returncode == 2


def test_the_suggested_command_is_quoted_for_the_shell(tmp_path: Path) -> None:
    done = ridotto("deck", "new", tmp_path / "my deck.toml")
    assert f"ridotto deck check '{tmp_path / 'my deck.toml'}'" in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refused_deck_shows_its_first_fault_and_how_to_see_the_rest(
    language: str, tmp_path: Path, capsys: Any
) -> None:
    path = tmp_path / "my deck.toml"
    path.write_text(SMALL.replace('what = "', 'what = "un'), encoding="utf-8")
    judged = check_file(path)
    faults = len([fault for fault in judged.faults if not fault.warning]) + judged.more
    assert faults > 5
    words = speak(language)
    more = words("deck-more-faults", count=faults - 1, command=f"ridotto deck check '{path}'")
    for command in ("simulate", "balance", "play"):
        status = main([command, "masquerade", "--deck", str(path), "--lang", language])
        line, _ = capsys.readouterr().err.splitlines()
        assert status == 2
        assert line.endswith(f"{judged.faults[0].placed(words)} {more}")


def test_a_deck_with_one_fault_suggests_no_command(tmp_path: Path, capsys: Any) -> None:
    path = tmp_path / "no.toml"
    main(["simulate", "masquerade", "--deck", str(path), "--lang", "en"])
    assert "deck check" not in capsys.readouterr().err
