"""Random play of Mascarade, game after game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from ridotto.games.mascarade.actions import MASK_NUMBERS
from ridotto.lab.counts import WIN, Counts, Order, count_lengths
from ridotto.rules.chance import advance, below, shuffle, stream
from ridotto.rules.mascarade.actions import ASK_NOBODY, MOST_PLAYERS
from ridotto.rules.mascarade.legal import count_legal, nth_legal
from ridotto.rules.mascarade.masks import MASKS
from ridotto.rules.mascarade.state import REASONS, State, lay_table, pack
from ridotto.rules.mascarade.turns import act, deal
from ridotto.rules.speed import jitted, rule


@rule
def play_out(s: State, chance: int) -> int:
    """Play uniformly random legal decisions to the end; return their number."""
    decisions = 0
    while s.decision != ASK_NOBODY:
        chance = advance(chance)
        act(s, nth_legal(s, below(chance, count_legal(s))))
        decisions += 1
    return decisions


@rule
def play_random_game(s: State, cards: list[int], chance: int) -> int:
    """Shuffle, deal and play one game; return the number of decisions."""
    chance = shuffle(cards, s.cards, chance)
    chance = advance(chance)
    deal(s, cards, below(chance, s.players))
    return play_out(s, chance)


#: Indices of the counts in a tally of integers.
DECIDED: Final = 0  # total decisions
ENDED: Final = 1  # + reason: games
SEAT_WON: Final = ENDED + len(REASONS)  # + seat: parts of a win
MASK_WON: Final = SEAT_WON + MOST_PLAYERS  # + mask: parts of a win
MASK_SAT: Final = MASK_WON + len(MASKS)  # + mask: number of players who started with it
TALLY: Final = MASK_SAT + len(MASKS)

#: Upper bound per turn: an announcement, eleven answers and the decisions of a power.
MOST_DECISIONS_A_TURN: Final = 16


@rule
def play_batch(
    s: State,
    deck: Sequence[int],
    cards: list[int],
    seed: int,
    first_game: int,
    games: int,
    tally: list[int],
    turns: list[int],
    decisions: list[int],
) -> None:
    """Play these games of a seed and add them to the tallies.

    Each game has its own random stream and starts from the given deck, so its result does not
    depend on the worker. Seat 0 begins, as all seats are equal before that. ``turns`` and
    ``decisions`` count games by their length.
    """
    for number in range(first_game, first_game + games):
        for place in range(s.cards):
            cards[place] = deck[place]
        chance = shuffle(cards, s.cards, stream(seed, number))
        deal(s, cards, 0)
        length = play_out(s, chance)
        turns[s.turn] += 1
        decisions[length] += 1
        count_game(s, cards, length, tally)


@rule
def count_game(s: State, cards: list[int], length: int, tally: list[int]) -> None:
    """Add a finished game to the tally; winners share the win. Players are starting seats."""
    winners = 0
    for player in range(s.players):
        winners += s.winners >> player & 1
    part = WIN // winners
    tally[DECIDED] += length
    tally[ENDED + s.reason] += 1
    for player in range(s.players):
        mask = cards[player]
        tally[MASK_SAT + mask] += 1
        if s.winners >> player & 1:
            tally[SEAT_WON + player] += part
            tally[MASK_WON + mask] += part


class RandomPlay:
    """One set of masks, ready for random play."""

    def __init__(self, order: Order, compiled: bool) -> None:
        self._order = order
        masks = [MASK_NUMBERS[mask] for mask in order.cards]
        table = lay_table(order.players, masks, turn_limit=order.turn_limit)
        self._compiled = compiled
        self._table: Any = pack(table)[0] if self._compiled else table
        self._deck = self._numbers(masks)

    def play(self, first_game: int, games: int) -> Counts:
        """Play these games of the order's seed and count the results."""
        limit = self._order.turn_limit
        cards = self._numbers([0] * len(self._deck))
        tally, turns, decisions = (
            self._numbers([0] * size)
            for size in (TALLY, limit + 1, limit * MOST_DECISIONS_A_TURN + 1)
        )
        play = jitted(play_batch) if self._compiled else play_batch
        seed = self._order.seed
        play(self._table, self._deck, cards, seed, first_game, games, tally, turns, decisions)
        return self._counted(list(map(int, tally)), turns, decisions)

    def _numbers(self, numbers: list[int]) -> Any:
        if not self._compiled:
            return numbers
        import numpy as np

        return np.array(numbers, dtype=np.int64)

    def _counted(self, tally: list[int], turns: Any, decisions: Any) -> Counts:
        counts: Counts = Counter({("decided", ""): tally[DECIDED]})
        for reason in range(1, len(REASONS)):
            counts["ended", REASONS[reason]] = tally[ENDED + reason]
        for seat in range(self._order.players):
            counts["seat-won", seat] = tally[SEAT_WON + seat]
        for mask in dict.fromkeys(self._order.cards):
            counts["mask-won", mask] = tally[MASK_WON + MASK_NUMBERS[mask]]
            counts["mask-sat", mask] = tally[MASK_SAT + MASK_NUMBERS[mask]]
        count_lengths(counts, turns, decisions)
        return counts
