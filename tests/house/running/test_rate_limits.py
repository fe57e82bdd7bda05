"""Rate limits: on keys in general, and on new guests and tables from one address."""

from __future__ import annotations

import http.client
import json
import socket
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from house.client import at
from house.other_houses import OtherHouse
from house.players import play_all, wishes
from house.serve_process import Running
from house.serving import PATIENCE, Served, live
from ridotto.games.errors import Refusal
from ridotto.house.running.house_limits import PARTY
from ridotto.house.running.limits import RateLimiter, TooFast
from ridotto.house.running.settings import Settings
from ridotto.house.store.data_directory import store_file

TABLE = {"wishes": wishes("masquerade", 2)}
MINUTES = 600


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def passed(limiter: RateLimiter, place: str, times: int) -> int:
    """Return how many of these attempts pass."""
    through = 0
    for _ in range(times):
        try:
            with limiter.passing(place):
                through += 1
        except TooFast:
            pass
    return through


# The limiter itself


def test_only_refused_guesses_are_counted() -> None:
    limiter = RateLimiter(3, "guesses", clock=Clock())
    for _ in range(20):
        with limiter.guessing("here"):
            pass
    for _ in range(3):
        with pytest.raises(Refusal, match="wrong"), limiter.guessing("here"):
            raise Refusal("no-table", "wrong")
    with pytest.raises(TooFast), limiter.guessing("here"):
        pytest.fail("nobody guesses any more")


def test_a_guess_stopped_by_a_second_limiter_is_not_counted() -> None:
    first, second = (RateLimiter(most, "guesses", clock=Clock()) for most in (2, 1))
    with pytest.raises(Refusal, match="wrong"), first.guessing("here"), second.guessing("all"):
        raise Refusal("no-table", "wrong")
    for _ in range(5):
        with pytest.raises(TooFast), first.guessing("here"), second.guessing("all"):
            pytest.fail("nobody guesses any more")
    with first.guessing("here"):
        pass


def test_a_burst_passes_then_one_per_interval() -> None:
    clock = Clock()
    limiter = RateLimiter(30, "guests", clock=clock)
    assert passed(limiter, "here", 100) == 30
    with pytest.raises(TooFast) as refused, limiter.passing("here"):
        pass
    assert (refused.value.code, refused.value.wait) == ("too-fast", MINUTES // 30)
    clock.now += refused.value.wait
    assert passed(limiter, "here", 100) == 1
    clock.now += MINUTES / 2
    assert passed(limiter, "here", 100) == 15
    clock.now += 10 * MINUTES
    assert passed(limiter, "here", 100) == 30
    assert passed(limiter, "there", 100) == 30


def test_attempts_refused_for_other_reasons_are_not_counted() -> None:
    limiter = RateLimiter(2, "tables", clock=Clock())
    for _ in range(10):
        with pytest.raises(Refusal, match="no"), limiter.passing("here"):
            raise Refusal("bad-request", "no")
    assert passed(limiter, "here", 10) == 2


def test_a_disabled_limiter_remembers_no_keys() -> None:
    limiter = RateLimiter(0, "guests")
    assert passed(limiter, "here", 1000) == 1000
    assert len(limiter) == 0


def test_keys_are_forgotten_when_refilled_or_too_many() -> None:
    clock = Clock()
    limiter = RateLimiter(2, "guests", max_keys=50, clock=clock)
    for number in range(1000):
        passed(limiter, f"place {number}", 2)
    assert len(limiter) == 50
    assert passed(limiter, "place 999", 1) == 0
    clock.now += MINUTES
    assert passed(limiter, "elsewhere", 1) == 1
    assert len(limiter) == 1


# The house


def ask(port: int, path: str, body: Any, token: str = "", **headers: str) -> tuple[int, Any, int]:
    """Return the status, the answer, and the seconds of ``Retry-After``."""
    asking = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    given = {"content-type": "application/json"} | headers
    if token:
        given["authorization"] = f"Bearer {token}"
    try:
        asking.request("POST", path, json.dumps(body), given)
        answer = asking.getresponse()
        told = json.loads(answer.read())
        return answer.status, told, int(answer.headers.get("retry-after", 0))
    finally:
        asking.close()


def arrive(port: int, **headers: str) -> tuple[int, Any, int]:
    return ask(port, "/api/guests", {"name": "Ana", "bearer": True}, **headers)


def people_in(data: Path) -> int:
    store = sqlite3.connect(store_file(data))
    try:
        (found,) = store.execute("SELECT count(*) FROM people").fetchone()
        return int(found)
    finally:
        store.close()


def test_by_default_a_party_of_guests_is_let_in_and_a_flood_is_not(tmp_path: Path) -> None:
    party = Settings().guests_each
    # The defaults.
    unset = {"RIDOTTO_GUESTS_EACH": "", "RIDOTTO_TABLES_EACH": ""}
    with Running(tmp_path / "data", **unset) as house:
        begun = time.monotonic()
        answers = [arrive(house.port) for _ in range(party + 20)]
        let_in = [told for status, told, _ in answers if status == 201]
        # On a slow machine a token may have been refilled in the meantime.
        turns = int((time.monotonic() - begun) * party / MINUTES) + 1
        assert [status for status, _, _ in answers[:party]] == [201] * party
        assert party <= len(let_in) <= party + turns
        assert {status for status, _, _ in answers[party:]} <= {201, 429}
        answers = [each for each in answers if each[0] == 429]
        _, told, wait = answers[-1]
        assert told["error"]["code"] == "too-fast"
        assert f"{wait} seconds" in told["error"]["message"]
        assert 0 < wait <= MINUTES / party
        assert people_in(tmp_path / "data") == len(let_in)
        # A known guest may still change their name.
        token = let_in[0]["token"]
        assert ask(house.port, "/api/guests", {"name": "Bea"}, token)[0] == 200


both_at_once = pytest.mark.skipif(not socket.has_dualstack_ipv6(), reason="needs IPv6")


@pytest.mark.parametrize("host", ["127.0.0.1", pytest.param("::", marks=both_at_once)])
def test_behind_a_proxy_guests_are_counted_by_their_own_address(host: str, tmp_path: Path) -> None:
    with OtherHouse(tmp_path, guests_each=2, host=host) as house:
        for guest in ("192.0.2.1", "192.0.2.2", "2001:db8::1"):
            told = [arrive(house.port, **{"x-forwarded-for": guest})[0] for _ in range(3)]
            assert told == [201, 201, 429]
        assert arrive(house.port, **{"x-forwarded-for": "2001:db8::2"})[0] == 429


def test_an_untrusted_client_cannot_forge_its_address(tmp_path: Path) -> None:
    with OtherHouse(tmp_path, guests_each=2, proxies="192.0.2.9") as house:
        told = [arrive(house.port, **{"x-forwarded-for": f"198.51.100.{n}"})[0] for n in range(4)]
        assert told == [201, 201, 429, 429]


@pytest.fixture(scope="module")
def few_tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with OtherHouse(tmp_path_factory.mktemp("few"), tables_each=3) as house:
        yield house


def test_tables_are_limited_per_guest_and_per_address(few_tables: Served) -> None:
    port, begun = few_tables.port, time.monotonic()
    statuses = []
    for number, guest in enumerate(few_tables.guests(PARTY + 1)):
        bad = {"wishes": wishes("masquerade", 99)}
        # A refused request does not count, unless the address is past its limit already.
        for _ in range(5 if number < PARTY else 0):
            assert ask(port, "/api/tables", bad, guest.token)[0] == 422
        statuses.append([ask(port, "/api/tables", TABLE, guest.token)[0] for _ in range(4)])
    assert statuses[:PARTY] == [[201, 201, 201, 429]] * PARTY
    # The last guest's tables exceed the limit per address, or they took very long.
    assert statuses[-1].count(201) <= int((time.monotonic() - begun) * 3 * PARTY / MINUTES)
    other = few_tables.guest("from elsewhere")
    away = {"x-forwarded-for": "192.0.2.5"}
    told = [ask(port, "/api/tables", TABLE, other.token, **away) for _ in range(4)]
    assert [status for status, _, _ in told] == [201, 201, 201, 429]
    assert told[-1][1]["error"]["code"] == "too-fast"
    assert 0 < told[-1][2] <= MINUTES / 3


@live
async def test_a_rematch_counts_as_a_new_table(few_tables: Served) -> None:
    guest, port, away = few_tables.guest("Ana"), few_tables.port, {"x-forwarded-for": "192.0.2.6"}
    asked = TABLE | {"sit": guest.share, "bots": ["pulcinella"], "start": True}
    opened = [ask(port, "/api/tables", asked, guest.token, **away)[1] for _ in range(3)]
    async with at(opened[0]["table"], guest) as (client,):
        await play_all([client])
        assert await client.refused("rematch") == "too-fast"
        await client.current()
        assert client.shown["rematch"] is None


@live
async def test_all_clients_of_an_address_share_the_rate_of_messages(tmp_path: Path) -> None:
    with OtherHouse(tmp_path, messages_address=10) as house:
        one, other = (house.guest(name, "192.0.2.1") for name in ("Ana", "Bea"))
        away = house.guest("Cio", "192.0.2.2")
        async with at(one.open(TABLE["wishes"]), one, other, away) as clients:
            answers = []
            for _ in range(20):
                for client in clients:
                    command = await client.tell("ping")
                    if client.guest is away:
                        assert (await client.answer_to(command))["is"] == "pong"
            for client in clients[:2]:
                await client.until(lambda: "" in client._answers)  # noqa: B023
                answers.append(client._answers[""]["error"]["code"])
            assert answers == ["too-fast", "too-fast"]


@live
async def test_an_address_is_told_when_it_has_too_many_sockets(tmp_path: Path) -> None:
    with OtherHouse(tmp_path, sockets_address=3) as house:
        host, *crowd = (house.guest(f"guest {n}", "192.0.2.1") for n in range(6))
        table = host.open(TABLE["wishes"])
        async with at(table, host, crowd[0]) as clients:
            assert [client.gone for client in clients] == [False, False]
            # A fifth of three spectators is at least one.
            for refused, address, code in (
                (crowd[1], "192.0.2.1", 1013),
                (crowd[1], "192.0.2.2", None),
            ):
                refused.address = address
                async with at(table, refused) as (client,):
                    assert client.code == code
