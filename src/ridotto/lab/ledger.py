"""The ledger of a tournament: one line per finished deal, so that it can be resumed.

Lines are only appended. The first identifies the tournament; an incomplete last line, as after a
power failure, is dropped.
"""

from __future__ import annotations

from pathlib import Path
from types import TracebackType
from typing import Any, Final

import msgspec

from ridotto.lab.tournament import DealPlayed, Tournament

VERSION: Final = 1


class BadLedger(ValueError):
    """The file is not a ledger (``broken``) or belongs to another tournament (``other``)."""

    def __init__(self, kind: str, line: int = 1) -> None:
        super().__init__(f"{kind}, line {line}")
        self.kind = kind
        self.line = line


class _Head(msgspec.Struct, frozen=True):
    ridotto_tournament: int
    tournament: Tournament


class Ledger:
    """An open ledger; ``deals`` are those it held when opened, by number."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        """Open or create it; raises :exc:`BadLedger` and :exc:`OSError`."""
        self.deals: dict[int, DealPlayed] = {}
        head = _line(_Head(VERSION, tournament))
        # Open for writing before reading, to fail before any deal is played.
        self._file = path.open("a+b")
        try:
            self._file.seek(0)
            whole = self._read(self._file.read(), head)
            self._file.truncate(whole)
            if whole == 0:
                self._write(head)
        except BaseException:
            self._file.close()
            raise

    def _read(self, data: bytes, head: bytes) -> int:
        """Read the existing deals; return the number of bytes in complete lines."""
        whole = data.rfind(b"\n") + 1
        lines = data[:whole].splitlines()
        if not lines:
            # An incomplete first line is ours; never overwrite anything else.
            if not head.startswith(data):
                raise BadLedger("broken")
            return 0
        _decode(lines[0], _Head, 1)
        if lines[0] + b"\n" != head:
            raise BadLedger("other")
        for number, line in enumerate(lines[1:], 2):
            deal = _decode(line, DealPlayed, number)
            self.deals[deal.deal] = deal
        return whole

    def add(self, deal: DealPlayed) -> None:
        """Append a deal."""
        self._write(_line(deal))

    def _write(self, line: bytes) -> None:
        self._file.write(line)
        self._file.flush()

    def __enter__(self) -> Ledger:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()


def _line(value: Any) -> bytes:
    return msgspec.json.encode(value, order="sorted") + b"\n"


def _decode(line: bytes, kind: Any, number: int) -> Any:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, ValueError, RecursionError):
        raise BadLedger("broken", number) from None
