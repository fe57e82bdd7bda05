"""Bans reach every client of the banned, and no action escapes the audit log."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from house.client import Client, seated
from house.operating import MASCARADE, act, operated, refused, served_to_anyone, signed_in, told
from house.serve_process import until
from house.serving import Guest, Served, live
from ridotto.house.store.data_directory import store_file

HOME, CAFE = "192.0.2.1", "198.51.100.7"


def window_of(guest: Guest, table: str, address: str) -> Client:
    """Return another window of a guest, at an address."""
    again = Guest(guest.served, guest.person, guest.name, guest.token, address)
    return Client(again, table)


async def lobby_of(house: Served, address: str, token: str = "") -> ClientConnection:
    headers = {"X-Forwarded-For": address} | ({"Authorization": f"Bearer {token}"} if token else {})
    return await connect(house.way("/ws/lobby")[0], additional_headers=headers)


async def code_of(lobby: ClientConnection) -> int | None:
    """Return the code with which a lobby's socket is closed."""
    try:
        while True:
            await lobby.recv()
    except ConnectionClosed:
        return lobby.close_code


@live
async def test_a_banned_address_loses_its_windows_and_no_others(tmp_path: Path) -> None:
    with operated(tmp_path) as house:
        ana, bea = house.guest("Ana", HOME), house.guest("Bea", CAFE)
        async with seated(MASCARADE, ana, bea) as (one, other):
            # Ana's latest window is at the café, and another of hers is at home.
            elsewhere = window_of(ana, one.table, CAFE)
            await elsewhere.connect()
            in_cafe, at_home = await lobby_of(house, CAFE), await lobby_of(house, HOME)
            act(house, "bans", address=CAFE, minutes=60, reason="a flood")
            for client in (elsewhere, other):
                await client.until(lambda client=client: client.gone)
                assert client.code == 4005
            assert await code_of(in_cafe) == 4005
            # Bea was at the café only: her seat is free. Ana still has hers.
            await one.until(lambda: one.shown["seats"][1]["kind"] == "empty")
            assert one.shown["seats"][0]["person"] == ana.person
            assert not one.gone
            await at_home.ping()
            await at_home.close()
            assert await code_of(await lobby_of(house, CAFE)) == 4005


@live
async def test_a_banned_guest_is_turned_out_of_the_lobby(tmp_path: Path) -> None:
    with operated(tmp_path) as house:
        ana, bea = house.guest("Ana", HOME), house.guest("Bea", HOME)
        hers, other = await lobby_of(house, HOME, ana.token), await lobby_of(house, HOME, bea.token)
        act(house, "bans", person=ana.person, minutes=60, reason="cheating")
        assert await code_of(hers) == 4005
        assert await code_of(await lobby_of(house, CAFE, ana.token)) == 4005
        await other.ping()
        await other.close()


def without_audit_log(data: Path) -> None:
    """Make every write to the audit log fail, and no other."""
    with closing(sqlite3.connect(store_file(data))) as store:
        store.execute("ALTER TABLE operator_actions RENAME TO gone")


def test_a_table_is_closed_together_with_its_entry_in_the_audit_log(tmp_path: Path) -> None:
    with operated(tmp_path) as house:
        one, other = (house.guest("Ana").open(MASCARADE) for _ in range(2))
        body: dict[str, Any] = {"reason": "spam"}
        told(house, "POST", f"tables/{one}/close", body)
        (logged,) = told(house, "GET", "audit")["actions"]
        assert (logged["action"], logged["details"]["table"]) == ("close-table", one)
        without_audit_log(tmp_path)
        assert refused(house, "POST", f"tables/{other}/close", body) == "not-saved"
        assert served_to_anyone(house, other)["phase"] == "waiting"
    with closing(sqlite3.connect(store_file(tmp_path))) as store:
        entries = store.execute("SELECT entry FROM log WHERE table_id=?", (other,)).fetchall()
    assert not any(b'"closed"' in text for (text,) in entries)


def test_a_sign_in_that_cannot_be_written_is_in_the_log(tmp_path: Path) -> None:
    with operated(tmp_path) as house:
        assert signed_in(house).status == 200
        assert "operator signed in" not in house.said()
        without_audit_log(tmp_path)
        assert signed_in(house).status == 200
        until(lambda: "operator signed in" in house.said())
