"""High-water marks: how far each log got, kept in a file next to the database.

A database that loses its latest writes, because the write-ahead log was deleted, cut off or
damaged, or because an older copy was put in its place, still looks intact. The marks show what is
missing. A mark is appended after the commit that it describes and is not synced: after a power cut
the marks may lag behind the database, but they never run ahead of it.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple
from zlib import crc32

from ridotto.house.store.store_file import PRIVATE, UNREADABLE

#: A log, a chat room or a guest, and the number that it reached.
Mark = tuple[str, int]

#: Number of marks to keep: those of the logs that were written to last.
MOST_KEPT: Final = 4000
_FIELDS: Final = 3
#: Prefixes of keys: a guest's id follows, a table's id follows.
_GUEST: Final = "@"
_KNOWN: Final = "=known/"
#: The separator between a table's id and the name of its chat room.
_ROOM: Final = "/"
_CLOSED: Final = "=closed"
_COPIED: Final = "=copied"


class Lost(NamedTuple):
    """The number that a log once reached, and the number that it has now."""

    had: int
    has: int


def log_mark(table: str, number: int) -> Mark:
    """Return the mark of a table's log."""
    return table, number


def chat_mark(table: str, room: str, number: int) -> Mark:
    """Return the mark of a chat room."""
    return f"{table}{_ROOM}{room}", number


def guest_mark(person: str) -> Mark:
    """Return the mark of a guest."""
    return f"{_GUEST}{person}", 1


class Marks:
    """The marks of one store."""

    def __init__(self, path: Path, most_kept: int = MOST_KEPT) -> None:
        """Read the marks of earlier runs; a damaged line is skipped."""
        self._path = path
        self._most_kept = most_kept
        self._file: int | None = None
        self._lines = 0
        #: The latest marks, the least recently written first.
        self._recent: dict[str, int] = {}
        #: Damage that the operator knows of, and the damaged state of which a copy was made.
        self.known: set[str] = set()
        self.copied = 0
        #: True if the store was closed in order, so that nothing can be missing.
        self.closed = False
        self._read()
        #: The numbers of logs, chat rooms and guests that earlier runs reached.
        self.found = dict(self._recent)
        self._lost: Mapping[str, Lost] = {}

    def _read(self) -> None:
        try:
            text = self._path.read_bytes()
        except OSError:
            # Without marks, the store is taken as it is.
            return
        for line in text.split(b"\n"):
            mark = _parse(line)
            if mark is None:
                continue
            self._lines += 1
            key, number = mark
            self.closed = key == _CLOSED
            if key.startswith(_KNOWN):
                self.known.add(key.removeprefix(_KNOWN))
            elif key == _COPIED:
                self.copied = number
            elif key != _CLOSED:
                self._put(key, number)

    def _put(self, key: str, number: int) -> None:
        # Removed first, so that it comes last.
        self._recent.pop(key, None)
        if number:
            self._recent[key] = number

    # Writing

    def note(self, marks: Iterable[Mark]) -> None:
        """Append marks. A failure is ignored: the database has the data."""
        lines = []
        for key, number in marks:
            self._put(key, number)
            lines.append(_line(key, number))
        self._lines += len(lines)
        if self._lines > 2 * self._most_kept:
            self._compact()
        else:
            self._append(b"".join(lines))

    def drop(self, keys: Iterable[str]) -> None:
        """Delete marks, before what they stand for is deleted."""
        dropped = [(key, 0) for key in keys]
        for key, _ in dropped:
            self.found.pop(key, None)
        self.note(dropped)

    def purge(self) -> None:
        """Write the file anew without dropped marks, so that no deleted id stays in it."""
        self._compact()

    def _append(self, lines: bytes) -> None:
        try:
            if self._file is None:
                flags = os.O_CREAT | os.O_APPEND | os.O_WRONLY
                self._file = os.open(self._path, flags, PRIVATE)
            os.write(self._file, lines)
        except OSError:
            # The disk is full, for example.
            return

    def _compact(self) -> None:
        """Replace the file by one with the latest marks, and those of everything lost."""
        for key in [*self._recent][: -self._most_kept]:
            del self._recent[key]
        kept = {key: lost.had for key, lost in self._lost.items()} | self._recent
        kept |= {f"{_KNOWN}{table}": 1 for table in self.known}
        if self.copied:
            kept[_COPIED] = self.copied
        self._release()
        write_marks(self._path, kept)
        self._lines = len(kept)

    def note_copy(self, lost: Mapping[str, Lost]) -> None:
        """Note that a copy of a store with these losses was made."""
        self.copied = state_of(lost)
        self._append(_line(_COPIED, self.copied))

    def close(self) -> None:
        """Note that the store was closed in order, unless something is still lost."""
        if not self._lost:
            self._append(_line(_CLOSED, 1))
        self._release()

    def _release(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None

    # Comparing

    def lost_in(self, database: sqlite3.Connection) -> Mapping[str, Lost]:
        """Return what the database no longer has; raises if it is interrupted."""
        lost: dict[str, Lost] = {}
        # One transaction for all queries is several times as fast.
        database.execute("BEGIN")
        for key, had in [*self.found.items()]:
            has = _number_in(database, key, had)
            # The writer may have deleted it in the meantime.
            if has < had and key in self.found:
                lost[key] = Lost(had, has)
        database.execute("COMMIT")
        self._lost = lost
        return lost


def lost_tables(lost: Mapping[str, Lost]) -> dict[str, Lost]:
    """Return the tables whose logs lost entries."""
    return {key: loss for key, loss in lost.items() if key[0] != _GUEST and _ROOM not in key}


def state_of(lost: Mapping[str, Lost]) -> int:
    """Return a number that stands for these losses."""
    return crc32(repr(sorted(lost.items())).encode()) or 1


def accept(path: Path, damaged: Iterable[str]) -> None:
    """Forget all marks, and note the tables whose damage the operator knows of."""
    write_marks(path, {f"{_KNOWN}{table}": 1 for table in damaged})


def write_marks(path: Path, marks: Mapping[str, int]) -> None:
    """Replace the file by one with these marks, atomically. A failure is ignored."""
    part = path.with_name(f".{path.name}.part")
    with suppress(OSError):
        part.unlink(missing_ok=True)
        file = os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE)
        try:
            os.write(file, b"".join(_line(key, number) for key, number in marks.items()))
            # A power cut must not leave an empty file: without marks no loss is noticed.
            os.fsync(file)
        finally:
            os.close(file)
        os.replace(part, path)


def _line(key: str, number: int) -> bytes:
    text = b"%b %d" % (key.encode(), number)
    return b"%b %d\n" % (text, crc32(text))


def _parse(line: bytes) -> Mark | None:
    """Return the mark in a line; None for a damaged one."""
    parts = line.split(b" ")
    if len(parts) != _FIELDS or b"%d" % crc32(b" ".join(parts[:2])) != parts[2]:
        return None
    return parts[0].decode(), int(parts[1])


def _number_in(database: sqlite3.Connection, key: str, had: int) -> int:
    """Return the number that a log, a chat room or a guest has in the database.

    It once ``had`` a number; return that if the database cannot be read.
    """
    try:
        if key.startswith(_GUEST):
            query = "SELECT count(*) FROM people WHERE person=?"
            row = database.execute(query, (key.removeprefix(_GUEST),)).fetchone()
        elif _ROOM in key:
            query = (
                "SELECT max(json_extract(CAST(message AS TEXT), '$.n')) FROM chat WHERE table_id=?"
                " AND json_extract(CAST(message AS TEXT), '$.room')=?"
            )
            row = database.execute(query, tuple(key.split(_ROOM))).fetchone()
        else:
            query = "SELECT max(n) FROM log WHERE table_id=?"
            row = database.execute(query, (key,)).fetchone()
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_INTERRUPT:
            raise
        # The table is missing.
        return 0
    except UNREADABLE:
        # Damaged in another way, which is found when it is read.
        return had
    return int(row[0] or 0)
