"""The ``ridotto`` command, run as a user runs it."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
import tempfile
from contextlib import chdir, redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any
from unittest import mock

from ridotto.terminal.main import main

LANGUAGES = ("en", "es", "pt", "pl", "fr")


def environment(**more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("LC_")}
    plain = {"LANG": "en_GB.UTF-8", "RIDOTTO_LANG": "en", "COLUMNS": "80", "NO_COLOR": "1"}
    return {**kept, **plain, **more}


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
    """Run a command in this process: starting Python takes longer than most commands."""
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


def ridotto(
    *arguments: str | Path, stdin: str | bytes = "", own_process: bool = False, **more: str
) -> subprocess.CompletedProcess[str]:
    """Run ``ridotto`` with these arguments; it may show no traceback.

    It runs in an empty directory: input made of random lines may name a file to write.
    """
    given = stdin if isinstance(stdin, bytes) else stdin.encode()
    asked = [str(each) for each in arguments]
    run = _start if own_process else _run_here
    with tempfile.TemporaryDirectory() as folder:
        status, out, err = run(asked, given, environment(**more), folder)
    # A program's own traceback is quoted, so its lines begin with spaces.
    assert b"\nTraceback" not in b"\n" + out + b"\n" + err, err.decode()
    return subprocess.CompletedProcess(asked, status, out.decode(), err.decode())


def ridotto_json(*arguments: str | Path, status: int = 0, **more: str) -> Any:
    """Run it with ``--json``: one JSON value on one line, and no other output if it succeeds."""
    done = ridotto(*arguments, "--json", **more)
    assert done.returncode == status, done.stderr
    assert status != 0 or done.stderr == ""
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
