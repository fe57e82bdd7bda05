"""The line of a socket, which a client cannot hold that takes nothing from it.

The server closes a line when everything on its way has been taken. Whoever takes nothing would
keep the line for ever, and what waits in it: such a line is cut.
"""

from __future__ import annotations

import asyncio
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

#: How many seconds a client has to take what is left when its line is closed.
LINGER: Final = 3.0
NO_TEXT: Final = 1007


class Line(WebSocketsSansIOProtocol):
    """A line that ends when it is closed, whatever the other end does."""

    _cutting: asyncio.TimerHandle | None = None

    def data_received(self, data: bytes) -> None:
        """Something came; whoever cannot even shake hands is let go."""
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.transport.close()

    async def run_asgi(self) -> None:
        """Serve the client; afterwards the line does not stay."""
        await super().run_asgi()
        self._cut_soon()

    def keepalive_timeout(self) -> None:
        """The client did not answer a ping in time."""
        super().keepalive_timeout()
        self._cut_soon()

    def _cut_soon(self) -> None:
        if not self.disconnected and self._cutting is None:
            # The closing handshake has its own time; this comes after it.
            linger = LINGER if self.close_timer is None else self.close_timeout + LINGER
            self._cutting = self.loop.call_later(linger, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """The line has ended."""
        if self._cutting is not None:
            self._cutting.cancel()
        super().connection_lost(exc)

    def send_receive_event_to_app(self) -> None:
        """Pass a message on, unless it is no text although it says so."""
        try:
            if self.curr_msg_data_type == "text":
                b"".join(self.frames).decode()
        except UnicodeDecodeError:
            # The server would log it as an error, and it is none of ours.
            self.conn.fail(NO_TEXT)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        """Answer a ping, unless earlier answers have not been taken yet."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()
