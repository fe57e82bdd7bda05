"""Players who answer, change their mind and leave where all are asked at once."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Collection

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from house.client import Client, Gone
from house.players import OVERTAKEN, gathering, is_asked

#: Longer and shorter than the grace period of a hasty house.
AWAY = (0.0, 0.01, 0.1, 0.6, 1.2)


class Restless:
    """Play a game to its end, with many absences."""

    def __init__(self, client: Client, seed: int, *, dozes: bool = False) -> None:
        """Create a player; with ``dozes``, the clock sometimes answers for them."""
        self.client = client
        self.chance = random.Random(seed)
        self.dozes = dozes

    async def play(self) -> None:
        while not self.client.over:
            try:
                await self.step()
            except (Gone, ConnectionClosed):
                await self.come_back()

    async def step(self) -> None:
        client = self.client
        await client.until(lambda: client.over or client.gone or is_asked(client))
        if client.gone:
            await self.come_back()
        elif not client.over:
            ways: list[Callable[[], Awaitable[None]]] = [self.decide] * 3 + [self.run_away]
            if gathering(client):
                ways += [self.hesitate, self.hurry, self.answer_and_go, self.take_back_and_go]
                ways += [self.leave] + [self.doze] * self.dozes
            await self.chance.choice(ways)()

    async def say(self, what: str, *, refused: Collection[str] = (), **fields: object) -> None:
        """Send a command that may only fail because another was faster or the disk fails."""
        answer = await self.client.ask(what, **fields)
        if answer["is"] == "refused":
            assert answer["error"]["code"] in {*OVERTAKEN, "not-saved", *refused}, answer

    async def decide(self) -> None:
        client, seen = self.client, self.client.n
        if gathering(client):
            await self.ahead(self.chance.choice(("claim", "pass")))
        elif client.asked:
            await self.say("act", action=self.chance.choice(client.state["legal"]), seen=seen)

    async def ahead(self, answer: str) -> None:
        await self.say("ahead", answer=answer, seen=self.client.n)

    async def hesitate(self) -> None:
        """Answer and take the answer back, perhaps more than once."""
        for _ in range(self.chance.choice((1, 2, 3))):
            await self.ahead(self.chance.choice(("claim", "pass")))
            await self.ahead("wait")

    async def hurry(self) -> None:
        """Send several commands at once, without waiting for the answers."""
        ids = []
        for answer in ("pass", "wait", "claim", "wait", "pass"):
            ids.append(await self.client.tell("ahead", answer=answer, seen=self.client.n))
        for each in ids:
            await self.client.answer_to(each)

    async def answer_and_go(self) -> None:
        await self.client.tell("ahead", answer="pass", seen=self.client.n)
        await self.run_away()

    async def take_back_and_go(self) -> None:
        await self.ahead("claim")
        await self.client.tell("ahead", answer="wait", seen=self.client.n)
        await self.run_away()

    async def leave(self) -> None:
        """Let a stand-in play, then take over again."""
        # By chance a player may leave more often than is allowed between two decisions.
        await self.say("leave", refused=["too-fast"])
        await asyncio.sleep(self.chance.choice((0, 0.01, 0.2)))
        await self.ahead(self.chance.choice(("wait", "pass")))

    async def doze(self) -> None:
        client, seen = self.client, self.client.n
        await client.until(lambda: client.over or client.gone or client.n > seen)

    async def run_away(self) -> None:
        await self.client.vanish(politely=self.chance.random() < 0.5)
        await asyncio.sleep(self.chance.choice(AWAY))
        await self.come_back()

    async def come_back(self) -> None:
        knowing = self.chance.random() < 0.5
        while True:
            try:
                await self.client.reconnect(knowing=knowing, politely=False)
                return
            except (OSError, InvalidHandshake):
                await asyncio.sleep(0.1)  # the house is closed for a moment
