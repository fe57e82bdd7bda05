"""The web application of a house: HTTP routes, WebSocket routes and the page's files."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from collections.abc import AsyncIterator
from typing import Final

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ridotto.games.errors import Refusal
from ridotto.house.house import House
from ridotto.house.http.access_log import AccessLog, Requests
from ridotto.house.http.docs_site import ADDRESS as DOCS
from ridotto.house.http.docs_site import SITE, DocsFiles, redirect_to_docs
from ridotto.house.http.hosts import KnownHosts
from ridotto.house.http.monitoring import get_health, get_metrics
from ridotto.house.http.openapi import openapi_document
from ridotto.house.http.request_limit import RequestLimit
from ridotto.house.http.responses import json_response, on_http_error, on_refusal
from ridotto.house.http.routes import api_routes
from ridotto.house.http.static import PAGE, PageFiles, get_words
from ridotto.house.retention import Retention
from ridotto.house.running.health import HealthCheck
from ridotto.house.running.metrics import registry_of
from ridotto.house.store.sqlite import SqliteStore
from ridotto.house.wire.sockets import Sockets

#: Interval in seconds at which idle tables are unloaded, and how many of these pass before tables
#: that wait for guests are unloaded too.
CLEANUP_INTERVAL: Final = 10.0
CLEANUPS_WAITING: Final = 6
#: Interval in seconds at which the delay of the event loop is measured.
LAG_INTERVAL: Final = 1.0
#: Headers of every response. Scripts and styles come from files only.
SECURITY_HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
        "form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class SecurityHeaders:
    """Add the security headers to every HTTP response.

    It wraps the whole application, not only its routes: Starlette's own middleware would miss the
    responses to unexpected errors.
    """

    def __init__(self, app: ASGIApp) -> None:
        """Wrap this application."""
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request or WebSocket."""

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(SECURITY_HEADERS)
            await send(message)

        await self._app(scope, receive, send_with_headers if scope["type"] == "http" else send)


def routes_of(house: House) -> list[BaseRoute]:
    """Return all routes of a house."""
    sockets = Sockets(house)
    return [
        WebSocketRoute("/ws/tables/{table:path}", sockets.table),
        WebSocketRoute("/ws/lobby", sockets.lobby),
        Route("/api/openapi.json", get_openapi),
        *api_routes(),
        Route("/healthz", get_health),
        Route("/metrics", get_metrics),
        Route("/words/{language}.ftl", get_words),
        Route("/words/{language}/{part}.ftl", get_words),
        *([] if house.operators.exist else [Route("/operator", no_such_page)]),
        Route(DOCS.removesuffix("/"), redirect_to_docs),
        Mount(DOCS, DocsFiles(SITE)),
        Mount("/", PageFiles(PAGE)),
    ]


def make_app(house: House, *, log_access: bool = False) -> ASGIApp:
    """Return the application of a house; ``log_access`` logs every request."""
    app = Starlette(
        routes=routes_of(house),
        lifespan=_lifespan,
        exception_handlers={Refusal: on_refusal, HTTPException: on_http_error},
    )
    app.router.redirect_slashes = False
    app.state.house = house
    app.state.health = HealthCheck(house.store)
    requests = Requests()
    app.state.registry = registry_of(house, requests)
    limited = RequestLimit(app, house.limits.requests)
    secured = SecurityHeaders(KnownHosts(limited, house.settings.public_url))
    return AccessLog(secured, app.routes, requests, log_each=log_access)


@contextlib.asynccontextmanager
async def _lifespan(app: Starlette) -> AsyncIterator[None]:
    house: House = app.state.house
    await house.moderation.load()
    await house.bots.start()
    works = (
        house.wake(),
        _clean_up(house),
        _check(house),
        _back_up(house),
        _measure_lag(house),
        Retention(house).run(),
    )
    tasks = [asyncio.ensure_future(work) for work in works]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        house.shut_down()
        await house.bots.stop()
        await house.store.close()


async def _clean_up(house: House) -> None:
    for number in itertools.count(1):
        await asyncio.sleep(CLEANUP_INTERVAL)
        # A finished game is large; a table that waits is small, and its guests may come back soon.
        house.forget_idle(waiting=number % CLEANUPS_WAITING == 0)
        house.lobby.drop_left()


async def _measure_lag(house: House) -> None:
    """Measure how late the event loop wakes up."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + LAG_INTERVAL
        await asyncio.sleep(LAG_INTERVAL)
        house.loop_lag.observe(max(0.0, loop.time() - due))


async def _check(house: House) -> None:
    """Look for damage, once the house is open."""
    house.damage.problem()
    await house.store.verify()
    house.damage.problem()


async def _back_up(house: House) -> None:
    if isinstance(house.store, SqliteStore):
        await house.backups.run(house.damage.problem, house.backup_failed)


async def no_such_page(request: Request) -> Response:
    """Refuse the operator's page in a house without a secret for operators."""
    raise HTTPException(404)


async def get_openapi(request: Request) -> Response:
    """Return the description of the HTTP interface for programs."""
    return json_response(openapi_document())
