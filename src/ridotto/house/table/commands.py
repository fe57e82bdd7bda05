"""Commands that a client sends over its socket, each one JSON object.

Every command has an ``id`` chosen by the client. Repeating a command with the same id does not
execute it again; after a restart this holds for ``act`` and ``chat``. ``seen`` is the number of the
last entry that the client knew.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from ridotto.house.game_fields import GameAction
from ridotto.house.options import Name, Pace
from ridotto.house.phrases import Phrase
from ridotto.house.store.moderation import Reason
from ridotto.house.views.messages import Room

#: Maximum size of a message from a client.
LONGEST: Final = 16 * 1024
#: Avatars are numbers up to this one. Clients draw them; the house knows only the number.
LARGEST_AVATAR: Final = 2**20 - 1

CommandId = Annotated[str, Meta(min_length=1, max_length=40)]
Seat = Annotated[int, Meta(ge=0, le=11)]
Number = Annotated[int, Meta(ge=0)]
PersonId = Annotated[str, Meta(max_length=40)]
Avatar = Annotated[int, Meta(ge=1, le=LARGEST_AVATAR)]
# Not "$", which would allow a trailing line break.
Hexadecimal = Annotated[
    str,
    Meta(
        pattern=r"^[0-9a-f]{32,64}(?![\s\S])",
        description="32 to 64 hexadecimal digits in lower case",
    ),
]


class Command(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Base class of all commands."""

    id: CommandId


class Sit(Command, frozen=True, tag="sit", kw_only=True):
    """Take a seat, or any empty one, before the start.

    ``contribution`` is the player's own share of the deal: 16 to 32 random bytes. ``name`` is their
    name at this table, by default their name in the house. ``avatar`` is the number of the mask
    that clients draw for them; without it, clients derive one from the person's id. A player who is
    already seated moves to the other seat, or stays, and contributes the new share.
    """

    contribution: Hexadecimal
    seat: Seat | None = None
    name: Name | None = None
    avatar: Avatar | None = None


class Leave(Command, frozen=True, tag="leave", kw_only=True):
    """Give up your seat. After the start, a stand-in plays on at once."""


class Invite(Command, frozen=True, tag="bot", kw_only=True):
    """Put a bot of this name into an empty seat, or into all of them. Host only."""

    name: Annotated[str, Meta(max_length=40)]
    seat: Seat | None = None


class Remove(Command, frozen=True, tag="remove", kw_only=True):
    """Remove a person, who can only watch from then on. Host only.

    Before the start this empties the seat, even a bot's. In a game a stand-in plays on.
    ``person`` is the person whom the host means to remove. If another person has taken the seat
    since, the command is refused as ``stale``.
    """

    seat: Seat
    person: Annotated[str, Meta(max_length=40)] | None = None


class Begin(Command, frozen=True, tag="start", kw_only=True):
    """Start the game; every seat must be taken. Host only."""


class Close(Command, frozen=True, tag="close", kw_only=True):
    """Close the table: before the start, or later if no other person plays there. Host only."""


class SetPace(Command, frozen=True, tag="pace", kw_only=True):
    """Change the ``pace`` of the table, before or during the game. Host only."""

    pace: Pace


class Forgive(Command, frozen=True, tag="forgive", kw_only=True):
    """Let a removed person return: in a game to their seat, else to any seat. Host only."""

    person: PersonId


class HandOver(Command, frozen=True, tag="host", kw_only=True):
    """Make another seated person the host. Host only."""

    person: PersonId


class Pause(Command, frozen=True, tag="pause", kw_only=True):
    """Interrupt the game: nobody can act, and no clock runs. Host only."""


class Resume(Command, frozen=True, tag="resume", kw_only=True):
    """End a pause. Host only at first; later any player may."""


class End(Command, frozen=True, tag="end", kw_only=True):
    """End the game for everyone, without a result. Host only."""


class Act(Command, frozen=True, tag="act", kw_only=True):
    """Take an action, as the referee defines it, as of entry ``seen``."""

    action: GameAction
    seen: Number


class Ahead(Command, frozen=True, tag="ahead", kw_only=True):
    """Answer a claim in advance: ``claim``, ``pass``, or ``wait`` to take the answer back."""

    answer: Literal["claim", "pass", "wait"]
    seen: Number


class Ready(Command, frozen=True, tag="ready", kw_only=True):
    """Report that you have seen enough of an open deal, so that nobody waits for you."""


class MoreTime(Command, frozen=True, tag="more", kw_only=True):
    """Ask for another minute, once a game, while the decision is yours."""


class Chat(Command, frozen=True, tag="chat", kw_only=True):
    """Send a chat message, or a phrase or gesture: players to the table, spectators to each other.

    A message needs ``text`` or ``phrase``. With a ``phrase``, the house puts the phrase's English
    text in place of ``text``. Phrases are allowed where the table's chat is off.
    """

    text: Annotated[str, Meta(max_length=500)] = ""
    phrase: Phrase | None = None


class Mute(Command, frozen=True, tag="mute", kw_only=True):
    """Mute a person's chat messages, or unmute them."""

    person: Annotated[str, Meta(max_length=40)]
    on: bool = True


class Report(Command, frozen=True, tag="report", kw_only=True):
    """Report a person at the table, or one of their chat messages, to the operators of the house.

    ``room`` and ``n`` are those of the message. The chat around it is stored with the report.
    """

    person: Annotated[str, Meta(max_length=40)]
    reason: Reason
    text: Annotated[str, Meta(max_length=500)] = ""
    room: Room | None = None
    n: Number | None = None


class Again(Command, frozen=True, tag="rematch", kw_only=True):
    """Go on to a new table with the same players after the game. The host stays the host.

    If the host has left, the first player to ask becomes the host.
    """


class Earlier(Command, frozen=True, tag="earlier", kw_only=True):
    """Ask for the entries before a number, up to a hundred of them.

    A view has only the latest entries of a long log.
    """

    before: Number


class Ping(Command, frozen=True, tag="ping", kw_only=True):
    """Check whether you are up to date: the answer has the number of the last entry."""


AnyCommand = (
    Sit
    | Leave
    | Invite
    | Remove
    | Begin
    | Close
    | SetPace
    | Forgive
    | HandOver
    | Pause
    | Resume
    | End
    | Act
    | Ahead
    | Ready
    | MoreTime
    | Chat
    | Mute
    | Report
    | Again
    | Earlier
    | Ping
)

read_command = msgspec.json.Decoder(AnyCommand).decode
