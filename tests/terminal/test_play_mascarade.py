"""Whole games in the terminal, by pipe, by pty and in the same process."""

from __future__ import annotations

import ctypes
import fcntl
import json
import os
import pty
import re
import select
import shlex
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ridotto.games.mascarade import Mascarade, Options, Setup
from ridotto.games.mascarade.scenario import sheet, sheet_names
from ridotto.games.record import read_record, record_of, write_record
from ridotto.games.words import speak
from ridotto.terminal.play.signals import Interrupted, Signals
from ridotto.terminal.play.talk import Choice, packed, plain
from terminal.command import LANGUAGES, environment, ridotto
from terminal.scripted_play import GuardedMascarade, mascarade_lines, play_scripted

#: With somebody who does not think long.
PLAY = ("play", "mascarade", "--with", "zanetta")


def table(name: str, seed: int = 0, **options: bool | int) -> GuardedMascarade:
    printed = sheet(name)
    assert printed
    return GuardedMascarade(Setup(printed.players, name, seed=seed, options=Options(**options)))  # type: ignore[arg-type]


@pytest.mark.parametrize("name", sheet_names())
def test_every_sheet_can_be_played_to_the_end_by_anybody(name: str) -> None:
    for seed in range(4):
        game = table(name, seed, peek=seed % 2 == 0, closed_deal=seed % 3 == 0, turn_limit=80)
        language = LANGUAGES[seed % 5]
        shown = play_scripted(
            game,
            mascarade_lines(seed),
            you=seed % game.players,
            language=language,
            width=40 if seed % 2 else 80,
        )
        assert game.over
        words = speak(language)
        assert words("play-truth-title") in shown
        assert words("play-swaps-title") in shown


@pytest.mark.parametrize("width", [40, 80])
def test_nothing_is_wider_than_the_terminal(width: int) -> None:
    for name in ("4A", "8B", "12B"):
        for language in LANGUAGES:
            shown = play_scripted(
                table(name, 3, turn_limit=60), mascarade_lines(3), width=width, language=language
            )
            wide = [line for line in shown.splitlines() if len(line.rstrip()) > width]
            # Prompts are followed by what the person types.
            assert not [line for line in wide if ">" not in line]


def lines_of(*lines: str, then: str = "") -> str:
    return "\n".join((*lines, *[then] * 400)) + "\n"


def flat(shown: str) -> str:
    """What was said, wherever its lines were broken."""
    return " ".join(shown.split())


def test_a_game_by_pipe_saved_and_told_again(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    arguments = ("--seed", "3", "--turn-limit", "12", "--save", file)
    # Enter for the deal; afterwards "1 1" looks, passes nothing by and swaps with player 1.
    done = ridotto(*PLAY, *arguments, stdin=lines_of("", then="1 1"))
    assert done.returncode == 0
    assert "The record of the game is in" in done.stdout
    assert json.loads(file.read_text())["result"] is not None
    told = ridotto("replay", file)
    assert told.returncode == 0
    assert "Turn 12" in told.stdout
    again = ridotto(*PLAY, "--save", file)
    assert again.returncode == 2
    assert "is there already" in again.stderr


def test_leaving_says_how_to_go_on_and_going_on_changes_nothing(tmp_path: Path) -> None:
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


def test_the_same_seed_and_answers_give_the_same_evening(tmp_path: Path) -> None:
    asked = (*PLAY, "--seed", "5", "--turn-limit", "20", "--save")
    files = [tmp_path / "one.json", tmp_path / "two.json"]
    shown = [ridotto(*asked, file, stdin=lines_of("", then="2 1 1")).stdout for file in files]
    one, other = (text.partition("The record of the game")[0] for text in shown)
    assert one == other
    assert files[0].read_text() == files[1].read_text()


def test_quitting_asks_first() -> None:
    done = ridotto(*PLAY, "--seed", "1", stdin="\nq\nn\nq\nmaybe\ny\n")
    assert done.returncode == 0
    assert done.stdout.count("Leave the game?") == 3
    assert "Please answer y or n" in done.stdout
    assert done.stdout.rstrip().endswith("You leave the table.")


def test_a_rematch_is_offered_and_the_record_kept_if_wanted(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    taken = tmp_path / "taken.json"
    taken.write_text("")
    closed = ("--closed-deal", "--turn-limit", "1", "--scenario", "8A", "--seed", "2")
    after = f"{taken}\n/nowhere/at/all\n{file}\nmaybe\ny\n"
    # Twice a game of one turn; the person begins neither or swaps with player 1.
    done = ridotto(*PLAY, *closed, "--seat", "7", stdin=after + "\n\n\n")
    assert done.returncode == 0
    assert "is there already" in flat(done.stdout)
    assert "could not be written" in flat(done.stdout)
    assert done.stdout.count("Under the masks at the end") == 2
    assert ridotto("replay", file).returncode == 0


#: A game that is over with its first turn.
SHORT = (*PLAY, "--closed-deal", "--turn-limit", "1", "--scenario", "8A")


def test_the_records_of_further_games_take_numbers_that_are_free(tmp_path: Path) -> None:
    file, second, fourth = (tmp_path / f"ball{number}.json" for number in ("", "-2", "-4"))
    second.write_text("precious")
    fourth.symlink_to("nowhere")
    # Whoever begins, "1" looks, and is no answer to whether there is to be another game.
    answers = "1\ny\n" * 2 + "1\nn\n"
    done = ridotto(*SHORT, "--seed", "2", "--save", file, stdin=answers)
    assert done.returncode == 0
    assert second.read_text() == "precious"
    assert fourth.is_symlink()
    kept = sorted(path.name for path in tmp_path.iterdir())
    assert kept == ["ball-2.json", "ball-3.json", "ball-4.json", "ball-5.json", "ball.json"]
    for name in ("ball.json", "ball-3.json", "ball-5.json"):
        assert ridotto("replay", tmp_path / name).returncode == 0


def test_a_record_is_not_lost_to_a_name_that_no_file_can_have(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    names = f"{'x' * 300}\n{'x' * 252}\na\0b\n{file / 'below'}\n/\n{file}\nn\n"
    done = ridotto(*SHORT, "--seed", "2", "--seat", "7", stdin=names)
    assert done.returncode == 0
    assert flat(done.stdout).count("could not be written") == 4
    assert ridotto("replay", file).returncode == 0


def test_a_record_that_finds_no_place_after_the_game_may_have_another(tmp_path: Path) -> None:
    # The number that the second game's file gets makes the name too long.
    long, other = tmp_path / f"{'x' * 245}.json", tmp_path / "other.json"
    asked = ("--seed", "2", "--seat", "7", "--save", long)
    done = ridotto(*SHORT, *asked, stdin=f"y\n{other}\nn\n")
    assert done.returncode == 0
    assert "could not be written" in flat(done.stdout)
    assert json.loads(other.read_text())["setup"]["seed"] == 3


@pytest.mark.parametrize("name", ["x" * 300, "x" * 252])
def test_a_name_that_no_file_can_have_is_refused_before_the_game(name: str) -> None:
    done = ridotto(*SHORT, "--save", name)
    assert (done.returncode, done.stdout) == (2, "")
    assert "could not be written" in done.stderr


def test_after_a_game_that_went_on_from_its_record_the_next_is_of_the_same_kind(
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


def test_a_position_is_played_once_and_the_next_game_begins_at_the_beginning(
    tmp_path: Path,
) -> None:
    setup = Setup(4, "4A", seed=2, first=1, coins=(1, 2, 3, 4), options=Options(turn_limit=1))
    file = tmp_path / "game.json"
    file.write_text(write_record(record_of(Mascarade(setup))))
    ridotto(*PLAY, "--resume", file, stdin="1\n" * 9 + "y\n" + "1\n" * 9)
    assert "coins" not in json.loads((tmp_path / "game-2.json").read_text())["setup"]


def test_after_the_last_seed_comes_the_first(tmp_path: Path) -> None:
    asked = ("--seed", str(2**63 - 1), "--seat", "7", "--save", tmp_path / "game.json")
    assert ridotto(*SHORT, *asked, stdin="1\n" * 9 + "y\n" + "1\n" * 9).returncode == 0
    assert read_record((tmp_path / "game-2.json").read_text()).setup.seed == 0


@pytest.mark.parametrize("name", ["my game.json", "it's $HOME.json", "-x.json", "-my x.json"])
def test_commands_to_copy_are_quoted(name: str) -> None:
    done = ridotto(*PLAY, f"--save={name}", stdin="\n")
    lines = done.stdout.splitlines()
    assert f"The record of the game is in {name}." in lines
    replay, go_on = (line.partition(": ")[2] for line in lines[-2:])
    shown = f"./{name}" if name.startswith("-") else name
    assert shlex.split(replay) == ["ridotto", "replay", shown]
    assert shlex.split(go_on)[:5] == ["ridotto", "play", "mascarade", "--resume", shown]


def test_in_french_there_is_a_space_before_every_colon() -> None:
    shown = play_scripted(table("8A", turn_limit=30), mascarade_lines(1), language="fr")
    assert " : " in shown
    assert not re.search(r"\S:\s", shown)


def test_only_the_open_deal_is_shown_and_only_once() -> None:
    shown = play_scripted(table("8A", turn_limit=4), mascarade_lines(1))
    assert shown.count("Remember them well") == 1
    assert "Remember them well" not in play_scripted(
        table("8A", turn_limit=4, closed_deal=True), mascarade_lines(1)
    )


def test_peeking_and_the_look_it_costs() -> None:
    game = table("6A", 3, peek=True)
    answers = iter(["", "1 1", *["p", "2"] * 40])
    shown = play_scripted(game, lambda: next(answers, "1"))
    assert "You peek at your mask" in shown
    assert "You peeked, so now you must look" in shown
    assert "It is your turn: look instead of peeking" in shown
    off = iter(["", "p", "1 1"])
    assert "Peeking is off" in play_scripted(table("6A", 3), lambda: next(off, "2"))


def typing(*lines: str) -> Callable[[], str]:
    """Somebody who types these lines and then goes."""
    script = iter(lines)

    def line() -> str:
        for given in script:
            return given
        raise EOFError

    return line


def test_notes_log_masks_and_help() -> None:
    typed = typing("", "n Bepi smiles", "n", "l", "m", "t", "?", "zzz", "", "2")
    shown = play_scripted(table("9A", 4), typed, you=1)
    assert shown.count("1. Bepi smiles") == 2
    assert "Take 3 coins from the bank; then each" in shown.replace("\n    ", " ")
    assert "several answers" in shown.lower()
    assert "“zzz” is not among the answers" in shown
    assert "An answer is needed" in shown
    assert shown.endswith("(left)")


@pytest.mark.parametrize("count", ["9" * 5000, "0" * 5000 + "99", "٩٩"])
def test_the_log_is_told_however_much_of_it_is_asked_for(count: str) -> None:
    shown = play_scripted(table("9A", 4), typing("", f"l {count}"), you=1)
    assert shown.count("The masks are dealt for all to see") == 2
    assert shown.endswith("(left)")


def test_typing_in_a_hurry() -> None:
    assert plain("Żebrak") == "zebrak"
    assert plain("BŁAZEN") == "blazen"
    assert packed(["1 one", "2 two", "3 three"], 20) == ["  1 one    2 two", "  3 three"]
    assert Choice("1", "one").also == ()


def test_masks_can_be_named_instead_of_numbered() -> None:
    game = GuardedMascarade(Setup(6, "6B", seed=2, first=0, options=Options(opening=0)))
    answers = iter(["", "3 ces"])
    shown = play_scripted(game, lambda: next(answers, "2"), language="pl")
    assert "Ogłaszasz: Cesarzowa." in shown


def read_until(terminal: int, text: bytes, seen: bytes = b"", seconds: float = 60) -> bytes:
    deadline = time.monotonic() + seconds
    while text not in seen:
        assert time.monotonic() < deadline, seen.decode(errors="replace")
        ready, _, _ = select.select([terminal], [], [], 1)
        if ready:
            seen += os.read(terminal, 65536)
    return seen


def test_on_a_terminal_the_deal_is_shown_and_put_away() -> None:
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "ridotto", *PLAY, "--seed", "3", "--fast"],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=environment(TERM="xterm-256color", NO_COLOR=""),
    )
    os.close(theirs)
    seen = read_until(ours, b"face down: ")
    assert seen.index(b"\x1b[?1049h") < seen.index(b"Remember")
    os.write(ours, b"\n")
    seen = read_until(ours, b"beside your own?", seen)
    before, after = seen.split(b"\x1b[?1049l")
    assert b"Judge" in before
    assert not re.search(rb"Judge|Witch|Princess|Cheat|Patron|Swindler", after)
    os.write(ours, b"1 1\n")
    read_until(ours, b"you swap them")
    process.send_signal(signal.SIGINT)
    read_until(ours, b"You leave the table")
    assert process.wait(60) == 130
    os.close(ours)


def own_terminal() -> None:
    """Make standard input the terminal that this process ends with."""
    os.setsid()
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


def test_a_terminal_that_is_closed_takes_no_record_with_it(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "ridotto", *PLAY, "--seed", "3", "--fast", "--save", str(file)],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=environment(TERM="xterm-256color"),
        preexec_fn=own_terminal,
    )
    os.close(theirs)
    seen = read_until(ours, b"face down: ")
    os.write(ours, b"\n")
    seen = read_until(ours, b"beside your own?", seen)
    os.write(ours, b"1 1\n")
    read_until(ours, b"you swap them", seen)
    os.close(ours)
    assert process.wait(60) == 128 + signal.SIGHUP
    record = json.loads(file.read_text())
    assert {"player": 0, "action": {"act": "swap", "with": 1, "really": True}} in record["moves"]
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("call", [signal.SIGHUP, signal.SIGTERM, signal.SIGINT])
def test_whoever_is_called_away_finds_the_record(tmp_path: Path, call: signal.Signals) -> None:
    file = tmp_path / "game.json"
    process = subprocess.Popen(
        [sys.executable, "-m", "ridotto", *PLAY, "--seed", "3", "--save", str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    )
    assert process.stdin
    assert process.stdout
    process.stdin.write(b"\n1 1\n")
    process.stdin.flush()
    read_until(process.stdout.fileno(), b"you swap them")
    process.send_signal(call)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (128 + call, b"")
    assert b"You leave the table" in out
    assert b"Go on with: ridotto play mascarade --resume" in out
    assert read_record(file.read_text()).moves
    assert list(tmp_path.iterdir()) == [file]


def test_calls_that_the_program_was_started_to_ignore_stay_ignored() -> None:
    usual = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        with Signals().handled():
            os.kill(os.getpid(), signal.SIGHUP)
            with pytest.raises(Interrupted) as called:
                signal.raise_signal(signal.SIGTERM)
            assert called.value.status == 143
        assert signal.getsignal(signal.SIGHUP) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGHUP, usual)


def test_a_call_that_comes_while_a_library_calls_back_is_not_lost(capsys: Any) -> None:
    came = []

    @ctypes.CFUNCTYPE(None)
    def call_back() -> None:
        came.append(True)
        signal.raise_signal(signal.SIGTERM)
        came.append(False)  # the exception comes here, and goes no further

    def be_called() -> None:
        with Signals().handled():
            call_back()
            time.sleep(60)

    with pytest.raises(Interrupted) as called:
        be_called()
    assert (came, called.value.status) == ([True], 128 + signal.SIGTERM)
    assert capsys.readouterr().err == ""


def test_a_call_waits_until_what_must_not_be_left_is_done() -> None:
    calls = Signals()
    done = []

    def write(call: signal.Signals | None) -> None:
        with calls.handled(), calls.deferred():
            if call is not None:
                signal.raise_signal(call)
            done.append(call)

    with pytest.raises(Interrupted):
        write(signal.SIGTERM)
    write(None)
    assert done == [signal.SIGTERM, None]


def test_a_reader_who_leaves_is_no_failure() -> None:
    play = " ".join(("-m", "ridotto", *PLAY))
    line = f"{sys.executable} {play} </dev/null | true; exit ${{PIPESTATUS[0]}}"
    done = subprocess.run(
        ["bash", "-c", line], capture_output=True, text=True, env=environment(), check=False
    )
    assert (done.returncode, done.stderr) == (141, "")


def test_whoever_waits_is_told_also_where_nothing_moves() -> None:
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "ridotto", *PLAY, "--seed", "3", "--fast"],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=environment(TERM="dumb"),
    )
    os.close(theirs)
    seen = read_until(ours, b"face down: ")
    os.write(ours, b"\x04")
    assert process.wait(60) == 0
    os.close(ours)
    assert seen.count(b"The company is coming in") == 1
    assert b"\x1b" not in seen
    piped = ridotto(*PLAY, "--seed", "3").stdout
    assert piped.startswith("The company is coming in")


def test_colour_is_left_out_when_asked() -> None:
    assert "\x1b" not in ridotto(*PLAY, "--seed", "1", stdin="\n").stdout


def test_records_need_a_game_that_can_go_on(tmp_path: Path) -> None:
    file = tmp_path / "broken.json"
    file.write_text("{}")
    done = ridotto(*PLAY, "--resume", file)
    assert done.returncode == 1
    assert "not a record" in done.stderr


def test_a_set_of_ones_own_can_be_played_whatever_its_file_is_called(tmp_path: Path) -> None:
    file = tmp_path / "masks"
    file.write_text('name = "8A"\n' + ridotto("scenario", "suggest", "--players", "6").stdout)
    done = ridotto(*PLAY, "--scenario", file, "--seed", "1", stdin="\n")
    assert done.returncode == 0
    file.write_text('players = 6\nmasks = ["king"]')
    done = ridotto(*PLAY, "--scenario", file)
    assert done.returncode == 2
    assert "The Judge is missing" in done.stderr
