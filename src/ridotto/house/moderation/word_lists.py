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
import re
import unicodedata
from collections.abc import Iterable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Final, Literal

from ridotto.games.errors import Refusal
from ridotto.house.lookalikes import skeleton

Where = Literal["names", "chat"]

DEFAULTS: Final = Path(str(files("ridotto"))) / "house" / "moderation" / "word_lists"
ENDING: Final = ".txt"
#: The shortest entry that is also found with a separator between all of its letters.
_SEPARABLE: Final = 4
#: Number of names whose starred form is remembered: the lobby asks for the same again and again.
_REMEMBERED: Final = 2000
#: Letters that are read as Latin ones although they do not look the same, or do not decompose.
_LOOKALIKES: Final = str.maketrans(
    "\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0456\u0455\u0458\u043a\u043c\u0442\u0432\u043d"
    "\u03b1\u03bf\u03b5\u03c1\u03c5\u03b9\u03ba\u03c4\u03bd\u03c7\u0142\u00f8\u0111\u0131",
    "aeopcyxisjkmtbhaoepuiktvxlodi",
)
#: Signs that are written in place of a letter.
_SIGNS: Final = {
    "a": "4@", "b": "8", "e": "3€", "g": "9", "i": "1!|", "l": "1|", "o": "0", "s": "5$", "t": "7+",
    "u": "v",
}  # fmt: skip
#: A sign within a word, or the gap between separated letters.
_NOISE: Final = "[._~*]?"
_GAP: Final = r"[\W_]{1,2}"
_LETTER: Final = r"[^\W_]"


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
        self._patterns = [
            (accented, re.compile(rf"(?<!{_LETTER})(?:{'|'.join(patterns)})(?!{_LETTER})"))
            for accented in (False, True)
            if (patterns := _patterns(listed, accented))
        ]

    def star(self, text: str) -> str:
        """Return a text with stars in place of listed words; the same text if there are none."""
        composed = unicodedata.normalize("NFC", text)
        covered = [False] * len(composed)
        for accented, pattern in self._patterns:
            folded, places = _fold(composed, accented)
            for found in pattern.finditer(folded):
                # Numbers are not words, whatever they look like.
                if any(sign.isalpha() for sign in found[0]):
                    first, last = places[found.start()], places[found.end() - 1]
                    covered[first : last + 1] = [True] * (last + 1 - first)
        if not any(covered):
            return text
        return "".join("*" if c else sign for sign, c in zip(composed, covered, strict=True))


def _patterns(entries: Iterable[str], accented: bool) -> list[str]:
    """Return the patterns of those entries that have accents, or of those that have none."""
    return [
        pattern
        for entry in entries
        if (_fold(entry, False)[0] != _fold(entry, True)[0]) == accented
        for pattern in _forms(_fold(entry, accented)[0])
    ]


def _forms(entry: str) -> Iterator[str]:
    """Yield the patterns of an entry: as it is, and with its letters separated."""
    before = rf"{_LETTER}*" if entry.startswith("*") else ""
    after = rf"{_LETTER}*" if entry.endswith("*") else ""
    words = [[_sign(letter) for letter in word] for word in entry.strip("*").split()]
    together = r"[\W_]+".join(_NOISE.join(word) for word in words)
    yield f"{before}{together}{after}"
    letters = [letter for word in words for letter in word]
    if len(letters) >= _SEPARABLE:
        yield _GAP.join(letters)


def _sign(letter: str) -> str:
    signs = _SIGNS.get(letter, "")
    return f"[{letter}{signs}]+" if signs else f"{re.escape(letter)}+"


def _fold(text: str, accented: bool) -> tuple[str, list[int]]:
    """Return a text reduced to what counts, and the place in the text of each of its signs."""
    folded: list[str] = []
    places: list[int] = []
    for place, sign in enumerate(text):
        for part in unicodedata.normalize("NFKC", sign).casefold():
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
