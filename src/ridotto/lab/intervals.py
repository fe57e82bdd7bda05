"""Shares and means with 95 % intervals for clustered samples.

Games of one deal depend on each other, deals do not, so the variance between deals counts. Every
sequence in here has one entry per deal.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist
from typing import Final, NamedTuple

from ridotto.lab.counts import WIN, Share

#: The 97.5 % quantile of the standard normal distribution,
_NORMAL: Final = 1.959963984540054
#: and of Student's t with 1, 2, 3 and 4 degrees of freedom.
_STUDENT: Final = (12.706205, 4.302653, 3.182446, 2.776445)


class Mean(NamedTuple):
    """A mean with its 95 % interval; None without data."""

    mean: float | None
    low: float | None
    high: float | None


def clustered_share(won: Sequence[int], sat: Sequence[int], players: int) -> Share:
    """Return the share of wins, given in parts for each deal, with its 95 % interval.

    The interval is Wilson's for the effective number of independent games, widened for a small
    number of deals.
    """
    deals, seats = len(won), sum(sat)
    if seats == 0:
        return Share(0.0, 0.0, float(players))
    mean = sum(won) / (WIN * seats)
    if deals == 1:
        return Share(mean * players, 0.0, float(players))
    off = sum((part / WIN - mean * times) ** 2 for part, times in zip(won, sat, strict=True))
    low, high = _proportion_bounds(mean, off, deals, seats, student(deals - 1))
    return Share(mean * players, low * players, high * players)


def _proportion_bounds(
    mean: float, off: float, deals: int, seats: float, width: float
) -> tuple[float, float]:
    """Return Wilson's interval for the effective number of independent games.

    ``off`` is the sum of the squared deviations of the deals, ``width`` a quantile.
    """
    variance = off * deals / (deals - 1) / seats**2
    if off <= 0:
        # No variance, possibly by chance: count each deal as a single game.
        variance = mean * (1 - mean) / min(deals, seats)
    if 0 < mean < 1:
        weight = width**2 * variance / (mean * (1 - mean))
    else:
        # Never or always: count two games of a deal as one.
        weight = width**2 / max(min(deals, seats), seats / 2)
    spread = width * math.sqrt(variance)
    middle = (mean + weight / 2) / (1 + weight)
    half = math.sqrt(spread**2 + weight**2 / 4) / (1 + weight)
    low, high = max(0.0, middle - half), min(1.0, middle + half)
    return min(mean, low), max(mean, high)


class Sums(NamedTuple):
    """The sums of a ratio over all games: numerators, denominators, their squares and products."""

    top: int
    bottom: int
    top2: int
    both: int
    bottom2: int

    def off(self, mean: float) -> float:
        """Return the sum of the squared deviations of all games from this ratio."""
        return max(0.0, self.top2 - 2 * mean * self.both + mean**2 * self.bottom2)


def ratio_share(sums: Sums, games: int, unit: int, together: int = 1) -> Mean:
    """Return a proportion and its interval; numerators are in units.

    With ``together`` above 1 the intervals of that many proportions hold all at once, by
    Bonferroni's inequality.
    """
    if sums.bottom == 0:
        return Mean(None, None, None)
    mean = sums.top / (unit * sums.bottom)
    if games == 1:
        return Mean(mean, 0.0, 1.0)
    off = sums.off(mean * unit) / unit**2
    width = student(games - 1) * _widening(together)
    return Mean(mean, *_proportion_bounds(mean, off, games, sums.bottom, width))


def ratio_mean(sums: Sums, games: int, unit: int = 1) -> Mean:
    """Return a mean and its interval; numerators are in units."""
    if sums.bottom == 0:
        return Mean(None, None, None)
    mean = sums.top / sums.bottom
    off = sums.off(mean)
    if games == 1 or off <= 0:
        # The variance is unknown.
        return Mean(mean / unit, None, None)
    half = student(games - 1) * math.sqrt(off * games / (games - 1)) / sums.bottom
    return Mean(mean / unit, (mean - half) / unit, (mean + half) / unit)


def _widening(together: int) -> float:
    """Return how much wider intervals are if this many of them hold all at once."""
    return NormalDist().inv_cdf(1 - 0.025 / together) / _NORMAL


def clustered_mean(sums: Sequence[int], squares: Sequence[int], times: Sequence[int]) -> Mean:
    """Return the mean and its interval from the sums and sums of squares of each deal.

    A few deals may be alike by chance, so the interval is never narrower than for independent
    samples.
    """
    counted = [(total, count) for total, count in zip(sums, times, strict=True) if count]
    deals, whole = len(counted), sum(times)
    if whole == 0:
        return Mean(None, None, None)
    mean = sum(sums) / whole
    if deals == 1:
        return Mean(mean, None, None)
    off = sum((total - mean * count) ** 2 for total, count in counted) * deals / (deals - 1)
    single = (sum(squares) - whole * mean**2) * whole / (whole - 1)
    most = max(off, single)
    if most <= 0:
        # All alike: the variance is unknown.
        return Mean(mean, None, None)
    half = student(deals - 1) * math.sqrt(most) / whole
    return Mean(mean, mean - half, mean + half)


def student(freedom: int) -> float:
    """Return the 97.5 % quantile of Student's t with these degrees of freedom."""
    if freedom <= len(_STUDENT):
        return _STUDENT[freedom - 1]
    z = _NORMAL
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )
