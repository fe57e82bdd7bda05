"""Who is at a table and who is not: stand-ins for whoever has gone, another host if need be."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ridotto.games.errors import Refusal
from ridotto.house.table import entries as e

if TYPE_CHECKING:
    from ridotto.house.table.croupier import Croupier

#: How long to wait, in seconds, before trying again what could not be written down.
TRY_AGAIN: Final = 1.0


class Attendance:
    """The comings and goings at one table."""

    def __init__(self, croupier: Croupier) -> None:
        self._croupier = croupier
        self._graces: dict[int, asyncio.TimerHandle] = {}
        self._host_grace: asyncio.TimerHandle | None = None

    def stop(self) -> None:
        """Wait for nobody any more."""
        self._forget_host()
        for grace in self._graces.values():
            grace.cancel()
        self._graces.clear()

    def somebody_went(self, player: int, later: float = 0.0) -> None:
        """A player's last window was closed: after a grace, a stand-in plays for them."""
        loop = asyncio.get_running_loop()
        if player in self._graces:
            self._graces[player].cancel()
        grace = self._croupier.house.settings.grace + later
        self._graces[player] = loop.call_later(grace, self._gone, player)

    def _gone(self, player: int) -> None:
        self._graces.pop(player, None)
        self._croupier.clockwork.run(self._mark_gone(player))

    async def _mark_gone(self, player: int) -> None:
        croupier = self._croupier
        async with croupier.lock:
            table = croupier.table
            if table.phase != "playing" or table.seats[player].stand_in:
                return
            if croupier.present()[player]:
                return
            if not await self._try_write([e.Absent(croupier.house.now(), player=player)]):
                loop = asyncio.get_running_loop()
                self._graces[player] = loop.call_later(TRY_AGAIN, self._gone, player)

    def watch_host(self) -> None:
        """A table must not wait for a host who has gone, if others are there."""
        croupier = self._croupier
        if croupier.table.phase != "waiting" or croupier.is_here(croupier.table.host):
            self._forget_host()
        elif self._host_grace is None:
            loop, grace = asyncio.get_running_loop(), croupier.house.settings.grace
            self._host_grace = loop.call_later(grace, self._host_gone)

    def _forget_host(self) -> None:
        if self._host_grace is not None:
            self._host_grace.cancel()
            self._host_grace = None

    def _host_gone(self) -> None:
        self._host_grace = None
        self._croupier.clockwork.run(self._hand_over())

    async def _hand_over(self) -> None:
        croupier = self._croupier
        async with croupier.lock:
            table = croupier.table
            if table.phase != "waiting" or croupier.is_here(table.host):
                return
            people = [seat.person for seat in table.seats if croupier.is_here(seat.person)]
            if people and people[0] is not None:
                hosted = e.Hosted(croupier.house.now(), person=people[0])
                if not await self._try_write([hosted]):
                    self.watch_host()

    async def _try_write(self, entries: Sequence[e.AnyEntry]) -> bool:
        """Write comings and goings; whether the house could."""
        try:
            await self._croupier.write(entries)
        except Refusal:
            return False
        return True

    async def somebody_came(self, player: int) -> None:
        """A player opened a window: whoever stood in for them steps back."""
        if grace := self._graces.pop(player, None):
            grace.cancel()
        if not await self._come_back(player):
            self._croupier.clockwork.run(self._keep_coming(player))

    async def _come_back(self, player: int) -> bool:
        """Let somebody decide for themselves again; False if that could not be written down."""
        croupier = self._croupier
        async with croupier.lock:
            table = croupier.table
            if not table.seats[player].stand_in or table.phase != "playing":
                return True
            croupier.clockwork.acted(player)
            if not await self._try_write([e.Back(croupier.house.now(), player=player)]):
                return False
            croupier.clockwork.claims.own_again(player)
            return True

    async def _keep_coming(self, player: int) -> None:
        """Somebody is there, and the house could not write it down yet."""
        while True:
            await asyncio.sleep(TRY_AGAIN)
            if not self._croupier.present()[player] or await self._come_back(player):
                return

    def expect(self, later: float = 0.0) -> None:
        """Whoever sits here and is not there has a grace to come, and so many seconds on top."""
        present, seats = self._croupier.present(), self._croupier.table.seats
        for player, seat in enumerate(seats):
            if seat.kind == "person" and not seat.stand_in and not present[player]:
                self.somebody_went(player, later)
