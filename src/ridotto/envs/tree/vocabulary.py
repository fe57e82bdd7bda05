"""Events as numbers, for information-state tensors."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import UNSET


class Vocabulary:
    """Numbers for the kinds of events of a game and for the words in them.

    An event becomes the number of its kind and the numbers of its fields, in order. A number is one
    more than what it stands for: 0 is a field that this viewer may not see, or that says nothing. A
    word stands for its place in the vocabulary, and a list for its items, one after the other. So
    two different stories never become the same numbers.
    """

    def __init__(self, kinds: Iterable[type[Any]], words: Iterable[str]) -> None:
        self._kinds = {kind: number for number, kind in enumerate(kinds, 1)}
        self._words = {word: number for number, word in enumerate(dict.fromkeys(words), 1)}

    def numbers(self, event: Any) -> list[int]:
        """Return an event, or an action, as numbers."""
        numbers = [self._kinds[type(event)]]
        for field in event.__struct_fields__:
            numbers += self._of(getattr(event, field))
        return numbers

    def _of(self, value: Any) -> Iterator[int]:
        if value is UNSET or value is None:
            yield 0
        elif isinstance(value, str):
            yield self._words[value]
        elif isinstance(value, tuple):
            for item in value:
                yield from self._of(item)
        elif isinstance(value, dict):
            for item in value.values():
                yield from self._of(item)
        else:
            yield int(value) + 1
