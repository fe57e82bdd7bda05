"""Random play of Masquerade, game after game."""

from __future__ import annotations

from ridotto.lab.mascarade import shuffle
from ridotto.rules.chance import advance, below
from ridotto.rules.masquerade.actions import ASK_NOBODY
from ridotto.rules.masquerade.deck import MOST_SPELLS, ORDERS, Deck
from ridotto.rules.masquerade.state import SHUFFLES, State
from ridotto.rules.masquerade.turns import act, deal
from ridotto.rules.speed import rule


@rule
def play_out(s: State, d: Deck, chance: int) -> int:
    """Play uniformly random legal decisions to the end; returns how many there were."""
    decisions = 0
    while s.decision != ASK_NOBODY:
        chance = advance(chance)
        act(s, d, s.legal[below(chance, s.legal_count)])
        decisions += 1
    return decisions


@rule
def play_random_game(
    s: State,
    d: Deck,
    masks: list[int],
    orders: list[int],
    spells: list[int],
    shuffles: list[int],
    chance: int,
) -> int:
    """Shuffle everything, deal and play one game; returns how many decisions it took."""
    chance = shuffle(masks, d.masks, chance)
    chance = shuffle(orders, ORDERS, chance)
    for number in range(SHUFFLES):
        chance = shuffle(spells, d.spell_cards, chance)
        for place in range(d.spell_cards):
            shuffles[number * MOST_SPELLS + place] = spells[place]
    deal(s, d, masks, orders, shuffles)
    return play_out(s, d, chance)
