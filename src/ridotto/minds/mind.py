"""The interface of bots.

A mind gets its seat and the public part of the set-up, hears every event as its seat sees it, and
is asked to choose one of the legal actions. It never gets the game itself. Minds that are separate
programs exchange the same messages over a pipe.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec


class Start(msgspec.Struct, frozen=True):
    """The start of a game: its name, the seat, the mind's own seed, and the table.

    ``setup`` holds the public part of the set-up: never the seed or the deal.
    """

    game: str
    you: int
    seed: int
    setup: dict[str, Any]
    state: Any


class Asked(msgspec.Struct, frozen=True):
    """A decision: its kind, the legal actions, the state, and the time limit.

    Without ``millis`` a mind uses its own budget of iterations, which makes it deterministic for a
    seed on every machine.
    """

    decision: str
    legal: Sequence[Any]
    state: Any
    millis: int | None = None


class Mind(Protocol):
    """A bot. One mind plays many games, one at a time.

    Events and actions are the structs of the game.
    """

    def start(self, start: Start) -> None:
        """Start a new game."""

    def hear(self, event: msgspec.Struct) -> None:
        """Receive an event, as seen from this seat."""

    def decide(self, asked: Asked) -> msgspec.Struct:
        """Return one of the legal actions."""

    def end(self, winners: Sequence[int], reason: str) -> None:
        """Receive the end of the game."""

    def explain(self) -> tuple[str, dict[str, Any]] | None:
        """Return the reason for the last decision: a message and its details.

        The message is a Fluent message id; a float among its details is a probability, shown as a
        percentage. None if there is no reason.
        """
