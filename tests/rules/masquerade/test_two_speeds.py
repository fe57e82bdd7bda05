"""Plain and compiled rules say the same, decision by decision; states and their copies."""

from __future__ import annotations

import random

import pytest

from decks.random_decks import random_deck
from repetitions import times
from ridotto.games.masquerade.deck.library import Cards, from_data, shipped
from ridotto.rules.masquerade.actions import ASK_NOBODY
from ridotto.rules.masquerade.deck import DECK_LENGTHS, MOST_SPELLS, ORDERS, Deck, pack_deck
from ridotto.rules.masquerade.state import LENGTHS, SHUFFLES, State, empty_state, pack, unpack
from ridotto.rules.masquerade.turns import act, deal, is_legal
from ridotto.rules.speed import can_jit, jitted
from rules.masquerade.ballroom import Ball
from rules.masquerade.courses import frozen

compiled = pytest.mark.skipif(not can_jit(), reason="Numba is not installed")

#: The number of random decks, and the most decisions of a game with one.
DECKS = times(8, 25)
ENOUGH = 250


def all_of(s: State) -> dict[str, object]:
    """Return every field of a state in a form that can be compared."""
    return {field: getattr(s, field) for field in State.__slots__}


class Pair:
    """The same game at both speeds."""

    def __init__(self, cards: Cards, players: int, seed: int, *, noting: bool) -> None:
        import numpy as np

        self.chance = random.Random(seed)
        self.d = cards.tables
        self.packed_deck = pack_deck(self.d)[0]
        self.plain = empty_state(players, noting=noting)
        self.record = pack(self.plain)[0]
        rows = [self.shuffled(self.d.masks), self.shuffled(ORDERS), self.shuffles()]
        deal(self.plain, self.d, *rows)
        jitted(deal)(self.record, self.packed_deck, *(np.array(row) for row in rows))

    def shuffled(self, count: int) -> list[int]:
        return self.chance.sample(range(count), count)

    def shuffles(self) -> list[int]:
        lack = [0] * (MOST_SPELLS - self.d.spell_cards)
        rows = [self.shuffled(self.d.spell_cards) + lack for _ in range(SHUFFLES)]
        return [number for row in rows for number in row]

    def compare(self) -> None:
        assert all_of(unpack(self.record)) == all_of(self.plain)

    def play(self, most: int) -> int:
        """Play and compare; returns how many decisions there were."""
        decisions = 0
        self.compare()
        while self.plain.decision != ASK_NOBODY and decisions < most:
            action = self.chance.choice(self.plain.legal[: self.plain.legal_count])
            act(self.plain, self.d, action)
            jitted(act)(self.record, self.packed_deck, action)
            self.compare()
            decisions += 1
        return decisions


@compiled
@pytest.mark.parametrize("noting", [True, False])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_both_speeds_agree_after_every_decision(players, noting):
    for seed, cards in enumerate([shipped(), frozen()]):
        pair = Pair(cards, players, seed, noting=noting)
        assert pair.play(10_000) > 50
        assert pair.plain.winners == pair.record["winners"] > 0
        assert pair.plain.reason == pair.record["reason"] > 0


@compiled
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_both_speeds_agree_with_any_deck(players):
    for seed in range(DECKS):
        cards = from_data(random_deck(1000 * players + seed))
        assert Pair(cards, players, seed, noting=seed % 2 == 0).play(ENOUGH) > 0


@compiled
def test_both_speeds_agree_on_what_is_legal():
    pair = Pair(shipped(), 4, 3, noting=False)
    pair.play(60)
    for action in range(-1, 900):
        allowed = is_legal(pair.plain, action)
        assert jitted(is_legal)(pair.record, action) == allowed
        assert allowed == (action in pair.plain.legal[: pair.plain.legal_count])


def test_a_copy_that_takes_no_notes_shares_only_the_journal_nobody_writes():
    ball = Ball()
    ball.s.noting = 0
    before = {f: v[:] if isinstance(v, list) else v for f, v in all_of(ball.s).items()}
    twin = ball.s.copy()
    assert [f for f in LENGTHS if getattr(twin, f) is getattr(ball.s, f)] == ["journal"]
    chance = random.Random(1)
    while twin.decision != ASK_NOBODY:
        act(twin, ball.d, chance.choice(twin.legal[: twin.legal_count]))
    assert all_of(ball.s) == before


@compiled
def test_packing_a_deck_keeps_every_number():
    d = shipped().tables
    packed = pack_deck(d)
    again = Deck.unpacked(packed[0])
    assert [getattr(again, f) for f in Deck.__slots__] == [getattr(d, f) for f in Deck.__slots__]
    assert {f for f in packed.dtype.names if packed.dtype[f].shape} == set(DECK_LENGTHS)
