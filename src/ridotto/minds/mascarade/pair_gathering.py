"""Add up listed worlds to the chances of single cards and of pairs of cards."""

from __future__ import annotations

from collections.abc import Sequence

from ridotto.minds.mascarade.worlds_listed import BITS, UNKNOWN, unseen
from ridotto.rules.speed import rule


@rule
def gather(worlds: Sequence[int], weights: list[float], count: int, cards: int,
           copies: Sequence[int], left: list[int], group: list[int], single: list[float],
           pairs: list[float], hidden: list[float]) -> None:  # fmt: skip
    """Add up single cards and pairs over all worlds, and use up their weights.

    Worlds with the same known cards are added up as a group first, with unknown cards as one more
    kind; there are few such groups. ``hidden`` is room for the single cards and pairs of a group,
    ``left`` and ``group`` for the kinds.
    """
    kinds = len(copies)
    for first in range(count):
        if weights[first] > 0.0:
            unknown = unseen(worlds[first], copies, cards, group)
            for number in range(len(hidden)):
                hidden[number] = 0.0
            for number in range(first, count):
                same = weights[number] > 0.0
                if same:
                    unseen(worlds[number], copies, cards, left)
                for kind in range(kinds):
                    same = same and left[kind] == group[kind]
                if same:
                    add_world(worlds[number], weights[number], cards, kinds + 1, hidden)
                    weights[number] = 0.0
            share_out(hidden, cards, kinds, group, unknown, single, pairs)


@rule
def add_world(world: int, weight: float, cards: int, kinds: int, hidden: list[float]) -> None:
    """Add the single cards and pairs of one world, lower place first; the last kind is unknown."""
    for place in range(cards):
        kind = min(world & UNKNOWN, kinds - 1)
        world >>= BITS
        hidden[place * kinds + kind] += weight
        later = world
        block = cards * kinds + ((place * cards + place) * kinds + kind) * kinds
        for _ in range(place + 1, cards):
            block += kinds * kinds
            hidden[block + min(later & UNKNOWN, kinds - 1)] += weight
            later >>= BITS


@rule
def share_out(hidden: Sequence[float], cards: int, kinds: int, left: Sequence[int], unknown: int,
              single: list[float], pairs: list[float]) -> None:  # fmt: skip
    """Add a group of worlds, with its unknown cards in every order."""
    more = kinds + 1
    for place in range(cards):
        for kind in range(kinds):
            chance = hidden[place * more + kind]
            if left[kind] > 0:
                chance += hidden[place * more + kinds] * left[kind] / unknown
            single[place * kinds + kind] += chance
        for other in range(place + 1, cards):
            source = cards * more + (place * cards + other) * more * more
            for kind in range(kinds):
                for that in range(kinds):
                    chance = pair_in(hidden, source, kinds, kind, that, left, unknown)
                    pairs[((place * cards + other) * kinds + kind) * kinds + that] += chance
                    pairs[((other * cards + place) * kinds + that) * kinds + kind] += chance


@rule
def pair_in(hidden: Sequence[float], source: int, kinds: int, kind: int, that: int,
            left: Sequence[int], unknown: int) -> float:  # fmt: skip
    """Return the chance of a pair in a group of worlds, known or unknown."""
    more = kinds + 1
    chance = hidden[source + kind * more + that]
    if left[that] > 0:
        chance += hidden[source + kind * more + kinds] * left[that] / unknown
    if left[kind] > 0:
        chance += hidden[source + kinds * more + that] * left[kind] / unknown
        rest = left[that] - 1 if kind == that else left[that]
        if rest > 0:
            both = hidden[source + kinds * more + kinds] / (unknown * (unknown - 1))
            chance += both * left[kind] * rest
    return chance
