"""The folder of a house: its store, and the lock that lets one house in at a time."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Final

try:
    import fcntl
except ImportError:  # Windows has no such locks; there, the store alone guards itself.
    fcntl = None  # type: ignore[assignment]

STORE: Final = "ridotto.db"
LOCK: Final = "house.lock"
#: Everything in there is for the house alone: it holds what masked players keep to themselves.
PRIVATE: Final = 0o700


class FolderInUse(Exception):
    """Another house runs on this folder."""


class BadFolder(Exception):
    """The folder cannot be used; says why."""


def store_of(data: Path) -> Path:
    """The file of the store in a data folder."""
    return data / STORE


def make_folder(data: Path) -> None:
    """Make a data folder that is not there yet, and see to it that files can be made in it.

    Raises :exc:`BadFolder`.
    """
    probe = data / f".probe-{os.getpid()}"
    try:
        data.mkdir(mode=PRIVATE, parents=True, exist_ok=True)
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise BadFolder(error.strerror or str(error)) from None


def hand_over(data: Path) -> None:
    """Give what root has made in a data folder to whom the folder belongs: a house is not root."""
    if sys.platform == "win32" or os.geteuid() != 0:
        return
    owner = data.stat()
    for file in (store_of(data), data / LOCK):
        os.chown(file, owner.st_uid, owner.st_gid)


@contextlib.contextmanager
def claimed(data: Path) -> Iterator[None]:
    """Have a data folder for oneself; raises :exc:`FolderInUse` and :exc:`BadFolder`.

    The lock goes with the process, however it ends. The file stays: removing it would let two in.
    """
    try:
        lock = (data / LOCK).open("a+b")
    except OSError as error:
        raise BadFolder(error.strerror or str(error)) from None
    with lock:
        _lock(lock)
        yield


def _lock(lock: IO[bytes]) -> None:
    if fcntl is None:
        return
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise FolderInUse from None
    except OSError as error:
        raise BadFolder(error.strerror or str(error)) from None
