"""The balance report: counts turned into tables of values with 95 % intervals."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from ridotto.lab.balance.measure import Measured
from ridotto.lab.balance.part import (
    MEAN,
    PART,
    PARTS,
    SHARE,
    Column,
    Row,
    Section,
)
from ridotto.lab.balance.registry import balance_of
from ridotto.lab.counts import Counts, lengths, quantile
from ridotto.lab.intervals import Mean, Sums, ratio_mean, ratio_share

#: The type of a column of plain numbers.
COUNT: Final = "count"
LENGTH_COLUMNS: Final = (
    Column("mean", "", MEAN),
    Column("median", "", COUNT),
    Column("p95", "", COUNT),
    Column("most", "", COUNT),
)


class Value(NamedTuple):
    """A measured value with its 95 % interval, and the size of its sample.

    None stands for a value or a bound that is unknown.
    """

    value: float | None
    low: float | None
    high: float | None
    number: int


class Line(NamedTuple):
    """A row of a table, with a value for each column."""

    row: Row
    values: tuple[Value, ...]


class Table(NamedTuple):
    """A section with its values."""

    section: Section
    lines: tuple[Line, ...]


class Report(NamedTuple):
    """Everything measured. ``name`` is the scenario or deck; lengths are games by number."""

    name: str
    measured: Measured
    tables: tuple[Table, ...]
    lengths: dict[str, list[tuple[int, int]]]

    @property
    def players(self) -> int:
        """Return the number of players."""
        return self.measured.asked.order.players

    @property
    def games(self) -> int:
        """Return the number of games."""
        return self.measured.games

    def table(self, key: str) -> Table:
        """Return the table of this section; raises :exc:`KeyError`."""
        for table in self.tables:
            if table.section.key == key:
                return table
        raise KeyError(key)

    def judged(self) -> Iterator[Table]:
        """Yield the tables of wins that decide the verdict."""
        return (table for table in self.tables if table.section.judged)


def report_on(measured: Measured, name: str) -> Report:
    """Return the report of a measurement."""
    order = measured.asked.order
    own = balance_of(order.game)
    spread = {what: lengths(measured.counts, what) for what in own.lengths}
    tables = [_table(section, measured) for section in own.sections(order)]
    tables += [_endings(measured), _lengths(spread)]
    return Report(name, measured, tuple(tables), spread)


def _table(section: Section, measured: Measured) -> Table:
    lines = [
        Line(row, tuple(value_of(measured, column, row.subject) for column in section.columns))
        for row in section.rows
    ]
    return Table(section, tuple(lines))


def sums_of(counts: Counts, measure: str, subject: str | int) -> Sums:
    """Return the sums of a measure."""
    return Sums(*(counts[f"{measure}:{part}", subject] for part in PARTS))


def value_of(measured: Measured, column: Column, subject: str | int, together: int = 1) -> Value:
    """Return the value of a subject; intervals of ``together`` values hold all at once."""
    sums = sums_of(measured.counts, column.measure, subject)
    games = measured.games
    if column.kind == MEAN:
        return Value(*ratio_mean(sums, games, column.unit), sums.bottom)
    part = ratio_share(sums, games, column.unit, together)
    if column.kind == SHARE:
        players = measured.asked.order.players
        part = Mean(*(None if bound is None else players * bound for bound in part))
    return Value(*part, sums.bottom)


def _endings(measured: Measured) -> Table:
    counts, games = measured.counts, measured.games
    reasons = [str(reason) for what, reason in counts if what == "ended"]
    column = Column("part", "ended", PART)
    lines = []
    for reason in sorted(reasons, key=lambda reason: (-counts["ended", reason], reason)):
        number = counts["ended", reason]
        sums = Sums(number, games, number, number, games)
        lines.append(Line(Row(reason), (Value(*ratio_share(sums, games, 1), games),)))
    return Table(Section("endings", [line.row for line in lines], (column,)), tuple(lines))


def _lengths(spread: dict[str, list[tuple[int, int]]]) -> Table:
    lines = []
    for what, numbers in spread.items():
        games = sum(times for _, times in numbers)
        total = sum(number * times for number, times in numbers)
        squares = sum(number**2 * times for number, times in numbers)
        mean = ratio_mean(Sums(total, games, squares, total, games), games)
        rest = (quantile(numbers, 50), quantile(numbers, 95), max(n for n, _ in numbers))
        values = (Value(*mean, games), *(Value(float(n), None, None, games) for n in rest))
        lines.append(Line(Row(what, f"balance-{what}"), values))
    return Table(Section("lengths", [line.row for line in lines], LENGTH_COLUMNS), tuple(lines))


# For programs


def as_data(report: Report) -> dict[str, Any]:
    """Return the report as plain data for JSON, with a key for each section."""
    asked = report.measured.asked
    order = asked.order
    return {
        "game": order.game,
        "scenario": report.name,
        "players": order.players,
        **({"cards": order.cards} if order.cards else {}),
        "mind": asked.mind,
        "games": report.games,
        "seed": order.seed,
        "turn_limit": order.turn_limit,
        **{table.section.key: table_data(table) for table in report.tables},
        "games_by_length": {what: dict(numbers) for what, numbers in report.lengths.items()},
    }


def table_data(table: Table) -> dict[str, Any]:
    """Return a table as plain data: by row and column, the value, its interval and its sample."""
    return {
        str(line.row.subject): {
            column.key: _value_data(column, value)
            for column, value in zip(table.section.columns, line.values, strict=True)
        }
        for line in table.lines
    }


def _value_data(column: Column, value: Value) -> Any:
    return value.value if column.kind == COUNT else value._asdict()
