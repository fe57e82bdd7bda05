"""Timeouts for HTTP connections, and a limit on their number.

Uvicorn waits forever for a request that never ends, and for a client that does not read the
response. Here such a connection is aborted after a timeout; when there are too many connections,
the oldest one without a WebSocket is dropped. This overrides methods of uvicorn's HTTP protocol;
see websocket.py for how that is kept safe.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol

#: Seconds for sending a request and reading its response.
REQUEST_TIMEOUT: Final = 60.0


class HttpConnections(dict["TimedHttpConnection", asyncio.TimerHandle]):
    """The HTTP connections of a server and their timers, the oldest first."""

    def __init__(self, most: int | None) -> None:
        """Create an empty set; ``most`` limits all connections, WebSockets included."""
        super().__init__()
        self.most = most

    def make_room(self, connections: int) -> None:
        """Drop the oldest connection if there are too many."""
        if self.most is not None and connections > self.most and self:
            next(iter(self)).drop()


class TimedHttpConnection(H11Protocol):
    """An HTTP connection with a timeout for each request."""

    def __init__(self, timed: HttpConnections, **kwargs: Any) -> None:
        """Create the protocol as uvicorn does."""
        super().__init__(**kwargs)
        self._timed = timed

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Start the timeout for the first request."""
        super().connection_made(transport)
        self._start_timer()
        self._timed.make_room(len(self.connections))

    def _start_timer(self) -> None:
        self._stop_timer()
        self._timed[self] = self.loop.call_later(REQUEST_TIMEOUT, self.drop)

    def _stop_timer(self) -> None:
        timer = self._timed.pop(self, None)
        if timer is not None:
            timer.cancel()

    def drop(self) -> None:
        """Abort the connection."""
        self._stop_timer()
        self.transport.abort()

    def on_response_complete(self) -> None:
        """Start the timeout for reading the response and sending the next request."""
        if self in self.connections:
            self._start_timer()
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: Any) -> None:
        """Stop the timeout: a WebSocket stays open."""
        self._stop_timer()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the timeout: the connection has ended."""
        self._stop_timer()
        super().connection_lost(exc)
