"""The traits of a player as numbers, and the weight of fortunes in the race.

The defaults were tuned by letting players with slightly different traits play each other.
"""

from __future__ import annotations

from math import exp
from typing import Final, NamedTuple

#: Number of traits of a player.
TRAITS: Final = 9
#: Indices of the traits.
(
    KNOWS,  # the assumed chance to claim a mask they hold and know
    FALSE_CLAIM,  # the assumed chance of a false claim
    TRUST,  # the assumed likelihood ratio of an announcement by a holder
    LOOKING,  # the value of a look, as a share of its possible gain
    SWAPPING,  # the value of a better mask, as a share of its possible gain
    MIXING,  # how far behind the best a chosen action may be
    MARGIN,  # the margin by which a claim must be better
    SHOWN,  # the cost of being revealed
    HIDING,  # the value of a swap that others cannot follow
) = range(TRAITS)

#: Weighted fortunes: 0 to 15 coins.
MOST_COINS: Final = 16
#: Growth of the weight per coin, as a power of e.
SLOPE: Final = 0.25


def race(slope: float) -> tuple[float, ...]:
    """Return the weight of each number of coins in the race for thirteen."""
    return tuple(exp(slope * coins) for coins in range(MOST_COINS))


class Traits(NamedTuple):
    """One player's traits, in the order of the constants above."""

    knows: float = 1.0
    false_claim: float = 0.16
    trust: float = 1.05
    looking: float = 0.5
    swapping: float = 2.0
    mixing: float = 0.014
    margin: float = 0.02
    shown: float = 0.0
    hiding: float = 0.006


#: The traits that everyone is assumed to have.
PUBLIC: Final = Traits()
