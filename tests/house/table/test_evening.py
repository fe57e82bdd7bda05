"""An evening over the wire: codes, rematches, pauses, and the host's tools."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

from house.client import Client, at, seated
from house.other_houses import OtherHouse
from house.players import play, play_all, wishes
from house.serving import Served, live

MASQUERADE = wishes("masquerade", 2)


def kinds(client: Client) -> list[str]:
    return [seat["kind"] for seat in client.shown["seats"]]


# Codes


@live
async def test_a_short_code_leads_to_a_table_until_everyone_has_gone(served: Served) -> None:
    guests = served.guests(2)
    async with seated(MASQUERADE, *guests) as clients:
        code, table = clients[0].shown["code"], clients[0].table
        assert re.fullmatch(r"[B-DF-HJ-NP-TV-XZ]{4,6}", code)
        assert served.get(f"/api/codes/{code.lower()}") == {"table": table}
        await clients[0].do("start")
        assert clients[0].shown["code"] == code
        assert served.get(f"/api/codes/{code}") == {"table": table}
        await play_all(clients)
        assert served.get(f"/api/codes/{code}") == {"table": table}
        # The evening keeps its code.
        await clients[0].do("rematch")
        following = clients[0].shown["rematch"]
        assert served.get(f"/api/codes/{code}") == {"table": following}
    async with at(following, guests[0]) as (host,):
        assert host.shown["code"] == code
        await host.do("close")
        assert host.shown["code"] is None
        status, told = served.ask("GET", f"/api/codes/{code}")
        assert (status, told["error"]["code"]) == (404, "no-table")


# Rematches


@live
async def test_players_go_on_to_a_rematch_and_spectators_can_follow(
    hasty: Served,
) -> None:
    guests = hasty.guests(3)
    asked = wishes("masquerade", 3)
    async with seated(asked, *guests[:2]) as clients, at(clients[0].table, guests[2]) as (watcher,):
        await clients[0].do("bot", name="pulcinella")
        assert await clients[1].refused("rematch") == "not-over"
        await clients[0].do("start")
        await play_all(clients)
        await watcher.until(lambda: watcher.over)
        assert await watcher.refused("rematch") == "not-seated"
        await clients[1].do("rematch")
        following = clients[1].shown["rematch"]
        await clients[0].do("rematch")
        for client in (*clients, watcher):
            await client.current()
            assert client.shown["rematch"] == following
            assert client.whats().count("rematch") == 1

    async with at(following, *guests) as again:
        assert kinds(again[0]) == ["person", "person", "bot"]
        assert [client.player for client in again] == [0, 1, None]
        # The first to ask does not become the host.
        assert again[0].shown["host"] == guests[0].person
        evening = again[2].shown["evening"]
        assert {score["person"] for score in evening} == {guests[0].person, guests[1].person, None}
        assert [score["games"] for score in evening] == [1, 1, 1]
        assert sum(score["wins"] for score in evening) == len(clients[0].state["winners"])
        assert sorted(score["points"] for score in evening) == sorted(clients[0].state["scores"])
        assert again[0].shown["commitment"] != clients[0].shown["commitment"]
        # Players who return contribute a new share; the others are not waited for.
        assert [seat["shared"] for seat in again[0].shown["seats"]] == [False, False, False]
        await again[1].sit()
        assert again[1].player == 1
        assert [seat["shared"] for seat in again[1].shown["seats"]] == [False, True, False]
        await again[0].do("host", person=guests[1].person)
        await again[0].vanish()
        await again[1].do("start")
        await play(again[1], 5)
        assert again[1].shown["fairness"]["shares"] == ["", guests[1].share, ""]
        assert [score["games"] for score in again[1].shown["evening"]] == [2, 2, 2]


@live
async def test_a_rematch_keeps_the_chat_of_the_evening(hasty: Served) -> None:
    guests = hasty.guests(3)
    async with (
        seated(MASQUERADE, *guests[:2]) as clients,
        at(clients[0].table, guests[2]) as (watcher,),
    ):
        await clients[0].do("start")
        await clients[0].do("chat", text="good evening")
        await watcher.do("chat", text="she has the King")
        await clients[1].do("chat", text="to you too")
        await play_all(clients)
        await clients[1].do("rematch")
        following = clients[1].shown["rematch"]
    async with at(following, *guests) as again:
        for client in again:
            # The spectators' room is not taken over: its readers are other people now.
            assert [said["text"] for said in client.said] == ["good evening", "to you too"]
        await again[2].do("chat", text="hello")
        await again[0].do("chat", text="another?")
        assert again[0].said[-1]["n"] == 3


# The host's tools


@live
async def test_nobody_plays_in_a_pause_and_the_host_ends_it(served: Served) -> None:
    guests = served.guests(3)
    asked = wishes("mascarade", 4, pace=0, clock={"seconds": 3, "bank": 0})
    async with seated(asked, *guests[:2]) as clients, at(clients[0].table, guests[2]) as (watcher,):
        host, other = clients
        await host.do("bot", name="zanetta")
        await host.do("start")
        assert await other.refused("pause") == "not-host"
        assert await watcher.refused("pause") == "not-host"
        await host.do("pause")
        await watcher.until(lambda: "paused" in watcher.shown)
        paused = host.n
        assert await other.refused("resume") == "paused"
        assert await host.refused("ready") == "paused"
        # The clock would have decided by now, and bots are instant.
        await asyncio.sleep(4)
        await other.current()
        assert other.n == paused
        await host.do("resume")
        await watcher.until(lambda: "paused" not in watcher.shown)
        await other.until(lambda: "moved" in other.whats())


@live
async def test_a_pause_survives_a_restart(tmp_path: Path) -> None:
    with OtherHouse(tmp_path) as house:
        guests = house.guests(2)
        async with seated(wishes("mascarade", 4, pace=0), *guests) as (host, _):
            table = host.table
            await host.do("bot", name="zanetta")
            await host.do("start")
            await host.do("pause")
            n, until = host.n, host.shown["paused"]["until"]
        house.kill()
        house.start()
        async with at(table, *guests) as (host, other):
            assert (host.n, host.shown["paused"]["until"]) == (n, until)
            assert await other.refused("ready") == "paused"
            await host.do("resume")
            await play_all((host, other))
            assert other.over


@live
async def test_a_removed_player_watches_and_returns_when_forgiven(served: Served) -> None:
    async with seated(wishes("mascarade", 4, pace=0), *served.guests(2)) as (host, other):
        await host.do("bot", name="zanetta")
        await host.do("start")
        await host.do("remove", seat=1, person=other.guest.person)
        await other.until(lambda: other.shown.get("removed"))
        assert other.own is None
        assert await other.refused("ready") == "not-seated"
        await other.do("chat", text="why?")
        assert host.said == []
        async with at(host.table, other.guest) as (again,):
            you = again.view["you"]
            assert (you["player"], you["removed"], again.own) == (None, True, None)
        await host.do("forgive", person=other.guest.person)
        await other.until(lambda: other.whats()[-1] == "back")
        assert not other.shown["seats"][1]["stand_in"]
        await play_all((host, other))
        assert other.over


@live
async def test_the_host_ends_the_game_for_all(served: Served) -> None:
    async with seated(MASQUERADE, *served.guests(2)) as (host, other):
        await host.do("start")
        assert await other.refused("end") == "not-host"
        await host.do("end")
        await other.until(lambda: other.phase == "closed")
