"""Masquerade at the terminal, through a pipe and with scripted input."""

from __future__ import annotations

import json
import re
from functools import partial
from itertools import chain, product, repeat
from pathlib import Path

import pytest

from decks.random_decks import random_deck
from repetitions import FUZZING, times
from ridotto.games.masquerade.deck.library import from_data, shipped, shipped_text
from ridotto.games.words import speak
from ridotto.minds.registry import characters
from ridotto.terminal.masquerade.card_book import CardBook
from terminal.command import LANGUAGES, check_saved, ridotto
from terminal.scripted_play import masquerade_game, masquerade_lines, play_scripted

PLAY = ("play", "masquerade", "--with", characters("masquerade")[0].name)  # the fastest opponents


#: Every number of players and every language; with ``make fuzz`` each with each.
TABLES = [
    (players, language)
    for players, (place, language) in product(range(2, 6), enumerate(LANGUAGES))
    if FUZZING or place % 4 == players - 2
]


@pytest.mark.parametrize(("players", "language"), TABLES)
def test_every_number_of_players_can_play_to_the_end(players: int, language: str) -> None:
    seed = players + LANGUAGES.index(language)
    width = 40 if seed % 2 else 80
    game = masquerade_game(players, seed, times(8, 30))
    shown = play_scripted(
        game, masquerade_lines(seed), you=seed % players, language=language, width=width
    )
    assert game.over
    assert speak(language)("ball-truth-title") in shown
    assert not {"{", "}", "$"} & set(shown)
    wide = [line for line in shown.splitlines() if len(line.rstrip()) > width]
    # Prompts are followed by what the person types.
    assert not [line for line in wide if ">" not in line]


@pytest.mark.parametrize("seed", range(times(4, 30)))
def test_random_decks_can_be_played_to_the_end(seed: int) -> None:
    deck = from_data(random_deck(seed)).file
    game = masquerade_game(2 + seed % 4, seed, times(4, 12), deck)
    play_scripted(
        game, masquerade_lines(seed), language=LANGUAGES[seed % 5], width=40 if seed % 2 else 80
    )
    assert game.over


BOOK = CardBook(shipped(), speak("en"))
TOWER = next(stage.id for stage in shipped().file.stage if stage.role == "tower")


def test_the_commands_show_cards_notes_table_and_help() -> None:
    dancer = BOOK.deck.dancer[0]
    guardian = min(BOOK.deck.guardian, key=lambda guardian: guardian.number)
    script = iter(
        ["?", "n Bepi smiles", "n", f"c {dancer.id}", "c", "g", "zzz", "", "1", "t", "l 99"]
    )

    def line() -> str:
        for given in script:
            return given
        raise EOFError

    shown = play_scripted(masquerade_game(4, 3), line)
    assert shown.endswith("(left)")
    flat = " ".join(shown.split())
    assert "Victory points (VP) come from" in flat
    assert shown.count("1. Bepi smiles") == 2
    assert f"{BOOK.name(dancer.id)} ({BOOK.facts(dancer.id)})" in flat
    assert f"Masks: {BOOK.name(BOOK.deck.mask[0].id)}, " in flat
    assert "Tomb (0): –" in flat  # noqa: RUF001
    assert "“zzz” is not one of the answers" in flat
    assert "Please answer: " in flat
    low, high = (guardian.power + level for level in (0, 3))
    name = BOOK.name(guardian.id)
    assert f"Guardian: {name}, power {low} · {low} to {high} with the flipped Spell" in flat
    assert f"Events: {BOOK.name(BOOK.deck.event[0].id)}" in flat
    assert f"{BOOK.name(BOOK.deck.emblem[0].id)}: –" in flat  # noqa: RUF001
    assert "condition is met right now." in flat or "not met right now." in flat
    assert "Your hand (0 of " in flat
    assert "The cards are dealt." in flat


def test_french_has_a_space_before_every_colon() -> None:
    for seed in range(times(1, 5)):
        script = chain(["?", "c", "1", "t"], iter(masquerade_lines(seed), None))
        shown = play_scripted(masquerade_game(4, seed, 4), partial(next, script), language="fr")
        assert "\xa0: " in shown
        assert not re.search(r"\S:\s", shown)
    deck = ridotto("deck", "show", "--lang", "fr").stdout
    assert "\xa0: 72 cartes" in deck
    assert not re.search(r"\S:\s", deck)


def test_the_totals_of_a_challenge_are_shown_before_the_question() -> None:
    script = chain(["1", TOWER], repeat(""))
    shown = play_scripted(masquerade_game(4, 3, 1), lambda: next(script))
    assert re.search(r"⚔ Ania \d+ : \d+ .* \(\d+ to \d+ with the flipped Spell\)", shown)
    assert re.search(r"m reveal your Mask \(.*\): \+\d+ power", shown)
    assert re.search(r"= Ania \d+ : \d+ ", shown)


def test_cards_can_be_named_instead_of_numbered() -> None:
    dancer = BOOK.name(BOOK.deck.dancer[0].id)
    script = chain([max(dancer.split(), key=len).upper(), TOWER, "d"], repeat("1"))
    shown = play_scripted(masquerade_game(4, 3, 1), lambda: next(script))
    assert f"You choose a Dancer: {dancer}." in shown
    assert f"You go to: {BOOK.name(TOWER)}." in shown


#: Input that tries all answers until one is valid.
TRYING = "1\n2\nd\n3\n0\n4\n" * 60


def test_a_game_played_by_pipe_is_saved_and_can_be_replayed(tmp_path: Path) -> None:
    file = tmp_path / "ball.json"
    arguments = ("--seed", "3", "--turn-limit", "3", "--players", "3", "--save", file)
    done = ridotto(*PLAY, *arguments, stdin=TRYING)
    assert done.returncode == 0, done.stderr
    assert "The Masks come off" in done.stdout
    check_saved(file, done, "Turn 3")
    again = ridotto(*PLAY, "--save", file)
    assert (again.returncode, "already exists" in again.stderr) == (2, True)
    over = ridotto(*PLAY, "--resume", file)
    assert (over.returncode, "that game is over" in over.stderr) == (2, True)
    other = ridotto("play", "mascarade", "--resume", file)
    assert (other.returncode, "a different game: masquerade" in other.stderr) == (2, True)


def test_a_game_can_be_left_and_resumed(tmp_path: Path) -> None:
    file = tmp_path / "ball.json"
    setup = ("--seed", "8", "--seat", "2", "--turn-limit", "2")
    left = ridotto(*PLAY, *setup, "--save", file, stdin="1\n1\n")
    assert left.returncode == 0
    assert f"ridotto play masquerade --resume {file} --seat 2" in left.stdout
    moves = json.loads(file.read_text())["moves"]
    done = ridotto(*PLAY, "--resume", file, "--seat", "2", stdin=TRYING)
    assert done.returncode == 0, done.stderr
    whole = json.loads(file.read_text())
    assert whole["result"] is not None
    assert whole["moves"][: len(moves)] == moves


def test_the_rematch_of_a_resumed_game_has_the_same_options(tmp_path: Path) -> None:
    deck, file = tmp_path / "own.toml", tmp_path / "ball.json"
    deck.write_text(shipped_text().replace("The Midnight Score", "My Own"))
    asked = ("--players", "2", "--deck", deck, "--turn-limit", "1", "--save", file)
    ridotto(*PLAY, *asked)
    deck.unlink()
    # Enough for two games; "y" asks for the second.
    done = ridotto(*PLAY, "--resume", file, stdin="1\n2\nd\n3\n0\ny\n" * 10)
    assert done.returncode == 0, done.stderr
    first, second = (json.loads(path.read_text()) for path in (file, tmp_path / "ball-2.json"))
    assert first["result"] is not None
    for field in ("players", "deck", "options"):
        assert second["setup"][field] == first["setup"][field]
    assert second["setup"]["deal"] != first["setup"]["deal"]


def test_quitting_asks_for_confirmation() -> None:
    done = ridotto(*PLAY, "--seed", "1", stdin="q\nn\nq\nmaybe\ny\n")
    assert done.returncode == 0
    assert done.stdout.count("Leave the game?") == 3
    assert "You left the table.\nThe game was not saved; --save FILE" in done.stdout


def test_an_own_deck_is_played_and_its_faults_are_reported(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(shipped_text().replace("The Midnight Score", "My Own"))
    assert "Masquerade, My Own." in ridotto(*PLAY, "--deck", file).stdout
    file.write_text(shipped_text().replace("level = 3", "level = 4"))
    done = ridotto(*PLAY, "--deck", file)
    assert (done.returncode, done.stdout) == (2, "")
    assert "level" in done.stderr


@pytest.mark.parametrize(
    "wrong",
    [("--players", "6"), ("--players", "1"), ("--players", "3", "--seat", "3"), ("--name", ""),
     ("--deck", "nowhere.toml"), ("--resume", "x.json", "--players", "3"),
     ("--save", "nowhere/at/all.json"), ("--scenario", "6A")],
)  # fmt: skip
def test_impossible_command_lines_are_refused(wrong: tuple[str, ...]) -> None:
    done = ridotto(*PLAY, *wrong)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 2
