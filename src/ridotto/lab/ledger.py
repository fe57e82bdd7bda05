"""The ledger of a tournament: one line per finished deal, so that it can be resumed."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from ridotto.lab.line_file import BadLedger, LineFile
from ridotto.lab.tournament import DealPlayed, Tournament

__all__ = ["BadLedger", "Ledger"]

VERSION: Final = 1


class _Head(msgspec.Struct, frozen=True):
    ridotto_tournament: int
    tournament: Tournament


class Ledger(LineFile):
    """An open ledger; ``deals`` are those in the file, by number."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        """Open or create it; raises :exc:`BadLedger` and :exc:`OSError`."""
        super().__init__(path, _Head(VERSION, tournament), DealPlayed)
        self.deals: dict[int, DealPlayed] = {deal.deal: deal for deal in self.lines}

    def add(self, deal: DealPlayed) -> None:
        """Append a deal."""
        self.write(deal)
        self.deals[deal.deal] = deal
