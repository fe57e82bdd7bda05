"""Copies of a store: made while the house is open, checked, and put back."""

from __future__ import annotations

import errno
import os
import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path
from typing import Final, NamedTuple

from ridotto.house.store.folder import LOCK, BadFolder, claimed, hand_over, make_folder, store_of
from ridotto.house.store.sqlite import PRIVATE, WrongFile, open_file

#: What belongs to a store's file while it is open, and after a house that fell.
COMPANIONS: Final = ("-wal", "-shm")
_HEAD: Final = b"SQLite format 3\0"
_COUNTED: Final = ("log", "cards", "people", "talk", "mutes")


class Held(NamedTuple):
    """How much a store holds."""

    tables: int
    entries: int
    people: int


class AlreadyThere(Exception):
    """What was to be written is there already."""


class NoStore(Exception):
    """There is no store where one was to be copied."""


class BadCopy(Exception):
    """A copy that cannot be trusted; says why."""


def back_up(data: Path, file: Path, *, force: bool = False) -> Held:
    """Copy the store of a data folder into a file, whether or not a house is open on it.

    Raises :exc:`NoStore`, :exc:`AlreadyThere`, :exc:`WrongFile`, :exc:`BadCopy`, :exc:`OSError`
    and :exc:`sqlite3.Error`; the file is then as it was.
    """
    store = store_of(data)
    if not store.exists():
        raise NoStore(str(store))
    if not force and os.path.lexists(file):
        raise AlreadyThere(str(file))
    if file.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(file))
    if file.resolve() in map(Path.resolve, (store, data / LOCK, *_companions(store))):
        # A house would go on writing into a file that has lost its name.
        raise PermissionError(errno.EPERM, os.strerror(errno.EPERM), str(file))
    part = _part_of(file)
    try:
        with closing(open_file(store, read_only=True)) as source:
            source.execute("PRAGMA busy_timeout=5000")
            # From here to the end this is one moment of the store, whatever is written meanwhile.
            source.execute("BEGIN")
            expected = _counts(source)
            _copy(source, part)
            source.execute("COMMIT")
        held = check(part, expected)
        _put(part, file, force=force)
        return held
    finally:
        part.unlink(missing_ok=True)


def restore(file: Path, data: Path, *, force: bool = False) -> tuple[Held, Path | None]:
    """Make a copy the store of a data folder; what it holds, and where the old store went.

    Raises :exc:`FolderInUse` if a house is open there, :exc:`AlreadyThere` if there is a store and
    ``force`` is not given, and what :func:`check` and :func:`make_folder` do; nothing has changed
    then.
    """
    check(file)
    store = store_of(data)
    make_folder(data)
    with claimed(data):
        if not force and os.path.lexists(store):
            raise AlreadyThere(str(store))
        part = _part_of(store)
        try:
            with closing(open_file(file, read_only=True)) as source:
                expected = _counts(source)
                _copy(source, part)
            held = check(part, expected)
            aside = _put_aside(store)
            _put(part, store, force=True)
            hand_over(data)
        finally:
            part.unlink(missing_ok=True)
    return held, aside


def check(file: Path, expected: tuple[int, ...] | None = None) -> Held:
    """What a copy holds; raises :exc:`BadCopy`, :exc:`WrongFile` and :exc:`OSError`."""
    # SQLite would make a file that is not there, and take an empty one for an empty store.
    with file.open("rb") as opened:
        if not opened.read(1):
            raise BadCopy("the file is empty")
    try:
        with closing(open_file(file, read_only=True)) as copy:
            return _check(copy, expected)
    except sqlite3.Error as error:
        raise BadCopy(str(error)) from None


def _check(copy: sqlite3.Connection, expected: tuple[int, ...] | None) -> Held:
    found = copy.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if found != "ok":
        raise BadCopy(str(found))
    counts = _counts(copy)
    if expected is not None and counts != expected:
        raise BadCopy("it does not hold what the store holds")
    torn = "SELECT 1 FROM log GROUP BY room HAVING min(n) <> 1 OR max(n) <> count(*) LIMIT 1"
    if copy.execute(torn).fetchone() is not None:
        raise BadCopy("a table's log has a gap")
    tables = copy.execute("SELECT count(DISTINCT room) FROM log").fetchone()[0]
    return Held(tables, counts[0], counts[2])


def _counts(store: sqlite3.Connection) -> tuple[int, ...]:
    return tuple(store.execute(f"SELECT count(*) FROM {each}").fetchone()[0] for each in _COUNTED)


def _part_of(file: Path) -> Path:
    return file.with_name(f".{file.name}.{os.getpid()}.part")


def _copy(source: sqlite3.Connection, part: Path) -> None:
    """Copy a store as it is at this moment into one file that needs no others."""
    os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
    with closing(sqlite3.connect(part, isolation_level=None)) as copy:
        source.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")


def _put(part: Path, file: Path, *, force: bool) -> None:
    """Give a finished file its name; whoever looks sees either nothing new or all of it."""
    _sync(part)
    if force:
        os.replace(part, file)
    else:
        try:
            os.link(part, file)
        except FileExistsError:
            raise AlreadyThere(str(file)) from None
        except OSError:
            # Not every file system has links; then the look at the start must do.
            os.replace(part, file)
    _sync(file.parent)


def _sync(path: Path) -> None:
    with suppress(PermissionError):  # Windows lets nobody open a folder.
        opened = os.open(path, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


def _companions(store: Path) -> list[Path]:
    return [store.with_name(store.name + companion) for companion in COMPANIONS]


def _put_aside(store: Path) -> Path | None:
    """Keep the store that is there under another name; nobody else has it open."""
    if not os.path.lexists(store):
        for companion in _companions(store):
            companion.unlink(missing_ok=True)
        return None
    _fold(store)
    aside = _unused(store)
    try:
        _keep_as(store, aside)
    except OSError as error:
        raise BadFolder(error.strerror or str(error)) from None
    return aside


def _fold(store: Path) -> None:
    """Put into a store's file what a house that fell had written beside it, if that can be."""
    with suppress(OSError), store.open("rb") as opened:
        if opened.read(len(_HEAD)) != _HEAD:
            # SQLite throws away what lies beside a file that is none of its own.
            return
    with suppress(sqlite3.Error, WrongFile), closing(open_file(store)) as old:
        old.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _keep_as(store: Path, aside: Path) -> None:
    if not any(companion.exists() for companion in _companions(store)):
        # A second name: there is a store at every moment, first the old one and then the new.
        with suppress(OSError):
            os.link(store, aside)
            return
    os.rename(store, aside)
    for companion, other in zip(_companions(store), _companions(aside), strict=True):
        if companion.exists():
            os.rename(companion, other)


def _unused(store: Path) -> Path:
    base = f"{store.name}.before-{time.strftime('%Y%m%d-%H%M%S')}"
    names = [base, *(f"{base}-{number}" for number in range(1, 100))]
    return next(path for name in names if not os.path.lexists(path := store.with_name(name)))
