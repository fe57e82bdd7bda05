"""The embedded store: SQLite in one file, with one writer thread and group commit."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Final

import msgspec

from ridotto.house.running.background import in_thread
from ridotto.house.store.base import Damaged, Fault, Person
from ridotto.house.store.checksums import fault_in, sum_of
from ridotto.house.store.lifecycle import LifecycleStore
from ridotto.house.store.losses import open_with_marks
from ridotto.house.store.marks import Lost, chat_mark, guest_mark, log_mark
from ridotto.house.store.moderation import Action, ModerationStore
from ridotto.house.store.sqlite_lifecycle import SqliteLifecycle
from ridotto.house.store.sqlite_moderation import SqliteModeration, log_action
from ridotto.house.store.store_file import UNREADABLE, WrongFile, open_file
from ridotto.house.store.summaries import TableSummary, put_summary
from ridotto.house.store.writer import Rows, Writer, insertion
from ridotto.house.views.messages import Room, Said

#: The chat room of a message: players or spectators.
_CHAT_ROOM: Final = "json_extract(CAST(message AS TEXT), '$.room')"
#: The number of chat messages that are kept at a table, and how many more before old ones go.
CHAT_KEPT: Final = 2000
_CHAT_BATCH: Final = 100
_TRIM_CHAT: Final = f"""DELETE FROM chat WHERE table_id=?1 AND n <= ?2
    AND n NOT IN (SELECT max(n) FROM chat WHERE table_id=?1 GROUP BY {_CHAT_ROOM})"""
#: Larger files are not checked on opening: reading them would slow the disk down for minutes.
LARGEST_CHECKED: Final = 1 << 30
#: Seconds between two attempts to end a check.
INTERRUPTION: Final = 0.02

log = logging.getLogger("ridotto.house")


class SqliteStore:
    """Keep everything in one file. Reads use their own connection and do not wait for writes."""

    def __init__(self, path: Path) -> None:
        """Open or create the file; raise :exc:`WrongFile` or :exc:`sqlite3.Error`."""
        self._path = path
        connection, self._marks, self._lost = open_with_marks(path)
        self._reading = open_file(path)
        self._reading.execute("PRAGMA query_only=1")
        #: The check that is under way, and its connection.
        self._check: asyncio.Task[None] | None = None
        self._checking: sqlite3.Connection | None = None
        self._closing = False
        self._damage: dict[str, str] = {}
        if self._lost:
            self._note_losses(self._lost)
        self._writer = Writer(connection, self._marks)
        self._submit = self._writer.submit
        self.moderation: ModerationStore = SqliteModeration(self._submit, self._all)
        self.lifecycle: LifecycleStore = SqliteLifecycle(self._submit, self._all, self._marks)

    # Health

    @property
    def commits(self) -> int:
        """Return the number of commits."""
        return self._writer.commits

    @property
    def written(self) -> int:
        """Return the number of writes in all commits."""
        return self._writer.written

    @property
    def trouble(self) -> str:
        """Return why the last commit failed; empty if it succeeded."""
        return self._writer.trouble

    @property
    def damage(self) -> Mapping[str, str]:
        """Return what was found damaged besides single tables, and why."""
        return self._damage

    @property
    def known_damage(self) -> frozenset[str]:
        """Return the tables whose damage the operator knows of."""
        return frozenset(self._marks.known)

    async def verify(self) -> None:
        """Check the structure of the file, and whether it was replaced, in another thread."""
        if (size := self._path.stat().st_size) > LARGEST_CHECKED:
            log.info("store too large to be checked", extra={"megabytes": size >> 20})
            return
        self._check = asyncio.create_task(in_thread(self._verify))
        # A caller who no longer waits does not end the thread; closing does.
        await asyncio.shield(self._check)

    def _verify(self) -> None:
        try:
            with closing(open_file(self._path, read_only=True)) as self._checking:
                self._check_structure(self._checking)
                if lost := self._marks.lost_in(self._checking):
                    self._note_losses(lost)
        except (WrongFile, *UNREADABLE) as error:
            if not self._closing:
                self._damage["structure"] = str(error)
        finally:
            self._checking = None

    def _check_structure(self, store: sqlite3.Connection) -> None:
        found = "" if self._closing else store.execute("PRAGMA quick_check(1)").fetchone()[0]
        if found not in ("", "ok"):
            self._damage["structure"] = " ".join(found.split())

    def _note_losses(self, lost: Mapping[str, Lost]) -> None:
        self._lost = lost
        self._damage["lost"] = (
            f"the latest writes to {len(lost)} logs, chat rooms and guests are missing"
        )

    # Reading

    def _all(self, query: str, *values: Any) -> list[Any]:
        try:
            return self._reading.execute(query, values).fetchall()
        except UNREADABLE as error:
            raise Damaged(Fault("unreadable", detail=str(error))) from None

    def _readable(self, what: str, query: str, *values: Any) -> Iterator[Any]:
        """Yield the rows that can be read; note the damage if there is any."""
        try:
            yield from self._reading.execute(query, values)
        except UNREADABLE as error:
            self._damage[what] = str(error)

    # Logs

    async def append(
        self,
        table: str,
        number: int,
        texts: Sequence[bytes],
        summary: TableSummary | None = None,
        action: Action | None = None,
    ) -> None:
        """Append entries; raise :exc:`Conflict` or :exc:`NotSaved`."""
        rows: Rows = []
        for n, text in enumerate(texts, number):
            rows += (table, n, text, sum_of(table, n, text))
        mark = log_mark(table, number + len(texts) - 1)
        if summary is None and action is None:
            if rows:
                await self._submit(rows, mark)
            return

        def work(connection: sqlite3.Connection) -> None:
            if rows:
                connection.execute(insertion(len(rows)), rows)
            if summary is not None:
                put_summary(connection, summary)
            if action is not None:
                log_action(connection, action)

        await self._submit(work, mark if rows else None)

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """Return the entries of a table after a number; raise :exc:`Damaged`."""
        query = "SELECT n, entry, sum FROM log WHERE table_id=? AND n>? ORDER BY n"
        rows = self._all(query, table, after)
        if fault := fault_in(table, rows, after):
            raise Damaged(fault)
        had, has = self._marks.found.get(table, 0), after + len(rows)
        # A table that lost its last entries must not be played on, even after others were written.
        if has < had or table in self._lost:
            raise Damaged(Fault("entries-lost", has, had))
        return [row[1] for row in rows]

    async def phase_of(self, table: str) -> str:
        """Return the phase of a table according to its summary."""
        found = self._all("SELECT phase FROM table_summaries WHERE table_id=?", table)
        return str(found[0][0]) if found else ""

    async def summaries(self, phases: Sequence[str], *, public: bool) -> list[TableSummary]:
        """Return the tables in these phases, the latest first."""
        marks = ",".join("?" * len(phases))
        found = self._readable(
            "summaries",
            f"SELECT summary FROM table_summaries WHERE phase IN ({marks}) AND public>=?"
            " ORDER BY changed DESC",
            *phases,
            int(public),
        )
        return [*self._decoded("summaries", found, TableSummary)]

    async def find_code(self, code: str) -> str | None:
        """Return the table with this code that waits for guests, or else plays."""
        query = "SELECT table_id FROM table_summaries WHERE code=? AND phase="
        found = self._all(f"{query}'waiting'", code) or self._all(f"{query}'playing'", code)
        return str(found[0][0]) if found else None

    async def count_open(self) -> int:
        """Return the number of tables that wait for guests or play."""
        query = "SELECT count(*) FROM table_summaries WHERE phase IN ('waiting', 'playing')"
        return int(self._all(query)[0][0])

    # People

    async def add_person(self, person: Person, token_hash: str) -> None:
        """Add a guest."""
        values = (token_hash, person.id, person.name)
        insert = "INSERT INTO people (token_hash, person, name) VALUES (?,?,?)"
        await self._submit(lambda c: c.execute(insert, values), guest_mark(person.id))

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
        person = (message.person, table)
        # Each room numbers its own messages; this number orders them in time.
        insert = "INSERT INTO chat SELECT ?, ifnull(max(n), 0) + 1, ?, ? FROM chat WHERE table_id=?"

        def work(connection: sqlite3.Connection) -> None:
            connection.execute(insert, values)
            connection.execute("INSERT OR IGNORE INTO table_people VALUES (?,?)", person)
            (last,) = connection.execute(
                "SELECT max(n) FROM chat WHERE table_id=?", (table,)
            ).fetchone()
            if last > CHAT_KEPT and last % _CHAT_BATCH == 0:
                # The last message of each room stays: it holds the room's number.
                connection.execute(_TRIM_CHAT, (table, last - CHAT_KEPT))

        await self._submit(work, chat_mark(table, message.room, message.n))

    async def last_chat_numbers(self, table: str) -> dict[str, int]:
        """Return the number of the last message in each chat room of a table."""
        query = f"SELECT {_CHAT_ROOM}, max(json_extract(CAST(message AS TEXT), '$.n'))"
        return dict(self._readable("chat", f"{query} FROM chat WHERE table_id=? GROUP BY 1", table))

    async def read_chat(self, table: str, room: Room, most: int) -> list[Said]:
        """Return the last messages in a chat room of a table, in order."""
        where = f"table_id=? AND {_CHAT_ROOM}=?"
        query = f"SELECT message FROM chat WHERE {where} ORDER BY n DESC LIMIT ?"
        found = self._readable("chat", query, table, room, most)
        return [*self._decoded("chat", found, Said)][::-1]

    def _decoded(self, what: str, rows: Iterator[Any], form: Any) -> Iterator[Any]:
        """Yield the values in rows of JSON; note the damage if one cannot be decoded."""
        for row in rows:
            try:
                yield msgspec.json.decode(row[0], type=form)
            except (msgspec.MsgspecError, UnicodeError, TypeError) as error:
                self._damage[what] = f"unreadable: {type(error).__name__}"

    async def mute(self, person: str, other: str, on: bool) -> None:
        """Mute a person for another, or unmute them."""
        change = "INSERT OR IGNORE INTO mutes VALUES (?,?)"
        if not on:
            change = "DELETE FROM mutes WHERE person=? AND other=?"
        await self._submit(lambda c: c.execute(change, (person, other)))

    async def muted(self, person: str) -> frozenset[str]:
        """Return the people that a person has muted."""
        found = self._readable("mutes", "SELECT other FROM mutes WHERE person=?", person)
        return frozenset(row[0] for row in found)

    async def close(self) -> None:
        """Finish pending writes and close the file."""
        self._closing = True
        await self._stop_check()
        await self._writer.close()
        self._reading.close()
        self._writer.connection.close()
        self._marks.close()

    async def _stop_check(self) -> None:
        """End a check that is under way: its connection would keep the write-ahead log alive."""
        while self._check is not None and not self._check.done():
            # Again and again: an interruption before the query begins has no effect.
            if (checking := self._checking) is not None:
                with suppress(sqlite3.ProgrammingError):  # closed in the meantime
                    checking.interrupt()
            await asyncio.wait((self._check,), timeout=INTERRUPTION)
