"""The work of two cores together: balance reports in processes, and compiled play in threads.

Both are measured by the clock on the wall, so nothing else may run on the machine.
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from statistics import median

from bench.measure import Figure
from ridotto.envs.play import play_games, uniform
from ridotto.games.mascarade.scenario import sheet
from ridotto.lab.balance.measure import measure
from ridotto.lab.balance.part import Measurement
from ridotto.lab.balance.registry import balance_of
from ridotto.lab.balance.report import report_on
from ridotto.lab.balance.verdict import judge
from ridotto.lab.counts import Order

CORES = 2
#: The cores of this process when it started; the other figures are measured on one of them.
ALLOWED = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
SHEET = "8A"
BALANCE_GAMES = 200_000
#: The most that the report may take, in seconds.
BALANCE_TARGET = 60.0
THREAD_GAMES = 20_000
ROUNDS = 5


def available() -> bool:
    """Check whether this process may use two cores."""
    return len(ALLOWED) >= CORES


def figures() -> list[Figure]:
    """Measure a balance report of beginners' games, and how threads scale."""
    with _cores():
        report = _seconds(_report)
        _play(1, 100)
        pairs = [
            (_seconds(lambda: _play(1)), _seconds(lambda: _play(CORES))) for _ in range(ROUNDS)
        ]
    one, two = (median(seconds) for seconds in zip(*pairs, strict=True))
    return [
        Figure("balance", "balance over 200,000 beginners' games, two processes", report, "s",
               BALANCE_TARGET, True),
        Figure("threads", "compiled play, two threads against one", CORES * one / two, "times"),
    ]  # fmt: skip


@contextmanager
def _cores() -> Iterator[None]:
    """Let this process use two cores for a while."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, ALLOWED[:CORES])
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def _seconds(work: Callable[[], None]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def _report() -> None:
    scenario = sheet(SHEET)
    assert scenario is not None
    order = Order("mascarade", scenario.players, scenario.masks, 0, 200)
    asked = Measurement(order, balance_of("mascarade").default_mind)
    judge(report_on(measure(asked, BALANCE_GAMES, CORES), SHEET))


def _play(threads: int, games: int = THREAD_GAMES) -> None:
    """Play this many games in each thread."""
    setup = {"scenario": SHEET}
    started = [
        threading.Thread(
            target=play_games, args=("mascarade", uniform, games), kwargs={"setup": setup}
        )
        for _ in range(threads)
    ]
    for thread in started:
        thread.start()
    for thread in started:
        thread.join()


if __name__ == "__main__":
    for figure in figures():
        print(f"{figure.what}: {figure.value:.2f} {figure.unit}")
