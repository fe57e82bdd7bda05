"""A client disconnects while its command is being written."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from starlette.websockets import WebSocket

from house.players import wishes
from house.serving import live
from ridotto.house.bots.pool import BotPool
from ridotto.house.house import House
from ridotto.house.options import TableOptions
from ridotto.house.running.settings import Settings
from ridotto.house.store.moderation import Action
from ridotto.house.store.sqlite import SqliteStore
from ridotto.house.store.summaries import TableSummary
from ridotto.house.table import entries as e
from ridotto.house.table.fold import Table
from ridotto.house.wire.sockets import Sockets


class Slow(SqliteStore):
    """A slow store that reports when it is busy."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.begun = asyncio.Event()
        self.go_on = asyncio.Event()
        self.go_on.set()

    async def append(
        self,
        table: str,
        number: int,
        texts: Sequence[bytes],
        summary: TableSummary | None = None,
        action: Action | None = None,
    ) -> None:
        await super().append(table, number, texts, summary, action)
        self.begun.set()
        await self.go_on.wait()


@live
async def test_logged_entries_are_applied_even_if_the_client_is_gone(tmp_path: Path) -> None:
    store = Slow(tmp_path / "store.db")
    house = House(store, Settings(grace=3600), BotPool())
    person, token = await house.welcome("Ana")
    asked = msgspec.convert(wishes("mascarade", 4), TableOptions)
    name = await house.open_table(person, asked)
    croupier = await house.find(name)
    command = {"do": "sit", "id": "x", "contribution": "0" * 32}
    incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    incoming.put_nowait({"type": "websocket.connect"})
    cut = False

    async def send(message: Any) -> None:
        if cut:
            raise OSError("the client has gone")

    scope = {
        "type": "websocket",
        "query_string": b"",
        "path_params": {"table": name},
        "headers": [(b"authorization", f"Bearer {token}".encode())],
    }
    attending = asyncio.create_task(Sockets(house).table(WebSocket(scope, incoming.get, send)))
    while not croupier.connections:
        await asyncio.sleep(0)
    store.begun.clear()
    store.go_on.clear()
    incoming.put_nowait({"type": "websocket.receive", "text": json.dumps(command)})
    await store.begun.wait()
    # The entry is in the log but not applied yet when the disconnection is noticed.
    cut = True
    croupier.send_presence()
    await asyncio.sleep(0.05)
    store.go_on.set()
    await attending
    log = await store.read(name)
    assert len(log) == 2
    assert croupier.table.entries == Table(name, map(e.read_entry, log)).entries
    assert not croupier.connections
    house.shut_down()
    await store.close()
