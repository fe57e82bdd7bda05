"""Who is asking: the guest behind a request, and whether the request comes from our own page."""

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
    """The token of a request: a bot's bearer, or a person's cookie; empty if there is none."""
    given = headers.get("authorization", "")
    if given[: len(_BEARER)].lower() == _BEARER:
        return given[len(_BEARER) :].strip()[: _LONGEST_TOKEN + 1]
    # Strange cookies of others at the same address must not make us forget somebody.
    return cookie_parser(headers.get("cookie", "")).get(COOKIE, "")


async def guest_of(house: House, headers: Headers) -> Person | None:
    """The guest who asks, if the house knows them."""
    token = token_of(headers)
    return await house.know(token) if token and len(token) <= _LONGEST_TOKEN else None


def from_our_page(house: House, headers: Headers) -> bool:
    """Whether a browser says that the request comes from a page of ours, or it is no browser."""
    origin = headers.get("origin")
    if origin is None:
        return True
    if house.settings.public_url:
        ours = urlsplit(house.settings.public_url)
        if origin == f"{ours.scheme}://{ours.netloc}":
            return True
    host = headers.get("host", "")
    return bool(host) and origin in (f"http://{host}", f"https://{host}")
