"""Build the first messages for a client: the whole table, or only what it missed."""

from __future__ import annotations

from typing import Final, NamedTuple

from msgspec import UNSET

from ridotto.house.mutes import Muted
from ridotto.house.store.base import Person
from ridotto.house.table.fold import Table
from ridotto.house.views.broadcast import (
    Watcher,
    entries_shown,
    private_shown,
    setup_shown,
    table_shown,
)
from ridotto.house.views.messages import (
    PROTOCOL,
    AheadShown,
    Answered,
    ClockShown,
    Meanwhile,
    Message,
    News,
    Presence,
    ReadyShown,
    Said,
    SaidNumber,
    Standing,
    View,
    You,
)

#: Maximum number of entries in a view, and after an entry that a client knows. Joining costs the
#: same at a table with a long history; all but very long games fit.
MOST_ENTRIES: Final = 500


class Known(NamedTuple):
    """The client's last known state: an entry and its time, and its last chat message."""

    since: int | None = None
    at: int | None = None
    heard: int = 0


class Around(NamedTuple):
    """The part of a table's state that is sent to a client but is not in the log."""

    now: int
    clock: ClockShown | None
    #: The viewer's own answer that has not taken effect yet.
    ahead: Standing | None
    #: The players who have answered, if all are asked at once.
    answered: tuple[int, ...]
    #: The players who have seen enough of an open deal.
    ready: tuple[int, ...]
    said: tuple[Said, ...]
    #: Deleted messages, which a client that reconnects may still show.
    unsaid: tuple[SaidNumber, ...]
    muted: Muted
    presence: Presence


def knows(table: Table, known: Known) -> bool:
    """Check whether a client's last entry is one of this table, and not too long ago.

    An entry that the table does not have, or has with another time, does not count: the house may
    have been restored from a backup.
    """
    since = known.since
    if since is None or not max(0, table.n - MOST_ENTRIES) < since <= table.n:
        return False
    return known.at is None or known.at == table.entries[since - 1].at


def greeting(
    table: Table, person: Person, viewer: Watcher, known: Known, around: Around
) -> list[Message]:
    """Return the messages that bring a client up to date, in sending order."""
    messages: list[Message]
    if knows(table, known):
        assert known.since is not None
        messages = [
            _news_since(table, known.since, viewer, around),
            _meanwhile(table, person, viewer, around),
        ]
    else:
        messages = [_view(table, person, viewer, around)]
    if table.game is not None and table.game.asks_everyone:
        if isinstance(viewer, int):
            messages.append(AheadShown(around.ahead))
        if table.gathering:
            messages.append(Answered(around.answered))
    if around.clock is not None and around.clock.look_until is not None:
        messages.append(ReadyShown(around.ready))
    return messages


def _view(table: Table, person: Person, viewer: Watcher, around: Around) -> View:
    game = table.game
    return View(
        PROTOCOL,
        table.id,
        table.n,
        around.now,
        _you(table, person, viewer),
        table_shown(table),
        entries_shown(table, viewer, table.n - MOST_ENTRIES + 1),
        setup_shown(game),
        None if game is None else game.state_for(viewer),
        private_shown(game, viewer),
        around.clock,
        around.ahead,
        around.said,
        tuple(sorted(around.muted)),
        around.presence.present,
        around.presence.spectators,
        max(0, table.n - MOST_ENTRIES),
        around.presence.screens,
    )


def _news_since(table: Table, since: int, viewer: Watcher, around: Around) -> News:
    game = table.game
    return News(
        since,
        table.n,
        entries_shown(table, viewer, since + 1),
        table_shown(table),
        None if game is None else game.state_for(viewer),
        private_shown(game, viewer),
        around.clock,
    )


def _meanwhile(table: Table, person: Person, viewer: Watcher, around: Around) -> Meanwhile:
    return Meanwhile(
        around.now,
        _you(table, person, viewer),
        setup_shown(table.game),
        around.ahead,
        around.said,
        tuple(sorted(around.muted)),
        around.presence.present,
        around.presence.spectators,
        around.unsaid or UNSET,
        around.presence.screens,
    )


def _you(table: Table, person: Person, viewer: Watcher) -> You:
    player = viewer if isinstance(viewer, int) else None
    return You(person.id, person.name, player, person.id in table.removed)
