"""Invariants over millions of random decisions, with the shipped deck and with any other."""

from __future__ import annotations

import pytest

from decks.random_decks import random_deck
from ridotto.games.masquerade.decks import Cards, from_data, shipped
from ridotto.rules.masquerade.deck import MOST_SPELLS, ORDERS, pack_deck
from ridotto.rules.masquerade.state import JOURNAL, SHUFFLES, empty_state, pack
from ridotto.rules.speed import can_jit, jitted
from rules.masquerade.soundness import FAULTS, HEADROOM, MEMORY, watch_games

#: Compiled play is about thirty times as quick.
MANY = 200 if can_jit() else 2
RANDOM_DECKS = 120 if can_jit() else 6


class Watch:
    """A table at the quickest speed there is, and what was seen there."""

    def __init__(self, cards: Cards, players: int, *, plain: bool = False) -> None:
        d, s = cards.tables, empty_state(players, noting=True)
        self.rows = [
            list(range(d.masks)),
            list(range(ORDERS)),
            list(range(d.spell_cards)),
            [0] * (SHUFFLES * MOST_SPELLS),
            [0] * MEMORY,
            [0, 0],
        ]
        self.watch, self.s, self.d = watch_games, s, d
        if can_jit() and not plain:
            import numpy as np

            self.watch = jitted(watch_games)
            self.s, self.d = pack(s)[0], pack_deck(d)[0]
            self.rows = [np.array(row, dtype=np.int64) for row in self.rows]

    def games(self, number: int, seed: int, told: str) -> int:
        """Watch so many games; fails with the fault's words."""
        played = self.watch(self.s, self.d, *self.rows, seed, number)
        assert played > 0, f"{FAULTS[-played]}: {told}, seed {seed}"
        return int(played)

    @property
    def tallest(self) -> tuple[int, int]:
        return int(self.rows[-1][0]), int(self.rows[-1][1])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_invariants_hold_with_the_shipped_deck(players):
    watch = Watch(shipped(), players)
    assert watch.games(4 * MANY, players, f"{players} players, the shipped deck") > 300 * MANY
    assert watch.tallest[1] < JOURNAL / 4


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_invariants_hold_with_any_deck(players):
    for seed in range(RANDOM_DECKS):
        watch = Watch(from_data(random_deck(seed)), players)
        watch.games(max(1, MANY // 20), seed, f"{players} players, random deck {seed}")
        assert watch.tallest[0] < HEADROOM
        assert watch.tallest[1] < JOURNAL


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_invariants_hold_in_plain_python_too(players):
    """Where every list tells when it is too short."""
    Watch(shipped(), players, plain=True).games(2, 1, f"{players} players, plain")
    for seed in range(5):
        cards = from_data(random_deck(seed + 10 * players))
        Watch(cards, players, plain=True).games(1, 1, f"{players} players, plain, deck {seed}")
