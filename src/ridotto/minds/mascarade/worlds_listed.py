"""Listed worlds: only the placements that are possible, as long as they are few.

A world is one number, four bits per place: the kind of card that lies there, or ``UNKNOWN`` for a
card that nobody has shown. The unknown cards of a world lie in any order, all orders being equally
likely, so a closed deal is a single world. A swap that may have happened splits every world into
two, and equal worlds are merged. A reveal drops the worlds that contradict it. All of this is
exact.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import factorial, prod
from typing import Any, Final

from ridotto.minds.mascarade.arrays import float_zeros, int_zeros, ints
from ridotto.rules.chance import advance, below
from ridotto.rules.speed import quickest, rule

#: Four bits hold at most 15 kinds and this.
UNKNOWN: Final = 15
BITS: Final = 4
_FINE: Final = 1 << 31
#: An odd number that spreads worlds over the slots of the index.
_SPREAD: Final = 0x1E3779B97F4A7C15
_POSITIVE: Final = (1 << 63) - 1
#: A slot holds the number of its index and, in the lower bits, that of a world.
_NUMBER: Final = (1 << 20) - 1
_FIRST_ROOM: Final = 64


@rule
def kind_at(world: int, place: int) -> int:
    """Return the kind at a place, or ``UNKNOWN``."""
    return world >> BITS * place & UNKNOWN


@rule
def exchanged(world: int, one: int, other: int) -> int:
    """Return the world with two places swapped."""
    change = (world >> BITS * one ^ world >> BITS * other) & UNKNOWN
    return world ^ (change << BITS * one | change << BITS * other)


@rule
def slot_for(worlds: list[int], slots: list[int], stamp: int, world: int) -> int:
    """Return the slot of a world, or the empty one where it belongs.

    Only slots with the stamp of this index count, so that a new index need not clear the old one.
    """
    last = len(slots) - 1
    slot = (world * _SPREAD & _POSITIVE) >> 44 & last
    while slots[slot] >> 20 == stamp and worlds[slots[slot] & _NUMBER] != world:
        slot = slot + 1 & last
    return slot


@rule
def merge(worlds: list[int], weights: list[float], count: int, slots: list[int], stamp: int) -> int:
    """Merge equal worlds and index the rest; return their number."""
    kept = 0
    for number in range(count):
        slot = slot_for(worlds, slots, stamp, worlds[number])
        if slots[slot] >> 20 == stamp:
            weights[slots[slot] & _NUMBER] += weights[number]
        else:
            slots[slot] = stamp << 20 | kept
            worlds[kept] = worlds[number]
            weights[kept] = weights[number]
            kept += 1
    return kept


@rule
def split(worlds: list[int], weights: list[float], count: int, slots: list[int], stamp: int,
          one: int, other: int, really: float) -> int:  # fmt: skip
    """Mix two places of all indexed worlds; return the new number of worlds."""
    grown = count
    for number in range(count):
        world = exchanged(worlds[number], one, other)
        if world != worlds[number]:
            slot = slot_for(worlds, slots, stamp, world)
            twin = slots[slot] & _NUMBER
            if slots[slot] >> 20 != stamp:
                slots[slot] = stamp << 20 | grown
                worlds[grown] = world
                weights[grown] = weights[number] * really
                weights[number] *= 1.0 - really
                grown += 1
            elif twin > number:
                here = weights[number]
                there = weights[twin]
                weights[number] = here + really * (there - here)
                weights[twin] = there + really * (here - there)
    return grown


@rule
def swap_all(worlds: list[int], count: int, one: int, other: int) -> None:
    """Swap two places in all worlds."""
    for number in range(count):
        worlds[number] = exchanged(worlds[number], one, other)


@rule
def unseen(world: int, copies: Sequence[int], cards: int, left: list[int]) -> int:
    """Count the unknown cards of a world, by kind in ``left`` and in all."""
    for kind in range(len(copies)):
        left[kind] = copies[kind]
    unknown = 0
    for place in range(cards):
        kind = kind_at(world, place)
        if kind == UNKNOWN:
            unknown += 1
        else:
            left[kind] -= 1
    return unknown


@rule
def keep_those(worlds: list[int], weights: list[float], count: int, cards: int,
               copies: Sequence[int], left: list[int], place: int, kind: int) -> int:  # fmt: skip
    """Keep only the worlds in which this kind may lie at this place; return their number."""
    kept = 0
    for number in range(count):
        world = worlds[number]
        weight = weights[number]
        found = kind_at(world, place)
        if found == UNKNOWN:
            unknown = unseen(world, copies, cards, left)
            weight *= left[kind] / unknown
            world ^= (UNKNOWN ^ kind) << BITS * place
            found = kind
        if found == kind and weight > 0.0:
            worlds[kept] = world
            weights[kept] = weight
            kept += 1
    even_out(weights, kept)
    return kept


@rule
def even_out(weights: list[float], count: int) -> None:
    """Normalize the weights to a sum of one."""
    total = 0.0
    for number in range(count):
        total += weights[number]
    if total > 0.0:
        for number in range(count):
            weights[number] /= total


@rule
def most_unknown(worlds: list[int], count: int, cards: int, copies: Sequence[int],
                 left: list[int], kind: int) -> int:  # fmt: skip
    """Return the most unknown cards of a world that may hide this kind; 0 if none does."""
    most = 0
    for number in range(count):
        unknown = unseen(worlds[number], copies, cards, left)
        if left[kind] > 0 and unknown > most:
            most = unknown
    return most


@rule
def place_copy(worlds: list[int], weights: list[float], count: int, cards: int,
               copies: Sequence[int], left: list[int], kind: int) -> int:  # fmt: skip
    """Split each world by where an unknown copy of a kind lies; return the number of worlds."""
    grown = count
    for number in range(count):
        world = worlds[number]
        unknown = unseen(world, copies, cards, left)
        if left[kind] > 0:
            weight = weights[number] / unknown
            target = number
            for place in range(cards):
                if kind_at(world, place) == UNKNOWN:
                    worlds[target] = world ^ (UNKNOWN ^ kind) << BITS * place
                    weights[target] = weight
                    # The first split takes the place of the world, the others are added.
                    target = grown
                    grown += 1
            grown -= 1
    return grown


@rule
def weigh_those(worlds: list[int], weights: list[float], count: int, cards: int, kind: int,
                odds: Sequence[float]) -> None:  # fmt: skip
    """Multiply each world by the odds of every place at which this kind lies."""
    for number in range(count):
        for place in range(cards):
            if kind_at(worlds[number], place) == kind:
                weights[number] *= odds[place]
    even_out(weights, count)


@rule
def add_those(worlds: list[int], weights: list[float], count: int, cards: int,
              copies: Sequence[int], left: list[int], rows: list[float]) -> None:  # fmt: skip
    """Sum the probabilities of every kind at every place."""
    kinds = len(copies)
    for number in range(count):
        world = worlds[number]
        hidden = 0
        for place in range(cards):
            kind = kind_at(world, place)
            if kind == UNKNOWN:
                hidden += 1
            else:
                rows[place * kinds + kind] += weights[number]
        if hidden:
            share = weights[number] / unseen(world, copies, cards, left)
            for place in range(cards):
                if kind_at(world, place) == UNKNOWN:
                    for kind in range(kinds):
                        rows[place * kinds + kind] += share * left[kind]


@rule
def draw_those(worlds: list[int], weights: list[float], count: int, cards: int,
               copies: Sequence[int], left: list[int], drawn: list[int], chance: int,
               ) -> int:  # fmt: skip
    """Draw placements by probability, evenly spread; return the generator state."""
    wanted = len(drawn) // cards
    chance = advance(chance)
    reach = below(chance, _FINE) / _FINE
    total = 0.0
    number = 0
    for each in range(wanted):
        aim = (each + reach) / wanted
        while total + weights[number] < aim and number < count - 1:
            total += weights[number]
            number += 1
        unknown = unseen(worlds[number], copies, cards, left)
        for place in range(cards):
            kind = kind_at(worlds[number], place)
            if kind == UNKNOWN:
                chance = advance(chance)
                pick = below(chance, unknown)
                kind = 0
                while pick >= left[kind]:
                    pick -= left[kind]
                    kind += 1
                left[kind] -= 1
                unknown -= 1
            drawn[each * cards + place] = kind
    return chance


class ListedWorlds:
    """Weighted worlds of any number, with cards by kind from 0."""

    def __init__(self, copies: Sequence[int]) -> None:
        """Start with all placements of the cards equally likely: all are unknown."""
        self.copies = ints(copies)
        self.cards = sum(copies)
        self.left = int_zeros(len(copies))
        self._stamp = 0
        self._indexed = False
        self._make_room(_FIRST_ROOM)
        self.lay([UNKNOWN] * self.cards)

    def _make_room(self, room: int) -> None:
        self.worlds, self.weights = int_zeros(room), float_zeros(room)
        self._slots = int_zeros(2 * room)

    def _reserve(self, needed: int) -> None:
        """Make room for this many worlds."""
        room = len(self.worlds)
        if needed > room:
            worlds, weights = self.worlds, self.weights
            while room < needed:
                room *= 2
            if room > _NUMBER + 1:
                # The numbers of further worlds would overlap the stamps in the index.
                raise OverflowError(f"{needed} worlds are too many to be listed")
            self._make_room(room)
            self.worlds[: self.count] = worlds[: self.count]
            self.weights[: self.count] = weights[: self.count]
            self._indexed = False

    def lay(self, kinds: Sequence[int]) -> None:
        """Leave only the world with these kinds, place by place."""
        self.set_worlds([(kinds, 1.0)])

    def set_worlds(self, worlds: Sequence[tuple[Sequence[int], float]]) -> None:
        """Set different worlds with their weights."""
        self.count = len(worlds)
        self._reserve(self.count)
        for number, (kinds, weight) in enumerate(worlds):
            self.worlds[number] = packed_world(kinds)
            self.weights[number] = weight
        quickest(even_out)(self.weights, self.count)
        self._indexed = False

    def mix(self, one: int, other: int, really: float) -> None:
        """Mix two places that may have been swapped; this can double the worlds."""
        if really == 1.0:
            quickest(swap_all)(self.worlds, self.count, one, other)
            self._indexed = False
        elif really > 0.0:
            self._reserve(2 * self.count)
            if not self._indexed:
                self._merge()
            self.count = quickest(split)(
                self.worlds, self.weights, self.count, self._slots, self._stamp, one, other, really
            )

    def keep(self, place: int, kind: int) -> bool:
        """Condition on this kind at this place; return False if no world has it there."""
        self.count = quickest(keep_those)(
            self.worlds, self.weights, self.count, self.cards, self.copies, self.left, place, kind
        )
        self._merge()
        return self.count > 0

    def most_split(self, kind: int) -> int:
        """Return how many worlds at most follow from stating where a kind lies in each."""
        splits: int = max(1, self._most_unknown(kind)) ** int(self.copies[kind])
        return self.count * splits

    def _most_unknown(self, kind: int) -> int:
        return quickest(most_unknown)(
            self.worlds, self.count, self.cards, self.copies, self.left, kind
        )

    def weigh(self, kind: int, odds: Sequence[float]) -> None:
        """Multiply the odds of a kind at each place, stating where it lies in each world."""
        while unknown := self._most_unknown(kind):
            self._reserve(self.count * unknown)
            self.count = quickest(place_copy)(
                self.worlds, self.weights, self.count, self.cards, self.copies, self.left, kind
            )
            self._merge()
        quickest(weigh_those)(self.worlds, self.weights, self.count, self.cards, kind, odds)

    def rows(self) -> Any:
        """Return the probabilities of every kind at every place."""
        rows = float_zeros(self.cards * len(self.copies))
        quickest(add_those)(
            self.worlds, self.weights, self.count, self.cards, self.copies, self.left, rows
        )
        return rows

    def draw(self, drawn: Any, chance: int) -> int:
        """Fill in this many placements drawn by probability; return the generator state."""
        return quickest(draw_those)(
            self.worlds, self.weights, self.count, self.cards, self.copies, self.left, drawn, chance
        )

    def chance_of(self, kinds: Sequence[int]) -> float:
        """Return the probability of one placement."""
        return sum(
            float(self.weights[number]) / self._orders(int(self.worlds[number]))
            for number in self._numbers(kinds)
        )

    def _numbers(self, kinds: Sequence[int]) -> Iterator[int]:
        """Yield the numbers of the worlds that a placement fits."""
        for number in range(self.count):
            world = int(self.worlds[number])
            found = [kind_at(world, place) for place in range(self.cards)]
            if all(kind in (UNKNOWN, given) for kind, given in zip(found, kinds, strict=True)):
                yield number

    def _orders(self, world: int) -> int:
        """Return how many different orders the unknown cards of a world can have."""
        left = [0] * len(self.copies)
        unknown = unseen(world, [int(number) for number in self.copies], self.cards, left)
        return factorial(unknown) // prod(factorial(number) for number in left)

    def _merge(self) -> None:
        self._stamp += 1
        self.count = quickest(merge)(
            self.worlds, self.weights, self.count, self._slots, self._stamp
        )
        self._indexed = True


def packed_world(kinds: Sequence[int]) -> int:
    """Return the number of a world with these kinds."""
    return sum(kind << BITS * place for place, kind in enumerate(kinds))
