"""Admission of operators: the secret, sessions and the limit of wrong secrets."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.datastructures import Headers

from ridotto.games.errors import Refusal
from ridotto.house import operators
from ridotto.house.operators import COOKIE, LIFETIME, MOST_SESSIONS, MOST_WRONG, Operators

SECRET = "a-secret-of-some-length"


def bearer(secret: str) -> Headers:
    return Headers({"authorization": f"Bearer {secret}"})


def cookie(token: str) -> Headers:
    return Headers({"cookie": f"other=1; {COOKIE}={token}"})


def refusal(each: Operators, headers: Headers, address: str = "192.0.2.1") -> str:
    with pytest.raises(Refusal) as refused:
        each.require(headers, address)
    return refused.value.code


def test_the_secret_admits_and_another_does_not() -> None:
    each = Operators(SECRET)
    each.require(bearer(SECRET), "192.0.2.1")
    for wrong in (SECRET[:-1], SECRET + "x", "", "ü"):
        assert refusal(each, bearer(wrong)) == "not-operator"
    assert refusal(each, Headers({})) == "not-operator"


def test_without_a_secret_nothing_is_there() -> None:
    each = Operators("")
    for headers in (bearer(""), bearer("x"), cookie(""), Headers({})):
        assert refusal(each, headers) == "no-page"


def test_wrong_secrets_are_limited_by_address() -> None:
    each = Operators(SECRET)
    for _ in range(100):
        each.require(bearer(SECRET), "192.0.2.1")
    for _ in range(MOST_WRONG):
        assert refusal(each, bearer("wrong")) == "not-operator"
    assert refusal(each, bearer("wrong")) == "too-fast"
    # Otherwise the answer to a right secret would still tell it from the wrong ones.
    assert refusal(each, bearer(SECRET)) == "too-fast"
    each.require(bearer(SECRET), "192.0.2.2")


def test_a_session_ends_by_signing_out_and_by_time(monkeypatch: Any) -> None:
    each, now = Operators(SECRET), 1000.0
    monkeypatch.setattr(operators.time, "monotonic", lambda: now)
    first, second = each.sign_in(), each.sign_in()
    each.require(cookie(first), "")
    each.sign_out(first)
    assert refusal(each, cookie(first)) == "not-operator"
    each.require(cookie(second), "")
    now += LIFETIME
    assert refusal(each, cookie(second)) == "not-operator"


def test_the_oldest_session_makes_room() -> None:
    each = Operators(SECRET)
    tokens = [each.sign_in() for _ in range(MOST_SESSIONS + 1)]
    assert refusal(each, cookie(tokens[0])) == "not-operator"
    for token in tokens[1:]:
        each.require(cookie(token), "")
