"""Names and words of guests, made fit to be shown to others."""

from __future__ import annotations

import unicodedata
from typing import Final

from ridotto.games.errors import bad_request

#: Signs that cannot be seen and yet belong to how some words and emoji are written.
_JOINERS: Final = "\N{ZERO WIDTH JOINER}\N{ZERO WIDTH NON-JOINER}"
#: Signs that count as letters and look like nothing: no more than a space.
_BLANKS: Final = str.maketrans(
    dict.fromkeys(
        "\N{HANGUL FILLER}\N{HALFWIDTH HANGUL FILLER}\N{HANGUL CHOSEONG FILLER}"
        "\N{HANGUL JUNGSEONG FILLER}\N{BRAILLE PATTERN BLANK}",
        " ",
    )
)


def clean_name(name: str) -> str:
    """A name fit to be shown: on one line, nothing invisible; raises :exc:`Refusal`."""
    shown = _on_one_line(name)
    if not _is_seen(shown):
        raise bad_request("name must have letters that can be seen")
    return shown


def clean_text(text: str) -> str:
    """Something said, fit to be shown; raises :exc:`Refusal` if nothing of it can be seen.

    Signs that turn the writing around would let one guest write into what others are shown.
    """
    if not _is_seen(_on_one_line(text)):
        raise bad_request("text has nothing that can be seen")
    return _on_one_line(text, _JOINERS)


def _on_one_line(text: str, kept: str = "") -> str:
    signs = text.translate(_BLANKS)
    fit = (sign for sign in signs if sign.isprintable() or sign.isspace() or sign in kept)
    return " ".join("".join(fit).split())


def _is_seen(text: str) -> bool:
    """Whether there is anything to be seen: marks need a letter that they belong to."""
    return any(unicodedata.category(sign)[0] not in "MZ" for sign in text)
