"""Exact worlds: all placements of up to eight cards, each with its probability.

The placements are in lexicographic order, so a placement's number can be computed from it. For
every two places a table lists the pairs of placements that become each other when those two are
swapped. Cards are distinct even if two show the same mask.
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
    """Write all placements: the card at the first place in each of them, then at the second, …"""
    count = len(at) // cards
    for place in range(cards):
        at[place * count] = place
    for number in range(1, count):
        for place in range(cards):
            at[place * count + number] = at[place * count + number - 1]
        # Next in lexicographic order: raise the last card possible, sort the rest ascending.
        turn = cards - 2
        while at[turn * count + number] > at[(turn + 1) * count + number]:
            turn -= 1
        last = cards - 1
        while at[last * count + number] < at[turn * count + number]:
            last -= 1
        exchange(at, turn * count + number, last * count + number)
        low = turn + 1
        high = cards - 1
        while low < high:
            exchange(at, low * count + number, high * count + number)
            low += 1
            high -= 1


@rule
def exchange(at: list[int], one: int, other: int) -> None:
    """Exchange two numbers in a list."""
    at[one], at[other] = at[other], at[one]


@rule
def find_partners(cards: int, at: list[int], one: int, other: int, partner: list[int]) -> None:
    """Write the pairs of placements that differ by a swap of two places, the lower one first."""
    count = len(partner)
    found = 0
    for number in range(count):
        rank = 0
        for place in range(cards):
            card = at[swapped(place, one, other) * count + number]
            lower = card
            for before in range(place):
                if at[swapped(before, one, other) * count + number] < card:
                    lower -= 1
            rank = rank * (cards - place) + lower
        if rank > number:
            partner[found] = number
            partner[found + 1] = rank
            found += 2


@rule
def swapped(place: int, one: int, other: int) -> int:
    """Return the place that a place's card comes from after a swap."""
    if place == one:
        return other
    return one if place == other else place


@rule
def mix_worlds(weights: list[float], partner: list[int], really: float) -> None:
    """Mix two places that may have been swapped."""
    for number in range(0, len(partner), 2):
        one = partner[number]
        other = partner[number + 1]
        here = weights[one]
        there = weights[other]
        weights[one] = here + really * (there - here)
        weights[other] = there + really * (here - there)


@rule
def keep_worlds(
    weights: list[float], at: list[int], deck: Sequence[int], place: int, mask: int
) -> float:
    """Keep only the worlds with this mask at this place; return their share."""
    count = len(weights)
    cards = at[place * count : (place + 1) * count]
    # The deck is sorted, so the cards with this mask follow each other.
    first = 0
    while first < len(deck) and deck[first] != mask:
        first += 1
    last = first
    while last + 1 < len(deck) and deck[last + 1] == mask:
        last += 1
    for number in range(count):
        card = cards[number]
        weights[number] = weights[number] if first <= card <= last else 0.0
    return even_out(weights)


@rule
def even_out(weights: list[float]) -> float:
    """Normalize the weights to a sum of one, unless all are zero; return the sum before."""
    # Four sums at a time, because each addition waits for the one before.
    count = len(weights)
    one = two = three = four = 0.0
    for number in range(0, count - 3, 4):
        one += weights[number]
        two += weights[number + 1]
        three += weights[number + 2]
        four += weights[number + 3]
    for number in range(count - count % 4, count):
        one += weights[number]
    total = one + two + three + four
    if total > 0.0:
        scale = 1.0 / total
        for number in range(count):
            weights[number] *= scale
    return total


@rule
def weigh_worlds(
    weights: list[float], at: list[int], deck: Sequence[int], mask: int, odds: Sequence[float]
) -> None:
    """Multiply each world by the odds of every place at which this mask lies."""
    count = len(weights)
    for number in range(count):
        if weights[number] > 0.0:
            for place in range(len(deck)):
                if deck[at[place * count + number]] == mask:
                    weights[number] *= odds[place]
    even_out(weights)


@rule
def add_rows(
    weights: list[float], at: list[int], deck: Sequence[int], row: int, rows: list[float],
    sums: list[float],
) -> None:  # fmt: skip
    """Sum the probabilities of every mask at every place; ``sums`` is room for all worlds.

    In lexicographic order, placements that agree up to a place follow each other, so they are added
    up place by place from the last.
    """
    count = len(weights)
    for number in range(count):
        sums[number] = weights[number]
    blocks = count
    for place in range(len(deck) - 1, -1, -1):
        cards = at[place * count : (place + 1) * count : count // blocks]
        for block in range(blocks):
            rows[place * row + deck[cards[block]]] += sums[block]
        alike = len(deck) - place
        blocks //= alike
        for block in range(blocks):
            total = 0.0
            for number in range(block * alike, (block + 1) * alike):
                total += sums[number]
            sums[block] = total


@rule
def draw_worlds(
    weights: list[float], at: list[int], deck: Sequence[int], drawn: list[int], chance: int
) -> int:
    """Draw worlds by systematic sampling, in order; return the generator state."""
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
            drawn[each * cards + place] = deck[at[place * len(weights) + number]]
    return chance


@lru_cache(maxsize=8)
def placements(cards: int, compiled: bool) -> Any:
    """Return all placements of this many cards, for compiled or plain rules.

    The mode can change while a process runs, and compiled rules cannot use lists, so each mode has
    its own cache.
    """
    at = int_zeros(factorial(cards) * cards)
    quickest(list_placements)(cards, at)
    return at.astype("int8") if compiled else at


@lru_cache(maxsize=256)
def partners(cards: int, one: int, other: int, compiled: bool) -> Any:
    """Return the pairs of placements for two places, cached for each mode."""
    found = int_zeros(factorial(cards))
    quickest(find_partners)(cards, placements(cards, compiled), one, other, found)
    # Unsigned, so that compiled rules need not check for an index from the end.
    return found.astype("uint32") if compiled else found


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
        if really > 0.0:
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
        sums = float_zeros(len(self._weights))
        quickest(add_rows)(self._weights, self._at, self._deck, KINDS, rows, sums)
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
