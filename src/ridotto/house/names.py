"""Cleaning the names and messages of guests before others see them.

Invisible characters and direction marks are removed: they would hide something, or alter the text
around them. So are combining marks beyond a few on one letter, which would cover the lines above
and below.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from typing import Final

from ridotto.games.errors import bad_request

#: Maximum number of combining marks on one letter. Vietnamese has two, pointed Hebrew three.
MOST_MARKS: Final = 3
#: Invisible characters that some words and emoji need.
_JOINERS: Final = "\N{ZERO WIDTH JOINER}\N{ZERO WIDTH NON-JOINER}"
#: Joiners are needed between two characters only.
_NEEDLESS_JOINERS: Final = re.compile(rf"(?<!\S)[{_JOINERS}]+|[{_JOINERS}]+(?!\S)")
_REPEATED_JOINERS: Final = re.compile(rf"([{_JOINERS}])[{_JOINERS}]+")
#: Letters that look blank; they count as spaces.
_BLANKS: Final = str.maketrans(
    dict.fromkeys(
        "\N{HANGUL FILLER}\N{HALFWIDTH HANGUL FILLER}\N{HANGUL CHOSEONG FILLER}"
        "\N{HANGUL JUNGSEONG FILLER}\N{BRAILLE PATTERN BLANK}",
        " ",
    )
)
#: Marks that are invisible by themselves (Unicode: default ignorable). Emoji need only the last
#: two variation selectors of the first block.
_UNSEEN_MARKS: Final = re.compile(
    "[\u034f\u17b4\u17b5\u180b-\u180f\ufe00-\ufe0d\U000e0100-\U000e01ef]"
)


def clean_name(name: str) -> str:
    """Return a name on one line without invisible characters; raises :exc:`Refusal`."""
    shown = _on_one_line(name)
    if not _is_visible(shown):
        raise bad_request("name must have letters that can be seen")
    return shown


def clean_text(text: str) -> str:
    """Return a chat message fit to be shown; raises :exc:`Refusal` if nothing is visible."""
    if not _is_visible(_on_one_line(text)):
        raise bad_request("text has nothing that can be seen")
    return _on_one_line(text, _JOINERS)


def _on_one_line(text: str, kept: str = "") -> str:
    signs = _UNSEEN_MARKS.sub("", text.translate(_BLANKS))
    fit = "".join(sign for sign in signs if sign.isprintable() or sign.isspace() or sign in kept)
    if kept:
        fit = _REPEATED_JOINERS.sub(r"\1", _NEEDLESS_JOINERS.sub("", fit))
    if not fit.isascii():
        fit = "".join(_few_marks(fit))
    return " ".join(fit.split())


def _few_marks(text: str) -> Iterator[str]:
    """Yield the characters of a text, with at most :data:`MOST_MARKS` marks on each letter."""
    marks = 0
    for sign in text:
        # Marks of the category Mc take up room of their own.
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            yield sign


def _is_visible(text: str) -> bool:
    """Check whether anything is visible: combining marks need a letter."""
    return any(unicodedata.category(sign)[0] not in "MZ" for sign in text)
