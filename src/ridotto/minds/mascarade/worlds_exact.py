"""Every way the cards can lie, each with its chance: exact, for up to nine cards.

The placements stand in the order of a dictionary, so a placement's number can be reckoned from
it; for every two places there is a table of the partner that each placement becomes when those
two are exchanged. Cards are told apart even where two show the same mask.
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
    """Write down all placements, one after the other: the card at each place."""
    for place in range(cards):
        at[place] = place
    start = cards
    while start < len(at):
        for place in range(cards):
            at[start + place] = at[start - cards + place]
        # The next in the order: raise the last card that can be, the rest ascending.
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
    """For every placement the number of the one with two places exchanged."""
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
    """Where to look for what lies at a place after an exchange."""
    if place == one:
        return other
    return one if place == other else place


@rule
def mix_worlds(weights: list[float], partner: list[int], really: float) -> None:
    """Two places may have been exchanged."""
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
    """Only those stay in which this mask lies at this place; returns their share."""
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
    """Add up the chances of every mask at every place."""
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
    """Draw worlds by their chances, evenly spread and in order; returns chance as it stands."""
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
        # Rounding may run past the last world there is.
        while weights[number] <= 0.0:
            number -= 1
        for place in range(cards):
            drawn[each * cards + place] = deck[at[number * cards + place]]
    return chance


@lru_cache(maxsize=8)
def placements(cards: int, compiled: bool) -> Any:
    """All placements of so many cards, as compiled rules want them or as plain ones do.

    The speed can change while a process lives, and a list is no good to compiled rules: what is
    kept for one speed is not handed to the other.
    """
    at = int_zeros(factorial(cards) * cards)
    quickest(list_placements)(cards, at)
    return at


@lru_cache(maxsize=256)
def partners(cards: int, one: int, other: int, compiled: bool) -> Any:
    """The table of partners for two places; made when first wanted, and kept for its speed."""
    found = int_zeros(factorial(cards))
    quickest(find_partners)(cards, placements(cards, compiled), one, other, found)
    return found.astype("int32") if compiled else found


class ExactWorlds:
    """The chances of all placements."""

    exact = True

    def __init__(self, deck: Sequence[int]) -> None:
        """All ways to lay this deck are as likely as any other."""
        self._cards = len(deck)
        self._deck = ints(deck)
        self._at = placements(self._cards, can_jit())
        self._weights = float_zeros(factorial(self._cards))
        self.scatter()

    def scatter(self) -> None:
        """Anything is as likely as anything else."""
        self._fill(1.0 / len(self._weights))

    def deal(self, masks: Sequence[int]) -> None:
        """These masks were seen, place by place."""
        self._fill(0.0)
        self._weights[next(self._numbers(masks, 0, ()))] = 1.0

    def mix(self, one: int, other: int, really: float) -> None:
        """Two places may have been exchanged."""
        table = partners(self._cards, min(one, other), max(one, other), can_jit())
        quickest(mix_worlds)(self._weights, table, float(really))

    def keep(self, place: int, mask: int) -> bool:
        """This mask was seen at this place; False if no world has it there."""
        return quickest(keep_worlds)(self._weights, self._at, self._deck, place, mask) > 0.0

    def weigh(self, mask: int, odds: Sequence[float]) -> None:
        """A mask is so many times likelier than before to lie at each place."""
        quickest(weigh_worlds)(self._weights, self._at, self._deck, mask, odds)

    def rows(self) -> Any:
        """The chances of every mask at every place."""
        rows = float_zeros(self._cards * KINDS)
        quickest(add_rows)(self._weights, self._at, self._deck, KINDS, rows)
        return rows

    def draw(self, drawn: Any, chance: int) -> int:
        """Fill in so many placements drawn by their chances; returns chance as it stands."""
        return quickest(draw_worlds)(self._weights, self._at, self._deck, drawn, chance)

    def _fill(self, weight: float) -> None:
        if can_jit():
            self._weights[:] = weight
        else:
            self._weights[:] = [weight] * len(self._weights)

    def chance_of(self, masks: Sequence[int]) -> float:
        """The chance of one placement of masks."""
        return float(sum(self._weights[number] for number in self._numbers(masks, 0, ())))

    def _numbers(self, masks: Sequence[int], rank: int, laid: tuple[int, ...]) -> Iterator[int]:
        """The numbers of the placements that show these masks: two cards may show the same."""
        if len(laid) == self._cards:
            yield rank
            return
        free = [card for card in range(self._cards) if card not in laid]
        for lower, card in enumerate(free):
            if self._deck[card] == masks[len(laid)]:
                yield from self._numbers(masks, rank * len(free) + lower, (*laid, card))
