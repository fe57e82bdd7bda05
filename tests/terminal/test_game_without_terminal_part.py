"""A game from another package, without a terminal part, works in every command."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from games.other_packages import install, installed
from lab.local_pool import local_pools
from terminal.command import ridotto, ridotto_json

GAME = Path(__file__).with_name("high_card.py")

#: The game's own texts: some messages in English, one of them in Polish.
WORDS = {
    "en": """
highcard-event-kept = { $who ->
    [you] You keep your card.
   *[other] { $name } keeps their card.
}
act-highcard-keep = keep your card
highcard-field-left-pile = Cards left
highcard-reason-highest = The highest card wins.
highcard-left = the left pile
""",
    "pl": "highcard-reason-highest = Wygrywa najwyższa karta.\n",
}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Install the game as a package."""
    folder = tmp_path_factory.mktemp("site")
    point = {"ridotto.games": {"highcard": "high_card:KIND"}}
    install(folder, "high-card", "high_card", GAME.read_text(), point)
    for language, text in WORDS.items():
        (folder / "words" / language).mkdir(parents=True)
        (folder / "words" / language / "highcard.ftl").write_text(text)
    with installed(folder) as place:
        yield place


@pytest.fixture(scope="module")
def record(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("records") / "game.json"
    asked = ("play", "highcard", "--players", "3", "--seed", "2", "--save", file)
    done = ridotto(*asked, stdin="2\nn\n")
    assert done.returncode == 0, done.stderr
    return file


def test_the_person_sees_seats_state_and_their_card_and_chooses_by_number(site: Path) -> None:
    asked = ("play", "highcard", "--players", "3", "--seed", "2", "--name", "Ania")
    done = ridotto(*asked, stdin="?\nx\n2\n")
    assert done.returncode == 0, done.stderr
    shown = done.stdout
    assert "Highcard. You’re in seat 0." in shown
    assert "▶0 Ania: Drawn no" in shown
    assert "Cards left: 10" in shown
    assert "Only you see this:" in shown
    assert "1 keep your card" in shown
    assert "2 draw card: the left pile" in shown
    assert "Ania: drawn: the left pile, card " in shown
    assert "The highest card wins." in shown
    assert "What was hidden" in shown


def test_the_cards_of_others_are_not_shown(site: Path) -> None:
    asked = ("play", "highcard", "--players", "3", "--seed", "2", "--name", "Ania")
    shown = ridotto(*asked, stdin="1\n").stdout
    before = shown.partition("What was hidden")[0]
    dealt = [line for line in before.splitlines() if ": dealt" in line]
    assert len(dealt) == 3
    assert ["card" in line for line in dealt] == [True, False, False]


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_a_record_is_told_with_the_words_that_the_game_has(
    site: Path, record: Path, language: str
) -> None:
    done = ridotto("replay", record, "--lang", language)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("dealt") == 3
    assert "★" in done.stdout
    highest = "Wygrywa najwyższa karta." if language == "pl" else "The highest card wins."
    assert highest in done.stdout


def test_a_game_is_resumed_and_its_rematch_has_the_same_players(site: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    asked = ("play", "highcard", "--players", "2", "--seat", "1", "--seed", "4", "--save", file)
    assert ridotto(*asked).returncode == 0
    again = ("play", "highcard", "--resume", file, "--seat", "1")
    done = ridotto(*again, stdin="1\ny\n1\nn\n")
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("★") == 2
    assert json.loads(file.with_stem("game-2").read_text())["setup"]["players"] == 2


def test_a_record_without_shares_is_verified_as_far_as_it_can_be(site: Path, record: Path) -> None:
    found = ridotto_json("verify", record, status=1)
    assert [finding["holds"] for finding in found["findings"]] == [True, False]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--players", "6"), "2 to 5"),
        (("--scenario", "6A"), "not recognised: --scenario"),
        (("--turn-limit", "3"), "not recognised: --turn-limit"),
        (("--with", "marina"), "no bot called “marina”"),
    ],
)
def test_a_wrong_command_line_says_what_would_be_right(
    site: Path, arguments: tuple[str, ...], told: str
) -> None:
    done = ridotto("play", "highcard", *arguments)
    assert done.returncode == 2
    assert told in done.stderr


def test_other_games_keep_their_options(site: Path) -> None:
    done = ridotto("simulate", "mascarade", "--players", "4")
    assert done.returncode == 2
    assert "--players is an option of" in done.stderr


def test_the_random_player_is_listed_and_plays_tournaments(site: Path) -> None:
    listed = ridotto_json("minds")
    assert [who["name"] for who in listed if who["game"] == "highcard"] == ["nane"]
    report = ridotto_json(
        "tournament", "highcard", "--players", "3", "--field", "nane", "--guest", "nane",
        "--games", "6", "--workers", "1",
    )  # fmt: skip
    assert (report["games"], report["endings"]) == (6, {"highest": 6})
    for_people = ridotto(
        "tournament", "highcard", "--table", "nane,nane,nane,nane", "--games", "4", "--workers",
        "1", "--lang", "pl",
    )  # fmt: skip
    assert "Wygrywa najwyższa karta." in for_people.stdout
    assert for_people.stdout.startswith("Highcard: ")


def test_a_record_of_a_game_that_is_not_installed_is_refused(record: Path) -> None:
    done = ridotto("replay", record, own_process=True)
    assert done.returncode == 1
    assert "highcard" in done.stderr


def test_random_games_are_simulated_the_same_with_any_number_of_workers(site: Path) -> None:
    asked = ("simulate", "highcard", "--players", "3", "--games", "300", "--seed", "1")
    with local_pools() as pools:
        one, two = (ridotto_json(*asked, "--workers", workers) for workers in "12")
    assert pools == [2]
    timing = ("seconds", "decisions_per_second")
    assert {k: v for k, v in one.items() if k not in timing} == {
        k: v for k, v in two.items() if k not in timing
    }
    assert (one["endings"], one["decisions"]) == ({"highest": 300}, 900)
    assert len(one["by_seat"]) == 3
    for_people = ridotto(*asked)
    assert for_people.returncode == 0, for_people.stderr
    assert "The highest card wins." in for_people.stdout


def test_a_broken_package_does_not_stop_other_games(tmp_path: Path) -> None:
    groups = ("ridotto.games", "ridotto.terminal")
    install(tmp_path, "broken", "broken", "", {group: {"broken": "broken:X"} for group in groups})
    simulate = ("simulate", "mascarade", "--scenario", "4A", "--games", "2")
    simulated = ridotto(*simulate, own_process=True, PYTHONPATH=str(tmp_path))
    assert simulated.returncode == 0
    assert "broken of broken cannot be loaded" in simulated.stderr
    with installed(tmp_path):
        played = ridotto("play", "broken")
        assert played.returncode == 2
        assert "cannot be loaded" in played.stderr
        assert ridotto("scenario", "list").returncode == 0
        assert ridotto("--help").returncode == 0
