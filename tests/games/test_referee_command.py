"""The command ``ridotto referee``."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from games.driver import COMMAND, run_command, started
from games.referee_tables import SIX
from terminal.command import ridotto

# The command itself


def lines_of(*requests: dict[str, Any]) -> bytes:
    return b"".join(json.dumps(request).encode() + b"\n" for request in requests)


NEW = {"cmd": "new", "game": "mascarade", **SIX}


def test_the_command_answers_each_line_with_a_line() -> None:
    act = {"cmd": "act", "player": 0, "action": {"act": "look"}}
    done = run_command(lines_of(NEW, act, act, {"cmd": "truth"}) + b"nonsense\n")
    assert done.returncode == 0
    assert done.stderr == b""
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["ok"] for answer in answers] == [True, True, False, True, False]


def test_the_installed_command() -> None:
    ridotto = Path(sys.executable).with_name("ridotto")
    done = subprocess.run(
        [ridotto, "referee"], input=lines_of(NEW), capture_output=True, timeout=60
    )
    assert done.returncode == 0
    assert done.stderr == b""
    assert json.loads(done.stdout)["ok"]


def test_the_end_of_input_is_no_error() -> None:
    done = ridotto("referee", stdin=b"")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_the_last_line_needs_no_newline() -> None:
    done = ridotto("referee", stdin=lines_of(NEW) + b'{"cmd":"state"}')
    assert done.stdout.count("\n") == 2
    assert done.returncode == 0


def test_the_protocol_speaks_no_language() -> None:
    data = lines_of(NEW, {"cmd": "nonsense"}, {"cmd": "state"})
    told = ridotto("referee", stdin=data).stdout
    assert ridotto("referee", stdin=data, RIDOTTO_LANG="pl").stdout == told
    # Python reads this variable when it starts.
    assert run_command(data, LC_ALL="C").stdout.decode() == told


def test_each_answer_comes_before_the_next_request() -> None:
    with started() as process:
        for request in (NEW, {"cmd": "state"}, {"cmd": "oops"}, {"cmd": "truth"}):
            process.stdin.write(lines_of(request))
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["ok"] is (request["cmd"] != "oops")
        process.stdin.close()
        assert process.wait(60) == 0


def test_a_reader_who_leaves_gets_no_traceback() -> None:
    reading, writing = os.pipe()
    with subprocess.Popen(
        COMMAND, stdin=subprocess.PIPE, stdout=writing, stderr=subprocess.PIPE
    ) as process:
        os.close(reading)
        os.close(writing)
        _, complaint = process.communicate(lines_of(*[NEW] * 50), timeout=60)
    assert complaint == b""
