"""Cleaning the names and messages of guests before others see them."""

from __future__ import annotations

import unicodedata
from typing import Final

from ridotto.games.errors import bad_request

#: Invisible characters that some words and emoji need.
_JOINERS: Final = "\N{ZERO WIDTH JOINER}\N{ZERO WIDTH NON-JOINER}"
#: Letters that look blank; they count as spaces.
_BLANKS: Final = str.maketrans(
    dict.fromkeys(
        "\N{HANGUL FILLER}\N{HALFWIDTH HANGUL FILLER}\N{HANGUL CHOSEONG FILLER}"
        "\N{HANGUL JUNGSEONG FILLER}\N{BRAILLE PATTERN BLANK}",
        " ",
    )
)


def clean_name(name: str) -> str:
    """Return a name on one line without invisible characters; raises :exc:`Refusal`."""
    shown = _on_one_line(name)
    if not _is_visible(shown):
        raise bad_request("name must have letters that can be seen")
    return shown


def clean_text(text: str) -> str:
    """Return a chat message fit to be shown; raises :exc:`Refusal` if nothing is visible.

    Direction marks are removed: they would let a guest alter the text around the message.
    """
    if not _is_visible(_on_one_line(text)):
        raise bad_request("text has nothing that can be seen")
    return _on_one_line(text, _JOINERS)


def _on_one_line(text: str, kept: str = "") -> str:
    signs = text.translate(_BLANKS)
    fit = (sign for sign in signs if sign.isprintable() or sign.isspace() or sign in kept)
    return " ".join("".join(fit).split())


def _is_visible(text: str) -> bool:
    """Check whether anything is visible: combining marks need a letter."""
    return any(unicodedata.category(sign)[0] not in "MZ" for sign in text)
