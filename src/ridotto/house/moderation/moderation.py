"""The state of moderation in a house: who is muted or banned, and what people are told."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final

from ridotto.games.errors import Refusal
from ridotto.house.moderation.notice_board import NoticeBoard
from ridotto.house.moderation.penalties import Penalties
from ridotto.house.running.limits import RateLimiter
from ridotto.house.store.base import Damaged
from ridotto.house.store.moderation import ModerationStore, Penalty

log = logging.getLogger("ridotto.house")

#: Number of guests whose last address is remembered, in memory only.
MOST_ADDRESSES: Final = 4000
#: Rate limit of reports per guest.
MOST_REPORTS: Final = 5


class Moderation:
    """Penalties, notices and addresses of a house."""

    def __init__(self, store: ModerationStore, now: Callable[[], int]) -> None:
        """Start empty; call :meth:`load` before guests come in."""
        self.store = store
        self.now = now
        self.penalties = Penalties(now)
        self.notices = NoticeBoard(now)
        self.report_limiter = RateLimiter(MOST_REPORTS, "reports of yours")
        self._addresses: OrderedDict[str, str] = OrderedDict()

    async def load(self) -> None:
        """Read what was in force when the house was last open."""
        try:
            self.penalties.put(await self.store.penalties(self.now()))
            self.notices.put(await self.store.notices(self.now()))
        except Damaged as damage:
            # Without its bans, the house can still serve the tables that are intact.
            log.error("penalties not read", extra={"why": str(damage.fault)})

    # Addresses

    def note_address(self, person: str, address: str) -> None:
        """Remember the address (its narrowest key) that a guest came from."""
        self._addresses[person] = address
        self._addresses.move_to_end(person)
        if len(self._addresses) > MOST_ADDRESSES:
            self._addresses.popitem(last=False)

    def address_of(self, person: str) -> str:
        """Return the last known address of a guest; empty if unknown."""
        return self._addresses.get(person, "")

    async def forget(self, person: str) -> None:
        """Delete what is kept about a guest, except open reports of them."""
        await self.store.forget(person)
        self.penalties.forget(person)
        self.notices.forget(person)
        self._addresses.pop(person, None)

    # Penalties

    def ban_of(self, person: str | None, address: str) -> Penalty | None:
        """Return the ban that keeps a person or an address out."""
        return self.penalties.ban_of(person, address)

    def check_admitted(self, person: str | None, address: str) -> None:
        """Raise :exc:`Refusal` (``banned``) for a banned person or address."""
        if (ban := self.ban_of(person, address)) is not None:
            raise Refusal("banned", f"this house has banned you{_details(ban)}")

    def check_may_speak(self, person: str) -> None:
        """Raise :exc:`Refusal` (``muted``) for a muted person."""
        if (mute := self.penalties.mute_of(person)) is not None:
            raise Refusal("muted", f"an operator has muted you{_details(mute)}")


def _details(penalty: Penalty) -> str:
    until = ""
    if penalty.until is not None:
        until = f" until {datetime.fromtimestamp(penalty.until / 1000, UTC):%Y-%m-%d %H:%M} UTC"
    return f"{until}: {penalty.reason}" if penalty.reason else until
