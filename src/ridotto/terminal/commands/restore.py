"""``ridotto restore``: restore the tables and guests of a house from a backup."""

from __future__ import annotations

from collections.abc import Sequence

from ridotto.house.store.backup import AlreadyExists, BadBackup, restore
from ridotto.house.store.data_directory import BadDataDirectory, DataDirectoryInUse
from ridotto.house.store.store_file import UNREADABLE, WrongFile
from ridotto.terminal.arguments.backup import FAILED, OK, counted, fail, read_arguments, reason
from ridotto.terminal.commands.serve import BAD_STORE, IN_USE
from ridotto.terminal.interruption import kept_if_interrupted
from ridotto.terminal.printing import harmless


def run(arguments: Sequence[str], language: str) -> int:
    """Restore a backup."""
    parser, given = read_arguments("restore", arguments, language)
    words, data = parser.words, harmless(str(given.data))
    try:
        with kept_if_interrupted(words, lambda: words("kept-restore", data=data)):
            held, aside = restore(given.file, given.data, force=given.force)
    except DataDirectoryInUse:
        return fail(parser, IN_USE, words("restore-in-use", data=data))
    except AlreadyExists:
        return fail(parser, FAILED, words("restore-there", data=data))
    except BadDataDirectory as error:
        why = reason(error, words)
        return fail(parser, BAD_STORE, words("serve-bad-folder", data=data, why=why))
    except (WrongFile, BadBackup, OSError, *UNREADABLE) as error:
        file, why = harmless(str(given.file)), reason(error, words)
        return fail(parser, BAD_STORE, words("restore-bad-copy", file=file, why=why))
    print(words("restore-done", data=data, **counted(held)))
    if aside is not None:
        print(words("restore-aside", file=harmless(str(aside))))
    return OK
