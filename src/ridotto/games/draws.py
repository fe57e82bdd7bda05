"""Random numbers for fair deals, drawn from a root of 32 bytes.

This needs only SHA-256, so a deal can be verified in any language.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from itertools import count
from typing import Final, TypeVar

DRAW: Final = "ridotto/draw/1"

T = TypeVar("T")


def hash_lines(*lines: str) -> bytes:
    """Return the SHA-256 of some lines of ASCII."""
    return hashlib.sha256("\n".join(lines).encode("ascii")).digest()


class Draws:
    """A sequence of numbers drawn from a root."""

    def __init__(self, root: bytes) -> None:
        self._numbers = _numbers(root)

    def below(self, bound: int) -> int:
        """Draw a number from 0 up to, not including, a bound of at most 2**32."""
        # The last, incomplete range below 2**32 would favour small numbers: draw again.
        fair = 2**32 - 2**32 % bound
        return next(number for number in self._numbers if number < fair) % bound

    def shuffled(self, cards: Sequence[T]) -> tuple[T, ...]:
        """Return the cards in a random order, each equally likely (Fisher-Yates, from the end)."""
        order = list(cards)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)


def _numbers(root: bytes) -> Iterator[int]:
    """Yield 32-bit numbers endlessly: SHA-256 of the root and a counter, eight at a time."""
    for block in count():
        digest = hash_lines(DRAW, root.hex(), str(block))
        for place in range(0, 32, 4):
            yield int.from_bytes(digest[place : place + 4], "big")
