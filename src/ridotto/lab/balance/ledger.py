"""The ledger of balance measurements: one line per finished piece, so that they can be resumed."""

from __future__ import annotations

import zlib
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

from ridotto.lab.balance.part import Measurement, Piece
from ridotto.lab.counts import Counts
from ridotto.lab.line_file import LineFile

#: The versions of ledgers: of one measurement, of several, and of a search.
ONE, SEVERAL, SEARCH = 1, 2, 3


class Head(msgspec.Struct, frozen=True, omit_defaults=True):
    """The first line of a ledger: what is measured. ``search`` are the constraints of a search."""

    ridotto_balance: int
    measurement: Measurement | None = None
    measurements: tuple[Measurement, ...] = ()
    search: Any = None


class _Line(msgspec.Struct, frozen=True):
    first_game: int
    games: int
    counts: list[tuple[str, str | int, int]]
    rows: bytes = b""
    #: The measurement's place in the head.
    measurement: int = 0


class BalanceLedger(LineFile):
    """An open ledger of one or several measurements."""

    def __init__(self, path: Path, *asked: Measurement) -> None:
        """Open or create it; raises :exc:`~ridotto.lab.line_file.BadLedger` and :exc:`OSError`."""
        alone = len(asked) == 1
        head = Head(ONE, asked[0]) if alone else Head(SEVERAL, measurements=asked)
        super().__init__(path, head, _Line)
        self._asked = asked
        #: The number of games in the file.
        self.games = sum(line.games for line in self.lines)

    def pieces(self, asked: Measurement) -> list[Piece]:
        """Return the pieces of a measurement that the file held when it was opened."""
        place = self._asked.index(asked)
        return [_piece(line) for line in self.lines if line.measurement == place]

    def add(self, asked: Measurement, piece: Piece) -> None:
        """Append a piece of a measurement."""
        rows = zlib.compress(piece.rows, 1) if piece.rows else b""
        place = self._asked.index(asked)
        self.write(_Line(piece.first_game, piece.games, listed(piece.counts), rows, place))
        self.games += piece.games


def _piece(line: _Line) -> Piece:
    rows = zlib.decompress(line.rows) if line.rows else b""
    return Piece(line.first_game, line.games, counted(line.counts), rows)


def listed(counts: Counts) -> list[tuple[str, str | int, int]]:
    """Return counts as plain data for a line."""
    return [(what, subject, number) for (what, subject), number in counts.items()]


def counted(entries: list[tuple[str, str | int, int]]) -> Counts:
    """Return counts from the plain data of a line."""
    return Counter({(what, subject): number for what, subject, number in entries})
