"""Measure everything in one run: ``python -m bench``."""

from __future__ import annotations

import argparse
import json
import sys

from bench import compiling, growth, openspiel, play
from bench.measure import QUICK, THOROUGH, Effort, Figure, stay_on_one_core
from bench.report import as_data, show
from ridotto.rules.speed import can_jit

_ABOUT = """Measures how fast the rules, the events and the copies of states are, beside
OpenSpiel's games, all on one core in one run. The figures are medians of rounds in which the
candidates take turns, in processor time; only compiling and loading are by the clock on the
wall. Machines differ: read the ratios."""


def main(arguments: list[str] | None = None) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=_ABOUT)
    parser.add_argument("--json", action="store_true", help="print one JSON object, no tables")
    parser.add_argument("--quick", action="store_true", help="a short run; its figures are rough")
    chosen = parser.parse_args(arguments)
    core = stay_on_one_core()
    figures, steps, notes = measure(QUICK if chosen.quick else THOROUGH)
    if chosen.json:
        print(json.dumps(as_data(figures, steps, notes, core)))
    else:
        show(figures, steps, notes)
    return 0


def measure(effort: Effort) -> tuple[list[Figure], list[growth.Step], list[str]]:
    """All there is to measure here, and what could not be."""
    notes: list[str] = []
    steps: list[growth.Step] = []
    figures = play.figures(effort)
    ours = {figure.key: figure.value for figure in figures}
    if openspiel.available():
        figures += openspiel.figures(effort, ours)
    else:
        notes.append("OpenSpiel is not installed (pip install 'ridotto[bench]'): left out.")
    if can_jit():
        steps = growth.steps(effort)
        figures += compiling.figures(effort)
    else:
        notes.append("Numba is not to be had (pip install 'ridotto[fast]'): plain Python only.")
    return figures, steps, notes


if __name__ == "__main__":
    sys.exit(main())
