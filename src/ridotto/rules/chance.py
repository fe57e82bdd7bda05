"""Chance for mass play: the same numbers in plain Python and in compiled code.

A generator that multiplies with carry: the state is one integer of 63 bits, handed in and out,
so every game can have a stream of its own, whoever plays it. No step leaves the range of
signed 64 bits: compiled code takes for granted that products do not overflow.
"""

from __future__ import annotations

from typing import Final

from ridotto.rules.speed import rule

#: A * 2**32 - 1 and A * 2**31 - 1 are prime, so the period is A * 2**31 - 1.
_A: Final = 2083801278
_LOW: Final = 0xFFFFFFFF
_HIGH: Final = 0x7FFFFFFF


@rule
def advance(chance: int) -> int:
    """The next state of chance."""
    return (chance & _LOW) * _A + (chance >> 32)


@rule
def below(chance: int, bound: int) -> int:
    """A number from 0 to bound - 1 out of this state; bound is at most 2**31."""
    return (((chance >> 32) ^ (chance & _LOW)) * bound) >> 32


@rule
def stream(seed: int, number: int) -> int:
    """Where stream number so-and-so of a seed starts: far from its neighbours.

    Seeds and numbers are 0 to 2**63 - 1.
    """
    return scatter(scatter(seed) ^ number) % ((_A << 32) - 2) + 1


@rule
def scatter(bits: int) -> int:
    """63 bits mixed so that a change of one may change any; different ones stay different."""
    bits = times(bits ^ bits >> 32, 0x6C8E9CF5)
    bits = times(bits ^ bits >> 29, 0x75A2B59D)
    bits = times(bits ^ bits >> 32, 0x5D8F3A4B)
    bits = times(bits ^ bits >> 27, 0x7FEB352D)
    return bits ^ bits >> 31


@rule
def times(bits: int, factor: int) -> int:
    """The product modulo 2**63; the factor has 31 bits."""
    low = (bits & _LOW) * factor
    high = (bits >> 32) * factor + (low >> 32)
    return (high & _HIGH) << 32 | low & _LOW


@rule
def shuffle(cards: list[int], count: int, chance: int) -> int:
    """Shuffle the first ``count`` cards in place; return the next state of chance."""
    for last in range(count - 1, 0, -1):
        chance = advance(chance)
        other = below(chance, last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return chance
