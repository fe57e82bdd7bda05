"""Run a house: its store, its application and the server around them."""

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
from ridotto.house.running.addresses import listening, trust_proxies
from ridotto.house.running.logs import configure_logging, log, log_loop_errors
from ridotto.house.running.settings import Settings
from ridotto.house.store.data_directory import (
    BadDataDirectory,
    locked,
    make_data_directory,
    store_file,
)
from ridotto.house.store.disk import write_problem
from ridotto.house.store.losses import check_presence
from ridotto.house.store.marks import Marks
from ridotto.house.store.sqlite import SqliteStore
from ridotto.house.store.store_file import WrongFile, marks_file, open_file
from ridotto.house.table.commands import LONGEST
from ridotto.house.wire.http_timeouts import HttpConnections, TimedHttpConnection
from ridotto.house.wire.websocket import FastWebSocket

#: Thresholds of the garbage collector's three generations.
GC_THRESHOLDS: Final = (20_000, 20, 50)
#: Grace period for clients to disconnect at shutdown, in seconds.
CLIENT_GRACE: Final = 3
#: The longest that a shutdown may take in all, in seconds.
SHUTDOWN_TIMEOUT: Final = 8.0
#: Number of open files the house needs besides its sockets.
OTHER_FILES: Final = 200


class Server(uvicorn.Server):
    """A server that reports when it is ready; a signal ends it without an error."""

    def __init__(
        self, config: uvicorn.Config, house: House, ready: Callable[[], None] | None = None
    ) -> None:
        """Create a server; ``ready`` is called once, when it accepts connections."""
        super().__init__(config)
        self._house = house
        self._ready = ready
        self._loop: asyncio.AbstractEventLoop | None = None
        self._deadline: threading.Timer | None = None

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        """Run until a signal ends the server; no other server may run in the process."""
        self._deadline = threading.Timer(SHUTDOWN_TIMEOUT, _exit_at_once)
        self._deadline.daemon = True
        try:
            super().run(sockets)
        finally:
            self._deadline.cancel()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and report it."""
        self._loop = asyncio.get_running_loop()
        log_loop_errors(self._loop)
        await super().startup(sockets)
        _tune_garbage_collection()
        if self.started and self._ready is not None:
            self._ready()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Shut down on SIGTERM and SIGINT; a second signal skips the grace period."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        signals = (signal.SIGTERM, signal.SIGINT)
        before = {each: signal.signal(each, self.handle_exit) for each in signals}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Shut down, at once on the second signal."""
        if not self.should_exit and self._deadline is not None:
            self._deadline.start()
        self.force_exit = self.should_exit
        self.should_exit = True
        if self._loop is not None:
            # This comes first: thousands of active tables would slow the rest down.
            self._loop.call_soon_threadsafe(self._house.shut_down)


def _tune_garbage_collection() -> None:
    """Collect garbage less often, and never among the objects that exist at the start.

    A house keeps many objects and drops few: with Python's defaults, going through all of them
    again and again is a good part of the cost of a move and causes pauses.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)


def _exit_at_once() -> None:
    """End the process. Unfinished work has not been acknowledged."""
    log.warning("closed in a hurry")
    os._exit(0)


def make_server(settings: Settings, ready: Callable[[], None] | None = None) -> Server:
    """Return a server that is ready to run; raises what :class:`SqliteStore` does."""
    settings.data.mkdir(parents=True, exist_ok=True)
    most = _max_connections()
    if most is not None:
        # With more sockets, new clients could not connect.
        sockets = max(1, min(settings.sockets, most - OTHER_FILES // 2))
        settings = msgspec.structs.replace(settings, sockets=sockets)
    store = SqliteStore(store_file(settings.data))
    house = House(store, settings, BotPool(settings.thinkers))
    app = make_app(house, log_access=log.isEnabledFor(logging.DEBUG))
    http_protocol: Any = partial(TimedHttpConnection, HttpConnections(most))
    config = uvicorn.Config(
        trust_proxies(app, settings),
        host=settings.host,
        port=settings.port,
        http=http_protocol,
        ws=FastWebSocket,
        ws_max_size=LONGEST,
        # Compression costs more than it saves, and the size of compressed secrets reveals them.
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=CLIENT_GRACE,
    )
    return Server(config, house, ready)


def serve(settings: Settings, ready: Callable[[int], None]) -> None:
    """Open a house and run it until a signal closes it; ``ready`` is called with its port.

    Raises :exc:`PortTaken`, :exc:`NoSuchAddress`, :exc:`BadDataDirectory`,
    :exc:`DataDirectoryInUse`, :exc:`WrongFile` and :exc:`sqlite3.Error`; nothing has changed then.
    """
    _check_store(settings)
    with listening(settings) as sockets:
        port = settings.port if settings.socket_file else sockets[0].getsockname()[1]
        make_data_directory(settings.data)
        with locked(settings.data):
            configure_logging(settings.log)
            raise_file_limit(settings.sockets)

            def opened() -> None:
                where = {"at": settings.host} if settings.socket_file else {"port": port}
                log.info("open", extra={**where, "version": __version__})
                ready(port)

            make_server(settings, opened).run(sockets)
            log.info("closed")


def raise_file_limit(sockets: int) -> None:
    """Raise the limit of open files to what the sockets need, as far as the system allows."""
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
            # Some systems allow less than they report.
            wanted //= 2
    # With the default number of sockets the warning would be useless.
    if have != resource.RLIM_INFINITY and have < needed and sockets != Settings().sockets:
        log.warning("few files allowed", extra={"allowed": have, "needed": needed})


def _max_connections() -> int | None:
    """Return the maximum number of connections that leaves files to open; None for no limit."""
    try:
        import resource
    except ImportError:
        return None
    have, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if have == resource.RLIM_INFINITY else max(have - OTHER_FILES // 2, have // 2)


def _check_store(settings: Settings) -> None:
    """Raise any error of the store before anything is created or changed."""
    file = store_file(settings.data)
    # SQLite's own error would not say so.
    for path in (settings.data, file):
        if path.exists() and (problem := write_problem(path)):
            raise BadDataDirectory(problem)
    try:
        check_presence(file, Marks(marks_file(file)))
        if file.exists():
            open_file(file, read_only=True).close()
    except OSError as error:
        raise BadDataDirectory(error.strerror or str(error)) from None
    except sqlite3.OperationalError as error:
        raise WrongFile(f"{file} cannot be opened: {error}") from None
