"""The interface of the house that its tables use."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from ridotto.house.bots.pool import BotPool
from ridotto.house.bots.queue import BotQueue
from ridotto.house.lobby import Lobby
from ridotto.house.mutes import Mutes
from ridotto.house.options import TableOptions
from ridotto.house.running.histogram import Histogram
from ridotto.house.running.limits import RateLimiter
from ridotto.house.running.settings import Settings
from ridotto.house.store.base import Person, Store
from ridotto.house.table.bot_seats import BotSeats
from ridotto.house.table.fold import Seat


class Services(Protocol):
    """The house as its tables see it.

    Importing the house itself would be a circular import.
    """

    store: Store
    settings: Settings
    bots: BotPool
    bot_queue: BotQueue
    bot_seats: BotSeats
    mutes: Mutes
    lobby: Lobby
    openings: RateLimiter
    entries_written: int
    games_ended: int
    appending: Histogram

    def now(self) -> int:
        """Return the time in milliseconds since 1970."""

    def note_failure(self, failure: Exception) -> None:
        """Count and log a failed write."""

    async def open_table(
        self, host: Person, options: TableOptions, seats: Sequence[Seat] = ()
    ) -> str:
        """Open a table and return its id; raises :exc:`Refusal`."""
