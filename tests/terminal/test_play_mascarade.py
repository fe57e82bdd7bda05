"""Mascarade at the terminal, with scripted input."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from repetitions import times
from ridotto.games.mascarade import Options, Setup
from ridotto.games.mascarade.scenario import sheet, sheet_names
from ridotto.games.words import speak
from ridotto.terminal.play.talk import Choice, packed, plain
from terminal.command import LANGUAGES, ridotto
from terminal.scripted_play import GuardedMascarade, mascarade_lines, play_scripted

#: With a fast opponent.
PLAY = ("play", "mascarade", "--with", "zanetta")


def table(name: str, seed: int = 0, **options: bool | int) -> GuardedMascarade:
    printed = sheet(name)
    assert printed
    return GuardedMascarade(Setup(printed.players, name, seed=seed, options=Options(**options)))  # type: ignore[arg-type]


def too_wide(shown: str, width: int) -> list[str]:
    """Return the lines that are too wide, except prompts: what the person types follows them."""
    lines = [line for line in shown.splitlines() if len(line.rstrip()) > width]
    return [line for line in lines if ">" not in line]


@pytest.mark.parametrize("name", sheet_names())
def test_every_sheet_can_be_played_to_the_end(name: str) -> None:
    first = sheet_names().index(name)
    for seed in range(first, first + times(1, 12)):
        game = table(name, seed, peek=seed % 2 == 0, closed_deal=seed % 3 == 0, turn_limit=80)
        language, width = LANGUAGES[seed % 5], 40 if seed % 2 else 80
        you = seed % game.players
        shown = play_scripted(game, mascarade_lines(seed), you=you, language=language, width=width)
        assert game.over
        assert not too_wide(shown, width)
        words, flat = speak(language), " ".join(shown.split())
        assert words("play-truth-title") in flat
        assert words("play-swaps-title") in flat


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_largest_table_fits_a_narrow_terminal(language: str) -> None:
    game = table("12B", 3, turn_limit=25)
    shown = play_scripted(game, mascarade_lines(3), width=40, language=language)
    assert not too_wide(shown, 40)


def test_french_has_a_space_before_every_colon() -> None:
    shown = play_scripted(table("8A", turn_limit=30), mascarade_lines(1), language="fr")
    assert "\xa0: " in shown
    assert not re.search(r"\S:\s", shown)


def test_an_open_deal_is_shown_once_and_a_closed_one_never() -> None:
    shown = play_scripted(table("8A", turn_limit=4), mascarade_lines(1))
    assert shown.count("Memorise them") == 1
    assert "Memorise them" not in play_scripted(
        table("8A", turn_limit=4, closed_deal=True), mascarade_lines(1)
    )


def test_a_peek_must_be_followed_by_a_look() -> None:
    game = table("6A", 3, peek=True)
    answers = iter(["", "1 1", *["p", "2"] * 40])
    shown = play_scripted(game, lambda: next(answers, "1"))
    assert "You peek at your mask" in shown
    assert "You peeked, so now you must look" in shown
    assert "It’s your turn: look instead of peeking" in shown
    off = iter(["", "p", "1 1"])
    assert "Peeking is off" in play_scripted(table("6A", 3), lambda: next(off, "2"))


def typing(*lines: str) -> Callable[[], str]:
    """Return input of a person who types these lines and then leaves."""
    script = iter(lines)

    def line() -> str:
        for given in script:
            return given
        raise EOFError

    return line


def test_the_commands_show_notes_log_masks_and_help() -> None:
    typed = typing("", "n Bepi smiles", "n", "l", "m", "t", "?", "zzz", "", "2")
    shown = play_scripted(table("9A", 4), typed, you=1)
    assert shown.count("1. Bepi smiles") == 2
    assert "Take 3 coins from the bank. Then each" in shown.replace("\n    ", " ")
    assert "several answers" in shown.lower()
    assert "“zzz” is not one of the answers" in shown
    assert "Please answer: " in shown
    assert shown.endswith("(left)")


@pytest.mark.parametrize("count", ["9" * 5000, "0" * 5000 + "99", "٩٩"])
def test_the_log_is_shown_whatever_number_of_lines_is_asked_for(count: str) -> None:
    shown = play_scripted(table("9A", 4), typing("", f"l {count}"), you=1)
    assert shown.count("The masks are dealt for all to see") == 2
    assert shown.endswith("(left)")


def test_answers_may_be_typed_without_accents() -> None:
    assert plain("Żebrak") == "zebrak"
    assert plain("BŁAZEN") == "blazen"
    assert plain("L’Armure vide") == plain("l'armure vide")
    assert packed(["1 one", "2 two", "3 three"], 20) == ["  1 one    2 two", "  3 three"]
    assert Choice("1", "one").also == ()


def test_masks_can_be_named_instead_of_numbered() -> None:
    game = GuardedMascarade(Setup(6, "6B", seed=2, first=0, options=Options(opening=0)))
    answers = iter(["", "3 ces"])
    shown = play_scripted(game, lambda: next(answers, "2"), language="pl")
    assert "Ogłaszasz: Cesarzowa." in shown


def test_an_own_set_of_masks_can_be_played_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "masks"
    file.write_text('name = "8A"\n' + ridotto("scenario", "suggest", "--players", "6").stdout)
    done = ridotto(*PLAY, "--scenario", file, "--seed", "1", stdin="\n")
    assert done.returncode == 0
    file.write_text('players = 6\nmasks = ["king"]')
    done = ridotto(*PLAY, "--scenario", file)
    assert done.returncode == 2
    assert "The Judge is missing" in done.stderr
