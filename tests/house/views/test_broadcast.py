"""A message encoded once for many viewers equals the one encoded for each of them."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from ridotto.games.fairness import new_secret
from ridotto.house.options import TableOptions
from ridotto.house.table import entries as e
from ridotto.house.table.fold import Table
from ridotto.house.table.lobby_commands import start_entry
from ridotto.house.views.broadcast import (
    Broadcast,
    Watcher,
    entry_shown,
    private_shown,
    table_shown,
)
from ridotto.house.views.messages import News, write
from ridotto.house.wire.frames import frame_of, framed

#: A person whose name imitates another field.
SLY = '"legal":[]'


def begun(**wishes: Any) -> Table:
    """Return a table whose game has just begun."""
    asked = msgspec.convert({"clock": None, **wishes}, TableOptions)
    table = Table("t" * 22, ())
    table.apply(
        e.Opened(1, person="0" * 16, name=SLY, wishes=asked, secret=new_secret(), code="BCDFGHJK")
    )
    for seat in range(asked.players):
        table.apply(
            e.Sat(1, seat=seat, person=f"{seat:016x}", name=SLY, contribution=f"{seat:032x}")
        )
    table.apply(start_entry(table, 1)[0])
    return table


def alone(table: Table, since: int, viewer: Watcher) -> bytes:
    """Return the news encoded for one viewer alone."""
    game = table.playing if table.phase == "playing" else table.game
    assert game is not None
    quiet = table.phase == "playing" and all(
        isinstance(entry, e.Moved) for entry in table.entries[since:]
    )
    entries = tuple(entry_shown(table, n, viewer) for n in range(since + 1, table.n + 1))
    shown = None if quiet else table_shown(table)
    own = private_shown(game, viewer)
    return framed(News(since, table.n, entries, shown, game.state_for(viewer), own, None))


@pytest.mark.parametrize(
    "wishes",
    [
        {"game": "mascarade", "players": 4, "scenario": "4A"},
        {"game": "mascarade", "players": 8, "scenario": "8A"},
        {"game": "mascarade", "players": 9, "scenario": "9B", "options": {"peek": True}},
        {"game": "mascarade", "players": 12, "scenario": "12B"},
        {"game": "masquerade", "players": 3},
    ],
    ids=["4A", "8A", "9B with peeking", "12B", "masquerade"],
)
def test_every_viewer_gets_the_same_frame_as_if_alone(wishes: dict[str, Any]) -> None:
    chance = random.Random(7)
    for _ in range(3):
        table = begun(**wishes)
        while table.phase == "playing":
            since = table.n
            # Several entries at once, as when all answer at once.
            for _ in range(chance.choice([1, 1, 1, 3])):
                if table.phase == "playing":
                    game = table.playing
                    assert game.decider is not None
                    action = msgspec.to_builtins(chance.choice(game.legal()))
                    table.apply(e.Moved(2, player=game.decider, action=action, how="person"))
            told = Broadcast(table, since, None)
            usual = told.to_players()
            for player, frame in enumerate(usual):
                assert (frame or told.to(player)) == alone(table, since, player)
            assert told.to("spectator") == alone(table, since, "spectator")


def test_the_common_frame_is_encoded_once() -> None:
    table = begun(game="mascarade", players=12, scenario="12A")
    since, game = table.n, table.playing
    assert game.decider is not None
    mover, action = game.decider, msgspec.to_builtins(game.legal()[0])
    table.apply(e.Moved(2, player=mover, action=action, how="person"))
    frames = Broadcast(table, since, None).to_players()
    assert frames[mover] is None  # only the mover knows whether the swap was real
    asked = table.playing.decider
    assert asked is not None
    assert len({id(frame) for frame in frames if frame is not None}) == 2
    assert [n for n, frame in enumerate(frames) if frame and b'"legal":[{' in frame] == [asked]


def test_a_frame_holds_the_message_unchanged() -> None:
    message = {"is": "news", "text": "ł" * 200}
    assert framed(message) == frame_of(write(message))
