"""The health check: test whether the house can write to its store."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from ridotto.house.store.base import Conflict, NotSaved, Store

#: Timeout of a write, and time to reuse a result, in seconds.
WRITE_TIMEOUT: Final = 3.0
MAX_AGE: Final = 1.0
#: No person has this id: entries under it exist only to test the store.
PROBE: Final = ""


class HealthCheck:
    """Test the store with a write, at most once a second however many clients ask."""

    def __init__(self, store: Store) -> None:
        """Check this store."""
        self._store = store
        self._lock = asyncio.Lock()
        self._checked_at = -MAX_AGE
        self._problem = ""

    async def problem(self) -> str:
        """Return why the store cannot be written to; empty if it can."""
        async with self._lock:
            if time.monotonic() - self._checked_at >= MAX_AGE:
                self._problem = await self._probe()
                self._checked_at = time.monotonic()
            return self._problem

    async def _probe(self) -> str:
        try:
            async with asyncio.timeout(WRITE_TIMEOUT):
                await self._store.mute(PROBE, PROBE, True)
                await self._store.mute(PROBE, PROBE, False)
        except TimeoutError:
            return f"the store has written nothing for {WRITE_TIMEOUT:g} seconds"
        except (NotSaved, Conflict) as failure:
            return f"the store cannot write: {failure}"
        return ""
