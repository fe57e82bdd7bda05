"""The results for people and for programs."""

from __future__ import annotations

import platform
from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.growth import Step
from bench.measure import Figure


def as_data(
    figures: Sequence[Figure], steps: Sequence[Step], notes: Sequence[str], core: int | None
) -> dict[str, Any]:
    """Everything in one object."""
    return {
        "machine": {
            "python": platform.python_version(),
            "architecture": platform.machine(),
            "one_core": core is not None,
        },
        "notes": list(notes),
        "figures": [{**figure._asdict(), "met": figure.met} for figure in figures],
        "growth": [step._asdict() for step in steps],
    }


def show(figures: Sequence[Figure], steps: Sequence[Step], notes: Sequence[str]) -> None:
    """Tables to read."""
    console = Console(highlight=False)
    table = Table("what", "figure", "", "target", "met", title="Mascarade, sheet 8A, random play")
    table.columns[1].justify = table.columns[3].justify = "right"
    for figure in figures:
        verdict = {None: "", True: "yes", False: "NO"}[figure.met]
        table.add_row(figure.what, _short(figure.value), figure.unit, _target(figure), verdict)
    console.print(table)
    if steps:
        console.print(_growth(steps))
    for line in notes:
        console.print(line, markup=False)


def _growth(steps: Sequence[Step]) -> Table:
    table = Table("sheet", "players", "decisions/s", "decisions/game", "games/s", "against 4A")
    table.title = "How it grows, compiled"
    for column in table.columns[1:]:
        column.justify = "right"
    base = steps[0].decisions_per_second
    for step in steps:
        games = step.decisions_per_second / step.decisions_per_game
        table.add_row(
            step.sheet,
            str(step.players),
            _short(step.decisions_per_second),
            f"{step.decisions_per_game:.1f}",
            _short(games),
            f"{step.decisions_per_second / base:.2f}",
        )
    return table


def _target(figure: Figure) -> str:
    if figure.target is None:
        return ""
    return f"{'≤' if figure.at_most else '≥'} {_short(figure.target)}"


def _short(value: float) -> str:
    if value >= 1e6:
        return f"{value / 1e6:.1f} M"
    if value >= 1e4:
        return f"{value / 1e3:.0f} k"
    return f"{value:.0f}" if value >= 100 else f"{value:.2g}" if value < 10 else f"{value:.1f}"
