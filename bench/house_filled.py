"""Fill a store with tables: ``python -m bench.house_filled FOLDER TABLES``."""

from __future__ import annotations

import asyncio
import random
import secrets
import sys
from pathlib import Path

import msgspec

from ridotto.games.fairness import new_secret
from ridotto.house.options import TableOptions
from ridotto.house.store.data_directory import STORE
from ridotto.house.store.sqlite import SqliteStore
from ridotto.house.table import entries as e
from ridotto.house.table.fold import Table
from ridotto.house.table.lobby_commands import start_entry
from ridotto.house.table.summary import summary_of

#: One in this many tables has a game in progress; the others are over.
ONE_PLAYING = 20
_CHUNK = 200


def table_of(number: int) -> Table:
    """Return a table with a whole random game, or part of one."""
    wishes = TableOptions("mascarade", 6, "6A", public=number % 2 == 0)
    table = Table(secrets.token_urlsafe(16), ())
    opened = e.Opened(
        number, person=f"{number:016x}", name="P", wishes=wishes, secret=new_secret(), code="BCDFGH"
    )
    table.apply(opened)
    for seat in range(6):
        table.apply(
            e.Sat(number, seat=seat, person=f"{seat:016x}", name="P", contribution="00" * 16)
        )
    table.apply(start_entry(table, number)[0])
    chance = random.Random(number)
    twin = table.playing.copy()
    twin.act_randomly(chance, 20 if number % ONE_PLAYING == 0 else 100_000)
    for move in twin.moves:
        action = msgspec.to_builtins(move.action)
        table.apply(e.Moved(number, player=move.player, action=action, how="person"))
    return table


async def fill(folder: Path, tables: int) -> None:
    """Store this many tables."""
    store = SqliteStore(folder / STORE)
    for first in range(0, tables, _CHUNK):
        made = [table_of(number) for number in range(first, min(tables, first + _CHUNK))]
        await asyncio.gather(
            *(
                store.append(t.id, 1, [e.write_entry(entry) for entry in t.entries], summary_of(t))
                for t in made
            )
        )
    await store.close()


if __name__ == "__main__":
    asyncio.run(fill(Path(sys.argv[1]), int(sys.argv[2])))
