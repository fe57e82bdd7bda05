"""Words that names may not contain, and that are starred in chat.

A list is a text file with one entry per line; ``#`` starts a comment. A star at either end of an
entry stands for any further letters, and an entry may have several words. After a line ``[names]``
or ``[chat]``, entries count only there; before any such line they count in both.

Entries match whole words only, so that no innocent word is caught for what it contains. Capital
letters, accents, look-alike letters and digits, repeated letters and separated letters do not
hide a word. An accent in an entry must be in the text too: "coño" does not catch "cono".
"""

from __future__ import annotations

import functools
import unicodedata
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path
from typing import Final, Literal

from ridotto.games.errors import Refusal
from ridotto.house.lookalikes import skeleton
from ridotto.house.moderation.word_finder import WordFinder

Where = Literal["names", "chat"]

DEFAULTS: Final = Path(str(files("ridotto"))) / "house" / "moderation" / "word_lists"
ENDING: Final = ".txt"
#: Number of names whose starred form is remembered: the lobby asks for the same again and again.
_REMEMBERED: Final = 2000
#: Letters that are read as Latin ones although they do not look the same, or do not decompose.
_LOOKALIKES: Final = str.maketrans(
    "\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0456\u0455\u0458\u043a\u043c\u0442\u0432\u043d"
    "\u03b1\u03bf\u03b5\u03c1\u03c5\u03b9\u03ba\u03c4\u03bd\u03c7\u0142\u00f8\u0111\u0131",
    "aeopcyxisjkmtbhaoepuiktvxlodi",
)
#: The most signs that one sign of a text stands for; no ligature of letters has more.
_WIDEST: Final = 4


class BadWordList(Exception):
    """A folder of word lists cannot be read; the message says why."""


class WordLists:
    """The words of all lists of a folder."""

    def __init__(self, names: Iterable[str], chat: Iterable[str]) -> None:
        """Use these entries for names and for chat."""
        self._names = _Finder(names)
        self._chat = _Finder(chat)
        self.star_name = functools.lru_cache(_REMEMBERED)(self._names.star)

    def check_name(self, name: str) -> None:
        """Raise :exc:`Refusal` (``bad-name``) for a name with a listed word in it."""
        if self._names.star(name) != name:
            raise Refusal("bad-name", "this house does not allow this name: choose another")

    def star_chat(self, text: str) -> str:
        """Return a message with every listed word replaced by stars."""
        return self._chat.star(text)


class _Finder:
    """Find listed words in texts."""

    def __init__(self, entries: Iterable[str]) -> None:
        listed = sorted({unicodedata.normalize("NFC", entry.casefold()) for entry in entries})
        #: By how much of a letter counts: without accents, and with them.
        self._finders = [
            (accented, WordFinder(folded))
            for accented in (False, True)
            if (folded := _folded(listed, accented))
        ]

    def star(self, text: str) -> str:
        """Return a text with stars in place of listed words; the same text if there are none."""
        composed = unicodedata.normalize("NFC", text)
        covered = [False] * len(composed)
        for accented, finder in self._finders:
            folded, places = _fold(composed, accented)
            for first, last in finder.find(folded):
                start, end = places[first], places[last] + 1
                covered[start:end] = [True] * (end - start)
        if not any(covered):
            return text
        return "".join("*" if c else sign for sign, c in zip(composed, covered, strict=True))


def _folded(entries: Iterable[str], accented: bool) -> list[str]:
    """Return those entries that have accents, or those that have none, as they are searched for."""
    return [
        _fold(entry, accented)[0]
        for entry in entries
        if (_fold(entry, False)[0] != _fold(entry, True)[0]) == accented
    ]


def _fold(text: str, accented: bool) -> tuple[str, list[int]]:
    """Return a text reduced to what counts, and the place in the text of each of its signs."""
    folded: list[str] = []
    places: list[int] = []
    for place, sign in enumerate(text):
        for part in unicodedata.normalize("NFKC", sign).casefold()[:_WIDEST]:
            kept = _latin(part if accented else unicodedata.normalize("NFD", part)[0])
            # Marks on letters and invisible signs between them are no part of a word.
            if unicodedata.category(kept) not in ("Mn", "Me", "Cf"):
                folded.append(kept)
                places.append(place)
    return "".join(folded), places


@functools.lru_cache(_REMEMBERED)
def _latin(sign: str) -> str:
    """Return the Latin letter that a sign looks like; the sign itself if there is none."""
    known = sign.translate(_LOOKALIKES)
    if known.isascii() or unicodedata.name(known, "LATIN").startswith("LATIN"):
        return known
    alike = skeleton(known).casefold()
    return alike if len(alike) == 1 and alike.isascii() else known


def load(folder: Path | None) -> WordLists:
    """Read all lists of a folder, by default ours; raises :exc:`BadWordList`."""
    return _load(folder or DEFAULTS)


@functools.cache
def _load(folder: Path) -> WordLists:
    entries: dict[Where, list[str]] = {"names": [], "chat": []}
    try:
        for file in sorted(folder.iterdir()):
            if file.suffix == ENDING:
                _read(file.read_text(encoding="utf-8"), entries)
    except (OSError, UnicodeError) as error:
        raise BadWordList(getattr(error, "strerror", None) or str(error)) from None
    return WordLists(entries["names"], entries["chat"])


def _read(text: str, entries: dict[Where, list[str]]) -> None:
    sections: tuple[Where, ...] = ("names", "chat")
    everywhere = sections
    for line in text.splitlines():
        entry = line.split("#")[0].strip()
        if entry.startswith("["):
            sections = tuple(each for each in everywhere if entry == f"[{each}]")
        elif any(sign.isalpha() for sign in entry):
            for section in sections:
                entries[section].append(entry)
