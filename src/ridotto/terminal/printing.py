"""What all subcommands need to print."""

from __future__ import annotations

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


def folded(line: str, indent: int) -> str:
    """A line broken to the width of the terminal; in a pipe it stays whole."""
    if not sys.stdout.isatty():
        return line
    width = max(30, shutil.get_terminal_size().columns)
    return textwrap.fill(
        line, width, subsequent_indent=" " * indent, drop_whitespace=True, break_on_hyphens=False
    )
