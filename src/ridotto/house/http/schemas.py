"""What the house answers over HTTP, and what can be asked there."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, UnsetType

from ridotto.house.options import Name, TableOptions
from ridotto.house.table.commands import Hexadecimal
from ridotto.house.views.messages import TableShown

ShortName = Annotated[str, Meta(max_length=40)]


class GuestAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guest who comes in, or wants another name. Bots get a bearer token in place of a cookie.

    Of a name, what cannot be seen is left out; something must be left.
    """

    name: Name
    bearer: bool = False


class TableAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened; ``sit`` is the host's own share of the deal if they play.

    The bots take the seats after the host's, which is left free where there is room and the host
    has yet to sit down; with ``start`` the game begins at once. Whoever does not want to trust the
    house sits down and starts over the socket, when they have been told ``commitment``.
    """

    wishes: TableOptions
    sit: Hexadecimal | None = None
    bots: Annotated[tuple[ShortName, ...], Meta(max_length=12)] = ()
    start: bool = False


class ScenarioAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A set of masks to be checked."""

    players: Annotated[int, Meta(ge=0, le=100)]
    masks: Annotated[tuple[ShortName, ...], Meta(max_length=40)]
    centre: Annotated[int, Meta(ge=0, le=100)] = 0


class ErrorTold(msgspec.Struct, frozen=True):
    """What is wrong: a word for programs and a sentence for people."""

    code: str
    message: str


class Refused(msgspec.Struct, frozen=True):
    """Something asked for was refused, and nothing has changed."""

    error: ErrorTold


class GuestTold(msgspec.Struct, frozen=True):
    """A guest; ``token`` only for a new one who asked for a bearer's."""

    person: str
    name: str
    token: str | UnsetType = UNSET


class TableOpened(msgspec.Struct, frozen=True):
    """A table that was opened. The code is null when the game has begun.

    ``commitment`` binds the house to its secret before anybody knows it
    (docs/fairness.md#the-drawing-step-by-step).
    """

    table: str
    code: str | None
    link: str
    commitment: str


class Listing(msgspec.Struct, frozen=True):
    """A public table, as strangers see it.

    ``scenario`` is a sheet, "surprise", "own" for a set of masks of one's own, or "" in Masquerade.
    ``phase`` is "waiting" or "playing". ``host`` is a name, or "" where the host has no seat;
    ``names`` are those of people and bots. ``since`` is when it was opened, in milliseconds since
    1970.
    """

    table: str
    game: str
    players: int
    scenario: str
    phase: str
    seats_taken: int
    people: int
    bots: int
    host: str
    names: tuple[str, ...]
    since: int


class TablesTold(msgspec.Struct, frozen=True):
    """The public tables."""

    tables: tuple[Listing, ...]


class TableTold(msgspec.Struct, frozen=True):
    """What anybody with the link may know of a table."""

    table: str
    shown: TableShown


class CodeTold(msgspec.Struct, frozen=True):
    """The table that waits under a code."""

    table: str


class Step(msgspec.Struct, frozen=True):
    """A step of a replay: the game's beginning, and then each move.

    ``n`` and ``at`` are those of the entry. ``how`` says who decided: "person", "bot", "stand-in"
    or "clock"; at the beginning it is "" and ``player`` null. ``state`` is how things stood after
    it; ``truth`` what was hidden, only for who sees everything.
    """

    n: int
    at: int
    player: int | None
    how: str
    events: tuple[Any, ...]
    state: dict[str, Any]
    truth: Any = UNSET


class ReplayTold(msgspec.Struct, frozen=True):
    """A finished game, step by step.

    ``names`` and ``kinds`` ("person" or "bot") go by player; ``viewer`` is whose events they are.
    """

    table: str
    game: str
    names: tuple[str, ...]
    kinds: tuple[str, ...]
    viewer: int | str
    setup: dict[str, Any]
    steps: tuple[Step, ...]
    result: Any
    fairness: dict[str, Any]


class BeliefPoint(msgspec.Struct, frozen=True):
    """What a player could have known when a turn was over.

    ``mask`` was the player's own and ``chance`` how likely that was to them; ``likely`` is the mask
    that was likeliest. ``known`` is the same chance on average over all places.
    """

    n: int
    turn: int
    mask: str
    chance: float
    likely: str
    likely_chance: float
    known: float


class BeliefsTold(msgspec.Struct, frozen=True):
    """What a player of a finished game of Mascarade could have known, turn by turn."""

    table: str
    player: int
    points: tuple[BeliefPoint, ...]


class BotTold(msgspec.Struct, frozen=True):
    """A bot that can be asked to a table; the higher the rung, the stronger."""

    name: str
    game: str
    rung: int


class HouseTold(msgspec.Struct, frozen=True):
    """What can be played here, and with whom.

    ``games`` has by name of the game ``players``, the fewest and the most, and ``options``, each as
    it is if left out; of Mascarade also its sheets and masks.
    """

    protocol: int
    version: str
    games: dict[str, Any]
    bots: tuple[BotTold, ...]
    languages: tuple[str, ...]


class CardTold(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card of Masquerade in the asker's language, with the numbers that its kind has.

    ``condition`` is what a Mask asks for, ``treasure`` what lies behind a Guardian.
    """

    id: str
    kind: str
    name: str
    facts: str
    text: str
    flavour: str = ""
    number: int | UnsetType = UNSET
    power: int | UnsetType = UNSET
    vp: int | UnsetType = UNSET
    bonus: int | UnsetType = UNSET
    level: int | UnsetType = UNSET
    copies: int | UnsetType = UNSET
    room: int | UnsetType = UNSET
    phase: str | UnsetType = UNSET
    role: str | UnsetType = UNSET
    condition: str | UnsetType = UNSET
    treasure: str | UnsetType = UNSET


class DeckTold(msgspec.Struct, frozen=True):
    """A deck of Masquerade in one language."""

    deck: str
    name: str
    language: str
    cards: tuple[CardTold, ...]


class ProblemTold(msgspec.Struct, frozen=True):
    """A rule that a set of masks breaks, or, as a warning, advice that it does not follow."""

    code: str
    warning: bool
    args: dict[str, str | int]


class ScenarioTold(msgspec.Struct, frozen=True):
    """Whether a set of masks can be played with.

    It must have at least ``fewest_stars``, and better has no more than ``most_stars``.
    """

    ok: bool
    stars: int
    fewest_stars: int
    most_stars: int
    problems: tuple[ProblemTold, ...]


class ScenarioSuggested(msgspec.Struct, frozen=True):
    """A set of masks that can be played with."""

    players: int
    centre: int
    masks: tuple[str, ...]
