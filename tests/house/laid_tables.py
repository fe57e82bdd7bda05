"""Tables written directly into the log of a house, with any deal and any history."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from house.serving import Guest, Served
from ridotto.house.options import TableOptions
from ridotto.house.store.data_directory import store_file
from ridotto.house.store.sqlite import SqliteStore
from ridotto.house.table import entries as e

SECRET = "5e" * 32
OPENED = 1_700_000_000_000


async def lay(
    served: Served, table: str, wishes: TableOptions, guests: Sequence[Guest],
    setup: dict[str, Any], moves: Sequence[tuple[int, Any]] = (), bots: Sequence[str] = (),
) -> None:  # fmt: skip
    """Write a table into the house's log, with the guests seated first, then the bots."""
    host = guests[0]
    log: list[e.AnyEntry] = [
        e.Opened(
            OPENED, person=host.person, name=host.name, wishes=wishes, secret=SECRET, code="B" * 8
        )
    ]
    log += [
        e.Sat(OPENED, seat=seat, person=guest.person, name=guest.name, contribution="ab" * 16)
        for seat, guest in enumerate(guests)
    ]
    log += [e.Seated(OPENED, seat=seat, name=name) for seat, name in enumerate(bots, len(guests))]
    log.append(e.Started(OPENED, setup=setup))
    log += [
        e.Moved(OPENED, player=player, action=msgspec.to_builtins(action), how="person")
        for player, action in moves
    ]
    store = SqliteStore(store_file(served.data))
    try:
        await store.append(table, 1, [e.write_entry(entry) for entry in log])
    finally:
        await store.close()


def wishes_for(setup: dict[str, Any], **more: Any) -> TableOptions:
    """Return options that fit such a table."""
    if "scenario" in setup:
        more |= {"game": "mascarade", "scenario": setup["scenario"]}
    else:
        more |= {"game": "masquerade"}
    given = {"players": setup["players"], "options": setup["options"], "clock": None} | more
    return msgspec.convert(given, TableOptions)
