"""Invalid, excessive and repeated messages are refused, and other clients do not notice."""

from __future__ import annotations

import asyncio
import json
import random
import string
from contextlib import suppress
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from house.client import Client, at, seated
from house.players import play_all, wishes
from house.serving import Served, live

MASQUERADE = wishes("masquerade", 2)


async def close_code(served: Served, path: str, **headers: str) -> int | None:
    """Return the close code of a socket that is not admitted."""
    uri = f"ws://127.0.0.1:{served.port}{path}"
    async with connect(uri, additional_headers=headers, compression=None) as socket:
        with pytest.raises(ConnectionClosed):
            await socket.recv()
        return socket.close_code


# Admission


@live
async def test_refused_sockets_get_a_close_code(served: Served) -> None:
    (guest,) = served.guests(1)
    table = guest.open(MASQUERADE)
    bearer = {"Authorization": f"Bearer {guest.token}"}
    path = f"/ws/tables/{table}"
    assert await close_code(served, path) == 4001
    assert await close_code(served, path, Authorization="Bearer of good news") == 4001
    assert await close_code(served, path, Authorization=f"Bearer {'x' * 500}") == 4001
    assert await close_code(served, path, Cookie="ridotto=; ridotto") == 4001
    assert await close_code(served, path, Origin="https://elsewhere.example", **bearer) == 4003
    assert await close_code(served, "/ws/lobby", Origin="https://elsewhere.example") == 4003
    for name in ("nowhere", table[:-1], f"{table}/x", "%00", "..%2f..", "x" * 2000):
        assert await close_code(served, f"/ws/tables/{name}", **bearer) == 4004
    assert await close_code(served, path, Origin="null", **bearer) == 4003


@live
async def test_a_cookie_opens_the_same_doors_as_a_token(served: Served) -> None:
    (guest,) = served.guests(1)
    table = guest.open(MASQUERADE)
    headers = {
        "Cookie": f"other=1; ridotto={guest.token}",
        "Origin": f"http://127.0.0.1:{served.port}",
    }
    uri = f"ws://127.0.0.1:{served.port}/ws/tables/{table}"
    async with connect(uri, additional_headers=headers, compression=None) as socket:
        view = json.loads(await socket.recv())
        assert view["you"]["person"] == guest.person


@pytest.mark.parametrize(
    "since", ["0", "-1", "999999", "x", "1e3", "٣", "9" * 400, "", "2&since=1"]
)
@live
async def test_clients_with_invalid_numbers_get_the_whole_view(served: Served, since: str) -> None:
    (guest,) = served.guests(1)
    table = guest.open(MASQUERADE)
    uri = f"ws://127.0.0.1:{served.port}/ws/tables/{table}?since={since}"
    headers = {"Authorization": f"Bearer {guest.token}"}
    async with connect(uri, additional_headers=headers, compression=None) as socket:
        first = json.loads(await socket.recv())
        assert first["is"] == ("news" if since.startswith("2") else "view")
        assert first["n"] == 2


# Messages


BABBLE: list[tuple[str, str]] = [
    ("", "bad-json"),
    ("{", "bad-json"),
    ("nonsense", "bad-json"),
    ('{"do":"ping","id":"\\ud800"}', "bad-json"),
    ("[" * 15_000, "bad-request"),
    ('{"do":"act","id":"x","seen":1,"action":' + '{"x":' * 3000, "bad-json"),
    ("[]", "bad-request"),
    ("null", "bad-request"),
    ("{}", "bad-request"),
    ('{"do":"ping"}', "bad-request"),
    ('{"do":"ping","id":""}', "bad-request"),
    ('{"do":"ping","id":7}', "bad-request"),
    ('{"do":"ping","id":"x","more":1}', "bad-request"),
    (json.dumps({"do": "ping", "id": "x" * 41}), "bad-request"),
    ('{"do":"__class__","id":"x"}', "bad-request"),
    ('{"do":["ping"],"id":"x"}', "bad-request"),
    ('{"do":"act","id":"x","seen":1,"action":"look"}', "bad-request"),
    ('{"do":"act","id":"x","seen":-1,"action":{}}', "bad-request"),
    ('{"do":"act","id":"x","seen":1.5,"action":{}}', "bad-request"),
    ('{"do":"remove","id":"x","seat":12}', "bad-request"),
    ('{"do":"remove","id":"x","seat":true}', "bad-request"),
]


@live
async def test_invalid_messages_are_refused_and_the_socket_stays_open(served: Served) -> None:
    async with seated(MASQUERADE, *served.guests(2)) as (babbler, other):
        n, heard = other.n, len(other.texts)
        for text, code in BABBLE:
            before = len(babbler.texts)
            await babbler.send(text)
            await babbler.until(lambda count=before: len(babbler.texts) > count)
            refused = json.loads(babbler.texts[-1])
            assert (refused["is"], refused["error"]["code"]) == ("refused", code), text[:99]
            assert len(refused["error"]["message"]) < 400
        await babbler.send(b'{"do":"ping","id":"x"}')
        await babbler.current()
        assert '"bad-json"' in babbler.texts[-2]
        assert (other.n, len(other.texts)) == (n, heard)


@live
async def test_oversized_messages_close_the_connection(served: Served) -> None:
    async with seated(MASQUERADE, *served.guests(2)) as (client, other):
        await client.send(json.dumps({"do": "chat", "id": "x", "text": "x" * 17_000}))
        await client.until(lambda: client.gone)
        assert client.code == 1009
        await other.current()
        await client.reconnect()


@live
async def test_a_flooding_client_is_slowed_down_and_finally_disconnected(served: Served) -> None:
    async with seated(MASQUERADE, *served.guests(2)) as (other, flood):
        for number in range(100):
            await flood.tell("ping", id=f"{number}")
        await flood.until(lambda: len([t for t in flood.texts if '"pong"' in t]) == 100)
        while not flood.gone:
            with suppress(ConnectionClosed):
                await flood.tell("ping")
            await asyncio.sleep(0)
        assert flood.code == 4008
        assert any('"too-fast"' in text for text in flood.texts)
        await other.current()
        await other.do("start")


def random_json(chance: random.Random, depth: int = 3) -> Any:
    kinds: list[Any] = [
        None, True, -1, 10**30, 1.5, "", "claim", "".join(chance.choices(string.printable, k=9)),
    ]  # fmt: skip
    if depth and chance.random() < 0.5:
        some = range(chance.randrange(4))
        if chance.random() < 0.5:
            return [random_json(chance, depth - 1) for _ in some]
        keys = ["act", "with", "really", "mask", "player", "players", "card", "x"]
        return {chance.choice(keys): random_json(chance, depth - 1) for _ in some}
    return chance.choice(kinds)


@pytest.mark.parametrize("game", ["mascarade", "masquerade"])
@live
async def test_no_action_however_strange_upsets_a_table(served: Served, game: str) -> None:
    chance = random.Random(3)
    players = 4 if game == "mascarade" else 2
    async with seated(wishes(game, players), *served.guests(players)) as clients:
        await clients[0].do("start")
        for client in clients:
            await client.current()
        n = clients[0].n
        decider = next(client for client in clients if client.asked)
        for _ in range(40):
            strange = random_json(chance)
            legal = chance.choice(decider.state["legal"])
            action = strange if chance.random() < 0.5 else legal | {"x": strange}
            if isinstance(strange, dict) and chance.random() < 0.5:
                action = strange | {"act": legal["act"]}
                if action == legal:
                    continue
            answer = await decider.ask("act", action=action, seen=n)
            assert answer["is"] == "refused", action
            assert answer["error"]["code"] in ("bad-request", "illegal-action"), answer
        await clients[0].current()
        assert clients[0].n == n
        await play_all(clients)


# Other people's tables


@live
async def test_a_guest_cannot_act_at_a_table_of_others(served: Served) -> None:
    guests = served.guests(3)
    async with (
        seated(MASQUERADE, *guests[:2]) as clients,
        at(clients[0].table, guests[2]) as (thief,),
    ):
        await clients[0].do("start")
        await thief.current()
        n = thief.n
        decider = next(client for client in clients if client.asked)
        legal = decider.state["legal"][0]
        lies: list[tuple[str, dict[str, Any]]] = [
            ("act", {"action": legal, "seen": n}),
            ("ahead", {"answer": "claim", "seen": n}),
            ("more", {}),
            ("leave", {}),
        ]
        for what, more in lies:
            assert await thief.refused(what, **more) == "not-seated"
        assert await thief.refused("close") == "not-host"
        assert await thief.refused("sit", contribution="0" * 32) == "already-started"
        for client in clients:
            await client.current()
            assert client.n == n


@live
async def test_command_ids_of_other_guests_do_not_collide(served: Served) -> None:
    async with seated(MASQUERADE, *served.guests(2)) as clients:
        await clients[0].do("start", id="same")
        decider = await asked(clients)
        other = next(client for client in clients if client is not decider)
        await decider.do("act", id="mine", action=decider.state["legal"][0], seen=decider.n)
        answer = await other.ask("act", id="mine", action={"act": "x"}, seen=other.n)
        assert answer["is"] == "refused"


async def asked(clients: list[Client]) -> Client:
    for client in clients:
        await client.current()
    return next(client for client in clients if client.asked)


@live
async def test_commands_in_any_order_are_each_answered_in_theirs(served: Served) -> None:
    async with seated(MASQUERADE, *served.guests(2)) as (host, guest):
        # All at once: premature commands are refused, the rest is carried out.
        early = await host.tell("act", action={"act": "pass"}, seen=host.n)
        start = await host.tell("start")
        twice = await host.tell("start")
        late = await host.tell("sit", contribution="0" * 32)
        answers = [await host.answer_to(command) for command in (early, start, twice, late)]
        told = [a["error"]["code"] if a["is"] == "refused" else a["is"] for a in answers]
        assert told == ["no-game", "done", "already-started", "already-started"]
        told_in_order = [json.loads(text) for text in host.texts]
        order = [message["id"] for message in told_in_order if "id" in message]
        assert order[-4:] == [early, start, twice, late]
        await play_all([host, guest])
