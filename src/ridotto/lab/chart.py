"""A picture of a tournament: everybody's share of wins, with its interval, beside the fair share.

Plain SVG that needs no fonts, scripts or colours: marks are told apart by shape, and every
number stands beside its mark.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Final, NamedTuple

from ridotto.lab.counts import Share

_WIDTH: Final = 760
_ROW: Final = 34
_TOP: Final = 74
_BOTTOM: Final = 56
_NUMBERS: Final = 170
#: What a letter takes in width, about.
_LETTER: Final = 8.2
_LONGEST_NAME: Final = 24
_INK, _PAPER, _PALE = "#1d2433", "#fbf6ea", "#6b6455"


class Words(NamedTuple):
    """What is written on the chart."""

    title: str
    subtitle: str
    fair: str


def draw_shares(rows: Sequence[tuple[str, Share]], words: Words) -> str:
    """The chart as the text of an SVG file."""
    names = [_short(name) for name, _ in rows]
    left = round(30 + _LETTER * max(map(len, names)))
    right = _WIDTH - _NUMBERS
    most = _nice(max(1.2, *(share.high for _, share in rows)))
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
        f'<text x="20" y="30" font-size="18" font-family="serif">{escape(words.title)}</text>',
        f'<text x="20" y="52" fill="{_PALE}">{escape(words.subtitle)}</text>',
    ]
    parts += _axis(across, most, foot)
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


def _axis(across: Callable[[float], float], most: float, foot: int) -> list[str]:
    parts = []
    steps = 4
    for step in range(steps + 1):
        value = most * step / steps
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
    """A row: the name, a dot on the interval's line with ends to it, and the numbers."""
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


def _short(name: str) -> str:
    shown = "".join(char for char in name if char.isprintable())
    return shown if len(shown) <= _LONGEST_NAME else shown[: _LONGEST_NAME - 1] + "…"


def _nice(value: float) -> float:
    """A round number not below this one, to end an axis with."""
    for step in (2.0, 3.0, 4.0, 6.0, 8.0, 12.0):
        if value <= step:
            return step
    return value
