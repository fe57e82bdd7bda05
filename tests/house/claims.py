"""A table of Mascarade with an open claim."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from house.client import Client, seated
from house.players import wishes
from house.serving import Served

OPTIONS = {"opening": 0, "turn_limit": 50}


class Window:
    """An open claim. ``asked`` are the clients still to answer, in order."""

    def __init__(self, clients: list[Client], watcher: Client) -> None:
        self.clients = clients
        self.watcher = watcher
        self.announcer = next(client for client in clients if client.asked)
        self.asked: list[Client] = []

    @property
    def everyone(self) -> list[Client]:
        return [*self.clients, self.watcher]

    async def announce(self) -> None:
        """Let the player in turn announce a mask, so that all others are asked."""
        legal = self.announcer.state["legal"]
        await self.announcer.act(next(each for each in legal if each["act"] == "announce"))
        await self.settle()
        first, players = self.announcer.player, len(self.clients)
        assert first is not None
        order = [(first + step) % players for step in range(1, players)]
        self.asked = [next(c for c in self.clients if c.player == seat) for seat in order]
        assert self.watcher.state["decision"] == "claim"
        assert self.watcher.state["player"] == order[0]

    async def settle(self) -> None:
        """Wait until all clients are up to date."""
        for client in self.everyone:
            await client.current()

    async def heard(self) -> dict[Client, list[str]]:
        """Return everything that each client has received so far."""
        await self.settle()
        return {client: list(client.texts) for client in self.everyone}

    async def since(self, before: dict[Client, list[str]]) -> dict[Client, list[str]]:
        """Return everything that each client received since, except answers to its own commands."""
        await self.settle()
        return {
            client: [text for text in client.texts[len(texts) :] if '"is":"pong"' not in text]
            for client, texts in before.items()
        }


@asynccontextmanager
async def claim_window(served: Served, players: int = 4, **more: Any) -> AsyncIterator[Window]:
    """Open a claim at a table of people, with a spectator."""
    guests = served.guests(players + 1)
    asked = wishes("mascarade", players, **({"options": OPTIONS} | more))
    async with seated(asked, *guests[:-1]) as clients:
        watcher = Client(guests[-1], clients[0].table)
        await watcher.connect()
        try:
            await clients[0].do("start")
            for client in clients:
                await client.do("ready")
            for client in clients:
                await client.until(lambda client=client: "look_until" not in client.clock)
            window = Window(clients, watcher)
            await window.announce()
            yield window
        finally:
            await watcher.vanish()
