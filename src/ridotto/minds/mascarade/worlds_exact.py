"""Exact worlds: all placements of up to nine cards, each with its probability.

The placements are in lexicographic order, so a placement's number can be computed from it. For
every two places a table gives the partner that each placement becomes when those two are swapped.
Cards are distinct even if two show the same mask.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import factorial
from typing import Any

from ridotto.minds.mascarade.arrays import float_zeros, int_zeros, ints
from ridotto.minds.mascarade.shared_beliefs import KINDS
from ridotto.rules.chance import advance, below
from ridotto.rules.speed import can_jit, quickest, rule

_FINE = 1 << 31


@rule
def list_placements(cards: int, at: list[int]) -> None:
    """Write all placements one after another: the card at each place."""
    for place in range(cards):
        at[place] = place
    start = cards
    while start < len(at):
        for place in range(cards):
            at[start + place] = at[start - cards + place]
        # Next in lexicographic order: raise the last card possible, sort the rest ascending.
        turn = cards - 2
        while at[start + turn] > at[start + turn + 1]:
            turn -= 1
        last = cards - 1
        while at[start + last] < at[start + turn]:
            last -= 1
        at[start + turn], at[start + last] = at[start + last], at[start + turn]
        low = turn + 1
        high = cards - 1
        while low < high:
            at[start + low], at[start + high] = at[start + high], at[start + low]
            low += 1
            high -= 1
        start += cards


@rule
def find_partners(cards: int, at: list[int], one: int, other: int, partner: list[int]) -> None:
    """Compute for every placement the number of the one with two places swapped."""
    for number in range(len(partner)):
        start = number * cards
        rank = 0
        for place in range(cards):
            card = at[start + swapped(place, one, other)]
            lower = card
            for before in range(place):
                if at[start + swapped(before, one, other)] < card:
                    lower -= 1
            rank = rank * (cards - place) + lower
        partner[number] = rank


@rule
def swapped(place: int, one: int, other: int) -> int:
    """Return the place that a place's card comes from after a swap."""
    if place == one:
        return other
    return one if place == other else place


@rule
def mix_worlds(weights: list[float], partner: list[int], really: float) -> None:
    """Mix two places that may have been swapped."""
    for number in range(len(partner)):
        twin = partner[number]
        if twin > number:
            here = weights[number]
            there = weights[twin]
            weights[number] = here + really * (there - here)
            weights[twin] = there + really * (here - there)


@rule
def keep_worlds(
    weights: list[float], at: list[int], deck: Sequence[int], place: int, mask: int
) -> float:
    """Keep only the worlds with this mask at this place; return their share."""
    cards = len(deck)
    total = 0.0
    for number in range(len(weights)):
        if deck[at[number * cards + place]] != mask:
            weights[number] = 0.0
        else:
            total += weights[number]
    if total > 0.0:
        for number in range(len(weights)):
            weights[number] /= total
    return total


@rule
def weigh_worlds(
    weights: list[float], at: list[int], deck: Sequence[int], mask: int, odds: Sequence[float]
) -> None:
    """Multiply each world by the odds of every place at which this mask lies."""
    cards = len(deck)
    total = 0.0
    for number in range(len(weights)):
        if weights[number] > 0.0:
            for place in range(cards):
                if deck[at[number * cards + place]] == mask:
                    weights[number] *= odds[place]
            total += weights[number]
    for number in range(len(weights)):
        weights[number] /= total


@rule
def add_rows(
    weights: list[float], at: list[int], deck: Sequence[int], row: int, rows: list[float]
) -> None:
    """Sum the probabilities of every mask at every place."""
    cards = len(deck)
    for number in range(len(weights)):
        weight = weights[number]
        if weight > 0.0:
            for place in range(cards):
                rows[place * row + deck[at[number * cards + place]]] += weight


@rule
def draw_worlds(
    weights: list[float], at: list[int], deck: Sequence[int], drawn: list[int], chance: int
) -> int:
    """Draw worlds by probability, evenly spread and in order; return the generator state."""
    cards = len(deck)
    count = len(drawn) // cards
    chance = advance(chance)
    reach = below(chance, _FINE) / _FINE
    total = 0.0
    number = 0
    for each in range(count):
        aim = (each + reach) / count
        while total + weights[number] < aim and number < len(weights) - 1:
            total += weights[number]
            number += 1
        # Rounding may run past the last world.
        while weights[number] <= 0.0:
            number -= 1
        for place in range(cards):
            drawn[each * cards + place] = deck[at[number * cards + place]]
    return chance


@lru_cache(maxsize=8)
def placements(cards: int, compiled: bool) -> Any:
    """Return all placements of this many cards, for compiled or plain rules.

    The mode can change while a process runs, and compiled rules cannot use lists, so each mode has
    its own cache.
    """
    at = int_zeros(factorial(cards) * cards)
    quickest(list_placements)(cards, at)
    return at


@lru_cache(maxsize=256)
def partners(cards: int, one: int, other: int, compiled: bool) -> Any:
    """Return the table of partners for two places, cached for each mode."""
    found = int_zeros(factorial(cards))
    quickest(find_partners)(cards, placements(cards, compiled), one, other, found)
    return found.astype("int32") if compiled else found


class ExactWorlds:
    """The probabilities of all placements."""

    exact = True

    def __init__(self, deck: Sequence[int]) -> None:
        """Start with all placements of this deck equally likely."""
        self._cards = len(deck)
        self._deck = ints(deck)
        self._at = placements(self._cards, can_jit())
        self._weights = float_zeros(factorial(self._cards))
        self.scatter()

    def scatter(self) -> None:
        """Make all placements equally likely."""
        self._fill(1.0 / len(self._weights))

    def deal(self, masks: Sequence[int]) -> None:
        """Set the masks that were seen, place by place."""
        self._fill(0.0)
        self._weights[next(self._numbers(masks, 0, ()))] = 1.0

    def mix(self, one: int, other: int, really: float) -> None:
        """Mix two places that may have been swapped."""
        table = partners(self._cards, min(one, other), max(one, other), can_jit())
        quickest(mix_worlds)(self._weights, table, float(really))

    def keep(self, place: int, mask: int) -> bool:
        """Condition on this mask at this place; return False if no world has it there."""
        return quickest(keep_worlds)(self._weights, self._at, self._deck, place, mask) > 0.0

    def weigh(self, mask: int, odds: Sequence[float]) -> None:
        """Multiply the odds of a mask at each place."""
        quickest(weigh_worlds)(self._weights, self._at, self._deck, mask, odds)

    def rows(self) -> Any:
        """Return the probabilities of every mask at every place."""
        rows = float_zeros(self._cards * KINDS)
        quickest(add_rows)(self._weights, self._at, self._deck, KINDS, rows)
        return rows

    def draw(self, drawn: Any, chance: int) -> int:
        """Fill in this many placements drawn by probability; return the generator state."""
        return quickest(draw_worlds)(self._weights, self._at, self._deck, drawn, chance)

    def _fill(self, weight: float) -> None:
        if can_jit():
            self._weights[:] = weight
        else:
            self._weights[:] = [weight] * len(self._weights)

    def chance_of(self, masks: Sequence[int]) -> float:
        """Return the probability of one placement of masks."""
        return float(sum(self._weights[number] for number in self._numbers(masks, 0, ())))

    def _numbers(self, masks: Sequence[int], rank: int, laid: tuple[int, ...]) -> Iterator[int]:
        """Yield the numbers of placements that show these masks; two cards may look alike."""
        if len(laid) == self._cards:
            yield rank
            return
        free = [card for card in range(self._cards) if card not in laid]
        for lower, card in enumerate(free):
            if self._deck[card] == masks[len(laid)]:
                yield from self._numbers(masks, rank * len(free) + lower, (*laid, card))
