"""Measure everything in one run: ``python -m bench``."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence

from bench import (
    compiling,
    growth,
    house,
    house_memory,
    masquerade,
    minds,
    openspiel,
    pettingzoo,
    play,
    scale,
    two_cores,
    vector,
    websockets,
)
from bench.measure import QUICK, THOROUGH, Effort, Figure, stay_on_one_core
from bench.report import Results, as_data, show
from ridotto.rules.speed import can_jit

_ABOUT = """Measures how fast the rules, the events and the copies of states are, beside
OpenSpiel's games, all on one core in one run, and what the house can do on one core. The
figures are medians of rounds in which the candidates take turns, in processor time; only
compiling, loading and the house are by the clock on the wall. Machines differ: read the
ratios."""


def main(arguments: list[str] | None = None) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=_ABOUT)
    parser.add_argument("--json", action="store_true", help="print one JSON object, no tables")
    rough = (
        "a short run; its figures are rough, and the minds, the house and compiling Masquerade are "
        "left out"
    )
    parser.add_argument("--quick", action="store_true", help=rough)
    chosen = parser.parse_args(arguments)
    core = stay_on_one_core()
    results = measure(QUICK if chosen.quick else THOROUGH)
    if chosen.json:
        print(json.dumps(as_data(results, core)))
    else:
        show(results)
    return int(report_missed(results.house))


def report_missed(figures: Sequence[Figure]) -> bool:
    """Print the targets of the house that were missed; return whether memory has grown.

    Speed depends on the machine, and on whatever else it does. Memory does not.
    """
    missed = [figure for figure in figures if figure.met is False]
    for figure in missed:
        value, target = f"{figure.value:.4g} {figure.unit}", f"{figure.target:g}"
        print(f"MISSED: {figure.what}: {value}, target {target}", file=sys.stderr)
    return any(figure.key == house_memory.GROWTH for figure in missed)


def measure(effort: Effort) -> Results:
    """Measure everything that can be measured here, and note what cannot."""
    found = Results(play.figures(effort), masquerade.figures(effort))
    ours = {figure.key: figure.value for figure in found.mascarade}
    if openspiel.available():
        found.mascarade.extend(openspiel.figures(effort, ours))
    else:
        found.notes.append("OpenSpiel is not installed (pip install 'ridotto[bench]'): left out.")
    if pettingzoo.available():
        found.mascarade.extend(pettingzoo.figures(effort))
        if not pettingzoo.hanabi_available():
            found.notes.append("Shimmy is not installed (pip install 'ridotto[bench]'): no Hanabi.")
    else:
        found.notes.append("PettingZoo is not installed (pip install 'ridotto[envs]'): left out.")
    if can_jit():
        found.growth.extend(growth.steps(effort))
        found.growth_of_masquerade.extend(masquerade.steps(effort))
        found.mascarade.extend(vector.figures(effort, ours))
        found.mascarade.extend(compiling.figures(effort))
        if effort is THOROUGH:
            found.mascarade.extend(minds.figures(effort))
            if two_cores.available():
                found.mascarade.extend(two_cores.figures())
            else:
                found.notes.append("This process may not use two cores: left out.")
            if scale.available():
                found.mascarade.extend(scale.figures())
            else:
                found.notes.append("Dask is not installed (pip install 'ridotto[lab]'): left out.")
            found.masquerade.extend(compiling.figures_of_masquerade(effort))
    if effort is THOROUGH:
        found.house.extend(house.figures())
        found.house.extend(house_memory.figures())
        found.house.extend(websockets.figures())
        if "picows" not in websockets.available():
            found.notes.append("picows is not installed (pip install 'ridotto[bench]'): left out.")
    if not can_jit():
        lack = "Numba is not to be had (pip install 'ridotto[fast]'): plain Python only."
        found.notes.append(lack)
    return found


if __name__ == "__main__":
    sys.exit(main())
