"""What is kept of a table to find it and to list it, beside its log."""

from __future__ import annotations

from typing import Final

from ridotto.house.store.base import TableSummary
from ridotto.house.table.fold import Table

OWN: Final = "own"


def summary_of(table: Table) -> TableSummary:
    """The summary of a table as it stands."""
    scenario = table.options.scenario
    taken = [seat for seat in table.seats if seat.kind != "empty"]
    return TableSummary(
        table.id,
        table.phase,
        table.options.public,
        table.code,
        table.options.game,
        table.options.players,
        scenario if isinstance(scenario, str) else "" if scenario is None else OWN,
        sum(seat.kind == "person" for seat in taken),
        sum(seat.kind == "bot" for seat in taken),
        next((seat.name for seat in taken if seat.person == table.host), ""),
        tuple(seat.name for seat in taken),
        table.entries[0].at,
        table.host,
    )
