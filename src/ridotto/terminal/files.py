"""Write the files of commands atomically, with errors in the reader's language."""

from __future__ import annotations

import errno
import os
import stat
from contextlib import suppress
from pathlib import Path
from typing import Final

from ridotto.games.os_errors import os_error_text
from ridotto.games.words import Words

#: Errors that mean something else for a file that is to be written.
_NO_FOLDER: Final = (errno.ENOENT, errno.ENOTDIR, errno.EACCES)


def why_not(error: OSError | ValueError, words: Words) -> str:
    """Return why a file could not be written, if possible in the reader's language."""
    if getattr(error, "errno", None) in _NO_FOLDER:
        return words("play-no-folder")
    return os_error_text(error, words)


def check_place(file: str) -> None:
    """Raise the error that :func:`write_whole` would raise, as far as it can be predicted.

    That is an :exc:`OSError`, or a :exc:`ValueError` for an impossible name.
    """
    if Path(file).is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), file)
    if _is_special(file):
        return
    path = Path(file).resolve()
    if not os.access(path.parent, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), file)
    # This detects names that are too long, even if the file does not exist.
    with suppress(FileNotFoundError):
        os.stat(_beside(path))


def write_whole(file: str, text: str) -> None:
    """Write a file atomically; raises :exc:`OSError` and :exc:`ValueError`."""
    if _is_special(file):
        Path(file).write_text(text, encoding="utf-8")
        return
    path = Path(file).resolve()
    beside = _beside(path)
    try:
        beside.write_text(text, encoding="utf-8")
        beside.replace(path)
    except OSError:
        beside.unlink(missing_ok=True)
        raise


def _is_special(file: str) -> bool:
    """Check whether a file is a pipe or a device, which must be written to, not replaced."""
    try:
        return not stat.S_ISREG(os.stat(file).st_mode)
    except FileNotFoundError:
        return False


def _beside(path: Path) -> Path:
    return path.with_name(f"{path.name}.part")
