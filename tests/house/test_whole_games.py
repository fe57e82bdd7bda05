"""Whole games over real sockets: all clients agree at the end, and so do the records."""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from house.client import Client, at, seated
from house.players import play_all, wishes
from house.serving import Served, live
from house.unruly import Unruly
from terminal.command import environment, ridotto


def check_end(clients: Sequence[Client]) -> None:
    """Check that all clients saw the same game to its end, without gaps."""
    for client in clients:
        client.check_whole()
        assert client.over
        assert client.state == clients[0].state
        assert client.shown == clients[0].shown
        assert client.whats() == clients[0].whats()


def check_record(served: Served, client: Client, folder: Path) -> None:
    """Check that the record ends the same way in the referee, and that its deal was fair."""
    record = served.get(f"/api/tables/{client.table}/record")
    referee = subprocess.run(
        [sys.executable, "-m", "ridotto", "referee"],
        input=json.dumps({"cmd": "load", "record": record}).encode() + b"\n",
        capture_output=True,
        env=environment(),
        check=True,
    )
    loaded = json.loads(referee.stdout)
    assert loaded["ok"], loaded
    assert loaded["state"] == client.state
    file = folder / "record.json"
    file.write_text(json.dumps(record))
    commitment, share = client.shown["commitment"], client.guest.share
    done = ridotto("verify", file, "--commitment", commitment, "--share", share)
    assert done.returncode == 0, done.stdout + done.stderr


COMPANIES: list[tuple[str, int, int, dict[str, Any]]] = [
    ("mascarade", 4, 4, {}),
    ("mascarade", 12, 12, {"options": {"turn_limit": 5, "opening": 2}}),
    ("mascarade", 6, 3, {"options": {"turn_limit": 6, "peek": True}}),
    ("mascarade", 5, 4, {"claims": "at-once"}),
    ("mascarade", 7, 2, {"scenario": "surprise", "memory": "seen"}),
    ("masquerade", 2, 2, {}),
    ("masquerade", 5, 3, {}),
]


@pytest.mark.parametrize(("game", "players", "people", "more"), COMPANIES)
@live
async def test_a_game_is_played_to_its_end(
    served: Served, tmp_path: Path, game: str, players: int, people: int, more: dict[str, Any]
) -> None:
    async with seated(wishes(game, players, **more), *served.guests(people)) as clients:
        bot = "zanetta" if game == "mascarade" else "pulcinella"
        if people < players:
            await clients[0].do("bot", name=bot)
        await clients[0].do("start")
        await play_all(clients, seed=players)
        check_end(clients)
        assert clients[0].shown["fairness"]["shares"][: len(clients)] == [
            client.guest.share for client in clients
        ]
        check_record(served, clients[-1], tmp_path)


@pytest.mark.parametrize(
    ("game", "players", "people"),
    [("mascarade", 4, 4), ("mascarade", 8, 5), ("masquerade", 3, 3), ("masquerade", 4, 2)],
)
@live
async def test_a_game_survives_people_who_vanish_repeat_themselves_and_lie(
    hasty: Served, tmp_path: Path, game: str, players: int, people: int
) -> None:
    async with seated(wishes(game, players), *hasty.guests(people + 1)[1:]) as clients:
        if people < players:
            await clients[0].do("bot", name="zanetta" if game == "mascarade" else "pulcinella")
        await clients[0].do("start")
        async with asyncio.TaskGroup() as company:
            for number, client in enumerate(clients):
                company.create_task(Unruly(client, 10 * players + number).play())
        check_end(clients)
        check_record(hasty, clients[0], tmp_path)


@pytest.mark.parametrize(("game", "players"), [("mascarade", 5), ("masquerade", 3)])
@live
async def test_updates_lead_to_the_same_list_as_connecting_anew(
    served: Served, game: str, players: int
) -> None:
    guests = served.guests(players + 1)
    async with (
        seated(wishes(game, players), *guests[:-1]) as clients,
        at(clients[0].table, guests[-1]) as (watcher,),
    ):
        await clients[0].do("start")
        chance = random.Random(players)
        everyone = [*clients, watcher]
        while not clients[0].over:
            for client in everyone:
                await client.current()
            async with at(watcher.table, *guests) as fresh:
                for followed, came in zip(everyone, fresh, strict=True):
                    assert followed.n == came.n
                    assert followed.entries == came.entries
                    assert (followed.state, followed.own) == (came.state, came.own)
                    assert (followed.shown, followed.clock) == (came.shown, came.clock)
                    assert followed.asked == (followed.state["player"] == followed.player)
            for _ in range(9):
                decider = next((client for client in clients if client.asked), None)
                if decider is None:
                    break
                n = decider.n
                await decider.act(chance.choice(decider.state["legal"]))
                for client in everyone:
                    await client.until(lambda each=client, known=n: each.n > known)
        check_end(everyone)
