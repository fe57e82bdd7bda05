"""Small charts for balance reports: plain SVG without scripts, in the colours of the page.

Every chart stands next to its numbers, so it is hidden from screen readers. Marks differ in shape,
never in colour alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor
from typing import Final, NamedTuple

from ridotto.lab.balance.report import Value

#: Height of a chart in a row. Its width is that of its column: places are percentages.
_HEIGHT: Final = 26
#: Size of the histogram.
_EDGE: Final = 8
_WIDE: Final = 720
_HIGH: Final = 190
_FOOT: Final = 24
_MOST_BARS: Final = 40


class Axis(NamedTuple):
    """A common axis for the win rates of a section; the fair share, 1, is on it."""

    start: float
    end: float

    def place(self, value: float) -> str:
        """Return the place of a value, as a percentage."""
        part = (min(max(value, self.start), self.end) - self.start) / (self.end - self.start)
        return f"{round(3 + 94 * part, 2)}%"


def axis_for(values: Sequence[Value]) -> Axis:
    """Return an axis on which these win rates and their intervals fit."""
    lows = [bound for value in values if (bound := value.low or value.value) is not None]
    highs = [bound for value in values if (bound := value.high or value.value) is not None]
    return Axis(floor(5 * min([0.7, *lows])) / 5, ceil(5 * max([1.4, *highs])) / 5)


def axis_row(axis: Axis, numbers: Sequence[tuple[float, str]]) -> str:
    """Return the head of a chart: these numbers at their places."""
    texts = (
        f'<text x="{axis.place(value)}" y="12" text-anchor="middle">{escape(text)}</text>'
        for value, text in numbers
    )
    return f"{_svg('row-chart axis-row')}{''.join(texts)}</svg>"


def interval_row(values: Sequence[Value], axis: Axis, limits: tuple[float, float]) -> str:
    """Return a row of a chart: up to two win rates with intervals, the limits and the fair share.

    The first mark is a disc, the second a square.
    """
    fair = axis.place(1)
    parts = [
        _svg("row-chart"),
        *(_line(axis.place(limit), axis.place(limit), 0, _HEIGHT, "limit") for limit in limits),
        _line(fair, fair, 0, _HEIGHT, "fair"),
    ]
    for number, value in enumerate(values):
        if value.value is None:
            continue
        y = _HEIGHT // 2 if len(values) == 1 else 7 + 12 * number
        if value.low is not None and value.high is not None:
            low, high = axis.place(value.low), axis.place(value.high)
            parts.append(_line(low, high, y, y, "whisker"))
            parts += [_line(bound, bound, y - 4, y + 4, "whisker") for bound in (low, high)]
        at = axis.place(value.value)
        if number == 0:
            parts.append(f'<circle class="mark" cx="{at}" cy="{y}" r="4.5"/>')
        else:
            parts.append(
                f'<rect class="mark second" x="{at}" y="{y - 4}" width="8" height="8" '
                'transform="translate(-4 0)"/>'
            )
    return "".join([*parts, "</svg>"])


def _line(one: str, other: str, top: int, bottom: int, kind: str) -> str:
    return f'<line class="{kind}" x1="{one}" x2="{other}" y1="{top}" y2="{bottom}"/>'


def proportion_bar(value: float) -> str:
    """Return a thin bar for a proportion."""
    width = round(100 * min(1.0, max(0.0, value)), 1)
    return (
        '<svg class="part-chart" viewBox="0 0 100 4" preserveAspectRatio="none" '
        'aria-hidden="true" focusable="false"><rect class="track" width="100" height="4"/>'
        f'<rect class="fill" width="{width}" height="4"/></svg>'
    )


def bins(spread: Sequence[tuple[int, int]]) -> list[tuple[int, int, int]]:
    """Return numbers of games in bins: first length, last length, games."""
    if not spread:
        return []
    first, last = spread[0][0], spread[-1][0]
    width = -(-(last - first + 1) // _MOST_BARS)
    found = [
        [start, start + width - 1, 0] for start in range(first - first % width, last + 1, width)
    ]
    for length, games in spread:
        found[(length - found[0][0]) // width][2] += games
    return [(start, end, games) for start, end, games in found]


def histogram(spread: Sequence[tuple[int, int]]) -> str:
    """Return a histogram of games by length."""
    bars = bins(spread)
    most = max((games for _, _, games in bars), default=1)
    step = (_WIDE - 2 * _EDGE) / max(1, len(bars))
    base = _HIGH - _FOOT
    parts = [_svg("histogram", f' viewBox="0 0 {_WIDE} {_HIGH}"')]
    every = -(-len(bars) // 8)
    for place, (start, _, games) in enumerate(bars):
        height = round((base - 6) * games / most, 1)
        left = round(_EDGE + place * step, 1)
        parts.append(
            f'<rect class="fill" x="{left}" y="{round(base - height, 1)}" '
            f'width="{round(max(1.0, step - 2), 1)}" height="{height}"/>'
        )
        if place % every == 0:
            middle = round(left + step / 2, 1)
            parts.append(f'<text x="{middle}" y="{_HIGH - 6}" text-anchor="middle">{start}</text>')
    parts.append(f'<path class="axis" d="M{_EDGE} {base}H{_WIDE - _EDGE}"/>')
    return "".join([*parts, "</svg>"])


def _svg(kind: str, box: str = "") -> str:
    return f'<svg class="{kind}"{box} aria-hidden="true" focusable="false">'
