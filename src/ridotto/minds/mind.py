"""What a player that is not a person has to be able to do.

A mind is told where it sits and what is public about the table, hears every event as its seat
sees it, and is asked for one of the legal actions. It never gets hold of the game itself. The
same words go over a pipe to minds that are programs of their own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec


class Start(msgspec.Struct, frozen=True):
    """A game begins: which, in what seat, with what chance of one's own, at what table.

    ``setup`` holds what everybody knows of the set-up: never the seed or the deal.
    """

    game: str
    you: int
    seed: int
    setup: dict[str, Any]
    state: Any


class Asked(msgspec.Struct, frozen=True):
    """A decision: what kind, what can be answered, how the table stands, how long one may think.

    Without ``millis`` a mind thinks as much as its own budget of iterations says and is then
    the same for the same seed on every machine.
    """

    decision: str
    legal: Sequence[Any]
    state: Any
    millis: int | None = None


class Mind(Protocol):
    """Somebody at the table who is not a person. One mind plays many games, one at a time."""

    def start(self, start: Start) -> None:
        """Sit down to a new game."""

    def hear(self, event: Any) -> None:
        """Something happened, as seen from this seat."""

    def decide(self, asked: Asked) -> Any:
        """Answer with one of the legal actions."""

    def end(self, winners: Sequence[int], reason: str) -> None:
        """The game is over."""

    def explain(self) -> tuple[str, dict[str, Any]] | None:
        """What it believed at its last decision and why it did that: a message and its details.

        The message is the name of a text in the words' files; a float among its details is a
        probability, shown as a percentage. None if there is nothing to say.
        """
