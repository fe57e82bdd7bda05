"""The interface of the house that its tables use."""

from __future__ import annotations

from typing import Protocol

from ridotto.house.bots.pool import BotPool
from ridotto.house.bots.queue import BotQueue
from ridotto.house.lobby import Lobby
from ridotto.house.moderation.moderation import Moderation
from ridotto.house.moderation.word_lists import WordLists
from ridotto.house.mutes import Mutes
from ridotto.house.options import TableOptions
from ridotto.house.running.histogram import Histogram
from ridotto.house.running.house_clock import HouseClock
from ridotto.house.running.house_limits import HouseLimits
from ridotto.house.running.settings import Settings
from ridotto.house.store.base import Person, Store
from ridotto.house.table.bot_seats import BotSeats
from ridotto.house.table.rematch import Carried


class Services(Protocol):
    """The house as its tables see it.

    Importing the house itself would be a circular import.
    """

    clock: HouseClock
    store: Store
    settings: Settings
    bots: BotPool
    bot_queue: BotQueue
    bot_seats: BotSeats
    mutes: Mutes
    moderation: Moderation
    word_lists: WordLists
    lobby: Lobby
    limits: HouseLimits
    entries_written: int
    games_ended: int
    refused: dict[str, int]
    appending: Histogram

    def now(self) -> int:
        """Return the time by the steady clock, in milliseconds since 1970."""

    def note_failure(self, failure: Exception) -> None:
        """Count and log a failed write."""

    async def open_table(
        self, host: Person, options: TableOptions, carried: Carried | None = None
    ) -> str:
        """Open a table and return its id; raises :exc:`Refusal`."""
