"""A full disk: the house reports it, shows nothing that is not stored, and recovers."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from house.client import Client, at, seated
from house.other_houses import OtherHouse
from house.players import gathering, is_asked, play_all, wishes
from house.serving import Served, live

#: No room, room for a table and a few moves, and enough room.
NOTHING, LITTLE, ENOUGH = 1, 400_000, 1 << 30


def fill(served: Served) -> None:
    """Add guests until the store is full."""
    for _ in range(10_000):
        status, told = served.ask("POST", "/api/guests", {"name": "crowd", "bearer": True})
        if status != 201:
            assert (status, told["error"]["code"]) == (503, "not-saved")
            return
    raise AssertionError("the disk did not become full")


async def act_until_refused(clients: list[Client]) -> tuple[Client, dict[str, Any]]:
    """Play until a command is refused as not saved; return the client and the command."""
    while True:
        for client in clients:
            await client.current()
        client = next(client for client in clients if is_asked(client))
        command = {"action": client.state["legal"][0], "seen": client.n}
        answer = await client.ask("act", **command)
        if answer["is"] == "refused":
            assert answer["error"]["code"] == "not-saved"
            return client, command


def check_file(served: Served) -> None:
    with sqlite3.connect(served.data / "ridotto.db") as file:
        assert file.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        for table in file.execute("SELECT DISTINCT table_id FROM log").fetchall():
            numbers = file.execute(
                "SELECT n FROM log WHERE table_id=? ORDER BY n", table
            ).fetchall()
            assert [n for (n,) in numbers] == list(range(1, len(numbers) + 1))
    file.close()


@live
async def test_commands_that_cannot_be_stored_are_refused_and_not_published(tmp_path: Path) -> None:
    served = Served(tmp_path / "data").start(largest_file=LITTLE)
    try:
        guests = served.guests(4)
        async with seated(wishes("mascarade", 4), *guests) as clients:
            await clients[0].do("start")
            fill(served)
            client, command = await act_until_refused(clients)
            for each in clients:
                await each.current()
            known = [(each.n, each.state, dict(each.entries)) for each in clients]

            assert await client.refused("act", **command) == "not-saved"
            assert await clients[1].refused("chat", text="is anybody there?") == "not-saved"
            assert await clients[1].refused("leave") == "not-saved"
            asked = {"wishes": wishes("mascarade", 4), "bots": ["zanetta"] * 4, "start": True}
            status, told = served.ask("POST", "/api/tables", asked, guests[0].token)
            assert (status, told["error"]["code"]) == (503, "not-saved")

            # No client was sent anything, and a new client sees the same as the others.
            for each in clients:
                await each.current()
                await each.reconnect(knowing=False)
            assert known == [(each.n, each.state, dict(each.entries)) for each in clients]
            assert all(each.said == [] for each in clients)

            served.allow(ENOUGH)
            await client.do("act", **command)
            await clients[1].do("chat", text="so there is room again")
            await play_all(clients)
            table = clients[0].table
        served.kill()
        check_file(served)
        served.start()
        async with at(table, *guests) as again:
            for before, after in zip(clients, again, strict=True):
                assert before.entries == after.entries
    finally:
        served.stop()


@pytest.mark.parametrize("claims", ["clockwise", "at-once"])
@live
async def test_bots_clocks_and_answers_wait_until_there_is_room(
    tmp_path: Path, claims: str
) -> None:
    served = Served(tmp_path / "data").start()
    try:
        # Where all answer at once, no time limit helps.
        clock = {"seconds": 3, "bank": 0} if claims == "clockwise" else None
        asked = wishes("mascarade", 5, claims=claims, clock=clock, options={"opening": 0})
        guests = served.guests(3)
        async with seated(asked, *guests) as clients:
            await clients[0].do("bot", name="zanetta")
            await clients[0].do("start")
            # The player in turn announces, or the clock makes them look; then comes a claim.
            while clients[0].state["decision"] != "claim":
                await step(clients, announce=True)
            served.allow(NOTHING)
            for client in clients:
                await client.current()
                if client.player in client.clock["players"]:
                    await client.ask("ahead", answer="pass", seen=client.n)
            # A player leaves, which can only be written when there is room.
            await clients[2].vanish(politely=False)
            n = clients[0].n
            await asyncio.sleep(1.5)
            await clients[0].current()
            assert clients[0].n == n
            served.allow(ENOUGH)
            await clients[0].until(lambda: clients[0].n > n)
            await clients[0].until(lambda: "absent" in clients[0].whats())
            await clients[2].connect(since=clients[2].n)
            await clients[0].until(lambda: "back" in clients[0].whats())
    finally:
        served.stop()
    check_file(served)


async def step(clients: list[Client], *, announce: bool) -> None:
    """Let the player who is asked act."""
    n = clients[0].n
    for client in clients:
        if is_asked(client) and not gathering(client):
            legal = client.state["legal"]
            bold = [action for action in legal if action["act"] == "announce"]
            action = bold[0] if announce and bold else legal[0]
            await client.ask("act", action=action, seen=client.n)
    await clients[0].until(lambda: clients[0].n > n)


#: A house that fails to write entries with a word while a file exists, and counts failures.
REFUSING = """
import os
from ridotto.house.store.sqlite import SqliteStore
from ridotto.house.store.base import NotSaved
honest = SqliteStore.append
async def append(self, table, number, texts, *more):
    if os.path.exists({word!r}):
        with open({word!r}) as told:
            word = told.read().encode()
        if any(word in text for text in texts):
            with open({tries!r}, "a") as counted:
                counted.write("x")
            raise NotSaved("there is no room")
    await honest(self, table, number, texts, *more)
SqliteStore.append = append
"""


def refusing(folder: Path) -> tuple[OtherHouse, Path, Path]:
    word, tries = folder / "word", folder / "tries"
    first = REFUSING.format(word=str(word), tries=str(tries))
    return OtherHouse(folder / "data", first=first), word, tries


@live
async def test_a_single_task_retries_to_write_all_answers(tmp_path: Path) -> None:
    house, word, tries = refusing(tmp_path)
    with house:
        asked = wishes("mascarade", 4, claims="at-once", options={"opening": 0})
        async with seated(asked, *house.guests(4)) as clients:
            await clients[0].do("start")
            first = next(client for client in clients if is_asked(client))
            await first.act(next(a for a in first.state["legal"] if a["act"] == "announce"))
            others = [client for client in clients if client is not first]
            for client in others:
                await client.until(lambda client=client: gathering(client))
            word.write_text("pass")
            for _ in range(20):
                for client in others:
                    await client.do("ahead", answer="pass", seen=client.n)
            await asyncio.sleep(1)
            tries.write_text("")
            await asyncio.sleep(2)
            # A single task retries four times a second; sixty tasks would make hundreds of
            # attempts.
            assert 0 < len(tries.read_text()) < 60
            word.unlink()
            await first.until(lambda: not gathering(first))


@live
async def test_a_refused_rematch_opens_only_one_table(tmp_path: Path) -> None:
    house, word, _ = refusing(tmp_path)
    with house:
        asked = wishes("mascarade", 4, public=True, options={"opening": 0, "turn_limit": 2})
        async with seated(asked, *house.guests(4)) as clients:
            await clients[0].do("start")
            await play_all(clients)
            word.write_text('"rematch"')
            for client in (*clients, clients[0]):
                assert await client.refused("rematch") == "not-saved"
            (waiting,) = house.get("/api/tables")["tables"]
            word.unlink()
            await clients[1].do("rematch")
            await clients[0].until(lambda: clients[0].shown["rematch"])
            assert clients[0].shown["rematch"] == waiting["table"]
