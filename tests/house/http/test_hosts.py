"""The names by which clients may reach a house, and those that get into links."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from house.client import at
from house.other_houses import OtherHouse
from house.players import wishes
from house.serving import Served, live
from ridotto.house.http.hosts import Host, KnownHosts, is_local, public_host, read_host
from ridotto.house.running import addresses
from ridotto.house.running.settings import Settings

PUBLIC = "https://masks.example.org"


@pytest.mark.parametrize(
    ("given", "host"),
    [
        ("masks.example.org", Host("masks.example.org", None)),
        ("MASKS.example.org:8443", Host("masks.example.org", 8443)),
        ("[::1]:8013", Host("::1", 8013)),
        *((bad, None) for bad in (
            "", "[", "a:b:c", "a/b", "me@a", "a b", "a?b", "a#b", "a:99999", "é", "<b>", "[x]", "-",
        )),
    ],
)  # fmt: skip
def test_a_host_is_a_name_and_a_port(given: str, host: Host | None) -> None:
    assert read_host(given) == host


def test_the_public_host_is_as_browsers_send_it() -> None:
    assert public_host("https://Masks.example.org:443") == Host("masks.example.org", None)
    assert public_host("http://masks.example.org:443") == Host("masks.example.org", 443)
    assert public_host("https://mąski.example") == Host("xn--mski-bta.example", None)


def status_of(path: str, host: str, public_url: str = PUBLIC, kind: str = "http") -> int:
    """Return the status with which a request is refused; 0 if it passes."""
    sent: list[Any] = []

    async def passed(scope: Any, receive: Any, send: Any) -> None:
        sent.append({"status": 0})

    async def send(message: Any) -> None:
        sent.append(message)

    async def receive() -> Any:
        raise AssertionError("nothing is read")

    headers = [(b"host", host.encode("latin-1"))] if host else []
    scope = {"type": kind, "path": path, "headers": headers}
    asyncio.run(KnownHosts(passed, public_url)(scope, receive, send))
    return int(sent[0]["status"])


OURS = ("masks.example.org", "MASKS.EXAMPLE.ORG:443", "localhost:8013", "127.0.0.1", "[::1]:8013")
OTHERS = (
    "evil.example", "masks.example.org:80", "masks.example.org.evil.example", "192.168.1.5:8013",
    "", "[",
    "evil.example@masks.example.org", "masks.example.org/x",
)  # fmt: skip


@pytest.mark.parametrize("kind", ["http", "websocket"])
def test_a_house_with_a_public_address_answers_to_no_other_name(kind: str) -> None:
    for path in ("/", "/api/house", "/ws/lobby"):
        assert [status_of(path, host, kind=kind) for host in OURS] == [0] * len(OURS)
        assert [status_of(path, host, kind=kind) for host in OTHERS] == [421] * len(OTHERS)


def test_any_host_name_works_for_monitoring_or_without_a_public_address() -> None:
    for path in ("/healthz", "/metrics"):
        assert status_of(path, "10.0.0.7:8013") == 0
    assert [status_of("/", host, public_url="") for host in OTHERS] == [0] * len(OTHERS)


@pytest.mark.parametrize(
    ("host", "local"),
    [
        ("localhost", True),
        ("pi", True),
        ("pi.local", True),
        ("192.168.1.5", True),
        ("fe80::1", True),
        ("203.0.114.9", True),  # where the request arrived
        ("203.0.114.10", False),
        ("evil.example", False),
        ("local.evil.example", False),
        ("8.8.8.8", False),
    ],
)
def test_local_names(host: str, local: bool) -> None:
    assert is_local(Host(host, None), ("::ffff:203.0.114.9", 8013)) == local


def link(served: Served, host: str) -> tuple[str, int]:
    """Open a table and draw its link, by way of a host; return the link and the status."""
    guest = served.guest("host")
    asked = {"wishes": wishes("masquerade", 2), "sit": guest.share}
    status, told = served.ask("POST", "/api/tables", asked, guest.token, host=host)
    assert status == 201, told
    path = f"/api/tables/{told['table']}/qr.svg"
    connection = served.call()
    try:
        connection.request("GET", path, headers={"host": host})
        return told["link"].removesuffix(told["table"]), connection.getresponse().status
    finally:
        connection.close()


def test_links_are_never_made_from_a_foreign_host(served: Served) -> None:
    assert link(served, "evil.example") == ("/t/", 421)
    assert link(served, "pi.local:8013") == ("http://pi.local:8013/t/", 200)
    assert link(served, f"127.0.0.1:{served.port}") == (f"http://127.0.0.1:{served.port}/t/", 200)


@live
async def test_a_public_house_is_played_in_by_its_name_only(tmp_path: Any) -> None:
    with OtherHouse(tmp_path, public_url=PUBLIC) as house:
        guest = house.guest("Ana")
        table = guest.open(wishes("masquerade", 2))
        assert house.ask("GET", "/api/house", host="evil.example")[0] == 421
        assert house.ask("GET", "/api/house", host="masks.example.org")[0] == 200
        async with at(table, guest) as (client,):
            await client.current()


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0", "192.0.2.7"])
def test_the_address_for_guests_is_public_or_in_the_network(
    host: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(addresses, "addresses_in_network", lambda: ["192.168.1.20", "10.8.0.2"])
    settings = Settings(host=host)
    near = "http://192.168.1.20:8013" if host == "0.0.0.0" else ""
    assert addresses.guest_address(settings, 8013) == near
    assert addresses.is_only_here(settings) == (host == "127.0.0.1")
    public = Settings(host=host, public_url=PUBLIC)
    assert addresses.guest_address(public, 8013) == PUBLIC
    assert not addresses.is_only_here(public)


def test_only_clients_on_the_same_machine_learn_how_others_reach_it(served: Served) -> None:
    local = served.get("/api/house")
    assert (local["only_here"], local["guest_address"]) == (True, "")
    _, elsewhere = served.ask("GET", "/api/house", host="masks.lan")
    assert not elsewhere["only_here"]
