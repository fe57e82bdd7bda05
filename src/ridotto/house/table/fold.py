"""A table: the fold of its log. It is independent of sockets, timers and files."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from typing import Any, Final, Literal

import msgspec

from ridotto.games.errors import Refusal, bad_request
from ridotto.games.fairness import Shares, commitment
from ridotto.games.game import Game
from ridotto.games.kind import Kind
from ridotto.games.registry import kind
from ridotto.house.lookalikes import told_apart
from ridotto.house.options import TableOptions
from ridotto.house.table import entries as e
from ridotto.house.table.beats import beats_in
from ridotto.house.views.evening import EveningScore
from ridotto.house.views.messages import Phase

#: Time in milliseconds that "more time" adds.
MORE_TIME: Final = 60_000
#: Time in milliseconds after which a pause ends by itself.
LONGEST_PAUSE: Final = 30 * 60_000
#: The most that pages are behind, in units of the table's pace: they skip all turns but the last.
MOST_BACKLOG: Final = 4


class Seat(msgspec.Struct):
    """A seat and its occupant; in the game, the seat's number is the player's number.

    ``shown`` is the name that tells the occupant apart from all others at the table.
    """

    kind: Literal["empty", "person", "bot"] = "empty"
    name: str = ""
    shown: str = ""
    person: str | None = None
    contribution: str = ""
    avatar: int = 0
    stand_in: bool = False
    #: Whether the host has removed the occupant in the game.
    removed: bool = False
    more_left: bool = True
    bank: int = 0
    #: The number of the entry with which the player last left.
    went: int = 0
    #: How often a stand-in took over since the last decision of this player.
    absences: int = 0

    def is_taken(self, name: str, contribution: str, avatar: int) -> bool:
        """Check whether the occupant has this name and avatar and has contributed this share."""
        return (self.name, self.contribution, self.avatar) == (name, contribution, avatar)


class Table:
    """A table at one entry of its log."""

    def __init__(self, name: str, log: Iterable[e.AnyEntry]) -> None:
        """Apply the entries of a log; the first one opens the table."""
        self.id = name
        self.entries: list[e.AnyEntry] = []
        #: The number of the last entry.
        self.n = 0
        self.phase: Phase = "waiting"
        self.options: TableOptions
        self.kind: Kind
        #: The time of the first entry.
        self.opened = 0
        self.host = ""
        self.code = ""
        self.secret = ""
        self.commitment = ""
        self.seats: list[Seat] = []
        self.game: Game | None = None
        #: The public state of the game before the first move.
        self.at_start: Any = None
        self.rematch: str | None = None
        #: Why an operator has closed the table.
        self.reason = ""
        #: How far the times of new entries are ahead of the clock that measures durations, in
        #: milliseconds: entries have the time of the wall clock, which may jump.
        self.skew = 0
        #: When the current decision began, without the skew, and how much time was added to it.
        self.since = 0
        #: The milliseconds for which a page shows what led to the decision.
        self.show = 0
        self.added = 0
        #: The number of the last entry that decided something.
        self.moved = 0
        #: The number of the entry that led to the current question, to one player or to all.
        self.asked = 0
        #: The number of the last entry that changed the public part of the table besides the game.
        self.reshown = 0
        #: The seat of every seated person.
        self.sitting: dict[str, int] = {}
        #: All people that the log names, in the order in which they came.
        self.people: dict[str, None] = {}
        #: The names of the people whom the host has removed, by their ids.
        self.removed: dict[str, str] = {}
        #: The results of the games before this one.
        self.evening: tuple[EveningScore, ...] = ()
        #: When the current pause began, without the skew, when it ends by itself, and how many
        #: pauses there were.
        self.paused: int | None = None
        self.resumes = self.pauses = 0
        #: How many people the host has removed in the game.
        self.removals = 0
        #: How often each person has taken a seat, how many bots were invited, how often the host
        #: has changed, and how often the pace.
        self.sittings: dict[str, int] = {}
        self.invitations = self.hand_overs = self.pace_changes = 0
        #: The number of game events after each entry.
        self._happened: list[int] = []
        for entry in log:
            self.apply(entry)

    @property
    def playing(self) -> Game:
        """Return the game in progress; raises :exc:`Refusal` if there is none."""
        if self.game is None or self.phase != "playing":
            raise Refusal(*_NOT_PLAYING[self.phase])
        return self.game

    @property
    def gathering(self) -> bool:
        """Check whether all players are asked at once, with hidden answers."""
        if self.options.claims != "at-once":
            return False
        return self.game is not None and self.game.asks_everyone

    def seat_of(self, person: str) -> int | None:
        """Return the seat of a person; None for a spectator."""
        return self.sitting.get(person)

    def viewer_of(self, person: str) -> int | Literal["spectator"]:
        """Return the seat from which a person views the table."""
        return self.sitting.get(person, "spectator")

    def is_played(self, player: int) -> bool:
        """Check whether a bot or a stand-in decides for a player."""
        seat = self.seats[player]
        return seat.kind == "bot" or seat.stand_in

    def empty_seats(self) -> list[int]:
        """Return the numbers of the empty seats."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == "empty"]

    def events_of(self, number: int) -> tuple[int, int]:
        """Return the range of game events of an entry; entries are counted from 1."""
        return self.happened_by(number - 1), self._happened[number - 1]

    def happened_by(self, number: int) -> int:
        """Return the number of game events up to an entry; 0 is before the first."""
        return self._happened[number - 1] if number else 0

    def with_entries(self, entries: Iterable[e.AnyEntry]) -> Table:
        """Return this table after further entries that start or close its game, or come before.

        Its log has only these entries: the cost does not depend on how many came before.
        """
        table = copy(self)
        table.entries, table._happened = [], []
        table.seats = [copy(seat) for seat in self.seats]
        table.removed, table.people = dict(self.removed), dict(self.people)
        table.sittings = dict(self.sittings)
        for entry in entries:
            table.apply(entry)
        return table

    def lately(self) -> list[e.AnyEntry]:
        """Return the entries since the last decision."""
        return self.entries[self.moved :]

    def shares(self) -> Shares:
        """Return the shares that the deal is drawn from. Secret until the end."""
        return Shares(self.id, self.secret, tuple(seat.contribution for seat in self.seats))

    def shown_code(self) -> str | None:
        """Return the short code, unless the table is closed."""
        return None if self.phase == "closed" else self.code

    # Entries

    def apply(self, entry: e.AnyEntry, action: Any = None) -> None:
        """Apply an entry; ``action`` is a move's action if it was verified already."""
        if isinstance(entry, e.Moved):
            self._move(entry, action)
        else:
            _APPLY[type(entry)](self, entry)
            self.reshown = self.n + 1
            self.sitting = {
                seat.person: number
                for number, seat in enumerate(self.seats)
                if seat.person is not None and not seat.removed
            }
        self.entries.append(entry)
        self.n += 1
        self._happened.append(0 if self.game is None else self.game.happened)

    def _move(self, entry: e.Moved, action: Any) -> None:
        game, number = self.playing, self.n + 1
        asked_everyone = game.asks_everyone
        if action is None:
            game.act_data(entry.player, entry.action)
        else:
            game.act_verified(entry.player, action)
        if not (asked_everyone and game.asks_everyone):
            self.asked = number
        # An act out of turn is no decision: it does not extend the time of the player who is asked.
        if entry.action.get("act") not in self.kind.out_of_turn:
            seat = self.seats[entry.player]
            seat.absences = 0
            if seat.bank != entry.bank:
                seat.bank = entry.bank
                self.reshown = number
            self._start_decision(entry.at, self._show_time(entry.at))
        if game.over:
            self.phase = "over"
            self.reshown = number

    def _start_decision(self, at: int, show: int) -> None:
        self.since = at - self.skew
        self.show = show
        self.added = 0
        self.moved = self.n + 1

    def _show_time(self, at: int) -> int:
        """Return how long pages will show what has led to this decision, in milliseconds.

        It depends only on what spectators see, and includes what pages have not shown yet.
        """
        pace = self.options.pace
        if not self.kind.beats or not pace:
            return 0
        news = self.playing.events("spectator", self._happened[-1])
        backlog = self.since + self.show - (at - self.skew)
        return min(max(0, backlog), MOST_BACKLOG * pace) + round(pace * beats_in(self.kind, news))

    def _open(self, entry: e.Opened) -> None:
        self.opened = entry.at
        self.options = entry.wishes
        self.kind = kind(entry.wishes.game)
        self.host = entry.person
        self.people[entry.person] = None
        self.code = entry.code
        self.secret = entry.secret
        self.commitment = commitment(self.id, entry.secret)
        self.seats = [Seat() for _ in range(entry.wishes.players)]
        self.evening = entry.evening
        self.removed = dict(entry.removed)
        named = [score.person for score in entry.evening if score.person is not None]
        self.people |= dict.fromkeys([*named, *entry.removed])

    def _sit(self, entry: e.Sat) -> None:
        shown = self._told_apart(entry.seat, entry.name)
        self.seats[entry.seat] = Seat(
            "person", entry.name, shown, entry.person, entry.contribution, entry.avatar
        )
        self.people[entry.person] = None
        # A rematch seats people without a share; they have not sat down themselves.
        if entry.contribution:
            self.sittings[entry.person] = self.sittings.get(entry.person, 0) + 1

    def _invite(self, entry: e.Seated) -> None:
        shown = self._told_apart(entry.seat, bot_title(entry.name))
        self.seats[entry.seat] = Seat("bot", entry.name, shown)
        self.invitations += 1

    def _told_apart(self, seat: int, name: str) -> str:
        """Return the name to show for a seat; those who came before keep theirs."""
        others = (each.shown for at, each in enumerate(self.seats) if at != seat)
        return told_apart(name, filter(None, others))

    def _leave(self, entry: e.Left) -> None:
        seat = self.seats[entry.seat]
        if entry.removed and seat.person is not None and seat.person != self.host:
            self.removed[seat.person] = seat.name
        self.seats[entry.seat] = Seat()

    def _change_host(self, entry: e.Hosted) -> None:
        self.host = entry.person
        self.people[entry.person] = None
        self.hand_overs += 1

    def _start(self, entry: e.Started) -> None:
        self.game = self.kind.new(entry.setup)
        self.at_start = self.game.state_for("spectator")
        self.phase = "playing"
        clock = self.options.clock
        for seat in self.seats:
            seat.bank = 0 if clock is None else clock.bank * 1000
        self.asked = self.n + 1
        self._start_decision(entry.at, 0)

    def _add_time(self, entry: e.More) -> None:
        self.seats[entry.player].more_left = False
        self.added += MORE_TIME

    def _go(self, entry: e.Absent) -> None:
        seat = self.seats[entry.player]
        if not (entry.removed and seat.stand_in):
            seat.stand_in, seat.went = True, self.n + 1
            seat.absences += 1
        if entry.removed and seat.person is not None:
            seat.removed = True
            self.removed[seat.person] = seat.name
            self.removals += 1

    def _forgive(self, entry: e.Forgiven) -> None:
        self.removed.pop(entry.person, None)
        if entry.player is not None:
            self.seats[entry.player].removed = False

    def _pause(self, entry: e.Paused) -> None:
        self.paused = entry.at - self.skew
        self.resumes = self.paused + LONGEST_PAUSE
        self.pauses += 1

    def _resume(self, entry: e.Resumed) -> None:
        if self.paused is not None:
            # The decision goes on with the time that was left.
            self.since = entry.at - self.skew - max(0, self.paused - self.since)
        self.paused = None

    def _come_back(self, entry: e.Back) -> None:
        seat = self.seats[entry.player]
        seat.stand_in = False
        # A player who returns to a decision that came while they were away gets the whole time for
        # it. Leaving never gains time, and neither does returning where all answer at once.
        asked = self.game is not None and self.game.decider == entry.player
        if asked and seat.went < self.moved and not self.gathering:
            shown = self.since + self.show
            self.since = entry.at - self.skew
            self.show = max(0, shown - self.since)

    def _change_pace(self, entry: e.Paced) -> None:
        self.options = msgspec.structs.replace(self.options, pace=entry.pace)
        self.pace_changes += 1

    def _set_rematch(self, entry: e.Rematch) -> None:
        self.rematch = entry.table

    def _close(self, entry: e.Closed) -> None:
        self.phase = "closed"
        self.paused = None
        self.reason = entry.reason


_APPLY: Final[dict[type, Any]] = {
    e.Opened: Table._open,
    e.Sat: Table._sit,
    e.Seated: Table._invite,
    e.Left: Table._leave,
    e.Hosted: Table._change_host,
    e.Started: Table._start,
    e.More: Table._add_time,
    e.Absent: Table._go,
    e.Back: Table._come_back,
    e.Paced: Table._change_pace,
    e.Forgiven: Table._forgive,
    e.Paused: Table._pause,
    e.Resumed: Table._resume,
    e.Rematch: Table._set_rematch,
    e.Closed: Table._close,
}


_NOT_PLAYING: Final = {
    "waiting": ("no-game", "the game has not begun"),
    "over": ("game-over", "the game is over"),
    "closed": ("no-table", "the table was given up"),
}


def bot_title(name: str) -> str:
    """Return the name of a bot as clients write it: Marina."""
    return name[:1].upper() + name[1:]


def special_name(seat: Seat) -> str:
    """Return the name to show for a seat, or "" if it is the one that clients show anyway."""
    usual = bot_title(seat.name) if seat.kind == "bot" else seat.name
    return "" if seat.shown == usual else seat.shown


def check_seat(table: Table, seat: int) -> Seat:
    """Return the seat of this number; raises :exc:`Refusal` (``bad-request``)."""
    if seat >= len(table.seats):
        raise bad_request(f"there is no seat {seat}: seats are 0 to {len(table.seats) - 1}")
    return table.seats[seat]
