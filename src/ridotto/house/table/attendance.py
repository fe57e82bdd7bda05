"""Attendance at a table: stand-ins for players who have left, and the next host."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Final

from ridotto.house.table import entries as e
from ridotto.house.table.claims import withdraw_stand_in
from ridotto.house.table.fold import Table
from ridotto.house.table.step import Step
from ridotto.house.table.volatile import Volatile

#: How often the host may change before the grace period of an absent host grows.
FREE_HAND_OVERS: Final = 3
#: Maximum number of times that a grace period doubles.
MOST_DOUBLINGS: Final = 20


def expected(table: Table, present: Sequence[bool]) -> list[int]:
    """Return the seated players who are not connected and get a grace period."""
    return [
        player
        for player, seat in enumerate(table.seats)
        if seat.kind == "person" and not seat.stand_in and not present[player]
    ]


def grace_period(table: Table, player: int, grace: float) -> float:
    """Return the grace period of a player who has disconnected, in seconds.

    It doubles with each absence since their last decision. Absences are entries, so a player who
    keeps coming and going must not fill the log; returning is always possible.
    """
    return float(grace * 2 ** min(table.seats[player].absences, MOST_DOUBLINGS))


def host_grace_period(table: Table, grace: float) -> float:
    """Return the grace period of a host who has disconnected; it grows with each change of host."""
    return float(grace * 2 ** min(max(0, table.hand_overs - FREE_HAND_OVERS), MOST_DOUBLINGS))


def mark_absent(table: Table, player: int, present: Sequence[bool], now: int) -> Step | None:
    """Let a stand-in play for a player after the grace period; None if they are connected."""
    if table.phase != "playing" or table.seats[player].stand_in or present[player]:
        return None
    return Step([e.Absent(now, player=player)])


def mark_back(table: Table, volatile: Volatile, player: int, now: int) -> Step | None:
    """Let a player decide for themselves again; None if no stand-in plays for them.

    A stand-in's answer in advance is taken back.
    """
    if table.phase != "playing" or not table.seats[player].stand_in:
        return None
    return Step(
        [e.Back(now, player=player)], awake=player, withdrawn=withdraw_stand_in(volatile, player)
    )


def lacks_host(table: Table, people: Container[str]) -> bool:
    """Check whether a table waits for a host who is not connected."""
    return table.phase == "waiting" and table.host not in people


def hand_over(table: Table, people: Container[str], now: int) -> Step | None:
    """Make the first connected player the host; None if there is a host, or no such player."""
    if not lacks_host(table, people):
        return None
    for seat in table.seats:
        if seat.person is not None and seat.person in people:
            return Step([e.Hosted(now, person=seat.person)])
    return None
