"""Clients that play by themselves: they answer every question with a legal action."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from typing import Any

from house.client import Client

#: Refusals that an honest player gets when another was faster.
OVERTAKEN = {"stale", "not-your-decision", "game-over"}

#: Short games: the house is tested, not the play.
MASCARADE: dict[str, Any] = {
    "game": "mascarade",
    "players": 4,
    "options": {"turn_limit": 8},
    "pace": 0,
    "clock": None,
}
MASQUERADE: dict[str, Any] = {
    "game": "masquerade",
    "players": 2,
    "options": {"turn_limit": 2},
    "pace": 0,
    "clock": None,
}


def wishes(game: str, players: int, **more: Any) -> dict[str, Any]:
    """Return options for a short game without time pressure, with instant bots."""
    return (MASCARADE if game == "mascarade" else MASQUERADE) | {"players": players} | more


def gathering(client: Client) -> bool:
    """Check whether all players are asked at once."""
    return client.shown["wishes"]["claims"] == "at-once" and client.state["decision"] == "claim"


def is_asked(client: Client) -> bool:
    """Check whether this client has a question to answer, alone or with others."""
    if client.state is None or not gathering(client):
        return client.asked
    return client.player in client.clock["players"] and client.ahead is None


async def play_step(client: Client, chance: random.Random) -> None:
    """Wait until this client is asked, and answer; return at the end of the game too."""
    await client.until(lambda: client.over or client.gone or is_asked(client))
    if client.over or client.gone:
        return
    seen = client.n
    if gathering(client):
        answer = await client.ask("ahead", answer=chance.choice(("claim", "pass")), seen=seen)
    else:
        action = chance.choice(client.state["legal"])
        answer = await client.ask("act", action=action, seen=seen)
    if answer["is"] == "refused":
        assert answer["error"]["code"] in OVERTAKEN, answer
        await client.until(lambda: client.n > seen or client.gone)


async def play(client: Client, seed: int) -> None:
    """Play to the end."""
    chance = random.Random(seed)
    while not client.over:
        assert not client.gone, client.code
        await play_step(client, chance)


async def play_all(clients: Sequence[Client], seed: int = 0) -> None:
    """Let all clients play to the end."""
    async with asyncio.TaskGroup() as company:
        for number, client in enumerate(clients):
            company.create_task(play(client, 100 * seed + number))
