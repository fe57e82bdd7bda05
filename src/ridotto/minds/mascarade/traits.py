"""The traits of a player as numbers, and the weight of fortunes in the race.

The defaults were tuned by letting players with slightly different traits play each other.
"""

from __future__ import annotations

from math import exp
from typing import Final, NamedTuple

#: How many numbers describe a player.
TRAITS: Final = 9
#: Where each of them stands among a player's numbers.
(
    KNOWS,  # how likely they are thought to claim what they hold and know
    FALSE_CLAIM,  # how likely they are thought to claim something else
    TRUST,  # how many times likelier a holder is thought to announce
    LOOKING,  # what a look is worth of what it can bring
    SWAPPING,  # what a better mask is worth of what it can bring
    MIXING,  # how far behind the best an action may be and still be taken
    MARGIN,  # by how much a claim must be the better
    SHOWN,  # what it costs to be revealed
    HIDING,  # what a handling that others cannot follow is worth
) = range(TRAITS)

#: Fortunes that are weighed: 0 to 15 coins.
MOST_COINS: Final = 16
#: How much more a coin weighs than the one before: fortunes grow by this power of e.
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
