"""Running the house: a store, an application and a server around it."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import signal
import socket
import sqlite3
import threading
from collections.abc import Callable, Iterator
from functools import partial
from types import FrameType
from typing import Any, Final

import msgspec
import uvicorn

from ridotto import __version__
from ridotto.house.bots.pool import BotPool
from ridotto.house.house import House
from ridotto.house.http.app import make_app
from ridotto.house.running.addresses import introduced, listening
from ridotto.house.running.logs import Access, hear_loop, log, set_up
from ridotto.house.running.settings import Settings
from ridotto.house.store.data_directory import (
    BadDataDirectory,
    locked,
    make_data_directory,
    store_file,
)
from ridotto.house.store.sqlite import SqliteStore, WrongFile, open_file
from ridotto.house.table.commands import LONGEST
from ridotto.house.wire.http_timeouts import HttpConnections, TimedHttpConnection
from ridotto.house.wire.websocket import FastWebSocket

#: How many new things there may be before the house looks which of them are rubbish; how often
#: it does so before it looks at older things, and at the oldest.
RUBBISH: Final = (20_000, 20, 50)
#: How long clients have to go when the house closes, in seconds.
CLOSING: Final = 3
#: How long closing may take in all, however much is going on, in seconds.
AT_MOST: Final = 8.0
#: How many files the house needs beside those of its sockets.
OTHER_FILES: Final = 200


class Server(uvicorn.Server):
    """A server that says when it is ready, and whose end by a signal is no failure."""

    def __init__(
        self, config: uvicorn.Config, house: House, ready: Callable[[], None] | None = None
    ) -> None:
        """``ready`` is called once, when guests can come."""
        super().__init__(config)
        self._house = house
        self._ready = ready
        self._loop: asyncio.AbstractEventLoop | None = None
        self._deadline: threading.Timer | None = None

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        """Run until a signal closes the house; the process is the house's own."""
        self._deadline = threading.Timer(AT_MOST, _leave_at_once)
        self._deadline.daemon = True
        try:
            super().run(sockets)
        finally:
            self._deadline.cancel()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and say so."""
        self._loop = asyncio.get_running_loop()
        hear_loop(self._loop)
        await super().startup(sockets)
        _leave_rubbish()
        if self.started and self._ready is not None:
            self._ready()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Take SIGTERM and SIGINT as a wish to close; a second one is in a hurry."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        wishes = (signal.SIGTERM, signal.SIGINT)
        before = {each: signal.signal(each, self.handle_exit) for each in wishes}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Close; those who ask twice do not want to wait."""
        if not self.should_exit and self._deadline is not None:
            self._deadline.start()
        self.force_exit = self.should_exit
        self.should_exit = True
        if self._loop is not None:
            # First of all: with thousands of tables that go on playing, all else would be slow.
            self._loop.call_soon_threadsafe(self._house.shut_down)


def _leave_rubbish() -> None:
    """Look for rubbish more seldom, and never among what is there from the start.

    A house keeps much and drops little: looking through all of it again and again would be a good
    part of what a move costs, and now and then make somebody wait.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*RUBBISH)


def _leave_at_once() -> None:
    """Leave whatever is left undone: nobody was told that it was done."""
    log.warning("closed in a hurry")
    os._exit(0)


def make_server(settings: Settings, ready: Callable[[], None] | None = None) -> Server:
    """A server that is ready to run; raises what :class:`SqliteStore` does."""
    settings.data.mkdir(parents=True, exist_ok=True)
    most = _most_connections()
    if most is not None:
        # Beyond that there would be no way in, for nobody.
        sockets = max(1, min(settings.sockets, most - OTHER_FILES // 2))
        settings = msgspec.structs.replace(settings, sockets=sockets)
    store = SqliteStore(store_file(settings.data))
    house = House(store, settings, BotPool(settings.thinkers))
    app: Any = make_app(house)
    if log.isEnabledFor(logging.DEBUG):
        app = Access(app)
    http_protocol: Any = partial(TimedHttpConnection, HttpConnections(most))
    config = uvicorn.Config(
        introduced(app, settings),
        host=settings.host,
        port=settings.port,
        http=http_protocol,
        ws=FastWebSocket,
        ws_max_size=LONGEST,
        # Packing would cost more than it saves, and sizes of packed secrets tell of them.
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=CLOSING,
    )
    return Server(config, house, ready)


def serve(settings: Settings, ready: Callable[[int], None]) -> None:
    """Open the house and run it until a signal closes it; ``ready`` is told its port.

    Raises :exc:`PortTaken`, :exc:`NoSuchAddress`, :exc:`BadDataDirectory`,
    :exc:`DataDirectoryInUse`, :exc:`WrongFile` and :exc:`sqlite3.Error`; nothing has changed then.
    """
    _look_at_store(settings)
    with listening(settings) as sockets:
        port = settings.port if settings.socket_file else sockets[0].getsockname()[1]
        make_data_directory(settings.data)
        with locked(settings.data):
            set_up(settings.log)
            allow_files(settings.sockets)

            def opened() -> None:
                where = {"at": settings.host} if settings.socket_file else {"port": port}
                log.info("open", extra={**where, "version": __version__})
                ready(port)

            make_server(settings, opened).run(sockets)
            log.info("closed")


def allow_files(sockets: int) -> None:
    """Let this process have as many files as there may be sockets, as far as it may have them."""
    try:
        import resource
    except ImportError:
        return
    needed = sockets + OTHER_FILES
    have, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = needed if most == resource.RLIM_INFINITY else min(needed, most)
    while have != resource.RLIM_INFINITY and have < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
            have = wanted
        except (OSError, ValueError):
            # Some systems allow less than they say.
            wanted //= 2
    # Whoever asked for no number has no use for the warning.
    if have != resource.RLIM_INFINITY and have < needed and sockets != Settings().sockets:
        log.warning("few files allowed", extra={"allowed": have, "needed": needed})


def _most_connections() -> int | None:
    """How many there may be while the house can still open a file; None if there is no end."""
    try:
        import resource
    except ImportError:
        return None
    have, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if have == resource.RLIM_INFINITY else max(have - OTHER_FILES // 2, have // 2)


def _look_at_store(settings: Settings) -> None:
    """Raises what is wrong with a store before anything is made or changed."""
    file = store_file(settings.data)
    try:
        if file.exists():
            open_file(file, read_only=True).close()
    except OSError as error:
        raise BadDataDirectory(error.strerror or str(error)) from None
    except sqlite3.OperationalError as error:
        raise WrongFile(f"{file} cannot be opened: {error}") from None
