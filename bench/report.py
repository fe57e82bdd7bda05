"""Report the results for people and for programs."""

from __future__ import annotations

import platform
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.growth import Step
from bench.measure import Figure


@dataclass
class Results:
    """All measured figures, and the reasons for missing ones."""

    mascarade: list[Figure]
    masquerade: list[Figure]
    house: list[Figure] = field(default_factory=list)
    growth: list[Step] = field(default_factory=list)
    growth_of_masquerade: list[Step] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)


def as_data(results: Results, core: int | None) -> dict[str, Any]:
    """Return all results in one object."""
    figures = [*results.mascarade, *results.masquerade, *results.house]
    return {
        "machine": {
            "python": platform.python_version(),
            "architecture": platform.machine(),
            "one_core": core is not None,
        },
        "notes": results.notes,
        "figures": [{**figure._asdict(), "met": figure.met} for figure in figures],
        "growth": [step._asdict() for step in results.growth],
        "growth_of_masquerade": [step._asdict() for step in results.growth_of_masquerade],
    }


def show(results: Results) -> None:
    """Print tables for people."""
    console = Console(highlight=False)
    console.print(_figures("Mascarade, sheet 8A, random play", results.mascarade))
    if results.growth:
        console.print(_growth("How it grows, compiled", results.growth))
    console.print(_figures("Masquerade, four players, random play", results.masquerade))
    if results.growth_of_masquerade:
        console.print(_growth("How it grows, compiled", results.growth_of_masquerade))
    if results.house:
        console.print(_figures("The house, on one core", results.house))
    for line in results.notes:
        console.print(line, markup=False)


def _figures(title: str, figures: Sequence[Figure]) -> Table:
    table = Table("what", "figure", "", "target", "met", title=title)
    table.columns[1].justify = table.columns[3].justify = "right"
    for figure in figures:
        verdict = {None: "", True: "yes", False: "NO"}[figure.met]
        table.add_row(figure.what, _short(figure.value), figure.unit, _target(figure), verdict)
    return table


def _growth(title: str, steps: Sequence[Step]) -> Table:
    against = f"against {steps[0].sheet or steps[0].players}"
    table = Table("sheet", "players", "decisions/s", "decisions/game", "games/s", against)
    table.title = title
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
