"""The cost of sharing work out to a Dask cluster.

One worker plays the same games as a single process, and all processes of the cluster share its
core, so that everything they need besides, from pickling to the scheduler, shows as lost time.
Starting the worker is not counted.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from bench.measure import Figure
from ridotto.games.mascarade.scenario import sheet
from ridotto.lab.counts import Order
from ridotto.lab.simulation import simulate
from ridotto.lab.workers import DaskCluster, Workers

ROUNDS = 3
GAMES = 2_000_000
#: The most that sharing out may cost, in percent.
TARGET = 5.0
#: How long to wait for the scheduler, in seconds.
PATIENCE = 60.0


def available() -> bool:
    """Check whether Dask is installed."""
    try:
        import distributed  # noqa: F401
    except ImportError:
        return False
    return True


def figures() -> list[Figure]:
    """Measure the overhead of a cluster against this process alone."""
    with _cluster() as address:
        cluster = DaskCluster(address)
        pairs = [(_games_per_second(1), _games_per_second(cluster)) for _ in range(ROUNDS)]
    alone, shared = (median(rates) for rates in zip(*pairs, strict=True))
    overhead = 100 * (alone / shared - 1)
    return [
        Figure("simulate_games", "simulate in one process", alone, "games/s"),
        Figure("dask_overhead", "… overhead on a Dask cluster", overhead, "%", TARGET, True),
    ]


def _games_per_second(workers: Workers) -> float:
    """Simulate many games; return the rate after the first batch, which includes starting up."""
    times: list[tuple[float, int]] = []
    scenario = sheet("8A")
    assert scenario is not None
    order = Order("mascarade", scenario.players, scenario.masks, 1, 1000)
    simulate(order, GAMES, workers, lambda games: times.append((time.perf_counter(), games)))
    games = sum(number for _, number in times[1:])
    return games / (times[-1][0] - times[0][0])


@contextmanager
def _cluster() -> Iterator[str]:
    """Start a scheduler and a worker as processes of their own; yield the address."""
    started: list[subprocess.Popen[bytes]] = []

    def start(*arguments: str) -> None:
        command = [sys.executable, "-m", "dask", *arguments, "--no-dashboard"]
        quiet = subprocess.DEVNULL
        started.append(subprocess.Popen(command, stdout=quiet, stderr=quiet))

    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "scheduler.json")
        try:
            start("scheduler", "--host", "127.0.0.1", "--port", "0", "--scheduler-file", str(file))
            address = _address(file)
            start("worker", address, "--nthreads", "1", "--no-nanny")
            yield address
        finally:
            for process in reversed(started):
                process.terminate()
                process.wait()


def _address(file: Path) -> str:
    """Wait for the file in which the scheduler writes its address; return that."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if file.exists() and (text := file.read_text()).endswith("}"):
            return str(json.loads(text)["address"])
        time.sleep(0.05)
    raise TimeoutError("the Dask scheduler does not start")


if __name__ == "__main__":
    from bench.measure import stay_on_one_core

    stay_on_one_core()
    for figure in figures():
        print(f"{figure.what}: {figure.value:.1f} {figure.unit}")
