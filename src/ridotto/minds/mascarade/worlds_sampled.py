"""Sampled worlds: weighted placements of ten to fourteen cards.

A world is one number, four bits per place. While there is room, a swap splits every world into two,
which is exact; equal worlds are merged. When the room is used up, each world takes one of the two
outcomes at random. A reveal removes worlds and so frees room.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ridotto.minds.mascarade.arrays import float_zeros, int_zeros, ints
from ridotto.minds.mascarade.shared_beliefs import KINDS
from ridotto.rules.chance import advance, below, scatter, stream
from ridotto.rules.speed import can_jit, quickest, rule

_FINE = 1 << 31
#: Maximum number of worlds, compiled and plain.
WORLDS: Final = 16384
PLAIN_WORLDS: Final = 1024
#: Maximum attempts to sample a new world from the single places.
_TRIES: Final = 4


@rule
def mask_at(world: int, place: int) -> int:
    """Return the mask at a place."""
    return world >> 4 * place & 15


@rule
def exchanged(world: int, one: int, other: int) -> int:
    """Return the world with two places swapped."""
    change = (world >> 4 * one ^ world >> 4 * other) & 15
    return world ^ (change << 4 * one | change << 4 * other)


@rule
def split(worlds: list[int], weights: list[float], count: int, one: int, other: int,
          really: float) -> int:  # fmt: skip
    """Split every world into two; return the new number of worlds."""
    for number in range(count):
        worlds[count + number] = exchanged(worlds[number], one, other)
        weights[count + number] = weights[number] * really
        weights[number] *= 1.0 - really
    return 2 * count


@rule
def toss(worlds: list[int], count: int, one: int, other: int, really: float, chance: int) -> int:
    """Move every world to one of two outcomes at random; return the generator state."""
    bound = int(really * _FINE)
    for number in range(count):
        chance = advance(chance)
        if below(chance, _FINE) < bound:
            worlds[number] = exchanged(worlds[number], one, other)
    return chance


@rule
def merge(worlds: list[int], weights: list[float], count: int, slots: list[int]) -> int:
    """Merge equal worlds; return the number left."""
    last = len(slots) - 1
    for slot in range(len(slots)):
        slots[slot] = -1
    kept = 0
    for number in range(count):
        world = worlds[number]
        slot = scatter(world) & last
        while slots[slot] >= 0 and worlds[slots[slot]] != world:
            slot = slot + 1 & last
        if slots[slot] >= 0:
            weights[slots[slot]] += weights[number]
        else:
            slots[slot] = kept
            worlds[kept] = world
            weights[kept] = weights[number]
            kept += 1
    return kept


@rule
def keep_those(worlds: list[int], weights: list[float], count: int, place: int, mask: int) -> int:
    """Keep only the worlds with this mask at this place; return their number."""
    kept = 0
    for number in range(count):
        if mask_at(worlds[number], place) == mask and weights[number] > 0.0:
            worlds[kept] = worlds[number]
            weights[kept] = weights[number]
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
def weigh_those(worlds: list[int], weights: list[float], count: int, cards: int, mask: int,
                odds: Sequence[float]) -> None:  # fmt: skip
    """Multiply each world by the odds of every place at which this mask lies."""
    for number in range(count):
        for place in range(cards):
            if mask_at(worlds[number], place) == mask:
                weights[number] *= odds[place]
    even_out(weights, count)


@rule
def spread(weights: list[float], count: int) -> float:
    """Return the effective sample size: the equivalent number of equally weighted worlds."""
    squares = 0.0
    for number in range(count):
        squares += weights[number] * weights[number]
    return 1.0 / squares if squares > 0.0 else 0.0


@rule
def choose_anew(worlds: list[int], weights: list[float], count: int, fresh: list[int],
                chance: int) -> int:  # fmt: skip
    """Resample to equally weighted worlds; return the generator state."""
    chance = advance(chance)
    reach = below(chance, _FINE) / _FINE
    total = 0.0
    number = 0
    for each in range(count):
        aim = (each + reach) / count
        while total + weights[number] < aim and number < count - 1:
            total += weights[number]
            number += 1
        fresh[each] = worlds[number]
    for each in range(count):
        worlds[each] = fresh[each]
        weights[each] = 1.0 / count
    return chance


@rule
def add_those(worlds: list[int], weights: list[float], count: int, cards: int, row: int,
              rows: list[float]) -> None:  # fmt: skip
    """Sum the probabilities of every mask at every place."""
    for number in range(count):
        for place in range(cards):
            rows[place * row + mask_at(worlds[number], place)] += weights[number]


@rule
def draw_those(worlds: list[int], weights: list[float], count: int, cards: int, drawn: list[int],
               chance: int) -> int:  # fmt: skip
    """Draw worlds by probability, evenly spread; return the generator state."""
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
        for place in range(cards):
            drawn[each * cards + place] = mask_at(worlds[number], place)
    return chance


@rule
def lay_anew(rows: list[float], row: int, deck: Sequence[int], left: list[int], chance: int,
             worlds: list[int], number: int) -> int:  # fmt: skip
    """Try to sample one world from the single places; worlds[number] is -1 on failure."""
    cards = len(deck)
    for mask in range(row):
        left[mask] = 0
    for card in range(cards):
        left[deck[card]] += 1
    chance = advance(chance)
    first = below(chance, cards)
    world = 0
    for step in range(cards):
        place = (first + step) % cards
        total = 0.0
        for mask in range(row):
            total += rows[place * row + mask] * left[mask]
        chance = advance(chance)
        aim = total * (below(chance, _FINE) / _FINE)
        found = -1
        for mask in range(row):
            share = rows[place * row + mask] * left[mask]
            if share > 0.0:
                if found < 0 or aim >= 0.0:
                    found = mask
                aim -= share
        if found < 0:
            worlds[number] = -1
            return chance
        left[found] -= 1
        world |= found << 4 * place
    worlds[number] = world
    return chance


@rule
def lay_many(rows: list[float], row: int, deck: Sequence[int], left: list[int], chance: int,
             worlds: list[int]) -> int:  # fmt: skip
    """Sample new worlds until the room or the attempts are used up; return their number."""
    count = 0
    for _ in range(_TRIES * len(worlds)):
        chance = lay_anew(rows, row, deck, left, chance, worlds, count)
        if worlds[count] >= 0:
            count += 1
            if count == len(worlds):
                break
    return count


class SampledWorlds:
    """Weighted worlds, up to a maximum number."""

    def __init__(self, deck: Sequence[int], seed: int, room: int | None = None) -> None:
        """Start with all placements of this deck equally likely."""
        room = room or (WORLDS if can_jit() else PLAIN_WORLDS)
        self._deck = ints(deck)
        self._cards = len(deck)
        self._room = room
        self._worlds = int_zeros(room)
        self._weights = float_zeros(room)
        self._fresh = int_zeros(room)
        self._slots = int_zeros(2 * room)
        self._left = int_zeros(KINDS)
        self._count = 0
        self._seed = seed
        self._chance = stream(seed, 0)
        self._renewals = 0
        self.exact = False
        self.scatter()

    def scatter(self) -> None:
        """Make all placements equally likely."""
        share = [0.0] * (self._cards * KINDS)
        for place in range(self._cards):
            for mask in self._deck:
                share[place * KINDS + int(mask)] = 1.0
        self.renew(share)

    def renew(self, rows: Sequence[float]) -> None:
        """Sample new worlds from the probabilities of each place alone, by copy of a mask."""
        given = float_zeros(len(rows))
        for number, chance in enumerate(rows):
            given[number] = chance
        self._renewals += 1
        chance = stream(self._seed, self._renewals)
        count = quickest(lay_many)(given, KINDS, self._deck, self._left, chance, self._worlds)
        for number in range(count):
            self._weights[number] = 1.0 / count
        self._count = count
        self.exact = False
        self._merge()

    def mix(self, one: int, other: int, really: float) -> None:
        """Mix two places that may have been swapped."""
        if really not in (0.0, 1.0) and 2 * self._count <= self._room:
            self._count = quickest(split)(
                self._worlds, self._weights, self._count, one, other, really
            )
            self._merge()
            return
        if really not in (0.0, 1.0):
            self.exact = False
        if really > 0.0:
            self._chance = quickest(toss)(
                self._worlds, self._count, one, other, float(really), self._chance
            )

    def keep(self, place: int, mask: int) -> bool:
        """Condition on this mask at this place; return False if no world has it there."""
        kept = quickest(keep_those)(self._worlds, self._weights, self._count, place, mask)
        if kept:
            self._count = kept
            self._merge()
        return kept > 0

    def deal(self, masks: Sequence[int]) -> None:
        """Set the masks that were seen, place by place."""
        self._worlds[0] = sum(int(mask) << 4 * place for place, mask in enumerate(masks))
        self._weights[0] = 1.0
        self._count = 1
        self.exact = True

    def weigh(self, mask: int, odds: Sequence[float]) -> None:
        """Multiply the odds of a mask at each place."""
        worlds, weights, count = self._worlds, self._weights, self._count
        quickest(weigh_those)(worlds, weights, count, self._cards, mask, odds)
        thin = quickest(spread)(weights, count) < count / 8
        if thin and 2 * count > self._room:
            self._chance = quickest(choose_anew)(worlds, weights, count, self._fresh, self._chance)
            self.exact = False

    def rows(self) -> Any:
        """Return the probabilities of every mask at every place."""
        rows = float_zeros(self._cards * KINDS)
        quickest(add_those)(self._worlds, self._weights, self._count, self._cards, KINDS, rows)
        return rows

    def draw(self, drawn: Any, chance: int) -> int:
        """Fill in this many placements drawn by probability; return the generator state."""
        worlds, weights = self._worlds, self._weights
        return quickest(draw_those)(worlds, weights, self._count, self._cards, drawn, chance)

    def chance_of(self, masks: Sequence[int]) -> float:
        """Return the probability of one placement of masks."""
        world = sum(int(mask) << 4 * place for place, mask in enumerate(masks))
        return float(
            sum(w for w, x in zip(self._weights, self._worlds[: self._count], strict=False)
                if x == world)
        )  # fmt: skip

    def _merge(self) -> None:
        self._count = quickest(merge)(self._worlds, self._weights, self._count, self._slots)
