"""A minimal durable service for tables, as a baseline for the house.

It has no rules, no seats, no views and no secrets. It stores what a client sends and, once that is
on disk, sends all clients at the table a text of the usual length. Server, framework and store are
those of the house: ``python -m bench.house_bare FOLDER PORT``.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from ridotto.house.store.sqlite import SqliteStore

#: Typical length of a message from the house.
NEWS: Final = '{{"is":"news","n":{},"text":"' + "x" * 700 + '"}}'


def service(folder: Path) -> Starlette:
    """Return the service over an empty folder."""
    store = SqliteStore(folder / "bare.sqlite")
    viewers: defaultdict[str, set[WebSocket]] = defaultdict(set)
    numbers: defaultdict[str, int] = defaultdict(int)

    async def table(socket: WebSocket) -> None:
        name = socket.path_params["table"]
        await socket.accept()
        viewers[name].add(socket)
        try:
            while True:
                said = await socket.receive_text()
                numbers[name] += 1
                news = NEWS.format(numbers[name])
                await store.append(name, numbers[name], [said.encode()])
                for viewer in viewers[name]:
                    await viewer.send_text(news)
        except WebSocketDisconnect:
            viewers[name].discard(socket)

    async def healthz(_: Request) -> Response:
        return JSONResponse({})

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        yield
        await store.close()

    routes = [WebSocketRoute("/ws/tables/{table}", table), Route("/healthz", healthz)]
    return Starlette(routes=routes, lifespan=lifespan)


if __name__ == "__main__":
    uvicorn.run(
        service(Path(sys.argv[1])), port=int(sys.argv[2]), loop="uvloop", ws="websockets-sansio",
        ws_per_message_deflate=False, log_level="error",
    )  # fmt: skip
