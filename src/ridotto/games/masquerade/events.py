"""Events of Masquerade, and who may see which of their fields.

``AUDIENCES`` is an allow-list: a viewer gets the fields it grants and no others. A field that it
does not name is hidden from all players.
"""

from __future__ import annotations

from enum import Enum
from typing import Any, Final, Literal

import msgspec
from msgspec import UNSET, UnsetType

from ridotto.games.viewers import Viewer, Visibility

#: The opponent in a Challenge, or the former holder of a Treasure.
Opponent = int | Literal["guardian"]


class Event(msgspec.Struct, frozen=True, tag_field="type", gc=False):
    """Something that happened at the table."""


class Deal(Event, frozen=True, tag="deal"):
    """The cards were dealt: Orders by player, and the contents of the deck.

    ``spells`` gives the number of each Spell. ``aside`` are the unused Masks, the next to be taken
    last; ``pile`` is the Spell deck, its top last.
    """

    orders: tuple[int, ...]
    masks: tuple[str, ...]
    dancers: tuple[str, ...]
    stages: tuple[str, ...]
    emblems: tuple[str, ...]
    guardians: tuple[str, ...]
    events: tuple[str, ...]
    spells: dict[str, int]
    aside: tuple[str, ...] | UnsetType = UNSET
    pile: tuple[str, ...] | UnsetType = UNSET


class Mask(Event, frozen=True, tag="mask"):
    """A player got a Mask: at the deal, or a new one later."""

    player: int
    mask: str | UnsetType = UNSET


class Turn(Event, frozen=True, tag="turn"):
    """A turn began."""

    turn: int


class Phase(Event, frozen=True, tag="phase"):
    """A phase began."""

    phase: str


class Dancer(Event, frozen=True, tag="dancer"):
    """A player picked a Dancer."""

    player: int
    dancer: str


class Order(Event, frozen=True, tag="order"):
    """A player took an Order."""

    player: int
    order: int


class Stage(Event, frozen=True, tag="stage"):
    """A player's Dancer went to a Stage."""

    player: int
    stage: str


class Resolve(Event, frozen=True, tag="resolve"):
    """The effects of a player's card are resolved."""

    player: int
    card: str


class Draw(Event, frozen=True, tag="draw"):
    """A player drew a Spell."""

    player: int
    spell: str | UnsetType = UNSET


class Cast(Event, frozen=True, tag="cast"):
    """A player cast a Spell."""

    player: int
    spell: str


class Pay(Event, frozen=True, tag="pay"):
    """A player paid with a Spell."""

    player: int
    spell: str


class Discard(Event, frozen=True, tag="discard"):
    """A player put a Spell into the Tomb."""

    player: int
    spell: str


class Give(Event, frozen=True, tag="give"):
    """A player gave a Spell to another player."""

    from_: int = msgspec.field(name="from")
    to: int
    spell: str | UnsetType = UNSET


class Bury(Event, frozen=True, tag="bury"):
    """A Spell that a player could not keep went to the Tomb."""

    player: int
    spell: str


class Lay(Event, frozen=True, tag="lay"):
    """A player laid a Spell face down as a counter."""

    player: int
    spell: str | UnsetType = UNSET


class Salvage(Event, frozen=True, tag="salvage"):
    """A player took a Spell from the Tomb."""

    player: int
    spell: str


class Look(Event, frozen=True, tag="look"):
    """A player looked at the top Spell of the deck in a search."""

    player: int
    spell: str | UnsetType = UNSET


class Find(Event, frozen=True, tag="find"):
    """A player kept one of the Spells found in a search."""

    player: int
    spell: str | UnsetType = UNSET


class Challenge(Event, frozen=True, tag="challenge"):
    """A player's Dancer challenged a Guardian or another player's Dancer."""

    player: int
    challenged: Opponent
    guardian: str | None


class Reveal(Event, frozen=True, tag="reveal"):
    """A player revealed their Mask for its bonus in a Challenge."""

    player: int
    mask: str
    bonus: int


class Flip(Event, frozen=True, tag="flip"):
    """The top Spell was flipped for the Guardian; None if the deck was empty."""

    spell: str | None
    level: int


class Clash(Event, frozen=True, tag="clash"):
    """The totals of challenger and challenged."""

    totals: tuple[int, int]


class Life(Event, frozen=True, tag="life"):
    """A player's life changed."""

    player: int
    life: int


class Treasure(Event, frozen=True, tag="treasure"):
    """A player got a Treasure, from a Guardian or from another player."""

    player: int
    treasure: str
    from_: Opponent = msgspec.field(name="from")


class Emblem(Event, frozen=True, tag="emblem"):
    """An Emblem went to a player, or back to the table."""

    emblem: str
    player: int | None


class Happening(Event, frozen=True, tag="event"):
    """The Prophet chose an Event."""

    player: int
    event: str


class Renew(Event, frozen=True, tag="renew"):
    """The Tomb was shuffled into the Spell deck for the ``renewals``-th time."""

    renewals: int


class Choose(Event, frozen=True, tag="choose"):
    """A player chose the target of an effect."""

    player: int
    chosen: int


class SwapDancers(Event, frozen=True, tag="swap-dancers"):
    """Two players swapped Dancers."""

    player: int
    other: int


class SwapHands(Event, frozen=True, tag="swap-hands"):
    """Two players swapped all their Spells; events for each card follow."""

    player: int
    other: int


class Glimpse(Event, frozen=True, tag="glimpse"):
    """A player looked at another player's Mask."""

    player: int
    target: int
    mask: str | UnsetType = UNSET


class Move(Event, frozen=True, tag="move"):
    """A player moved a Dancer, their own or another player's, to a Stage."""

    player: int
    moved: int
    stage: str


class Score(Event, frozen=True, tag="score"):
    """A player's victory points at the end; ``mask_vp`` is the Mask's part of them."""

    player: int
    vp: int
    mask_vp: int


class End(Event, frozen=True, tag="end"):
    """The game ended."""

    winners: tuple[int, ...]
    reason: str


class Audience(Enum):
    """The viewers who may see a field."""

    EVERYONE = "everyone"
    PLAYER = "the player it happens to"
    BOTH = "the player who gives and the one who receives"
    NOBODY = "nobody before the game is over"


_ALL: Final = Audience.EVERYONE
_OWN: Final = Audience.PLAYER

AUDIENCES: dict[type[Event], dict[str, Audience]] = {
    Deal: {
        "orders": _ALL,
        "masks": _ALL,
        "dancers": _ALL,
        "stages": _ALL,
        "emblems": _ALL,
        "guardians": _ALL,
        "events": _ALL,
        "spells": _ALL,
        "aside": Audience.NOBODY,
        "pile": Audience.NOBODY,
    },
    Mask: {"player": _ALL, "mask": _OWN},
    Turn: {"turn": _ALL},
    Phase: {"phase": _ALL},
    Dancer: {"player": _ALL, "dancer": _ALL},
    Order: {"player": _ALL, "order": _ALL},
    Stage: {"player": _ALL, "stage": _ALL},
    Resolve: {"player": _ALL, "card": _ALL},
    Draw: {"player": _ALL, "spell": _OWN},
    Cast: {"player": _ALL, "spell": _ALL},
    Pay: {"player": _ALL, "spell": _ALL},
    Discard: {"player": _ALL, "spell": _ALL},
    Give: {"from_": _ALL, "to": _ALL, "spell": Audience.BOTH},
    Bury: {"player": _ALL, "spell": _ALL},
    Lay: {"player": _ALL, "spell": _OWN},
    Salvage: {"player": _ALL, "spell": _ALL},
    Look: {"player": _ALL, "spell": _OWN},
    Find: {"player": _ALL, "spell": _OWN},
    Challenge: {"player": _ALL, "challenged": _ALL, "guardian": _ALL},
    Reveal: {"player": _ALL, "mask": _ALL, "bonus": _ALL},
    Flip: {"spell": _ALL, "level": _ALL},
    Clash: {"totals": _ALL},
    Life: {"player": _ALL, "life": _ALL},
    Treasure: {"player": _ALL, "treasure": _ALL, "from_": _ALL},
    Emblem: {"emblem": _ALL, "player": _ALL},
    Happening: {"player": _ALL, "event": _ALL},
    Renew: {"renewals": _ALL},
    Choose: {"player": _ALL, "chosen": _ALL},
    SwapDancers: {"player": _ALL, "other": _ALL},
    SwapHands: {"player": _ALL, "other": _ALL},
    Glimpse: {"player": _ALL, "target": _ALL, "mask": _OWN},
    Move: {"player": _ALL, "moved": _ALL, "stage": _ALL},
    Score: {"player": _ALL, "vp": _ALL, "mask_vp": _ALL},
    End: {"winners": _ALL, "reason": _ALL},
}

#: The structs of the events, by their type.
EVENTS: Final = {str(kind.__struct_config__.tag): kind for kind in AUDIENCES}


def _may_see(audience: Audience, event: Any, viewer: Viewer) -> bool:
    if audience is Audience.EVERYONE:
        return True
    if audience is Audience.PLAYER:
        return bool(event.player == viewer)
    if audience is Audience.BOTH:
        return viewer in (event.from_, event.to)
    return False


VISIBILITY: Final = Visibility(AUDIENCES, Audience.EVERYONE, _may_see)
