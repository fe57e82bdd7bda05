"""Balance reports as one self-contained web page, without scripts or anything from elsewhere."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from ridotto.games.words import Words
from ridotto.lab.balance.charts import (
    Axis,
    axis_for,
    axis_row,
    bins,
    histogram,
    interval_row,
    proportion_bar,
)
from ridotto.lab.balance.comparison import Compared, Difference, Pair
from ridotto.lab.balance.page_style import STYLE
from ridotto.lab.balance.part import PART, SHARE, Column
from ridotto.lab.balance.report import COUNT, Line, Report, Table, Value
from ridotto.lab.balance.verdict import LEAST, MOST, judge
from ridotto.lab.balance.wording import (
    card_names,
    column_title,
    finding_texts,
    interval_text,
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

_LIMITS: Final = (LEAST, MOST)


def page(reports: Sequence[Report], words: Words) -> str:
    """Return the page of one report, or of several reports of the same subject."""
    parts: list[str] = []
    for report in reports:
        parts += _head(report, words)
        for table in report.tables:
            parts += _section(report, table, words)
        parts += _turns(report, words)
    return _page(report_title(reports[0], words), parts, words)


def comparison_page(pairs: Sequence[Pair], words: Words) -> str:
    """Return the page of two reports side by side, or of several such pairs."""
    first, second, _ = pairs[0]
    title = words("balance-compare-title", first=first.name, second=second.name)
    parts = [f'<header><p class="kicker">{escape(words("balance-report-kicker"))}</p>']
    parts += [f"<h1>{escape(title)}</h1>", "</header>"]
    for first, second, sections in pairs:
        for report in (first, second):
            parts += _verdict(report, words, report_title(report, words))
        parts.append(f'<p class="note">{escape(words("balance-compare-note"))}</p>')
        for section in sections:
            parts += _compared(first, second, section, words)
    return _page(title, parts, words)


def _page(title: str, parts: Sequence[str], words: Words) -> str:
    locale = words.locale.replace("_", "-")
    foot = [words("balance-report-intervals"), words("balance-report-command")]
    return "\n".join(
        [
            "<!DOCTYPE html>",
            f'<html lang="{escape(locale)}">',
            "<head>",
            '<meta charset="utf-8"/>',
            '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
            f"<title>{escape(title)}</title>",
            f"<style>{STYLE}</style>",
            "</head>",
            "<body>",
            "<main>",
            *parts,
            f"<footer>{''.join(f'<p>{escape(text)}</p>' for text in foot)}</footer>",
            "</main>",
            "</body>",
            "</html>",
            "",
        ]
    )


def _head(report: Report, words: Words) -> Iterator[str]:
    asked = report.measured.asked
    cards = card_names(asked.order, words)
    yield f'<header><p class="kicker">{escape(words("balance-report-kicker"))}</p>'
    yield f"<h1>{escape(report_title(report, words))}</h1>"
    yield f'<p class="meta">{escape(mind_text(report, words))}</p>'
    if cards:
        yield f'<p class="meta">{escape(words("balance-report-cards", names=cards))}</p>'
    yield "</header>"
    yield from _verdict(report, words, words("balance-verdict"))


def _verdict(report: Report, words: Words, title: str) -> Iterator[str]:
    verdict = judge(report)
    yield f'<section class="verdict {verdict.level}">'
    yield f"<h2>{escape(title)}</h2>"
    yield f'<p class="level">{escape(verdict_text(verdict, words))}</p>'
    if verdict.imbalance is not None:
        value = words.number(verdict.imbalance, 2)
        yield f'<p class="meta">{escape(words("balance-imbalance", value=value))}</p>'
    for kind, texts in (
        ("findings", finding_texts(report, verdict, words)),
        ("warnings", warning_texts(report, verdict, words)),
    ):
        if texts:
            yield f'<ul class="{kind}">'
            yield from (f"<li>{escape(text)}</li>" for text in texts)
            yield "</ul>"
    yield "</section>"


# Sections


def _section(report: Report, table: Table, words: Words) -> Iterator[str]:
    yield "<section>"
    yield f"<h2>{escape(section_title(table.section.key, words))}</h2>"
    note = section_note(table.section.key, words)
    if note:
        yield f'<p class="note">{escape(note)}</p>'
    rows = _share_table if table.section.columns[0].kind == SHARE else _plain_table
    yield '<div class="scroll">'
    yield from rows(report, table, words)
    yield "</div>"
    yield "</section>"


def _share_table(report: Report, table: Table, words: Words) -> Iterator[str]:
    """Yield a table of win rates with a chart in each row."""
    key = table.section.key
    order = report.measured.asked.order
    axis = axis_for([line.values[0] for line in table.lines])
    yield '<table class="row"><thead><tr><td></td>'
    yield _chart_head(words("balance-fair"), axis, words)
    yield _heads([words("balance-column-share"), words("balance-column-interval")])
    yield f'<th scope="col" class="sample">{escape(words("balance-column-sample"))}</th>'
    yield "</tr></thead><tbody>"
    for line in _ordered(table):
        (value,) = line.values
        yield (
            f'<tr><th scope="row">{escape(row_label(order, key, line.row, words))}</th>'
            f'<td class="chart">{interval_row([value], axis, _LIMITS)}</td>'
            f"<td>{_flag(value) if table.section.judged else ''}"
            f"{escape(value_text(SHARE, value.value, words))}</td>"
            f"<td>{escape(interval_text(SHARE, value, words))}</td>"
            f'<td class="sample">{escape(words.number(value.number))}</td></tr>'
        )
    yield "</tbody></table>"


def _ordered(table: Table) -> Sequence[Line]:
    """Return the rows, the highest first; seats keep their order."""
    if table.section.key == "by_seat":
        return table.lines
    return sorted(table.lines, key=lambda line: -(line.values[0].value or 0.0))


def _flag(value: Value) -> str:
    """Return a mark for a win rate whose interval lies beyond the limits."""
    if value.low is not None and value.low > MOST:
        return '<span class="flag">▲ </span>'
    if value.high is not None and value.high < LEAST:
        return '<span class="flag">▼ </span>'
    return ""


def _plain_table(report: Report, table: Table, words: Words) -> Iterator[str]:
    columns = table.section.columns
    order, key = report.measured.asked.order, table.section.key
    yield "<table><thead><tr><td></td>"
    yield _heads([column_title(column, words) for column in columns])
    yield "</tr></thead><tbody>"
    for line in table.lines:
        yield f'<tr><th scope="row">{escape(row_label(order, key, line.row, words))}</th>'
        yield from (
            _cell(column, value, words) for column, value in zip(columns, line.values, strict=True)
        )
        yield "</tr>"
    yield "</tbody></table>"


def _heads(titles: Sequence[str]) -> str:
    return "".join(f'<th scope="col">{escape(title)}</th>' for title in titles)


def _chart_head(title: str, axis: Axis, words: Words) -> str:
    """Return the head of a column of charts, with the numbers on its axis."""
    numbers = [(value, words.number(value, 1)) for value in (axis.start, 1.0, axis.end)]
    return f'<th scope="col" class="chart">{escape(title)}{axis_row(axis, numbers)}</th>'


def _cell(column: Column, value: Value, words: Words) -> str:
    text = escape(value_text(column.kind, value.value, words))
    interval = interval_text(column.kind, value, words)
    bar = ""
    if column.kind == PART and value.value is not None:
        bar = proportion_bar(value.value)
    shown = f'<span class="interval">{escape(interval)}</span>' if interval else ""
    return f"<td>{text}{bar}{shown}</td>"


def _turns(report: Report, words: Words) -> Iterator[str]:
    """Yield the histogram of lengths, with its numbers."""
    spread = report.lengths.get("turns", [])
    if not spread:
        return
    yield "<section>"
    yield f"<h2>{escape(section_title('turns', words))}</h2>"
    yield f'<p class="note">{escape(words("balance-games-axis"))}</p>'
    yield histogram(spread)
    yield f"<details><summary>{escape(section_title('turns', words))}</summary><table><tbody>"
    for start, end, games in bins(spread):
        lengths = str(start) if start == end else f"{start}–{end}"  # noqa: RUF001
        yield f'<tr><th scope="row">{lengths}</th><td>{escape(words.number(games))}</td></tr>'
    yield "</tbody></table></details>"
    yield "</section>"


# Comparison


def _compared(first: Report, second: Report, section: Compared, words: Words) -> Iterator[str]:
    shares = [each for each in section.differences if each.column.kind == SHARE]
    values = [value for each in shares for value in (each.first, each.second) if value]
    axis = axis_for(values)
    yield "<section>"
    yield f"<h2>{escape(section_title(section.key, words))}</h2>"
    yield '<div class="scroll"><table><thead><tr><td></td>'
    marks = f"● {first.name} ■ {second.name}"
    yield _chart_head(marks, axis, words) if shares else "<td></td>"
    heads = ["balance-column-difference", "balance-column-interval"]
    yield _heads([first.name, second.name, *map(words, heads)])
    yield "</tr></thead><tbody>"
    for each in section.differences:
        known = second if each.first is None else first
        yield _difference(known, section.key, each, axis, words)
    yield "</tbody></table></div>"
    yield "</section>"


def _difference(report: Report, key: str, each: Difference, axis: Axis, words: Words) -> str:
    kind = each.column.kind
    label = row_label(report.measured.asked.order, key, each.row, words)
    drawn = f'<td class="what">{escape(column_title(each.column, words))}</td>'
    if kind == SHARE:
        values = [each.first or _NO_VALUE, each.second or _NO_VALUE]
        drawn = f'<td class="chart">{interval_row(values, axis, _LIMITS)}</td>'
    change = each.difference
    text = "" if change.value is None or kind == COUNT else signed_text(kind, change.value, words)
    bounds = ""
    if change.low is not None and change.high is not None:
        low, high = (signed_text(kind, bound, words) for bound in (change.low, change.high))
        bounds = f"{low}; {high}"
    mark = '<span class="flag">≠ </span>' if each.certain else ""
    sides = "".join(
        f"<td>{escape(value_text(kind, value.value if value else None, words))}</td>"
        for value in (each.first, each.second)
    )
    return (
        f'<tr><th scope="row">{escape(label)}</th>{drawn}{sides}'
        f"<td>{mark}{escape(text)}</td><td>{escape(bounds)}</td></tr>"
    )


_NO_VALUE: Final = Value(None, None, None, 0)
