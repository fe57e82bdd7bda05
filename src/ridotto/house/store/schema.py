"""The tables in a store's file, and the migration of files of earlier versions."""

from __future__ import annotations

import sqlite3
from typing import Final, NamedTuple

#: Incremented when an older program would misunderstand the file.
VERSION: Final = 2

_SCHEMA: Final = (
    """CREATE TABLE IF NOT EXISTS log (
        table_id TEXT NOT NULL, n INTEGER NOT NULL, entry BLOB NOT NULL, PRIMARY KEY (table_id, n)
    ) WITHOUT ROWID""",
    """CREATE TABLE IF NOT EXISTS table_summaries (
        table_id TEXT PRIMARY KEY, phase TEXT NOT NULL, public INTEGER NOT NULL,
        code TEXT NOT NULL, changed INTEGER NOT NULL, summary BLOB NOT NULL
    ) WITHOUT ROWID""",
    """CREATE INDEX IF NOT EXISTS table_summaries_by_phase
        ON table_summaries (phase, public, changed)""",
    """CREATE INDEX IF NOT EXISTS table_summaries_by_code
        ON table_summaries (code) WHERE phase = 'waiting'""",
    """CREATE TABLE IF NOT EXISTS people (
        token_hash TEXT PRIMARY KEY, person TEXT NOT NULL UNIQUE, name TEXT NOT NULL
    ) WITHOUT ROWID""",
    """CREATE TABLE IF NOT EXISTS chat (
        table_id TEXT NOT NULL, n INTEGER NOT NULL, command TEXT NOT NULL, message BLOB NOT NULL,
        PRIMARY KEY (table_id, n)
    ) WITHOUT ROWID""",
    "CREATE UNIQUE INDEX IF NOT EXISTS chat_by_command ON chat (table_id, command)",
    """CREATE TABLE IF NOT EXISTS mutes (
        person TEXT NOT NULL, other TEXT NOT NULL, PRIMARY KEY (person, other)
    ) WITHOUT ROWID""",
)

#: The statements that turn a file of a version into one of the next. They only rename, so they
#: take no longer for a large file; the schema above then creates the indexes that were dropped.
MIGRATIONS: Final[dict[int, tuple[str, ...]]] = {
    1: (
        "ALTER TABLE log RENAME COLUMN room TO table_id",
        "DROP INDEX cards_by_phase",
        "DROP INDEX cards_by_code",
        "ALTER TABLE cards RENAME TO table_summaries",
        "ALTER TABLE table_summaries RENAME COLUMN room TO table_id",
        "ALTER TABLE table_summaries RENAME COLUMN card TO summary",
        "DROP INDEX talk_once",
        "ALTER TABLE talk RENAME TO chat",
        "ALTER TABLE chat RENAME COLUMN room TO table_id",
        "ALTER TABLE chat RENAME COLUMN said TO message",
    ),
}


class Names(NamedTuple):
    """The names that a version uses for the column with a table's id, and for its tables."""

    table_id: str
    log: str
    people: str
    others: tuple[str, ...]


#: For backups, which are checked unmigrated, whatever their version.
NAMES: Final = {
    1: Names("room", "log", "people", ("cards", "talk", "mutes")),
    2: Names("table_id", "log", "people", ("table_summaries", "chat", "mutes")),
}


def version_of(connection: sqlite3.Connection) -> int:
    """Return the version of a store's file; 0 for a new one."""
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return version


def migrate(connection: sqlite3.Connection) -> None:
    """Create the tables in a new file, or migrate those of an older version.

    Everything happens in one transaction: after an error or a power cut the file is unchanged.
    """
    if version_of(connection) == VERSION:
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        # Read again: another process may have migrated the file before this one could write.
        for version in range(version_of(connection) or VERSION, VERSION):
            for statement in MIGRATIONS[version]:
                connection.execute(statement)
        for statement in _SCHEMA:
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version={VERSION}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
