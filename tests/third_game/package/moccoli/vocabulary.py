"""The actions and events of Moccoli, and who may see which part of an event."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from msgspec import UNSET, UnsetType

from ridotto.games.actions import Act, kinds_of
from ridotto.games.viewers import Viewer, Visibility


class Keep(Act, frozen=True, tag="keep"):
    """Keep your candle."""


class Draw(Act, frozen=True, tag="draw"):
    """Draw another candle."""


class Offer(Act, frozen=True, tag="offer"):
    """Offer a player a trade."""

    player: int


class Accept(Act, frozen=True, tag="accept"):
    """Accept the trade."""


class Refuse(Act, frozen=True, tag="refuse"):
    """Refuse the trade."""


class Blow(Act, frozen=True, tag="blow"):
    """Blow out the candles."""


Action = Keep | Draw | Offer | Accept | Refuse | Blow
ACTIONS: Final = kinds_of(Action)


class Event(msgspec.Struct, frozen=True, tag_field="type"):
    """Something that happened."""


class Candle(Event, frozen=True, tag="candle"):
    """A player got a candle."""

    player: int
    candle: int | UnsetType = UNSET


class Turn(Event, frozen=True, tag="turn"):
    """A turn began."""

    player: int
    turn: int


class Did(Event, frozen=True, tag="did"):
    """A player did something that everyone sees whole."""

    player: int
    what: Literal["keep", "accept", "refuse", "blow"]


class Drew(Event, frozen=True, tag="draw"):
    """A player drew a candle."""

    player: int
    candle: int | UnsetType = UNSET


class Offered(Event, frozen=True, tag="offer"):
    """A player offered another a trade."""

    player: int
    to: int


class Shown(Event, frozen=True, tag="show"):
    """A candle was shown to all."""

    player: int
    candle: int


class End(Event, frozen=True, tag="end"):
    """The game ended."""

    winners: tuple[int, ...]
    reason: str


AUDIENCES: Final[dict[type[Event], dict[str, str]]] = {
    Candle: {"player": "all", "candle": "player"},
    Turn: {"player": "all", "turn": "all"},
    Did: {"player": "all", "what": "all"},
    Drew: {"player": "all", "candle": "player"},
    Offered: {"player": "all", "to": "all"},
    Shown: {"player": "all", "candle": "all"},
    End: {"winners": "all", "reason": "all"},
}


def _may_see(audience: str, event: Any, viewer: Viewer) -> bool:
    return audience == "all" or viewer == event.player


VISIBILITY: Final = Visibility(AUDIENCES, "all", _may_see)
EVENTS: Final = {str(kind.__struct_config__.tag): kind for kind in AUDIENCES}
