"""What those who look after a house can see of it: whether it is well, and how much it does.

Numbers only: no table, no person and nothing that was said or played can be found in them.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ridotto import __version__
from ridotto.house.store.base import Conflict, NotSaved

if TYPE_CHECKING:
    from ridotto.house.house import House

#: The upper bounds of what is counted together, in seconds.
BOUNDS: Final = (
    0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0,
)  # fmt: skip
#: How long a write may take before the house is not well, and how long an answer is good for.
PATIENCE: Final = 3.0
GOOD_FOR: Final = 1.0
PHASES: Final = ("waiting", "playing", "over")
#: Nobody has this name: whatever is kept under it is kept to see whether anything can be.
NOBODY: Final = ""


class Histogram:
    """How often something took how long."""

    def __init__(self, bounds: tuple[float, ...] = BOUNDS) -> None:
        """Nothing yet; the bounds must grow."""
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        """It took this long, this time."""
        self._counts[bisect_left(self._bounds, seconds)] += 1
        self._sum += seconds

    def lines(self, name: str) -> Iterator[str]:
        """As Prometheus reads it: each line counts everything up to its bound."""
        so_far = 0
        for bound, count in zip((*self._bounds, float("inf")), self._counts, strict=True):
            so_far += count
            label = "+Inf" if bound == float("inf") else f"{bound:g}"
            yield f'{name}_bucket{{le="{label}"}} {so_far}'
        yield f"{name}_sum {self._sum:.6f}"
        yield f"{name}_count {so_far}"


# Whether it is well


class Pulse:
    """Whether the house can write, found out at most once a second however many ask."""

    def __init__(self, house: House) -> None:
        """Of this house."""
        self._house = house
        self._lock = asyncio.Lock()
        self._taken = -GOOD_FOR
        self._why = ""

    async def take(self) -> str:
        """Why the house cannot write; empty if it can."""
        async with self._lock:
            if time.monotonic() - self._taken >= GOOD_FOR:
                self._why = await self._probe()
                self._taken = time.monotonic()
            return self._why

    async def _probe(self) -> str:
        """Keep something and let it go again, through the store's own door."""
        store = self._house.store
        try:
            async with asyncio.timeout(PATIENCE):
                await store.mute(NOBODY, NOBODY, True)
                await store.mute(NOBODY, NOBODY, False)
        except TimeoutError:
            return f"the store has written nothing for {PATIENCE:g} seconds"
        except (NotSaved, Conflict) as failure:
            return f"the store cannot write: {failure}"
        return ""


async def get_health(request: Request) -> Response:
    """200 when the house can write down what happens, 503 and why when it cannot."""
    state = request.app.state
    if not hasattr(state, "pulse"):
        state.pulse = Pulse(state.house)
    why = await state.pulse.take()
    told: dict[str, Any] = {"ok": not why, "house": "ridotto", "version": __version__}
    if why:
        told["why"] = why
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(told), 503 if why else 200, headers, "application/json")


# How much it does


async def get_metrics(request: Request) -> Response:
    """Everything that is counted, as Prometheus reads it."""
    text = "\n".join(_all_lines(request.app.state.house)) + "\n"
    headers = {"cache-control": "no-store"}
    return Response(text, 200, headers, "text/plain; version=0.0.4; charset=utf-8")


def _all_lines(house: House) -> Iterator[str]:
    yield from _metric("ridotto_info", "gauge", "Which program this is.", {"version": __version__})
    yield from _metric(
        "ridotto_uptime_seconds", "gauge", "How long the house has been open.", house.open_for()
    )
    phases = Counter(croupier.table.phase for croupier in house.croupiers.values())
    yield from _metric(
        "ridotto_tables", "gauge", "Tables in memory.",
        {("phase", phase): phases[phase] for phase in PHASES},
    )  # fmt: skip
    yield from _metric("ridotto_sockets", "gauge", "Sockets that are open.", house.sockets)
    yield from _metric(
        "ridotto_entries_written_total",
        "counter",
        "Entries of logs written.",
        house.entries_written,
    )
    yield from _metric(
        "ridotto_games_ended_total", "counter", "Games that came to their end.", house.games_ended
    )
    yield from _metric(
        "ridotto_failures_total", "counter", "What went wrong.",
        {("kind", kind): count for kind, count in sorted(house.failures.items())},
    )  # fmt: skip
    yield from _metric(
        "ridotto_thinkers", "gauge", "Processes that bots think in.", len(house.bots.pids)
    )
    yield from _store_lines(house)
    yield "# HELP ridotto_append_seconds How long it took until entries were on the disk."
    yield "# TYPE ridotto_append_seconds histogram"
    yield from house.appending.lines("ridotto_append_seconds")
    yield from _process_lines()


def _store_lines(house: House) -> Iterator[str]:
    commits = getattr(house.store, "commits", None)
    if commits is None:
        return
    yield "# HELP ridotto_commit_size How much was written with one commit."
    yield "# TYPE ridotto_commit_size summary"
    yield f"ridotto_commit_size_sum {getattr(house.store, 'written', 0)}"
    yield f"ridotto_commit_size_count {commits}"
    yield from _metric(
        "ridotto_store_in_trouble", "gauge", "Whether the last commit failed.",
        int(bool(getattr(house.store, "trouble", ""))),
    )  # fmt: skip


def _metric(
    name: str,
    kind: str,
    about: str,
    value: float | Mapping[str, str] | Mapping[tuple[str, str], float],
) -> Iterator[str]:
    yield f"# HELP {name} {about}"
    yield f"# TYPE {name} {kind}"
    if isinstance(value, int | float):
        yield f"{name} {_number(value)}"
        return
    for label, told in value.items():
        if isinstance(label, tuple):
            yield f'{name}{{{label[0]}="{label[1]}"}} {_number(float(told))}'
        else:
            yield f'{name}{{{label}="{told}"}} 1'


def _number(value: float) -> str:
    return str(int(value)) if value == int(value) else f"{value:.3f}"


def _process_lines() -> Iterator[str]:
    times = os.times()
    yield from _metric(
        "process_cpu_seconds_total", "counter", "Processor time of the house itself.",
        times.user + times.system,
    )  # fmt: skip
    memory = resident_bytes()
    if memory:
        yield from _metric(
            "process_resident_memory_bytes", "gauge", "Memory of the house itself.", memory
        )


def resident_bytes() -> int:
    """The memory this process has now, or at most had where only that is told; 0 if unknown."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, IndexError):
        pass
    try:
        import resource
    except ImportError:
        return 0
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024
