"""What a client may say over its socket, one JSON object a message.

Every command carries ``id``, chosen by the client: what was done is not done twice if the same one
is said again; after a restart this holds for ``act`` and ``chat``. ``seen`` is the
number of the last entry the client knew.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from ridotto.house.game_fields import GameAction
from ridotto.house.options import Name

#: The longest message a client may send.
LONGEST: Final = 16 * 1024

CommandId = Annotated[str, Meta(min_length=1, max_length=40)]
Seat = Annotated[int, Meta(ge=0, le=11)]
Number = Annotated[int, Meta(ge=0)]
# The end is spelt out: "$" would let a line break pass.
Hexadecimal = Annotated[
    str,
    Meta(
        pattern=r"^[0-9a-f]{32,64}(?![\s\S])",
        description="32 to 64 hexadecimal digits in lower case",
    ),
]


class Command(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Something a client wants done."""

    id: CommandId


class Sit(Command, frozen=True, tag="sit", kw_only=True):
    """Take a seat, or any empty one, before the start.

    ``contribution`` is the player's own share of the deal: 16 to 32 random bytes. ``name`` is how
    they are called at this table, as they are in the house if left out. Whoever sits already moves
    to the other seat, or stays, with the new share.
    """

    contribution: Hexadecimal
    seat: Seat | None = None
    name: Name | None = None


class Leave(Command, frozen=True, tag="leave", kw_only=True):
    """Give up one's seat. After the start a stand-in plays on at once."""


class Invite(Command, frozen=True, tag="bot", kw_only=True):
    """The host puts a bot of this name into an empty seat, or into all of them."""

    name: Annotated[str, Meta(max_length=40)]
    seat: Seat | None = None


class Remove(Command, frozen=True, tag="remove", kw_only=True):
    """The host empties a seat before the start; whoever sat there can only watch from then on.

    ``person`` is whom the host means: if somebody else has sat down there since, it is ``stale``.
    """

    seat: Seat
    person: Annotated[str, Meta(max_length=40)] | None = None


class Begin(Command, frozen=True, tag="start", kw_only=True):
    """The host starts the game; every seat must be taken."""


class Close(Command, frozen=True, tag="close", kw_only=True):
    """The host gives the table up: before the start, or later if nobody else plays there."""


class Act(Command, frozen=True, tag="act", kw_only=True):
    """Act, in the referee's words, as of entry ``seen``."""

    action: GameAction
    seen: Number


class Ahead(Command, frozen=True, tag="ahead", kw_only=True):
    """Answer a claim before one is asked: ``claim``, ``pass``, or ``wait`` to take it back."""

    answer: Literal["claim", "pass", "wait"]
    seen: Number


class Ready(Command, frozen=True, tag="ready", kw_only=True):
    """Say that one has seen enough of the masks that lie open: bots need not wait for one."""


class MoreTime(Command, frozen=True, tag="more", kw_only=True):
    """Ask for another minute, once a game, while it is one's own decision."""


class Chat(Command, frozen=True, tag="chat", kw_only=True):
    """Say something: players to the table, spectators among themselves."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Mute(Command, frozen=True, tag="mute", kw_only=True):
    """Hear no more, or again, of what somebody says."""

    person: Annotated[str, Meta(max_length=40)]
    on: bool = True


class Again(Command, frozen=True, tag="rematch", kw_only=True):
    """After the game: go on to a new table with the same company; whoever asks first hosts it."""


class Ping(Command, frozen=True, tag="ping", kw_only=True):
    """Ask whether one is current: the answer says the number of the last entry."""


AnyCommand = (
    Sit
    | Leave
    | Invite
    | Remove
    | Begin
    | Close
    | Act
    | Ahead
    | Ready
    | MoreTime
    | Chat
    | Mute
    | Again
    | Ping
)

read_command = msgspec.json.Decoder(AnyCommand).decode
