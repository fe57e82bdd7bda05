"""Compare this checkout with another one, taking turns in one run.

``python -m bench.compare OTHER`` takes the folder of another checkout with its own ``.venv``, such
as the last release, and prints for each figure the ratio new/old: the median of the rounds and
their spread. Above 1 is better for rates, below 1 for times. The last column says what follows from
it, and so does the exit status: 0 if nothing is slower by more than 3%, 1 if something is, 2 if the
rounds differ too much to tell.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from enum import StrEnum
from pathlib import Path
from typing import Final, NamedTuple

from rich.console import Console
from rich.table import Table

from bench.house import SPARE, TABLES, Ball
from bench.house_served import Served, served
from bench.measure import stay_on_one_core

HERE: Final = Path(__file__).parents[1]
STORED_TABLES: Final = 2000
#: By how much something may be slower.
ALLOWED: Final = 0.03
#: Runs in each checkout and measures what each line of input names.
_WORKER: Final = """
import sys
from bench import masquerade, minds, play
from bench.measure import _rate
works = {
    "plain random play": play.plain(),
    "compiled random play": play.compiled(),
    "play with events and a view": play.watched(),
    "compiled random play, Masquerade": masquerade.compiled(),
    "swaps in an exact belief": minds.swaps(),
    "playouts of a searcher": minds.trying("giacomo"),
}
for work in works.values():
    work()
print("|".join(works), flush=True)
for line in sys.stdin:
    name, seconds = line.rstrip("\\n").split("|")
    print(_rate(works[name], float(seconds)), flush=True)
"""


class Verdict(StrEnum):
    """The conclusion from a comparison."""

    FAST_ENOUGH = "fast enough"
    SLOWER = "slower"
    UNCLEAR = "unclear"


class Comparison(NamedTuple):
    """A comparison: its unit, and the old and new values of each round.

    Values are rates, of which more is better, or else times, of which less is better.
    """

    what: str
    unit: str
    old: list[float]
    new: list[float]
    is_time: bool = False

    def ratios(self) -> list[float]:
        """Return new/old for each round, sorted."""
        return sorted(new / old for old, new in zip(self.old, self.new, strict=True))

    def verdict(self) -> Verdict:
        """Compare the median of the rounds with the threshold.

        Half of the rounds lie between the quartiles. If one of these is on the other side of no
        change at all, a median beyond the threshold may be chance.
        """
        ratios = self.ratios()
        slowdowns = ratios if self.is_time else [1 / ratio for ratio in ratios]
        if statistics.median(slowdowns) <= 1 + ALLOWED:
            return Verdict.FAST_ENOUGH
        lower, _, _ = statistics.quantiles(slowdowns, n=4, method="inclusive")
        return Verdict.SLOWER if lower > 1 else Verdict.UNCLEAR


def python_of(root: Path) -> str:
    """Return the interpreter of a checkout."""
    return sys.executable if root == HERE else str(root / ".venv" / "bin" / "python")


class Worker:
    """A process that measures rates in one checkout."""

    def __init__(self, root: Path) -> None:
        """Start it and wait until everything is compiled."""
        self._process = subprocess.Popen(
            [python_of(root), "-c", _WORKER], cwd=root, text=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        )  # fmt: skip
        self.works = self._read().split("|")

    def _read(self) -> str:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError("a worker has ended: see its error above")
        return line.rstrip("\n")

    def rate(self, work: str, seconds: float) -> float:
        """Measure one piece of work."""
        assert self._process.stdin is not None
        print(f"{work}|{seconds}", file=self._process.stdin, flush=True)
        return float(self._read())

    def stop(self) -> None:
        """End the process."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def _in_turns(rounds: int, measure: list[Callable[[], float]]) -> tuple[list[float], list[float]]:
    """Measure old and new in turns; every other round begins with new."""
    found: tuple[list[float], list[float]] = ([], [])
    for number in range(rounds):
        for which in (0, 1) if number % 2 == 0 else (1, 0):
            found[which].append(measure[which]())
    return found


def compare_rates(roots: tuple[Path, Path], rounds: int, seconds: float) -> list[Comparison]:
    """Compare rules, games and bots."""
    old, new = (Worker(root) for root in roots)
    try:
        return [
            Comparison(
                work, "a second",
                *_in_turns(
                    rounds,
                    [lambda w=work: old.rate(w, seconds), lambda w=work: new.rate(w, seconds)],  # type: ignore[misc]
                ),
            )
            for work in new.works
        ]  # fmt: skip
    finally:
        old.stop()
        new.stop()


def _house_of(root: Path) -> type[Served]:
    return type("House", (Served,), {"root": root, "python": python_of(root)})


def compare_houses(roots: tuple[Path, Path], rounds: int, seconds: float) -> list[Comparison]:
    """Compare the moves of two houses at a Unix socket, ten viewers at each table."""
    with ExitStack() as stack:
        balls = [
            Ball(stack.enter_context(served(_house_of(root), at_file=True)), TABLES, SPARE)
            for root in roots
        ]
        measured: list[list[dict[str, float]]] = [[], []]

        def play(which: int) -> float:
            measured[which].append(balls[which].round(seconds))
            return 0.0

        _in_turns(rounds, [lambda: play(0), lambda: play(1)])
    old, new = measured
    return [
        Comparison(
            what, unit, [each[key] for each in old], [each[key] for each in new], is_time
        )
        for what, unit, key, is_time in (
            ("house, 50 tables of 10", "moves/s", "moves", False),
            ("… processor time", "µs/move", "cpu_us", True),
        )
    ]  # fmt: skip


def compare_starts(roots: tuple[Path, Path], rounds: int) -> Comparison:
    """Compare how long a house with many stored tables takes to start."""
    with tempfile.TemporaryDirectory(prefix="ridotto-bench-") as folder:
        data = [Path(folder) / name for name in ("old", "new")]
        for root, each in zip(roots, data, strict=True):
            each.mkdir()
            command = [python_of(root), "-m", "bench.house_filled", str(each), str(STORED_TABLES)]
            subprocess.run(command, cwd=root, check=True)

        def start(which: int) -> float:
            house = _house_of(roots[which])(data[which])
            house.stop()
            return house.seconds_to_start

        old, new = _in_turns(rounds, [lambda: start(0), lambda: start(1)])
    return Comparison(f"start with {STORED_TABLES} stored tables", "s", old, new, is_time=True)


def show(found: list[Comparison]) -> None:
    """Print old, new and their ratios."""
    table = Table("what", "old", "new", "unit", "new/old", "spread", "verdict")
    for each in found:
        ratios = each.ratios()
        table.add_row(
            each.what,
            f"{statistics.median(each.old):.4g}",
            f"{statistics.median(each.new):.4g}",
            each.unit,
            f"{statistics.median(ratios):.3f}",
            f"{ratios[0]:.3f} to {ratios[-1]:.3f}",
            each.verdict().value,
        )
    Console(highlight=False).print(table)


def conclude(found: list[Comparison]) -> int:
    """Print what is slower, and return the exit status."""
    named = {
        verdict: [each.what for each in found if each.verdict() is verdict] for verdict in Verdict
    }
    if slower := named[Verdict.SLOWER]:
        print(f"Slower by more than {ALLOWED:.0%}: {', '.join(slower)}.")
        return 1
    if unclear := named[Verdict.UNCLEAR]:
        print(f"The rounds differ too much to tell; run more of them: {', '.join(unclear)}.")
        return 2
    print(f"Nothing is slower by more than {ALLOWED:.0%}.")
    return 0


def main() -> int:
    """Run the command and return its exit status."""
    parser = argparse.ArgumentParser(prog="python -m bench.compare", description=__doc__)
    parser.add_argument("other", type=Path, help="another checkout, with its own .venv")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--only", choices=("rates", "house", "start"), help="a part only")
    chosen = parser.parse_args()
    roots = chosen.other.resolve(), HERE
    for root in roots:  # otherwise the one that ran before starts faster
        subprocess.run([python_of(root), "-m", "compileall", "-q", "src", "bench"], cwd=root)
    stay_on_one_core()
    found: list[Comparison] = []
    if chosen.only in (None, "rates"):
        found += compare_rates(roots, chosen.rounds, 0.5)
    if chosen.only in (None, "house"):
        found += compare_houses(roots, chosen.rounds, 3.0)
    if chosen.only in (None, "start"):
        found.append(compare_starts(roots, chosen.rounds))
    show(found)
    return conclude(found)


if __name__ == "__main__":
    sys.exit(main())
