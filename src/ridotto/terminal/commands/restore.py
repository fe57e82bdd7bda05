"""``ridotto restore``: make a copy of a house's tables and guests its store again."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from pathlib import Path

from ridotto.house.store.backup import AlreadyExists, BadBackup, restore
from ridotto.house.store.data_directory import BadDataDirectory, DataDirectoryInUse
from ridotto.house.store.sqlite import WrongFile
from ridotto.terminal.arguments.parser import parser_for
from ridotto.terminal.commands.backup import FAILED, OK, add_data, counted, data_of, fail, reason
from ridotto.terminal.commands.serve import BAD_STORE, IN_USE
from ridotto.terminal.printing import harmless


def run(arguments: Sequence[str], language: str) -> int:
    """Put a copy back."""
    parser = parser_for("restore", language)
    words = parser.words
    parser.add_argument("file", metavar="FILE", type=Path, help=words("help-restore-file"))
    add_data(parser)
    parser.add_argument("--force", action="store_true", help=words("help-restore-force"))
    given = parser.parse_args(arguments)
    data, file = data_of(parser, given.data), harmless(str(given.file))
    shown = harmless(str(data))
    try:
        held, aside = restore(given.file, data, force=given.force)
    except DataDirectoryInUse:
        return fail(parser, IN_USE, words("restore-in-use", data=shown))
    except AlreadyExists:
        return fail(parser, FAILED, words("restore-there", data=shown))
    except BadDataDirectory as error:
        return fail(parser, BAD_STORE, words("serve-bad-folder", data=shown, why=str(error)))
    except (WrongFile, BadBackup, sqlite3.Error, OSError) as error:
        return fail(parser, BAD_STORE, words("restore-bad-copy", file=file, why=reason(error)))
    print(words("restore-done", data=shown, **counted(held)))
    if aside is not None:
        print(words("restore-aside", file=harmless(str(aside))))
    return OK
