"""The ``ridotto`` command, run as a user runs it."""

from __future__ import annotations

import atexit
import io
import json
import os
import subprocess
import sys
import tempfile
from contextlib import chdir, redirect_stderr, redirect_stdout
from functools import cache
from pathlib import Path
from typing import Any
from unittest import mock

from ridotto.terminal.main import main
from terminal.fork_server import ForkServer

LANGUAGES = ("en", "es", "pt", "pl", "fr")

#: Commands that start no process, handle no signal and load no compiled rules.
_SIMPLE = {"deck", "minds", "replay", "scenario", "verify"}
_LANGUAGE = {"LANG", "RIDOTTO_LANG"}


def environment(**more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("LC_")}
    plain = {"LANG": "en_GB.UTF-8", "RIDOTTO_LANG": "en", "COLUMNS": "80", "NO_COLOR": "1"}
    return {**kept, **plain, **more}


@cache
def _fork_server() -> ForkServer:
    server = ForkServer()
    atexit.register(server.close)
    return server


def _start(
    arguments: list[str], given: bytes, environment: dict[str, str], folder: str
) -> tuple[int, bytes, bytes]:
    done = subprocess.run(
        [sys.executable, "-m", "ridotto", *arguments],
        input=given, capture_output=True, timeout=300, env=environment, cwd=folder, check=False,
    )  # fmt: skip
    return done.returncode, done.stdout, done.stderr


def _run_here(
    arguments: list[str], given: bytes, environment: dict[str, str], folder: str
) -> tuple[int, bytes, bytes]:
    """Run a simple command in this process, which is far quicker."""
    out, err = io.BytesIO(), io.BytesIO()
    with (
        chdir(folder),
        mock.patch.dict(os.environ, environment, clear=True),
        mock.patch.object(sys, "stdin", io.TextIOWrapper(io.BytesIO(given), "utf-8")),
        redirect_stdout(io.TextIOWrapper(out, "utf-8", write_through=True)),
        redirect_stderr(io.TextIOWrapper(err, "utf-8", write_through=True)),
    ):
        status = main(arguments)
        return status, out.getvalue(), err.getvalue()


def _is_simple(arguments: list[str]) -> bool:
    return bool(_SIMPLE & set(arguments[:1])) or bool({"-h", "--help"} & set(arguments))


def ridotto(
    *arguments: str | Path, stdin: str | bytes = "", **more: str
) -> subprocess.CompletedProcess[str]:
    """Run ``ridotto`` with these arguments; it may show no traceback.

    It has a process of its own unless it is a simple command.

    It runs in an empty directory: input made of random lines may name a file to write.
    """
    given = stdin if isinstance(stdin, bytes) else stdin.encode()
    asked = [str(each) for each in arguments]
    # Python reads these when it starts.
    if any(name.startswith("PYTHON") for name in more):
        run = _start
    elif _is_simple(asked) and set(more) <= _LANGUAGE:
        run = _run_here
    else:
        run = _fork_server().run
    with tempfile.TemporaryDirectory() as folder:
        status, out, err = run(asked, given, environment(**more), folder)
    assert b"Traceback" not in out + err, err.decode()
    return subprocess.CompletedProcess(asked, status, out.decode(), err.decode())


def ridotto_json(*arguments: str | Path, status: int = 0, **more: str) -> Any:
    """Run it with ``--json``: one JSON value on one line, and no other output."""
    done = ridotto(*arguments, "--json", **more)
    assert done.returncode == status, done.stderr
    assert done.stderr == ""
    assert done.stdout.count("\n") == 1
    return json.loads(done.stdout)


def here(capsys: Any, *arguments: str | Path) -> tuple[int, str, str]:
    """Run the command in this process; return its status and output."""
    status = main([*map(str, arguments)])
    out, err = capsys.readouterr()
    return status, out, err


def refused(capsys: Any, told: str, *arguments: str | Path) -> None:
    """Check that a command line is refused with this message."""
    status, out, err = here(capsys, *arguments, "--lang", "en")
    assert (status, out) == (2, "")
    assert told in err


def check_saved(file: Path, done: subprocess.CompletedProcess[str], told: str) -> None:
    """Check that a finished game was saved, and that its replay shows this text."""
    assert "The game is recorded in" in done.stdout
    assert json.loads(file.read_text())["result"] is not None
    replayed = ridotto("replay", file)
    assert replayed.returncode == 0
    assert told in replayed.stdout
