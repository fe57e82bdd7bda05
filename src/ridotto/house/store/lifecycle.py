"""The interface of a store for finding, exporting and deleting data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, Protocol

from ridotto.house.store.summaries import TableSummary
from ridotto.house.views.messages import Said


class Settled(NamedTuple):
    """A table, the time at which it was opened, and that of its last entry."""

    table: str
    opened: int
    last: int


class LifecycleStore(Protocol):
    """Find, export and delete data. All times are in milliseconds since 1970.

    Every method that writes raises :exc:`NotSaved` when the write fails.
    """

    # Guests

    async def tables_of(self, person: str) -> list[str]:
        """Return the tables whose log or chat names a person."""

    async def said_by(self, person: str, table: str) -> list[Said]:
        """Return the chat messages of a person at a table, in order."""

    async def take_out(
        self, person: str, table: str, texts: Mapping[int, bytes], summary: TableSummary
    ) -> None:
        """Take a person out of a table: replace the entries that name them, and the summary.

        Their chat messages become empty; the numbers of these stay taken.
        """

    async def forget(self, person: str) -> None:
        """Delete a guest and their mutes."""

    async def note_seen(self, person: str, day: int) -> None:
        """Note the day on which a guest was last seen."""

    async def last_seen(self, person: str) -> int:
        """Return the day on which a guest was last seen; 0 if it is not known."""

    async def absent_since(self, day: int, today: int, most: int) -> list[str]:
        """Return guests who were last seen before a day and are not in the middle of a game.

        A guest whose last visit is unknown counts as seen today.
        """

    # Tables

    async def settled(
        self, phase: str, before: int, after: tuple[int, str], most: int
    ) -> list[Settled]:
        """Return tables in a phase that were opened before a time, the oldest first.

        ``after`` is the opening time and the id of the last one returned before.
        """

    async def delete_table(self, table: str) -> None:
        """Delete a table with its chat."""

    async def clear_chat(self, table: str) -> bool:
        """Delete the chat of a table; return whether there was any. Its numbers stay taken."""
