"""Names that look alike, by Unicode's data on confusable characters (UTS #39).

A Latin "a" and a Cyrillic one look the same, so "Ana" can be written in several ways. Two names
look alike if they have the same *skeleton*: every character replaced by its prototype.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache
from importlib.resources import files
from itertools import chain, count
from typing import Final

#: Numerals that distinguish players of the same name. Digits could be mistaken for other numbers
#: after names.
NUMERALS: Final = ("II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")
#: Number of cached names: those at one table are compared whenever someone sits down.
MOST_CACHED: Final = 4096


@cache
def _prototypes() -> dict[int, str]:
    """Return the prototype of each character that has one, as :meth:`str.translate` takes it."""
    text = files("ridotto.house").joinpath("lookalikes.txt").read_text("utf-8")
    found: dict[int, str] = {}
    for line in text.splitlines():
        if line and not line.startswith("#"):
            prototype, alike = line.split(";")
            letters = "".join(chr(int(code, 16)) for code in prototype.split())
            found |= {int(code, 16): letters for code in alike.split()}
    return found


def skeleton(text: str) -> str:
    """Return the skeleton of a text: equal skeletons mean that two texts look alike."""
    # Full-width and other styled letters are not in the data; this form has none of them.
    apart = unicodedata.normalize("NFKD", text)
    return unicodedata.normalize("NFD", apart.translate(_prototypes()))


@lru_cache(MOST_CACHED)
def _looks(name: str) -> frozenset[str]:
    """Return the skeletons of a name without regard to case.

    There are two: a capital "I" looks like a small "l", and means the same as an "i".
    """
    return frozenset((skeleton(name.casefold()), skeleton(skeleton(name).casefold())))


def look_alike(one: str, other: str) -> bool:
    """Check whether two names can be mistaken for each other."""
    return not _looks(one).isdisjoint(_looks(other))


def told_apart(name: str, taken: Iterable[str]) -> str:
    """Return the name, with a numeral if a name that is taken looks like it."""
    known: set[str] = set()
    known.update(*map(_looks, taken))
    numerals = chain(NUMERALS, map(str, count(len(NUMERALS) + 2)))
    forms = chain([name], (f"{name} {numeral}" for numeral in numerals))
    return next(form for form in forms if _looks(form).isdisjoint(known))
