"""A chart of a tournament: all shares of wins with their intervals, and the fair share.

Plain SVG that needs no fonts, scripts or colours: marks differ in shape, and every number is
printed next to its mark.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from html import escape
from typing import Final, NamedTuple

from ridotto.lab.counts import Share

_WIDTH: Final = 760
_ROW: Final = 34
_TOP: Final = 74
_BOTTOM: Final = 56
_NUMBERS: Final = 170
#: Approximate width of a letter.
_LETTER: Final = 8.2
_LONGEST_NAME: Final = 24
#: Maximum length of a title at its usual size.
_TITLE_ROOM: Final = 84
_INK, _PAPER, _PALE = "#1d2433", "#fbf6ea", "#6b6455"


class Words(NamedTuple):
    """The texts on the chart."""

    title: str
    subtitle: str
    fair: str


def draw_shares(rows: Sequence[tuple[str, Share]], words: Words) -> str:
    """Return the chart as the text of an SVG file."""
    names = [_short(name) for name, _ in rows]
    left = round(30 + _LETTER * max(map(len, names)))
    right = _WIDTH - _NUMBERS
    step, steps = _scale(max(1.2, *(share.high for _, share in rows)))
    most = step * steps
    height = _TOP + _ROW * len(rows) + _BOTTOM
    foot = height - _BOTTOM

    def across(share: float) -> float:
        return round(left + (right - left) * share / most, 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" '
        f'width="{_WIDTH}" height="{height}" role="img" font-family="sans-serif" font-size="14" '
        f'fill="{_INK}">',
        f"<title>{escape(words.title)}</title>",
        f'<rect width="{_WIDTH}" height="{height}" fill="{_PAPER}"/>',
        f'<text x="20" y="30" font-size="{_title_size(words.title)}" font-family="serif">'
        f"{escape(words.title)}</text>",
        f'<text x="20" y="52" fill="{_PALE}">{escape(words.subtitle)}</text>',
    ]
    parts += _axis(across, [step * number for number in range(steps + 1)], foot)
    fair = across(1)
    parts.append(
        f'<line x1="{fair}" y1="{_TOP - 8}" x2="{fair}" y2="{foot}" stroke="{_INK}" '
        'stroke-dasharray="5 4"/>'
    )
    parts.append(
        f'<text x="{fair}" y="{foot + 40}" text-anchor="middle">{escape(words.fair)}</text>'
    )
    for number, (name, (_, share)) in enumerate(zip(names, rows, strict=True)):
        y = _TOP + _ROW * number + _ROW // 2
        parts += _mark(name, share, y, [across(value) for value in share])
    return "\n".join([*parts, "</svg>", ""])


def _axis(across: Callable[[float], float], values: Sequence[float], foot: int) -> list[str]:
    parts = []
    for value in values:
        x = across(value)
        parts.append(
            f'<line x1="{x}" y1="{_TOP}" x2="{x}" y2="{foot}" stroke="{_PALE}" '
            'stroke-width="0.5" stroke-opacity="0.6"/>'
        )
        parts.append(
            f'<text x="{x}" y="{foot + 20}" text-anchor="middle" fill="{_PALE}">{value:g}</text>'
        )
    return parts


def _mark(name: str, share: Share, y: int, places: list[float]) -> list[str]:
    """Return a row: the name, a dot on the interval's line, and the numbers."""
    middle, low, high = places
    ends = "".join(f"M{x} {y - 6}V{y + 6}" for x in (low, high))
    numbers = f"{share.share:.2f}  ({share.low:.2f} – {share.high:.2f})"  # noqa: RUF001
    return [
        f'<text x="20" y="{y + 5}">{escape(name)}</text>',
        f'<path d="M{low} {y}H{high}{ends}" stroke="{_INK}" stroke-width="2" fill="none"/>',
        f'<circle cx="{middle}" cy="{y}" r="5.5"/>',
        f'<text x="{_WIDTH - 16}" y="{y + 5}" text-anchor="end" xml:space="preserve">{numbers}'
        "</text>",
    ]


def _title_size(title: str) -> int:
    """Return a font size at which the title fits, down to a readable minimum."""
    return max(9, min(18, _TITLE_ROOM * 18 // max(1, len(title))))


def _short(name: str) -> str:
    shown = "".join(char for char in name if char.isprintable())
    return shown if len(shown) <= _LONGEST_NAME else shown[: _LONGEST_NAME - 1] + "…"


def _scale(value: float) -> tuple[float, int]:
    """Return the step of an axis that reaches this value, and the number of steps.

    The fair share, 1, is one of them while there is room.
    """
    for step in (0.5, 1.0, 2.0, 5.0):
        if value <= 6 * step:
            return step, math.ceil(value / step)
    return value, 1
