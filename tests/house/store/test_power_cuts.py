"""The house is killed repeatedly while people play: nothing that clients saw is lost."""

from __future__ import annotations

import asyncio
import random
import secrets
from http.client import HTTPException
from pathlib import Path
from typing import Any

from websockets.exceptions import WebSocketException

from house.client import Client, Gone
from house.players import OVERTAKEN, gathering, is_asked, wishes
from house.serving import Guest, Served, live
from repetitions import times

CUTS = times(6, 100)


class Evening:
    """Clients that play game after game, through every power cut."""

    def __init__(
        self, served: Served, guests: list[Guest], asked: dict[str, Any], bot: str, seed: int
    ) -> None:
        self.served = served
        self.guests = guests
        self.options = asked
        self.bot = bot
        self.chance = random.Random(seed)
        self.powered = asyncio.Event()
        self.powered.set()
        self.last_game = False
        self.finished: list[str] = []

    async def pass_by(self) -> None:
        while not self.last_game:
            table = await self.open()
            clients = [Client(guest, table) for guest in self.guests]
            try:
                async with asyncio.TaskGroup() as company:
                    for client in clients:
                        company.create_task(self.play(client))
            finally:
                for client in clients:
                    await client.vanish()
            self.check(clients)
            self.finished.append(table)

    async def open(self) -> str:
        while True:
            await self.powered.wait()
            try:
                return await asyncio.to_thread(self.guests[0].open, self.options)
            except (OSError, HTTPException):
                await asyncio.sleep(0.05)

    def check(self, clients: list[Client]) -> None:
        """Check that all saw the same game without gaps, with every acknowledged move."""
        for client in clients:
            client.check_whole()
            assert client.whats() == clients[0].whats()
            assert client.state == clients[0].state

    async def come(self, client: Client) -> None:
        """Reconnect after a cut, with or without a known entry."""
        while True:
            await self.powered.wait()
            try:
                await client.vanish()
                since = client.n if client.n and self.chance.random() < 0.5 else None
                await client.connect(since=since)
            except (OSError, WebSocketException):
                await asyncio.sleep(0.05)
                continue
            if not client.gone:
                return

    async def say(self, client: Client, what: str, **fields: Any) -> dict[str, Any]:
        """Send a command until it is answered, always with the same id."""
        command = {"id": secrets.token_hex(8)} | fields
        while True:
            try:
                return await client.ask(what, **command)
            except (Gone, WebSocketException):
                await self.come(client)

    async def play(self, client: Client) -> None:
        await self.come(client)
        if client.player is None:
            await self.say(client, "sit", contribution=client.guest.share)
        if client.guest is self.guests[0]:
            await self.begin(client)
        done = 0
        while not client.over:
            await client.until(
                lambda: client.over or client.gone or (client.state and is_asked(client))
            )
            if client.gone:
                await self.come(client)
            elif not client.over:
                done += await self.answer(client)
        if self.options["claims"] == "clockwise":
            mine = [
                entry
                for entry in client.entries.values()
                if entry["what"] == "moved" and entry["player"] == client.player
            ]
            assert done == sum(entry["how"] == "person" for entry in mine)

    async def begin(self, client: Client) -> None:
        people = len(self.guests)
        while sum(seat["kind"] == "person" for seat in client.shown["seats"]) < people:
            await client.until(
                lambda: (
                    client.gone
                    or sum(seat["kind"] == "person" for seat in client.shown["seats"]) == people
                )
            )
            if client.gone:
                await self.come(client)
        if people < self.options["players"]:
            await self.say(client, "bot", name=self.bot)
        await self.say(client, "start")

    async def answer(self, client: Client) -> int:
        """Answer the question; return 1 if it was carried out."""
        seen = client.n
        if gathering(client):
            word = self.chance.choice(("claim", "pass"))
            answer = await self.say(client, "ahead", answer=word, seen=seen)
        else:
            action = self.chance.choice(client.state["legal"])
            answer = await self.say(client, "act", action=action, seen=seen)
        if answer["is"] == "refused":
            assert answer["error"]["code"] in OVERTAKEN, answer
        return int(answer["is"] == "done")


def evenings(served: Served) -> list[Evening]:
    long = {"turn_limit": 15}
    kinds: list[tuple[int, dict[str, Any], str]] = [
        (4, wishes("mascarade", 4, options=long, claims="clockwise"), "zanetta"),
        (3, wishes("mascarade", 6, options=long, claims="clockwise", public=True), "zanetta"),
        (3, wishes("mascarade", 5, options=long, claims="at-once"), "zanetta"),
        (2, wishes("masquerade", 3, claims="clockwise"), "pulcinella"),
    ]
    return [
        Evening(served, served.guests(people), asked, bot, seed)
        for seed, (people, asked, bot) in enumerate(kinds)
    ]


@live
async def test_nothing_that_clients_saw_is_lost_when_the_house_is_killed(tmp_path: Path) -> None:
    served = Served(tmp_path / "data", grace=0.5).start()
    company = evenings(served)
    chance = random.Random(7)
    try:
        async with asyncio.TaskGroup() as playing:
            for evening in company:
                playing.create_task(evening.pass_by())
            for _ in range(CUTS):
                await asyncio.sleep(chance.uniform(0.02, 0.5))
                for evening in company:
                    evening.powered.clear()
                await asyncio.to_thread(served.kill)
                await asyncio.to_thread(served.start)
                for evening in company:
                    evening.powered.set()
            for evening in company:
                evening.last_game = True
        for evening in company:
            assert evening.finished
            for table in evening.finished:
                assert served.get(f"/api/tables/{table}")["shown"]["phase"] == "over"
        # A table that was opened during a cut may still wait for its guests.
        assert {card["phase"] for card in served.get("/api/tables")["tables"]} <= {"waiting"}
    finally:
        served.stop()
