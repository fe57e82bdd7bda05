"""Newcomers come in and play while an address or a network misbehaves as badly as it can."""

from __future__ import annotations

from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from house.client import at
from house.flood import Flood
from house.other_houses import OtherHouse
from house.players import play_all, wishes
from house.serve_process import until
from house.serving import Served, live
from ridotto.house.running.client_address import SHARES

NEWCOMER, FRIEND = "192.0.2.9", "2001:db8::9"
ATTACKERS = {
    "one address": ["198.51.100.66"],
    "a network of 48 bits": [f"2001:db8:666:{number:x}::1" for number in range(2**12)],
}
#: Small enough to be exhausted at once.
LIMITS = {
    "sockets": 120, "sockets_address": 20, "guests_each": 20, "tables_each": 5, "tables_open": 3,
    "requests_address": 50, "messages_address": 100,
}  # fmt: skip
#: Everything that the flood must have run into: an HTTP status, or a close code.
WALLS = {
    ("guests", 429), ("tables", 429), ("codes", 429), ("lobby", 1013), ("table", 1013),
}  # fmt: skip


@live
@pytest.mark.parametrize("attackers", ATTACKERS)
async def test_newcomers_play_while_others_flood_the_house(tmp_path: Path, attackers: str) -> None:
    with OtherHouse(tmp_path, **LIMITS) as house, Flood(house, ATTACKERS[attackers]) as flood:
        until(lambda: set(flood.met) >= WALLS)
        await _play(house)
    assert flood.met["guests", 201] <= 2 * LIMITS["guests_each"] * SHARES[-1]


async def _play(house: Served) -> None:
    """Open a table, let a friend join by its code, talk, play to the end, and look back."""
    host = house.guest("Ana", NEWCOMER)
    friend = house.guest("Bea", FRIEND)
    table = host.open(wishes("masquerade", 3, public=True), bots=["pulcinella"])
    listed = house.ask("GET", "/api/tables", address=FRIEND)[1]["tables"]
    assert table in [each["table"] for each in listed]
    headers = {"X-Forwarded-For": FRIEND}
    async with connect(house.way("/ws/lobby")[0], additional_headers=headers) as lobby:
        assert table in str(await lobby.recv())
    async with at(table, host) as (one,):
        code = one.shown["code"]
        status, found = house.ask("GET", f"/api/codes/{code}", address=FRIEND)
        assert (status, found) == (200, {"table": table})
        async with at(table, friend) as (other,):
            await other.sit()
            await one.do("start")
            await other.do("chat", text="Good evening!")
            await play_all([one, other])
            assert [said["text"] for said in one.said if said["room"] == "players"] == [
                "Good evening!"
            ]
    assert house.ask("GET", f"/api/tables/{table}/replay", address=FRIEND)[0] == 200
