"""Request and response bodies of the HTTP interface."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from ridotto.games.viewers import Viewer
from ridotto.house.game_fields import (
    GameCatalogue,
    GameEvent,
    GameSetup,
    GameTruth,
    ReplayState,
)
from ridotto.house.options import Name, TableOptions
from ridotto.house.table.commands import Hexadecimal
from ridotto.house.table.entries import How
from ridotto.house.views.messages import ErrorDetail, Fairness, Room, SeatKind, TableShown

ShortName = Annotated[str, Meta(max_length=40)]


class GuestRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new guest, or a new name for a known one.

    ``bearer`` asks for a token in the response instead of a cookie. Invisible characters are
    removed from the name, which must not be empty afterwards.
    """

    name: Name
    bearer: bool = False


class TableRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open. ``sit`` seats the host and is the host's contribution to the deal.

    Bots take the seats after the host's. A host who has not sat down yet finds the first seat free
    unless bots fill the table. ``start`` begins the game at once. A host who does not want to
    trust the house sits down and starts over the socket, after reading ``commitment``.
    """

    wishes: TableOptions
    sit: Hexadecimal | None = None
    bots: Annotated[tuple[ShortName, ...], Meta(max_length=12)] = ()
    start: bool = False


class ScenarioRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A set of masks to check."""

    players: Annotated[int, Meta(ge=0, le=100)]
    masks: Annotated[tuple[ShortName, ...], Meta(max_length=40)]
    centre: Annotated[int, Meta(ge=0, le=100)] = 0


class ErrorBody(msgspec.Struct, frozen=True):
    """The request was refused and nothing has changed."""

    error: ErrorDetail


class GuestInfo(msgspec.Struct, frozen=True):
    """A guest. ``token`` is present only for a new guest who asked for a bearer token."""

    person: str
    name: str
    token: str | UnsetType = UNSET


class GuestTable(msgspec.Struct, frozen=True):
    """A table at which a guest sat or said something.

    ``opened`` is in milliseconds since 1970; ``hosted`` says whether the guest opened it. ``seat``
    is null if they have none. ``name`` is their name there, or "".
    """

    table: str
    game: str
    phase: str
    opened: int
    hosted: bool
    seat: int | None
    name: str


class GuestMessage(msgspec.Struct, frozen=True):
    """A chat message of a guest; ``at`` is in milliseconds since 1970."""

    table: str
    at: int
    room: Room
    text: str


class GuestPenalty(msgspec.Struct, frozen=True):
    """A mute or a ban of the guest; ``until`` is null if it has no end."""

    kind: Literal["mute", "ban"]
    at: int
    until: int | None
    reason: str


class GuestText(msgspec.Struct, frozen=True):
    """A text and its time: of a warning to the guest, or of a report that they made."""

    at: int
    text: str


class GuestData(msgspec.Struct, frozen=True):
    """Everything that the house has stored about a guest, except the moves in their games.

    Those are in the record of each finished game. ``muted`` are the ids of people. ``penalties``
    and ``warnings`` are those of operators, ``reports`` those that the guest made. ``seen`` is the
    day of their last visit, as 2026-01-31 in UTC, or null if it is not known.
    """

    person: str
    name: str
    tables: tuple[GuestTable, ...]
    said: tuple[GuestMessage, ...]
    muted: tuple[str, ...]
    penalties: tuple[GuestPenalty, ...] = ()
    warnings: tuple[GuestText, ...] = ()
    reports: tuple[GuestText, ...] = ()
    seen: str | None = None


class Forgotten(msgspec.Struct, frozen=True):
    """The guest was deleted. ``tables`` counts those in which their name was replaced by ""."""

    tables: int


class OpenedTable(msgspec.Struct, frozen=True):
    """A newly opened table. ``code`` is null once the game has begun.

    ``commitment`` binds the house to its secret before it is revealed
    (docs/fairness.md#the-drawing-step-by-step).
    """

    table: str
    code: str | None
    link: str
    commitment: str


class Listing(msgspec.Struct, frozen=True):
    """A public table in the lobby.

    ``scenario`` names the game's scenario: a sheet, "surprise", "own" for a custom set of masks,
    or "" where the game has none. ``phase`` is "waiting" or "playing". ``host`` is a name, or ""
    if the host has no seat. ``names`` lists people and bots. ``since`` is the opening time in
    milliseconds since 1970.
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


class TableList(msgspec.Struct, frozen=True):
    """The public tables."""

    tables: tuple[Listing, ...]


class LobbyShown(msgspec.Struct, frozen=True, tag_field="is", tag="lobby"):
    """The public tables, as the lobby's socket sends them whenever they change."""

    tables: tuple[Listing, ...]


class TableInfo(msgspec.Struct, frozen=True):
    """The public part of a table, for anyone with the link."""

    table: str
    shown: TableShown


class CodeInfo(msgspec.Struct, frozen=True):
    """The table waiting under a short code."""

    table: str


class ReplayStep(msgspec.Struct, frozen=True):
    """One step of a replay: the start of the game, then each move.

    ``n`` and ``at`` are the entry's number and time. ``how`` says who decided: "person", "bot",
    "stand-in" or "clock"; at the start it is "" and ``player`` is null. ``state`` is the public
    state after the step. ``truth`` is the hidden state, for the omniscient viewer only.
    """

    n: int
    at: int
    player: int | None
    how: How | Literal[""]
    events: tuple[GameEvent, ...]
    state: ReplayState
    truth: GameTruth | UnsetType = UNSET


class GameReplay(msgspec.Struct, frozen=True):
    """A finished game, step by step.

    ``names`` and ``kinds`` ("person" or "bot") are indexed by player. ``viewer`` is the viewer
    whose events are listed. ``shown`` are the names to show, which tell all players apart.
    """

    table: str
    game: str
    names: tuple[str, ...]
    kinds: tuple[SeatKind, ...]
    viewer: Viewer
    setup: GameSetup
    steps: tuple[ReplayStep, ...]
    result: Any
    fairness: Fairness
    shown: tuple[str, ...] | UnsetType = UNSET


class BeliefPoint(msgspec.Struct, frozen=True):
    """A player's knowledge at the end of a turn, as far as the events allowed.

    ``mask`` is the player's actual mask and ``chance`` its probability in the player's eyes.
    ``likely`` is the most probable mask. ``known`` is that probability averaged over all places.
    """

    n: int
    turn: int
    mask: str
    chance: float
    likely: str
    likely_chance: float
    known: float


class BeliefHistory(msgspec.Struct, frozen=True):
    """The knowledge a player of a finished game could have had, turn by turn."""

    table: str
    player: int
    points: tuple[BeliefPoint, ...]


class BotInfo(msgspec.Struct, frozen=True):
    """A bot that can be seated at a table. A higher rung plays better."""

    name: str
    game: str
    rung: int


class HouseInfo(msgspec.Struct, frozen=True):
    """The games and bots of this house.

    ``games`` maps each game's name to ``players`` (fewest and most), ``options`` with their
    defaults, ``option_fields`` that describe the options for a form, and whatever else the game
    lists, such as sheets and masks. An option field has ``name``, ``type`` ("switch", "number",
    "text", "choice" or "other"), ``label`` (a text of the page), ``default``, ``optional`` (may be
    null), ``least``, ``most`` and ``values``. For a client that asks at ``localhost``,
    ``guest_address`` is where guests from elsewhere find the house, if it knows, and ``only_here``
    is true if only its own machine can reach it. ``docs`` says whether the house serves the
    documentation under ``/docs/``.
    """

    protocol: int
    version: str
    games: dict[str, GameCatalogue]
    bots: tuple[BotInfo, ...]
    languages: tuple[str, ...]
    guest_address: str = ""
    only_here: bool = False
    docs: bool = False


class DeckCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card in the requested language, with the numbers of its kind.

    ``condition`` is what a Mask requires, ``treasure`` the id of the card behind a Guardian.
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


class DeckInfo(msgspec.Struct, frozen=True):
    """A deck in one language."""

    deck: str
    name: str
    language: str
    cards: tuple[DeckCard, ...]


class ScenarioProblem(msgspec.Struct, frozen=True):
    """A rule that a set of masks breaks. A warning is only advice."""

    code: str
    warning: bool
    args: dict[str, str | int]


class ScenarioCheck(msgspec.Struct, frozen=True):
    """The result of checking a set of masks.

    A set needs at least ``fewest_stars`` and should have at most ``most_stars``.
    """

    ok: bool
    stars: int
    fewest_stars: int
    most_stars: int
    problems: tuple[ScenarioProblem, ...]


class ScenarioSuggestion(msgspec.Struct, frozen=True):
    """A playable set of masks."""

    players: int
    centre: int
    masks: tuple[str, ...]
