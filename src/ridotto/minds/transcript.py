"""The transcript of programs: every line to and from them, as JSON lines in a file.

Several processes may write to one file. Each line is appended with a single write, so that lines of
different processes never mix.
"""

from __future__ import annotations

import os
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import msgspec

VERSION: Final = 1
#: Directions of a line: to the program, from it, and what it wrote to standard error.
TO: Final = "to"
FROM: Final = "from"
STDERR: Final = "stderr"


class Transcript:
    """A file that already exists, to which the lines of one program are appended."""

    def __init__(self, path: Path, program: str) -> None:
        """Prepare to append the lines of the named program."""
        self._path = path
        self._program = program

    def add(self, direction: str, line: bytes) -> None:
        """Append a line; a game does not stop because its transcript cannot be written."""
        entry: dict[str, Any] = {
            "time": time.time(),
            "program": self._program,
            "process": os.getpid(),
            "direction": direction,
        }
        with suppress(OSError), self._path.open("ab", buffering=0) as file:
            file.write(msgspec.json.encode(entry | _content(line)) + b"\n")


def begin_transcript(path: Path, game: str) -> None:
    """Create the file or empty it, and write its first line; raises :exc:`OSError`."""
    _write(path, "wb", {"transcript": VERSION, "game": game})


def end_transcript(path: Path) -> None:
    """Append the last line; raises :exc:`OSError`, for example because the disk is full."""
    _write(path, "ab", {"end": True})


def _write(path: Path, mode: str, entry: dict[str, Any]) -> None:
    with path.open(mode) as file:
        file.write(msgspec.json.encode({"time": time.time(), **entry}) + b"\n")


def _content(line: bytes) -> dict[str, Any]:
    """Return the line as a JSON value if it is one, otherwise as text."""
    line = line.strip()
    try:
        msgspec.json.decode(line)
    except (msgspec.DecodeError, ValueError, RecursionError):
        return {"text": line.decode(errors="replace")}
    return {"message": msgspec.Raw(line)}
