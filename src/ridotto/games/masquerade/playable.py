"""Warnings about a deck that keeps the rules and yet will not play as its author hopes."""

from __future__ import annotations

from ridotto.games.masquerade.cards import DeckFile
from ridotto.games.masquerade.faults import Findings


def find_warnings(file: DeckFile, found: Findings) -> None:
    """Find what cannot be played, won or reached in this deck."""
