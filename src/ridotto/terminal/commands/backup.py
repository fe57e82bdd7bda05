"""``ridotto backup``: copy the tables and guests of a house into a file while it runs."""

from __future__ import annotations

from collections.abc import Sequence

from ridotto.games.os_errors import os_error_text
from ridotto.house.store.backup import AlreadyExists, BadBackup, NoStore, back_up
from ridotto.house.store.store_file import UNREADABLE, WrongFile
from ridotto.terminal.arguments.backup import FAILED, OK, counted, fail, read_arguments, reason
from ridotto.terminal.commands.serve import BAD_STORE
from ridotto.terminal.interruption import kept_if_interrupted
from ridotto.terminal.printing import harmless


def run(arguments: Sequence[str], language: str) -> int:
    """Copy a store."""
    parser, given = read_arguments("backup", arguments, language)
    words, file = parser.words, harmless(str(given.file))
    try:
        with kept_if_interrupted(words, lambda: words("kept-unchanged", file=file)):
            held = back_up(given.data, given.file, force=given.force)
    except AlreadyExists:
        return fail(parser, FAILED, words("backup-there", file=file))
    except NoStore as error:
        return fail(parser, FAILED, words("backup-nothing", store=reason(error, words)))
    except OSError as error:
        why = os_error_text(error, words)
        return fail(parser, FAILED, words("backup-not-written", file=file, why=why))
    except (WrongFile, BadBackup, *UNREADABLE) as error:
        return fail(parser, BAD_STORE, words("backup-bad-store", why=reason(error, words)))
    print(words("backup-done", file=file, **counted(held)))
    return OK
