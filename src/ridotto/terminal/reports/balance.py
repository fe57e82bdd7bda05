"""Balance reports in the terminal: one report, two compared, and the result of a search."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from ridotto.games.words import Words
from ridotto.lab.balance.comparison import Difference, Pair
from ridotto.lab.balance.part import SHARE
from ridotto.lab.balance.report import COUNT, Report, Table
from ridotto.lab.balance.verdict import judge
from ridotto.lab.balance.wording import (
    column_title,
    finding_texts,
    interval_text,
    margin_text,
    mind_text,
    report_title,
    row_label,
    section_note,
    section_title,
    signed_text,
    value_text,
    verdict_text,
    warning_texts,
)
from ridotto.terminal.printing import folded

#: Length of a bar for the fair share.
_FAIR: Final = 12
_LONGEST_BAR: Final = 30
_BULLET, _WARNING, _DIFFERS = "•", "!", "≠"


def tell(report: Report, words: Words, *, uses: bool = True) -> None:
    """Print a report; without ``uses``, how often things are used is left out."""
    tell_head(report, words)
    for table in report.tables:
        if uses or not any(column.use for column in table.section.columns):
            print()
            _tell_table(report, table, words)
    print("\n" + folded(words("balance-report-intervals"), 0))


def tell_head(report: Report, words: Words) -> None:
    """Print what was measured, and the verdict."""
    verdict = judge(report)
    print(folded(report_title(report, words), 0))
    print(folded(mind_text(report, words), 0))
    print("\n" + folded(verdict_text(verdict, words), 0))
    if verdict.imbalance is not None:
        imbalance = words.number(verdict.imbalance, 2)
        print(folded(f"  {words('balance-imbalance', value=imbalance)}", 4))
    for text in finding_texts(report, verdict, words):
        print(folded(f"  {_BULLET} {text}", 4))
    for text in warning_texts(report, verdict, words):
        print(folded(f"  {_WARNING} {text}", 4))


def _tell_table(report: Report, table: Table, words: Words) -> None:
    key = table.section.key
    print(folded(section_title(key, words), 0))
    note = section_note(key, words)
    if note:
        print(folded(f"  {note}", 2))
    rows = _share_rows if table.section.columns[0].kind == SHARE else _plain_rows
    print_columns(list(rows(report, table, words)))


def _share_rows(report: Report, table: Table, words: Words) -> Iterator[list[str]]:
    """Yield win rates with intervals and bars, the highest first."""
    order, key = report.measured.asked.order, table.section.key
    lines = sorted(table.lines, key=lambda line: -(line.values[0].value or 0.0))
    if key == "by_seat":
        lines = list(table.lines)
    for line in lines:
        (value,) = line.values
        bar = "█" * min(_LONGEST_BAR, round(_FAIR * (value.value or 0.0)))
        interval = interval_text(SHARE, value, words)
        yield [
            row_label(order, key, line.row, words),
            value_text(SHARE, value.value, words),
            f"({interval})" if interval else "",
            bar,
        ]


def _plain_rows(report: Report, table: Table, words: Words) -> Iterator[list[str]]:
    """Yield the titles of the columns, then values with their margins."""
    order, key = report.measured.asked.order, table.section.key
    columns = table.section.columns
    if len(columns) > 1:
        yield ["", *(column_title(column, words) for column in columns)]
    for line in table.lines:
        cells = [
            f"{value_text(column.kind, value.value, words)} "
            f"{margin_text(column.kind, value, words)}".rstrip()
            for column, value in zip(columns, line.values, strict=True)
        ]
        yield [row_label(order, key, line.row, words), *cells]


def print_columns(rows: Sequence[Sequence[str]]) -> None:
    """Print cells in columns, the first to the left; long titles in the first row are wrapped."""
    if not rows:
        return
    body = rows[1:] if not rows[0][0] else rows
    widths = [max((len(row[column]) for row in body), default=0) for column in range(len(rows[0]))]
    titles = [] if body is rows else rows[0]
    for column, title in enumerate(titles):
        widths[column] = max([widths[column], *map(len, title.split())])
    wrapped = [_wrapped(title, width) for title, width in zip(titles, widths, strict=False)]
    for number in range(max(map(len, wrapped), default=0)):
        # Short titles stand at the bottom.
        above = number - max(map(len, wrapped))
        _print_cells([lines[above] if -above <= len(lines) else "" for lines in wrapped], widths)
    for row in body:
        _print_cells(row, widths)


def _wrapped(title: str, width: int) -> list[str]:
    lines: list[str] = []
    for word in title.split():
        if lines and len(lines[-1]) + 1 + len(word) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def _print_cells(cells: Sequence[str], widths: Sequence[int]) -> None:
    shown = [
        cell.ljust(width) if column == 0 or cell.startswith(("(", "█")) else cell.rjust(width)
        for column, (cell, width) in enumerate(zip(cells, widths, strict=True))
    ]
    print(("  " + "  ".join(shown)).rstrip())


# Comparison


def tell_comparison(compared: Pair, words: Words) -> None:
    """Print two reports side by side."""
    first, second, sections = compared
    names = {"first": first.name, "second": second.name}
    print(folded(words("balance-compare-title", **names), 0))
    for report in (first, second):
        print()
        tell_head(report, words)
    print("\n" + folded(words("balance-compare-note"), 0))
    for section in sections:
        print("\n" + folded(section_title(section.key, words), 0))
        difference = words("balance-column-difference")
        heads = ["", "", first.name, second.name, difference, words("balance-column-interval"), ""]
        several = len({each.column.key for each in section.differences}) > 1
        rows = [
            _difference_row(second if each.first is None else first, section.key, each, words)
            for each in section.differences
        ]
        shown = [[*row[:1], *row[1 if several else 2 :]] for row in [heads, *rows]]
        print_columns(shown)


def _difference_row(report: Report, key: str, each: Difference, words: Words) -> list[str]:
    order = report.measured.asked.order
    kind = each.column.kind
    change = each.difference
    text = "" if change.value is None or kind == COUNT else signed_text(kind, change.value, words)
    bounds = (
        f"({signed_text(kind, change.low, words)}; {signed_text(kind, change.high, words)})"
        if change.low is not None and change.high is not None
        else ""
    )
    return [
        row_label(order, key, each.row, words),
        column_title(each.column, words),
        value_text(kind, each.first.value if each.first else None, words),
        value_text(kind, each.second.value if each.second else None, words),
        text,
        bounds,
        _DIFFERS if each.certain else "",
    ]
