"""The interface of all stores of tables, people and chat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal, NamedTuple, Protocol

import msgspec

from ridotto.games.errors import Refusal
from ridotto.house.store.lifecycle import LifecycleStore
from ridotto.house.store.moderation import Action, ModerationStore
from ridotto.house.store.summaries import TableSummary
from ridotto.house.views.messages import Room, Said


class Conflict(Exception):
    """Another writer has used this number: read the new entries and try again."""


class NotSaved(Exception):
    """A write failed; nothing has changed."""


FaultKind = Literal[
    "entry-missing", "entry-changed", "entry-unplayable", "entries-lost", "end-lost", "log-lost",
    "unreadable",
]  # fmt: skip
_FAULTS: Final[dict[FaultKind, str]] = {
    "entry-missing": "entry {0.number} is missing",
    "entry-changed": "entry {0.number} is not what was written",
    "entry-unplayable": "entry {0.number} cannot be replayed ({0.detail})",
    "entries-lost": "it had {0.had} entries and has {0.number}",
    "end-lost": "the end of the log is missing",
    "log-lost": "the log is missing",
    "unreadable": "{0.detail}",
}


class Fault(NamedTuple):
    """A fault in a table's stored data, without names, links or secrets.

    ``number`` is that of an entry. ``detail`` is the name of an error, or SQLite's message.
    """

    kind: FaultKind
    number: int = 0
    had: int = 0
    detail: str = ""

    def __str__(self) -> str:
        return _FAULTS[self.kind].format(self)


class Damaged(Refusal):
    """Stored data is not as it was written. ``fault`` is for the operator."""

    def __init__(self, fault: Fault) -> None:
        """Create the refusal; players do not learn about the fault."""
        super().__init__("damaged", "this was damaged on the house's disk and cannot be opened")
        self.fault = fault


class Person(msgspec.Struct, frozen=True):
    """A guest. The name can change, the id cannot."""

    id: str
    name: str


class Store(Protocol):
    """Keep the logs. A write is acknowledged only when it is durable.

    Every method that writes raises :exc:`NotSaved` when the write fails.
    """

    @property
    def damage(self) -> Mapping[str, str]:
        """Return what was found damaged besides single tables, and why; nothing names a table."""

    @property
    def known_damage(self) -> frozenset[str]:
        """Return the tables whose damage the operator knows of."""

    async def verify(self) -> None:
        """Look for damage that no query would notice; :attr:`damage` then lists it."""

    @property
    def moderation(self) -> ModerationStore:
        """Return the part of the store that keeps reports, penalties and the like."""

    async def append(
        self,
        table: str,
        number: int,
        texts: Sequence[bytes],
        summary: TableSummary | None = None,
        action: Action | None = None,
    ) -> None:
        """Append entries, the first with this number; raise :exc:`Conflict` if it is taken.

        With a summary, replace the table's summary in the same transaction, and log an operator's
        action.
        """

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """Return the entries of a table after a number; none for an unknown table.

        Raises :exc:`Damaged` if they are not all there, or not as they were written.
        """

    async def phase_of(self, table: str) -> str:
        """Return the phase of a table according to its summary; empty for an unknown table."""

    async def summaries(self, phases: Sequence[str], *, public: bool) -> list[TableSummary]:
        """Return the tables in one of these phases, the latest first; only public ones if asked."""

    async def find_code(self, code: str) -> str | None:
        """Return the table with this code that waits for guests, or else plays."""

    async def count_open(self) -> int:
        """Return the number of tables that wait for guests or play."""

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

    @property
    def lifecycle(self) -> LifecycleStore:
        """Return the part of the store that finds, exports and deletes data."""

    async def close(self) -> None:
        """Finish pending writes and close the store."""
