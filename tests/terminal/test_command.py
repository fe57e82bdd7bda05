"""The command itself: help, languages, bad usage, interruption."""

from __future__ import annotations

import errno
import json
import os
import signal
import subprocess
import sys
import time
from functools import cache
from typing import Any

import pytest

from ridotto.games.words import speak
from ridotto.terminal import main as main_module
from terminal.command import LANGUAGES, environment, here, ridotto

COMMANDS = ("play", "replay", "scenario", "minds", "simulate", "tournament", "referee")
FIRST_WORDS = {"en": "usage:", "es": "uso:", "pt": "uso:", "pl": "użycie:", "fr": "usage\xa0:"}
SUBCOMMANDS = [
    (),
    *[(command,) for command in COMMANDS],
    *[("scenario", act) for act in ("list", "show", "check", "suggest")],
    ("play", "mascarade"),
    ("play", "masquerade"),
]


@cache
def english_help() -> set[str]:
    helped = [ridotto(*command, "-h").stdout for command in SUBCOMMANDS]
    return {line for text in helped for line in text.split("\n")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_is_in_every_language_without_english_rests(language: str) -> None:
    english = english_help()
    for command in SUBCOMMANDS:
        done = ridotto(*command, "--help", "--lang", language)
        assert done.returncode == 0
        assert done.stdout.startswith(FIRST_WORDS[language])
        if language != "en":
            said = [line for line in done.stdout.split("\n") if len(line.split()) > 6]
            assert not [line for line in said if line in english and "[-" not in line]


def test_the_language_may_come_before_after_or_from_the_environment() -> None:
    before = ridotto("--lang", "pl", "scenario", "list")
    assert "Sędzia" in before.stdout
    assert ridotto("scenario", "--lang=pl", "list").stdout == before.stdout
    assert ridotto("scenario", "list", "--lang", "pl").stdout == before.stdout
    assert ridotto("scenario", "list", RIDOTTO_LANG="", LANG="pl_PL.UTF-8").stdout == before.stdout
    assert "Judge" in ridotto("scenario", "list", RIDOTTO_LANG="", LANG="de_DE.UTF-8").stdout


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ((), "COMMAND"),
        (("dance",), "no command “dance”"),
        (("tournement",), "Did you mean “tournament”?"),
        (("scenario", "lost"), "Did you mean “list”?"),
        (("play", "mascarada"), "Did you mean “mascarade”?"),
        (("play", "mascarade", "--scenaro", "6A"), "Did you mean “--scenario”?"),
        (("play", "mascarade", "--with", "zaneta"), "Did you mean “zanetta”?"),
        (("deck", "show", "--card", "candel"), "Did you mean “candle”?"),
        (("--dance",), "not recognised: --dance"),
        (("--lang",), "no language"),
        (("--lang", "xx", "scenario"), "choose from en, es, pt, pl, fr"),
        (("referee", "--dance"), "not recognised: --dance"),
        (("scenario",), "WHAT"),
        (("scenario", "dance"), "list, show, check, suggest"),
        (("scenario", "show"), "missing: SHEET"),
        (("scenario", "show", "13A"), "no sheet “13A”"),
        (("scenario", "suggest"), "missing: --players"),
        (("scenario", "suggest", "--players", "13"), "from 4 to 12"),
        (("scenario", "suggest", "--players"), "--players needs a value"),
        (("scenario", "suggest", "--players", "x" * 99), "from 4 to 12"),
        (("scenario", "suggest", "--players", "4", "--centre", "1"), "4 players play with 2"),
        (("scenario", "list", "--json=1"), "takes no value"),
        (("simulate", "mascarade"), "missing: --scenario"),
        (("simulate", "chess", "--scenario", "8A"), "choose from mascarade"),
        (("simulate", "mascarade", "--scenario", "8C"), "no sheet “8C”"),
        (("simulate", "mascarade", "--scenario", "8A", "--games", "0"), "from 1 to"),
        (("simulate", "mascarade", "--scenario", "8A", "--workers", "0"), "from 1 to 256"),
        (("simulate", "mascarade", "--scenario", "8A", "--seed", "-1"), "from 0 to"),
        (("simulate", "mascarade", "--scenario", "8A", "--turn-limit", "1.5"), "from 1 to 10000"),
        (("simulate", "mascarade", "--players", "8"), "--players is an option of masquerade"),
        (("simulate", "mascarade", "--players", "13"), "--players is an option of masquerade"),
        (("simulate", "masquerade", "--players", "6"), "from 2 to 5"),
        (("play",), "missing: GAME"),
        (("play", "chess"), "choose from mascarade"),
        (("play", "--fast", "mascarade"), "put the game first"),
        (("play", "--seed", "5", "masquerade"), "put the game first"),
        (("play", "--fast"), "missing: GAME"),
        (("play", "mascarade", "--seat", "6"), "use 0 to 5"),
        (("play", "mascarade", "--players", "3"), "from 4 to 12"),
        (("play", "mascarade", "--players", "5", "--scenario", "6A"), "is for 6 players"),
        (("play", "masquerade", "--players", "6"), "from 2 to 5"),
        (("play", "mascarade", "--scenario", "nowhere.toml"), "file not found: nowhere.toml"),
        (("play", "mascarade", "--name", "\x1b[31m"), "1 to 20 printable characters"),
        (("play", "mascarade", "--name", " "), "1 to 20 printable characters"),
        (("play", "mascarade", "--save", "/nowhere/at/all.json"), "Can’t write"),
        (("play", "mascarade", "--resume", "x.json", "--peek"), "leave out --peek"),
        (("play", "mascarade", "--resume", "x.json", "--seed", "0"), "leave out --seed"),
        (("play", "mascarade", "--resume", "/nowhere.json"), "can’t read"),
        (("replay",), "missing: FILE"),
        (("replay", "/nowhere.json"), "can’t read"),
    ],
)  # fmt: skip
def test_bad_usage_says_what_would_be_right(
    arguments: tuple[str, ...], told: str, capsys: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RIDOTTO_LANG", "en")
    status, out, err = here(capsys, *arguments)
    assert (status, out) == (2, "")
    assert told in err


def test_help_may_be_asked_for_anywhere() -> None:
    done = ridotto("play", "--help", "mascarade")
    assert (done.returncode, done.stderr) == (0, "")
    assert "GAME" in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_of_each_game_says_how_it_ends(language: str) -> None:
    words = speak(language)
    richest, points = words("help-play-turn-limit"), words("help-ball-turn-limit")
    for game, told, other in (("mascarade", richest, points), ("masquerade", points, richest)):
        shown = " ".join(ridotto("play", game, "--help", "--lang", language).stdout.split())
        assert told in shown
        assert other not in shown


@pytest.mark.parametrize("tag", ["pt", "pt-BR", "pt_BR"])
def test_portuguese_is_found_by_its_locale_too(tag: str) -> None:
    assert ridotto("--help", "--lang", tag).stdout.startswith("uso: ")


def test_the_version_is_printed() -> None:
    done = ridotto("--version")
    assert (done.returncode, done.stdout) == (0, "ridotto 0.1.0\n")


def test_the_referee_starts_without_loading_words() -> None:
    done = ridotto(
        "referee", stdin='{"cmd":"new","game":"mascarade","players":6,"scenario":"6A"}\n'
    )
    assert done.returncode == 0
    assert json.loads(done.stdout)["ok"] is True
    program = (
        "import sys; from ridotto.terminal.main import main; main(['referee']);"
        "print([m for m in ('fluent', 'rich', 'numpy', 'numba', 'argparse') if m in sys.modules])"
    )
    run = [sys.executable, "-c", program]
    out = subprocess.run(run, input="", capture_output=True, text=True, check=True).stdout
    assert out == "[]\n"


@pytest.mark.slow
def test_a_closed_pipe_is_no_error() -> None:
    line = f"{sys.executable} -m ridotto scenario list | head -n 1; exit ${{PIPESTATUS[0]}}"
    done = subprocess.run(
        ["bash", "-c", line], capture_output=True, text=True, env=environment(), check=False
    )
    assert done.stderr == ""
    assert done.returncode in (0, 141)


@pytest.mark.slow
def test_closed_streams_and_ascii_terminals_are_no_error() -> None:
    line = f"{sys.executable} -m ridotto scenario list >&-"
    done = subprocess.run(
        ["bash", "-c", line], capture_output=True, text=True, env=environment(), check=False
    )
    assert "Traceback" not in done.stderr
    ascii_only = ridotto(
        "scenario", "list", "--lang", "pl", own_process=True, PYTHONIOENCODING="ascii"
    )
    assert ascii_only.returncode == 0
    assert "S?dzia" in ascii_only.stdout


@pytest.mark.slow
@pytest.mark.parametrize("command", ["referee", "play mascarade"])
def test_ctrl_c_exits_with_status_130(command: str) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "ridotto", *command.split()],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    )
    if command == "referee":
        assert process.stdin
        assert process.stdout
        process.stdin.write(b'{"cmd":"state"}\n')
        process.stdin.flush()
        process.stdout.readline()
    else:
        assert process.stdout
        os.read(process.stdout.fileno(), 10)
        time.sleep(0.3)
    process.send_signal(signal.SIGINT)
    # Its input stays open meanwhile: a program that loads compiled rules may raise the signal only
    # a moment later, and would take the end of its input for a wish to leave.
    process.wait(60)
    _, err = process.communicate()
    assert b"Traceback" not in err
    assert process.returncode == 130


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_without_a_game_lists_the_options_of_every_game(language: str) -> None:
    shown = ridotto("play", "--help", "--lang", language).stdout
    for option in ("--scenario", "--closed-deal", "--deck", "--save", "--with"):
        assert shown.count(f"\n  {option}") == 1, option
    shared, first, second = (
        shown.index(f"\n  {option}") for option in ("--save", "--scenario", "--deck")
    )
    of_first, of_second = (
        shown.index(speak(language)("help-options-of", game=game))
        for game in ("Mascarade", "Masquerade")
    )
    assert shared < of_first < first < of_second < second


def test_an_error_that_no_command_expects_names_its_file(
    capsys: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(arguments: list[str]) -> int:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), "/some/file")

    monkeypatch.setattr(main_module, "run", fail)
    status, out, err = here(capsys, "minds", "--lang", "en")
    assert (status, out) == (2, "")
    assert err == "ridotto: can’t use /some/file: you don’t have permission\n"
