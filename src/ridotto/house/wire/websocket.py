"""Our WebSocket protocol: uvicorn's, with a fast path for the frames that games consist of.

It relies on internals of uvicorn and websockets, so pyproject.toml bounds their versions,
tests/house/wire/test_uvicorn_internals.py checks that the internals still exist, and test_frames.py
next to it compares it with uvicorn's own protocol. Two reasons make it worthwhile:

*Speed.* Most of the cost of a move is sending it to ten viewers. A message is framed once for all
viewers and written to their transports directly; text messages in one frame are read without the
library. ``make bench`` compares it with uvicorn's own path and with picows; docs/performance.md has
the figures and the decision. All other frames take uvicorn's path.

*Limits.* Uvicorn closes a connection when the client has read everything, so a client that reads
nothing keeps it forever: here it is aborted after a grace period. Reading stops while messages wait
to be handled, so that a client that sends a thousand frames at once delays no other client. Control
frames, fragments and data before the handshake are limited too.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from ridotto.house.running.limits import TokenBucket
from ridotto.house.wire.connection import TOO_SLOW
from ridotto.house.wire.frames import HEAD, TEXT, TWO_BYTES

try:
    from websockets.speedups import apply_mask
except ImportError:  # installed without the compiled extension
    from websockets.utils import apply_mask

#: The extension in the ASGI scope that holds the protocol.
EXTENSION: Final = "ridotto.websocket"

#: Grace period for reading the rest when a connection is closed, in seconds.
CLOSE_GRACE: Final = 3.0
#: The same for clients that are not admitted.
REFUSED_GRACE: Final = 1.0
#: Maximum number of messages waiting to be handled before reading stops.
MOST_UNREAD: Final = 16
#: Rate limit of other frames (control frames, fragments, binary): burst size, and frames per
#: second. A browser sends one in twenty seconds, and a message may come in dozens.
MOST_ODD: Final = 128
ODD_RATE: Final = 16.0
#: Maximum number of bytes before the handshake is complete.
MOST_EARLY: Final = 4096

INVALID_DATA: Final = 1007
_FIN: Final = 0x80
_CONTROL: Final = 0x08
_MASKED: Final = 0x80
_MASK_SIZE: Final = 4


def _payload_span(data: bytes, at: int) -> tuple[int, int] | None:
    """Return the start and end of the payload of the frame at ``at``; None if incomplete."""
    if len(data) - at < HEAD:
        return None
    length = data[at + 1] & ~_MASKED
    start = at + HEAD
    if length >= TWO_BYTES:
        start += 2 if length == TWO_BYTES else 8
        if len(data) < start:
            return None
        length = int.from_bytes(data[at + HEAD : start], "big")
    if data[at + 1] & _MASKED:
        start += _MASK_SIZE
    return start, start + length


class MessageQueue(deque[Any]):
    """A queue with one reader, at a third of the cost of :class:`asyncio.Queue`."""

    _reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        """Add a message."""
        self.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def wait(self) -> asyncio.Future[None]:
        """Return a future that is done when the next message arrives."""
        self._reader = asyncio.get_running_loop().create_future()
        return self._reader


class FastWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket connection of the server."""

    queue: MessageQueue  # type: ignore[assignment]
    #: Received and not parsed yet: an incomplete frame, or frames the queue has no room for.
    _unparsed = b""
    #: The transport's write buffer is full.
    _write_paused = False
    #: A fragmented message has begun.
    _in_fragments = False
    #: All data goes to the library from now on.
    _use_library = False
    _abort_timer: asyncio.TimerHandle | None = None

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        """Create the protocol as uvicorn does."""
        super().__init__(*args, **kwargs)
        self.queue = MessageQueue()
        self._odd_frames = TokenBucket(ODD_RATE, MOST_ODD, self.loop.time)

    # Reading

    def data_received(self, data: bytes) -> None:
        """Parse received data; disconnect clients whose handshake fails."""
        if self._use_library:
            super().data_received(data)
        elif not self.handshake_initiated:
            super().data_received(data)
            if self.conn.handshake_exc is not None:
                self.transport.close()
        else:
            self._unparsed = self._unparsed + data if self._unparsed else data
            if self.handshake_complete:
                self._parse()
            elif len(self._unparsed) > MOST_EARLY:
                self.transport.abort()

    def _parse(self) -> None:
        """Parse complete frames while the queue has room."""
        data = self._unparsed
        self._unparsed = data[self._parse_frames(data) :]

    def _parse_frames(self, data: bytes) -> int:
        """Handle complete frames; return where the rest begins."""
        at, size = 0, len(data)
        while at < size and not self.read_paused and (span := _payload_span(data, at)) is not None:
            start, end = span
            if end - start > self.config.ws_max_size:
                # The library reports the error and ignores the rest.
                self._use_library = True
                super().data_received(data[at:])
                return size
            if end > size:
                return at
            is_text = data[at] == TEXT and data[at + 1] & _MASKED and not self._in_fragments
            if is_text and self.conn.state is State.OPEN and not self.close_sent:
                self._queue_text(apply_mask(data[start:end], data[start - _MASK_SIZE : start]))
            elif not self._odd_frames.take():
                self._disconnect_flooding()
                return size
            else:
                if not data[at] & _CONTROL:
                    self._in_fragments = not data[at] & _FIN
                super().data_received(data[at:end])
            at = end
        return at

    def _queue_text(self, payload: bytes) -> None:
        try:
            text = payload.decode()
        except UnicodeDecodeError:
            self._refuse_text()
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text, "bytes": None})
        if len(self.queue) >= MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()

    def _refuse_text(self) -> None:
        # Uvicorn would log the client's error as ours.
        self.conn.fail(INVALID_DATA)
        self.handle_parser_exception()

    def send_receive_event_to_app(self) -> None:
        """Queue a fragmented message, unless its text is not UTF-8."""
        try:
            if self.curr_msg_data_type == "text":
                b"".join(self.frames).decode()
        except UnicodeDecodeError:
            self._refuse_text()
        else:
            super().send_receive_event_to_app()

    def _disconnect_flooding(self) -> None:
        """Close the connection of a client that sends too many other frames; read no more."""
        if not self.close_sent:
            self.conn.fail(TOO_SLOW)
            self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_SLOW})
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            # Closing at once with data unread would reset the connection and lose the reason.
            self.close_timer = self.loop.call_later(CLOSE_GRACE, self.transport.close)
        self.read_paused = True
        self.transport.pause_reading()
        self._abort_after_close()

    async def receive(self) -> Any:
        """Return the next message."""
        queue = self.queue
        if not queue and self._unparsed:
            self._resume()
        if not queue:
            await queue.wait()
        message = queue.popleft()
        if not queue:
            self._resume()
        return message

    def _resume(self) -> None:
        """Parse the rest and resume reading: the queue is empty."""
        if not self.handshake_complete:
            return
        paused, self.read_paused = self.read_paused, False
        if self._unparsed:
            self._parse()
        if paused and not self.read_paused:
            self.transport.resume_reading()

    # Writing

    def send_frames(self, frames: bytes) -> bool:
        """Write complete frames at once; return False if they must take uvicorn's path."""
        if (
            not self.handshake_complete
            or self.close_sent
            or self.disconnected
            or self._write_paused
        ):
            return False
        self.transport.write(frames)
        return True

    def pause_writing(self) -> None:
        """Note that the client reads too slowly."""
        super().pause_writing()
        self._write_paused = True

    def resume_writing(self) -> None:
        """Note that the client has caught up."""
        super().resume_writing()
        self._write_paused = False

    def handle_ping(self) -> None:
        """Answer a ping, unless the client has not read earlier answers."""
        if self._write_paused:
            self.conn.data_to_send()
        else:
            super().handle_ping()

    # Closing

    async def run_asgi(self) -> None:
        """Run the application, then make sure that the connection ends."""
        extensions = self.scope.setdefault("extensions", {})
        extensions[EXTENSION] = {"protocol": self}
        await super().run_asgi()
        del extensions[EXTENSION]
        self._abort_after_close()

    def keepalive_timeout(self) -> None:
        """Close the connection of a client that did not answer a ping."""
        super().keepalive_timeout()
        self._abort_after_close()

    def abort_soon(self) -> None:
        """Abort the connection of a client that was not admitted, after a short grace period."""
        self._abort_in(REFUSED_GRACE)

    def _abort_after_close(self) -> None:
        # The closing handshake has its own timeout; this one comes after it.
        handshake = 0.0 if self.close_timer is None else self.close_timeout
        self._abort_in(handshake + CLOSE_GRACE)

    def _abort_in(self, seconds: float) -> None:
        if not self.disconnected and self._abort_timer is None:
            self._abort_timer = self.loop.call_later(seconds, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the timer and the parser: the connection has ended.

        The parser refers to the connection that refers to it, and so do errors, by their
        tracebacks. Such cycles would stay in memory until the garbage collector comes by, which is
        rarely.
        """
        if self._abort_timer is not None:
            self._abort_timer.cancel()
        super().connection_lost(exc)
        self.conn.parser.close()
        for error in (self.conn.parser_exc, self.conn.handshake_exc):
            if error is not None:
                error.__traceback__ = None
