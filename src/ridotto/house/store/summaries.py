"""Summaries of tables, which a store keeps next to their logs."""

from __future__ import annotations

import sqlite3

import msgspec


class TableSummary(msgspec.Struct, frozen=True):
    """The data that a store keeps of a table besides its log: to find it, and for the lobby.

    ``host`` is the host's name if they have a seat. ``person`` is the host's id, ``guests`` are the
    ids of all people that the log names; early summaries lack both.
    """

    table: str
    phase: str
    public: bool
    code: str
    game: str
    players: int
    scenario: str
    people: int
    bots: int
    host: str
    names: tuple[str, ...]
    since: int
    person: str = ""
    guests: tuple[str, ...] = ()


def put_summary(connection: sqlite3.Connection, summary: TableSummary) -> None:
    """Replace the summary of a table, and note its people, within the current transaction."""
    row = (
        summary.table, summary.phase, summary.public, summary.code, summary.since,
        msgspec.json.encode(summary),
    )  # fmt: skip
    people = [(person, summary.table) for person in summary.guests]
    connection.execute("INSERT OR REPLACE INTO table_summaries VALUES (?,?,?,?,?,?)", row)
    connection.executemany("INSERT OR IGNORE INTO table_people VALUES (?,?)", people)
