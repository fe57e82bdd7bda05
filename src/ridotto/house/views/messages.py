"""What the house says over a socket, one JSON object a message.

The structures here are the protocol. What goes into them is decided in ``broadcast`` by allow-list.
"""

from __future__ import annotations

from typing import Final, Literal, TypedDict

import msgspec

from ridotto.house.game_fields import GameEvent, GameMemory, GamePrivate, GameSetup, GameState
from ridotto.house.options import TableOptions
from ridotto.house.table.entries import How

#: Goes up when an old client would misunderstand.
PROTOCOL: Final = 1

Phase = Literal["waiting", "playing", "over", "closed"]
Standing = Literal["claim", "pass"]
SeatKind = Literal["empty", "person", "bot"]
Room = Literal["players", "spectators"]
EntryKind = Literal[
    "opened", "sat", "bot", "left", "host", "started", "moved", "more", "absent", "back",
    "rematch", "closed",
]  # fmt: skip
#: A refusal: a word for programs and a sentence for people.
Error = dict[Literal["code", "message"], str]


class Fairness(TypedDict):
    """The house's secret and all shares of a deal (docs/fairness.md)."""

    table: str
    secret: str
    commitment: str
    shares: list[str]


class Message(msgspec.Struct, frozen=True, tag_field="is"):
    """Something the house says."""


class SeatShown(msgspec.Struct, frozen=True):
    """A seat and who has it. The seat's number is the player's number.

    ``person`` is theirs, and null for a bot. ``stand_in`` says whether somebody plays for them,
    ``more_left`` whether they can still ask for more time, and ``bank`` is what they have left in
    milliseconds, from the start on. ``shared`` says whether they have thrown in their share of the
    deal: whoever came along for a rematch has not, before they sit down there themselves.
    """

    kind: SeatKind
    name: str = ""
    person: str | None = None
    stand_in: bool = False
    more_left: bool = True
    bank: int = 0
    shared: bool = False


class TableShown(msgspec.Struct, frozen=True):
    """What everybody at a table sees beside the game itself.

    ``host`` is a person; ``code`` is null unless the table waits for guests. ``commitment`` binds
    the house to its secret before anybody knows it (docs/fairness.md#the-drawing-step-by-step);
    ``fairness`` holds the secret and all shares of the deal, and is null until the game is over.
    ``rematch`` is the name of the table the company has gone on to, or null.
    """

    phase: Phase
    wishes: TableOptions
    host: str
    code: str | None
    seats: tuple[SeatShown, ...]
    commitment: str
    rematch: str | None = None
    fairness: Fairness | None = None


class ClockShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who is on the clock, since when, and for how many milliseconds; the bank comes after.

    ``players`` are all who have been asked: one, or everybody where claims are at-once. ``since``
    is in milliseconds since 1970; ``limit`` includes time that a player asked for. ``pending`` are
    the players who still have to answer a question put to everyone, in the order in which they are
    asked; it is left out where there is no such question. ``look_until`` is until when, at the
    latest, a bot that begins leaves an open deal for people to look at.
    """

    players: tuple[int, ...]
    since: int
    limit: int
    bank: int
    pending: tuple[int, ...] = ()
    look_until: int | None = None


class You(msgspec.Struct, frozen=True):
    """Who the client is: its person, and the player it plays, or null for a spectator.

    ``removed`` says whether the host has emptied their seat: they cannot sit at this table again.
    """

    person: str
    name: str
    player: int | None
    removed: bool = False


class EntryShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry of the table's log, as the viewer may see it, ``at`` milliseconds since 1970.

    ``what`` is one of opened, sat, bot, left, host, started, moved, more, absent, back, rematch
    and closed; ``events`` are those of the game, in the referee's words. ``player`` is whom it is
    about, before the start by their seat. ``how`` says of what was moved who decided it: "person",
    "bot", "stand-in" (for somebody who is away) or "clock" (time was up); of somebody who left,
    "removed" if it was the host who emptied the seat. Who is the host now, and which table a
    rematch is, stands in ``shown``.
    """

    n: int
    at: int
    what: EntryKind
    player: int | None = None
    name: str | None = None
    how: How | Literal["removed"] | None = None
    events: tuple[GameEvent, ...] = ()


class Said(msgspec.Struct, frozen=True):
    """Something somebody said in the players' room or the spectators', each counted by itself.

    ``at`` is in milliseconds since 1970.
    """

    n: int
    at: int
    room: Room
    person: str
    name: str
    text: str


class View(Message, frozen=True, tag="view"):
    """The whole table as the viewer knows it: the first message of every fresh connection.

    ``state`` and ``own`` are those of the referee's view (``legal`` only for whoever decides);
    ``ahead`` is the viewer's own standing answer to a claim.
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


class News(Message, frozen=True, tag="news"):
    """What happened after entry ``since``, up to entry ``n``, and how things stand now.

    ``shown`` is null where it has not changed.
    """

    since: int
    n: int
    entries: tuple[EntryShown, ...]
    shown: TableShown | None
    state: GameState | None
    own: GamePrivate | None
    clock: ClockShown | None


class Meanwhile(Message, frozen=True, tag="meanwhile"):
    """What a client that came back with ``since`` needs beside the news, right after them.

    It is all that a view has and news have not. ``said`` is what players said after ``heard``, and
    all that spectators said lately: to players it comes after the end of the game.
    """

    now: int
    you: You
    setup: GameSetup | None
    ahead: Standing | None
    said: tuple[Said, ...]
    muted: tuple[str, ...]
    present: tuple[bool, ...]
    spectators: int


class SetUp(Message, frozen=True, tag="setup"):
    """What everybody knows of how the game was set up, soon after the news that it has begun."""

    setup: GameSetup


class Done(Message, frozen=True, tag="done"):
    """A command was carried out; the table stands at entry ``n``."""

    id: str
    n: int


class Refused(Message, frozen=True, tag="refused"):
    """A command was refused and nothing has changed.

    For a stale one, ``changed`` are the entries the client had not seen, or the last of them.
    """

    id: str | None
    n: int
    error: Error
    changed: tuple[EntryShown, ...] = ()


class Pong(Message, frozen=True, tag="pong"):
    """The answer to a ping: the number of the last entry and the house's clock."""

    id: str
    n: int
    now: int


class AheadShown(Message, frozen=True, tag="ahead"):
    """The viewer's own standing answer to the claim at hand, told to nobody else."""

    answer: Standing | None


class Answered(Message, frozen=True, tag="answered"):
    """Where all answer at once: who has answered, but not what."""

    players: tuple[int, ...]


class Presence(Message, frozen=True, tag="presence"):
    """Which players are connected, by seat, and how many only watch."""

    present: tuple[bool, ...]
    spectators: int


class ChatShown(Message, frozen=True, tag="said"):
    """Somebody said something."""

    said: Said


class MemoryShown(Message, frozen=True, tag="memory"):
    """The memory aid as of entry ``n``, for one player.

    ``seen`` are masks the player saw and where they were last known to be; ``chances`` are, place
    by place (seats, then centre), the chance of each mask, from all that the player could infer,
    or null where the table's aid does not infer.
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
    | AheadShown
    | Answered
    | Presence
    | ChatShown
    | MemoryShown
)

write = msgspec.json.Encoder().encode
