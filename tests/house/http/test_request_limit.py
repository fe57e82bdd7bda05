"""The limit of requests per address: what a request costs, and how it is refused."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from ridotto.house.http.request_limit import (
    DELETION,
    FILE,
    LONG,
    QUESTION,
    WRITE,
    RequestLimit,
    cost_of,
)
from ridotto.house.running.address_limits import AddressLimiter
from ridotto.house.running.limits import PERIOD, TooFast

MOST = 30


def scope_of(path: str, client: str, method: str = "GET", kind: str = "http") -> dict[str, Any]:
    return {"type": kind, "path": path, "method": method, "client": (client, 1), "headers": []}


@pytest.mark.parametrize(
    ("method", "path", "cost"),
    [
        ("GET", "/", FILE),
        ("GET", "/assets/index.js", FILE),
        ("GET", "/api/tables", QUESTION),
        ("POST", "/api/tables", WRITE),
        ("DELETE", "/api/me", DELETION),
        ("DELETE", "/api/operator/session", WRITE),
        ("HEAD", "/api/me", QUESTION),
        ("GET", "/api/tables/x/replay", LONG),
        ("GET", "/api/tables/x/qr.svg", LONG),
        ("GET", "/replay", FILE),
    ],
)
def test_a_request_costs_what_it_takes_to_answer(method: str, path: str, cost: float) -> None:
    assert cost_of(scope_of(path, "", method)) == cost


class Asked:
    """An application behind the limit, and the statuses that its clients get."""

    def __init__(self) -> None:
        self.passed = 0
        self._limit = RequestLimit(self._answer, AddressLimiter(MOST, "requests"))

    async def _answer(self, scope: Any, receive: Any, send: Any) -> None:
        self.passed += 1

    def ask(self, path: str, client: str, kind: str = "http") -> list[Any]:
        """Return the messages that a refused client gets."""
        sent: list[Any] = []

        async def send(message: Any) -> None:
            sent.append(message)

        async def receive() -> Any:
            raise AssertionError("nothing is read")

        asyncio.run(self._limit(scope_of(path, client, kind=kind), receive, send))
        return sent


@pytest.mark.parametrize("kind", ["http", "websocket"])
def test_a_flood_of_requests_is_refused_to_one_address_only(kind: str) -> None:
    asked = Asked()
    refused = [asked.ask("/api/tables", "192.0.2.1", kind) for _ in range(2 * MOST)]
    assert asked.passed == MOST
    start, body = refused[-1]
    headers = {name.decode(): value.decode() for name, value in start["headers"]}
    assert start["status"] == 429
    assert int(headers["retry-after"]) > 0
    assert headers["connection"] == "close"
    assert json.loads(body["body"])["error"]["code"] == "too-fast"
    for path, client in (("/api/tables", "192.0.2.2"), ("/healthz", "192.0.2.1")):
        assert asked.ask(path, client) == []
    assert asked.passed == MOST + 2


def test_what_costs_more_than_the_limit_takes_all_of_it_but_is_not_refused_for_ever() -> None:
    limiter = AddressLimiter(4, "requests")
    limiter.take(("192.0.2.1",), DELETION)
    with pytest.raises(TooFast) as refused:
        limiter.take(("192.0.2.1",), QUESTION)
    assert refused.value.wait <= PERIOD
