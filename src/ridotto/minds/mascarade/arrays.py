"""Rows of numbers for compiled rules where they are to be had, plain lists elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ridotto.rules.speed import can_jit


def whole(numbers: Sequence[int]) -> Any:
    """Whole numbers in a row."""
    return _array(numbers, "int64") if can_jit() else list(numbers)


def parts(numbers: Sequence[float]) -> Any:
    """Numbers with a fraction in a row."""
    return _array(numbers, "float64") if can_jit() else list(numbers)


def blank(count: int) -> Any:
    """So many whole numbers, all nought."""
    return _zeros(count, "int64") if can_jit() else [0] * count


def blank_parts(count: int) -> Any:
    """So many numbers with a fraction, all nought."""
    return _zeros(count, "float64") if can_jit() else [0.0] * count


def _array(numbers: Sequence[Any], kind: str) -> Any:
    import numpy as np

    return np.array(numbers, dtype=kind)


def _zeros(count: int, kind: str) -> Any:
    import numpy as np

    return np.zeros(count, dtype=kind)
