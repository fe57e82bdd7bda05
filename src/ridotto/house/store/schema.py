"""The tables in a store's file, and the migration of files of earlier versions."""

from __future__ import annotations

import sqlite3
from typing import Final, NamedTuple

#: Incremented when an older program would misunderstand the file.
VERSION: Final = 4

#: The people that a table's log or chat names: to find all tables of a guest.
_TABLE_PEOPLE: Final = """CREATE TABLE IF NOT EXISTS table_people (
        person TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, table_id)
    ) WITHOUT ROWID"""

_SCHEMA: Final = (
    """CREATE TABLE IF NOT EXISTS log (
        table_id TEXT NOT NULL, n INTEGER NOT NULL, entry BLOB NOT NULL, sum INTEGER,
        PRIMARY KEY (table_id, n)
    ) WITHOUT ROWID""",
    """CREATE TABLE IF NOT EXISTS table_summaries (
        table_id TEXT PRIMARY KEY, phase TEXT NOT NULL, public INTEGER NOT NULL,
        code TEXT NOT NULL, changed INTEGER NOT NULL, summary BLOB NOT NULL
    ) WITHOUT ROWID""",
    """CREATE INDEX IF NOT EXISTS table_summaries_by_phase
        ON table_summaries (phase, public, changed)""",
    """CREATE INDEX IF NOT EXISTS table_summaries_by_code
        ON table_summaries (code) WHERE phase = 'waiting'""",
    "CREATE INDEX IF NOT EXISTS table_summaries_by_age ON table_summaries (phase, changed)",
    _TABLE_PEOPLE,
    "CREATE INDEX IF NOT EXISTS table_people_by_table ON table_people (table_id)",
    """CREATE TABLE IF NOT EXISTS people (
        token_hash TEXT PRIMARY KEY, person TEXT NOT NULL UNIQUE, name TEXT NOT NULL,
        seen INTEGER NOT NULL DEFAULT 0
    ) WITHOUT ROWID""",
    "CREATE INDEX IF NOT EXISTS people_by_seen ON people (seen)",
    """CREATE TABLE IF NOT EXISTS chat (
        table_id TEXT NOT NULL, n INTEGER NOT NULL, command TEXT NOT NULL, message BLOB NOT NULL,
        PRIMARY KEY (table_id, n)
    ) WITHOUT ROWID""",
    "CREATE UNIQUE INDEX IF NOT EXISTS chat_by_command ON chat (table_id, command)",
    """CREATE TABLE IF NOT EXISTS mutes (
        person TEXT NOT NULL, other TEXT NOT NULL, PRIMARY KEY (person, other)
    ) WITHOUT ROWID""",
    # Numbers of these are never used again: they stand in the audit log.
    """CREATE TABLE IF NOT EXISTS penalties (
        id INTEGER PRIMARY KEY AUTOINCREMENT, until INTEGER, lifted INTEGER NOT NULL,
        penalty BLOB NOT NULL
    )""",
    """CREATE TABLE IF NOT EXISTS notices (
        id INTEGER PRIMARY KEY AUTOINCREMENT, person TEXT, until INTEGER, ended INTEGER NOT NULL,
        notice BLOB NOT NULL
    )""",
    """CREATE TABLE IF NOT EXISTS reports (
        id INTEGER PRIMARY KEY AUTOINCREMENT, open INTEGER NOT NULL, reporter TEXT NOT NULL,
        person TEXT NOT NULL, report BLOB NOT NULL
    )""",
    "CREATE INDEX IF NOT EXISTS reports_by_state ON reports (open, id)",
    """CREATE TABLE IF NOT EXISTS operator_actions (
        id INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER NOT NULL, action TEXT NOT NULL,
        details BLOB NOT NULL
    )""",
)

#: The statements that turn a file of a version into one of the next; the schema above then creates
#: what is missing. Entries written before version 3 have no checksum.
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
    2: (
        "ALTER TABLE log ADD COLUMN sum INTEGER",
        "ALTER TABLE people ADD COLUMN seen INTEGER NOT NULL DEFAULT 0",
        _TABLE_PEOPLE,
        # Only these entries name people. One that is unreadable must not prevent the migration.
        """INSERT OR IGNORE INTO table_people
            SELECT json_extract(CAST(entry AS TEXT), '$.person'), table_id FROM log
            WHERE substr(entry, 1, 10) IN (
                CAST('{"is":"ope' AS BLOB), CAST('{"is":"sat' AS BLOB), CAST('{"is":"hos' AS BLOB)
            ) AND json_valid(CAST(entry AS TEXT))""",
        """INSERT OR IGNORE INTO table_people
            SELECT json_extract(CAST(message AS TEXT), '$.person'), table_id FROM chat
            WHERE json_valid(CAST(message AS TEXT))""",
    ),
    # Only new tables: reports, notices, penalties and the audit log.
    3: (),
}


class Names(NamedTuple):
    """The names that a version uses: for the column with a table's id, and for its tables.

    ``message`` is the column with a chat message, ``sum`` the one with an entry's checksum.
    """

    table_id: str
    log: str
    people: str
    summaries: str
    chat: str
    others: tuple[str, ...]
    message: str = "message"
    sum: str = "sum"


_MODERATION: Final = ("penalties", "notices", "reports", "operator_actions")
#: For backups and checks: both take files of any version as they are.
NAMES: Final = {
    1: Names("room", "log", "people", "cards", "talk", ("mutes",), "said", "NULL"),
    2: Names("table_id", "log", "people", "table_summaries", "chat", ("mutes",), sum="NULL"),
    3: Names("table_id", "log", "people", "table_summaries", "chat", ("mutes", "table_people")),
    4: Names(
        "table_id",
        "log",
        "people",
        "table_summaries",
        "chat",
        ("mutes", "table_people", *_MODERATION),
    ),
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
