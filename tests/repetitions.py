"""The amount of random testing: a little in every run, far more with ``make fuzz``."""

from __future__ import annotations

import os

#: Set by ``make fuzz``.
FUZZING = os.environ.get("RIDOTTO_FUZZ") == "1"


def times(usually: int, fuzzing: int) -> int:
    """Return how often to repeat something."""
    return fuzzing if FUZZING else usually
