"""Mark single cases of a parametrised test as slow, so that ``make check`` leaves them out."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

import pytest

_Case = TypeVar("_Case")


def slow_where(is_slow: Callable[[_Case], bool], cases: Iterable[_Case]) -> list[object]:
    """Return the cases, those for which the function returns true marked ``slow``."""
    return [pytest.param(case, marks=pytest.mark.slow) if is_slow(case) else case for case in cases]
