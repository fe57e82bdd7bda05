"""``ridotto replay``: a record as seen by different viewers, or refused."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from functools import cache
from itertools import product
from pathlib import Path

import pytest

from decks.random_decks import random_deck
from repetitions import FUZZING, times
from ridotto.games import masquerade
from ridotto.games.game import Game
from ridotto.games.mascarade import Mascarade, Options, Setup
from ridotto.games.masquerade import Masquerade
from ridotto.games.masquerade.deck.library import from_data, shipped
from ridotto.games.masquerade.events import AUDIENCES
from ridotto.games.record import record_of, write_record
from ridotto.games.viewers import Viewer
from ridotto.games.words import speak
from ridotto.terminal.masquerade.story import TELLING
from ridotto.terminal.play.people import strangers
from ridotto.terminal.registry import part
from terminal.command import LANGUAGES, environment, ridotto


def played(game: Game, file: Path) -> Path:
    """Play a random game to the end and write its record."""
    game.act_randomly(random.Random(4), 10_000)
    assert game.over
    file.write_text(write_record(record_of(game)))
    return file


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Return a record of Mascarade."""
    options = Options(turn_limit=300)
    return played(Mascarade(Setup(9, "9B", seed=4, options=options)), tmp_path / "game.json")


@pytest.fixture
def masquerade_record(tmp_path: Path) -> Path:
    return played(Masquerade(masquerade.Setup(4, seed=4)), tmp_path / "masquerade.json")


@pytest.mark.parametrize("language", LANGUAGES)
def test_records_are_replayed_in_every_language(
    record: Path, masquerade_record: Path, language: str
) -> None:
    words = speak(language)
    for file, sentence in (
        (record, words("person-number", number=8)),
        (masquerade_record, words("story-turn", turn=9)),
    ):
        done = ridotto("replay", file, "--lang", language)
        assert done.returncode == 0
        assert sentence in done.stdout
        assert "★" in done.stdout


def told_to(record: Path, *players: str) -> dict[str, str]:
    """Return a record as each viewer sees it; all of them differ."""
    told = {
        viewer: ridotto("replay", record, "--viewer", viewer).stdout
        for viewer in ("omniscient", "spectator", *players)
    }
    assert len(set(told.values())) == len(told)
    return told


def test_viewers_see_what_they_may_see(record: Path) -> None:
    told = told_to(record, "0", "8")
    assert ridotto("replay", record).stdout == told["omniscient"]
    assert "only pretending" in told["omniscient"]
    assert "only pretending" not in told["spectator"]
    assert "You " in told["0"]
    assert ridotto("replay", record, "--viewer", "008").stdout == told["8"]
    for viewer in ("9", "-1", "nobody", "٣", "9" * 5000):
        done = ridotto("replay", record, "--viewer", viewer)
        assert done.returncode == 2


def test_a_changed_record_is_refused(record: Path) -> None:
    game = json.loads(record.read_text())
    game["moves"].pop()
    record.write_text(json.dumps(game))
    done = ridotto("replay", record)
    assert (done.returncode, done.stdout) == (1, "")
    assert "checksum" in done.stderr


@pytest.mark.slow
def test_a_closed_pipe_is_no_error(record: Path) -> None:
    # "true" closes the pipe without reading.
    line = f"{sys.executable} -m ridotto replay {record} | true; exit ${{PIPESTATUS[0]}}"
    done = subprocess.run(
        ["bash", "-c", line], capture_output=True, text=True, env=environment(), check=False
    )
    assert (done.returncode, done.stderr) == (141, "")


@pytest.mark.parametrize("content", [b"", b"[]", b"\xff\xfe", b"{", b"[" * 100_000])
def test_a_file_that_is_no_record_is_refused(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "odd.json"
    file.write_bytes(content)
    done = ridotto("replay", file)
    assert done.returncode == 1
    assert "refused" in done.stderr


def test_names_are_safe_to_print_and_differ(tmp_path: Path) -> None:
    game = Mascarade(Setup(4, "4A", seed=4))
    file = tmp_path / "game.json"
    names = ["\x1b[31mAna", "Eva", "EVA", " \n"]
    file.write_text(write_record(record_of(game, names)))
    told = ridotto("replay", file).stdout
    assert "\x1b" not in told
    assert "0 \ufffd[31mAna, 1 Eva, 2 EVA II, 3 " in told
    for language in LANGUAGES:
        shown = ridotto("replay", file, "--lang", language).stdout.splitlines()[0]
        assert shown == speak(language)("replay-players", names=shown.partition(": ")[2])


def test_an_unfinished_game_is_replayed_to_its_last_move(tmp_path: Path) -> None:
    game = Mascarade(Setup(6, "6A", seed=4))
    game.act_randomly(random.Random(4), 5)
    file = tmp_path / "game.json"
    file.write_text(write_record(record_of(game)))
    assert "the game isn’t over" in ridotto("replay", file).stdout


def tell_everyone(game: Game, language: str) -> set[type]:
    """Tell a game to several viewers; return the types of its events."""
    words = speak(language)
    kinds: set[type] = set()
    viewers: list[Viewer] = ["spectator", "omniscient", 0, game.players - 1]
    for viewer in viewers:
        people = strangers(game.players, words, viewer if isinstance(viewer, int) else None)
        teller = part(game.name).teller(game, words, people)
        events = list(game.events(viewer))
        kinds |= {type(event) for event in events}
        for line in (*teller.tell(events), *teller.rest()):
            assert line.text.strip()
            assert not {"{", "}", "$"} & set(line.text)
    return kinds


@cache
def games_of_mascarade() -> list[Mascarade]:
    """Return random games in which every kind of event happens."""
    played = []
    more = product(("9B", "12A", "12B", "11A", "8A", "4B"), range(4))
    few = [("9B", 0), ("12A", 0), ("12B", 0), ("11A", 0), ("8A", 3)]
    for name, seed in more if FUZZING else few:
        options = Options(turn_limit=times(60, 200))
        game = Mascarade(Setup(int(name[:-1]), name, seed=seed, options=options))
        game.act_randomly(random.Random(seed), 10_000)
        played.append(game)
    return played


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_mascarade_has_a_sentence_for_every_viewer(language: str) -> None:
    kinds = set()
    for game in games_of_mascarade():
        kinds |= {kind.__name__ for kind in tell_everyone(game, language)}
    assert kinds >= {"Show", "Switch", "Seats", "Name", "Decline", "Fine", "End"}


def test_viewers_of_masquerade_see_what_they_may_see(masquerade_record: Path) -> None:
    told = told_to(masquerade_record, "0", "3")
    assert "gets a Mask: " in told["omniscient"]
    assert "gets a Mask: " not in told["spectator"]
    assert told["spectator"].count("get a Mask face down") == 1
    assert "draws a Spell." not in told["omniscient"]
    assert "Your Mask: " in told["0"]
    assert ridotto("replay", masquerade_record, "--viewer", "4").returncode == 2


@cache
def games_of_masquerade() -> list[Masquerade]:
    """Return random games in which every kind of event happens."""
    played = []
    for seed in range(8):
        deck = from_data(random_deck(seed)).file if seed % 2 else shipped().file
        options = masquerade.Options(turn_limit=20)
        game = Masquerade(masquerade.Setup(2 + seed % 4, seed=seed, deck=deck, options=options))
        game.act_randomly(random.Random(seed), 3_000)
        played.append(game)
    return played


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_masquerade_has_a_sentence_for_every_viewer(language: str) -> None:
    assert set(TELLING) == set(AUDIENCES)
    kinds: set[type] = set()
    for game in games_of_masquerade():
        kinds |= tell_everyone(game, language)
    assert kinds == set(AUDIENCES)
