"""The stored data of moderation: reports, notices, penalties and the audit log."""

from __future__ import annotations

from typing import Literal, NamedTuple, Protocol

import msgspec

from ridotto.house.views.messages import Room, Said

PenaltyKind = Literal["mute", "ban"]
Reason = Literal["abuse", "hate", "sexual", "spam", "cheating", "name", "other"]
ActionKind = Literal[
    "warn", "mute", "ban", "lift", "close-table", "delete-line", "announce", "withdraw",
    "close-report", "sign-in",
]  # fmt: skip
Details = dict[str, str | int | None]


class Penalty(msgspec.Struct, frozen=True):
    """A mute or a ban: of a person, or of the addresses of a network.

    ``name`` is the person's name when it was imposed. Times are in milliseconds since 1970;
    ``until`` is null for a penalty without an end.
    """

    id: int
    kind: PenaltyKind
    person: str | None
    address: str | None
    name: str
    at: int
    until: int | None
    reason: str


class StoredNotice(msgspec.Struct, frozen=True):
    """A warning to a person, or an announcement to all (``person`` is null then)."""

    id: int
    at: int
    person: str | None
    until: int | None
    text: str


class Report(msgspec.Struct, frozen=True):
    """A guest's report of a person at a table, with the chat around it.

    ``room`` and ``n`` are the chat line that was reported, if one was. ``address`` is the network
    of the person's last address, or empty. ``note`` is what the operator who closed it wrote.
    """

    id: int
    at: int
    table: str
    reporter: str
    reporter_name: str
    person: str
    name: str
    reason: Reason
    text: str
    room: Room | None
    n: int | None
    chat: tuple[Said, ...]
    address: str
    open: bool = True
    note: str = ""


class Action(msgspec.Struct, frozen=True):
    """Something that an operator did."""

    at: int
    action: ActionKind
    details: Details


class LoggedAction(msgspec.Struct, frozen=True):
    """An entry of the audit log; the numbers are in the order in which things were done."""

    id: int
    at: int
    action: str
    details: Details


class FoundPerson(msgspec.Struct, frozen=True):
    """A guest found by name or id."""

    person: str
    name: str


class Concerning(NamedTuple):
    """The moderation data about a guest, except reports of them."""

    penalties: list[Penalty]
    warnings: list[StoredNotice]
    reports: list[Report]


class ModerationStore(Protocol):
    """Keep everything about moderation.

    Every operator's action is written in one transaction with its entry in the audit log. Every
    method that writes raises :exc:`NotSaved` when the write fails.
    """

    async def penalties(self, now: int) -> list[Penalty]:
        """Return the penalties that are in force."""

    async def add_penalty(self, penalty: Penalty, action: Action) -> Penalty:
        """Add a penalty; return it with its number."""

    async def lift_penalty(self, number: int, action: Action) -> None:
        """End a penalty."""

    async def notices(self, now: int) -> list[StoredNotice]:
        """Return current announcements, and warnings that nobody has seen."""

    async def add_notice(self, notice: StoredNotice, action: Action) -> StoredNotice:
        """Add a notice; return it with its number."""

    async def end_notice(self, number: int, action: Action | None = None) -> None:
        """End a notice: a warning was seen, or an operator has withdrawn an announcement."""

    async def add_report(self, report: Report) -> Report:
        """Add a report; return it with its number."""

    async def reports(self, *, only_open: bool, before: int | None, most: int) -> list[Report]:
        """Return reports, the latest first, with numbers below ``before``."""

    async def count_open_reports(self) -> int:
        """Return the number of open reports."""

    async def find_report(self, number: int) -> Report | None:
        """Return a report."""

    async def close_report(self, report: Report, note: str, action: Action) -> None:
        """Close a report, with a note; delete it if it is of a guest who was deleted."""

    async def delete_line(self, table: str, room: Room, n: int, action: Action) -> None:
        """Remove the text of a chat message; its number stays taken."""

    async def chat_between(self, table: str, room: Room, first: int, last: int) -> list[Said]:
        """Return the messages of a room with these numbers, in order."""

    async def log(self, action: Action) -> None:
        """Add an entry to the audit log."""

    async def actions(self, *, before: int | None, most: int) -> list[LoggedAction]:
        """Return entries of the audit log, the latest first, with numbers below ``before``."""

    async def find_people(self, text: str, most: int) -> list[FoundPerson]:
        """Return guests whose name contains a text, or whose id it is."""

    async def name_of(self, person: str) -> str | None:
        """Return the name of a guest; None for an unknown one."""

    async def count_people(self) -> int:
        """Return the number of guests that the house knows."""

    async def concerning(self, person: str) -> Concerning:
        """Return penalties of a guest, warnings to them, and reports that they made."""

    async def forget(self, person: str) -> None:
        """Take a guest out of everything but open reports of them, which operators still need."""

    async def delete_closed_reports(self, before: int) -> int:
        """Delete closed reports that were made before a time; return how many."""
