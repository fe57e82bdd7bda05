"""Random numbers for mass play, identical in plain Python and in compiled code.

A multiply-with-carry generator. The state is one 63-bit integer that callers pass in and get back,
so every game can have its own stream. No step overflows a signed 64-bit integer, which compiled
code relies on.
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
    """Return the next generator state."""
    return (chance & _LOW) * _A + (chance >> 32)


@rule
def below(chance: int, bound: int) -> int:
    """Return a number from 0 to bound - 1 for this state; bound is at most 2**31."""
    return (((chance >> 32) ^ (chance & _LOW)) * bound) >> 32


@rule
def stream(seed: int, number: int) -> int:
    """Return the first state of a seed's stream with this number, far from its neighbours.

    Seeds and numbers range from 0 to 2**63 - 1.
    """
    return scatter(scatter(seed) ^ number) % ((_A << 32) - 2) + 1


@rule
def scatter(bits: int) -> int:
    """Mix 63 bits so that every input bit can affect every output bit; this is a bijection."""
    bits = times(bits ^ bits >> 32, 0x6C8E9CF5)
    bits = times(bits ^ bits >> 29, 0x75A2B59D)
    bits = times(bits ^ bits >> 32, 0x5D8F3A4B)
    bits = times(bits ^ bits >> 27, 0x7FEB352D)
    return bits ^ bits >> 31


@rule
def times(bits: int, factor: int) -> int:
    """Return the product modulo 2**63; the factor has 31 bits."""
    low = (bits & _LOW) * factor
    high = (bits >> 32) * factor + (low >> 32)
    return (high & _HIGH) << 32 | low & _LOW


@rule
def shuffle(cards: list[int], count: int, chance: int) -> int:
    """Shuffle the first ``count`` cards in place; return the next generator state."""
    for last in range(count - 1, 0, -1):
        chance = advance(chance)
        other = below(chance, last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return chance
