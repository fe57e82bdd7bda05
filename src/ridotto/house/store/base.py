"""The interface of all stores of tables, people and chat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from ridotto.house.views.messages import Room, Said


class Conflict(Exception):
    """Another writer has used this number: read the new entries and try again."""


class NotSaved(Exception):
    """A write failed; nothing has changed."""


class TableSummary(msgspec.Struct, frozen=True):
    """The data that a store keeps of a table besides its log: to find it, and for the lobby.

    ``host`` is the host's name if they have a seat. ``person`` is the host's id; early summaries
    lack it.
    """

    table: str
    phase: str
    public: bool
    code: str
    game: str
    players: int
    scenario: str
    people: int
    bots: int
    host: str
    names: tuple[str, ...]
    since: int
    person: str = ""


class Person(msgspec.Struct, frozen=True):
    """A guest. The name can change, the id cannot."""

    id: str
    name: str


class Store(Protocol):
    """Keep the logs. A write is acknowledged only when it is durable.

    Every method that writes raises :exc:`NotSaved` when the write fails.
    """

    async def append(
        self, table: str, number: int, texts: Sequence[bytes], summary: TableSummary | None = None
    ) -> None:
        """Append entries, the first with this number; raise :exc:`Conflict` if it is taken.

        With a summary, replace the table's summary in the same transaction.
        """

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """Return the entries of a table after a number; none for an unknown table."""

    async def summaries(self, phases: Sequence[str], *, public: bool) -> list[TableSummary]:
        """Return the tables in one of these phases, the latest first; only public ones if asked."""

    async def find_code(self, code: str) -> str | None:
        """Return the table that waits for guests under this code."""

    async def add_person(self, person: Person, token_hash: str) -> None:
        """Add a guest."""

    async def rename_person(self, person: str, name: str) -> None:
        """Change a guest's name."""

    async def find_person(self, token_hash: str) -> Person | None:
        """Return the guest with this token."""

    async def append_chat(self, table: str, command: str, message: Said) -> None:
        """Append a chat message; raise :exc:`Conflict` if the command was carried out before."""

    async def last_chat_numbers(self, table: str) -> dict[str, int]:
        """Return the number of the last message in each chat room of a table."""

    async def read_chat(self, table: str, room: Room, most: int) -> list[Said]:
        """Return the last messages in a chat room of a table, in order."""

    async def mute(self, person: str, other: str, on: bool) -> None:
        """Mute a person for another, or unmute them."""

    async def muted(self, person: str) -> frozenset[str]:
        """Return the people that a person has muted."""

    async def close(self) -> None:
        """Finish pending writes and close the store."""
