"""The verdict of a balance report: what is too strong or too weak, and how certain that is.

A win rate counts as too strong or too weak only if its whole interval lies beyond the limit, and as
balanced only if its whole interval lies within. The intervals of the verdict hold all at once, so
that a report with sixteen masks raises no false alarm more often than a report with one.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil, log10, sqrt
from typing import Any, Final, NamedTuple

from ridotto.lab.balance.part import Column, Row
from ridotto.lab.balance.report import Report, Table, Value, value_of

#: Win rates in multiples of the fair share: those outside are uneven,
LEAST, MOST = 0.8, 1.25
#: and those outside these limits unbalanced.
FAR_LEAST, FAR_MOST = 2 / 3, 1.5
#: Something used less often per game is idle.
IDLE: Final = 0.1
#: Something with a larger share of all uses is dominant.
DOMINANT: Final = 0.4
#: More games stopped by the turn limit than this are too many.
CUT_OFF: Final = 0.02
#: Fewer changes of the lead per game make for a runaway.
RUNAWAY: Final = 1.0
#: Fewer games support no statement at all.
FEWEST_GAMES: Final = 200
BALANCED, UNEVEN, UNBALANCED, UNSURE = "balanced", "uneven", "unbalanced", "unsure"


class Finding(NamedTuple):
    """A statement about a section, or about one of its rows.

    ``games`` is the number of games that would settle an open question.
    """

    code: str
    section: str = ""
    row: Row | None = None
    value: Value | None = None
    games: int = 0


class Verdict(NamedTuple):
    """The overall verdict, its findings, the warnings, and the imbalance as one number."""

    level: str
    findings: tuple[Finding, ...]
    warnings: tuple[Finding, ...]
    imbalance: float | None


def judge(report: Report) -> Verdict:
    """Return the verdict on a report."""
    wins = [finding for table in report.judged() for finding in _judge_wins(report, table)]
    open_questions = [finding for finding in wins if finding.code == "unsure"]
    findings = [finding for finding in wins if finding.code != "unsure"]
    warnings = []
    if report.games < FEWEST_GAMES:
        findings, warnings = [], [Finding("few-games", games=FEWEST_GAMES)]
    findings += [*_judge_use(report), *_judge_course(report)]
    return Verdict(
        _level(report, findings, open_questions),
        tuple(findings),
        tuple(warnings + open_questions),
        imbalance(report),
    )


def _level(report: Report, findings: list[Finding], open_questions: list[Finding]) -> str:
    codes = {finding.code for finding in findings}
    if report.games < FEWEST_GAMES:
        return UNSURE
    if codes & {"far-strong", "far-weak"}:
        return UNBALANCED
    if codes & {"strong", "weak"}:
        return UNEVEN
    return UNSURE if open_questions else BALANCED


def _judge_wins(report: Report, table: Table) -> Iterator[Finding]:
    """Yield what is certain about the win rates of a section, and what is not."""
    (column,) = table.section.columns
    key = table.section.key
    undecided: list[tuple[Row, Value]] = []
    certain = 0
    for row, value in simultaneous(report, table, column):
        code = _beyond(value)
        if code:
            certain += 1
            yield Finding(code, key, row, value)
        elif not _within(value):
            undecided.append((row, value))
    for row, value in undecided:
        yield Finding("unsure", key, row, value, enough_games(report.games, value))
    if not undecided and not certain and table.lines:
        yield Finding("even", key)


def simultaneous(report: Report, table: Table, column: Column) -> Iterator[tuple[Row, Value]]:
    """Yield the rows of a table with intervals that hold all at once."""
    for line in table.lines:
        yield (
            line.row,
            value_of(report.measured, column, line.row.subject, len(table.lines)),
        )


def _beyond(value: Value) -> str:
    """Return how a win rate is certainly off, or nothing."""
    if value.low is None or value.high is None:
        return ""
    if value.low > MOST:
        return "far-strong" if value.low > FAR_MOST else "strong"
    if value.high < LEAST:
        return "far-weak" if value.high < FAR_LEAST else "weak"
    return ""


def _within(value: Value) -> bool:
    return value.low is not None and value.low >= LEAST and (value.high or 0.0) <= MOST


def enough_games(games: int, value: Value) -> int:
    """Return about how many games would show on which side of a limit a win rate lies.

    It is a round number, at most a hundred times the games played.
    """
    most = 100 * games
    if value.value is None or value.low is None or value.high is None:
        return most
    half = (value.high - value.low) / 2
    distance = min(abs(value.value - limit) for limit in (LEAST, MOST))
    needed = min(most, games * max(1.5, (half / max(distance, 0.01)) ** 2))
    digit = int(10 ** int(log10(needed)))
    return ceil(needed / digit) * digit


def _judge_use(report: Report) -> Iterator[Finding]:
    """Yield what is hardly ever used, and what is used far more than anything else."""
    for table in report.tables:
        for place, column in enumerate(table.section.columns):
            if not column.use:
                continue
            lines = [line for line in table.lines if line.row.subject != "all"]
            whole = sum(line.values[place].value or 0.0 for line in lines)
            for line in lines:
                value = line.values[place]
                top = value.low if value.low is not None else value.value
                if value.value is not None and (value.high or value.value) < IDLE:
                    yield Finding("idle", table.section.key, line.row, value)
                elif whole and len(lines) > 2 and (top or 0.0) / whole > DOMINANT:
                    yield Finding("dominant", table.section.key, line.row, value)


def _judge_course(report: Report) -> Iterator[Finding]:
    """Yield how long games are, and whether they drag on or are decided early."""
    for line in report.table("endings").lines:
        (value,) = line.values
        if line.row.subject == "turn-limit" and (value.low or 0.0) > CUT_OFF:
            yield Finding("cut-off", "endings", line.row, value)
    for line in report.table("lengths").lines:
        mean = line.values[0]
        if line.row.subject == "turns":
            yield Finding("length", "lengths", line.row, line.values[1])
        elif line.row.subject == "lead-changes":
            few = (mean.high or mean.value or 0.0) < RUNAWAY
            yield Finding("runaway" if few else "swings", "lengths", line.row, mean)


def imbalance(report: Report) -> float | None:
    """Return the typical distance of a judged win rate from the fair share.

    It is the root of the mean square, less what chance alone contributes; 0 is perfect. None
    without any data.
    """
    squares = []
    for table in report.judged():
        for line in table.lines:
            (value,) = line.values
            if value.value is not None and value.low is not None and value.high is not None:
                deviation = (value.high - value.low) / (2 * 1.96)
                squares.append((value.value - 1) ** 2 - deviation**2)
    return sqrt(max(0.0, sum(squares) / len(squares))) if squares else None


def verdict_data(verdict: Verdict) -> dict[str, Any]:
    """Return a verdict as plain data for JSON."""
    return {
        "level": verdict.level,
        "imbalance": verdict.imbalance,
        "findings": [_finding_data(finding) for finding in verdict.findings],
        "warnings": [_finding_data(finding) for finding in verdict.warnings],
    }


def _finding_data(finding: Finding) -> dict[str, Any]:
    return {
        "code": finding.code,
        **({"section": finding.section} if finding.section else {}),
        **({"row": str(finding.row.subject)} if finding.row else {}),
        **(finding.value._asdict() if finding.value else {}),
        **({"games": finding.games} if finding.games else {}),
    }
