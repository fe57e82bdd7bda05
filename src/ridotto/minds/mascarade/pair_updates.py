"""Update the chances of single cards and of pairs of cards.

``single[place * kinds + kind]`` is the chance of a kind at a place, and ``pairs[((one * cards +
other) * kinds + this) * kinds + that]`` that of two kinds at two places. Mixing two places is
exact. Evidence is exact for single cards; pairs then follow from the assumption that what it says
of two cards is independent, fitted to the numbers of copies.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ridotto.minds.mascarade.pair_fitting import deduce, fit
from ridotto.rules.speed import rule

#: Smaller chances count as impossible.
NOTHING: Final = 1e-12


@rule
def average(numbers: list[float], one: int, other: int, count: int, really: float) -> None:
    """Mix two stretches of numbers."""
    for step in range(count):
        here = numbers[one + step]
        there = numbers[other + step]
        numbers[one + step] = here + really * (there - here)
        numbers[other + step] = there + really * (here - there)


@rule
def mix_pairs(single: list[float], pairs: list[float], cards: int, kinds: int, one: int,
              other: int, really: float) -> None:  # fmt: skip
    """Mix two places that may have been swapped."""
    size = kinds * kinds
    average(single, one * kinds, other * kinds, kinds, really)
    average(pairs, (one * cards + other) * size, (other * cards + one) * size, size, really)
    for place in range(cards):
        if place != one and place != other:
            here = place * cards
            average(pairs, (one * cards + place) * size, (other * cards + place) * size, size,
                    really)  # fmt: skip
            average(pairs, (here + one) * size, (here + other) * size, size, really)


@rule
def support(single: Sequence[float], pairs: Sequence[float], cards: int, kinds: int, place: int,
            kind: int, factor: list[float]) -> None:  # fmt: skip
    """Compute how much a kind at a place supports each single card, as a factor."""
    known = single[place * kinds + kind]
    for other in range(cards):
        block = ((place * cards + other) * kinds + kind) * kinds
        for that in range(kinds):
            at = other * kinds + that
            factor[at] = 0.0
            if other == place:
                factor[at] = 1.0 / known if that == kind else 0.0
            elif single[at] > NOTHING:
                factor[at] = pairs[block + that] / (known * single[at])


@rule
def expect(single: Sequence[float], pairs: Sequence[float], cards: int, copies: Sequence[int],
           kind: int, odds: Sequence[float], factor: list[float]) -> None:  # fmt: skip
    """Compute the expected odds of a kind for each single card, as a factor."""
    kinds = len(copies)
    for other in range(cards):
        for that in range(kinds):
            at = other * kinds + that
            factor[at] = 0.0
            if single[at] > NOTHING:
                hidden = copies[kind]
                factor[at] = 1.0
                if that == kind:
                    factor[at] = odds[other]
                    hidden -= 1
                gain = 0.0
                for place in range(cards):
                    if place != other:
                        block = (place * cards + other) * kinds * kinds
                        chance = pairs[block + kind * kinds + that] / single[at]
                        gain += (odds[place] - 1.0) * chance
                for _ in range(hidden):
                    factor[at] *= 1.0 + gain / hidden


@rule
def reweigh(single: list[float], pairs: Sequence[float], cards: int, copies: Sequence[int],
            factor: Sequence[float], stated: int, fresh: list[float], before: list[float],
            given: list[float], wanted: list[float], scales: list[float],
            left: list[int]) -> None:  # fmt: skip
    """Multiply the chances by what evidence says of each single card; write ``fresh`` pairs.

    ``stated`` is a kind such that the evidence says nothing more once it is known where that kind
    lies, or -1. The other arguments are room for single cards, kinds and places.
    """
    kinds = len(copies)
    for kind in range(kinds):
        wanted[kind] = copies[kind]
    for at in range(cards * kinds):
        before[at] = single[at]
        single[at] *= factor[at]
        if single[at] < NOTHING:
            single[at] = 0.0
    again = True
    while again:
        again = False
        deduce(single, cards, kinds, wanted, -1, left)
        fit(single, cards, kinds, wanted, -1, scales)
        for at in range(cards * kinds):
            condition(single, pairs, cards, kinds, at, before, stated, given)
            if single[at] > 0.0:
                wanted[at % kinds] -= 1.0
                if deduce(given, cards, kinds, wanted, at // kinds, left):
                    fit(given, cards, kinds, wanted, at // kinds, scales)
                else:
                    # No placement has this card here: start again without it.
                    single[at] = 0.0
                    again = True
                wanted[at % kinds] += 1.0
            store(single[at], given, cards, kinds, at, fresh)
    agree(fresh, cards, kinds)


@rule
def condition(single: Sequence[float], pairs: Sequence[float], cards: int, kinds: int, mine: int,
              before: Sequence[float], stated: int, given: list[float]) -> None:  # fmt: skip
    """Compute all single cards given one of them, after the evidence."""
    place = mine // kinds
    kind = mine % kinds
    certain = single[mine] > 1.0 - NOTHING
    for other in range(cards):
        block = ((place * cards + other) * kinds + kind) * kinds
        for that in range(kinds):
            at = other * kinds + that
            given[at] = 0.0
            if other != place and single[at] > 0.0 and single[mine] > 0.0:
                if certain:
                    given[at] = single[at]
                else:
                    given[at] = pairs[block + that] / before[mine]
                    if kind != stated or that == stated:
                        given[at] *= single[at] / before[at]


@rule
def store(chance: float, given: Sequence[float], cards: int, kinds: int, mine: int,
          fresh: list[float]) -> None:  # fmt: skip
    """Store the pairs of one card."""
    place = mine // kinds
    kind = mine % kinds
    for other in range(cards):
        block = ((place * cards + other) * kinds + kind) * kinds
        for that in range(kinds):
            fresh[block + that] = chance * given[other * kinds + that]


@rule
def agree(pairs: list[float], cards: int, kinds: int) -> None:
    """Average the two orders of each pair; what is impossible in one is so in both."""
    for one in range(cards):
        for other in range(one + 1, cards):
            here = (one * cards + other) * kinds * kinds
            there = (other * cards + one) * kinds * kinds
            for this in range(kinds):
                for that in range(kinds):
                    forth = here + this * kinds + that
                    back = there + that * kinds + this
                    chance = 0.0
                    if pairs[forth] > 0.0 and pairs[back] > 0.0:
                        chance = 0.5 * (pairs[forth] + pairs[back])
                    pairs[forth] = chance
                    pairs[back] = chance
