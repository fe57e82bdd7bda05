"""Messages that the house sends over a socket, each one JSON object.

The structs here are the protocol. ``broadcast`` decides by allow-list what goes into them.
"""

from __future__ import annotations

from typing import Final, Literal, TypedDict

import msgspec
from msgspec import UNSET, UnsetType

from ridotto.house.game_fields import GameEvent, GameMemory, GamePrivate, GameSetup, GameState
from ridotto.house.options import TableOptions
from ridotto.house.phrases import Phrase
from ridotto.house.table.entries import How
from ridotto.house.views.evening import EveningScore, PauseShown, RemovedShown

#: Incremented when older clients would misunderstand the messages.
PROTOCOL: Final = 1

Phase = Literal["waiting", "playing", "over", "closed"]
Standing = Literal["claim", "pass"]
SeatKind = Literal["empty", "person", "bot"]
Room = Literal["players", "spectators"]
EntryKind = Literal[
    "opened", "sat", "bot", "left", "host", "started", "moved", "more", "absent", "back",
    "forgiven", "pace", "paused", "resumed", "rematch", "closed",
]  # fmt: skip


class ErrorDetail(msgspec.Struct, frozen=True, omit_defaults=True):
    """An error: a code for programs and a sentence for people.

    ``limit`` says which limit was reached, as many are refused as ``too-fast``.
    """

    code: str
    message: str
    limit: str = ""


class Fairness(TypedDict):
    """The house's secret and all shares of a deal (docs/fairness.md)."""

    table: str
    secret: str
    commitment: str
    shares: list[str]


class Message(msgspec.Struct, frozen=True, tag_field="is"):
    """Base class of all messages from the house."""


class SeatShown(msgspec.Struct, frozen=True):
    """A seat and its occupant. The seat's number is the player's number.

    ``person`` is the person's id, or null for a bot. ``stand_in`` is true while a stand-in plays
    for this player, ``more_left`` while they can still ask for more time. ``bank`` is the rest of
    their time bank in milliseconds, once the game has started. ``shared`` is true once they have
    contributed their share of the deal; players seated by a rematch have not, until they sit down
    at the new table themselves. ``shown`` is the name to show where another name at the table
    looks the same; it is absent otherwise. ``avatar`` is the number of the avatar that the person
    chose; it is absent for bots and for people who chose none. ``removed`` is true if the host has
    removed the person in the game, and absent otherwise; a stand-in plays for them.
    """

    kind: SeatKind
    name: str = ""
    person: str | None = None
    stand_in: bool = False
    more_left: bool = True
    bank: int = 0
    shared: bool = False
    shown: str | UnsetType = UNSET
    avatar: int | UnsetType = UNSET
    removed: bool | UnsetType = UNSET


class TableShown(msgspec.Struct, frozen=True):
    """The public part of a table, without the game itself.

    ``host`` is a person's id; ``code`` is null once the table is closed. ``commitment`` binds the
    house to its secret before it is revealed (docs/fairness.md#the-drawing-step-by-step).
    ``fairness`` holds the secret and all shares of the deal, and is null until the game is over.
    ``rematch`` is the id of the rematch's table, or null. ``reason`` says why an operator has
    closed the table. ``paused`` is there during a pause. ``evening`` has the standings of an
    evening of rematches, the best first; it is absent at its first table. ``removed`` are the
    people whom the host has removed and can forgive.
    """

    phase: Phase
    wishes: TableOptions
    host: str
    code: str | None
    seats: tuple[SeatShown, ...]
    commitment: str
    rematch: str | None = None
    fairness: Fairness | None = None
    reason: str | UnsetType = UNSET
    paused: PauseShown | UnsetType = UNSET
    evening: tuple[EveningScore, ...] | UnsetType = UNSET
    removed: tuple[RemovedShown, ...] | UnsetType = UNSET


class ClockShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """The players on the clock, its start, and the time limit in milliseconds, without the bank.

    ``players`` are all players who have been asked: one, or all of them where claims are at-once.
    ``since`` is in milliseconds since 1970, and in the future while clients still show what led to
    this decision; ``limit`` includes extra time that a player asked for.
    ``pending`` lists the players who still have to answer a question put to everyone, in the order
    in which they are asked; it is left out if there is no such question. ``look_until`` is the
    latest time until which an open deal is left for everyone to look at. Nobody's clock runs until
    then: ``since`` is the same time.
    """

    players: tuple[int, ...]
    since: int
    limit: int
    bank: int
    pending: tuple[int, ...] = ()
    look_until: int | None = None


class You(msgspec.Struct, frozen=True):
    """The client's identity: its person and its player, which is null for a spectator.

    ``removed`` is true if the host has removed them: they cannot sit at this table until the host
    forgives them.
    """

    person: str
    name: str
    player: int | None
    removed: bool = False


class EntryShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry of the table's log, as the viewer may see it, ``at`` milliseconds since 1970.

    ``what`` is one of opened, sat, bot, left, host, started, moved, more, absent, back, forgiven,
    pace, paused, resumed, rematch and closed; ``events`` are the game's events as the referee sends
    them.
    ``player`` is the player concerned; before the start, their seat. For a move, ``how`` says who
    decided it: "person", "bot", "stand-in" (for an absent player) or "clock" (the time was up); for
    a player who left or is absent, it is "removed" if the host removed them; for a closed table,
    "operator" if an operator closed it. The current host, the pace and the table of a rematch are
    in ``shown``. A field that holds its default is left out: an entry without events has no
    ``events``.
    """

    n: int
    at: int
    what: EntryKind
    player: int | None = None
    name: str | None = None
    how: How | Literal["removed", "operator"] | None = None
    events: tuple[GameEvent, ...] = ()


class Said(msgspec.Struct, frozen=True):
    """A chat message in the players' or the spectators' room; each room has its own numbers.

    ``at`` is in milliseconds since 1970. ``phrase`` is the phrase or gesture that the person used;
    clients show it in the reader's language, and ``text`` is the same in English. It is absent for
    messages that people wrote.
    """

    n: int
    at: int
    room: Room
    person: str
    name: str
    text: str
    phrase: Phrase | UnsetType = UNSET

    def without_text(self) -> Said:
        """Return the message as it is kept after it was deleted, for its number."""
        return msgspec.structs.replace(self, text="", phrase=UNSET)


class SaidNumber(msgspec.Struct, frozen=True):
    """The room and the number of a chat message."""

    room: Room
    n: int


class Notice(msgspec.Struct, frozen=True):
    """Something that an operator tells: a warning to one person, or an announcement to all.

    ``at`` is in milliseconds since 1970, and so is ``until``, the time at which the notice is no
    longer to be shown, or null.
    """

    id: int
    kind: Literal["warning", "announcement"]
    at: int
    until: int | None
    text: str


class View(Message, frozen=True, tag="view"):
    """The whole table as the viewer knows it: the first message of every new connection.

    ``state`` and ``own`` are those of the referee's view (``legal`` only for the player who
    decides); ``ahead`` is the viewer's own standing answer to a claim. ``entries`` are the latest
    ones; ``earlier`` is the number of entries before them, which the command ``earlier`` fetches.
    """

    protocol: int
    table: str
    n: int
    now: int
    you: You
    shown: TableShown
    entries: tuple[EntryShown, ...]
    setup: GameSetup | None
    state: GameState | None
    own: GamePrivate | None
    clock: ClockShown | None
    ahead: Standing | None
    said: tuple[Said, ...]
    muted: tuple[str, ...]
    present: tuple[bool, ...]
    spectators: int
    earlier: int = 0
    screens: int | UnsetType = UNSET


class News(Message, frozen=True, tag="news"):
    """The changes after entry ``since``, up to entry ``n``, and the current state.

    ``shown`` is null if it has not changed.
    """

    since: int
    n: int
    entries: tuple[EntryShown, ...]
    shown: TableShown | None
    state: GameState | None
    own: GamePrivate | None
    clock: ClockShown | None


class Meanwhile(Message, frozen=True, tag="meanwhile"):
    """The rest of the state for a client that reconnected with ``since``; follows the news.

    It contains everything that a view has and news do not. ``said`` holds the players' messages
    after ``heard``, and the latest messages of spectators, which players get only after the end of
    the game. ``unsaid`` lists messages that were deleted, which the client may still show.
    """

    now: int
    you: You
    setup: GameSetup | None
    ahead: Standing | None
    said: tuple[Said, ...]
    muted: tuple[str, ...]
    present: tuple[bool, ...]
    spectators: int
    unsaid: tuple[SaidNumber, ...] | UnsetType = UNSET
    screens: int | UnsetType = UNSET


class SetUp(Message, frozen=True, tag="setup"):
    """The public part of the game's set-up, sent soon after the news that the game has begun."""

    setup: GameSetup


class Done(Message, frozen=True, tag="done"):
    """The command was carried out; the table is now at entry ``n``."""

    id: str
    n: int


class Refused(Message, frozen=True, tag="refused"):
    """The command was refused and nothing has changed.

    For a stale command, ``changed`` lists the entries that the client had not seen, or the last of
    them.
    """

    id: str | None
    n: int
    error: ErrorDetail
    changed: tuple[EntryShown, ...] = ()


class Pong(Message, frozen=True, tag="pong"):
    """The answer to a ping: the number of the last entry and the house's clock."""

    id: str
    n: int
    now: int


class EarlierShown(Message, frozen=True, tag="earlier"):
    """The answer to ``earlier``: the entries just before the number asked for, in order.

    There are none if the first entry was asked for.
    """

    id: str
    entries: tuple[EntryShown, ...]


class AheadShown(Message, frozen=True, tag="ahead"):
    """The viewer's own standing answer to the current claim; sent to no other player."""

    answer: Standing | None


class Answered(Message, frozen=True, tag="answered"):
    """The players who have answered a claim that is asked at-once, without their answers."""

    players: tuple[int, ...]


class ReadyShown(Message, frozen=True, tag="ready"):
    """The players who have seen enough of the open deal; bots and stand-ins always have."""

    players: tuple[int, ...]


class Presence(Message, frozen=True, tag="presence"):
    """The connected players by seat, and the numbers of spectators and of big screens.

    ``screens`` is left out if there is no big screen.
    """

    present: tuple[bool, ...]
    spectators: int
    screens: int | UnsetType = UNSET


class ChatShown(Message, frozen=True, tag="said"):
    """A new chat message."""

    said: Said


class Unsaid(Message, frozen=True, tag="unsaid"):
    """A chat message was deleted and is no longer to be shown."""

    room: Room
    n: int


class NoticesShown(Message, frozen=True, tag="notices"):
    """All notices that the viewer should see now, in place of those that were sent before.

    It is sent after the first messages of a connection if there are any, and when they change; also
    to clients in the lobby. A client reports a warning as seen with ``POST /api/standing/seen``.
    """

    notices: tuple[Notice, ...]


class MemoryShown(Message, frozen=True, tag="memory"):
    """The memory aid as of entry ``n``, for one player.

    ``seen`` are the masks that the player saw and where they were last known to be. ``chances``
    are, place by place (seats, then centre), the probability of each mask, inferred from everything
    the player has seen; null if the table's memory aid does not infer.
    """

    n: int
    seen: tuple[GameMemory, ...] | None
    chances: tuple[dict[str, float], ...] | None


AnyMessage = (
    View
    | News
    | Meanwhile
    | SetUp
    | Done
    | Refused
    | Pong
    | EarlierShown
    | AheadShown
    | Answered
    | ReadyShown
    | Presence
    | ChatShown
    | Unsaid
    | NoticesShown
    | MemoryShown
)

write = msgspec.json.Encoder().encode
