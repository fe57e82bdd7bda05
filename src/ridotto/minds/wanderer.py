"""A mind that plays at random."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from ridotto.minds.mind import Asked, Start


class Wanderer:
    """Picks uniformly among the legal actions.

    The choice depends on the seed, the player's number and the number of events, so a resumed game
    continues as it would have.
    """

    def __init__(self, seed: int = 0, player: int = 0) -> None:
        """Set the seed and the player, for use without :meth:`start`."""
        self._from = f"{seed}/{player}"
        self._heard = 0

    def start(self, start: Start) -> None:
        """Start a new game: take the seed and the seat."""
        self._from = f"{start.seed}/{start.you}"
        self._heard = 0

    def hear(self, event: Any) -> None:
        """Count the event."""
        self._heard += 1

    def decide(self, asked: Asked) -> Any:
        """Return a random legal action."""
        return random.Random(f"{self._from}/{self._heard}").choice(asked.legal)

    def end(self, winners: Sequence[int], reason: str) -> None:
        """Keep nothing for the next game."""

    def explain(self) -> tuple[str, dict[str, Any]] | None:
        """Return None: there is no reason."""
        return None
