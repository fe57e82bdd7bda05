"""The summary of a table, kept next to its log: to find it, and for the lobby."""

from __future__ import annotations

from typing import Final

from ridotto.house.store.summaries import TableSummary
from ridotto.house.table.fold import Table, special_name

#: Stands for a scenario that has no name because the host described it.
OWN: Final = "own"


def summary_of(table: Table) -> TableSummary:
    """Return the summary of a table in its present state."""
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
        tuple(special_name(seat) or seat.name for seat in taken),
        table.opened,
        table.host,
        tuple(table.people),
    )
