"""The file of a store: create it, open it, and refuse one that is not, or no longer, a store."""

from __future__ import annotations

import os
import sqlite3
import struct
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from ridotto.house.store.schema import VERSION, migrate, version_of

#: Only the owner may read a store: it holds the secrets of masked players.
PRIVATE: Final = 0o600
#: The files that SQLite keeps next to an open store, and that a crash leaves behind.
COMPANIONS: Final = ("-wal", "-shm")
#: The file with the high-water marks of a store.
MARKS: Final = "-marks"
#: Pages in the write-ahead log before a checkpoint: a table's page is then written into the file
#: once for many moves.
CHECKPOINT: Final = 4000

#: Errors on reading a damaged file. SQLite's messages may contain any bytes of it.
UNREADABLE: Final = (sqlite3.DatabaseError, UnicodeError)

_PAGE_SIZE: Final = struct.Struct(">H")
_PAGE_SIZE_AT: Final = 16
_COUNT: Final = struct.Struct(">I")
_COUNT_AT: Final = 28
_WAL_HEADER: Final = 32
_FRAME: Final = struct.Struct(">II8s")
_FRAME_HEADER: Final = 24


class WrongFile(Exception):
    """The file is not a store, or was written by a newer version."""


class DamagedFile(WrongFile):
    """The file is a store, or was one, and is damaged as a whole."""


def companions_of(store: Path) -> list[Path]:
    """Return the paths of the files that belong to a store."""
    return [store.with_name(store.name + companion) for companion in (*COMPANIONS, MARKS)]


def marks_file(store: Path) -> Path:
    """Return the path of a store's high-water marks."""
    return store.with_name(store.name + MARKS)


def open_file(path: Path, *, read_only: bool = False) -> sqlite3.Connection:
    """Return a connection to a store's file; raise :exc:`WrongFile` or :exc:`sqlite3.Error`."""
    _check_not_empty(path)
    uri = f"{path.absolute().as_uri()}{'?mode=ro' if read_only else ''}"
    connection = sqlite3.connect(uri, uri=True, isolation_level=None, check_same_thread=False)
    try:
        version = version_of(connection)
        tables = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
        _check_complete(path, connection)
    except UNREADABLE as error:
        connection.close()
        _check_length(path)
        raise WrongFile(f"{path} is not the store of a house: {error}") from None
    except WrongFile:
        connection.close()
        raise
    if version > VERSION:
        connection.close()
        raise WrongFile(
            f"{path} has version {version}; this program reads versions up to {VERSION}"
        )
    if version == 0 and tables:
        connection.close()
        raise WrongFile(f"{path} is another program's database")
    return connection


def prepare(path: Path) -> sqlite3.Connection:
    """Return a connection for writing, to a file with the current schema.

    Create the file if it is missing. A file of an earlier version is migrated. Raises
    :exc:`WrongFile` and :exc:`sqlite3.Error`.
    """
    if not path.exists():
        _create(path)
    connection = open_file(path)
    try:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA busy_timeout=5000")
        # What guests delete must not stay readable in the file.
        connection.execute("PRAGMA secure_delete=ON")
        connection.execute(f"PRAGMA wal_autocheckpoint={CHECKPOINT}")
        migrate(connection)
    except sqlite3.DatabaseError as error:
        connection.close()
        if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_CORRUPT:
            raise DamagedFile(f"{path} is damaged: {error}") from None
        raise
    except BaseException:
        connection.close()
        raise
    return connection


def _create(path: Path) -> None:
    """Create a store, readable for its owner alone: it holds the deals of games in progress.

    SQLite gives its companion files the same permissions. The file gets its name when it is
    complete, so an empty one is always damaged.
    """
    part = path.with_name(f".{path.name}.{os.getpid()}.new")
    part.unlink(missing_ok=True)
    with suppress(OSError):  # SQLite reports the error.
        part.touch(PRIVATE)
    try:
        with closing(sqlite3.connect(part, isolation_level=None)) as connection:
            migrate(connection)
        try:
            # A link, unlike a new name, never replaces the store of another process.
            os.link(part, path)
        except FileExistsError:
            return
        except OSError:  # Not every file system has links.
            os.replace(part, path)
    finally:
        part.unlink(missing_ok=True)


# Damage to the file as a whole


def _check_not_empty(path: Path) -> None:
    with suppress(FileNotFoundError):
        if path.stat().st_size == 0:
            raise DamagedFile(f"{path} is empty: the tables that it held are lost")


def _check_length(path: Path) -> None:
    """Raise :exc:`DamagedFile` if a file is shorter than its first page says."""
    with path.open("rb") as file:
        header = file.read(100)
    if len(header) < 100 or not header.startswith(b"SQLite format 3\0"):
        return
    (size,) = _PAGE_SIZE.unpack_from(header, _PAGE_SIZE_AT)
    (pages,) = _COUNT.unpack_from(header, _COUNT_AT)
    # The largest size does not fit into its field and is written as 1.
    _check_size(path, pages * (65536 if size == 1 else size))


def _check_size(path: Path, expected: int) -> None:
    there = path.stat().st_size
    if there < expected:
        raise DamagedFile(f"{path} is cut off: it has {there} of {expected} bytes")


def _check_complete(path: Path, connection: sqlite3.Connection) -> None:
    """Raise :exc:`DamagedFile` if pages are neither in the file nor in the write-ahead log.

    SQLite checks the length only where there is no write-ahead log.
    """
    pages = connection.execute("PRAGMA page_count").fetchone()[0]
    size = connection.execute("PRAGMA page_size").fetchone()[0]
    first_missing = path.stat().st_size // size + 1
    if first_missing <= pages:
        logged = _logged_pages(path.with_name(path.name + "-wal"), size)
        if not logged.issuperset(range(first_missing, pages + 1)):
            _check_size(path, pages * size)


def _logged_pages(log: Path, size: int) -> set[int]:
    """Return the numbers of the pages in a write-ahead log."""
    found: set[int] = set()
    try:
        with log.open("rb") as file:
            salt = file.read(_WAL_HEADER)[16:24]
            while len(header := file.read(_FRAME_HEADER)) == _FRAME_HEADER:
                page, _, frame_salt = _FRAME.unpack_from(header)
                if frame_salt != salt:
                    break
                found.add(page)
                file.seek(size, os.SEEK_CUR)
    except FileNotFoundError:
        pass
    return found
