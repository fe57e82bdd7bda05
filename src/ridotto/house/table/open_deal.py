"""The open deal: for a while cards lie face up, people look, and no bot touches one.

Bots would begin before anybody has read a single card. So the first of them waits until everybody
says that they have seen enough, or until a time limit.
"""

from __future__ import annotations

from typing import Final

from ridotto.house.table import entries as e
from ridotto.house.table.fold import Table
from ridotto.house.table.volatile import Volatile

#: How many seconds people have for each card; how many times the pace, where bots are in a hurry.
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
    """Return until when bots wait if somebody keeps looking; None if no untouched cards lie open.

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
    """Check whether nobody has decided anything yet; to peek is no decision."""
    return isinstance(table.entries[table.moved - 1], e.Started)


def _all_ready(table: Table, volatile: Volatile) -> bool:
    """Check whether all people have seen enough; their windows may be about to open."""
    return all(
        player in volatile.ready
        for player, seat in enumerate(table.seats)
        if seat.kind == "person" and not seat.stand_in
    )
