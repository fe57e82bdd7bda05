"""Rows of single games of Masquerade: one for each player of each game."""

from __future__ import annotations

from typing import Final

from ridotto.games.masquerade.deck.library import Cards
from ridotto.lab.counts import WIN
from ridotto.lab.masquerade.random_play import ids_of
from ridotto.rules.masquerade.deck import Deck
from ridotto.rules.masquerade.phases import mask_points
from ridotto.rules.masquerade.state import REASONS, State
from ridotto.rules.speed import rule

#: The number of columns of a row.
WIDTH: Final = 11


def columns(cards: Cards) -> dict[str, tuple[str, ...]]:
    """Return the columns of a row, with the names of their values where they have any."""
    return {
        "game": (),
        "players": (),
        "player": (),
        "won": (),
        "dancer": ids_of(cards, "dancer"),
        "order": (),
        "mask": ids_of(cards, "mask"),
        "scored": (),
        "ending": REASONS,
        "turns": (),
        "decisions": (),
    }


@rule
def write_rows(
    s: State,
    d: Deck,
    number: int,
    masks: list[int],
    orders: list[int],
    picked: list[int],
    length: int,
    rows: list[int],
    start: int,
) -> None:
    """Write the rows of a finished game; ``start`` is the first field of the first row."""
    for player in range(s.players):
        mask = masks[player]
        rows[start] = number
        rows[start + 1] = s.players
        rows[start + 2] = player
        rows[start + 3] = WIN if s.winners >> player & 1 else 0
        rows[start + 4] = picked[player]
        rows[start + 5] = orders[player] + 1
        rows[start + 6] = mask
        rows[start + 7] = 1 if s.mask[player] == mask and mask_points(s, d, player) > 0 else 0
        rows[start + 8] = s.reason
        rows[start + 9] = s.turn
        rows[start + 10] = length
        start += WIDTH
