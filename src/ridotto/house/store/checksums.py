"""Checksums of log entries, and the check of a log as it was read."""

from __future__ import annotations

from collections.abc import Sequence
from zlib import crc32

from ridotto.house.store.base import Fault

#: A row of the log: number, entry, and checksum. Entries of early versions have none.
Row = tuple[int, bytes, int | None]


def sum_of(table: str, number: int, entry: bytes) -> int:
    """Return the checksum of an entry at its place: moved elsewhere, it would not fit."""
    return crc32(entry, crc32(f"{number} {table}".encode()))


def fault_in(table: str, rows: Sequence[Row], after: int = 0) -> Fault | None:
    """Return what is wrong with the rows of a log after a number; None if nothing is."""
    for expected, (number, entry, checksum) in enumerate(rows, after + 1):
        if number != expected:
            return Fault("entry-missing", expected)
        if not isinstance(entry, bytes):
            return Fault("entry-changed", number)
        if checksum is not None and checksum != sum_of(table, number, entry):
            return Fault("entry-changed", number)
    return None
