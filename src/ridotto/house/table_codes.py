"""Short codes that lead to open tables, to be called across a room."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable
from typing import Final

from ridotto.games.errors import Refusal
from ridotto.house.store.base import Store
from ridotto.house.table.fold import Table

#: Letters of the codes: none that look alike, and no vowels, so that no words appear.
CODE_LETTERS: Final = "BCDFGHJKLMNPQRSTVWXZ"
#: Number of letters of the shortest codes.
SHORTEST: Final = 4
#: There are at least this many codes for each open table, so this many guesses find one on average.
#: One address may guess wrong 20 times a minute (``house_limits``): that takes it 41 hours. The 300
#: wrong guesses a minute that all addresses have together take almost three hours, and lead to an
#: arbitrary table, whose host can remove the guest. One chosen table is a rarer hit still.
CODES_PER_TABLE: Final = 50_000


def code_length(tables: int) -> int:
    """Return the number of letters of a new code in a house with this many open tables."""
    length = SHORTEST
    while len(CODE_LETTERS) ** length < CODES_PER_TABLE * (tables + 1):
        length += 1
    return length


class TableCodes:
    """The codes of all tables that are waiting or playing, or over with people still there."""

    def __init__(self, store: Store, visited: Callable[[], Iterable[Table]]) -> None:
        """Look codes up in the store, and among the tables at which people are connected."""
        self._store = store
        self._visited = visited

    async def new(self, wanted: str = "") -> str:
        """Return a code that no other table has: the wanted one if it is free."""
        if wanted and await self._store.find_code(wanted) is None:
            return wanted
        length = code_length(await self._store.count_open())
        while True:
            code = "".join(secrets.choice(CODE_LETTERS) for _ in range(length))
            if await self._lookup(code) is None:
                return code

    async def find(self, given: str) -> str:
        """Return the table with this code; raises :exc:`Refusal` (``no-table``)."""
        table = await self._lookup(given.strip().upper())
        if table is None:
            raise Refusal("no-table", "no table has this code; its game may be over")
        return table

    async def _lookup(self, code: str) -> str | None:
        if (table := await self._store.find_code(code)) is not None:
            return table
        return next(
            (each.id for each in self._visited() if each.code == code and each.phase == "over"),
            None,
        )
