"""Read untrusted deck files and report all their faults."""

from __future__ import annotations

import os
import stat
import tomllib
from pathlib import Path as FilePath
from typing import Any, Final, NamedTuple, NoReturn

import msgspec

from ridotto.games.masquerade.deck.cards import DeckFile
from ridotto.games.masquerade.deck.checking import check_data
from ridotto.games.masquerade.deck.faults import DeckRefused, Fault, Findings, Path
from ridotto.games.masquerade.deck.toml_lines import find_lines
from ridotto.games.masquerade.deck.whole_deck import find_warnings

#: Limits far beyond real decks. Long lines are refused because a TOML parser's time can grow
#: with the square of a key's length.
LARGEST_FILE: Final = 256 * 1024
LONGEST_LINE: Final = 4000


class Checked(NamedTuple):
    """The result of a check: all faults and, without errors, the deck."""

    file: DeckFile | None
    faults: tuple[Fault, ...]
    more: int = 0


def check_data_of(data: Any, lines: dict[Path, int] | None = None) -> Checked:
    """Check plain data, as a deck file or a record holds it."""
    found = Findings(lines)
    check_data(data, found)
    if found.errors:
        return Checked(None, found.in_order(), found.more)
    file = msgspec.convert(data, DeckFile)
    find_warnings(file, found)
    return Checked(file, found.in_order(), found.more)


def check_toml(text: str) -> Checked:
    """Check the text of a deck file; raises :exc:`DeckRefused` if it is no TOML."""
    for number, line in enumerate(text.splitlines(), 1):
        if len(line) > LONGEST_LINE:
            refuse_file("long-line", number, len(line), f"1 … {LONGEST_LINE}")
    try:
        data = tomllib.loads(text)
        lines = find_lines(text)
    except RecursionError:
        refuse_file("nested", 0, "", "[ { … } ]")
    except ValueError as error:
        refuse_file("syntax", *_place_of(error, text), "TOML")
    return check_data_of(data, lines)


def read_text(path: str | FilePath) -> str:
    """Return the text of a file up to the size limit; raises :exc:`DeckRefused`."""
    try:
        # Opening a pipe would block until another process writes to it.
        handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0))
    except FileNotFoundError:
        refuse_file("no-file", 0, str(path), "FILE.toml")
    except (OSError, ValueError) as error:
        refuse_file("unopened", 0, getattr(error, "strerror", None) or str(error), "FILE.toml")
    if not stat.S_ISREG(os.fstat(handle).st_mode):
        os.close(handle)
        refuse_file("no-regular-file", 0, str(path), "FILE.toml")
    with os.fdopen(handle, "rb") as file:
        try:
            data = file.read(LARGEST_FILE + 1)
        except OSError as error:
            refuse_file("unopened", 0, error.strerror or str(error), "FILE.toml")
    if len(data) > LARGEST_FILE:
        refuse_file("huge", 0, f"> {LARGEST_FILE}", f"1 … {LARGEST_FILE}")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        refuse_file("not-utf8", data.count(b"\n", 0, error.start) + 1, "", "UTF-8")


def refuse_file(code: str, line: int, value: object, allowed: str) -> NoReturn:
    """Raise :exc:`DeckRefused` for a file that cannot be checked at all."""
    raise DeckRefused([Fault(code, line, "", str(value)[:120], allowed)], unreadable=True)


def _place_of(error: Exception, text: str) -> tuple[int, str]:
    """Return the line at which the parser stopped, and its message."""
    said, _, place = str(error).rpartition(" (at ")
    found = [word for word in place.replace(",", " ").split() if word.isdecimal()]
    line = int(found[0]) if "line" in place and found else text.count("\n") + 1
    return line, said or str(error)
