"""The full check of a store: its file, every log, and every game in it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from ridotto.house.damage import replay_log
from ridotto.house.store.base import Damaged, Fault
from ridotto.house.store.checksums import fault_in
from ridotto.house.store.losses import check_presence
from ridotto.house.store.marks import Marks, lost_tables
from ridotto.house.store.schema import NAMES, Names, version_of
from ridotto.house.store.store_file import UNREADABLE, WrongFile, marks_file, open_file
from ridotto.house.views.messages import Said

#: The most problems that SQLite lists.
MOST_LISTED: Final = 20

#: Called with the number of tables checked since the last call, and of all tables.
Progress = Callable[[int, int], None]


class Findings(NamedTuple):
    """The result of a check.

    ``file`` says why the whole file cannot be used, ``structure`` lists SQLite's complaints.
    ``damaged`` are the tables that cannot be opened. ``lost`` counts chat rooms and guests whose
    latest writes are missing, ``unreadable`` chat messages.
    """

    tables: int = 0
    entries: int = 0
    people: int = 0
    file: str = ""
    structure: tuple[str, ...] = ()
    damaged: tuple[tuple[str, Fault], ...] = ()
    lost: int = 0
    unreadable: int = 0

    @property
    def intact(self) -> bool:
        """Check whether nothing is damaged."""
        return not (self.file or self.structure or self.damaged or self.lost or self.unreadable)


def check_file(path: Path, progress: Progress = lambda done, all_: None) -> Findings:
    """Check a store or a copy of one; a house may be open on it. Nothing is changed.

    Raises :exc:`OSError` if it cannot be read at all, or does not exist.
    """
    marks = Marks(marks_file(path))
    try:
        check_presence(path, marks)
        path.open("rb").close()
        with closing(open_file(path, read_only=True)) as store:
            return _check(store, marks, progress)
    except (WrongFile, *UNREADABLE) as error:
        return Findings(file=str(error))


def _check(store: sqlite3.Connection, marks: Marks, progress: Progress) -> Findings:
    version = version_of(store)
    if version not in NAMES:
        return Findings(file="it has no tables")
    lost = marks.lost_in(store)
    # One moment for everything that follows, whatever a house writes meanwhile.
    store.execute("BEGIN")
    names = NAMES[version]
    structure = _structure(store)
    losses = lost_tables(lost)
    tables = sorted({*_ids(store, names), *losses})
    damaged: list[tuple[str, Fault]] = []
    for table in tables:
        fault = _fault(store, names, table)
        if table in losses and (fault is None or fault.kind == "log-lost"):
            fault = Fault("entries-lost", losses[table].has, losses[table].had)
        if fault is not None:
            damaged.append((table, fault))
        progress(1, len(tables))
    return Findings(
        len(tables),
        _count(store, names.log),
        _count(store, names.people),
        structure=structure,
        damaged=tuple(damaged),
        lost=len(lost) - len(losses),
        unreadable=_unreadable_messages(store, names),
    )


def _structure(store: sqlite3.Connection) -> tuple[str, ...]:
    try:
        found = store.execute(f"PRAGMA integrity_check({MOST_LISTED})").fetchall()
    except UNREADABLE as error:
        return (str(error),)
    lines = [line for (text,) in found for line in text.splitlines()]
    return tuple(line for line in lines if line != "ok" and not line.startswith("***"))


def _rows(store: sqlite3.Connection, query: str, *values: Any) -> Iterator[Any]:
    """Yield the rows of a query, as far as they can be read."""
    try:
        yield from store.execute(query, values)
    except UNREADABLE:
        # The structure was checked before, so this is reported.
        return


def _ids(store: sqlite3.Connection, names: Names) -> Iterator[str]:
    for table in (names.log, names.summaries):
        for row in _rows(store, f"SELECT DISTINCT {names.table_id} FROM {table}"):
            # Damage can make a number of a text.
            yield str(row[0])


def _count(store: sqlite3.Connection, table: str) -> int:
    return next((row[0] for row in _rows(store, f"SELECT count(*) FROM {table}")), 0)


def _fault(store: sqlite3.Connection, names: Names, table: str) -> Fault | None:
    where = f"WHERE {names.table_id}=?"
    query = f"SELECT n, entry, {names.sum} FROM {names.log} {where} ORDER BY n"
    try:
        rows: Sequence[Any] = store.execute(query, (table,)).fetchall()
    except UNREADABLE as error:
        return Fault("unreadable", detail=str(error))
    phases = [*_rows(store, f"SELECT phase FROM {names.summaries} {where}", table)]
    if not rows:
        return Fault("log-lost")
    if fault := fault_in(table, rows):
        return fault
    try:
        replay_log(table, [row[1] for row in rows], phases[0][0] if phases else "")
    except Damaged as damage:
        return damage.fault
    return None


def _unreadable_messages(store: sqlite3.Connection, names: Names) -> int:
    unreadable = 0
    for row in _rows(store, f"SELECT {names.message} FROM {names.chat}"):
        try:
            msgspec.json.decode(row[0], type=Said)
        except (msgspec.MsgspecError, UnicodeError, TypeError):
            unreadable += 1
    return unreadable
