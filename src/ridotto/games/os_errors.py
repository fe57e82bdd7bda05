"""Errors of the operating system in the reader's language."""

from __future__ import annotations

import errno
import os
from typing import Final

from ridotto.games.words import Words

#: Our messages, by the names of the system's errors. Not every system has all of them.
_MESSAGES: Final = {
    "ENOENT": "os-missing",
    "EACCES": "os-forbidden",
    "EPERM": "os-forbidden",
    "EISDIR": "file-is-folder",
    "ENOTDIR": "os-not-folder",
    "EEXIST": "os-exists",
    "ENOTEMPTY": "os-not-empty",
    "ENAMETOOLONG": "file-name-long",
    "ENOSPC": "file-no-room",
    "EDQUOT": "file-no-room",
    "EFBIG": "os-too-large",
    "EROFS": "os-read-only",
    "EBUSY": "os-in-use",
    "ETXTBSY": "os-in-use",
    "EIO": "os-disk",
    "ELOOP": "os-loop",
    "EMFILE": "os-many-open",
    "ENFILE": "os-many-open",
    "ENOMEM": "os-no-memory",
    "ECONNREFUSED": "os-refused",
    "ECONNRESET": "os-reset",
    "ETIMEDOUT": "os-timeout",
    "EHOSTUNREACH": "os-unreachable",
    "ENETUNREACH": "os-unreachable",
    "EADDRNOTAVAIL": "os-no-address",
}
_BY_NUMBER: Final = {
    getattr(errno, name): message for name, message in _MESSAGES.items() if hasattr(errno, name)
}
#: The system's own texts, which exceptions carry from one layer to another.
_BY_TEXT: Final = {os.strerror(number): message for number, message in _BY_NUMBER.items()} | {
    "embedded null byte": "os-bad-name",
    "timed out": "os-timeout",
}


def os_error_text(error: Exception | str, words: Words) -> str:
    """Return why something failed, in the reader's language as far as it is known.

    ``error`` is an exception or the system's own text for it.
    """
    text = error if isinstance(error, str) else _text_of(error)
    if isinstance(error, UnicodeError):
        return words("os-not-text")
    message = _BY_NUMBER.get(getattr(error, "errno", None) or 0) or _BY_TEXT.get(text)
    return words(message) if message else text


def _text_of(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)
