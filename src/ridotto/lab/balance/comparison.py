"""Two balance reports side by side, and which of their differences are more than chance."""

from __future__ import annotations

from math import hypot
from typing import Any, NamedTuple

from ridotto.lab.balance.part import SHARE, Column, Row
from ridotto.lab.balance.report import COUNT, Report, Table, Value


class Difference(NamedTuple):
    """A value in both reports, and the second minus the first with its 95 % interval."""

    row: Row
    column: Column
    first: Value | None
    second: Value | None
    difference: Value

    @property
    def certain(self) -> bool:
        """Return whether the interval of the difference excludes zero."""
        low, high = self.difference.low, self.difference.high
        return low is not None and high is not None and (low > 0 or high < 0)


class Compared(NamedTuple):
    """A section of two reports."""

    key: str
    differences: tuple[Difference, ...]


class Pair(NamedTuple):
    """Two reports and the sections that both have."""

    first: Report
    second: Report
    sections: list[Compared]


def pair(first: Report, second: Report) -> Pair:
    """Return two reports, compared."""
    return Pair(first, second, compare(first, second))


def compare(first: Report, second: Report) -> list[Compared]:
    """Return the sections that both reports have."""
    keys = [table.section.key for table in first.tables]
    theirs = {table.section.key for table in second.tables}
    return [_compared(first.table(key), second.table(key)) for key in keys if key in theirs]


def _compared(first: Table, second: Table) -> Compared:
    here, there = _values(first), _values(second)
    found = []
    for (subject, key), (row, column, _) in {**there, **here}.items():
        one = here[subject, key][2] if (subject, key) in here else None
        other = there[subject, key][2] if (subject, key) in there else None
        # Of details, show only those that can be compared.
        if column.kind == SHARE or (one is not None and other is not None):
            found.append(Difference(row, column, one, other, difference_of(one, other)))
    order = [line.row.subject for line in (*first.lines, *second.lines)]
    found.sort(key=lambda each: order.index(each.row.subject))
    return Compared(first.section.key, tuple(found))


def _values(table: Table) -> dict[tuple[str | int, str], tuple[Row, Column, Value]]:
    return {
        (line.row.subject, column.key): (line.row, column, value)
        for line in table.lines
        for column, value in zip(table.section.columns, line.values, strict=True)
    }


def difference_of(first: Value | None, second: Value | None) -> Value:
    """Return the second value minus the first, with the interval of independent samples.

    The interval combines the distances of both values to their bounds (Newcombe's method).
    """
    if first is None or second is None or first.value is None or second.value is None:
        return Value(None, None, None, 0)
    middle = second.value - first.value
    number = min(first.number, second.number)
    if first.low is None or first.high is None or second.low is None or second.high is None:
        return Value(middle, None, None, number)
    down = hypot(second.value - second.low, first.high - first.value)
    up = hypot(second.high - second.value, first.value - first.low)
    return Value(middle, middle - down, middle + up, number)


def comparison_data(sections: list[Compared]) -> dict[str, Any]:
    """Return a comparison as plain data for JSON: by section, row and column."""
    data: dict[str, Any] = {}
    for section in sections:
        rows: dict[str, Any] = data.setdefault(section.key, {})
        for each in section.differences:
            rows.setdefault(str(each.row.subject), {})[each.column.key] = {
                "first": None if each.first is None else each.first.value,
                "second": None if each.second is None else each.second.value,
                "difference": each.difference.value,
                "low": each.difference.low,
                "high": each.difference.high,
                "certain": each.certain and each.column.kind != COUNT,
            }
    return data
