"""Opening a store: notice what it has lost, and keep a copy before anything is written."""

from __future__ import annotations

import os
import shutil
import sqlite3
import time
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

from ridotto.house.store.marks import Lost, Marks, state_of
from ridotto.house.store.store_file import (
    PRIVATE,
    UNREADABLE,
    DamagedFile,
    companions_of,
    marks_file,
    open_file,
    prepare,
)


def open_with_marks(path: Path) -> tuple[sqlite3.Connection, Marks, Mapping[str, Lost]]:
    """Return a connection for writing, the high-water marks, and what the store has lost.

    Raises :exc:`DamagedFile` if nothing is left of the store, and what :func:`prepare` raises.
    """
    marks = Marks(marks_file(path))
    check_presence(path, marks)
    lost = find_losses(path, marks)
    if lost and marks.copied != state_of(lost):
        keep_copy(path)
        marks.note_copy(lost)
    return prepare(path), marks, lost


def check_presence(path: Path, marks: Marks) -> None:
    """Raise :exc:`DamagedFile` if a store is missing although other files of it are there."""
    if path.exists():
        return
    log = path.with_name(path.name + "-wal")
    if marks.found or (log.exists() and log.stat().st_size):
        left = ", ".join(each.name for each in companions_of(path) if each.exists())
        raise DamagedFile(f"{path} is missing, but files that belong to it are there: {left}")


def find_losses(path: Path, marks: Marks) -> Mapping[str, Lost]:
    """Return what a store has lost since the marks were written; the file is not changed.

    A store that was closed in order has lost nothing, and is not read. Raises :exc:`DamagedFile` if
    everything is lost, and :exc:`WrongFile`.
    """
    if not marks.found or marks.closed:
        return {}
    with closing(open_file(path, read_only=True)) as store:
        lost = marks.lost_in(store)
        if len(lost) == len(marks.found) and _is_bare(store):
            raise DamagedFile(
                f"{path} holds no tables, but {len(lost)} logs, chat rooms and guests were written"
                f" to it: {path.name}-wal may be missing"
            )
    return lost


def _is_bare(store: sqlite3.Connection) -> bool:
    try:
        return store.execute("SELECT 1 FROM log LIMIT 1").fetchone() is None
    except UNREADABLE:
        return True


def keep_copy(path: Path) -> Path:
    """Copy a store with its companion files, as they are; return the copy's path.

    Raises :exc:`DamagedFile` if that is impossible: the store must not be written to then.
    """
    copy = unused_name(path, "damaged")
    try:
        for file in (path, *companions_of(path)):
            if file.exists() and not file.name.endswith("-shm"):
                aside = copy.with_name(copy.name + file.name.removeprefix(path.name))
                os.close(os.open(aside, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
                shutil.copyfile(file, aside)
    except OSError as error:
        raise DamagedFile(
            f"{path} has lost writes, and it cannot be copied before it is used: {error.strerror}"
        ) from None
    return copy


def unused_name(store: Path, why: str) -> Path:
    """Return a new name for a store that is put aside."""
    base = f"{store.name}.{why}-{time.strftime('%Y%m%d-%H%M%S')}"
    names = [base, *(f"{base}-{number}" for number in range(1, 100))]
    return next(path for name in names if not os.path.lexists(path := store.with_name(name)))
