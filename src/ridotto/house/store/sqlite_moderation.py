"""Moderation in SQLite: the same file, the same writer."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import Any, Final

import msgspec

from ridotto.house.store.moderation import (
    Action,
    Concerning,
    FoundPerson,
    LoggedAction,
    Penalty,
    Report,
    StoredNotice,
)
from ridotto.house.views.messages import Room, Said

Work = Callable[[sqlite3.Connection], Any]

_OF_ROOM: Final = (
    "table_id=? AND json_extract(CAST(message AS TEXT), '$.room')=?"
    " AND json_extract(CAST(message AS TEXT), '$.n') BETWEEN ? AND ?"
)
_OF_PERSON: Final = "json_extract(CAST(penalty AS TEXT), '$.person')=?"
#: Take the name and the texts about a guest out of the audit log; what was done stays.
_ANONYMOUS: Final = """UPDATE operator_actions SET details=CAST(json_remove(
    CAST(details AS TEXT), '$.name', '$.text', '$.reason', '$.note') AS BLOB)
    WHERE json_extract(CAST(details AS TEXT), '$.person')=?"""


class SqliteModeration:
    """The tables about moderation in a store's file."""

    def __init__(self, submit: Callable[[Work], Any], read: Callable[..., list[Any]]) -> None:
        """Write with ``submit``, which returns an awaitable, and read with ``read``."""
        self._submit = submit
        self._read = read

    async def _insert(
        self, query: str, values: tuple[Any, ...], action: Action | None = None
    ) -> int:
        """Insert a row and log the action; return the row's number."""
        made: list[int] = []

        def work(connection: sqlite3.Connection) -> None:
            made.append(connection.execute(query, values).lastrowid or 0)
            if action is not None:
                log_action(connection, action)

        await self._submit(work)
        # A transaction may be tried twice; only the last attempt counts.
        return made[-1]

    async def _change(self, query: str, values: tuple[Any, ...], action: Action | None) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute(query, values)
            if action is not None:
                log_action(connection, action)

        await self._submit(work)

    # Penalties

    async def penalties(self, now: int) -> list[Penalty]:
        """Return the penalties that are in force."""
        found = self._read(
            "SELECT id, penalty FROM penalties WHERE lifted=0 AND (until IS NULL OR until>?)", now
        )
        return [_with_number(row, Penalty) for row in found]

    async def add_penalty(self, penalty: Penalty, action: Action) -> Penalty:
        """Add a penalty; return it with its number."""
        query = "INSERT INTO penalties (until, lifted, penalty) VALUES (?, 0, ?)"
        number = await self._insert(query, (penalty.until, msgspec.json.encode(penalty)), action)
        return msgspec.structs.replace(penalty, id=number)

    async def lift_penalty(self, number: int, action: Action) -> None:
        """End a penalty."""
        await self._change("UPDATE penalties SET lifted=1 WHERE id=?", (number,), action)

    # Notices

    async def notices(self, now: int) -> list[StoredNotice]:
        """Return current announcements, and warnings that nobody has seen."""
        found = self._read(
            "SELECT id, notice FROM notices WHERE ended=0 AND (until IS NULL OR until>?)"
            " ORDER BY id",
            now,
        )
        return [_with_number(row, StoredNotice) for row in found]

    async def add_notice(self, notice: StoredNotice, action: Action) -> StoredNotice:
        """Add a notice; return it with its number."""
        query = "INSERT INTO notices (person, until, ended, notice) VALUES (?, ?, 0, ?)"
        values = (notice.person, notice.until, msgspec.json.encode(notice))
        return msgspec.structs.replace(notice, id=await self._insert(query, values, action))

    async def end_notice(self, number: int, action: Action | None = None) -> None:
        """End a notice: a warning was seen, or an operator has withdrawn an announcement."""
        await self._change("UPDATE notices SET ended=1 WHERE id=?", (number,), action)

    # Reports

    async def add_report(self, report: Report) -> Report:
        """Add a report; return it with its number."""
        query = "INSERT INTO reports (open, reporter, person, report) VALUES (1, ?, ?, ?)"
        values = (report.reporter, report.person, msgspec.json.encode(report))
        return msgspec.structs.replace(report, id=await self._insert(query, values))

    async def reports(self, *, only_open: bool, before: int | None, most: int) -> list[Report]:
        """Return reports, the latest first, with numbers below ``before``."""
        found = self._read(
            "SELECT id, report FROM reports WHERE open>=? AND id<? ORDER BY id DESC LIMIT ?",
            int(only_open), _before(before), most,
        )  # fmt: skip
        return [_with_number(row, Report) for row in found]

    async def count_open_reports(self) -> int:
        """Return the number of open reports."""
        return int(self._read("SELECT count(*) FROM reports WHERE open=1")[0][0])

    async def find_report(self, number: int) -> Report | None:
        """Return a report."""
        found = self._read("SELECT id, report FROM reports WHERE id=?", number)
        return _with_number(found[0], Report) if found else None

    async def close_report(self, report: Report, note: str, action: Action) -> None:
        """Close a report, with a note; delete it if it is of a guest who was deleted."""
        if await self.name_of(report.person) is None:
            await self._change("DELETE FROM reports WHERE id=?", (report.id,), action)
            return
        closed = msgspec.structs.replace(report, open=False, note=note)
        values = (msgspec.json.encode(closed), report.id)
        await self._change("UPDATE reports SET open=0, report=? WHERE id=?", values, action)

    async def delete_closed_reports(self, before: int) -> int:
        """Delete closed reports that were made before a time; return how many."""
        where = "open=0 AND json_extract(CAST(report AS TEXT), '$.at')<?"
        (count,) = self._read(f"SELECT count(*) FROM reports WHERE {where}", before)[0]
        if count:
            await self._change(f"DELETE FROM reports WHERE {where}", (before,), None)
        return int(count)

    # Chat

    async def delete_line(self, table: str, room: Room, n: int, action: Action) -> None:
        """Remove the text of a chat message; its number stays taken."""
        where = (table, room, n, n)

        def work(connection: sqlite3.Connection) -> None:
            query = f"SELECT n, message FROM chat WHERE {_OF_ROOM}"
            for number, message in connection.execute(query, where).fetchall():
                said = msgspec.json.decode(message, type=Said).without_text()
                connection.execute(
                    "UPDATE chat SET message=? WHERE table_id=? AND n=?",
                    (msgspec.json.encode(said), table, number),
                )
            log_action(connection, action)

        await self._submit(work)

    async def chat_between(self, table: str, room: Room, first: int, last: int) -> list[Said]:
        """Return the messages of a room with these numbers, in order."""
        query = f"SELECT message FROM chat WHERE {_OF_ROOM} ORDER BY n"
        found = self._read(query, table, room, first, last)
        return [msgspec.json.decode(row[0], type=Said) for row in found]

    # The audit log

    async def log(self, action: Action) -> None:
        """Add an entry to the audit log."""
        await self._submit(lambda connection: log_action(connection, action))

    async def actions(self, *, before: int | None, most: int) -> list[LoggedAction]:
        """Return entries of the audit log, the latest first, with numbers below ``before``."""
        found = self._read(
            "SELECT id, at, action, details FROM operator_actions WHERE id<?"
            " ORDER BY id DESC LIMIT ?",
            _before(before), most,
        )  # fmt: skip
        return [
            LoggedAction(number, at, action, msgspec.json.decode(details))
            for number, at, action, details in found
        ]

    # People

    async def find_people(self, text: str, most: int) -> list[FoundPerson]:
        """Return guests whose name contains a text, or whose id it is."""
        query = "SELECT person, name FROM people WHERE instr(lower(name), lower(?)) OR person=?"
        found = self._read(f"{query} ORDER BY name LIMIT ?", text, text, most)
        return [FoundPerson(*row) for row in found]

    async def name_of(self, person: str) -> str | None:
        """Return the name of a guest; None for an unknown one."""
        found = self._read("SELECT name FROM people WHERE person=?", person)
        return str(found[0][0]) if found else None

    async def count_people(self) -> int:
        """Return the number of guests that the house knows."""
        return int(self._read("SELECT count(*) FROM people")[0][0])

    async def concerning(self, person: str) -> Concerning:
        """Return penalties of a guest, warnings to them, and reports that they made."""
        penalties = self._read(f"SELECT id, penalty FROM penalties WHERE {_OF_PERSON}", person)
        notices = self._read("SELECT id, notice FROM notices WHERE person=? ORDER BY id", person)
        reports = self._read("SELECT id, report FROM reports WHERE reporter=? ORDER BY id", person)
        return Concerning(
            [_with_number(row, Penalty) for row in penalties],
            [_with_number(row, StoredNotice) for row in notices],
            [_with_number(row, Report) for row in reports],
        )

    async def forget(self, person: str) -> None:
        """Take a guest out of everything but open reports of them, which operators still need."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM notices WHERE person=?", (person,))
            connection.execute(f"DELETE FROM penalties WHERE {_OF_PERSON}", (person,))
            connection.execute("DELETE FROM reports WHERE person=? AND open=0", (person,))
            query = "SELECT id, report FROM reports WHERE person<>? AND instr(report, ?)"
            for row in connection.execute(query, (person, person.encode())).fetchall():
                report = _without(_with_number(row, Report), person)
                connection.execute(
                    "UPDATE reports SET reporter=?, report=? WHERE id=?",
                    (report.reporter, msgspec.json.encode(report), report.id),
                )
            connection.execute(_ANONYMOUS, (person,))

        await self._submit(work)


def _without(report: Report, person: str) -> Report:
    """Return a report without a person who made it, or who spoke before or after."""
    said = tuple(each for each in report.chat if each.person != person)
    report = msgspec.structs.replace(report, chat=said)
    if report.reporter != person:
        return report
    return msgspec.structs.replace(report, reporter="", reporter_name="", text="")


def log_action(connection: sqlite3.Connection, action: Action) -> None:
    """Add an action to the audit log, within the current transaction."""
    connection.execute(
        "INSERT INTO operator_actions (at, action, details) VALUES (?, ?, ?)",
        (action.at, action.action, msgspec.json.encode(action.details)),
    )


def _before(number: int | None) -> int:
    return (1 << 62) if number is None else number


def _with_number(row: Any, kind: Any) -> Any:
    """Return the record in a row, with the row's number as its id."""
    number, text = row
    return msgspec.structs.replace(msgspec.json.decode(text, type=kind), id=number)
