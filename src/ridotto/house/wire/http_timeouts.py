"""Visits to the house: one connection, and what is asked over it, before it becomes a line.

The server itself waits for ever for a request that never comes or never ends, and for an answer
that nobody takes. Such a visit ends here; and where there is no room left for another, the one
ends that has taken longest.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol

#: How many seconds there are for a request and for taking its answer.
VISITING: Final = 60.0


class Visits(dict["Visit", asyncio.TimerHandle]):
    """All visits of a server and the ends they will come to, the oldest first."""

    def __init__(self, most: int | None) -> None:
        """``most`` is how many connections there may be at once, lines among them."""
        super().__init__()
        self.most = most

    def make_room(self, connections: int) -> None:
        """End what has taken longest, if there are more connections than there may be."""
        if self.most is not None and connections > self.most and self:
            next(iter(self)).end()


class Visit(H11Protocol):
    """A visit that ends, whatever the other end does."""

    def __init__(self, visits: Visits, **kwargs: Any) -> None:
        """A visit as the server makes it, among others."""
        super().__init__(**kwargs)
        self._visits = visits

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody came."""
        super().connection_made(transport)
        self._begin()
        self._visits.make_room(len(self.connections))

    def _begin(self) -> None:
        """Give it its time, beginning now."""
        self._let_be()
        self._visits[self] = self.loop.call_later(VISITING, self.end)

    def _let_be(self) -> None:
        timer = self._visits.pop(self, None)
        if timer is not None:
            timer.cancel()

    def end(self) -> None:
        """End it on the spot."""
        self._let_be()
        self.transport.abort()

    def on_response_complete(self) -> None:
        """All was said; now it may be taken, and something else be asked."""
        if self in self.connections:
            self._begin()
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: Any) -> None:
        """It becomes a line, which is as long as it is wanted."""
        self._let_be()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """They have gone."""
        self._let_be()
        super().connection_lost(exc)
