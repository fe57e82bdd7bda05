"""Events of Mascarade, and who may see which of their fields.

``AUDIENCES`` is an allow-list: a viewer gets the fields it grants and no others. A field that it
does not name is hidden from all players.
"""

from __future__ import annotations

from enum import Enum
from typing import Any, Final, Literal

import msgspec
from msgspec import UNSET, UnsetType

from ridotto.games.viewers import Viewer, Visibility

Holder = int | Literal["bank", "court"]


class Event(msgspec.Struct, frozen=True, tag_field="type", gc=False):
    """Something that happened at the table."""


class Deal(Event, frozen=True, tag="deal"):
    """The masks were dealt, by seat and then centre; face up or face down."""

    first: int
    open: bool
    masks: tuple[str, ...] | UnsetType = UNSET


class Turn(Event, frozen=True, tag="turn"):
    """A turn began."""

    player: int
    turn: int


class Swap(Event, frozen=True, tag="swap"):
    """A player swapped their own mask with another, or pretended to."""

    player: int
    with_: int | str = msgspec.field(name="with")
    really: bool | UnsetType = UNSET


class Look(Event, frozen=True, tag="look"):
    """A player looked at their own mask."""

    player: int
    mask: str | UnsetType = UNSET


class Announce(Event, frozen=True, tag="announce"):
    """A player announced a mask."""

    player: int
    mask: str


class Claim(Event, frozen=True, tag="claim"):
    """A player also claimed the announced mask."""

    player: int


class Pass(Event, frozen=True, tag="pass"):
    """A player let the announcement stand."""

    player: int


class Reveal(Event, frozen=True, tag="reveal"):
    """A player revealed their mask, then turned it face down again."""

    player: int
    mask: str


class Coins(Event, frozen=True, tag="coins"):
    """Coins changed hands."""

    from_: Holder = msgspec.field(name="from")
    to: Holder
    amount: int


class Fine(Event, frozen=True, tag="fine"):
    """A liar paid to the court."""

    player: int
    amount: int


class Choose(Event, frozen=True, tag="choose"):
    """A player chose the target of a power."""

    player: int
    chosen: tuple[int, ...]


class Decline(Event, frozen=True, tag="decline"):
    """A player declined to use a power."""

    player: int


class Switch(Event, frozen=True, tag="switch"):
    """A player swapped the masks of these two players, or pretended to."""

    player: int
    players: tuple[int, int]
    really: bool | UnsetType = UNSET


class Show(Event, frozen=True, tag="show"):
    """A mask was shown to some players: by the Princess's target, or to the Spy.

    ``mask`` is the target's, shown by the Princess; ``masks`` are the Spy's own and the target's.
    """

    player: int
    target: int
    mask: str | UnsetType = UNSET
    masks: tuple[str, str] | UnsetType = UNSET


class Name(Event, frozen=True, tag="name"):
    """The Guru's target named the mask that they believe they have."""

    player: int
    mask: str


class Seats(Event, frozen=True, tag="seats"):
    """Players changed seats: the player in each seat."""

    seats: tuple[int, ...]


class Peek(Event, frozen=True, tag="peek"):
    """A player looked at their own mask out of turn."""

    player: int
    mask: str | UnsetType = UNSET


class End(Event, frozen=True, tag="end"):
    """The game ended."""

    winners: tuple[int, ...]
    reason: str


class Audience(Enum):
    """The viewers who may see a field."""

    EVERYONE = "everyone"
    PLAYER = "the player who acts"
    ALL_BUT_TARGET = "every player but the target, and no spectator"
    WHEN_OPEN = "everyone if the deal was open, else nobody"


_ALL: Final = Audience.EVERYONE

AUDIENCES: dict[type[Event], dict[str, Audience]] = {
    Deal: {"first": _ALL, "open": _ALL, "masks": Audience.WHEN_OPEN},
    Turn: {"player": _ALL, "turn": _ALL},
    Swap: {"player": _ALL, "with_": _ALL, "really": Audience.PLAYER},
    Look: {"player": _ALL, "mask": Audience.PLAYER},
    Announce: {"player": _ALL, "mask": _ALL},
    Claim: {"player": _ALL},
    Pass: {"player": _ALL},
    Reveal: {"player": _ALL, "mask": _ALL},
    Coins: {"from_": _ALL, "to": _ALL, "amount": _ALL},
    Fine: {"player": _ALL, "amount": _ALL},
    Choose: {"player": _ALL, "chosen": _ALL},
    Decline: {"player": _ALL},
    Switch: {"player": _ALL, "players": _ALL, "really": Audience.PLAYER},
    Show: {
        "player": _ALL,
        "target": _ALL,
        "mask": Audience.ALL_BUT_TARGET,
        "masks": Audience.PLAYER,
    },
    Name: {"player": _ALL, "mask": _ALL},
    Seats: {"seats": _ALL},
    Peek: {"player": _ALL, "mask": Audience.PLAYER},
    End: {"winners": _ALL, "reason": _ALL},
}

#: The structs of the events, by their type.
EVENTS: Final = {str(kind.__struct_config__.tag): kind for kind in AUDIENCES}


def _may_see(audience: Audience, event: Any, viewer: Viewer) -> bool:
    if audience is Audience.EVERYONE:
        return True
    if audience is Audience.PLAYER:
        return bool(event.player == viewer)
    if audience is Audience.ALL_BUT_TARGET:
        return isinstance(viewer, int) and event.target != viewer
    return bool(event.open)


VISIBILITY: Final = Visibility(AUDIENCES, Audience.EVERYONE, _may_see)
