"""Find disguised words in a text, in time proportional to its length.

Guests choose the texts, so no pattern may backtrack: a regular expression needed seconds for one
hostile message. All entries together are one automaton instead. Its states are the bits of an
integer, so a step for all entries at once takes a few operations.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Final

#: The shortest entry that is also found with a separator between all of its letters.
_SEPARABLE: Final = 4
#: Signs that are written in place of a letter.
_SIGNS: Final = {
    "a": "4@", "b": "8", "e": "3€", "g": "9", "i": "1!|", "l": "1|", "o": "0", "s": "5$", "t": "7+",
    "u": "v",
}  # fmt: skip
#: Signs that may stand between two letters of a word.
_NOISE: Final = "._~*"


class WordFinder:
    """Find entries as whole words.

    A state stands for a sign of an entry that was just read: a letter or the signs written in its
    place, a sign of noise, a gap, or any letter where the entry has a star. From each state the
    next one follows; the next but one if the next is optional; and the same again if it may repeat.
    No two optional states follow each other.
    """

    def __init__(self, entries: Iterable[str]) -> None:
        """Use these entries, which are folded like the texts."""
        self._size = 0
        #: The states that may come first, and last; that begin an entry's row of states; that may
        #: repeat; and that come before an optional one, other than the last of a row.
        self._starts = self._ends = self._rows = self._repeat = self._skip = 0
        #: The states that read any letter or digit, that read any other sign, and those of a sign.
        self._any_letter = self._any_other = 0
        self._signs: defaultdict[str, int] = defaultdict(int)
        for entry in entries:
            words = entry.strip("*").split()
            letters = "".join(words)
            if not letters:
                continue
            self._add_word(words, entry.startswith("*"), entry.endswith("*"))
            if len(letters) >= _SEPARABLE:
                self._add_separated(letters)

    def find(self, text: str) -> list[tuple[int, int]]:
        """Return the first and last place of each connected part of a word in a folded text.

        A word is any match of an entry between signs that are no letters or digits. Numbers are not
        words, even those that look like one: a word has at least one letter.
        """
        numeric, lettered = self._forward(text)
        found: list[tuple[int, int]] = []
        # The states from which the end of a word can be reached, without and with a letter so far.
        before = after = 0
        for place in reversed(range(len(text))):
            # Reading the next sign, a letter, leads from both kinds of states to the same kind.
            is_letter = text[place + 1 : place + 2].isalpha()
            linked = self._before(after) & lettered[place]
            before = self._before(after if is_letter else before) & numeric[place]
            after = linked
            if not text[place + 1 : place + 2].isalnum():
                after |= self._ends & lettered[place]
            if linked or before:
                found[-1] = (place, found[-1][1])
            elif after:
                found.append((place, place))
        return found

    def _forward(self, text: str) -> tuple[list[int], list[int]]:
        """Return the states after each sign, reached without and with a letter."""
        numeric, lettered = [0] * len(text), [0] * len(text)
        before = after = 0
        for place, sign in enumerate(text):
            start = self._starts if place == 0 or not text[place - 1].isalnum() else 0
            readable = self._signs.get(sign, 0)
            readable |= self._any_letter if sign.isalnum() else self._any_other
            before = (self._after(before) | start) & readable
            after = self._after(after) & readable
            if sign.isalpha():
                before, after = 0, before | after
            numeric[place], lettered[place] = before, after
        return numeric, lettered

    def _after(self, states: int) -> int:
        """Return the states that follow these."""
        if not states:
            return 0
        return states << 1 & ~self._rows | (states & self._skip) << 2 | states & self._repeat

    def _before(self, states: int) -> int:
        """Return the states that these follow."""
        if not states:
            return 0
        return (states & ~self._rows) >> 1 | states >> 2 & self._skip | states & self._repeat

    # The states of an entry

    def _add_word(self, words: list[str], open_start: bool, open_end: bool) -> None:
        """Add an entry as it is written."""
        first = self._size
        if open_start:
            self._any_letter |= self._state(repeats=True)
        for number, word in enumerate(words):
            if number:
                self._any_other |= self._state(repeats=True)
            for place, letter in enumerate(word):
                if place:
                    self._read(_NOISE, self._optional())
                self._letter(letter)
        last = self._size - 1
        if open_end:
            self._any_letter |= self._state(repeats=True)
        self._end_row(first, first + open_start, last)

    def _add_separated(self, letters: str) -> None:
        """Add an entry with one or two signs between any two of its letters."""
        first = self._size
        for place, letter in enumerate(letters):
            if place:
                self._any_other |= self._state()
                self._any_other |= self._optional()
            self._letter(letter)
        self._end_row(first, first, self._size - 1)

    def _state(self, *, repeats: bool = False) -> int:
        state = 1 << self._size
        self._size += 1
        self._repeat |= state if repeats else 0
        return state

    def _optional(self) -> int:
        state = self._state()
        self._skip |= state >> 1
        return state

    def _letter(self, letter: str) -> None:
        self._read(letter + _SIGNS.get(letter, ""), self._state(repeats=True))

    def _read(self, signs: str, state: int) -> None:
        for sign in signs:
            self._signs[sign] |= state

    def _end_row(self, first: int, first_letter: int, last_letter: int) -> None:
        self._rows |= 1 << first
        self._starts |= 1 << first | 1 << first_letter
        self._ends |= 1 << last_letter | 1 << (self._size - 1)
