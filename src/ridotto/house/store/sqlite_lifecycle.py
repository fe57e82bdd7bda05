"""Finding, exporting and deleting data in SQLite: the same file, the same writer."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from ridotto.house.store.checksums import sum_of
from ridotto.house.store.lifecycle import Settled
from ridotto.house.store.marks import Marks, chat_mark, guest_mark, log_mark
from ridotto.house.store.summaries import TableSummary, put_summary
from ridotto.house.views.messages import Said

#: The last row of each chat room stays, without its text: it holds the room's number.
_TEXT: Final = "json_extract(CAST(message AS TEXT), '$.text')"
_ROOMS: Final = ("players", "spectators")
#: Number of guests whose last visit is set in one write.
_AT_ONCE: Final = 500


class SqliteLifecycle:
    """Find and delete data in a store's file."""

    def __init__(
        self, submit: Callable[..., Any], read: Callable[..., list[Any]], marks: Marks
    ) -> None:
        """Write with ``submit``, as a writer has it, and read with ``read``."""
        self._submit = submit
        self._read = read
        self._marks = marks

    # Guests

    async def tables_of(self, person: str) -> list[str]:
        """Return the tables whose log or chat names a person."""
        query = "SELECT table_id FROM table_people WHERE person=? ORDER BY 1"
        return [row[0] for row in self._read(query, person)]

    async def said_by(self, person: str, table: str) -> list[Said]:
        """Return the chat messages of a person at a table, in order."""
        where, values = _messages_of(person, table)
        rows = self._read(f"SELECT message FROM chat WHERE {where} ORDER BY n", *values)
        said = [msgspec.json.decode(row[0], type=Said) for row in rows]
        return [each for each in said if each.text]

    async def take_out(
        self, person: str, table: str, texts: Mapping[int, bytes], summary: TableSummary
    ) -> None:
        """Take a person out of a table: replace the entries that name them, and the summary."""
        rows = [(text, sum_of(table, n, text), table, n) for n, text in texts.items()]

        def work(connection: sqlite3.Connection) -> None:
            connection.executemany("UPDATE log SET entry=?, sum=? WHERE table_id=? AND n=?", rows)
            _blank(connection, *_messages_of(person, table))
            named = (person, table)
            connection.execute("DELETE FROM table_people WHERE person=? AND table_id=?", named)
            put_summary(connection, summary)

        await self._submit(work)

    async def forget(self, person: str) -> None:
        """Delete a guest and their mutes."""

        def work(connection: sqlite3.Connection) -> None:
            # Before the deletion: if it fails, a loss may go unnoticed, but none is invented.
            self._marks.drop([guest_mark(person)[0]])
            connection.execute("DELETE FROM people WHERE person=?", (person,))
            connection.execute("DELETE FROM mutes WHERE person=? OR other=?", (person, person))
            connection.execute("DELETE FROM table_people WHERE person=?", (person,))

        # Dropped again, after the marks of anything written in the same commit; and purged only
        # when the guest is gone, so that a failure in between invents no loss.
        await self._submit(work, (guest_mark(person)[0], 0))
        await self._submit(lambda _: self._marks.purge())

    async def note_seen(self, person: str, day: int) -> None:
        """Note the day on which a guest was last seen."""
        values = (day, person, day)
        change = "UPDATE people SET seen=? WHERE person=? AND seen<?"
        await self._submit(lambda connection: connection.execute(change, values))

    async def last_seen(self, person: str) -> int:
        """Return the day on which a guest was last seen; 0 if it is not known."""
        found = self._read("SELECT seen FROM people WHERE person=?", person)
        return int(found[0][0]) if found else 0

    async def absent_since(self, day: int, today: int, most: int) -> list[str]:
        """Return guests who were last seen before a day and are not in the middle of a game."""
        change = (
            "UPDATE people SET seen=? WHERE token_hash IN"
            " (SELECT token_hash FROM people WHERE seen=0 LIMIT ?)"
        )
        while self._read("SELECT 1 FROM people WHERE seen=0 LIMIT 1"):
            await self._submit(lambda connection: connection.execute(change, (today, _AT_ONCE)))
        query = """SELECT person FROM people WHERE seen<? AND NOT EXISTS (
            SELECT 1 FROM table_people JOIN table_summaries USING (table_id)
            WHERE table_people.person=people.person AND phase='playing') LIMIT ?"""
        return [row[0] for row in self._read(query, day, most)]

    # Tables

    async def settled(
        self, phase: str, before: int, after: tuple[int, str], most: int
    ) -> list[Settled]:
        """Return tables in a phase that were opened before a time, the oldest first."""
        last = """SELECT iif(json_valid(CAST(entry AS TEXT)),
            json_extract(CAST(entry AS TEXT), '$.at'), NULL)
            FROM log WHERE log.table_id=table_summaries.table_id ORDER BY n DESC LIMIT 1"""
        query = f"""SELECT table_id, changed, ifnull(({last}), changed) FROM table_summaries
            WHERE phase=? AND changed<? AND (changed, table_id) > (?, ?)
            ORDER BY changed, table_id LIMIT ?"""
        return [Settled(*row) for row in self._read(query, phase, before, *after, most)]

    async def delete_table(self, table: str) -> None:
        """Delete a table with its chat."""

        def work(connection: sqlite3.Connection) -> None:
            marks = [log_mark(table, 0), *(chat_mark(table, room, 0) for room in _ROOMS)]
            self._marks.drop([key for key, _ in marks])
            for name in ("log", "table_summaries", "table_people", "chat"):
                connection.execute(f"DELETE FROM {name} WHERE table_id=?", (table,))

        # Again, after the marks of anything written in the same commit.
        await self._submit(work, log_mark(table, 0))

    async def clear_chat(self, table: str) -> bool:
        """Delete the chat of a table; return whether there was any."""
        if not self._read(f"SELECT 1 FROM chat WHERE table_id=? AND {_TEXT}<>'' LIMIT 1", table):
            return False

        def work(connection: sqlite3.Connection) -> None:
            room = "json_extract(CAST(message AS TEXT), '$.room')"
            last = f"SELECT max(n) FROM chat WHERE table_id=? GROUP BY {room}"
            connection.execute(
                f"DELETE FROM chat WHERE table_id=? AND n NOT IN ({last})", (table, table)
            )
            _blank(connection, "table_id=?", (table,))

        await self._submit(work)
        return True


def _messages_of(person: str, table: str) -> tuple[str, tuple[str, ...]]:
    """Return the condition for the messages of a person at a table, and its values."""
    # The command's id begins with the person's, and is indexed.
    return "table_id=? AND command>=? AND command<?", (table, f"{person}/", f"{person}0")


def _blank(connection: sqlite3.Connection, where: str, values: tuple[Any, ...]) -> None:
    """Take text, name and person out of chat messages; their numbers stay taken."""
    query = f"SELECT table_id, n, message FROM chat WHERE {where}"
    for table, n, message in connection.execute(query, values).fetchall():
        try:
            said = msgspec.json.decode(message, type=Said)
        except (msgspec.MsgspecError, UnicodeError):
            connection.execute("DELETE FROM chat WHERE table_id=? AND n=?", (table, n))
            continue
        blank = msgspec.structs.replace(said.without_text(), person="", name="")
        connection.execute(
            "UPDATE chat SET message=?, command=? WHERE table_id=? AND n=?",
            (msgspec.json.encode(blank), f"/{n}", table, n),
        )
