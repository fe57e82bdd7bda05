"""The embedded store: SQLite in one file, with one writer that commits for many at once.

Whoever writes waits until the disk has it (``synchronous=FULL``). What arrives while one commit
is on its way goes into the next one together: the price of a commit is shared.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final, TypeVar

import msgspec

from ridotto.house.store.base import Conflict, NotSaved, Person, TableSummary
from ridotto.house.views.messages import Room, Said

T = TypeVar("T")

#: Only who runs the house may read a store: it holds what masked players keep to themselves.
PRIVATE: Final = 0o600
#: Goes up when an old program would misunderstand the file.
VERSION: Final = 1
#: What goes into one commit at most.
MOST_AT_ONCE: Final = 512
#: How many values one statement takes; SQLite's own limit is higher.
MOST_VALUES: Final = 3000
_VALUES: Final = 3
#: How many pages the log of changes grows before it goes into the file itself: a table's page is
#: then written there once for many moves.
CHECKPOINT: Final = 4000
#: How long a busy writer waits for others to join a commit, in seconds.
GATHERING: Final = 0.001

_SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS log (
    room TEXT NOT NULL, n INTEGER NOT NULL, entry BLOB NOT NULL, PRIMARY KEY (room, n)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS cards (
    room TEXT PRIMARY KEY, phase TEXT NOT NULL, public INTEGER NOT NULL, code TEXT NOT NULL,
    changed INTEGER NOT NULL, card BLOB NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS cards_by_phase ON cards (phase, public, changed);
CREATE INDEX IF NOT EXISTS cards_by_code ON cards (code) WHERE phase = 'waiting';
CREATE TABLE IF NOT EXISTS people (
    token_hash TEXT PRIMARY KEY, person TEXT NOT NULL UNIQUE, name TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS talk (
    room TEXT NOT NULL, n INTEGER NOT NULL, command TEXT NOT NULL, said BLOB NOT NULL,
    PRIMARY KEY (room, n)
) WITHOUT ROWID;
CREATE UNIQUE INDEX IF NOT EXISTS talk_once ON talk (room, command);
CREATE TABLE IF NOT EXISTS mutes (
    person TEXT NOT NULL, other TEXT NOT NULL, PRIMARY KEY (person, other)
) WITHOUT ROWID;
"""

#: Where something was said. The column of that name holds the table.
_ROOM_SAID: Final = "json_extract(CAST(said AS TEXT), '$.room')"

#: Entries for the log: table, number and text of each, one after the other.
Rows = list[Any]
Work = Callable[[sqlite3.Connection], Any]
_Job = tuple[Rows | Work, "asyncio.Future[Any]"]


class WrongFile(Exception):
    """The file is no store of ours, or one of a version yet to come."""


def open_file(path: Path, *, read_only: bool = False) -> sqlite3.Connection:
    """A connection to a store's file; raises :exc:`WrongFile` or :exc:`sqlite3.Error`."""
    uri = f"{path.absolute().as_uri()}{'?mode=ro' if read_only else ''}"
    connection = sqlite3.connect(uri, uri=True, isolation_level=None, check_same_thread=False)
    try:
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        tables = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
    except sqlite3.DatabaseError as error:
        connection.close()
        raise WrongFile(f"{path} is no store of a house: {error}") from None
    if version > VERSION:
        connection.close()
        raise WrongFile(f"{path} is of version {version}; this program reads up to {VERSION}")
    if version == 0 and tables:
        connection.close()
        raise WrongFile(f"{path} is a database of something else")
    return connection


def prepare(path: Path) -> sqlite3.Connection:
    """A connection to write with; makes the file if there is none, and for its owner alone.

    Deals that are being played are in it, whatever folder it lies in. Its companions, which SQLite
    makes, are as it is.
    """
    if not path.exists():
        with suppress(OSError):  # SQLite says what is wrong, if anything is
            path.touch(PRIVATE)
    connection = open_file(path)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA busy_timeout=5000")
    connection.execute(f"PRAGMA wal_autocheckpoint={CHECKPOINT}")
    connection.executescript(_SCHEMA)
    connection.execute(f"PRAGMA user_version={VERSION}")
    return connection


class SqliteStore:
    """A store in a file. Reading has a connection of its own and does not wait for writers."""

    def __init__(self, path: Path) -> None:
        """Open or make the file; raises :exc:`WrongFile` or :exc:`sqlite3.Error`."""
        self._writing = prepare(path)
        self._reading = open_file(path)
        self._reading.execute("PRAGMA query_only=1")
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._write, name="ridotto-writer", daemon=True)
        self._thread.start()
        #: How many commits there were, and what went into them.
        self.commits = 0
        self.written = 0
        #: Why the last commit failed; empty when it did not.
        self.trouble = ""

    # The writer

    def _submit(self, work: Rows | Work) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._jobs.put((work, future))
        return future

    def _write(self) -> None:
        busy = False
        while (job := self._jobs.get()) is not None:
            if busy:
                # Others are about to come: one commit for all of them costs little more.
                time.sleep(GATHERING)
            jobs = [job]
            while len(jobs) < MOST_AT_ONCE and not self._jobs.empty():
                following = self._jobs.get()
                if following is None:
                    self._jobs.put(None)
                    break
                jobs.append(following)
            busy = len(jobs) > 1
            results = self._commit(jobs)
            loop = jobs[0][1].get_loop()
            if not loop.is_closed():
                loop.call_soon_threadsafe(_settle, jobs, results)

    def _commit(self, jobs: list[_Job]) -> list[Any]:
        """Do all of this in one transaction; what comes out of each, or why it failed."""
        try:
            results = self._commit_together(jobs) or self._commit_each(jobs)
        except Exception as error:
            # Whatever it is: a writer that dies of it would let everybody wait for ever.
            self.trouble = str(error)
            with suppress(sqlite3.Error):
                self._writing.rollback()
            return [NotSaved(str(error)) for _ in jobs]
        self.trouble = ""
        self.commits += 1
        self.written += len(jobs)
        return results

    def _commit_together(self, jobs: list[_Job]) -> list[Any] | None:
        """Write all entries with one statement, and then the rest; None if that cannot be.

        For every statement this thread has to wait for its turn: one for all is soon done.
        """
        rows: Rows = []
        rest: list[Work] = []
        for work, _ in jobs:
            if isinstance(work, list):
                rows += work
            else:
                rest.append(work)
        if not 0 < len(rows) <= MOST_VALUES:
            return None
        try:
            if rest:
                self._writing.execute("BEGIN IMMEDIATE")
            self._writing.execute(_insert(len(rows)), rows)
            for work in rest:
                work(self._writing)
            if rest:
                self._writing.execute("COMMIT")
        except sqlite3.IntegrityError:
            # Somebody's number is taken. Each by itself will show whose.
            self._writing.rollback()
            return None
        return [None] * len(jobs)

    def _commit_each(self, jobs: list[_Job]) -> list[Any]:
        self._writing.execute("BEGIN IMMEDIATE")
        results = [_attempt(work, self._writing) for work, _ in jobs]
        self._writing.execute("COMMIT")
        return results

    def _all(self, query: str, *values: Any) -> list[Any]:
        return self._reading.execute(query, values).fetchall()

    # Logs

    async def append(
        self, table: str, number: int, texts: Sequence[bytes], summary: TableSummary | None = None
    ) -> None:
        """Append entries; raises :exc:`Conflict` and :exc:`NotSaved`."""
        rows: Rows = []
        for step, text in enumerate(texts):
            rows += (table, number + step, text)
        if summary is None:
            if rows:
                await self._submit(rows)
            return
        values = (
            table, summary.phase, summary.public, summary.code, summary.since,
            msgspec.json.encode(summary),
        )  # fmt: skip

        def work(connection: sqlite3.Connection) -> None:
            if rows:
                connection.execute(_insert(len(rows)), rows)
            connection.execute("INSERT OR REPLACE INTO cards VALUES (?,?,?,?,?,?)", values)

        await self._submit(work)

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """The entries of a table after a number."""
        found = self._all("SELECT entry FROM log WHERE room=? AND n>? ORDER BY n", table, after)
        return [row[0] for row in found]

    async def summaries(self, phases: Sequence[str], *, public: bool) -> list[TableSummary]:
        """The tables in these phases, the latest first."""
        marks = ",".join("?" * len(phases))
        found = self._all(
            f"SELECT card FROM cards WHERE phase IN ({marks}) AND public>=? ORDER BY changed DESC",
            *phases,
            int(public),
        )
        return [msgspec.json.decode(row[0], type=TableSummary) for row in found]

    async def find_code(self, code: str) -> str | None:
        """The table that waits for guests under this code."""
        found = self._all("SELECT room FROM cards WHERE code=? AND phase='waiting'", code)
        return str(found[0][0]) if found else None

    # People

    async def add_person(self, person: Person, token_hash: str) -> None:
        """Take in a guest."""
        values = (token_hash, person.id, person.name)
        await self._submit(lambda c: c.execute("INSERT INTO people VALUES (?,?,?)", values))

    async def rename_person(self, person: str, name: str) -> None:
        """Give a guest another name."""
        values = (name, person)
        await self._submit(lambda c: c.execute("UPDATE people SET name=? WHERE person=?", values))

    async def find_person(self, token_hash: str) -> Person | None:
        """The guest with this token."""
        found = self._all("SELECT person, name FROM people WHERE token_hash=?", token_hash)
        return Person(*found[0]) if found else None

    # Talk

    async def say(self, table: str, command: str, said: Said) -> None:
        """Keep something that was said; raises :exc:`Conflict` if it was said before."""
        values = (table, command, msgspec.json.encode(said), table)
        # The rooms of a table have numbers of their own, but are kept in the order of time.
        insert = "INSERT INTO talk SELECT ?, ifnull(max(n), 0) + 1, ?, ? FROM talk WHERE room=?"
        await self._submit(lambda c: c.execute(insert, values))

    async def numbers_said(self, table: str) -> dict[str, int]:
        """The number of the last thing said in each room of a table."""
        query = f"SELECT {_ROOM_SAID}, max(json_extract(CAST(said AS TEXT), '$.n'))"
        return dict(self._all(f"{query} FROM talk WHERE room=? GROUP BY 1", table))

    async def hear(self, table: str, room: Room, last: int) -> list[Said]:
        """The last so many things said in a room of a table, in order."""
        query = f"SELECT said FROM talk WHERE room=? AND {_ROOM_SAID}=? ORDER BY n DESC LIMIT ?"
        found = self._all(query, table, room, last)
        return [msgspec.json.decode(row[0], type=Said) for row in reversed(found)]

    async def mute(self, person: str, other: str, on: bool) -> None:
        """Hear no more, or again, of somebody."""
        change = "INSERT OR IGNORE INTO mutes VALUES (?,?)"
        if not on:
            change = "DELETE FROM mutes WHERE person=? AND other=?"
        await self._submit(lambda c: c.execute(change, (person, other)))

    async def muted(self, person: str) -> frozenset[str]:
        """Whom somebody does not want to hear."""
        found = self._all("SELECT other FROM mutes WHERE person=?", person)
        return frozenset(row[0] for row in found)

    async def close(self) -> None:
        """Write what is waiting, and close the file."""
        self._jobs.put(None)
        await asyncio.get_running_loop().run_in_executor(None, self._thread.join)
        self._reading.close()
        self._writing.close()


def _insert(values: int) -> str:
    """The statement that writes as many entries as there are values for."""
    return "INSERT INTO log VALUES (?,?,?)" + ",(?,?,?)" * (values // _VALUES - 1)


def _attempt(work: Rows | Work, connection: sqlite3.Connection) -> Any:
    """What comes of a piece of work; a number that is taken spoils only this piece."""
    try:
        if isinstance(work, list):
            connection.execute(_insert(len(work)), work)
        else:
            work(connection)
    except sqlite3.IntegrityError as error:
        return Conflict(str(error))
    return None


def _settle(jobs: list[_Job], results: list[Any]) -> None:
    for (_, future), result in zip(jobs, results, strict=True):
        if future.done():
            continue
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)
