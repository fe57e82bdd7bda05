"""Players who disconnect, repeat commands, and send invalid ones."""

from __future__ import annotations

import asyncio
import random
import secrets
from typing import Any

from house.client import Client, Gone
from house.players import OVERTAKEN


class Unruly:
    """Play a game to its end, and count every move: the log must have exactly those."""

    def __init__(self, client: Client, seed: int) -> None:
        self.client = client
        self.chance = random.Random(seed)
        self.done = 0

    async def play(self) -> None:
        while not self.client.over:
            await self.step()
        assert self.done == len(self.moves())

    def moves(self) -> list[int]:
        """Return the entries that this player made in person."""
        return [
            n
            for n, entry in self.client.entries.items()
            if entry["what"] == "moved"
            and entry["player"] == self.client.player
            and entry["how"] == "person"
        ]

    async def step(self) -> None:
        client = self.client
        await client.until(lambda: client.over or client.asked or client.gone)
        if client.gone:
            await client.reconnect()
        elif client.asked:
            await self.chance.choice(
                [self.obey, self.obey, self.repeat, self.run_away, self.lie, self.blink]
            )()

    async def obey(self) -> None:
        await self.settle(self.command())

    def command(self) -> dict[str, Any]:
        action = self.chance.choice(self.client.state["legal"])
        return {"id": secrets.token_hex(8), "action": action, "seen": self.client.n}

    async def settle(self, command: dict[str, Any]) -> None:
        """Send a command until it is answered, always with the same id."""
        while True:
            try:
                answer = await self.client.ask("act", **command)
                break
            except Gone:
                await self.client.reconnect()
        if answer["is"] == "done":
            self.done += 1
        else:
            assert answer["error"]["code"] in OVERTAKEN, answer

    async def repeat(self) -> None:
        """Send the same command three times at once, then once more."""
        command = self.command()
        for _ in range(3):
            await self.client.tell("act", **command)
        first = await self.client.answer_to(command["id"])
        await self.client.current()
        again = await self.client.ask("act", **command)
        assert again["is"] == first["is"]
        if again["is"] == "done":
            assert again["n"] == first["n"] or again["n"] <= self.client.n
            self.done += 1

    async def run_away(self) -> None:
        """Disconnect before the answer arrives; repeat the command later."""
        command = self.command()
        await self.client.tell("act", **command)
        for _ in range(self.chance.choice((0, 1, 5))):
            await asyncio.sleep(0)
        await self.come_again()
        await self.settle(command)

    async def blink(self) -> None:
        await self.come_again()

    async def come_again(self) -> None:
        knowing, politely = self.chance.random() < 0.5, self.chance.random() < 0.5
        await self.client.reconnect(knowing=knowing, politely=politely)

    async def lie(self) -> None:
        """Send commands that must be refused and change nothing."""
        client, legal = self.client, self.client.state["legal"]
        n, me = client.n, client.player
        assert me is not None
        fine = legal[0]
        lies: list[tuple[dict[str, Any], set[str]]] = [
            ({"do": "act", "action": fine, "seen": 0}, {"stale"}),
            ({"do": "act", "action": {"act": "abdicate"}, "seen": n}, {"illegal-action"}),
            ({"do": "act", "action": {}, "seen": n}, {"bad-request"}),
            ({"do": "act", "action": fine | {"player": "all"}, "seen": n}, {"bad-request"}),
            ({"do": "act", "action": fine | {"as": 3}, "seen": n}, {"bad-request"}),
            ({"do": "act", "action": [fine], "seen": n}, {"bad-request"}),
            ({"do": "act", "action": fine, "seen": "7"}, {"bad-request"}),
            ({"do": "act", "action": fine, "seen": n, "player": 0}, {"bad-request"}),
            ({"do": "act", "action": fine}, {"bad-request"}),
            ({"do": "reveal"}, {"bad-request"}),
            ({"do": "sit", "contribution": "0" * 32}, {"already-started"}),
            ({"do": "start"}, {"already-started"}),
            ({"do": "remove", "seat": 0}, {"not-host", "bad-request"}),
            ({"do": "rematch"}, {"not-over"}),
            ({"do": "more"}, {"no-more", "not-your-decision"}),
        ]
        for lie, codes in self.chance.sample(lies, 4):
            code = await self.client.refused(lie["do"], **{k: lie[k] for k in lie if k != "do"})
            assert code in codes | OVERTAKEN, (lie, code)
        assert me == client.player
        if client.n == n:
            assert client.asked
