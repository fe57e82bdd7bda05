"""The embedded store: SQLite in one file, with one writer thread and group commit.

A write returns when it is on disk (``synchronous=FULL``). Writes that arrive during a commit share
the next one.
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
from ridotto.house.store.schema import VERSION, migrate, version_of
from ridotto.house.views.messages import Room, Said

T = TypeVar("T")

#: Only the owner may read a store: it holds the secrets of masked players.
PRIVATE: Final = 0o600
#: Maximum number of jobs in one commit.
MOST_AT_ONCE: Final = 512
#: Maximum number of values in one statement; SQLite's own limit is higher.
MOST_VALUES: Final = 3000
_VALUES: Final = 3
#: Pages in the write-ahead log before a checkpoint: a table's page is then written into the file
#: once for many moves.
CHECKPOINT: Final = 4000
#: Time in seconds that a busy writer waits for more jobs to join a commit.
GATHERING: Final = 0.001

#: The chat room of a message: players or spectators.
_CHAT_ROOM: Final = "json_extract(CAST(message AS TEXT), '$.room')"

#: Entries for the log as a flat list: table, number, text, table, number, text, …
Rows = list[Any]
Work = Callable[[sqlite3.Connection], Any]
_Job = tuple[Rows | Work, "asyncio.Future[Any]"]


class WrongFile(Exception):
    """The file is not a store, or was written by a newer version."""


def open_file(path: Path, *, read_only: bool = False) -> sqlite3.Connection:
    """Return a connection to a store's file; raise :exc:`WrongFile` or :exc:`sqlite3.Error`."""
    uri = f"{path.absolute().as_uri()}{'?mode=ro' if read_only else ''}"
    connection = sqlite3.connect(uri, uri=True, isolation_level=None, check_same_thread=False)
    try:
        version = version_of(connection)
        tables = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
    except sqlite3.DatabaseError as error:
        connection.close()
        raise WrongFile(f"{path} is not the store of a house: {error}") from None
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

    Create the file if it is missing, readable for its owner alone: it holds the deals of games in
    progress. SQLite gives its companion files the same permissions. A file of an earlier version is
    migrated.
    """
    if not path.exists():
        with suppress(OSError):  # SQLite reports the error.
            path.touch(PRIVATE)
    connection = open_file(path)
    try:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA busy_timeout=5000")
        connection.execute(f"PRAGMA wal_autocheckpoint={CHECKPOINT}")
        migrate(connection)
    except BaseException:
        connection.close()
        raise
    return connection


class SqliteStore:
    """Keep everything in one file. Reads use their own connection and do not wait for writes."""

    def __init__(self, path: Path) -> None:
        """Open or create the file; raise :exc:`WrongFile` or :exc:`sqlite3.Error`."""
        self._writing = prepare(path)
        self._reading = open_file(path)
        self._reading.execute("PRAGMA query_only=1")
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._write, name="ridotto-writer", daemon=True)
        self._thread.start()
        #: The number of commits, and of jobs in them.
        self.commits = 0
        self.written = 0
        #: Why the last commit failed; empty if it succeeded.
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
                # More jobs are about to come: one commit for all of them costs little more.
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
        """Run all jobs in one transaction; return the result of each, or why it failed."""
        try:
            results = self._commit_together(jobs) or self._commit_each(jobs)
        except Exception as error:
            # Catch everything: if the writer died, all callers would wait forever.
            self.trouble = str(error)
            with suppress(sqlite3.Error):
                self._writing.rollback()
            return [NotSaved(str(error)) for _ in jobs]
        self.trouble = ""
        self.commits += 1
        self.written += len(jobs)
        return results

    def _commit_together(self, jobs: list[_Job]) -> list[Any] | None:
        """Write all entries with one statement, then the rest; return None if that fails.

        This thread waits for the GIL once per statement, so one statement is fastest.
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
            # A number is taken. Writing the jobs one by one will show which.
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
        """Append entries; raise :exc:`Conflict` or :exc:`NotSaved`."""
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
            connection.execute(
                "INSERT OR REPLACE INTO table_summaries VALUES (?,?,?,?,?,?)", values
            )

        await self._submit(work)

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """Return the entries of a table after a number."""
        query = "SELECT entry FROM log WHERE table_id=? AND n>? ORDER BY n"
        found = self._all(query, table, after)
        return [row[0] for row in found]

    async def summaries(self, phases: Sequence[str], *, public: bool) -> list[TableSummary]:
        """Return the tables in these phases, the latest first."""
        marks = ",".join("?" * len(phases))
        found = self._all(
            f"SELECT summary FROM table_summaries WHERE phase IN ({marks}) AND public>=?"
            " ORDER BY changed DESC",
            *phases,
            int(public),
        )
        return [msgspec.json.decode(row[0], type=TableSummary) for row in found]

    async def find_code(self, code: str) -> str | None:
        """Return the table that waits for guests under this code."""
        query = "SELECT table_id FROM table_summaries WHERE code=? AND phase='waiting'"
        found = self._all(query, code)
        return str(found[0][0]) if found else None

    # People

    async def add_person(self, person: Person, token_hash: str) -> None:
        """Add a guest."""
        values = (token_hash, person.id, person.name)
        await self._submit(lambda c: c.execute("INSERT INTO people VALUES (?,?,?)", values))

    async def rename_person(self, person: str, name: str) -> None:
        """Change a guest's name."""
        values = (name, person)
        await self._submit(lambda c: c.execute("UPDATE people SET name=? WHERE person=?", values))

    async def find_person(self, token_hash: str) -> Person | None:
        """Return the guest with this token."""
        found = self._all("SELECT person, name FROM people WHERE token_hash=?", token_hash)
        return Person(*found[0]) if found else None

    # Chat

    async def append_chat(self, table: str, command: str, message: Said) -> None:
        """Append a chat message; raise :exc:`Conflict` if the command was carried out before."""
        values = (table, command, msgspec.json.encode(message), table)
        # Each room numbers its own messages; this number orders them in time.
        insert = "INSERT INTO chat SELECT ?, ifnull(max(n), 0) + 1, ?, ? FROM chat WHERE table_id=?"
        await self._submit(lambda c: c.execute(insert, values))

    async def last_chat_numbers(self, table: str) -> dict[str, int]:
        """Return the number of the last message in each chat room of a table."""
        query = f"SELECT {_CHAT_ROOM}, max(json_extract(CAST(message AS TEXT), '$.n'))"
        return dict(self._all(f"{query} FROM chat WHERE table_id=? GROUP BY 1", table))

    async def read_chat(self, table: str, room: Room, most: int) -> list[Said]:
        """Return the last messages in a chat room of a table, in order."""
        where = f"table_id=? AND {_CHAT_ROOM}=?"
        query = f"SELECT message FROM chat WHERE {where} ORDER BY n DESC LIMIT ?"
        found = self._all(query, table, room, most)
        return [msgspec.json.decode(row[0], type=Said) for row in reversed(found)]

    async def mute(self, person: str, other: str, on: bool) -> None:
        """Mute a person for another, or unmute them."""
        change = "INSERT OR IGNORE INTO mutes VALUES (?,?)"
        if not on:
            change = "DELETE FROM mutes WHERE person=? AND other=?"
        await self._submit(lambda c: c.execute(change, (person, other)))

    async def muted(self, person: str) -> frozenset[str]:
        """Return the people that a person has muted."""
        found = self._all("SELECT other FROM mutes WHERE person=?", person)
        return frozenset(row[0] for row in found)

    async def close(self) -> None:
        """Finish pending writes and close the file."""
        self._jobs.put(None)
        await asyncio.get_running_loop().run_in_executor(None, self._thread.join)
        self._reading.close()
        self._writing.close()


def _insert(values: int) -> str:
    """Return the statement that writes entries with this many values in total."""
    return "INSERT INTO log VALUES (?,?,?)" + ",(?,?,?)" * (values // _VALUES - 1)


def _attempt(work: Rows | Work, connection: sqlite3.Connection) -> Any:
    """Run one job; return a conflict if its number is taken, so that other jobs go on."""
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
