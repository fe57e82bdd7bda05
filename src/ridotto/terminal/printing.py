"""What all subcommands need to print."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
import textwrap
from typing import Any

import msgspec

from ridotto.games.words import Words


def print_json(value: Any) -> None:
    """One JSON value on a line of its own."""
    print(msgspec.json.encode(value).decode())


def print_heading(key: str, words: Words) -> None:
    """A message above what follows, with a line left free before it."""
    print("\n" + folded(words(key), 0))


def harmless(text: str) -> str:
    """Text from outside, without characters that could command the terminal."""
    return "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in text)


def as_argument(file: str) -> str:
    """The name of a file as it is to be typed on a command line."""
    quoted = shlex.quote(harmless(file))
    return f"./{quoted}" if file.startswith("-") else quoted


def fall_silent() -> None:
    """Nobody reads any more: what is still to be written must not complain at the end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def typed_number(text: str, most: int) -> int | None:
    """A whole number that somebody typed, at most this one; None if it is no number."""
    if not (text.isascii() and text.isdecimal()):
        return None
    # Python reads no number of more than a few thousand digits.
    digits = text.lstrip("0") or "0"
    return most if len(digits) > len(str(most)) else min(int(digits), most)


def folded(line: str, indent: int) -> str:
    """A line broken to the width of the terminal; in a pipe it stays whole."""
    if not sys.stdout.isatty():
        return line
    width = max(30, shutil.get_terminal_size().columns)
    return textwrap.fill(
        line, width, subsequent_indent=" " * indent, drop_whitespace=True, break_on_hyphens=False
    )
