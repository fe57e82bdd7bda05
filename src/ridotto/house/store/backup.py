"""Back up a store while the house is open, check the copy, and restore it."""

from __future__ import annotations

import errno
import os
import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path
from typing import Final, NamedTuple

from ridotto.house.store.data_directory import (
    LOCK,
    BadDataDirectory,
    give_to_owner,
    locked,
    make_data_directory,
    store_file,
)
from ridotto.house.store.losses import find_losses, unused_name
from ridotto.house.store.marks import Marks
from ridotto.house.store.schema import NAMES, Names, version_of
from ridotto.house.store.store_file import (
    PRIVATE,
    UNREADABLE,
    WrongFile,
    companions_of,
    marks_file,
    open_file,
)

_HEAD: Final = b"SQLite format 3\0"
#: Number of pages that are copied between two pauses.
PAGES_AT_ONCE: Final = 500


class Contents(NamedTuple):
    """The number of tables, entries and people in a store."""

    tables: int
    entries: int
    people: int


class AlreadyExists(Exception):
    """The file to be written already exists."""


class NoStore(Exception):
    """The data directory has no store to back up."""


class BadBackup(Exception):
    """A copy that failed a check; the message says why."""


def back_up(data: Path, file: Path, *, force: bool = False, pause: float = 0.0) -> Contents:
    """Copy the store of a data directory into a file, whether or not a house is open on it.

    With a ``pause`` in seconds, copy in small parts and pause after each, for the sake of others.
    Raises :exc:`NoStore`, :exc:`AlreadyExists`, :exc:`WrongFile`, :exc:`BadBackup`, :exc:`OSError`
    and :exc:`sqlite3.Error`; the file is then unchanged.
    """
    store = store_file(data)
    if not store.exists():
        raise NoStore(str(store))
    if not force and os.path.lexists(file):
        raise AlreadyExists(str(file))
    if file.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(file))
    if file.resolve() in map(Path.resolve, (store, data / LOCK, *companions_of(store))):
        # A running house would keep writing to the deleted file.
        raise PermissionError(errno.EPERM, os.strerror(errno.EPERM), str(file))
    part = _part_of(file)
    try:
        with closing(open_file(store, read_only=True)) as source:
            source.execute("PRAGMA busy_timeout=5000")
            # One read transaction: the copy is consistent, whatever is written meanwhile.
            source.execute("BEGIN")
            expected = _counts(source)
            _copy(source, part, pause)
            source.execute("COMMIT")
        contents = check(part, expected)
        _put(part, file, force=force)
        return contents
    finally:
        part.unlink(missing_ok=True)


def restore(file: Path, data: Path, *, force: bool = False) -> tuple[Contents, Path | None]:
    """Make a copy the store of a data directory; return its contents and the old store's new path.

    Raises :exc:`DataDirectoryInUse` if a house is open there, :exc:`AlreadyExists` if there is a
    store and ``force`` is not given, and what :func:`check` and :func:`make_data_directory` raise;
    nothing has changed then. A copy of an earlier version is migrated when a house opens it.
    """
    check(file)
    store = store_file(data)
    make_data_directory(data)
    with locked(data):
        if not force and os.path.lexists(store):
            raise AlreadyExists(str(store))
        part = _part_of(store)
        try:
            with closing(open_file(file, read_only=True)) as source:
                expected = _counts(source)
                _copy(source, part)
            contents = check(part, expected)
            aside = _put_aside(store)
            _put(part, store, force=True)
            give_to_owner(data)
        finally:
            part.unlink(missing_ok=True)
    return contents, aside


def check(file: Path, expected: tuple[int, ...] | None = None) -> Contents:
    """Return a copy's contents; raise :exc:`BadBackup`, :exc:`WrongFile` or :exc:`OSError`."""
    # SQLite would create a missing file, and read an empty one as an empty store.
    with file.open("rb") as opened:
        if not opened.read(1):
            raise BadBackup("the file is empty")
    try:
        with closing(open_file(file, read_only=True)) as copy:
            return _check(copy, expected)
    except UNREADABLE as error:
        raise BadBackup(str(error)) from None


def _check(copy: sqlite3.Connection, expected: tuple[int, ...] | None) -> Contents:
    found = copy.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if found != "ok":
        raise BadBackup(str(found))
    names, counts = _names(copy), _counts(copy)
    if expected is not None and counts != expected:
        raise BadBackup("its contents differ from the store's")
    gap = (
        f"SELECT 1 FROM {names.log} GROUP BY {names.table_id}"
        " HAVING min(n) <> 1 OR max(n) <> count(*) LIMIT 1"
    )
    if copy.execute(gap).fetchone() is not None:
        raise BadBackup("a table's log has a gap")
    count = f"SELECT count(DISTINCT {names.table_id}) FROM {names.log}"
    entries, people, *_ = counts
    return Contents(copy.execute(count).fetchone()[0], entries, people)


def _names(store: sqlite3.Connection) -> Names:
    """Return the names that the version of this store uses."""
    version = version_of(store)
    if version not in NAMES:
        raise BadBackup("it has no tables")
    return NAMES[version]


def _counts(store: sqlite3.Connection) -> tuple[int, ...]:
    names = _names(store)
    tables = (names.log, names.people, names.summaries, names.chat, *names.others)
    return tuple(store.execute(f"SELECT count(*) FROM {each}").fetchone()[0] for each in tables)


def _part_of(file: Path) -> Path:
    return file.with_name(f".{file.name}.{os.getpid()}.part")


def _copy(source: sqlite3.Connection, part: Path, pause: float = 0.0) -> None:
    """Copy a store into a single file, without companion files."""
    file = os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE)

    def take_a_break(*_: int) -> None:
        # Written in small parts, a copy delays the writes of others only a little.
        os.fsync(file)
        time.sleep(pause)

    try:
        with closing(sqlite3.connect(part, isolation_level=None)) as copy:
            if pause:
                # Without a journal, which would be synced in one go.
                copy.execute("PRAGMA journal_mode=OFF")
                copy.execute("PRAGMA synchronous=OFF")
                copy.execute(f"PRAGMA cache_size={PAGES_AT_ONCE}")
                source.backup(copy, pages=PAGES_AT_ONCE, progress=take_a_break)
            else:
                source.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")
    finally:
        os.close(file)


def _put(part: Path, file: Path, *, force: bool) -> None:
    """Give a finished file its name, atomically."""
    _sync(part)
    if force:
        os.replace(part, file)
    else:
        try:
            os.link(part, file)
        except FileExistsError:
            raise AlreadyExists(str(file)) from None
        except OSError:
            # Not every file system has links; the check at the start must do there.
            os.replace(part, file)
    _sync(file.parent)


def _sync(path: Path) -> None:
    with suppress(PermissionError):  # Windows cannot open directories.
        opened = os.open(path, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


def _put_aside(store: Path) -> Path | None:
    """Rename the present store and the files that belong to it; no process has them open.

    Without a store there may still be such files: what is left of a damaged one.
    """
    if not any(os.path.lexists(each) for each in (store, *companions_of(store))):
        return None
    _fold(store)
    aside = unused_name(store, "before")
    try:
        _keep_as(store, aside)
    except OSError as error:
        raise BadDataDirectory(error.strerror or str(error)) from None
    return aside


def _fold(store: Path) -> None:
    """Move the write-ahead log of a crashed house into the store's file, unless that is damaged."""
    try:
        with store.open("rb") as opened:
            if opened.read(len(_HEAD)) != _HEAD:
                # SQLite deletes the companions of a file that is not a database.
                return
    except OSError:
        return
    with suppress(WrongFile, *UNREADABLE):
        if find_losses(store, Marks(marks_file(store))):
            # SQLite would discard what it cannot read of the write-ahead log.
            return
        with closing(open_file(store)) as old:
            old.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _keep_as(store: Path, aside: Path) -> None:
    marks = marks_file(store)
    left = [each for each in companions_of(store) if each.exists()]
    if left in ([], [marks]):
        # Add a second name, so that a store exists at every moment: first the old one, then the new
        # one. The marks would not fit the new store.
        with suppress(OSError):
            os.link(store, aside)
            if left:
                os.rename(marks, marks_file(aside))
            return
    if store.exists():
        os.rename(store, aside)
    for companion in left:
        os.rename(companion, aside.with_name(aside.name + companion.name.removeprefix(store.name)))
