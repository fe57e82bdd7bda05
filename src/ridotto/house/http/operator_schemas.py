"""Request and response bodies for operators. They hold no secret of a game."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from ridotto.house.store.moderation import LoggedAction, Penalty, Report
from ridotto.house.views.messages import Notice, Room, Said, TableShown

#: Ten years: beyond that, a penalty without an end is meant.
Minutes = Annotated[int, Meta(ge=1, le=10 * 366 * 24 * 60)]
PersonId = Annotated[str, Meta(min_length=1, max_length=40)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
OptionalText = Annotated[str, Meta(max_length=500)]


# Requests


class SignInRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The operator's secret."""

    secret: Annotated[str, Meta(max_length=200)]


class WarnRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A warning that the person sees at once, or when they next come."""

    person: PersonId
    text: Text


class MuteRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mute: the person's chat is refused. Without ``minutes`` it has no end."""

    person: PersonId
    minutes: Minutes | None = None
    reason: OptionalText = ""


class BanRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ban of a person, or of an address or network, not of both.

    An IPv6 address stands for the network of its first 64 bits. Without ``minutes`` the ban has no
    end.
    """

    person: PersonId | None = None
    address: Annotated[str, Meta(max_length=60)] | None = None
    minutes: Minutes | None = None
    reason: OptionalText = ""


class CloseTableRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The reason for which a table is closed; everyone at the table sees it."""

    reason: Text


class DeleteLineRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The room and the number of a chat message."""

    room: Room
    n: Annotated[int, Meta(ge=1, le=2**53)]


class AnnounceRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text that everyone sees as a banner, for a time."""

    text: Text
    minutes: Minutes = 60


class CloseReportRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A note on what was done about a report, for other operators."""

    note: OptionalText = ""


# Responses


class Carried(msgspec.Struct, frozen=True):
    """The action was carried out. ``id`` is the number of what it made, or 0."""

    id: int = 0


class TableCounts(msgspec.Struct, frozen=True):
    """The tables in memory, by phase."""

    waiting: int
    playing: int
    over: int
    closed: int


class LoadInfo(msgspec.Struct, frozen=True):
    """The load of the house.

    ``sockets`` and ``most_sockets`` count WebSockets, ``people`` those who are connected to a
    table. Counters start when the house opens. ``append_ms`` are percentiles of the time until an
    entry was on disk, as upper bounds, or null without any. ``load_average`` is that of the
    machine over one minute, or null.
    """

    sockets: int
    most_sockets: int
    people: int
    entries_written: int
    games_ended: int
    append_ms: dict[str, float | None]
    cpu_seconds: float
    memory_bytes: int
    load_average: float | None
    failures: dict[str, int]


class StoreInfo(msgspec.Struct, frozen=True):
    """The store: whether it can be written to, and why not; its files in bytes; who is in it."""

    ok: bool
    problem: str
    bytes: int
    log_bytes: int
    guests: int


class BotsInfo(msgspec.Struct, frozen=True):
    """Bots: their worker processes, as many as there should be, and tables waiting for one."""

    workers: int
    wanted: int
    waiting: int


class Overview(msgspec.Struct, frozen=True):
    """The house at a glance. Times are in milliseconds since 1970."""

    version: str
    now: int
    uptime_seconds: float
    tables: TableCounts
    load: LoadInfo
    store: StoreInfo
    bots: BotsInfo
    open_reports: int
    announcements: tuple[Notice, ...]


class OperatorTable(msgspec.Struct, frozen=True):
    """A table in the list: public facts only.

    ``entries`` is the length of its log, ``connected`` the number of people there, ``moved`` the
    time of the latest decision.
    """

    table: str
    game: str
    phase: str
    public: bool
    players: int
    names: tuple[str, ...]
    people: int
    bots: int
    connected: int
    entries: int
    since: int
    moved: int


class OperatorTables(msgspec.Struct, frozen=True):
    """The tables in memory, those with people first, then the latest. ``total`` counts them all."""

    total: int
    tables: tuple[OperatorTable, ...]


class PersonHere(msgspec.Struct, frozen=True):
    """A person at a table: their seat, or null for a spectator, and whether they are connected."""

    person: str
    name: str
    seat: int | None
    connected: bool
    address: str


class OperatorTableInfo(msgspec.Struct, frozen=True):
    """One table: what anyone with the link can see, who is there, and the chat of both rooms."""

    table: str
    shown: TableShown
    people: tuple[PersonHere, ...]
    chat: tuple[Said, ...]


class OperatorGuest(msgspec.Struct, frozen=True):
    """A guest: their latest address since the house opened, or empty, and where they are."""

    person: str
    name: str
    address: str
    tables: tuple[str, ...]
    penalties: tuple[Penalty, ...]


class OperatorGuests(msgspec.Struct, frozen=True):
    """Guests: those who are connected, or those who were searched for."""

    guests: tuple[OperatorGuest, ...]


class ReportList(msgspec.Struct, frozen=True):
    """Reports, the latest first."""

    reports: tuple[Report, ...]


class PenaltyList(msgspec.Struct, frozen=True):
    """The mutes and bans in force, the latest first."""

    penalties: tuple[Penalty, ...]


class AuditLog(msgspec.Struct, frozen=True):
    """The actions of operators, the latest first."""

    actions: tuple[LoggedAction, ...]
