"""``ridotto backup``: copy the tables and guests of a house into a file while it runs."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from ridotto.house.store.backup import AlreadyExists, BadBackup, NoStore, back_up
from ridotto.house.store.sqlite import WrongFile
from ridotto.terminal.arguments.backup import FAILED, OK, counted, fail, read_arguments, reason
from ridotto.terminal.commands.serve import BAD_STORE
from ridotto.terminal.printing import harmless


def run(arguments: Sequence[str], language: str) -> int:
    """Copy a store."""
    parser, given = read_arguments("backup", arguments, language)
    words, file = parser.words, harmless(str(given.file))
    try:
        held = back_up(given.data, given.file, force=given.force)
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
