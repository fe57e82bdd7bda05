"""Records of ``ridotto play``: saving, resuming, rematches."""

from __future__ import annotations

import json
import shlex
from pathlib import Path

import pytest

from ridotto.games.mascarade import Mascarade, Options, Setup
from ridotto.games.record import read_record, record_of, write_record
from terminal.command import check_saved, ridotto

#: With a fast opponent.
PLAY = ("play", "mascarade", "--with", "zanetta")


def lines_of(*lines: str, then: str = "") -> str:
    return "\n".join((*lines, *[then] * 400)) + "\n"


def flat(shown: str) -> str:
    """Return the output without line breaks."""
    return " ".join(shown.split())


def test_a_game_played_by_pipe_is_saved_and_can_be_replayed(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    arguments = ("--seed", "3", "--turn-limit", "12", "--save", file)
    # Enter for the deal; afterwards "1 1" looks, passes nothing by and swaps with player 1.
    done = ridotto(*PLAY, *arguments, stdin=lines_of("", then="1 1"))
    assert done.returncode == 0
    check_saved(file, done, "Turn 12")
    again = ridotto(*PLAY, "--save", file)
    assert again.returncode == 2
    assert "already exists" in again.stderr


def test_leaving_says_how_to_resume_and_resuming_keeps_the_moves(tmp_path: Path) -> None:
    file, whole = tmp_path / "game.json", tmp_path / "whole.json"
    setup = ("--seed", "8", "--scenario", "7A", "--seat", "2", "--turn-limit", "15")
    left = ridotto(*PLAY, *setup, "--save", file, stdin=lines_of("", "1 1", then="")[:8])
    assert left.returncode == 0
    assert f"--resume {file} --seat 2" in left.stdout
    go_on = (*PLAY, "--resume", file, "--seat", "2")
    first = ridotto(*go_on, stdin=lines_of(then="1 1"))
    assert first.returncode == 0
    ridotto(*PLAY, *setup, "--save", whole, stdin=lines_of("", then="1 1"))
    assert json.loads(file.read_text())["result"] is not None
    assert json.loads(file.read_text())["moves"][:4] == json.loads(whole.read_text())["moves"][:4]
    over = ridotto(*go_on)
    assert over.returncode == 2
    assert "that game is over" in over.stderr


def test_the_same_seed_and_answers_give_the_same_game(tmp_path: Path) -> None:
    asked = (*PLAY, "--seed", "5", "--turn-limit", "20", "--save")
    files = [tmp_path / "one.json", tmp_path / "two.json"]
    shown = [ridotto(*asked, file, stdin=lines_of("", then="2 1 1")).stdout for file in files]
    one, other = (text.partition("The game is recorded")[0] for text in shown)
    assert one == other
    assert files[0].read_text() == files[1].read_text()


def test_quitting_asks_for_confirmation() -> None:
    done = ridotto(*PLAY, "--seed", "1", stdin="\nq\nn\nq\nmaybe\ny\n")
    assert done.returncode == 0
    assert done.stdout.count("Leave the game?") == 3
    assert "Please answer y or n" in done.stdout
    assert "You left the table.\nThe game was not saved; --save FILE" in done.stdout


def test_after_a_game_a_record_and_a_rematch_are_offered(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    taken = tmp_path / "taken.json"
    taken.write_text("")
    closed = ("--closed-deal", "--turn-limit", "1", "--scenario", "8A", "--seed", "2")
    after = f"{taken}\n/nowhere/at/all\n{file}\nmaybe\ny\n"
    # Two games of one turn; the person moves in neither, or swaps with player 1.
    done = ridotto(*PLAY, *closed, "--seat", "7", stdin=after + "\n\n\n")
    assert done.returncode == 0
    assert "already exists" in flat(done.stdout)
    assert "Can’t write" in flat(done.stdout)
    assert done.stdout.count("The masks at the end") == 2
    assert ridotto("replay", file).returncode == 0


#: A game that is over after its first turn.
SHORT = (*PLAY, "--closed-deal", "--turn-limit", "1", "--scenario", "8A")


def test_the_records_of_rematches_take_the_next_free_numbers(tmp_path: Path) -> None:
    file, second, fourth = (tmp_path / f"ball{number}.json" for number in ("", "-2", "-4"))
    second.write_text("precious")
    fourth.symlink_to("nowhere")
    # "1" looks, no matter who moves first, and is no answer to the question about a rematch.
    answers = "1\ny\n" * 2 + "1\nn\n"
    done = ridotto(*SHORT, "--seed", "2", "--save", file, stdin=answers)
    assert done.returncode == 0
    assert second.read_text() == "precious"
    assert fourth.is_symlink()
    kept = sorted(path.name for path in tmp_path.iterdir())
    assert kept == ["ball-2.json", "ball-3.json", "ball-4.json", "ball-5.json", "ball.json"]
    for name in ("ball.json", "ball-3.json", "ball-5.json"):
        assert ridotto("replay", tmp_path / name).returncode == 0


def test_an_impossible_file_name_is_asked_for_again(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    names = f"{'x' * 300}\n{'x' * 252}\na\0b\n{file / 'below'}\n/\n{file}\nn\n"
    done = ridotto(*SHORT, "--seed", "2", "--seat", "7", stdin=names)
    assert done.returncode == 0
    assert flat(done.stdout).count("Can’t write") == 4
    assert ridotto("replay", file).returncode == 0


def test_a_record_that_cannot_be_written_may_go_into_another_file(tmp_path: Path) -> None:
    # The number added for the second game makes the file name too long.
    long, other = tmp_path / f"{'x' * 245}.json", tmp_path / "other.json"
    asked = ("--seed", "2", "--seat", "7", "--save", long)
    done = ridotto(*SHORT, *asked, stdin=f"y\n{other}\nn\n")
    assert done.returncode == 0
    assert "Can’t write" in flat(done.stdout)
    assert json.loads(other.read_text())["setup"]["seed"] == 3


@pytest.mark.parametrize("name", ["x" * 300, "x" * 252])
def test_an_impossible_file_name_is_refused_before_the_game(name: str) -> None:
    done = ridotto(*SHORT, "--save", name)
    assert (done.returncode, done.stdout) == (2, "")
    assert "Can’t write" in done.stderr


def test_the_rematch_of_a_resumed_game_has_the_same_options(
    tmp_path: Path,
) -> None:
    options = Options(peek=True, turn_limit=1, closed_deal=True, opening=3)
    first = Mascarade(Setup(12, "12A", seed=2, first=0, options=options))
    file = tmp_path / "game.json"
    file.write_text(write_record(record_of(first)))
    done = ridotto(*PLAY, "--resume", file, "--seat", "10", stdin="1\n" * 9 + "y\n" + "1\n" * 9)
    assert done.returncode == 0, done.stderr
    setup = json.loads((tmp_path / "game-2.json").read_text())["setup"]
    assert (setup["players"], setup["scenario"]) == (12, "12A")
    assert setup["options"] == json.loads(file.read_text())["setup"]["options"]
    assert setup["seed"] != 2


def test_the_rematch_of_a_set_up_position_starts_from_the_deal(
    tmp_path: Path,
) -> None:
    setup = Setup(4, "4A", seed=2, first=1, coins=(1, 2, 3, 4), options=Options(turn_limit=1))
    file = tmp_path / "game.json"
    file.write_text(write_record(record_of(Mascarade(setup))))
    ridotto(*PLAY, "--resume", file, stdin="1\n" * 9 + "y\n" + "1\n" * 9)
    assert "coins" not in json.loads((tmp_path / "game-2.json").read_text())["setup"]


def test_the_highest_seed_is_followed_by_seed_0(tmp_path: Path) -> None:
    asked = ("--seed", str(2**63 - 1), "--seat", "7", "--save", tmp_path / "game.json")
    assert ridotto(*SHORT, *asked, stdin="1\n" * 9 + "y\n" + "1\n" * 9).returncode == 0
    assert read_record((tmp_path / "game-2.json").read_text()).setup.seed == 0


@pytest.mark.parametrize("name", ["my game.json", "it's $HOME.json", "-x.json", "-my x.json"])
def test_commands_to_copy_are_quoted_for_the_shell(name: str) -> None:
    done = ridotto(*PLAY, f"--save={name}", stdin="\n")
    lines = done.stdout.splitlines()
    assert f"The game is recorded in {name}." in lines
    replay, go_on = (line.partition(": ")[2] for line in lines[-2:])
    shown = f"./{name}" if name.startswith("-") else name
    assert shlex.split(replay) == ["ridotto", "replay", shown]
    assert shlex.split(go_on)[:5] == ["ridotto", "play", "mascarade", "--resume", shown]


def test_a_file_that_is_no_record_cannot_be_resumed(tmp_path: Path) -> None:
    file = tmp_path / "broken.json"
    file.write_text("{}")
    done = ridotto(*PLAY, "--resume", file)
    assert done.returncode == 1
    assert "not the record of a game" in done.stderr
