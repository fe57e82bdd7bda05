"""Authentication, permissions, and protection from other sites."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from house.client import at, seated
from house.other_houses import OtherHouse
from house.players import wishes
from house.raw_socket import TEXT, RawSocket
from house.serving import Answer, Served, ask, live
from ridotto.house.table_codes import CODE_LETTERS, CODES_PER_TABLE, SHORTEST

PUBLIC = "https://ball.example"
JSON = {"content-type": "application/json"}


def come_in(served: Served, **headers: str) -> Answer:
    return ask(served, "POST", "/api/guests", '{"name": "Ana"}', JSON | headers)


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Run a house with a public name."""
    with OtherHouse(tmp_path_factory.mktemp("public"), public_url=PUBLIC) as house:
        yield house


async def first_word(served: Served, path: str, token: str = "", **headers: str) -> Any:
    """Return the first message of a socket, or its close code."""
    socket = await RawSocket.open(served.port, path, token, **headers)
    frame = await socket.frame()
    await socket.cut()
    return json.loads(frame.payload) if frame.opcode == TEXT else frame.code


# Identity


@live
async def test_a_guest_cannot_act_for_another(served: Served) -> None:
    async with seated(wishes("mascarade", 4), *served.guests(4)) as clients:
        await clients[0].do("start")
        for client in clients:
            await client.until(lambda client=client: client.state)
        stranger = served.guest("stranger")
        others = [client for client in clients if not client.asked]
        (decider,) = (client for client in clients if client.asked)
        n, seat = decider.n, decider.player
        action = decider.state["legal"][0]
        assert await others[0].refused("act", action=action, seen=n) == "not-your-decision"
        for more in ({"player": seat}, {"seat": seat}, {"person": decider.guest.person}):
            assert await others[0].refused("act", action=action, seen=n, **more) == "bad-request"
        assert await others[0].refused("act", action=action | {"by": seat}, seen=n) == "bad-request"
        async with at(clients[0].table, stranger) as (watching,):
            assert await watching.refused("act", action=action, seen=n) == "not-seated"
            assert await watching.refused("ahead", answer="claim", seen=n) == "not-seated"
            assert await watching.refused("more") == "not-seated"
            assert await watching.refused("leave") == "not-seated"
            assert await watching.refused("close") == "not-host"
        assert decider.n == n


@live
async def test_only_the_host_can_use_host_commands(served: Served) -> None:
    async with seated(wishes("mascarade", 4), *served.guests(2)) as (host, guest):
        assert await guest.refused("start") == "not-host"
        assert await guest.refused("bot", name="zanetta") == "not-host"
        assert await guest.refused("remove", seat=0) == "not-host"
        assert await guest.refused("close") == "not-host"
        assert await guest.refused("sit", contribution="0" * 32, seat=0) == "seat-taken"
        assert host.player == 0
        assert host.phase == "waiting"


@live
async def test_a_view_is_that_of_the_token_and_of_nothing_else(served: Served) -> None:
    one, other = served.guests(2)
    async with seated(wishes("masquerade", 2), one, other) as clients:
        await clients[0].do("start")
        path = f"/ws/tables/{clients[0].table}"
        await clients[1].until(lambda: clients[1].own)
        assert clients[0].own["mask"] != clients[1].own["mask"]
        asked = f"{path}?person={other.person}&viewer=1&player=1&token={other.token}&since="
        view = await first_word(served, asked, one.token, X_Person=other.person)
        you = {"person": one.person, "name": one.name, "player": 0, "removed": False}
        assert view["you"] == you
        assert view["own"]["mask"] == clients[0].own["mask"]
        watching = await first_word(served, path, served.guest("watching").token)
        assert watching["own"] is None
        cookie = await first_word(served, path, Cookie=f'odd={{"a":1}}; ridotto={one.token}')
        assert cookie["you"]["player"] == 0


@pytest.mark.parametrize("path", ["/ws/tables/{table}", "/ws/tables/{table}?since=1"])
@live
async def test_unknown_guests_receive_nothing(served: Served, path: str) -> None:
    guest = served.guest("known")
    path = path.format(table=guest.open(wishes("mascarade", 4)))
    digest = hashlib.sha256(guest.token.encode()).hexdigest()
    wrong = guest.token[:-1] + ("A" if guest.token[-1] != "A" else "B")
    for token in ("", guest.person, digest, wrong, guest.token[:-1], guest.token + "A", "A" * 8000):
        assert await first_word(served, path, token) == 4001
    assert await first_word(served, path, Cookie="ridotto=") == 4001
    assert await first_word(served, path, Cookie=f"ridotto={guest.person}") == 4001
    assert ask(served, "GET", "/api/me").status == 401
    assert ask(served, "GET", "/api/me", headers={"cookie": f"ridotto={wrong}"}).status == 401
    table = {"wishes": wishes("mascarade", 4)}
    assert served.ask("POST", "/api/tables", table, guest.person)[0] == 401


@live
async def test_the_deal_is_secret_until_the_end(served: Served) -> None:
    guests = served.guests(4)
    async with seated(wishes("mascarade", 4), *guests) as clients:
        await clients[0].do("start")
        table = clients[0].table
        for what in ("record", "replay", "replay?viewer=omniscient", "replay?viewer=0"):
            assert served.ask("GET", f"/api/tables/{table}/{what}")[0] == 409
        await clients[3].until(lambda: clients[3].state)
        told = json.dumps(served.get(f"/api/tables/{table}")) + "".join(clients[3].texts)
        for guest in guests[:3]:
            assert guest.share not in told
            assert guest.token not in told
        assert '"fairness":null' in told
        assert clients[3].guest.share not in told
        assert '"secret"' not in told


@live
async def test_an_oversized_handshake_is_disconnected(served: Served) -> None:
    with pytest.raises(asyncio.IncompleteReadError):
        await RawSocket.open(served.port, "/ws/lobby", "A" * 9000)


# Links and codes


def test_links_cannot_be_guessed(served: Served) -> None:
    guest = served.guest("host")
    links = [guest.open(wishes("mascarade", 4)) for _ in range(64)]
    drawn = [int.from_bytes(base64.urlsafe_b64decode(link + "=="), "big") for link in links]
    assert {len(link) for link in links} == {22}
    assert len(set(drawn)) == 64
    # All 128 bits are random: 64 coins show fewer than 9 or more than 55 heads once in 10^8 times.
    for bit in range(128):
        assert 9 <= sum(number >> bit & 1 for number in drawn) <= 55, bit
    assert len(base64.urlsafe_b64decode(guest.token)) == 24
    shown = served.get(f"/api/tables/{links[0]}")["shown"]
    assert len(shown["code"]) >= SHORTEST
    assert set(shown["code"]) <= set(CODE_LETTERS)
    # The last of 64 tables is no easier to guess than the first.
    last = served.get(f"/api/tables/{links[-1]}")["shown"]["code"]
    assert len(CODE_LETTERS) ** len(last) >= CODES_PER_TABLE * 64


@live
async def test_a_link_that_is_not_quite_right_is_wrong(served: Served) -> None:
    guest = served.guest("host")
    table = guest.open(wishes("mascarade", 4))
    other = table[:-1] + ("A" if table[-1] != "A" else "Q")
    for name in (other, table[:-1], table + "A", table.swapcase(), "%25", "*", "..", "%00", "%ff"):
        assert served.ask("GET", f"/api/tables/{name}")[0] == 404, name
        assert await first_word(served, f"/ws/tables/{name}", guest.token) == 4004
    assert await first_word(served, f"/ws/tables/{table}/", guest.token) == 4004


def test_codes_cannot_be_tried_out(tmp_path: Path) -> None:
    with OtherHouse(tmp_path) as house:
        host = house.guest("host")
        table = host.open(wishes("mascarade", 4))
        code = house.get(f"/api/tables/{table}")["shown"]["code"]
        assert house.get(f"/api/codes/{code.lower()}") == {"table": table}
        statuses = [house.ask("GET", f"/api/codes/BCDFG{n:03}")[0] for n in range(30)]
        assert statuses[:20] == [404] * 20
        assert statuses[-1] == 429
        status, told = house.ask("GET", f"/api/codes/{code}")
        assert status == 429, "a right guess could be told from a wrong one"
        assert told["error"]["code"] == "too-fast"
        # Clients at other addresses are not delayed.
        assert code_asked(house, code, "192.0.2.1") == 200


def test_wrong_codes_from_many_places_do_not_keep_guests_out(tmp_path: Path) -> None:
    with OtherHouse(tmp_path) as house:
        host = house.guest("host")
        code = house.get(f"/api/tables/{host.open(wishes('mascarade', 4))}")["shown"]["code"]
        statuses = [code_asked(house, "BCDFGHJK", f"192.0.2.{n % 40}") for n in range(400)]
        assert statuses[:300] == [404] * 300
        assert statuses[-1] == 429
        assert code_asked(house, code, "192.0.2.7") == 429
        assert code_asked(house, code, "192.0.2.99") == 200


def code_asked(house: Served, code: str, address: str) -> int:
    """Return the status of a request for a code from an address."""
    asking = house.call()
    try:
        asking.request("GET", f"/api/codes/{code}", headers={"x-forwarded-for": address})
        return asking.getresponse().status
    finally:
        asking.close()


# Other sites

FOREIGN = (
    "null", "http://evil.example", "https://evil.example", "http://127.0.0.1", "http://[", "http://",
    "https://ball.example.evil.example", "ftp://127.0.0.1:{port}", "127.0.0.1:{port}", "",
    "http://evil.example@127.0.0.1:{port}", "http://127.0.0.1:{port}.evil.example",
)  # fmt: skip


@pytest.mark.parametrize("origin", FOREIGN)
@live
async def test_pages_of_others_are_refused(served: Served, public: Served, origin: str) -> None:
    for house in (served, public):
        given = origin.format(port=house.port)
        refused = come_in(house, origin=given)
        assert refused.status == 403, given
        assert "set-cookie" not in refused.headers
        guest = house.guest("Ana")
        table = guest.open(wishes("mascarade", 4))
        for path in (f"/ws/tables/{table}", "/ws/lobby"):
            assert await first_word(house, path, guest.token, Origin=given) == 4003


@live
async def test_pages_of_the_house_are_its_own(served: Served, public: Served) -> None:
    for house, origin in (
        (served, f"http://127.0.0.1:{served.port}"),
        (public, f"http://127.0.0.1:{public.port}"),
        (public, PUBLIC),
    ):
        assert come_in(house, origin=origin).status == 201
        guest = house.guest("Ana")
        table = guest.open(wishes("mascarade", 4))
        view = await first_word(house, f"/ws/tables/{table}", guest.token, Origin=origin)
        assert view["is"] == "view"
        assert (await first_word(house, "/ws/lobby", Origin=origin))["is"] == "lobby"
    assert come_in(served, origin=PUBLIC).status == 403


def test_other_origins_may_not_read_responses(served: Served) -> None:
    for method in ("GET", "OPTIONS", "HEAD"):
        answer = ask(served, method, "/api/me", headers={"origin": "http://evil.example"})
        assert not [name for name in answer.headers if name.startswith("access-control-")]


def test_the_cookie_is_kept_from_scripts_and_from_other_pages(
    served: Served, public: Served
) -> None:
    for house in (served, public):
        (cookie,) = come_in(house).headers.get_all("set-cookie") or ()
        flags = {part.strip().lower() for part in cookie.split(";")[1:]}
        assert {"httponly", "samesite=lax", "path=/"} <= flags
        assert ("secure" in flags) == (house is public)
        token = cookie.split(";")[0].removeprefix("ridotto=")
        told = ask(house, "GET", "/api/me", headers={"cookie": f"a=b; ridotto={token}"})
        assert json.loads(told.body)["name"] == "Ana"
        again = come_in(house, cookie=f"ridotto={token}")
        assert again.status == 200
        assert "set-cookie" not in again.headers
        assert token not in again.body.decode()
