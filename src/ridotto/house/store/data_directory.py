"""The data directory of a house: its store, and the lock that lets one house in at a time."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Final

try:
    import fcntl
except ImportError:  # Windows has no such locks; there, only SQLite guards the store.
    fcntl = None  # type: ignore[assignment]

STORE: Final = "ridotto.db"
LOCK: Final = "house.lock"
#: Only the house may read the directory: it holds the secrets of masked players.
PRIVATE: Final = 0o700


class DataDirectoryInUse(Exception):
    """Another house runs on this data directory."""


class BadDataDirectory(Exception):
    """The data directory cannot be used; the message says why."""


def store_file(data: Path) -> Path:
    """Return the path of the store in a data directory."""
    return data / STORE


def make_data_directory(data: Path) -> None:
    """Create a data directory if it is missing, and check that files can be created in it.

    Raises :exc:`BadDataDirectory`.
    """
    probe = data / f".probe-{os.getpid()}"
    try:
        data.mkdir(mode=PRIVATE, parents=True, exist_ok=True)
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise BadDataDirectory(error.strerror or str(error)) from None


def give_to_owner(data: Path) -> None:
    """Give files that root created in a data directory to its owner: the house is not root."""
    if sys.platform == "win32" or os.geteuid() != 0:
        return
    owner = data.stat()
    for file in data.glob("*"):
        if file.name == LOCK or file.name.startswith(STORE):
            os.chown(file, owner.st_uid, owner.st_gid)


@contextlib.contextmanager
def locked(data: Path) -> Iterator[None]:
    """Hold the lock of a data directory.

    Raises :exc:`DataDirectoryInUse` and :exc:`BadDataDirectory`. The lock ends with the process,
    even if that is killed. The file stays: removing it would let two houses in.
    """
    try:
        lock = (data / LOCK).open("a+b")
    except OSError as error:
        raise BadDataDirectory(error.strerror or str(error)) from None
    with lock:
        _lock(lock)
        yield


def _lock(lock: IO[bytes]) -> None:
    if fcntl is None:
        return
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise DataDirectoryInUse from None
    except OSError as error:
        raise BadDataDirectory(error.strerror or str(error)) from None
