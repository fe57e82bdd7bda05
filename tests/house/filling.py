"""Fill a store with many tables directly."""

from __future__ import annotations

import asyncio
import random
import secrets
from pathlib import Path

import msgspec

from ridotto.games.fairness import new_secret
from ridotto.house.options import TableOptions
from ridotto.house.store.data_directory import store_file
from ridotto.house.store.sqlite import SqliteStore
from ridotto.house.table import entries as e
from ridotto.house.table.fold import Table
from ridotto.house.table.lobby_commands import start_entry
from ridotto.house.table.summary import summary_of

_AT_ONCE = 500


def table_that(phase: str, moves: int = 20) -> Table:
    """Return a table of people that waits, plays, or is over."""
    at = 1_700_000_000_000
    wishes = TableOptions("mascarade", 4, "4A", public=True, clock=None)
    table = Table("model", [])
    table.apply(
        e.Opened(
            at, person="0" * 16, name="Ana", wishes=wishes, secret=new_secret(), code="BCDFGHJK"
        )
    )
    for seat in range(4 if phase != "waiting" else 1):
        person, share = f"{seat:016x}", secrets.token_hex(16)
        table.apply(e.Sat(at, seat=seat, person=person, name=f"P{seat}", contribution=share))
    if phase == "waiting":
        return table
    table.apply(start_entry(table, at)[0])
    twin = table.playing.copy()
    twin.act_randomly(random.Random(4), moves if phase == "playing" else 100_000)
    for move in twin.moves:
        action = msgspec.to_builtins(move.action)
        table.apply(e.Moved(at, player=move.player, action=action, how="person"))
    assert table.phase == phase
    return table


async def fill(data: Path, tables: dict[str, int]) -> list[str]:
    """Put this many tables of each phase into a store; return their ids."""
    data.mkdir(parents=True, exist_ok=True)
    store = SqliteStore(store_file(data))
    names: list[str] = []
    for phase, number in tables.items():
        model = table_that(phase)
        texts, summary = [e.write_entry(entry) for entry in model.entries], summary_of(model)
        new = [secrets.token_urlsafe(16) for _ in range(number)]
        for first in range(0, number, _AT_ONCE):
            await asyncio.gather(
                *(
                    store.append(name, 1, texts, msgspec.structs.replace(summary, table=name))
                    for name in new[first : first + _AT_ONCE]
                )
            )
        names += new
    await store.close()
    return names
