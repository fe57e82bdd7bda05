"""How much random testing there is: some in every run, and far more with ``make soak``."""

from __future__ import annotations

import os

#: Set by ``make soak``.
SOAKING = os.environ.get("RIDOTTO_SOAK") == "1"


def times(usually: int, soaking: int) -> int:
    """Return how often to repeat something."""
    return soaking if SOAKING else usually
