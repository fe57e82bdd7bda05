"""A client that reconnects with a known entry ends up with the same state as a new one."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

from house.claims import claim_window
from house.client import Client, at, seated
from house.other_houses import OtherHouse
from house.players import play_all, wishes
from house.raw_socket import RawSocket
from house.serving import Served, live
from ridotto.house.store.backup import back_up, restore


async def knows_all(client: Client) -> None:
    """Check that a client's state equals its view now; ``entries`` are compared too."""
    async with at(client.table, client.guest) as (fresh,):
        await client.current()
        await fresh.current()
        view = fresh.view
        assert (client.n, client.entries) == (fresh.n, fresh.entries)
        assert (client.state, client.own, client.clock) == (fresh.state, fresh.own, fresh.clock)
        assert (client.shown, client.said) == (fresh.shown, fresh.said)
        assert (client.ahead, client.answered) == (fresh.ahead, fresh.answered)
        assert (client.present, client.spectators) == (fresh.present, fresh.spectators)
        for name in ("you", "setup", "muted"):
            assert client.view[name] == view[name], name


async def told_on_return(client: Client) -> list[dict[str, Any]]:
    """Reconnect with the known entry; return the messages that arrive."""
    await client.connect(since=client.n)
    await client.current()
    return [json.loads(text) for text in client.texts]


@live
async def test_a_game_that_began_meanwhile_comes_with_its_set_up(served: Served) -> None:
    async with seated(wishes("mascarade", 4), *served.guests(4)) as clients:
        away = clients[3]
        await away.vanish()
        await clients[0].do("start")
        assert away.view["setup"] is None
        told = await told_on_return(away)
        assert [message["is"] for message in told[:2]] == ["news", "meanwhile"]
        assert away.view["setup"]["players"] == 4
        assert away.view["you"]["player"] == 3
        await knows_all(away)
        # A connected client received it when it began.
        assert clients[1].view["setup"] == away.view["setup"]


@live
async def test_messages_missed_meanwhile_arrive_once(served: Served) -> None:
    async with seated(wishes("masquerade", 2), *served.guests(2)) as (stays, goes):
        await stays.do("chat", text="one")
        await goes.current()
        await goes.vanish()
        for text in ("two", "three"):
            await stays.do("chat", text=text)
        told = await told_on_return(goes)
        meanwhile = next(message for message in told if message["is"] == "meanwhile")
        assert [said["text"] for said in meanwhile["said"]] == ["two", "three"]
        assert [said["text"] for said in goes.said] == ["one", "two", "three"]
        await knows_all(goes)
        # A client that does not send ``heard`` gets all messages.
        goes.said = []
        await goes.reconnect()
        await knows_all(goes)


@live
async def test_muting_in_another_window_is_known(served: Served) -> None:
    async with seated(wishes("masquerade", 2), *served.guests(2)) as (loud, goes):
        await goes.vanish()
        async with at(goes.table, goes.guest) as (other_window,):
            await other_window.do("mute", person=loud.guest.person)
        await loud.do("chat", text="hello?")
        await told_on_return(goes)
        assert goes.view["muted"] == [loud.guest.person]
        assert goes.said == []


@live
async def test_players_get_spectators_messages_only_after_the_end(
    served: Served,
) -> None:
    *players, watching = served.guests(3)
    async with (
        seated(wishes("masquerade", 2), *players) as clients,
        at(clients[0].table, watching) as (watcher,),
    ):
        await clients[0].do("start")
        await watcher.do("chat", text="she has two of them")
        # Messages in two rooms within a millisecond have no order.
        await asyncio.sleep(0.005)
        await clients[1].do("chat", text="well")
        player = clients[0]
        await player.reconnect()
        await player.current()
        assert [said["text"] for said in player.said] == ["well"]
        await play_all(clients)
        await player.reconnect()
        assert [said["text"] for said in player.said] == ["she has two of them", "well"]
        await player.reconnect()
        await knows_all(player)


@pytest.mark.parametrize("claims", ["clockwise", "at-once"])
@live
async def test_a_standing_answer_is_known_and_one_that_is_past_is_not(
    served: Served, claims: str
) -> None:
    async with claim_window(served, claims=claims) as window:
        second = window.asked[1]
        await second.do("ahead", answer="claim", seen=second.n)
        await second.vanish()
        second.ahead = None
        await told_on_return(second)
        assert second.ahead == "claim"
        await knows_all(second)

        # The claim ends, and another begins: the old answer does not apply to it.
        await second.vanish()
        for client in window.asked[::2]:
            await client.do("ahead", answer="pass", seen=client.n)
        others = [client for client in window.clients if client is not second]
        chance = random.Random(1)
        await others[0].until(lambda: others[0].state["decision"] != "claim")
        for _ in range(20):
            for client in others:
                await client.current()
            decider = next((client for client in others if client.asked), None)
            if decider is None or decider.state["decision"] == "claim":
                break
            legal = decider.state["legal"]
            announce = [each for each in legal if each["act"] == "announce"]
            await decider.act(chance.choice(announce or legal))
        second.ahead = "claim"
        await told_on_return(second)
        assert second.ahead is None
        await knows_all(second)


@live
async def test_an_unknown_entry_number_gets_the_whole_view(served: Served) -> None:
    async with seated(wishes("masquerade", 2), *served.guests(2)) as (one, _):
        for since in ("0", "999", "-1", "x", "1" * 30):
            uri = f"/ws/tables/{one.table}?since={since}&heard=x"
            assert (await first_message(one, uri))["is"] == "view"


@live
async def test_an_entry_with_another_time_gets_the_whole_view(served: Served) -> None:
    # A house restored from a backup may have other entries under the same numbers.
    async with seated(wishes("masquerade", 2), *served.guests(2)) as (one, _):
        at = one.entries[one.n]["at"]
        way = f"/ws/tables/{one.table}?since={one.n}&heard=0"
        for when, first in (("", "news"), (f"&at={at}", "news"), (f"&at={at + 1}", "view")):
            assert (await first_message(one, way + when))["is"] == first


async def go_on(clients: list[Client], wanted: str, until: int) -> None:
    """Let all clients take the same action in turn, up to an entry."""
    while clients[0].n < until:
        decider = next(client for client in clients if client.asked)
        legal = decider.state["legal"]
        await decider.act(next((each for each in legal if each["act"] == wanted), legal[0]))
        for client in clients:
            await client.current()


@live
async def test_clients_of_a_restored_house_get_its_entries(
    tmp_path: Path,
) -> None:
    asked = wishes("mascarade", 4, options={"opening": 0, "turn_limit": 50})
    with OtherHouse(tmp_path / "data") as house:
        guests = house.guests(4)
        async with seated(asked, *guests) as clients:
            await clients[0].do("start")
            for client in clients:
                await client.current()
            back_up(tmp_path / "data", tmp_path / "copy")
            await go_on(clients, "look", clients[0].n + 4)
            await clients[1].do("chat", text="before")
            await clients[0].until(lambda: clients[0].said)
            knows, heard = clients[0].n, clients[0].said[-1]["n"]
            told = {n: entry.get("events") for n, entry in clients[0].entries.items()}
            table, at_then = clients[0].table, clients[0].entries[knows]["at"]
        house.stop()
        restore(tmp_path / "copy", tmp_path / "data", force=True)
        house.start()
        async with at(table, *guests) as again:
            assert again[0].n < knows
            await go_on(again, "swap", knows + 1)
            await again[1].do("chat", text="after")
            way = f"/ws/tables/{table}?since={knows}&at={at_then}&heard={heard}"
            first = await first_message(again[0], way)
            assert first["is"] == "view"
            shown = {entry["n"]: entry.get("events") for entry in first["entries"]}
            assert shown == {n: entry.get("events") for n, entry in again[0].entries.items()}
            assert any(shown[n] != told[n] for n in told), "it went another way"
            assert [said["text"] for said in first["said"]] == ["after"]


async def first_message(client: Client, path: str) -> dict[str, Any]:
    socket = await RawSocket.open(client.guest.served.port, path, client.guest.token)
    try:
        message: dict[str, Any] = json.loads((await socket.frame()).payload)
        return message
    finally:
        await socket.cut()
