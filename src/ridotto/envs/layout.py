"""The layout of observations as data, from which documentation is generated."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

#: An observation, a row of small integers; or a mask of legal actions, zeros and ones.
Row = NDArray[np.int8]

#: The bounds of a number in a row. Larger numbers are cut off here.
MOST = 127


class Block(NamedTuple):
    """Consecutive numbers of an observation that mean the same."""

    name: str
    start: int
    size: int
    low: int
    high: int
    meaning: str

    @property
    def stop(self) -> int:
        """Return the index after the last number."""
        return self.start + self.size


class Layout:
    """The blocks of an observation, end to end."""

    def __init__(self, blocks: Sequence[Block]) -> None:
        """Take blocks that follow each other without gaps."""
        self.blocks = tuple(blocks)
        self.size = self.blocks[-1].stop
        self._slices = {block.name: slice(block.start, block.stop) for block in blocks}

    @classmethod
    def of(cls, *parts: tuple[str, int, int, int, str]) -> Layout:
        """Lay blocks end to end: each a name, a size, both bounds and a meaning."""
        blocks = []
        start = 0
        for name, size, low, high, meaning in parts:
            blocks.append(Block(name, start, size, low, high, meaning))
            start += size
        return cls(blocks)

    def __getitem__(self, name: str) -> slice:
        """Return the part of a row that a block takes."""
        return self._slices[name]

    def __iter__(self) -> Iterator[Block]:
        return iter(self.blocks)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Layout) and self.blocks == other.blocks

    def __hash__(self) -> int:
        return hash(self.blocks)

    def __repr__(self) -> str:
        return f"Layout({', '.join(f'{block.name}[{block.size}]' for block in self.blocks)})"

    def low(self) -> Row:
        """Return the lower bound of each number."""
        return np.array([block.low for block in self for _ in range(block.size)], np.int8)

    def high(self) -> Row:
        """Return the upper bound of each number."""
        return np.array([block.high for block in self for _ in range(block.size)], np.int8)

    def read(self, row: Row) -> dict[str, list[int]]:
        """Return an observation by block, for people."""
        return {block.name: row[block.start : block.stop].tolist() for block in self}
