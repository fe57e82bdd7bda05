"""The guest behind a request, and whether the request comes from our own page."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import cookie_parser

from ridotto.house.house import House
from ridotto.house.store.base import Person

COOKIE: Final = "ridotto"
_BEARER: Final = "bearer "
_LONGEST_TOKEN: Final = 64


def token_of(headers: Headers) -> str:
    """Return the token of a request: a bot's bearer or a person's cookie, or empty."""
    given = headers.get("authorization", "")
    if given[: len(_BEARER)].lower() == _BEARER:
        return given[len(_BEARER) :].strip()[: _LONGEST_TOKEN + 1]
    # Malformed cookies of other sites at this address must not hide ours.
    return cookie_parser(headers.get("cookie", "")).get(COOKIE, "")


async def guest_of(house: House, headers: Headers) -> Person | None:
    """Return the guest who sent a request, if the house knows them."""
    token = token_of(headers)
    return await house.know(token) if token and len(token) <= _LONGEST_TOKEN else None


def from_our_page(house: House, headers: Headers) -> bool:
    """Check whether the request comes from our page, or not from a browser."""
    origin = headers.get("origin")
    if origin is None:
        return True
    if house.settings.public_url:
        ours = urlsplit(house.settings.public_url)
        if origin == f"{ours.scheme}://{ours.netloc}":
            return True
    host = headers.get("host", "")
    return bool(host) and origin in (f"http://{host}", f"https://{host}")
