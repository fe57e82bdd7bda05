"""The open deal: cards lie face up for a while, people look, and bots wait.

Otherwise bots would begin before people have read a single card. So the first bot waits until all
people report that they are ready, or until a time limit.
"""

from __future__ import annotations

from typing import Final

from ridotto.house.table import entries as e
from ridotto.house.table.fold import Table
from ridotto.house.table.volatile import Volatile

#: Seconds per card for people to look; as a multiple of the pace, if bots are fast.
EACH: Final = 2.0
HURRIED: Final = 5


def look_until(table: Table, volatile: Volatile) -> int | None:
    """Return until when bots wait for people to look; None if they may begin.

    The time is in milliseconds since 1970.
    """
    if volatile.deal_over or _all_ready(table, volatile):
        return None
    return longest_look(table)


def longest_look(table: Table) -> int | None:
    """Return the latest time until which bots wait; None without an untouched open deal.

    The time is in milliseconds since 1970.
    """
    if table.game is None or not _is_untouched(table):
        return None
    cards = table.game.lying_open()
    if not cards:
        return None
    each = min(EACH, HURRIED * table.options.pace / 1000)
    return table.since + round(cards * each * 1000)


def _is_untouched(table: Table) -> bool:
    """Check whether no decision has been made yet; peeking is no decision."""
    return isinstance(table.entries[table.moved - 1], e.Started)


def _all_ready(table: Table, volatile: Volatile) -> bool:
    """Check whether all people are ready, even those whose windows are still opening."""
    return all(
        player in volatile.ready
        for player, seat in enumerate(table.seats)
        if seat.kind == "person" and not seat.stand_in
    )
