"""The typed contents of a deck file: cards and their effects."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

Id = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9-]{0,39}$")]
#: A name for all languages, or one for each.
Name = str | dict[str, str]
Power = Annotated[int, Meta(ge=0, le=99)]
Points = Annotated[int, Meta(ge=0, le=9)]


def in_language(name: Name, language: str) -> str:
    """Return a name in a language, falling back to English and then to any."""
    if isinstance(name, str):
        return name
    return name.get(language) or name.get("en") or next(iter(name.values()), "")


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An effect: trigger, condition, kind, target and amount."""

    when: str
    what: str
    whom: str = "self"
    amount: Annotated[int, Meta(ge=-20, le=20)] = 1
    if_: str | UnsetType = msgspec.field(default=UNSET, name="if")


class _Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: Id
    name: Name
    flavour: Name | UnsetType = UNSET


class Mask(_Card, frozen=True, kw_only=True):
    """A secret: points at the end if its condition holds, or a bonus in one Challenge."""

    vp: Annotated[int, Meta(ge=1, le=3)]
    bonus: Power
    if_: str = msgspec.field(name="if")


class Dancer(_Card, frozen=True, kw_only=True):
    """A hero with power and an ability."""

    power: Power
    effects: tuple[Effect, ...] = ()


class Stage(_Card, frozen=True, kw_only=True):
    """A place with room for some Dancers."""

    room: Annotated[int, Meta(ge=1, le=5)]
    role: Literal["none", "tower", "arena", "chapel"] = "none"
    effects: tuple[Effect, ...] = ()


class Order(_Card, frozen=True, kw_only=True):
    """One of five positions in the turn, with its effects."""

    number: Annotated[int, Meta(ge=1, le=5)]
    effects: tuple[Effect, ...] = ()


class Spell(_Card, frozen=True, kw_only=True):
    """A piece of music: cast in one phase, paid with other Spells."""

    copies: Annotated[int, Meta(ge=1, le=60)] = 1
    level: Annotated[int, Meta(ge=0, le=3)]
    phase: Literal["spell", "challenge"]
    effects: tuple[Effect, ...] = ()


class Event(_Card, frozen=True, kw_only=True):
    """An event that the Prophet chooses."""

    effects: tuple[Effect, ...] = ()


class Emblem(_Card, frozen=True, kw_only=True):
    """Points for the player who leads in a metric."""

    vp: Points = 1
    most: str
    minimum: Annotated[int, Meta(ge=1, le=99)] = 1


class Treasure(_Card, frozen=True, kw_only=True):
    """The other side of a Guardian."""

    vp: Annotated[int, Meta(ge=0, le=2)]
    effects: tuple[Effect, ...] = ()


class Guardian(_Card, frozen=True, kw_only=True):
    """An opponent at the Tower that becomes a Treasure when beaten."""

    number: Annotated[int, Meta(ge=1, le=24)]
    power: Power
    treasure: Treasure


class DeckFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A whole deck."""

    name: Name
    note: Name | UnsetType = UNSET
    mask: tuple[Mask, ...]
    dancer: tuple[Dancer, ...]
    stage: tuple[Stage, ...]
    order: tuple[Order, ...]
    spell: tuple[Spell, ...]
    event: tuple[Event, ...]
    emblem: tuple[Emblem, ...] = ()
    guardian: tuple[Guardian, ...]


#: The types of card by their key in a deck file.
CARD_TYPES: Final = ("mask", "dancer", "stage", "order", "spell", "event", "emblem", "guardian")
