"""A big screen at a table: it receives exactly what a spectator receives, and can only watch."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from house.client import Client, at, seated
from house.operating import act, operated, told
from house.other_houses import OtherHouse
from house.players import play_all, wishes
from house.serving import Guest, Served, live

NOBODY = '"you":{"person":"","name":"","player":null,"removed":false}'


@asynccontextmanager
async def screen_at(table: str, guest: Guest) -> AsyncIterator[Client]:
    """Connect a big screen, in the browser of this guest."""
    client = Client(guest, table, screen=True)
    await client.connect()
    try:
        yield client
    finally:
        await client.vanish()


def stranger(served: Served) -> Guest:
    """Return a browser that the house does not know."""
    return Guest(served, "", "", "")


async def stream_of(client: Client) -> list[str]:
    """Return all messages so far, but for the answers to pings."""
    await client.current()
    return [text for text in client.texts if json.loads(text)["is"] != "pong"]


def nobody_now(text: str) -> str:
    """Return a message without the viewer's own name and the time of the day."""
    text = re.sub(r'"you":\{[^}]*\}', NOBODY, text)
    return re.sub(r'"now":\d+', '"now":0', text)


@live
@pytest.mark.parametrize(("game", "players"), [("mascarade", 4), ("masquerade", 2)])
async def test_a_screen_receives_exactly_the_bytes_of_a_spectator(
    served: Served, game: str, players: int
) -> None:
    *guests, watcher = served.guests(players + 1)
    async with seated(wishes(game, players), *guests) as clients:
        table = clients[0].table
        # The browser of the screen belongs to a player.
        async with at(table, watcher) as (spectator,), screen_at(table, guests[0]) as screen:
            before = len(await stream_of(spectator)), len(await stream_of(screen))
            await clients[0].do("start")
            await clients[1].do("chat", text="Good evening")
            await spectator.do("chat", text="I know who it is")
            await play_all(clients, seed=3)
            for client in clients:
                await client.current()
            watched, shown = await stream_of(spectator), await stream_of(screen)
            # The answer to its own message.
            watched = [text for text in watched if not text.startswith('{"is":"done"')]
            assert shown[before[1] :] == watched[before[0] :]
            assert len(shown) > 20
            assert screen.over
            assert all(message["own"] is None for message in news_of(screen))
            assert any(message["own"] is not None for message in news_of(clients[0]))


def news_of(client: Client) -> list[dict[str, Any]]:
    """Return all news that a client received."""
    messages = [json.loads(text) for text in client.texts]
    return [message for message in messages if message["is"] == "news"]


@live
async def test_a_screen_that_joins_or_returns_is_greeted_like_a_spectator(served: Served) -> None:
    *guests, watcher = served.guests(5)
    async with seated(wishes("mascarade", 4), *guests) as clients:
        table = clients[0].table
        await clients[0].do("start")
        greetings: dict[bool, list[str]] = {}
        for is_screen, guest in ((False, watcher), (True, guests[2])):
            client = Client(guest, table, screen=is_screen)
            await client.connect()
            first = client.texts[0]
            await client.vanish()
            await clients[0].until(lambda: clients[0].spectators + clients[0].screens == 0)
            client.n -= 1
            await client.connect(since=client.n)
            greetings[is_screen] = [nobody_now(text) for text in (first, *client.texts[:2])]
            await client.vanish()
            await clients[0].until(lambda: clients[0].spectators + clients[0].screens == 0)
        assert greetings[True] == greetings[False]
        assert NOBODY in greetings[True][0]


@live
async def test_a_screen_needs_no_guest_and_may_only_watch(served: Served) -> None:
    async with seated(wishes("mascarade", 4), *served.guests(4)) as clients:
        host = clients[0]
        async with screen_at(host.table, stranger(served)) as screen:
            assert screen.view["you"]["player"] is None
            for what, fields in (
                ("sit", {"contribution": "ab" * 16}),
                ("start", {}),
                ("close", {}),
                ("chat", {"text": "hello"}),
                ("mute", {"person": host.guest.person}),
                ("rematch", {}),
            ):
                assert await screen.refused(what, **fields) == "screen"
            await screen.current()
            assert (await screen.ask("earlier", before=2))["is"] == "earlier"
        # Nor in the browser of the host, who may do all of that.
        async with screen_at(host.table, host.guest) as screen:
            assert await screen.refused("start") == "screen"
            assert await screen.refused("leave") == "screen"
        await host.current()
        assert host.phase == "waiting"
        assert host.player == 0


@live
async def test_everyone_learns_of_screens_and_they_are_no_spectators(served: Served) -> None:
    guests = served.guests(4)
    async with seated(wishes("mascarade", 4), *guests) as clients:
        table, host = clients[0].table, clients[0]
        await host.current()
        assert "screens" not in json.loads(host.texts[-2])
        async with screen_at(table, guests[0]) as one, screen_at(table, stranger(served)):
            await host.until(lambda: host.screens == 2)
            await one.until(lambda: one.screens == 2)
            assert host.spectators == 0
            async with at(table, guests[3]) as (window,):
                assert window.screens == 2
            # A player whose only window is a screen is away.
            await clients[3].vanish()
            await host.until(lambda: host.present == [True, True, True, False])
            await clients[3].connect()
        await host.until(lambda: host.screens == 0)
        await clients[1].reconnect()
        assert clients[1].screens == 0


@live
async def test_screens_count_as_windows_and_as_spectators_of_an_address(tmp_path: Path) -> None:
    with OtherHouse(tmp_path, sockets_each=2, sockets_address=10) as house:
        host = house.guest("host", "192.0.2.1")
        table = host.open(wishes("mascarade", 4))
        async with at(table, host), screen_at(table, host), screen_at(table, host) as third:
            assert third.code == 1013  # the third window of the host
        near, far = stranger(house), stranger(house)
        near.address, far.address = "192.0.2.1", "192.0.2.2"
        async with screen_at(table, near), screen_at(table, near), screen_at(table, near) as third:
            assert third.code == 1013  # an address may watch a table twice
            async with screen_at(table, far) as other:
                assert not other.gone


@live
async def test_a_screen_is_nobody_to_operators_and_goes_with_its_address(tmp_path: Path) -> None:
    with operated(tmp_path) as house:
        host = house.guest("host")
        table = host.open(wishes("mascarade", 4))
        async with screen_at(table, stranger(house)) as screen:
            people = told(house, "GET", f"tables/{table}")["people"]
            assert [each["person"] for each in people] == [host.person]
            assert told(house, "GET", "overview")["load"]["people"] == 0
            act(house, "bans", address="127.0.0.0/16")
            await screen.until(lambda: screen.gone)
            assert screen.code == 4005
        async with screen_at(table, stranger(house)) as screen:
            assert screen.code == 4005
