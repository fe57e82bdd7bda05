"""Count durations by bucket."""

from __future__ import annotations

from bisect import bisect_left
from itertools import accumulate
from typing import Final

from prometheus_client.core import HistogramMetricFamily

#: Upper bounds of the histogram buckets, in seconds.
BOUNDS: Final = (
    0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0,
)  # fmt: skip


class Histogram:
    """Count durations by bucket.

    Every append is observed, so this takes no lock as the library's own histogram does: it is
    used from one thread only.
    """

    def __init__(self, bounds: tuple[float, ...] = BOUNDS) -> None:
        """Create an empty histogram; the bounds must be ascending."""
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        """Count one duration."""
        self._counts[bisect_left(self._bounds, seconds)] += 1
        self._sum += seconds

    def percentile(self, share: float) -> float | None:
        """Return a bound in milliseconds that this share of the durations keep; None without any.

        It is infinite, and None too, if the durations beyond the last bound are among them.
        """
        wanted = share * sum(self._counts)
        for bound, count in zip(self._bounds, accumulate(self._counts), strict=False):
            if count and count >= wanted:
                return bound * 1000
        return None

    def family(self, name: str, about: str) -> HistogramMetricFamily:
        """Return the histogram as a metric: each bucket counts everything up to its bound."""
        labels = [*(f"{bound:g}" for bound in self._bounds), "+Inf"]
        buckets = list(zip(labels, map(float, accumulate(self._counts)), strict=True))
        return HistogramMetricFamily(name, about, buckets, self._sum)
