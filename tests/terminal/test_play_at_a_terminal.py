"""``ridotto play`` at a real terminal or pipe, and its end by a signal."""

from __future__ import annotations

import ctypes
import fcntl
import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import termios
import time
from pathlib import Path
from typing import Any

import pytest

from ridotto.games.record import read_record
from ridotto.terminal.play.signals import Interrupted, Signals
from terminal.command import environment, ridotto

pytestmark = pytest.mark.slow

#: With a fast opponent.
PLAY = ("play", "mascarade", "--with", "zanetta")


def play_on(terminal: int, *arguments: str, **more: Any) -> subprocess.Popen[bytes]:
    """Start a game with this terminal as its standard streams, and close our copy of it."""
    process = subprocess.Popen(
        [sys.executable, "-m", "ridotto", *PLAY, "--seed", "3", "--fast", *arguments],
        stdin=terminal,
        stdout=terminal,
        stderr=terminal,
        **more,
    )
    os.close(terminal)
    return process


def read_until(terminal: int, text: bytes, seen: bytes = b"", seconds: float = 60) -> bytes:
    deadline = time.monotonic() + seconds
    while text not in seen:
        assert time.monotonic() < deadline, seen.decode(errors="replace")
        ready, _, _ = select.select([terminal], [], [], 1)
        if ready:
            seen += os.read(terminal, 65536)
    return seen


def test_the_deal_is_shown_on_an_alternate_screen_and_cleared() -> None:
    ours, theirs = pty.openpty()
    process = play_on(theirs, env=environment(TERM="xterm-256color", NO_COLOR=""))
    seen = read_until(ours, b"face down: ")
    assert seen.index(b"\x1b[?1049h") < seen.index(b"Memorise")
    os.write(ours, b"\n")
    seen = read_until(ours, b"along with your own?", seen)
    before, after = seen.split(b"\x1b[?1049l")
    assert b"Judge" in before
    assert not re.search(rb"Judge|Witch|Princess|Cheat|Patron|Swindler", after)
    os.write(ours, b"1 1\n")
    read_until(ours, b"you swap them")
    process.send_signal(signal.SIGINT)
    read_until(ours, b"You left the table")
    assert process.wait(60) == 130
    os.close(ours)


def test_a_dumb_terminal_shows_the_waiting_line_once() -> None:
    ours, theirs = pty.openpty()
    process = play_on(theirs, env=environment(TERM="dumb"))
    seen = read_until(ours, b"face down: ")
    os.write(ours, b"\x04")
    assert process.wait(60) == 0
    os.close(ours)
    assert seen.count(b"Your opponents are arriving") == 1
    assert b"\x1b" not in seen
    piped = ridotto(*PLAY, "--seed", "3").stdout
    assert piped.startswith("Your opponents are arriving")


def test_a_closed_pipe_ends_the_game_without_an_error_message() -> None:
    play = " ".join(("-m", "ridotto", *PLAY))
    line = f"{sys.executable} {play} </dev/null | true; exit ${{PIPESTATUS[0]}}"
    done = subprocess.run(
        ["bash", "-c", line], capture_output=True, text=True, env=environment(), check=False
    )
    assert (done.returncode, done.stderr) == (141, "")


def test_no_color_prints_no_escape_sequences() -> None:
    assert "\x1b" not in ridotto(*PLAY, "--seed", "1", stdin="\n").stdout


def own_terminal() -> None:
    """Make standard input the terminal that this process ends with."""
    os.setsid()
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


def test_the_record_is_saved_when_the_terminal_is_closed(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    ours, theirs = pty.openpty()
    shown = environment(TERM="xterm-256color")
    process = play_on(theirs, "--save", str(file), env=shown, preexec_fn=own_terminal)
    seen = read_until(ours, b"face down: ")
    os.write(ours, b"\n")
    seen = read_until(ours, b"along with your own?", seen)
    os.write(ours, b"1 1\n")
    read_until(ours, b"you swap them", seen)
    os.close(ours)
    assert process.wait(60) == 128 + signal.SIGHUP
    record = json.loads(file.read_text())
    assert {"player": 0, "action": {"act": "swap", "with": 1, "really": True}} in record["moves"]
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_the_record_is_saved_when_a_signal_ends_the_game(
    tmp_path: Path, number: signal.Signals
) -> None:
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
    process.send_signal(number)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (128 + number, b"")
    assert b"You left the table" in out
    assert b"To go on: ridotto play mascarade --resume" in out
    assert read_record(file.read_text()).moves
    assert list(tmp_path.iterdir()) == [file]


def test_signals_that_were_ignored_at_the_start_stay_ignored() -> None:
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


def test_a_signal_during_a_callback_from_a_library_is_not_lost(capsys: Any) -> None:
    came = []

    @ctypes.CFUNCTYPE(None)
    def call_back() -> None:
        came.append(True)
        signal.raise_signal(signal.SIGTERM)
        came.append(False)  # the exception is raised here, and goes no further

    def be_called() -> None:
        with Signals().handled():
            call_back()
            time.sleep(60)

    with pytest.raises(Interrupted) as called:
        be_called()
    assert (came, called.value.status) == ([True], 128 + signal.SIGTERM)
    assert capsys.readouterr().err == ""


def test_a_signal_in_a_deferred_block_is_raised_at_its_end() -> None:
    signals = Signals()
    done = []

    def write(number: signal.Signals | None) -> None:
        with signals.handled(), signals.deferred():
            if number is not None:
                signal.raise_signal(number)
            done.append(number)

    with pytest.raises(Interrupted):
        write(signal.SIGTERM)
    write(None)
    assert done == [signal.SIGTERM, None]
