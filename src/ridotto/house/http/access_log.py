"""Give every request an id, count it, and log it if asked to.

The id is in the ``X-Request-ID`` header of the response and in every line logged while the request
is handled, so an operator who gets a complaint finds what happened. A trusted proxy may choose it.
"""

from __future__ import annotations

import logging
import re
import secrets
import time
from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute, compile_path
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ridotto.house.running.logs import REDACTED, request_id, table_mark

log = logging.getLogger("ridotto.house")

HEADER: Final = "x-request-id"
#: The ids that are accepted from a proxy.
_ID: Final = re.compile(r"[A-Za-z0-9._:-]{1,64}")
#: Methods that are counted by name; a client can invent others.
_METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
#: Paths of the browser client, which all return the same page, and its files.
_PAGE_PATHS: Final = (
    "/", "/open", "/workshop", "/how", "/how/{game}", "/learn/{game}", "/house-rules", "/operator",
    "/t/{table}", "/t/{table}/screen", "/r/{table}", "/icon.svg", "/icon-192.png",
    "/icon-512.png", "/icon-maskable-512.png", "/site.webmanifest", "/worker.js",
    "/assets/{file:path}",
)  # fmt: skip


class RouteNames:
    """Turn paths into a form that may be logged: their route, with tables as hashes."""

    def __init__(self, routes: Iterable[BaseRoute]) -> None:
        """Use these routes, and the paths of the browser client.

        That is mounted at the root, whose own route would match everything.
        """
        known = [
            route
            for route in routes
            if isinstance(route, Route | WebSocketRoute)
            or (isinstance(route, Mount) and route.path)
        ]
        self._patterns = [
            *((route.path_regex, route.path_format) for route in known),
            *(compile_path(path)[:2] for path in _PAGE_PATHS),
        ]

    def template(self, path: str) -> str:
        """Return the route of a path, the same for all tables; an unknown path is redacted."""
        return self._find(path)[0]

    def __call__(self, path: str) -> str:
        """Return the route of a path with its table as a hash; an unknown path is redacted."""
        template, values = self._find(path)
        shown = dict.fromkeys(values, REDACTED)
        if "table" in values and "/" not in values["table"]:
            shown["table"] = table_mark(values["table"])
        return template.format_map(shown)

    def _find(self, path: str) -> tuple[str, dict[str, str]]:
        for regex, template in self._patterns:
            if found := regex.fullmatch(path):
                return template, found.groupdict()
        return REDACTED, {}


class Requests:
    """The number of requests and WebSockets so far."""

    def __init__(self) -> None:
        """Start at zero."""
        #: Requests by method, route and status.
        self.answered: Counter[tuple[str, str, int]] = Counter()
        #: WebSockets that have ended, by route and the code that the house closed them with, or
        #: ``client`` if the client left.
        self.closed: Counter[tuple[str, str]] = Counter()


class AccessLog:
    """Identify, count and log every request without saying which table or which guest."""

    def __init__(
        self, app: ASGIApp, routes: Iterable[BaseRoute], counts: Requests, *, log_each: bool = False
    ) -> None:
        """Wrap an application with these routes; ``log_each`` logs every request."""
        self._app = app
        self._route_of = RouteNames(routes)
        self._counts = counts
        self._log_each = log_each

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request and note its outcome."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        given = Headers(scope=scope).get(HEADER, "")
        chosen = given if _ID.fullmatch(given) else secrets.token_hex(8)
        request_id.set(chosen)
        began, outcome = time.monotonic(), 0

        async def send_with_id(message: Message) -> None:
            nonlocal outcome
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                outcome = message["status"]
                MutableHeaders(scope=message)[HEADER] = chosen
            elif message["type"] == "websocket.accept":
                MutableHeaders(scope=message)[HEADER] = chosen
            elif message["type"] == "websocket.close":
                outcome = message.get("code", 1000)
            await send(message)

        if self._log_each and scope["type"] == "websocket":
            log.debug("socket opened", extra=self._fields(scope))
        try:
            await self._app(scope, receive, send_with_id)
        finally:
            self._note(scope, outcome, time.monotonic() - began)

    def _fields(self, scope: Scope) -> dict[str, Any]:
        return {"what": scope.get("method", "SOCKET"), "path": self._route_of(scope["path"])}

    def _note(self, scope: Scope, outcome: int, seconds: float) -> None:
        route = self._route_of.template(scope["path"])
        if scope["type"] == "http":
            method = scope["method"] if scope["method"] in _METHODS else REDACTED
            self._counts.answered[method, route, outcome] += 1
        else:
            self._counts.closed[route, str(outcome or "client")] += 1
        if self._log_each:
            event = "request" if scope["type"] == "http" else "socket closed"
            fields = self._fields(scope) | {"outcome": outcome, "seconds": round(seconds, 4)}
            log.debug(event, extra=fields)
