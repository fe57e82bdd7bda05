"""Measure the eighteen printed sheets and print the table in docs/balance.md.

Run it with ``python docs/measure_sheets.py [GAMES]``; it takes some minutes on one core.
"""

from __future__ import annotations

import sys

from ridotto.games.mascarade.scenario import Scenario, sheet, sheet_names
from ridotto.games.words import speak
from ridotto.lab.balance.measure import measure
from ridotto.lab.balance.part import Measurement
from ridotto.lab.balance.report import Report, Table, Value, report_on
from ridotto.lab.balance.verdict import judge
from ridotto.lab.counts import Order

GAMES = 100_000
MIND = "nicoletta"
TURN_LIMIT = 200
WORDS = speak("en")


def report_of(scenario: Scenario, games: int) -> Report:
    """Return the report of a printed sheet."""
    order = Order("mascarade", scenario.players, scenario.masks, 0, TURN_LIMIT)
    return report_on(measure(Measurement(order, MIND), games, workers=1), scenario.name)


def told(name: str, value: Value) -> str:
    """Return a row's name with its win rate and interval."""
    return f"{name} {value.value:.2f} ({value.low:.2f} to {value.high:.2f})"


def extremes(table: Table) -> tuple[str, str]:
    """Return the highest and the lowest win rate of a table."""
    lines = sorted(table.lines, key=lambda line: line.values[0].value or 0.0)
    names = [WORDS(line.row.message, seat=line.row.number) for line in lines]
    return told(names[-1], lines[-1].values[0]), told(names[0], lines[0].values[0])


def row(report: Report) -> str:
    """Return a row of the table."""
    verdict = judge(report)
    masks, seats = extremes(report.table("by_mask")), extremes(report.table("by_seat"))
    lengths = {line.row.subject: line.values for line in report.table("lengths").lines}
    course = {line.row.subject: line.values[0] for line in report.table("course").lines}
    bluffs = next(
        line.values[1] for line in report.table("announcements").lines if line.row.subject == "all"
    )
    cells = [
        report.name,
        verdict.level,
        f"{verdict.imbalance:.2f}",
        *masks,
        *seats,
        f"{lengths['turns'][1].value:.0f}",
        f"{lengths['lead-changes'][0].value:.1f}",
        f"{100 * (course['winner-led'].value or 0):.0f}%",
        f"{100 * (1 - (bluffs.value or 0)):.0f}%",
    ]
    return "| " + " | ".join(cells) + " |"


def main() -> None:
    """Measure all sheets."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    heads = [
        "sheet", "verdict", "imbalance", "strongest mask", "weakest mask", "best seat",
        "worst seat", "turns", "lead changes", "winner led", "false announcements",
    ]  # fmt: skip
    print("| " + " | ".join(heads) + " |")
    print("|" + "---|" * len(heads))
    for name in sheet_names():
        scenario = sheet(name)
        assert scenario is not None
        print(row(report_of(scenario, games)), flush=True)


if __name__ == "__main__":
    main()
