"""Commands that were carried out, to answer repeated ones as before."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from ridotto.house.table import entries as e
from ridotto.house.table.fold import Table

#: Number of commands remembered.
REMEMBERED: Final = 512


class DoneCommands:
    """The latest commands of a table, and the entry after each."""

    def __init__(self, table: Table) -> None:
        """Remember the commands in the log, so that a restart does not repeat them."""
        self._done: OrderedDict[tuple[str, str], int] = OrderedDict()
        first = max(1, table.n - REMEMBERED + 1)
        for number, entry in enumerate(table.entries[first - 1 :], first):
            if isinstance(entry, e.Moved) and entry.command:
                person = table.seats[entry.player].person or ""
                self._done[person, entry.command] = number

    def number_of(self, person: str, command: str) -> int | None:
        """Return the entry after a person's command; None if it was not carried out."""
        return self._done.get((person, command))

    def note(self, person: str, command: str, number: int) -> None:
        """Remember a command."""
        self._done[person, command] = number
        if len(self._done) > REMEMBERED:
            self._done.popitem(last=False)
