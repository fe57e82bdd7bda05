"""The writer of the embedded store: one thread, and one commit for many writes.

A write returns when it is on disk (``synchronous=FULL``). Writes that arrive during a commit share
the next one.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final

from ridotto.house.store.base import Conflict, NotSaved
from ridotto.house.store.disk import reason_of
from ridotto.house.store.marks import Mark, Marks

#: Maximum number of jobs in one commit.
MOST_AT_ONCE: Final = 512
#: Maximum number of values in one statement; SQLite's own limit is higher.
MOST_VALUES: Final = 4000
#: Number of values of an entry: table, number, text and checksum.
VALUES: Final = 4
#: Time in seconds that a busy writer waits for more jobs to join a commit.
GATHERING: Final = 0.001
#: SQLite's codes for a damaged file.
_CORRUPT: Final = (11, 26)

#: Entries for the log as a flat list: table, number, text, checksum, table, …
Rows = list[Any]
Work = Callable[[sqlite3.Connection], Any]
Job = tuple[Rows | Work, "Mark | None", "asyncio.Future[Any]"]


class Writer:
    """Carry out the writes of a store in a thread of its own."""

    def __init__(self, connection: sqlite3.Connection, marks: Marks) -> None:
        """Start the thread; it alone uses the connection and the marks."""
        self.connection = connection
        self._path = Path(connection.execute("PRAGMA database_list").fetchone()[2])
        self._marks = marks
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        #: The number of commits, and of jobs in them.
        self.commits = 0
        self.written = 0
        #: Why the last commit failed; empty if it succeeded.
        self.trouble = ""
        self._thread = threading.Thread(target=self._run, name="ridotto-writer", daemon=True)
        self._thread.start()

    def submit(self, work: Rows | Work, mark: Mark | None = None) -> asyncio.Future[Any]:
        """Queue a write, with the mark to note once it is durable."""
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._jobs.put((work, mark, future))
        return future

    async def close(self) -> None:
        """Finish pending writes and end the thread."""
        self._jobs.put(None)
        await asyncio.get_running_loop().run_in_executor(None, self._thread.join)

    def _run(self) -> None:
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
            loop = jobs[0][2].get_loop()
            if not loop.is_closed():
                loop.call_soon_threadsafe(_settle, jobs, results)
        # Deleted data must not stay in the log, even if another process keeps that in use.
        with suppress(sqlite3.Error):
            self.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def _commit(self, jobs: list[Job]) -> list[Any]:
        """Run all jobs in one transaction; return the result of each, or why it failed."""
        try:
            results = self._commit_together(jobs) or self._commit_each(jobs)
        except Exception as error:
            # Catch everything: if the writer died, all callers would wait forever.
            self.trouble = reason_of(error, self._path)
            with suppress(sqlite3.Error):
                self.connection.rollback()
            if len(jobs) > 1 and getattr(error, "sqlite_errorcode", 0) & 0xFF in _CORRUPT:
                # Only the jobs that touch the damaged part of the file may fail.
                return [self._commit([job])[0] for job in jobs]
            return [NotSaved(self.trouble) for _ in jobs]
        self.trouble = ""
        self.commits += 1
        self.written += len(jobs)
        # Before anything is acknowledged: a client must not know of what leaves no trace if lost.
        marks = [job[1] for job, result in zip(jobs, results, strict=True) if job[1] and not result]
        if marks:
            self._marks.note(marks)
        return results

    def _commit_together(self, jobs: list[Job]) -> list[Any] | None:
        """Write all entries with one statement, then the rest; return None if that fails.

        This thread waits for the GIL once per statement, so one statement is fastest.
        """
        rows: Rows = []
        rest: list[Work] = []
        for work, _, _ in jobs:
            if isinstance(work, list):
                rows += work
            else:
                rest.append(work)
        if not 0 < len(rows) <= MOST_VALUES:
            return None
        try:
            if rest:
                self.connection.execute("BEGIN IMMEDIATE")
            self.connection.execute(insertion(len(rows)), rows)
            for work in rest:
                work(self.connection)
            if rest:
                self.connection.execute("COMMIT")
        except sqlite3.IntegrityError:
            # A number is taken. Writing the jobs one by one will show which.
            self.connection.rollback()
            return None
        return [None] * len(jobs)

    def _commit_each(self, jobs: list[Job]) -> list[Any]:
        self.connection.execute("BEGIN IMMEDIATE")
        results = [_attempt(work, self.connection) for work, _, _ in jobs]
        self.connection.execute("COMMIT")
        return results


def insertion(values: int) -> str:
    """Return the statement that writes entries with this many values in total."""
    return "INSERT INTO log VALUES (?,?,?,?)" + ",(?,?,?,?)" * (values // VALUES - 1)


def _attempt(work: Rows | Work, connection: sqlite3.Connection) -> Any:
    """Run one job; return a conflict if its number is taken, so that other jobs go on."""
    try:
        if isinstance(work, list):
            connection.execute(insertion(len(work)), work)
        else:
            work(connection)
    except sqlite3.IntegrityError as error:
        return Conflict(str(error))
    return None


def _settle(jobs: list[Job], results: list[Any]) -> None:
    for (_, _, future), result in zip(jobs, results, strict=True):
        if future.done():
            continue
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)
