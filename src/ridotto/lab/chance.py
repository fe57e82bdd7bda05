"""Chance for mass play: the same numbers in plain Python and in compiled code.

A 63-bit congruential generator with a permuted output. The state is one integer that is
handed in and out, so every game can have a stream of its own, whoever plays it.
"""

from __future__ import annotations

from typing import Final

from ridotto.rules.speed import rule

_MULTIPLIER: Final = 6364136223846793005
_INCREMENT: Final = 1442695040888963407
_MASK: Final = 0x7FFFFFFFFFFFFFFF


@rule
def advance(chance: int) -> int:
    """The next state of chance."""
    return (chance * _MULTIPLIER + _INCREMENT) & _MASK


@rule
def below(chance: int, bound: int) -> int:
    """A number from 0 to bound - 1 out of this state; bound is at most 2**31."""
    return (((chance ^ (chance >> 22)) >> 32) * bound) >> 31


@rule
def stream(seed: int, number: int) -> int:
    """Where stream number so-and-so of a seed starts: far from its neighbours."""
    mixed = (seed ^ (number * 0x1E3779B97F4A7C15)) & _MASK
    mixed = ((mixed ^ (mixed >> 30)) * 0x3F58476D1CE4E5B9) & _MASK
    mixed = ((mixed ^ (mixed >> 27)) * 0x14D049BB133111EB) & _MASK
    return mixed ^ (mixed >> 31)
