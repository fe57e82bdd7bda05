"""The ledger of a balance measurement: one line per finished piece, so that it can be resumed."""

from __future__ import annotations

import zlib
from collections import Counter
from pathlib import Path
from typing import Final

import msgspec

from ridotto.lab.balance.part import Measurement, Piece
from ridotto.lab.counts import Counts
from ridotto.lab.line_file import LineFile

VERSION: Final = 1


class _Head(msgspec.Struct, frozen=True):
    ridotto_balance: int
    measurement: Measurement


class _Line(msgspec.Struct, frozen=True):
    first_game: int
    games: int
    counts: list[tuple[str, str | int, int]]
    rows: bytes = b""


class BalanceLedger(LineFile):
    """An open ledger; ``pieces`` are those it held when opened."""

    def __init__(self, path: Path, asked: Measurement) -> None:
        """Open or create it; raises :exc:`~ridotto.lab.line_file.BadLedger` and :exc:`OSError`."""
        super().__init__(path, _Head(VERSION, asked), _Line)
        self.pieces = [
            Piece(line.first_game, line.games, _counts(line), zlib.decompress(line.rows))
            if line.rows
            else Piece(line.first_game, line.games, _counts(line))
            for line in self.lines
        ]
        #: The number of games in the file.
        self.games = sum(piece.games for piece in self.pieces)

    def add(self, piece: Piece) -> None:
        """Append a piece."""
        counts = [(what, subject, number) for (what, subject), number in piece.counts.items()]
        rows = zlib.compress(piece.rows, 1) if piece.rows else b""
        self.write(_Line(piece.first_game, piece.games, counts, rows))
        self.games += piece.games


def _counts(line: _Line) -> Counts:
    return Counter({(what, subject): number for what, subject, number in line.counts})
