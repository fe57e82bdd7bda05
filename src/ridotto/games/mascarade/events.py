"""What happens in a game of Mascarade, and who may see which part of it.

``AUDIENCES`` is the whole of it: a viewer gets the fields that the table grants them and no
others. A field that the table does not name is shown to nobody.
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
    """The masks were dealt, by seat and then centre; openly or face down."""

    first: int
    open: bool
    masks: tuple[str, ...] | UnsetType = UNSET


class Turn(Event, frozen=True, tag="turn"):
    """A turn began."""

    player: int
    turn: int


class Swap(Event, frozen=True, tag="swap"):
    """A player handled their own mask and another."""

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
    """A player claimed the announced mask too."""

    player: int


class Pass(Event, frozen=True, tag="pass"):
    """A player let the announcement pass."""

    player: int


class Reveal(Event, frozen=True, tag="reveal"):
    """A player's mask was turned up for all to see, and down again."""

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
    """A player chose whom to use a power on."""

    player: int
    chosen: tuple[int, ...]


class Decline(Event, frozen=True, tag="decline"):
    """A player left a power unused."""

    player: int


class Switch(Event, frozen=True, tag="switch"):
    """A player handled the masks of these two players."""

    player: int
    players: tuple[int, int]
    really: bool | UnsetType = UNSET


class Show(Event, frozen=True, tag="show"):
    """A mask was shown to some: the Princess's choice, or what the Spy saw.

    ``mask`` is the target's, shown by the Princess; ``masks`` are the Spy's own and the target's.
    """

    player: int
    target: int
    mask: str | UnsetType = UNSET
    masks: tuple[str, str] | UnsetType = UNSET


class Name(Event, frozen=True, tag="name"):
    """The Guru's target said which mask they believe to have."""

    player: int
    mask: str


class Seats(Event, frozen=True, tag="seats"):
    """People changed seats: the player in each seat."""

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
    """Who may see a field."""

    EVERYBODY = "everybody"
    PLAYER = "the player who acts"
    ALL_BUT_TARGET = "every player but the target, and no spectator"
    WHEN_OPEN = "everybody if the deal was open, else nobody"


_ALL: Final = Audience.EVERYBODY

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
    if audience is Audience.EVERYBODY:
        return True
    if audience is Audience.PLAYER:
        return bool(event.player == viewer)
    if audience is Audience.ALL_BUT_TARGET:
        return isinstance(viewer, int) and event.target != viewer
    return bool(event.open)


VISIBILITY: Final = Visibility(AUDIENCES, Audience.EVERYBODY, _may_see)
