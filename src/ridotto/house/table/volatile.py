"""A table's state besides its log. A restart loses it, and the game can go on without it.

Answers in advance are not entries: entries are numbered without gaps, so all clients would see that
a player had answered.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ridotto.house.table import commands as c
from ridotto.house.table import entries as e


class Standing(NamedTuple):
    """An answer that has not taken effect yet, its origin, and its command."""

    answer: str
    how: e.How
    command: str = ""


class Volatile:
    """The part of a table's state that is not in its log."""

    __slots__ = ("answers", "deal_over", "kept", "missed", "ready")

    def __init__(self) -> None:
        """Start empty."""
        #: Answers to the current question that have not taken effect yet, by player.
        self.answers: dict[int, Standing] = {}
        #: Number of consecutive decisions that the clock has made for a player.
        self.missed: dict[int, int] = {}
        #: The players who have seen enough of the open deal.
        self.ready: set[int] = set()
        #: Moves that were sent while the deal lay open, by player.
        self.kept: dict[int, c.Act] = {}
        #: Whether the time to look at the open deal is over.
        self.deal_over = False

    def answer_of(self, viewer: int | str) -> Any:
        """Return a viewer's own answer that has not taken effect yet."""
        standing = self.answers.get(viewer) if isinstance(viewer, int) else None
        return None if standing is None else standing.answer
