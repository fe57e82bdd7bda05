"""Measure on one core: CPU time, medians of interleaved rounds."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable
from statistics import median
from typing import NamedTuple

#: A piece of work that does something repeatedly and returns how often.
Work = Callable[[], int]


class Effort(NamedTuple):
    """The number and length of the rounds."""

    rounds: int
    seconds: float  # for each piece of work in each round
    compilations: int


THOROUGH = Effort(rounds=7, seconds=0.4, compilations=3)
QUICK = Effort(rounds=3, seconds=0.02, compilations=1)


class Figure(NamedTuple):
    """A measured number, with its target if there is one."""

    key: str
    what: str
    value: float
    unit: str
    target: float | None = None
    at_most: bool = False  # the target is a maximum, not a minimum

    @property
    def met(self) -> bool | None:
        """Check whether the target is met; None without one."""
        if self.target is None:
            return None
        return self.value <= self.target if self.at_most else self.value >= self.target


def stay_on_one_core() -> int | None:
    """Keep this process and its children on one core if the system allows; return its number."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core


def rates(works: dict[str, Work], effort: Effort) -> dict[str, float]:
    """Return the rates per second of each piece of work, as medians.

    The pieces take turns, so that a busy moment of the machine affects all of them and not their
    ratios.
    """
    for work in works.values():
        work()
    seen: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(effort.rounds):
        for name, work in works.items():
            seen[name].append(_rate(work, effort.seconds))
    return {name: median(values) for name, values in seen.items()}


def _rate(work: Work, seconds: float) -> float:
    done = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        done += work()
    return done / spent


def middle(values: Iterable[float]) -> float:
    """Return the median."""
    return median(values)
