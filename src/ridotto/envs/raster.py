"""Pictures of tables in pixels, drawn with NumPy alone."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ridotto.envs.picture import Picture, Seat

Image = NDArray[np.uint8]
Colour = tuple[int, int, int]

WIDTH: Final = 960
HEIGHT: Final = 720
ROOM: Final = (20, 25, 44)
CLOTH: Final = (30, 42, 68)
CARD: Final = (240, 232, 214)
INK: Final = (32, 30, 40)
IVORY: Final = (236, 228, 208)
GOLD: Final = (214, 168, 74)
OXBLOOD: Final = (140, 38, 46)

#: The usual 5 x 7 letters from the space to the tilde: five columns each, the top pixel the lowest
#: bit.
_LETTERS: Final = bytes.fromhex(
    "0000000000" "00005f0000" "0007000700" "147f147f14" "242a7f2a12" "2313086462"
    "3649562050" "0008070300" "001c224100" "0041221c00" "2a1c7f1c2a" "08083e0808"
    "0080703000" "0808080808" "0000606000" "2010080402" "3e5149453e" "00427f4000"
    "7249494946" "2141494d33" "1814127f10" "2745454539" "3c4a494931" "4121110907"
    "3649494936" "464949291e" "0000140000" "0040340000" "0008142241" "1414141414"
    "0041221408" "0201590906" "3e415d594e" "7c1211127c" "7f49494936" "3e41414122"
    "7f4141413e" "7f49494941" "7f09090901" "3e41415173" "7f0808087f" "00417f4100"
    "2040413f01" "7f08142241" "7f40404040" "7f021c027f" "7f0408107f" "3e4141413e"
    "7f09090906" "3e4151215e" "7f09192946" "2649494932" "03017f0103" "3f4040403f"
    "1f2040201f" "3f4038403f" "6314081463" "0304780403" "6159494d43" "007f414141"
    "0204081020" "004141417f" "0402010204" "4040404040" "0003070800" "2054547840"
    "7f28444438" "3844444428" "384444287f" "3854545418" "00087e0902" "18a4a49c78"
    "7f08040478" "00447d4000" "2040403d00" "7f10284400" "00417f4000" "7c04780478"
    "7c08040478" "3844444438" "fc18242418" "18242418fc" "7c08040408" "4854545424"
    "04043f4424" "3c4040207c" "1c2040201c" "3c4030403c" "4428102844" "4c9090907c"
    "4464544c44" "0008364100" "0000770000" "0041360800" "0201020402"
)  # fmt: skip
_FIRST: Final = ord(" ")
_GLYPH: Final = (8, 6)  # rows and columns, with a gap
_SCALE: Final = 2
_ADVANCE: Final = _GLYPH[1] * _SCALE
_LINE: Final = (_GLYPH[0] + 2) * _SCALE
_MARGIN: Final = 6


def as_image(picture: Picture) -> Image:
    """Return a picture in pixels, an array of HEIGHT x WIDTH x 3.

    The players sit around the table; the one who decides has a golden frame, and the one whose turn
    it is a red bar.
    """
    image: Image = np.full((HEIGHT, WIDTH, 3), ROOM, np.uint8)
    _ellipse(image, CLOTH)
    lines = [picture.title, *picture.facts]
    room = (WIDTH - 2 * 250) // _ADVANCE
    folded = [part for line in lines for part in _folded(line, room)][: (HEIGHT - 300) // _LINE]
    top = (HEIGHT - _LINE * len(folded)) // 2
    for number, line in enumerate(folded):
        left = (WIDTH - _ADVANCE * len(line)) // 2
        _write(image, line, left, top + number * _LINE, GOLD if number == 0 else IVORY)
    for place, seat in enumerate(picture.seats):
        _draw_seat(image, picture, seat, 2 * pi * place / len(picture.seats))
    return image


def _draw_seat(image: Image, picture: Picture, seat: Seat, angle: float) -> None:
    lines = [f"player_{seat.player}", *seat.lines]
    wide = 2 * _MARGIN + _ADVANCE * max(map(len, lines))
    high = 2 * _MARGIN + _LINE * len(lines)
    # The first player sits at the bottom, the next on their left.
    x = WIDTH // 2 - int((WIDTH // 2 - 90) * sin(angle))
    y = HEIGHT // 2 + int((HEIGHT // 2 - 60) * cos(angle))
    left = min(max(x - wide // 2, 8), WIDTH - wide - 8)
    top = min(max(y - high // 2, 8), HEIGHT - high - 8)
    if seat.player == picture.decider:
        _fill(image, left - 5, top - 5, wide + 10, high + 10, GOLD)
    _fill(image, left, top, wide, high, CARD)
    if seat.player == picture.turn:
        _fill(image, left, top, wide, _LINE + _MARGIN - 2, OXBLOOD)
    for number, line in enumerate(lines):
        ink = IVORY if number == 0 and seat.player == picture.turn else INK
        _write(image, line, left + _MARGIN, top + _MARGIN + number * _LINE, ink)


def _fill(image: Image, left: int, top: int, wide: int, high: int, colour: Colour) -> None:
    image[max(top, 0) : top + high, max(left, 0) : left + wide] = colour


def _ellipse(image: Image, colour: Colour) -> None:
    rows, columns = np.ogrid[:HEIGHT, :WIDTH]
    x = (columns - WIDTH / 2) / (WIDTH / 2 - 60)
    y = (rows - HEIGHT / 2) / (HEIGHT / 2 - 40)
    image[x * x + y * y <= 1] = colour


def _folded(line: str, room: int) -> list[str]:
    """Return a line in parts that fit, broken at spaces where possible."""
    parts = [""]
    for word in line.split(" "):
        joined = f"{parts[-1]} {word}" if parts[-1] else word
        if len(joined) <= room:
            parts[-1] = joined
        else:
            parts.append(word[:room])
    return [part for part in parts if part]


def _write(image: Image, text: str, left: int, top: int, colour: Colour) -> None:
    for place, letter in enumerate(text):
        x = left + place * _ADVANCE
        glyph = _glyph(letter)
        high, wide = glyph.shape
        # A letter beyond the edge is cut off.
        under = image[top : top + high, x : x + wide]
        under[glyph[: under.shape[0], : under.shape[1]]] = colour


@cache
def _glyph(letter: str) -> NDArray[np.bool_]:
    """Return the pixels of a letter; those not in the font are question marks."""
    code = ord(letter) - _FIRST
    if not 0 <= code < len(_LETTERS) // 5:
        code = ord("?") - _FIRST
    columns = np.frombuffer(_LETTERS[5 * code : 5 * code + 5], np.uint8)
    small = np.zeros(_GLYPH, np.bool_)
    small[:, :5] = columns[np.newaxis, :] >> np.arange(8)[:, np.newaxis] & 1
    return small.repeat(_SCALE, 0).repeat(_SCALE, 1)
