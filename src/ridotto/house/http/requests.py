"""Reading requests: body, guest, client address and numbers in the query."""

from __future__ import annotations

import functools
import ipaddress
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from ridotto.games.complaints import complaint
from ridotto.games.errors import Refusal, bad_request
from ridotto.games.words import LANGUAGES
from ridotto.house.guests import from_our_page, guest_of
from ridotto.house.house import House
from ridotto.house.running.addresses import UNIX_CLIENT
from ridotto.house.running.client_address import NOWHERE, Address, address_of
from ridotto.house.store.base import Person

T = TypeVar("T")
Handler = Callable[[House, Request], Awaitable[Response]]
Endpoint = Callable[[Request], Awaitable[Response]]

#: The largest request body in bytes.
MAX_BODY: Final = 16 * 1024
#: Numbers in an address have at most this many digits, so that a store can hold them.
MAX_DIGITS: Final = 15
_SAFE_METHODS: Final = ("GET", "HEAD")
#: Headers with which proxies say for whom they ask.
_FORWARDED: Final = ("x-forwarded-for", "forwarded", "x-real-ip", "via")


def endpoint(handler: Handler) -> Endpoint:
    """Turn a handler into a Starlette endpoint: pass the house, refuse foreign origins."""

    @functools.wraps(handler)
    async def handle(request: Request) -> Response:
        house: House = request.app.state.house
        if request.method not in _SAFE_METHODS and not from_our_page(house, request.headers):
            raise Refusal("wrong-origin", "this can be asked from the house's own page only")
        return await handler(house, request)

    return handle


async def read_body(request: Request, schema: type[T]) -> T:
    """Read and validate a JSON body; raises :exc:`Refusal`."""
    content_type = request.headers.get("content-type", "").split(";")[0].strip().lower()
    if content_type != "application/json":
        raise Refusal("not-json", "the body must be application/json")
    body = b""
    try:
        async for part in request.stream():
            body += part
            if len(body) > MAX_BODY:
                raise Refusal("too-large", f"the body is longer than {MAX_BODY} bytes")
    except ClientDisconnect:
        raise Refusal("bad-json", "the body broke off") from None
    try:
        return msgspec.convert(_integral(msgspec.json.decode(body)), schema)
    except msgspec.ValidationError as error:
        raise bad_request(complaint(error, schema)) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("bad-json", f"the body is not JSON: {error!s:.200}") from None


def _integral(data: Any) -> Any:
    """Return the data with 29.0 as 29: JSON and its schemas make no difference."""
    if isinstance(data, dict):
        return {name: _integral(value) for name, value in data.items()}
    if isinstance(data, list):
        return [_integral(value) for value in data]
    return int(data) if isinstance(data, float) and data.is_integer() else data


def read_number(request: Request, name: str) -> int | None:
    """Read a small number from the query; None if absent; raises :exc:`Refusal`."""
    given = request.query_params.get(name)
    if given is None:
        return None
    if not given.isascii() or not given.isdigit() or len(given) > 3:
        raise bad_request(f"{name} is a small number")
    return int(given)


def read_count(request: Request, name: str) -> int | None:
    """Read a number of any size from the query; None if absent; raises :exc:`Refusal`."""
    given = request.query_params.get(name)
    return None if given is None else _whole(given, name)


def path_number(request: Request, name: str) -> int:
    """Read a number from the path; raises :exc:`Refusal`."""
    return _whole(request.path_params[name], name)


def _whole(given: str, name: str) -> int:
    if not given.isascii() or not given.isdigit() or len(given) > MAX_DIGITS:
        raise bad_request(f"{name} is a number")
    return int(given)


def read_language(request: Request) -> str:
    """Read the language in the query, English if absent; raises :exc:`Refusal`."""
    language = request.query_params.get("lang", "en")
    if language not in LANGUAGES:
        raise bad_request(f"lang must be one of {', '.join(LANGUAGES)}")
    return language


async def require_guest(house: House, request: Request) -> Person:
    """Return the guest who sent a request; raises :exc:`Refusal` (``no-guest``)."""
    person = await guest_of(house, request.headers)
    if person is None:
        raise Refusal("no-guest", "the house does not know you yet: POST /api/guests first")
    return person


def require_operator(house: House, request: Request) -> None:
    """Raise :exc:`Refusal` unless an operator sent the request."""
    house.operators.require(request.headers, client_key(request))


def client_key(request: HTTPConnection) -> str:
    """Return the rate-limit key of the client's address; empty if unknown."""
    return client_address(request)[0]


def client_address(request: HTTPConnection) -> Address:
    """Return the client's address as limits count it."""
    return NOWHERE if request.client is None else address_of(request.client.host)


def is_local(request: Request) -> bool:
    """Check whether a request comes from this machine, and not through a proxy on it."""
    if any(header in request.headers for header in _FORWARDED):
        return False
    host = "" if request.client is None else request.client.host
    if host == UNIX_CLIENT:
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
