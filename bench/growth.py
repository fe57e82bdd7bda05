"""Measure how the cost grows with the number of players, from 4 to 12."""

from __future__ import annotations

from typing import NamedTuple

from bench.measure import Effort, rates
from bench.play import compiled
from ridotto.rules.mascarade.sheets import SHEETS


class Step(NamedTuple):
    """One sheet: the speed of its decisions, and their number in a random game."""

    sheet: str
    players: int
    decisions_per_second: float
    decisions_per_game: float


def steps(effort: Effort) -> list[Step]:
    """Measure every sheet, in compiled code."""
    rate = rates({sheet: compiled(sheet) for sheet in SHEETS}, effort._replace(seconds=0.02))
    games = 20_000 if effort.rounds > 3 else 2_000
    return [
        Step(sheet, SHEETS[sheet].players, rate[sheet], compiled(sheet, games)() / games)
        for sheet in SHEETS
    ]
