"""The orders and counts of mass play, and statistics of the counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final, NamedTuple

#: A win is counted in parts, so that any number of winners can share it without a remainder and
#: sums do not depend on the order of addition.
WIN: Final = 27720

#: Integers by metric and subject: ``("seat-won", 3)``, ``("ended", "ruin")``. Every game counts
#: ``decided`` (total decisions), ``ended`` by reason, ``turns`` and ``decisions`` (games by length)
#: and ``seat-won`` (parts of a win).
Counts = Counter[tuple[str, str | int]]


def count_lengths(counts: Counts, turns: Iterable[int], decisions: Iterable[int]) -> None:
    """Add the numbers of games by turns and by decisions."""
    for what, lengths in (("turns", turns), ("decisions", decisions)):
        for length, games in enumerate(lengths):
            if games:
                counts[what, length] = int(games)


class Order(NamedTuple):
    """A work order with everything a worker needs.

    ``cards`` are the cards in play if a scenario chooses them; ``deck`` is a deck as JSON.
    """

    game: str
    players: int
    cards: tuple[str, ...]
    seed: int
    turn_limit: int
    deck: str = ""


class Share(NamedTuple):
    """A share of wins in multiples of the fair share, with its 95% confidence interval."""

    share: float
    low: float
    high: float


#: The 97.5 % quantile of the standard normal distribution.
_DEVIATIONS: Final = 1.959963984540054


def share_of(won: int, chances: int, players: int) -> Share:
    """Return the share of wins, given in parts (Wilson's score interval).

    A shared win varies less than a whole one, so the interval is conservative.
    """
    if chances == 0:
        return Share(0.0, 0.0, float(players))
    mean = won / (WIN * chances)
    z2 = _DEVIATIONS**2
    middle = (mean + z2 / (2 * chances)) / (1 + z2 / chances)
    spread = (mean * (1 - mean) / chances + z2 / (4 * chances**2)) ** 0.5
    half = _DEVIATIONS * spread / (1 + z2 / chances)
    # Rounding must not put the mean outside its interval.
    low, high = max(0.0, min(mean, middle - half)), min(1.0, max(mean, middle + half))
    return Share(mean * players, low * players, high * players)


def lengths(counts: Counts, what: str) -> list[tuple[int, int]]:
    """Return the lengths of games, ascending, each with its number of games."""
    return sorted((int(length), games) for (kind, length), games in counts.items() if kind == what)


def quantile(spread: list[tuple[int, int]], percent: int) -> int:
    """Return the smallest length that this percentage of the games does not exceed."""
    games = sum(count for _, count in spread)
    reached = 0
    for length, count in spread:
        reached += count
        if reached * 100 >= games * percent:
            return length
    return 0
