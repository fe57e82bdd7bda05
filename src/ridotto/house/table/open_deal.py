"""The open deal: cards lie face up for a while, and everyone memorises them together.

Nothing happens until all people report that they are ready, or until a time limit that is the same
for all. A move that arrives earlier is kept until then, so one player cannot end the time for the
others. Nobody's clock runs meanwhile.
"""

from __future__ import annotations

from typing import Final

from ridotto.house.table import entries as e
from ridotto.house.table.fold import Table
from ridotto.house.table.volatile import Volatile

#: Seconds per card for people to look; as a multiple of the pace, if bots are very fast.
EACH: Final = 3.0
HURRIED: Final = 8


def look_until(table: Table, volatile: Volatile) -> int | None:
    """Return until when everyone may look at the most; None if that time is over.

    The time is in milliseconds since 1970.
    """
    if volatile.deal_over or not is_lying_open(table):
        return None
    each = min(EACH, HURRIED * table.options.pace / 1000)
    time = round(table.playing.lying_open() * each * 1000)
    return None if not time or _all_ready(table, volatile) else table.since + time


def ready_players(table: Table, volatile: Volatile) -> tuple[int, ...]:
    """Return the players who are ready: bots and stand-ins always are."""
    return tuple(
        player
        for player in range(len(table.seats))
        if table.is_played(player) or player in volatile.ready
    )


def is_lying_open(table: Table) -> bool:
    """Check whether no decision has been made since an open deal; peeking is no decision."""
    if table.game is None or table.phase != "playing" or not table.game.lying_open():
        return False
    return isinstance(table.entries[table.moved - 1], e.Started)


def _all_ready(table: Table, volatile: Volatile) -> bool:
    """Check whether all people are ready, even those whose windows are still opening."""
    return len(ready_players(table, volatile)) == len(table.seats)
