"""A mind without a plan: any legal action is as good as another."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from ridotto.minds.mind import Asked, Start


class Wanderer:
    """Picks uniformly among the legal actions.

    What it picks depends on the seed, its player's number and how much has happened, so a
    game that is taken up again goes on as it would have.
    """

    def __init__(self, seed: int = 0, player: int = 0) -> None:
        """Without a game to start, the seed and the player can be given here."""
        self._from = f"{seed}/{player}"
        self._heard = 0

    def start(self, start: Start) -> None:
        """Sit down: the seed and the seat settle everything."""
        self._from = f"{start.seed}/{start.you}"
        self._heard = 0

    def hear(self, event: Any) -> None:
        """Count what happened; nothing else of it is remembered."""
        self._heard += 1

    def decide(self, asked: Asked) -> Any:
        """Any of the legal actions."""
        return random.Random(f"{self._from}/{self._heard}").choice(asked.legal)

    def end(self, winners: Sequence[int], reason: str) -> None:
        """Nothing is learned from it."""

    def explain(self) -> tuple[str, dict[str, Any]] | None:
        """There was no reason."""
        return None
