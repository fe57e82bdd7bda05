"""The house as a web application."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import hashlib
import mimetypes
import re
from collections.abc import AsyncIterator
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ridotto.games.errors import Refusal
from ridotto.games.words import LANGUAGES
from ridotto.house.house import House
from ridotto.house.http import routes as doors
from ridotto.house.http.openapi import described
from ridotto.house.running.metrics import get_health, get_metrics
from ridotto.house.wire.connection import Send
from ridotto.house.wire.session import Receive
from ridotto.house.wire.sockets import NO_TABLE, Scope, Sockets

TABLE_SOCKET: Final = "/ws/tables/"
LOBBY_SOCKET: Final = "/ws/lobby"
METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE")
PAGE: Final = Path(str(files("ridotto"))) / "house" / "page"
#: Where the page's files lie that have their content in their names.
ASSETS: Final = "assets/"
#: How many of the page's files are kept in memory.
FILES_KEPT: Final = 256
#: Answers from this size on are packed for whoever can unpack them.
WORTH_PACKING: Final = 1024
#: How often tables at which nobody is are let go, in seconds.
TIDY_EVERY: Final = 60.0

#: What every answer says about how it may be used. Scripts and styles come from files alone.
GUARD: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Guarded:
    """Every answer with the headers that keep browsers from harm."""

    def __init__(self, app: Any) -> None:
        """Guard this application."""
        self._app = app
        self._headers = [(name.encode(), value.encode()) for name, value in GUARD.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and its answer back with the headers."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def guarded(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *self._headers]
            await send(message)

        await self._app(scope, receive, guarded)


class Entrance:
    """The way into the house. Sockets go straight to the tables, everything else to the doors."""

    def __init__(self, house: House, doors: Starlette) -> None:
        """An entrance to this house."""
        self._sockets = Sockets(house)
        self._doors = Guarded(doors)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let one request or one socket in."""
        if scope["type"] != "websocket":
            await self._doors(scope, receive, send)
            return
        path = scope["path"]
        if path.startswith(TABLE_SOCKET):
            await self._sockets.table(path.removeprefix(TABLE_SOCKET), scope, receive, send)
        elif path == LOBBY_SOCKET:
            await self._sockets.lobby(scope, receive, send)
        else:
            await receive()
            await send({"type": "websocket.close", "code": NO_TABLE})


def make_app(house: House) -> Entrance:
    """The application of a house that is awake, or about to be."""
    routes: list[BaseRoute] = [
        *(Route(each.path, each.handler, methods=[each.method]) for each in doors.DOORS),
        Route("/api/openapi.json", get_openapi),
        Route("/api/{path:path}", no_door, methods=METHODS),
        Route("/healthz", get_health),
        Route("/metrics", get_metrics),
        Route("/words/{language}.ftl", get_words),
        Route("/{path:path}", get_page),
    ]
    app = Starlette(routes=routes, lifespan=_lifespan)
    app.state.house = house
    return Entrance(house, app)


@contextlib.asynccontextmanager
async def _lifespan(app: Starlette) -> AsyncIterator[None]:
    house: House = app.state.house
    await house.bots.start()
    waking = asyncio.ensure_future(house.wake())
    tidying = asyncio.ensure_future(_tidy(house))
    try:
        yield
    finally:
        for task in (waking, tidying):
            task.cancel()
        await asyncio.gather(waking, tidying, return_exceptions=True)
        house.leave_off()
        await house.bots.stop()
        await house.store.close()


async def _tidy(house: House) -> None:
    while True:
        await asyncio.sleep(TIDY_EVERY)
        house.forget_idle()
        house.lobby.tidy()


async def no_door(request: Request) -> Response:
    """What cannot be asked: in this way, or at all."""
    there = [each for each in doors.DOORS if _door_path(each.path).fullmatch(request.url.path)]
    if there:
        allowed = ", ".join(each.method for each in there)
        response = doors.refuse(Refusal("bad-method", f"this can be asked by {allowed} only"))
        response.headers["allow"] = allowed
        return response
    return doors.refuse(Refusal("no-page", "there is no such thing to be asked"))


@cache
def _door_path(path: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"{\w+}", "[^/]+", path))


async def get_openapi(request: Request) -> Response:
    """What can be asked over HTTP, for programs."""
    return doors.answer(described())


async def get_words(request: Request) -> Response:
    """All texts of a language, as Fluent."""
    language = request.path_params["language"]
    if language not in LANGUAGES:
        return Response("there is no such language\n", 404)
    return _kept(request, _words(language), "text/plain; charset=utf-8", "no-cache")


@cache
def _words(language: str) -> bytes:
    folder = files("ridotto") / "words" / language
    texts = sorted(folder.iterdir(), key=lambda entry: entry.name)
    return b"\n".join(text.read_bytes() for text in texts if text.name.endswith(".ftl"))


async def get_page(request: Request) -> Response:
    """A file of the page; every path without a dot is the page itself."""
    path = request.path_params["path"]
    name = path if "." in path else "index.html"
    content = _file(name)
    if content is None:
        return Response("there is no such page\n", 404)
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    forever = name.startswith(ASSETS)
    caching = "public, max-age=31536000, immutable" if forever else "no-cache"
    return _kept(request, content, kind, caching)


def _file(name: str) -> bytes | None:
    """A file of the page, if it is one and not something beside it."""
    try:
        path = (PAGE / name).resolve()
        if not path.is_relative_to(PAGE.resolve()):
            return None
        # Files with their content in their names stay the same; others change with the page, and
        # then guests who have the old one open still need what belongs to it.
        return _read(path, 0 if name.startswith(ASSETS) else path.stat().st_mtime_ns)
    except (OSError, ValueError):
        return None  # a name that no file has, or can have


@lru_cache(maxsize=FILES_KEPT)
def _read(path: Path, _changed: int) -> bytes:
    return path.read_bytes()


def _kept(request: Request, content: bytes, kind: str, caching: str) -> Response:
    """An answer that browsers may keep as long as it has not changed."""
    tag = f'"{hashlib.sha256(content).hexdigest()[:20]}"'
    headers = {"etag": tag, "cache-control": caching, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == tag:
        return Response(None, 304, headers)
    accepted = request.headers.get("accept-encoding", "")
    if "gzip" in accepted and len(content) >= WORTH_PACKING and not kind.startswith("image/png"):
        headers["content-encoding"] = "gzip"
        content = _packed(content)
    return Response(content, 200, headers, kind)


@lru_cache(maxsize=FILES_KEPT)
def _packed(content: bytes) -> bytes:
    return gzip.compress(content, 9, mtime=0)
