"""Newcomers: two strangers who come in, find each other by a code, and play one game."""

from __future__ import annotations

import asyncio
from typing import Final

from house.client import Client
from house.soak.evening import Evening, Ledger
from house.soak.soak_house import Visitor

#: The number of the first newcomer, and the bots that complete their table.
FIRST: Final = 2_000_000
BOTS: Final = 2
#: Seconds between two moves of a newcomer.
PAUSE: Final = 0.1


class Visit(Evening):
    """One game of two newcomers and two bots. One of them has an IPv6 address."""

    def __init__(self, ledger: Ledger, number: int) -> None:
        super().__init__(ledger, FIRST + 2 * number, 2, BOTS, PAUSE)
        self._addresses = f"172.16.{number >> 8 & 255}.{number & 255}", f"2001:db8:5:{number:x}::1"

    async def _spend(self, end: float) -> None:
        """Come in and play one game to its end."""
        guests = [
            await self._insist(Visitor, self.ledger.house, self._first + seat, address)
            for seat, address in enumerate(self._addresses)
        ]
        await self._game(guests, end)
        self.ledger.newcomers += len(guests)

    async def _join(self, client: Client, host: Client) -> None:
        """Find the host's table by its code, and take a seat there."""
        path = f"/api/codes/{host.shown['code']}"
        answer = await self._insist(
            self.ledger.house.ask, "GET", path, None, client.guest.token, client.guest.address
        )
        if answer != (200, {"table": host.table}):
            self.ledger.wrong.append(f"a newcomer did not find {host.table}: {answer}")
        await super()._join(client, host)


async def welcome(ledger: Ledger, end: float, every: float) -> None:
    """Let two newcomers come in every few seconds, and return when all of them have played."""
    async with asyncio.TaskGroup() as group:
        number, loop = 0, asyncio.get_running_loop()
        while loop.time() < end:
            group.create_task(Visit(ledger, number).run(end))
            number += 1
            await asyncio.sleep(every)
