"""Fit a table of chances, kind by place, to the numbers of copies.

``table[place * kinds + kind]`` is the chance of a kind at a place. Every place holds one card, and
every kind has its wanted number of copies. One place can be skipped, because its card is given.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ridotto.rules.speed import rule

#: Rounds of scaling, and the deviation that is close enough.
_ROUNDS: Final = 6
_CLOSE: Final = 1e-3


@rule
def deduce(table: list[float], cards: int, kinds: int, wanted: Sequence[float], skip: int,
           left: list[int]) -> bool:  # fmt: skip
    """Rule out what cannot be, where a place has one kind left or a kind only just enough places.

    Returns False if that leaves a contradiction. ``left`` has room for the places.
    """
    for place in range(cards):
        left[place] = 0
        for kind in range(kinds):
            left[place] += table[place * kinds + kind] > 0.0
        if left[place] == 0 and place != skip:
            return False
    again = True
    while again:
        again = False
        for kind in range(kinds):
            possible = 0
            certain = 0
            for place in range(cards):
                if table[place * kinds + kind] > 0.0 and place != skip:
                    possible += 1
                    certain += left[place] == 1
            if possible < wanted[kind] or certain > wanted[kind]:
                return False
            if certain < possible and (certain == wanted[kind] or possible == wanted[kind]):
                again = True
                strike(table, cards, kinds, kind, skip, left, certain == wanted[kind])
    return True


@rule
def strike(table: list[float], cards: int, kinds: int, kind: int, skip: int, left: list[int],
           placed: bool) -> None:  # fmt: skip
    """Rule out a kind at all uncertain places if it is placed already; else all others there."""
    for place in range(cards):
        if table[place * kinds + kind] > 0.0 and left[place] > 1 and place != skip:
            if placed:
                table[place * kinds + kind] = 0.0
                left[place] -= 1
            else:
                for that in range(kinds):
                    if that != kind:
                        table[place * kinds + that] = 0.0
                left[place] = 1


@rule
def fit(table: list[float], cards: int, kinds: int, wanted: Sequence[float], skip: int,
        scales: list[float]) -> None:  # fmt: skip
    """Scale kinds and places in turn until both add up; ``scales`` has room for the kinds."""
    for _ in range(_ROUNDS):
        for kind in range(kinds):
            scales[kind] = 0.0
        for place in range(cards):
            if place != skip:
                for kind in range(kinds):
                    scales[kind] += table[place * kinds + kind]
        off = 0.0
        for kind in range(kinds):
            off = max(off, abs(scales[kind] - wanted[kind]))
            if scales[kind] > 0.0:
                scales[kind] = wanted[kind] / scales[kind]
        for place in range(cards):
            if place != skip:
                scale_place(table, place * kinds, kinds, scales)
        if off < _CLOSE:
            break


@rule
def scale_place(table: list[float], start: int, kinds: int, scales: Sequence[float]) -> None:
    """Scale the kinds at one place, then all of them to a sum of 1."""
    total = 0.0
    for kind in range(kinds):
        table[start + kind] *= scales[kind]
        total += table[start + kind]
    if total > 0.0:
        for kind in range(kinds):
            table[start + kind] /= total
