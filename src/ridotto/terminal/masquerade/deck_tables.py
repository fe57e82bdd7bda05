"""The measurements of a deck with one number of players, for programs."""

from __future__ import annotations

from typing import Any

from ridotto.games.masquerade.deck.library import Cards
from ridotto.lab.counts import Counts, lengths
from ridotto.lab.masquerade.random_play import CARDS_COUNTED, ids_of
from ridotto.rules.masquerade.state import BY_GUARDIANS, BY_RENEWALS, REASONS
from ridotto.terminal.reports.win_rates import part_of, shares_of


def table_data(cards: Cards, players: int, counts: Counts) -> dict[str, Any]:
    """Return all measurements with this number of players."""
    seats = Counts({("seat-sat", seat): _games(counts) for seat in range(players)})
    return {
        "by_dancer": shares_of(counts, "dancer", ids_of(cards, "dancer"), players),
        "by_order": shares_of(counts, "order", range(1, len(cards.file.order) + 1), players),
        "by_seat": shares_of(counts + seats, "seat", range(players), players),
        "fulfilled": {
            mask: part_of(counts["mask-kept", mask], counts["mask-sat", mask])
            for mask in ids_of(cards, "mask")
        },
        "endings": {
            reason: counts["ended", reason] for reason in REASONS[BY_GUARDIANS : BY_RENEWALS + 1]
        },
        "longest": max((length for length, _ in lengths(counts, "turns")), default=0),
        "used": {
            f"{kind}s": {card: counts[f"{kind}-used", card] for card in ids_of(cards, kind)}
            for kind, _ in CARDS_COUNTED
        },
    }


def _games(counts: Counts) -> int:
    return sum(number for (what, _), number in counts.items() if what == "ended")
