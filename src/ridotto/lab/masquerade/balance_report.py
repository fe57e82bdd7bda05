"""The balance report of a Masquerade deck, from the counts of games between minds."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec

from ridotto.games.masquerade.deck.cards import in_language
from ridotto.games.masquerade.deck.library import Cards, from_data
from ridotto.games.words import Words
from ridotto.lab.balance.part import (
    MEAN,
    PART,
    PARTS,
    Column,
    GameBalance,
    Measurement,
    Pace,
    Piece,
    Row,
    Section,
    seats,
    wins,
)
from ridotto.lab.counts import WIN, Counts, Order
from ridotto.lab.intervals import Sums
from ridotto.lab.masquerade.balance import BY_HABIT, PIECE, RUNGS, WORTH_COMPILING, MindedPlay
from ridotto.lab.masquerade.game_rows import columns
from ridotto.lab.masquerade.random_play import CARDS_COUNTED, ids_of
from ridotto.rules.masquerade.deck import ORDERS
from ridotto.rules.speed import can_jit

#: Counts of wins and of chances, by the name of the measure.
_WINS: Final = {"won-by-dancer": "dancer", "won-by-order": "order", "won-by-mask": "mask"}


def with_sums(order: Order, games: int, counts: Counts) -> Counts:
    """Return the counts with the sums of all measures.

    A card is dealt at most once in a game, so a win is all or nothing.
    """
    whole: Counts = counts.copy()
    for measure, what in _WINS.items():
        for subject in [subject for kind, subject in counts if kind == f"{what}-sat"]:
            _add(whole, measure, subject, counts[f"{what}-won", subject],
                 counts[f"{what}-sat", subject])  # fmt: skip
    for seat in range(order.players):
        _add(whole, "won-by-seat", seat, counts["seat-won", seat], games)
    for mask in ids_of(_cards(order.deck), "mask"):
        kept, sat = counts["mask-kept", mask], counts["mask-sat", mask]
        _put(whole, "mask-scored", mask, Sums(kept, sat, kept, kept, sat))
    for kind, _ in CARDS_COUNTED:
        for card in ids_of(_cards(order.deck), kind):
            used, squares = counts[f"{kind}-used", card], counts[f"{kind}-used2", card]
            _put(whole, f"used-{kind}", card, Sums(used, games, squares, used, games))
    return whole


def _add(counts: Counts, measure: str, subject: str | int, won: int, sat: int) -> None:
    _put(counts, measure, subject, Sums(won, sat, won * WIN, won, sat))


def _put(counts: Counts, measure: str, subject: str | int, sums: Sums) -> None:
    for part, number in zip(PARTS, sums, strict=True):
        counts[f"{measure}:{part}", subject] = number


@lru_cache(maxsize=8)
def _cards(deck: str) -> Cards:
    return from_data(msgspec.json.decode(deck))


class DeckPlay:
    """A deck, ready for play by a mind in all seats."""

    def __init__(self, asked: Measurement, compiled: bool) -> None:
        """Prepare it; raises :exc:`KeyError` for a mind that cannot play here."""
        self._order = asked.order
        rungs = (RUNGS[asked.mind],) * asked.order.players
        self._play = MindedPlay(asked.order, compiled, rungs)

    def play(self, first_game: int, games: int, rows: bool = False) -> Piece:
        """Play these games and count the results."""
        counts, written = self._play.play_piece(first_game, games, rows=rows)
        return Piece(first_game, games, with_sums(self._order, games, counts), written)


def pace(asked: Measurement, games: int) -> Pace:
    """Return the pace of a mind."""
    searching = RUNGS[asked.mind] > BY_HABIT
    compiled = (searching or games >= WORTH_COMPILING) and can_jit()
    return Pace(compiled, PIECE if searching else 20 * PIECE)


def sections(order: Order) -> Sequence[Section]:
    """Return the sections of a report."""
    cards = _cards(order.deck)

    def rows(kind: str) -> list[Row]:
        return [Row(card) for card in ids_of(cards, kind)]

    orders = [Row(number, "simulate-order", number) for number in range(1, ORDERS + 1)]
    return (
        Section("by_dancer", rows("dancer"), wins("won-by-dancer"), judged=True),
        Section("by_order", orders, wins("won-by-order"), judged=True),
        seats(order.players),
        Section("by_dealt_mask", rows("mask"), wins("won-by-mask")),
        Section("mask_scored", rows("mask"), (Column("part", "mask-scored", PART),)),
        *(
            Section(f"used_{kind}", rows(kind), (Column("used", f"used-{kind}", MEAN, use=True),))
            for kind, _ in CARDS_COUNTED
        ),
    )


def card_name(order: Order, card: str | int, words: Words) -> str:
    """Return the name of a card."""
    cards = _cards(order.deck)
    named = [guardian.treasure for guardian in cards.file.guardian]
    for kind in ("dancer", "mask", "stage", "spell", "event", "emblem"):
        named += getattr(cards.file, kind)
    return next(in_language(each.name, words.language) for each in named if each.id == card)


def about_mind(mind: str, words: Words) -> str:
    """Return a sentence about a mind, which thinks less here than at a table."""
    playouts = RUNGS[mind]
    how = "searching" if playouts > BY_HABIT else "plain"
    return words(f"balance-mind-{how}", mind=mind, playouts=playouts)


BALANCE: Final = GameBalance(
    "balanzone",
    "pulcinella",
    pace,
    DeckPlay,
    sections,
    lambda order: columns(_cards(order.deck)),
    name=card_name,
    about_mind=about_mind,
)
