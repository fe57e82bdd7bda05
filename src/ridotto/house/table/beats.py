"""The time for which pages show what has happened."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Any

from ridotto.games.kind import Kind


def beats_in(kind: Kind, events: Iterable[Any]) -> float:
    """Return how long pages show these events, in units of the pace.

    Consecutive events of a type in ``joint_beats`` share one beat.
    """
    total = 0.0
    for tag, same in groupby(event.__struct_config__.tag for event in events):
        times = 1 if tag in kind.joint_beats else len(list(same))
        total += times * kind.beats.get(tag, 0.0)
    return total
