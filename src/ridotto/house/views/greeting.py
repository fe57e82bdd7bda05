"""What a client is told as it comes in: the whole table, or what it has missed of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ridotto.house.mutes import Muted
from ridotto.house.store.base import Person
from ridotto.house.table.fold import Table
from ridotto.house.views.broadcast import Watcher, entry_shown, own_of, setup_shown, table_shown
from ridotto.house.views.messages import PROTOCOL, Meanwhile, News, View, You
from ridotto.house.wire.connection import Connection
from ridotto.house.wire.frames import framed

if TYPE_CHECKING:
    from ridotto.house.table.croupier import Croupier


class Known(NamedTuple):
    """What a client says it knows: an entry and when that was, and the last thing it heard."""

    since: int | None = None
    at: int | None = None
    heard: int = 0


def greet(croupier: Croupier, connection: Connection, muted: Muted, known: Known) -> None:
    """Tell a client what it does not know.

    An entry that the table does not have, or has from another time, is as good as none: a house
    may have gone on from a copy of before.
    """
    viewer, since = croupier.viewer_of(connection), known.since
    if since is not None and _has(croupier.table, since, known.at):
        connection.offer(_news_since(croupier, since, viewer))
        connection.offer(_meanwhile(croupier, connection, viewer, muted, known.heard))
    else:
        connection.offer(_view(croupier, connection, viewer, muted))
    croupier.clockwork.claims.remind(connection, viewer)


def _has(table: Table, number: int, at: int | None) -> bool:
    return 0 < number <= table.n and at in (None, table.entries[number - 1].at)


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
