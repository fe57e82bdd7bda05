"""What a player that is not a person has to be able to do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol


class Mind(Protocol):
    """Somebody at the table: hears what their seat may hear and decides when asked."""

    def hear(self, event: Any) -> None:
        """Something happened, as seen from this seat."""

    def decide(self, decision: str, legal: Sequence[Any]) -> Any:
        """Answer a decision with one of the legal actions."""
