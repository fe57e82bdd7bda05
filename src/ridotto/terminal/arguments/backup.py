"""Arguments and error messages shared by ``ridotto backup`` and ``ridotto restore``."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from ridotto.games.os_errors import os_error_text
from ridotto.games.words import Words
from ridotto.house.running.settings import BadSetting, read_data, usual_data
from ridotto.house.store.backup import Contents
from ridotto.terminal.arguments.parser import Parser, parser_for
from ridotto.terminal.arguments.settings import bad_setting_text
from ridotto.terminal.printing import harmless

OK: Final = 0
FAILED: Final = 1


class BackupArguments(NamedTuple):
    """A file, a data folder, and whether to overwrite existing data."""

    file: Path
    data: Path
    force: bool


def read_arguments(
    command: str, arguments: Sequence[str], language: str
) -> tuple[Parser, BackupArguments]:
    """Parse the command line; exits on an error."""
    parser = parser_for(command, language)
    words = parser.words
    parser.add_argument("file", metavar="FILE", type=Path, help=words(f"help-{command}-file"))
    more = words("help-serve-more", variable="RIDOTTO_DATA", usual=usual_data() or "-")
    about = f"{words('help-serve-data')} {more}".replace("%", "%%")
    parser.add_argument("--data", metavar="FOLDER", help=about)
    parser.add_argument("--force", action="store_true", help=words(f"help-{command}-force"))
    given = parser.parse_args(arguments)
    try:
        return parser, BackupArguments(given.file, read_data(given.data), given.force)
    except BadSetting as bad:
        parser.leave(bad_setting_text(bad, words))


def fail(parser: Parser, status: int, text: str) -> int:
    """Print an error and return the exit status."""
    print(f"{parser.prog}: {text}", file=sys.stderr)
    return status


def reason(error: Exception, words: Words) -> str:
    """Return an error as a line of text, with its file if it has one."""
    named = getattr(error, "filename", None)
    why = os_error_text(error, words)
    return harmless(f"{named}: {why}" if named else why)


def counted(held: Contents) -> dict[str, int]:
    """Return the contents of a store, as arguments of a message."""
    return {"tables": held.tables, "entries": held.entries, "people": held.people}
