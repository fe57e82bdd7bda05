"""What of a table each viewer gets to see. Nothing leaves the house that is not put in here.

The log itself is private. From an entry a viewer gets its number, time and kind, who it was
about, and the game's events as that seat saw them: no action, no deal, no secret.
"""

from __future__ import annotations

from typing import Any, Literal

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
        first, last = table.events_of(since + 1)[0], table.events_of(table.n)[1]
        self._open = table.game is None or table.game.all_see(first, last)
        #: Where everybody sees everything, texts by what they differ in.
        self._texts: dict[tuple[bool, bytes], str] = {}

    def to(self, viewer: Watcher) -> str:
        """The message for one viewer."""
        game = self._table.game
        own = own_of(game, viewer)
        if not self._open:
            return self._text(viewer, own)
        key = (game is not None and game.decider == viewer, write(own))
        text = self._texts.get(key)
        if text is None:
            text = self._texts[key] = self._text(viewer, own)
        return text

    def _text(self, viewer: Watcher, own: Any) -> str:
        table = self._table
        entries = tuple(entry_shown(table, number, viewer) for number in self._numbers)
        state = None if table.game is None else table.game.state_for(viewer)
        news = News(self._since, table.n, entries, self._shown, state, own, self._clock)
        return write(news).decode()
