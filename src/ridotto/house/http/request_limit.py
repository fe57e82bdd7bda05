"""The limit of requests per address, for everything that the house answers."""

from __future__ import annotations

from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from ridotto.house.http.requests import client_address
from ridotto.house.http.responses import refusal_response
from ridotto.house.running.address_limits import AddressLimiter
from ridotto.house.running.limits import TooFast

#: The cost of a request, in requests: of a file of the page, of an ordinary question, of a request
#: that writes to the store, of one that takes long to answer, and of the deletion of a guest, which
#: writes to all of their tables.
FILE: Final = 0.2
QUESTION: Final = 1.0
WRITE: Final = 5.0
LONG: Final = 10.0
DELETION: Final = 50.0
_LONG_ENDINGS: Final = ("/record", "/replay", "/beliefs", "/qr.svg")
#: Monitors must get an answer even if all guests seem to come from one address.
_EXEMPT: Final = "/healthz"


class RequestLimit:
    """Refuse the requests of an address that sends too many, before they cost much."""

    def __init__(self, app: ASGIApp, limiter: AddressLimiter) -> None:
        """Wrap an application."""
        self._app = app
        self._limiter = limiter

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request or WebSocket."""
        if scope["type"] in ("http", "websocket") and scope["path"] != _EXEMPT:
            try:
                self._limiter.take(client_address(HTTPConnection(scope)), cost_of(scope))
            except TooFast as limit:
                response = refusal_response(limit)
                # The next request of this client shall cost it a new connection.
                response.headers["connection"] = "close"
                await response(scope, receive, send)
                return
        await self._app(scope, receive, send)


def cost_of(scope: Scope) -> float:
    """Return how many requests this one counts as."""
    path: str = scope["path"]
    if not path.startswith(("/api/", "/ws/")):
        return FILE
    if path.endswith(_LONG_ENDINGS):
        return LONG
    method = scope.get("method", "GET")
    if path == "/api/me" and method == "DELETE":
        return DELETION
    return QUESTION if method in ("GET", "HEAD", "OPTIONS") else WRITE
