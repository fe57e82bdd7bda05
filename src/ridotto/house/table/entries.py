"""The entries of a table's log. A table is the fold of its entries.

Entries are private: what leaves the house is spelled out in ``views.broadcast``.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ridotto.house.options import TableOptions
from ridotto.house.views.evening import EveningScore

#: The origin of a move.
How = Literal["person", "bot", "stand-in", "clock"]


class Entry(msgspec.Struct, frozen=True, tag_field="is", omit_defaults=True, gc=False):
    """A change of a table. ``at`` is in milliseconds since 1970."""

    at: int


class Opened(Entry, frozen=True, tag="opened", kw_only=True):
    """A person opened the table. ``secret`` is the house's share of the deal, in hexadecimal.

    A rematch takes over the ``evening`` so far, and the names of the people who were ``removed``,
    by their ids.
    """

    person: str
    name: str
    wishes: TableOptions
    secret: str
    code: str
    evening: tuple[EveningScore, ...] = ()
    removed: dict[str, str] = {}


class Sat(Entry, frozen=True, tag="sat", kw_only=True):
    """A person took a seat and contributed a random share, in hexadecimal.

    ``avatar`` is the number of the avatar that they chose, or 0.
    """

    seat: int
    person: str
    name: str
    contribution: str
    avatar: int = 0


class Seated(Entry, frozen=True, tag="bot", kw_only=True):
    """The host put a bot into a seat."""

    seat: int
    name: str


class Left(Entry, frozen=True, tag="left", kw_only=True):
    """A seat became empty before the start."""

    seat: int
    removed: bool = False


class Hosted(Entry, frozen=True, tag="host", kw_only=True):
    """Another person became the host."""

    person: str


class Started(Entry, frozen=True, tag="started", kw_only=True):
    """The game began. ``setup`` is complete, with the deal in it."""

    setup: dict[str, Any]


class Moved(Entry, frozen=True, tag="moved", kw_only=True):
    """A player acted; ``bank`` is the rest of their bank, in milliseconds.

    ``command`` is the client's id of the command, so that it is not executed twice.
    """

    player: int
    action: dict[str, Any]
    how: How
    bank: int = 0
    command: str = ""


class More(Entry, frozen=True, tag="more", kw_only=True):
    """A player asked for more time, which is allowed once."""

    player: int


class Absent(Entry, frozen=True, tag="absent", kw_only=True):
    """A stand-in plays for an absent player, or for one whom the host has removed."""

    player: int
    removed: bool = False


class Back(Entry, frozen=True, tag="back", kw_only=True):
    """The player returned."""

    player: int


class Paced(Entry, frozen=True, tag="pace", kw_only=True):
    """The host changed the pace, in milliseconds."""

    pace: int


class Forgiven(Entry, frozen=True, tag="forgiven", kw_only=True):
    """The host let a removed person return; ``player`` is their player, if a game is played."""

    person: str
    player: int | None = None


class Paused(Entry, frozen=True, tag="paused", kw_only=True):
    """The host interrupted the game."""


class Resumed(Entry, frozen=True, tag="resumed", kw_only=True):
    """The game goes on after a pause."""


class Rematch(Entry, frozen=True, tag="rematch", kw_only=True):
    """The players went on to another table."""

    table: str


class Closed(Entry, frozen=True, tag="closed", kw_only=True):
    """The table was closed before the end: by its host, or by an operator, who gave a reason."""

    reason: str = ""


AnyEntry = (
    Opened
    | Sat
    | Seated
    | Left
    | Hosted
    | Started
    | Moved
    | More
    | Absent
    | Back
    | Paced
    | Forgiven
    | Paused
    | Resumed
    | Rematch
    | Closed
)

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyEntry)


def write_entry(entry: AnyEntry) -> bytes:
    """Return the bytes of an entry in the log."""
    return _encoder.encode(entry)


def read_entry(text: bytes) -> AnyEntry:
    """Return the entry in these bytes; raises :exc:`msgspec.ValidationError`."""
    entry: AnyEntry = _decoder.decode(text)
    return entry
