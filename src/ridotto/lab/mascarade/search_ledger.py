"""The ledger of a search: one line for the games of a candidate in a round."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from ridotto.lab.balance.ledger import SEARCH, Head, counted, listed
from ridotto.lab.balance.part import Measurement
from ridotto.lab.counts import Counts
from ridotto.lab.line_file import LineFile


class _Line(msgspec.Struct, frozen=True):
    candidate: int
    first_game: int
    games: int
    counts: list[tuple[str, str | int, int]]


class SearchLedger(LineFile):
    """An open ledger. Candidates have the numbers that the search gives them."""

    def __init__(self, path: Path, how: Measurement, constraints: Any) -> None:
        """Open or create it; raises :exc:`~ridotto.lab.line_file.BadLedger` and :exc:`OSError`."""
        super().__init__(path, Head(SEARCH, how, search=constraints), _Line)
        self._counts = {
            (line.candidate, line.first_game, line.games): line.counts for line in self.lines
        }
        #: The number of games in the file.
        self.games = sum(line.games for line in self.lines)

    def counts(self, candidate: int, first_game: int, games: int) -> Counts | None:
        """Return the counts of these games of a candidate; None if the file lacks them."""
        entries = self._counts.get((candidate, first_game, games))
        return None if entries is None else counted(entries)

    def add(self, candidate: int, first_game: int, games: int, counts: Counts) -> None:
        """Append the games of a candidate."""
        self.write(_Line(candidate, first_game, games, listed(counts)))
        self.games += games
