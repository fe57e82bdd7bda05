"""The opponents of a person: named or random, characters and programs."""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest

from ridotto.games.registry import new_game
from ridotto.minds.registry import characters
from ridotto.terminal.arguments.parser import Parser
from ridotto.terminal.play.opponents import Opponents, add_opponents
from terminal.command import ridotto
from terminal.scripted_play import GuardedMascarade, play_scripted

ROOT = Path(__file__).parents[2]
EXAMPLE = shlex.join([sys.executable, str(ROOT / "docs" / "examples" / "bot.py")])
ROGUE = shlex.join([sys.executable, "-I", str(ROOT / "tests" / "minds" / "rogue.py")])


def opponents(*arguments: str, game: str = "mascarade") -> Opponents:
    parser = Parser("en", "play")
    add_opponents(parser)
    given: argparse.Namespace = parser.parse_args(arguments)
    return Opponents(parser, given, game)


def table(seed: int = 1, scenario: str = "6A") -> Any:
    players = int(scenario[:-1])
    return new_game("mascarade", {"players": players, "scenario": scenario, "seed": seed})


def test_invited_opponents_fill_the_table_in_turn() -> None:
    people, minds = opponents("--with", "marina, zanetta").seat(table(), 2, "Ania")
    assert people.names == ("Marina", "Zanetta", "Ania", "Marina II", "Zanetta II", "Marina III")
    assert people.you == 2
    assert sorted(minds) == [0, 1, 3, 4, 5]
    kinds = [type(minds[player]).__name__ for player in sorted(minds)]
    assert kinds == ["Evaluator", "Wanderer", "Evaluator", "Wanderer", "Evaluator"]


def test_twelve_players_of_one_name_get_numerals() -> None:
    people, _ = opponents("--with", "zanetta").seat(table(scenario="12A"), 11, "Zanetta")
    assert people.names[0] == "Zanetta II"
    assert people.names[10] == "Zanetta XII"
    assert len(set(people.names)) == 12


def test_a_person_may_be_called_like_a_character() -> None:
    people, _ = opponents("--with", "marina").seat(table(), 0, "marina")
    assert people.names[:3] == ("marina", "Marina II", "Marina III")


@pytest.mark.parametrize("game", ["mascarade", "masquerade"])
def test_a_table_without_invitations_is_mixed_and_the_same_for_the_same_seed(game: str) -> None:
    setup: dict[str, Any] = {"players": 4}
    if game == "mascarade":
        setup = {"players": 12, "scenario": "12A"}
    tables = set()
    for seed in range(8):
        at = new_game(game, {**setup, "seed": seed})
        people, minds = opponents(game=game).seat(at, 0, "You")
        assert opponents(game=game).seat(at, 0, "You")[0] == people
        assert len(set(people.names)) == at.players
        assert len(minds) == at.players - 1
        tables.add(people.names)
    assert len(tables) > 1
    tricksters = {who.name.capitalize() for who in characters(game) if who.rung < 0}
    assert not tricksters & {name for names in tables for name in names}


def test_an_unknown_opponent_is_refused(capsys: Any) -> None:
    with pytest.raises(SystemExit):
        opponents("--with", "marina,nobody")
    assert "no bot called “nobody”" in capsys.readouterr().err


def test_programs_keep_running_between_games() -> None:
    guests = opponents("--bot", f"mine={EXAMPLE}")
    people, minds = guests.seat(table(1), 0, "You")
    assert people.names[1:3] == ("mine", "mine II")
    again = guests.seat(table(2), 3, "You")[1]
    assert {id(mind) for mind in again.values()} == {id(mind) for mind in minds.values()}
    guests.leave()


def test_bots_explain_themselves_and_their_faults_are_counted(tmp_path: Path) -> None:
    bots = ("--bot", f"honest={EXAMPLE}", "--bot", f"bad={ROGUE} cheat decide")
    transcript = tmp_path / "transcript"
    done = ridotto(
        "play", "mascarade", "--fast", "--scenario", "4A", "--seed", "3", "--turn-limit", "12",
        *bots, "--with", "honest,bad,marina", "--save", tmp_path / "record.json",
        "--transcript", transcript,
        stdin="\n" + "1\n" * 200,
    )  # fmt: skip
    assert done.returncode == 3
    assert "“bad” did not give a single valid answer" in done.stderr
    assert "honest" not in done.stderr
    assert "Why they made their last move" in done.stdout
    assert "honest: I " in done.stdout
    assert "Marina: " in done.stdout.partition("Why they made")[2]
    assert "bad gave" in done.stdout
    assert "the first: illegal: " in done.stdout
    assert json.loads(transcript.read_text().splitlines()[-1])["end"] is True


def test_a_game_goes_on_when_a_mind_fails() -> None:
    class Broken:
        def start(self, *told: Any) -> Any:
            raise RuntimeError("I cannot")

        hear = decide = end = explain = start

    options = {"turn_limit": 6}
    setup = {"players": 4, "scenario": "4A", "seed": 2, "options": options}
    game = GuardedMascarade.from_data(setup)
    shown = play_scripted(game, lambda: "1", minds={1: Broken(), 2: Broken(), 3: Broken()})
    assert game.over
    assert "invalid answers" in shown


def test_leaving_says_how_to_resume_with_the_same_opponents(tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    asked = ("--with", "zanetta,mine", "--bot", f"mine={EXAMPLE}", "--save", file)
    done = ridotto("play", "mascarade", "--seed", "1", *asked, stdin="\n")
    told = done.stdout.partition("To go on: ")[2].splitlines()[0]
    command = shlex.split(told)
    assert command[1:5] == ["play", "mascarade", "--resume", str(file)]
    again = ridotto(*command[1:], stdin="")
    assert again.returncode == 0
    assert "mine" in again.stdout


def names_in(file: Path) -> list[str]:
    names: list[str] = json.loads(file.read_text())["names"]
    return names


def test_a_record_has_the_names_of_all_players(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    asked = ("play", "mascarade", "--scenario", "4A", "--seat", "1", "--with", "zanetta")
    ridotto(*asked, "--name", " Ana B. ", "--save", file)
    assert names_in(file) == ["Zanetta", "Ana B.", "Zanetta II", "Zanetta III"]
    told = ridotto("replay", file).stdout
    assert "Players: 0 Zanetta, 1 Ana B., 2 Zanetta II, 3 Zanetta III" in told
    assert "  Ana B.: " in told
    assert "Player" not in told.replace("Players", "")


def test_a_person_without_a_name_is_a_number_in_the_record(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    ridotto("play", "mascarade", "--scenario", "4A", "--with", "zanetta", "--save", file)
    assert names_in(file)[0] == ""
    told = ridotto("replay", file).stdout
    assert "Players: 0 Player 0, 1 Zanetta" in told
    assert "You" not in told


def test_a_person_who_resumes_keeps_their_name_with_other_opponents(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    asked = ("play", "mascarade", "--scenario", "4A", "--with", "zanetta", "--save", file)
    left = ridotto(*asked, "--name", "Ana B.")
    command = shlex.split(left.stdout.partition("To go on: ")[2].splitlines()[0])
    assert command[5:] == ["--seat", "0", "--name=Ana B.", "--with", "zanetta"]
    ridotto("play", "mascarade", "--resume", file, "--with", "tonin")
    assert names_in(file) == ["Ana B.", "Tonin", "Tonin II", "Tonin III"]
    ridotto("play", "mascarade", "--resume", file, "--with", "tonin", "--name", "Carla")
    assert names_in(file)[0] == "Carla"
    # A person who takes an opponent's seat does not take the name as well.
    ridotto("play", "mascarade", "--resume", file, "--with", "tonin", "--seat", "2")
    assert names_in(file) == ["Tonin", "Tonin II", "", "Tonin III"]
