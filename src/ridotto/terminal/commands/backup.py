"""``ridotto backup``: copy all tables and guests of a house into a file, also while it is open."""

from __future__ import annotations

import sqlite3
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from ridotto.house.running.settings import BadSetting, read_data, usual_data
from ridotto.house.store.backup import AlreadyExists, BadBackup, Contents, NoStore, back_up
from ridotto.house.store.sqlite import WrongFile
from ridotto.terminal.arguments.parser import Parser, parser_for
from ridotto.terminal.commands.serve import BAD_STORE, told_of
from ridotto.terminal.printing import harmless

OK: Final = 0
FAILED: Final = 1


def run(arguments: Sequence[str], language: str) -> int:
    """Copy a store."""
    parser = parser_for("backup", language)
    words = parser.words
    parser.add_argument("file", metavar="FILE", type=Path, help=words("help-backup-file"))
    add_data(parser)
    parser.add_argument("--force", action="store_true", help=words("help-backup-force"))
    given = parser.parse_args(arguments)
    data, file = data_of(parser, given.data), harmless(str(given.file))
    try:
        held = back_up(data, given.file, force=given.force)
    except AlreadyExists:
        return fail(parser, FAILED, words("backup-there", file=file))
    except NoStore as error:
        return fail(parser, FAILED, words("backup-nothing", store=reason(error)))
    except OSError as error:
        return fail(parser, FAILED, words("backup-not-written", file=file, why=reason(error)))
    except (WrongFile, BadBackup, sqlite3.Error) as error:
        return fail(parser, BAD_STORE, words("backup-bad-store", why=reason(error)))
    print(words("backup-done", file=file, **counted(held)))
    return OK


def add_data(parser: Parser) -> None:
    """The option that names the data folder."""
    more = parser.words("help-serve-more", variable="RIDOTTO_DATA", usual=usual_data() or "-")
    about = f"{parser.words('help-serve-data')} {more}".replace("%", "%%")
    parser.add_argument("--data", metavar="FOLDER", help=about)


def data_of(parser: Parser, given: str | None) -> Path:
    """The data folder that was named, or the usual one."""
    try:
        return read_data(given)
    except BadSetting as bad:
        parser.leave(told_of(bad, parser.words))


def fail(parser: Parser, status: int, text: str) -> int:
    """Say what went wrong, and with which status to leave."""
    print(f"{parser.prog}: {text}", file=sys.stderr)
    return status


def reason(error: Exception) -> str:
    """What an error says, for a line of text."""
    if isinstance(error, OSError) and error.strerror:
        named = f": {error.filename}" if error.filename else ""
        return harmless(f"{error.strerror}{named}")
    return harmless(str(error))


def counted(held: Contents) -> dict[str, int]:
    """How much a store holds, as the words want it."""
    return {"tables": held.tables, "entries": held.entries, "people": held.people}
