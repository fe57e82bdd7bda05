"""Damaged data: load tables only if they are intact, and report what is not."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Final

from ridotto.games.errors import Refusal
from ridotto.house.running.logs import table_mark
from ridotto.house.store.base import Damaged, Fault, Store
from ridotto.house.table.entries import read_entry
from ridotto.house.table.fold import Table

#: The order in which a table goes through its phases.
_PROGRESS: Final = {"waiting": 0, "playing": 1, "over": 2, "closed": 2}

log = logging.getLogger("ridotto.house")


def replay_log(name: str, texts: Sequence[bytes], phase: str) -> Table:
    """Return the table with this log; ``phase`` is that of its summary, or empty.

    Raises :exc:`Damaged` if an entry cannot be replayed, or if the log ends before that phase: a
    summary is never written before the entries that lead to it.
    """
    table = Table(name, [])
    for number, text in enumerate(texts, 1):
        try:
            table.apply(read_entry(text))
        except Exception as error:
            # Damage can make any of the game's own checks fail.
            fault = Fault("entry-unplayable", number, detail=type(error).__name__)
            raise Damaged(fault) from None
    if phase and _PROGRESS.get(phase, 0) > _PROGRESS[table.phase]:
        raise Damaged(Fault("end-lost"))
    return table


class Damage:
    """The damage that a house has found, in single tables and in its store."""

    def __init__(self, store: Store) -> None:
        """Start with the damage that the store found when it was opened."""
        self._store = store
        self._tables: dict[str, Fault] = {}
        self._others: dict[str, str] = {}
        self._logged: set[str] = set()

    async def load(self, name: str) -> Table:
        """Return a stored table; raises :exc:`Refusal` (``no-table``) and :exc:`Damaged`."""
        if name in self._tables:
            raise Damaged(self._tables[name])
        try:
            texts, phase = await self._store.read(name), await self._store.phase_of(name)
            if texts:
                return replay_log(name, texts, phase)
            if phase:
                raise Damaged(Fault("log-lost"))
        except Damaged as damage:
            self._note(name, damage.fault)
            raise
        raise Refusal("no-table", "there is no such table; the link may be incomplete")

    def _note(self, table: str, fault: Fault) -> None:
        self._tables[table] = fault
        log.error("table damaged", extra={"table": table_mark(table), "why": str(fault)})

    @property
    def tables(self) -> int:
        """Return the number of tables found damaged, without those the operator knows of."""
        return len(self._tables.keys() - self._store.known_damage)

    def note(self, what: str, why: str) -> None:
        """Note damage to the store that was found elsewhere."""
        self._others[what] = why

    def problem(self) -> str:
        """Return what is damaged, for operators; empty if nothing is. New damage is logged."""
        damage = {**self._store.damage, **self._others}
        for what, why in damage.items():
            if what not in self._logged:
                self._logged.add(what)
                log.error("store damaged", extra={"what": what, "why": why})
        found = [f"{what}: {why}" for what, why in damage.items()]
        if self.tables:
            found.append(f"tables that cannot be opened: {self.tables}")
        return "; ".join(found)
