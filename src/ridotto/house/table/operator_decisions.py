"""Close a table for an operator, or vacate a banned person's seat."""

from __future__ import annotations

from ridotto.games.errors import Refusal
from ridotto.house.store.moderation import Action
from ridotto.house.table import entries as e
from ridotto.house.table.fold import Table
from ridotto.house.table.lobby_commands import hand_over
from ridotto.house.table.step import Step


def close(table: Table, reason: str, action: Action, now: int) -> Step:
    """Close a table, whatever happens at it, and log that.

    Raises :exc:`Refusal` if it is over already.
    """
    if table.phase in ("over", "closed"):
        raise Refusal("game-over", "the table is closed already")
    return Step([e.Closed(now, reason=reason)], logged=action)


def eject(table: Table, person: str, now: int) -> Step | None:
    """Empty a person's seat, or let a stand-in play on in it; None if there is nothing to do."""
    seat = table.seat_of(person)
    if seat is None or table.phase not in ("waiting", "playing"):
        return None
    if table.phase == "waiting":
        return Step([e.Left(now, seat=seat, removed=True), *hand_over(table, now, person)])
    return None if table.seats[seat].stand_in else Step([e.Absent(now, player=seat)])
