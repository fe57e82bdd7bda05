"""Random play of Mascarade, game after game."""

from __future__ import annotations

from ridotto.lab.chance import advance, below
from ridotto.rules.mascarade.actions import ASK_NOBODY
from ridotto.rules.mascarade.legal import count_legal, nth_legal
from ridotto.rules.mascarade.state import State
from ridotto.rules.mascarade.turns import act, deal
from ridotto.rules.speed import rule


@rule
def shuffle(cards: list[int], count: int, chance: int) -> int:
    """Shuffle the first so many cards in place; returns chance as it stands then."""
    for last in range(count - 1, 0, -1):
        chance = advance(chance)
        other = below(chance, last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return chance


@rule
def play_out(s: State, chance: int) -> int:
    """Play uniformly random legal decisions to the end; returns how many there were."""
    decisions = 0
    while s.decision != ASK_NOBODY:
        chance = advance(chance)
        act(s, nth_legal(s, below(chance, count_legal(s))))
        decisions += 1
    return decisions


@rule
def play_random_game(s: State, cards: list[int], chance: int) -> int:
    """Shuffle, deal and play one game; returns how many decisions it took."""
    chance = shuffle(cards, s.cards, chance)
    chance = advance(chance)
    deal(s, cards, below(chance, s.players))
    return play_out(s, chance)
