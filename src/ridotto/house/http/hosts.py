"""The names by which clients reach the house, from the ``Host`` header of their requests.

With a public address, the house answers to that name and to those of its own machine only. Without
one, any name will do to play, but links to tables are made from local names only: a name that
anyone can put into a header must not end up in what guests share.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple
from urllib.parse import SplitResult, urlsplit

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from ridotto.games.errors import Refusal
from ridotto.house.http.responses import refusal_response
from ridotto.house.running.addresses import LOOPBACK

#: The standard port of each scheme, which a host may leave out.
PORTS: Final = {"http": 80, "https": 443}
#: Endings of names that are valid in a local network only.
_LOCAL_ENDINGS: Final = (".localhost", ".local", ".lan", ".home", ".internal", ".home.arpa")
_NAME: Final = re.compile(r"[a-z0-9]([a-z0-9_.-]*[a-z0-9])?")
#: Paths for monitors, which reach the house by whatever address it has.
_EXEMPT: Final = ("/healthz", "/metrics")
#: Paths whose clients expect JSON.
_FOR_PROGRAMS: Final = ("/api/", "/ws/")


class Host(NamedTuple):
    """The name and port in a ``Host`` header; no port stands for the standard one."""

    name: str
    port: int | None


def read_host(given: str) -> Host | None:
    """Return the host in a header; None if it is malformed."""
    try:
        parts: SplitResult = urlsplit(f"//{given}")
        name, port = parts.hostname or "", parts.port
    except ValueError:
        return None
    is_bare = parts.netloc == given and "@" not in given
    is_name = bool(_NAME.fullmatch(name)) or (":" in name and _address(name) is not None)
    return Host(name, port) if is_bare and is_name else None


def public_host(public_url: str) -> Host:
    """Return the host of a public address, as browsers send it."""
    parts = urlsplit(public_url)
    name = parts.hostname or ""
    with suppress(UnicodeError):  # no browser can reach such a name
        name = name.encode("idna").decode()
    port = parts.port
    return Host(name, None if port == PORTS[parts.scheme] else port)


class KnownHosts:
    """Refuse requests to other names than the house's public one."""

    def __init__(self, app: ASGIApp, public_url: str) -> None:
        """Wrap an application; without a public address, all names are known."""
        self._app = app
        self._public_url = public_url
        self._host = public_host(public_url) if public_url else None
        self._standard_port = PORTS[urlsplit(public_url).scheme] if public_url else None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request or WebSocket."""
        if scope["type"] in ("http", "websocket") and not self._knows(scope):
            await self._refusal(scope["path"])(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    def _knows(self, scope: Scope) -> bool:
        if self._host is None or scope["path"] in _EXEMPT:
            return True
        host = read_host(Headers(scope=scope).get("host", ""))
        if host is None:
            return False
        port = None if host.port == self._standard_port else host.port
        return host.name in LOOPBACK or (host.name, port) == self._host

    def _refusal(self, path: str) -> Response:
        refusal = Refusal("wrong-host", f"this house is at {self._public_url} only")
        if path.startswith(_FOR_PROGRAMS):
            return refusal_response(refusal)
        return PlainTextResponse(f"{refusal.message}\n", 421)


def is_local(host: Host, server: Sequence[Any]) -> bool:
    """Check whether a host is a name of this machine, or of its local network.

    ``server`` is the address and port at which a request arrived.
    """
    address = _address(host.name)
    if address is None:
        is_short = "." not in host.name
        is_own = host.name == socket.gethostname().lower()
        return is_short or is_own or host.name.endswith(_LOCAL_ENDINGS)
    return address.is_private or address.is_link_local or address == _address(str(server[0]))


def _address(name: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """Return an address, IPv4 if it is mapped to IPv6; None for a name."""
    try:
        address = ipaddress.ip_address(name)
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address
