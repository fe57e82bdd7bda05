"""Retention: delete old tables, their chat, and guests who stay away, if the operator wants it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from typing import Final

from ridotto.games.errors import Refusal
from ridotto.house.house import House
from ridotto.house.personal_data import forget
from ridotto.house.store.base import Damaged, NotSaved
from ridotto.house.visits import DAY

#: Phases in which nobody plays any more, and that of tables that never started.
FINISHED: Final = ("over", "closed")
WAITING: Final = "waiting"
#: Time in seconds until data is first deleted after the house has opened, and until the next time.
FIRST: Final = 600.0
INTERVAL: Final = 3600.0
#: Number of tables or guests that are read at once, and the pause after each deletion in seconds:
#: games come first.
BATCH: Final = 50
PAUSE: Final = 0.02

log = logging.getLogger("ridotto.house")


class Retention:
    """Delete what is older than the settings allow."""

    def __init__(self, house: House) -> None:
        """Use the settings of this house."""
        self._house = house
        settings = house.settings
        self._tables = settings.keep_tables
        self._chat = settings.keep_chat
        self._guests = settings.keep_guests

    async def run(self) -> None:
        """Delete old data at regular intervals; return only if everything is kept for good."""
        if not (self._tables or self._chat or self._guests):
            return
        await asyncio.sleep(FIRST)
        while True:
            try:
                await self.apply(self._house.now())
            except (NotSaved, Damaged, Refusal) as failure:
                log.warning("retention failed", extra={"failure": type(failure).__name__})
            await asyncio.sleep(INTERVAL)

    async def apply(self, now: int) -> None:
        """Delete everything that is too old at this time."""
        deleted = chats = guests = 0
        if self._tables:
            before = now - self._tables * DAY
            for phase in (*FINISHED, WAITING):
                async for table in self._older(phase, before):
                    deleted += await self._delete(table)
        if self._chat:
            before = now - self._chat * DAY
            for phase in FINISHED:
                async for table in self._older(phase, before):
                    chats += await self._clear_chat(table)
            # Reports hold chat too; open ones are still needed.
            await self._house.moderation.store.delete_closed_reports(before)
        if self._guests:
            guests = await self._forget_guests(now)
        if deleted or chats or guests:
            extra = {"tables": deleted, "chats": chats, "guests": guests}
            log.info("old data deleted", extra=extra)

    async def _older(self, phase: str, before: int) -> AsyncIterator[str]:
        """Yield the tables in a phase whose last entry is older than a time."""
        after = (0, "")
        while True:
            found = await self._house.store.lifecycle.settled(phase, before, after, BATCH)
            for each in found:
                after = (each.opened, each.table)
                if each.last < before:
                    yield each.table
            if len(found) < BATCH:
                return
            await asyncio.sleep(PAUSE)

    def _free(self, table: str) -> bool:
        """Evict a table that nobody uses; return whether nobody does."""
        croupier = self._house.croupiers.get(table)
        if croupier is None:
            return True
        if croupier.connections or croupier.busy or croupier.table.phase == "playing":
            return False
        self._house.evict(table)
        return True

    async def _delete(self, table: str) -> bool:
        if not self._free(table):
            return False
        await self._house.store.lifecycle.delete_table(table)
        # A client may have come while the table was being deleted.
        self._house.evict(table)
        self._house.lobby.remove(table)
        self._house.replays.drop(table)
        self._house.limits.open_tables.release(table)
        await asyncio.sleep(PAUSE)
        return True

    async def _clear_chat(self, table: str) -> bool:
        if not self._free(table) or not await self._house.store.lifecycle.clear_chat(table):
            return False
        self._house.evict(table)
        await asyncio.sleep(PAUSE)
        return True

    async def _forget_guests(self, now: int) -> int:
        today = now - now % DAY
        forgotten = 0
        present = {
            connection.person.id
            for croupier in self._house.croupiers.values()
            for connection in croupier.connections
        }
        for person in present:
            await self._house.store.lifecycle.note_seen(person, today)
        limit = today - self._guests * DAY
        while people := await self._house.store.lifecycle.absent_since(limit, today, BATCH):
            for person in people:
                await forget(self._house, person)
                forgotten += 1
                await asyncio.sleep(PAUSE)
        return forgotten
