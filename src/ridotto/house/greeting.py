"""What a client is told as it comes in: the whole table, or what it has missed of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ridotto.house.connection import Connection
from ridotto.house.frames import framed
from ridotto.house.messages import PROTOCOL, Meanwhile, News, View, You
from ridotto.house.mutes import Muted
from ridotto.house.news import Watcher, entry_shown, own_of, setup_shown, table_shown
from ridotto.house.store import Person
from ridotto.house.table import Table

if TYPE_CHECKING:
    from ridotto.house.croupier import Croupier


def greet(
    croupier: Croupier,
    connection: Connection,
    muted: Muted,
    since: int | None,
    heard: int,
) -> None:
    """Tell a client what it does not know; ``since`` and ``heard`` are what it says it does.

    An entry that the table does not have is as good as none.
    """
    viewer = croupier.viewer_of(connection)
    if since is not None and 0 < since <= croupier.table.n:
        connection.offer(_news_since(croupier, since, viewer))
        connection.offer(_meanwhile(croupier, connection, viewer, muted, heard))
    else:
        connection.offer(_view(croupier, connection, viewer, muted))
    croupier.clockwork.claims.remind(connection, viewer)


def _view(croupier: Croupier, connection: Connection, viewer: Watcher, muted: Muted) -> bytes:
    table, game = croupier.table, croupier.table.game
    presence = croupier.presence()
    view = View(
        PROTOCOL,
        table.id,
        table.n,
        croupier.house.now(),
        _you(table, connection.person, viewer),
        table_shown(table),
        tuple(entry_shown(table, number, viewer) for number in range(1, table.n + 1)),
        setup_shown(game),
        None if game is None else game.state_for(viewer),
        own_of(game, viewer),
        croupier.clockwork.shown(),
        croupier.clockwork.claims.standing(viewer),
        croupier.talk.last(viewer, muted),
        tuple(sorted(muted)),
        presence.present,
        presence.spectators,
    )
    return framed(view)


def _news_since(croupier: Croupier, since: int, viewer: Watcher) -> bytes:
    table, game = croupier.table, croupier.table.game
    news = News(
        since,
        table.n,
        tuple(entry_shown(table, number, viewer) for number in range(since + 1, table.n + 1)),
        table_shown(table),
        None if game is None else game.state_for(viewer),
        own_of(game, viewer),
        croupier.clockwork.shown(),
    )
    return framed(news)


def _meanwhile(
    croupier: Croupier,
    connection: Connection,
    viewer: Watcher,
    muted: Muted,
    heard: int,
) -> bytes:
    presence = croupier.presence()
    meanwhile = Meanwhile(
        croupier.house.now(),
        _you(croupier.table, connection.person, viewer),
        setup_shown(croupier.table.game),
        croupier.clockwork.claims.standing(viewer),
        croupier.talk.last(viewer, muted, heard),
        tuple(sorted(muted)),
        presence.present,
        presence.spectators,
    )
    return framed(meanwhile)


def _you(table: Table, person: Person, viewer: Watcher) -> You:
    player = viewer if isinstance(viewer, int) else None
    return You(person.id, person.name, player, person.id in table.removed)
