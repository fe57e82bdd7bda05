"""The day on which each guest was last here: retention needs no more."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from ridotto.house.store.base import NotSaved, Store

#: Milliseconds in a day.
DAY: Final = 24 * 3600 * 1000
#: Number of guests of a day to remember; the visits of the others may be written again.
MOST_SEEN: Final = 4000


class Visits:
    """Store the visits of guests, once a day each."""

    def __init__(self, store: Store) -> None:
        """Start with nobody."""
        self._store = store
        self._today = 0
        self._seen: set[str] = set()
        #: The writes under way.
        self.pending: set[asyncio.Future[None]] = set()

    def note(self, person: str, now: int) -> None:
        """Note that a guest is here; the write goes on in the background."""
        today = now - now % DAY
        if today != self._today:
            self._today = today
            self._seen.clear()
        if person not in self._seen:
            if len(self._seen) >= MOST_SEEN:
                self._seen.clear()
            self._seen.add(person)
            noting = asyncio.ensure_future(self._keep(person, today))
            self.pending.add(noting)
            noting.add_done_callback(self.pending.discard)

    async def _keep(self, person: str, day: int) -> None:
        # It is tried again tomorrow.
        with suppress(NotSaved):
            await self._store.lifecycle.note_seen(person, day)

    def forget(self, person: str) -> None:
        """Forget a guest who was deleted."""
        self._seen.discard(person)
