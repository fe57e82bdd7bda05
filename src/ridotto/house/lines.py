"""The line of a socket, which a client cannot hold that takes nothing from it.

The server closes a line when everything on its way has been taken. Whoever takes nothing would
keep the line for ever, and what waits in it: such a line is cut.

A line also takes whole frames, on the spot. Most of what a move costs is telling ten viewers,
and this is a third of the way that the server's own sending takes.
"""

from __future__ import annotations

import asyncio
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

#: How many seconds a client has to take what is left when its line is closed.
LINGER: Final = 3.0
NO_TEXT: Final = 1007
#: Where a socket finds its line in what the server tells about it.
EXTENSION: Final = "ridotto.line"

_TEXT: Final = 0x81
_TWO_BYTES: Final = 126
_EIGHT_BYTES: Final = 127


def frame_of(text: str) -> bytes:
    """The frame in which a text goes to a client."""
    content = text.encode()
    size = len(content)
    if size < _TWO_BYTES:
        return bytes((_TEXT, size)) + content
    if size < 1 << 16:
        return bytes((_TEXT, _TWO_BYTES)) + size.to_bytes(2, "big") + content
    return bytes((_TEXT, _EIGHT_BYTES)) + size.to_bytes(8, "big") + content


class Line(WebSocketsSansIOProtocol):
    """A line that ends when it is closed, whatever the other end does."""

    _cutting: asyncio.TimerHandle | None = None

    def data_received(self, data: bytes) -> None:
        """Something came; whoever cannot even shake hands is let go."""
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.transport.close()

    def pass_on(self, text: str) -> bool:
        """Send a text on the spot; False if it must go the long way, now or for good."""
        if not self.handshake_complete or self.close_sent or self.disconnected:
            return False
        if not self.writable.is_set():
            return False
        self.transport.write(frame_of(text))
        return True

    async def run_asgi(self) -> None:
        """Serve the client; afterwards the line does not stay."""
        self.scope.setdefault("extensions", {})[EXTENSION] = {"line": self}
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
