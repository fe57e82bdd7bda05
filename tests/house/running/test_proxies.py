"""The house behind a real proxy with TLS, configured by the files in ``deploy/``."""

from __future__ import annotations

import http.client
import json
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from house.client import seated
from house.players import play_all, wishes
from house.proxies import NAME, PLACES, PROXIES, Proxied, missing
from house.serving import PATIENCE, live


@pytest.fixture(
    scope="module", params=[f"{proxy}-{place}" for proxy in PROXIES for place in PLACES]
)
def proxied(request: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxied]:
    proxy, place = request.param.split("-")
    if why := missing(proxy):
        pytest.skip(why)
    with Proxied(tmp_path_factory.mktemp(proxy), place).open(proxy) as house:
        yield house


def ask(
    house: Proxied, method: str, path: str, body: Any = None, **headers: str
) -> tuple[http.client.HTTPResponse, Any]:
    calling = house.call()
    try:
        given = {"content-type": "application/json"} | {
            name.replace("_", "-"): value for name, value in headers.items()
        }
        calling.request(method, path, None if body is None else json.dumps(body), given)
        answer = calling.getresponse()
        text = answer.read()
        kind = answer.headers.get("content-type", "")
        return answer, json.loads(text) if kind == "application/json" else text
    finally:
        calling.close()


@live
async def test_a_game_is_played_through_the_proxy(proxied: Proxied) -> None:
    asked = wishes("mascarade", 4, claims="at-once", chat=True)
    async with seated(asked, *proxied.guests(3)) as clients:
        await clients[0].do("bot", name="zanetta")
        await clients[0].do("start")
        await clients[1].do("chat", text="good evening")
        # A lost connection is resumed, with everything that was missed.
        await clients[2].vanish(politely=False)
        await clients[2].connect(since=clients[2].n)
        await play_all(clients)
        for client in clients:
            client.check_whole()
            assert client.state == clients[0].state
            assert [said["text"] for said in client.said] == ["good evening"]
    record = proxied.get(f"/api/tables/{clients[0].table}/record")
    assert record["result"]["winners"] == clients[0].state["winners"]


def test_cookies_and_links_are_those_of_the_public_address(proxied: Proxied) -> None:
    answer, told = ask(proxied, "POST", "/api/guests", {"name": "Ana"}, origin=proxied.public)
    assert answer.status == 201, told
    cookie = str(answer.headers["set-cookie"])
    for word in ("Secure", "HttpOnly", "SameSite=lax"):
        assert word in cookie
    assert answer.headers["strict-transport-security"].startswith("max-age=")
    assert answer.headers["content-security-policy"].startswith("default-src 'none'")
    opened, table = ask(
        proxied, "POST", "/api/tables", {"wishes": wishes("masquerade", 2)},
        cookie=cookie.split(";")[0], origin=proxied.public,
    )  # fmt: skip
    assert opened.status == 201, table
    assert table["link"] == f"{proxied.public}/t/{table['table']}"


@live
async def test_requests_from_other_sites_are_refused(proxied: Proxied) -> None:
    for origin in ("https://evil.example", f"https://{NAME}.evil.example", "null"):
        answer, told = ask(proxied, "POST", "/api/guests", {"name": "Eva"}, origin=origin)
        assert (answer.status, told["error"]["code"]) == (403, "wrong-origin")
        assert await closed_with(proxied, origin) == 4003
    assert await closed_with(proxied, proxied.public) is None


async def closed_with(house: Proxied, origin: str) -> int | None:
    """Return the close code of a socket from another page; None if it is admitted."""
    address, more = house.way("/ws/lobby")
    async with connect(address, origin=origin, open_timeout=PATIENCE, **more) as lobby:  # type: ignore[arg-type]
        try:
            assert json.loads(await lobby.recv())["is"] == "lobby"
        except ConnectionClosed:
            return lobby.close_code
    return None


def test_metrics_are_not_served_through_the_proxy(proxied: Proxied) -> None:
    assert ask(proxied, "GET", "/metrics")[0].status == 404
    assert ask(proxied, "GET", "/healthz")[0].status == 200


def test_oversized_requests_are_refused(proxied: Proxied) -> None:
    answer, told = ask(proxied, "POST", "/api/guests", {"name": "x" * 17_000})
    assert (answer.status, told["error"]["code"]) == (413, "too-large")
    answer, _ = ask(proxied, "POST", "/api/guests", {"name": "x" * 200_000})
    # The proxy itself refuses this; some versions of Caddy answer 502.
    assert answer.status in ((413, 502) if proxied.proxy == "caddy" else (413,))


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("proxy", PROXIES)
def test_the_house_gets_the_client_address_from_the_proxy_only(
    proxy: str, place: str, tmp_path: Any
) -> None:
    if why := missing(proxy):
        pytest.skip(why)
    with Proxied(tmp_path, place, guests_each=2).open(proxy) as house:
        told = [
            ask(house, "POST", "/api/guests", {"name": "x"}, x_forwarded_for=f"198.51.100.{n}")
            for n in range(3)
        ]
        assert [answer.status for answer, _ in told] == [201, 201, 429]
        assert int(str(told[-1][0].headers["retry-after"])) > 0


def test_plain_http_leads_to_tls(proxied: Proxied) -> None:
    if proxied.proxy == "caddy":
        pytest.skip("Caddy does this by itself, at port 80, which is not for tests")
    calling = http.client.HTTPConnection("127.0.0.1", proxied.plain, timeout=PATIENCE)
    try:
        calling.request("GET", "/t/abc", headers={"host": NAME})
        answer = calling.getresponse()
        assert (answer.status, answer.headers["location"]) == (301, f"https://{NAME}/t/abc")
    finally:
        calling.close()
