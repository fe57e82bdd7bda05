"""The real command, run as a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "es", "pt", "pl", "fr")


def environment(**more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("LC_")}
    plain = {"LANG": "en_GB.UTF-8", "RIDOTTO_LANG": "en", "COLUMNS": "80", "NO_COLOR": "1"}
    return {**kept, **plain, **more}


def ridotto(
    *arguments: str | Path, stdin: str | bytes = "", **more: str
) -> subprocess.CompletedProcess[str]:
    """Run ``ridotto`` with these arguments; whatever happens, it shows no traceback.

    It runs in a folder of its own: a person made of lines may answer anything with anything,
    the name of a file to be written included.
    """
    given = stdin if isinstance(stdin, bytes) else stdin.encode()
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(
            [sys.executable, "-m", "ridotto", *map(str, arguments)],
            input=given,
            capture_output=True,
            timeout=300,
            env=environment(**more),
            cwd=folder,
            check=False,
        )
    out, err = done.stdout.decode(), done.stderr.decode()
    assert "Traceback" not in out + err, err
    return subprocess.CompletedProcess(done.args, done.returncode, out, err)


def ridotto_json(*arguments: str | Path, status: int = 0, **more: str) -> Any:
    """Run it with ``--json``: one JSON value on one line, and nothing else anywhere."""
    done = ridotto(*arguments, "--json", **more)
    assert done.returncode == status, done.stderr
    assert done.stderr == ""
    assert done.stdout.count("\n") == 1
    return json.loads(done.stdout)
