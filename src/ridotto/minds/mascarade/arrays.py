"""Arrays for compiled rules where Numba is installed, plain lists elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ridotto.rules.speed import can_jit


def ints(numbers: Sequence[int]) -> Any:
    """Return an array of integers."""
    return _array(numbers, "int64") if can_jit() else list(numbers)


def floats(numbers: Sequence[float]) -> Any:
    """Return an array of floats."""
    return _array(numbers, "float64") if can_jit() else list(numbers)


def int_zeros(count: int) -> Any:
    """Return this many integer zeros."""
    return _zeros(count, "int64") if can_jit() else [0] * count


def float_zeros(count: int) -> Any:
    """Return this many float zeros."""
    return _zeros(count, "float64") if can_jit() else [0.0] * count


def _array(numbers: Sequence[Any], kind: str) -> Any:
    import numpy as np

    return np.array(numbers, dtype=kind)


def _zeros(count: int, kind: str) -> Any:
    import numpy as np

    return np.zeros(count, dtype=kind)
