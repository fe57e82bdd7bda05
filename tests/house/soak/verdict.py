"""The figures of a soak, and what they must be."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from typing import Any, Final

import msgspec

#: Growth of memory, the p99 of a move in milliseconds, and moves per second at how many sockets.
MOST_GROWTH: Final = 0.05
MOST_P99: Final = 20.0
LEAST_MOVES: Final = 100.0
LEAST_SOCKETS: Final = 1000
#: Newcomers who must have played a game to its end, per minute.
LEAST_NEWCOMERS: Final = 2.0
#: With fewer samples of the memory, its growth says nothing.
LEAST_SAMPLES: Final = 30
#: The most faults that are reported.
MOST_TOLD: Final = 20

#: The names of the figures.
GROWTH: Final = "memory growth (%)"
P99: Final = "p99 of a move (ms)"
MOVES: Final = "moves per second"
SOCKETS: Final = "sockets (median)"
NEWCOMERS: Final = "newcomers who played a game"


class Figures(msgspec.Struct, kw_only=True):
    """Everything that was measured while the house was neither killed nor its disk full."""

    seconds: float
    calm_seconds: float
    #: Seconds that each move took.
    moves: Sequence[float]
    #: Open sockets, and megabytes of the house after the last kill, at regular times.
    sockets: Sequence[int]
    memory: Sequence[float]
    #: How many newcomers played a game to its end.
    newcomers: int
    wrong: Sequence[str]


def summarise(figures: Figures) -> dict[str, Any]:
    """Return the figures that count, and ``missed``: each target that was not met."""
    moves = sorted(figures.moves) or [float("nan")]
    found: dict[str, Any] = {
        MOVES: round(len(figures.moves) / max(figures.calm_seconds, 1.0), 1),
        SOCKETS: int(statistics.median(figures.sockets or [0])),
        "p50 of a move (ms)": round(moves[len(moves) // 2] * 1000, 2),
        P99: round(moves[int(len(moves) * 0.99)] * 1000, 2),
        NEWCOMERS: figures.newcomers,
    }
    if len(figures.memory) >= LEAST_SAMPLES:
        ends = len(figures.memory) // 10
        first = statistics.median(figures.memory[:ends])
        last = statistics.median(figures.memory[-ends:])
        found["memory at first (MB)"] = round(first, 1)
        found["memory at last (MB)"] = round(last, 1)
        found[GROWTH] = round((last / first - 1) * 100, 2)
    else:
        found[GROWTH] = "not measured: the run is too short"
    found["missed"] = list(_missed(found, figures))
    found["wrong"] = list(figures.wrong[:MOST_TOLD])
    found["wrong in all"] = len(figures.wrong)
    return found


def _missed(found: dict[str, Any], figures: Figures) -> list[str]:
    growth = found[GROWTH]
    targets = [
        (GROWTH, isinstance(growth, str) or growth <= MOST_GROWTH * 100, MOST_GROWTH * 100),
        (P99, found[P99] <= MOST_P99, MOST_P99),
        (MOVES, found[MOVES] >= LEAST_MOVES, LEAST_MOVES),
        (SOCKETS, found[SOCKETS] >= LEAST_SOCKETS, LEAST_SOCKETS),
        (
            NEWCOMERS,
            figures.newcomers >= LEAST_NEWCOMERS * figures.seconds / 60,
            round(LEAST_NEWCOMERS * figures.seconds / 60, 1),
        ),
    ]
    return [f"{name}: {found[name]}, target {target}" for name, met, target in targets if not met]
