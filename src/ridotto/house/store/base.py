"""Where tables, people and talk are kept, whatever keeps them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from ridotto.house.views.messages import Room, Said


class Conflict(Exception):
    """Somebody else has appended an entry of this number: read on and try again."""


class NotSaved(Exception):
    """What was to be kept could not be written; nothing has changed."""


class TableSummary(msgspec.Struct, frozen=True):
    """What is kept of a table beside its log: to find it, and for the lobby.

    ``host`` is the host's name if they have a seat, ``person`` the host; summaries of before do not
    have it.
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
    """A guest. The name can change, the number not."""

    id: str
    name: str


class Store(Protocol):
    """Whatever keeps the logs. Nothing is acknowledged before it is durable.

    Every writing method raises :exc:`NotSaved` when the medium fails.
    """

    async def append(
        self, table: str, number: int, texts: Sequence[bytes], summary: TableSummary | None = None
    ) -> None:
        """Append entries, the first of which is to get this number; raises :exc:`Conflict`.

        With a summary, what is known of the table beside its log changes in the same breath.
        """

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """The entries of a table after a number; none for a table there is not."""

    async def summaries(self, phases: Sequence[str], *, public: bool) -> list[TableSummary]:
        """The tables in one of these phases, the latest first; only public ones if asked."""

    async def find_code(self, code: str) -> str | None:
        """The table that waits for guests under this code."""

    async def add_person(self, person: Person, token_hash: str) -> None:
        """Take in a guest."""

    async def rename_person(self, person: str, name: str) -> None:
        """Give a guest another name."""

    async def find_person(self, token_hash: str) -> Person | None:
        """The guest with this token."""

    async def say(self, table: str, command: str, said: Said) -> None:
        """Keep something that was said; raises :exc:`Conflict` for the same command again."""

    async def numbers_said(self, table: str) -> dict[str, int]:
        """The number of the last thing said in each room of a table."""

    async def hear(self, table: str, room: Room, last: int) -> list[Said]:
        """The last so many things said in a room of a table, in order."""

    async def mute(self, person: str, other: str, on: bool) -> None:
        """Somebody wants to hear no more, or again, of somebody."""

    async def muted(self, person: str) -> frozenset[str]:
        """Whom somebody does not want to hear."""

    async def close(self) -> None:
        """Finish what was begun and let go."""
