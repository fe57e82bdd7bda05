"""Build what each viewer may see of a table. Nothing else leaves the house.

The log itself is private. A viewer gets an entry's number, time and kind, the player concerned, and
the game's events as that seat saw them: no action, no deal, no secret.
"""

from __future__ import annotations

from typing import Any, Final, Literal, cast

from msgspec import UNSET

from ridotto.games.game import Game
from ridotto.house.table import entries as e
from ridotto.house.table.clock import pause_shown
from ridotto.house.table.fold import Table, special_name
from ridotto.house.table.rematch import evening_of
from ridotto.house.views.evening import RemovedShown
from ridotto.house.views.messages import (
    ClockShown,
    EntryKind,
    EntryShown,
    Fairness,
    News,
    SeatShown,
    TableShown,
    write,
)
from ridotto.house.wire.frames import frame_of, framed
from ridotto.minds.seating import public_setup

#: The encoded legal actions of a player who is not asked.
NOTHING_LEGAL: Final = b'"legal":[]'
#: A player's number, or a spectator.
Watcher = int | Literal["spectator"]


def table_shown(table: Table) -> TableShown:
    """Return the public part of a table, without the game."""
    return TableShown(
        table.phase,
        table.options,
        table.host,
        table.shown_code(),
        tuple(
            SeatShown(
                seat.kind, seat.name, seat.person, seat.stand_in, seat.more_left, seat.bank,
                bool(seat.contribution), special_name(seat) or UNSET, seat.avatar or UNSET,
                seat.removed or UNSET,
            )
            for seat in table.seats
        ),
        table.commitment,
        table.rematch,
        fairness_shown(table) if table.phase == "over" else None,
        table.reason or UNSET,
        pause_shown(table) or UNSET,
        evening_of(table) if table.evening else UNSET,
        tuple(RemovedShown(*each) for each in table.removed.items()) or UNSET,
    )  # fmt: skip


def fairness_shown(table: Table) -> Fairness:
    """Return all shares of the deal; only for a game that is over."""
    return {
        "table": table.id,
        "secret": table.secret,
        "commitment": table.commitment,
        "shares": [seat.contribution for seat in table.seats],
    }


def entry_shown(table: Table, number: int, viewer: Watcher) -> EntryShown:
    """Return an entry as a viewer may see it; entries are counted from 1."""
    entry = table.entries[number - 1]
    what = cast(EntryKind, type(entry).__struct_config__.tag)
    how: Literal["removed"] | None
    match entry:
        case e.Moved():
            events = _events(table, number, viewer)
            return EntryShown(number, entry.at, what, entry.player, None, entry.how, events)
        case e.Started():
            return EntryShown(number, entry.at, what, events=_events(table, number, viewer))
        case e.Sat() | e.Seated():
            return EntryShown(number, entry.at, what, entry.seat, entry.name)
        case e.Left():
            how = "removed" if entry.removed else None
            return EntryShown(number, entry.at, what, entry.seat, how=how)
        case e.Opened():
            return EntryShown(number, entry.at, what, name=entry.name)
        case e.Absent():
            how = "removed" if entry.removed else None
            return EntryShown(number, entry.at, what, entry.player, how=how)
        case e.More() | e.Back() | e.Forgiven():
            return EntryShown(number, entry.at, what, entry.player)
        case e.Closed():
            return EntryShown(number, entry.at, what, how="operator" if entry.reason else None)
        case e.Hosted() | e.Paced() | e.Paused() | e.Resumed() | e.Rematch():
            return EntryShown(number, entry.at, what)


def entries_shown(
    table: Table, viewer: Watcher, first: int, last: int | None = None
) -> tuple[EntryShown, ...]:
    """Return the entries from a number on, up to ``last``, as a viewer may see them."""
    end = table.n if last is None else last
    return tuple([entry_shown(table, number, viewer) for number in range(max(1, first), end + 1)])


def _events(table: Table, number: int, viewer: Watcher) -> tuple[Any, ...]:
    assert table.game is not None
    return tuple(table.game.events(viewer, *table.events_of(number)))


def private_shown(game: Game | None, viewer: Watcher) -> Any:
    """Return a player's private view: the cards they hold, and their actions out of turn."""
    if game is None or not isinstance(viewer, int):
        return None
    return game.private(viewer)


def setup_shown(game: Game | None) -> dict[str, Any] | None:
    """Return the public part of the game's set-up."""
    return None if game is None else public_setup(game)


class Broadcast:
    """One change of a table, encoded separately only for viewers who see it differently."""

    def __init__(self, table: Table, since: int, clock: ClockShown | None) -> None:
        """Take the entries after ``since``, and the table's present state."""
        self._table = table
        self._since = since
        self._clock = clock
        self._shown = table_shown(table) if table.reshown > since else None
        self._asked: int | None = None
        #: The players who saw more than spectators; all others see the same.
        self._privy: set[int] = set()
        if table.game is not None:
            self._asked = table.game.decider
            self._privy = table.game.privy(table.happened_by(since), table.game.happened)
        #: The frames, by kind of viewer.
        self._frames: dict[Any, bytes] = {}

    def to_players(self) -> list[bytes | None]:
        """Return the frame of each player who sees what most see; None for the others."""
        game, players = self._table.game, len(self._table.seats)
        if game is None or not game.private_is_common or len(self._privy) == players:
            return [None] * players  # possibly no two see the same
        content = write(self._news("spectator", private_shown(game, 0)))
        frames: list[bytes | None] = [frame_of(content)] * players
        for player in self._privy:
            frames[player] = None
        if self._asked is not None and self._asked not in self._privy:
            # The same but for the legal actions.
            legal = b'"legal":' + write(game.legal())
            frames[self._asked] = frame_of(content.replace(NOTHING_LEGAL, legal, 1))
        return frames

    def to(self, viewer: Watcher) -> bytes:
        """Return the frame for one viewer."""
        kind = self._kind(viewer)
        if kind not in self._frames:
            own = private_shown(self._table.game, viewer)
            self._frames[kind] = framed(self._news(viewer, own))
        return self._frames[kind]

    def _kind(self, viewer: Watcher) -> Any:
        """Return a key: viewers with the same key get the same frame."""
        privy = viewer if viewer in self._privy else None
        return privy, viewer == self._asked, write(private_shown(self._table.game, viewer))

    def _news(self, viewer: Watcher, own: Any) -> News:
        table, since = self._table, self._since
        return News(
            since,
            table.n,
            entries_shown(table, viewer, since + 1),
            self._shown,
            None if table.game is None else table.game.state_for(viewer),
            own,
            self._clock,
        )
