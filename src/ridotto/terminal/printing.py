"""Printing for all commands: JSON, headings, wrapped lines, safe text."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
import textwrap
from typing import Any

import msgspec

from ridotto.games.words import Words
from ridotto.games.words import harmless as harmless


def print_json(value: Any) -> None:
    """Print a JSON value on one line."""
    print(msgspec.json.encode(value).decode())


def print_heading(key: str, words: Words) -> None:
    """Print a message as a heading, with an empty line before it."""
    print("\n" + folded(words(key), 0))


def as_argument(file: str) -> str:
    """Return the name of a file, quoted for a command line."""
    quoted = shlex.quote(harmless(file))
    return f"./{quoted}" if file.startswith("-") else quoted


def fall_silent() -> None:
    """Discard further output: the pipe is closed, and flushing at exit must not fail."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def typed_number(text: str, most: int) -> int | None:
    """Return the whole number that a person typed, capped at ``most``; None if it is none."""
    if not (text.isascii() and text.isdecimal()):
        return None
    # Python refuses to parse numbers of several thousand digits.
    digits = text.lstrip("0") or "0"
    return most if len(digits) > len(str(most)) else min(int(digits), most)


def folded(line: str, indent: int) -> str:
    """Wrap a line to the width of the terminal; in a pipe it is not wrapped."""
    if not sys.stdout.isatty():
        return line
    width = max(30, shutil.get_terminal_size().columns)
    return textwrap.fill(
        line, width, subsequent_indent=" " * indent, drop_whitespace=True, break_on_hyphens=False
    )
