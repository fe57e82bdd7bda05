"""A mind without a plan: any legal action is as good as another."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any


class Wanderer:
    """Picks uniformly among the legal actions.

    What it picks depends on the seed, its player's number and how much has happened, so a
    game that is taken up again goes on as it would have.
    """

    def __init__(self, seed: int, player: int) -> None:
        self._from = f"{seed}/{player}"
        self._heard = 0

    def hear(self, event: Any) -> None:
        """Count what happened; nothing else of it is remembered."""
        self._heard += 1

    def decide(self, decision: str, legal: Sequence[Any]) -> Any:
        """Any of the legal actions."""
        return random.Random(f"{self._from}/{self._heard}").choice(legal)
