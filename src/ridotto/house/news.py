"""What of a table each viewer gets to see. Nothing leaves the house that is not put in here.

The log itself is private. From an entry a viewer gets its number, time and kind, who it was
about, and the game's events as that seat saw them: no action, no deal, no secret.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ridotto.games.mascarade import Mascarade
from ridotto.games.masquerade import Masquerade
from ridotto.games.table import Game
from ridotto.house import entries as e
from ridotto.house.messages import (
    ClockShown,
    EntryShown,
    News,
    SeatShown,
    TableShown,
    write,
)
from ridotto.house.table import Table
from ridotto.minds.seating import public_setup

#: A player's number, or one of those who only watch.
Watcher = int | Literal["spectator"]


def table_shown(table: Table) -> TableShown:
    """What everybody sees of a table beside the game."""
    return TableShown(
        table.phase,
        table.wishes,
        table.host,
        table.shown_code(),
        tuple(
            SeatShown(
                seat.kind, seat.name, seat.person, seat.stand_in, seat.more_left, seat.bank
            )
            for seat in table.seats
        ),
        table.commitment,
        table.rematch,
        fairness_shown(table) if table.phase == "over" else None,
    )  # fmt: skip


def fairness_shown(table: Table) -> dict[str, Any]:
    """All shares of the deal, for when the game is over."""
    return {
        "table": table.id,
        "secret": table.secret,
        "commitment": table.commitment,
        "shares": [seat.contribution for seat in table.seats],
    }


def entry_shown(table: Table, number: int, viewer: Watcher) -> EntryShown:
    """An entry of the log as a viewer may see it; entries are counted from 1."""
    entry = table.entries[number - 1]
    what = str(type(entry).__struct_config__.tag)
    match entry:
        case e.Moved():
            return EntryShown(
                number, entry.at, what, entry.player, how=entry.how,
                events=_events(table, number, viewer),
            )  # fmt: skip
        case e.Started():
            return EntryShown(number, entry.at, what, events=_events(table, number, viewer))
        case e.Sat() | e.Seated():
            return EntryShown(number, entry.at, what, entry.seat, entry.name)
        case e.Left():
            how = "removed" if entry.removed else None
            return EntryShown(number, entry.at, what, entry.seat, how=how)
        case e.Opened():
            return EntryShown(number, entry.at, what, name=entry.name)
        case e.More() | e.Absent() | e.Back():
            return EntryShown(number, entry.at, what, entry.player)
        case e.Hosted() | e.Rematch() | e.Closed():
            return EntryShown(number, entry.at, what)


def _events(table: Table, number: int, viewer: Watcher) -> tuple[Any, ...]:
    assert table.game is not None
    since, until = table.events_of(number)
    return tuple(table.game.events(viewer, since, until))


def own_of(game: Game | None, viewer: Watcher) -> Any:
    """What is for one player alone: cards they hold, and what they can reckon out or do aside.

    In Mascarade that is whether they may peek now; where their mask is, they have to remember.
    """
    if game is None or not isinstance(viewer, int):
        return None
    if isinstance(game, Mascarade):
        return {"peek": game.can_peek(viewer)}
    if isinstance(game, Masquerade):
        held = game.own(viewer)
        return {
            "mask": held.mask,
            "hand": held.hand,
            "counters": held.counters,
            "prospects": game.prospects(viewer),
        }
    return None


def setup_shown(game: Game | None) -> dict[str, Any] | None:
    """What everybody knows of how the game was set up."""
    return None if game is None else public_setup(game)


class Told:
    """One change of a table, written out for each viewer only as far as they differ."""

    def __init__(self, table: Table, since: int, clock: ClockShown | None) -> None:
        """The entries after ``since``, and how the table stands now."""
        self._table = table
        self._since = since
        self._clock = clock
        self._numbers = range(since + 1, table.n + 1)
        moves = all(isinstance(table.entries[n - 1], e.Moved) for n in self._numbers)
        quiet = moves and table.phase == "playing" and table.banked <= since
        self._shown = None if quiet else table_shown(table)
        game = table.game
        self._asked = None if game is None else game.decider
        first, last = table.events_of(since + 1)[0], table.events_of(table.n)[1]
        #: Who saw more than everybody; all others are shown the same.
        self._privy: set[int] = set() if game is None else game.privy(first, last)
        #: Whom the text for all others does not suit.
        self._special: set[Watcher | None] = {*self._privy, self._asked, "spectator"}
        self._alike = isinstance(game, Mascarade) and not game.peeking
        #: The texts, by kind of viewer.
        self._texts: dict[Any, str] = {}
        self._entries: tuple[EntryShown, ...] = ()
        self._state: Any = None

    def to(self, viewer: Watcher) -> str:
        """The message for one viewer."""
        kind = self._kind(viewer)
        text = self._texts.get(kind)
        if text is None:
            text = self._texts[kind] = self._text(viewer)
        return text

    def _kind(self, viewer: Watcher) -> Any:
        """All that one viewer's text can differ in from another's; None for most viewers."""
        if self._alike and viewer not in self._special:
            return None
        privy = viewer if viewer in self._privy else None
        return privy, viewer == self._asked, write(own_of(self._table.game, viewer))

    def _text(self, viewer: Watcher) -> str:
        table = self._table
        entries = self._seen(viewer) if viewer in self._privy else self._seen_by_all()
        state, own = self._stands(viewer), own_of(table.game, viewer)
        news = News(self._since, table.n, entries, self._shown, state, own, self._clock)
        return write(news).decode()

    def _seen(self, viewer: Watcher) -> tuple[EntryShown, ...]:
        return tuple(entry_shown(self._table, n, viewer) for n in self._numbers)

    def _seen_by_all(self) -> tuple[EntryShown, ...]:
        self._entries = self._entries or self._seen("spectator")
        return self._entries

    def _stands(self, viewer: Watcher) -> Any:
        """The state; for all but the one who is asked it is the same."""
        game = self._table.game
        if game is None:
            return None
        if viewer == self._asked:
            return game.state_for(viewer)
        if self._state is None:
            self._state = msgspec.Raw(write(game.state_for("spectator")))
        return self._state
