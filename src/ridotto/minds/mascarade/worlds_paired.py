"""Paired worlds: an estimate for when the possible placements are too many to list.

Instead of worlds, it keeps the probability of every card at every place and of every two cards at
every two places. What mixing does to them is exact, and higher dependencies fade quickly as cards
are mixed, so little is lost; and unlike a sample of worlds it cannot run out after many reveals.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from ridotto.minds.mascarade.arrays import float_zeros, int_zeros, ints
from ridotto.minds.mascarade.pair_gathering import gather
from ridotto.minds.mascarade.pair_updates import NOTHING, expect, mix_pairs, reweigh, support
from ridotto.minds.mascarade.worlds_listed import ListedWorlds
from ridotto.rules.chance import advance, below
from ridotto.rules.speed import quickest, rule

_FINE: Final = 1 << 31


@rule
def compare(single: list[float], pairs: list[float], cards: int, kinds: int,
            ratios: list[float]) -> None:  # fmt: skip
    """Compute how much likelier each pair is than if its cards were independent."""
    for one in range(cards):
        for other in range(cards):
            block = (one * cards + other) * kinds * kinds
            for this in range(kinds):
                for that in range(kinds):
                    at = block + this * kinds + that
                    alone = single[one * kinds + this] * single[other * kinds + that]
                    ratios[at] = pairs[at] / alone if alone > 0.0 else 0.0


@rule
def lay_next(chances: list[float], ratios: list[float], cards: int, kinds: int, place: int,
             kind: int) -> None:  # fmt: skip
    """Update the chances of all places with the kind at one of them."""
    for other in range(cards):
        if other != place:
            block = (place * cards + other) * kinds * kinds + kind * kinds
            for that in range(kinds):
                chances[other * kinds + that] *= ratios[block + that]


@rule
def total_left(chances: list[float], kinds: int, place: int, left: Sequence[int]) -> float:
    """Return the chance of all kinds that are left, at one place."""
    total = 0.0
    for kind in range(kinds):
        if left[kind] > 0:
            total += chances[place * kinds + kind]
    return total


@rule
def count_open(single: list[float], cards: int, kinds: int) -> int:
    """Count the places at which more than one kind may lie."""
    found = 0
    for place in range(cards):
        possible = 0
        for kind in range(kinds):
            possible += single[place * kinds + kind] > 0.0
        found += possible > 1
    return found


@rule
def draw_pairs(single: list[float], ratios: list[float], cards: int, copies: Sequence[int],
               order: Sequence[int], chances: list[float], left: list[int], drawn: list[int],
               chance: int) -> int:  # fmt: skip
    """Draw placements one card after another, evenly spread; return the generator state."""
    kinds = len(copies)
    wanted = len(drawn) // cards
    chance = advance(chance)
    reach = below(chance, _FINE) / _FINE
    for each in range(wanted):
        for at in range(cards * kinds):
            chances[at] = single[at]
        for kind in range(kinds):
            left[kind] = copies[kind]
        aim = (each + reach) / wanted
        for step in range(cards):
            place = order[step]
            total = total_left(chances, kinds, place, left)
            found = -1
            low = 0.0
            width = 1.0
            for kind in range(kinds):
                part = chances[place * kinds + kind] / total if total > 0.0 else 1.0
                if left[kind] > 0 and part > 0.0 and (found < 0 or aim >= low + width):
                    low += width if found >= 0 else 0.0
                    found = kind
                    width = part
            # What remains of the aim within this kind's part decides the next place.
            aim = min(max((aim - low) / width, 0.0), 1.0)
            left[found] -= 1
            drawn[each * cards + place] = found
            lay_next(chances, ratios, cards, kinds, place, found)
    return chance


class PairedWorlds:
    """The probabilities of single cards and of pairs, with cards by kind from 0."""

    def __init__(self, listed: ListedWorlds) -> None:
        """Start with the probabilities of listed worlds, which this uses up."""
        self.cards = listed.cards
        self.copies = listed.copies
        self._kinds = kinds = len(listed.copies)
        items = self.cards * kinds
        self.single, self._pairs = float_zeros(items), float_zeros(items * items)
        self._fresh, self._left = float_zeros(items * items), listed.left
        self._factor, self._before, self._given = (float_zeros(items) for _ in range(3))
        self._wanted, self._scales = float_zeros(kinds), float_zeros(kinds)
        self._places = int_zeros(self.cards)
        hidden = self.cards * (kinds + 1)
        quickest(gather)(
            listed.worlds, listed.weights, listed.count, self.cards, self.copies, self._left,
            int_zeros(kinds), self.single, self._pairs, float_zeros(hidden + hidden * hidden),
        )  # fmt: skip

    def mix(self, one: int, other: int, really: float) -> None:
        """Mix two places that may have been swapped."""
        if really > 0.0:
            quickest(mix_pairs)(
                self.single, self._pairs, self.cards, self._kinds, one, other, really
            )

    def keep(self, place: int, kind: int) -> bool:
        """Condition on this kind at this place; return False if it cannot lie there."""
        if self.single[place * self._kinds + kind] <= NOTHING:
            return False
        quickest(support)(
            self.single, self._pairs, self.cards, self._kinds, place, kind, self._factor
        )
        self._reweigh(-1)
        return True

    def weigh(self, kind: int, odds: Sequence[float]) -> None:
        """Multiply the odds of a kind at each place."""
        quickest(expect)(
            self.single, self._pairs, self.cards, self.copies, kind, odds, self._factor
        )
        self._reweigh(kind)

    def _reweigh(self, stated: int) -> None:
        quickest(reweigh)(
            self.single, self._pairs, self.cards, self.copies, self._factor, stated,
            self._fresh, self._before, self._given, self._wanted, self._scales, self._places,
        )  # fmt: skip
        self._pairs, self._fresh = self._fresh, self._pairs

    def rows(self) -> Any:
        """Return the probabilities of every kind at every place."""
        return self.single.copy()

    def draw(self, drawn: Any, chance: int) -> int:
        """Fill in this many placements drawn by probability; return the generator state."""
        self._compare()
        return quickest(draw_pairs)(
            self.single, self._fresh, self.cards, self.copies, ints(self._order()), self._given,
            self._left, drawn, chance,
        )  # fmt: skip

    def _compare(self) -> None:
        quickest(compare)(self.single, self._pairs, self.cards, self._kinds, self._fresh)

    def _order(self) -> list[int]:
        """Return the places, the surest first."""
        kinds = self._kinds
        surest = [
            max(self.single[place * kinds : (place + 1) * kinds]) for place in range(self.cards)
        ]
        return sorted(range(self.cards), key=lambda place: (-surest[place], place))

    def open_places(self) -> int:
        """Return the number of places at which more than one kind may lie."""
        return quickest(count_open)(self.single, self.cards, self._kinds)

    def chance_of(self, kinds: Sequence[int]) -> float:
        """Return the probability with which a placement would be drawn."""
        return dict(self.placements(kinds)).get(tuple(kinds), 0.0)

    def placements(
        self, like: Sequence[int] | None = None
    ) -> Iterator[tuple[tuple[int, ...], float]]:
        """Yield placements with their probabilities of being drawn; all, or only one."""
        self._compare()
        copies = [int(number) for number in self.copies]
        yield from self._lay([-1] * self.cards, self._order(), self.single.copy(), copies, like)

    def _lay(
        self, laid: list[int], order: list[int], chances: Any, left: list[int],
        like: Sequence[int] | None,
    ) -> Iterator[tuple[tuple[int, ...], float]]:  # fmt: skip
        if not order:
            yield tuple(laid), 1.0
            return
        place = order[0]
        total = total_left(chances, self._kinds, place, left)
        for kind in range(self._kinds) if like is None else (like[place],):
            chance = float(chances[place * self._kinds + kind])
            if left[kind] > 0 and chance > 0.0:
                laid[place] = kind
                left[kind] -= 1
                after = chances.copy()
                lay_next(after, self._fresh, self.cards, self._kinds, place, kind)
                for placement, rest in self._lay(laid, order[1:], after, left, like):
                    yield placement, rest * chance / total
                left[kind] += 1
