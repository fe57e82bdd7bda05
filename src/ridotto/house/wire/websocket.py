"""The line of a socket, which a client cannot hold that takes nothing from it.

The server closes a line when everything on its way has been taken. Whoever takes nothing would
keep the line for ever, and what waits in it: such a line is cut.

A line also takes whole frames, on the spot, and reads simple ones itself. Most of what a move
costs is telling ten viewers, and this is a third of the way that the server's own sending and
reading take. Whatever is not a whole text in one frame goes the server's way.

And a line reads no more at a time than is listened to, so that nobody is kept waiting by whoever
pours out a thousand frames at once. What is no message, pings and the like, has an end as well.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from ridotto.house.wire.connection import TOO_SLOW
from ridotto.house.wire.frames import HEAD, TEXT, TWO_BYTES

try:
    from websockets.speedups import apply_mask
except ImportError:  # installed where it could not be compiled
    from websockets.utils import apply_mask

#: How many seconds a client has to take what is left when its line is closed.
LINGER: Final = 3.0
#: How many seconds somebody has to hear that they are not let in.
SEND_OFF: Final = 1.0
NO_TEXT: Final = 1007
#: Where a socket finds its line in what the server tells about it.
EXTENSION: Final = "ridotto.line"

#: How many messages of a client may wait to be read before it is kept from sending more.
MOST_UNREAD: Final = 16
#: How many frames may go the server's way at once, and then in a second; beyond that the line is
#: cut. A browser sends one in twenty seconds, and a message may come in some dozens.
MOST_ODD: Final = 128
ODD_RATE: Final = 16.0
#: How much may come before hands have been shaken.
MOST_EARLY: Final = 4096

_LAST: Final = 0x80
_CONTROL: Final = 0x08
_MASKED: Final = 0x80
_MASK: Final = 4


def _span(data: bytes, at: int) -> tuple[int, int] | None:
    """Where the content of the frame at this place begins and ends; None if one cannot tell yet."""
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
        start += _MASK
    return start, start + length


class Mail(deque[Any]):
    """Messages that wait for one reader: what is used of a queue, at a third of its cost."""

    _reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        """Leave a message."""
        self.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def arrival(self) -> asyncio.Future[None]:
        """What to wait for while there is nothing."""
        self._reader = asyncio.get_running_loop().create_future()
        return self._reader


class Line(WebSocketsSansIOProtocol):
    """A line that ends when it is closed, whatever the other end does."""

    _cutting: asyncio.TimerHandle | None = None
    queue: Mail  # type: ignore[assignment]
    #: What has come and not been read: it is not whole yet, or there is no room for it.
    _rest = b""
    #: Whether the client is behind: what it has not taken yet fills its line.
    _full = False
    #: Whether a message is on its way that comes in several frames.
    _in_parts = False
    #: Whether frames are no longer told apart here: the server reads everything.
    _long_way = False
    #: How many frames went the server's way of late, and when the last did.
    _odd = 0.0
    _odd_at = 0.0

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        """A line as the server makes it."""
        super().__init__(*args, **kwargs)
        self.queue = Mail()

    def data_received(self, data: bytes) -> None:
        """Something came; whoever cannot even shake hands is let go."""
        if self._long_way:
            super().data_received(data)
        elif not self.handshake_initiated:
            super().data_received(data)
            if self.conn.handshake_exc is not None:
                self.transport.close()
        else:
            self._rest = self._rest + data if self._rest else data
            if self.handshake_complete:
                self._read_on()
            elif len(self._rest) > MOST_EARLY:
                self.transport.abort()

    def _read_on(self) -> None:
        """Read what is there, as far as there is room for it."""
        data = self._rest
        self._rest = data[self._take_frames(data) :]

    def _take_frames(self, data: bytes) -> int:
        """Read frames that are whole; returns where the rest begins."""
        at, size = 0, len(data)
        while at < size and not self.read_paused and (span := _span(data, at)) is not None:
            start, end = span
            if end - start > self.config.ws_max_size:
                # The server says so, and nothing after it counts.
                self._long_way = True
                super().data_received(data[at:])
                return size
            if end > size:
                return at
            short = data[at] == TEXT and data[at + 1] & _MASKED and not self._in_parts
            if short and self.conn.state is State.OPEN and not self.close_sent:
                self._hear(apply_mask(data[start:end], data[start - _MASK : start]))
            elif self._are_too_many_odd():
                self._hear_no_more()
                return size
            else:
                if not data[at] & _CONTROL:
                    self._in_parts = not data[at] & _LAST
                super().data_received(data[at:end])
            at = end
        return at

    def _are_too_many_odd(self) -> bool:
        """Whether one more frame that is no short message is one too many."""
        now = self.loop.time()
        self._odd = max(0.0, self._odd - (now - self._odd_at) * ODD_RATE) + 1
        self._odd_at = now
        return self._odd > MOST_ODD

    def _hear_no_more(self) -> None:
        """Let a client go; what it still sends stays where it is."""
        if not self.close_sent:
            self.conn.fail(TOO_SLOW)
            self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_SLOW})
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            # Ended at once, a line with something unread takes the reason along with it.
            self.close_timer = self.loop.call_later(LINGER, self.transport.close)
        self.read_paused = True
        self.transport.pause_reading()
        self._cut_soon()

    def _hear(self, content: bytes) -> None:
        """Pass a text on to whoever listens."""
        try:
            text = content.decode()
        except UnicodeDecodeError:
            self._refuse_text()
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text, "bytes": None})
        if len(self.queue) >= MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()

    async def receive(self) -> Any:
        """The next message, as soon as there is one."""
        mail = self.queue
        if not mail and self._rest:
            self._go_on()
        if not mail:
            await mail.arrival()
        message = mail.popleft()
        if not mail:
            self._go_on()
        return message

    def _go_on(self) -> None:
        """All was heard: read what was left, and take more."""
        if not self.handshake_complete:
            return
        paused, self.read_paused = self.read_paused, False
        if self._rest:
            self._read_on()
        if paused and not self.read_paused:
            self.transport.resume_reading()

    def pass_on(self, frames: bytes) -> bool:
        """Send whole frames on the spot; False if they must go the long way, now or for good."""
        if not self.handshake_complete or self.close_sent or self.disconnected or self._full:
            return False
        self.transport.write(frames)
        return True

    def pause_writing(self) -> None:
        """The client is behind."""
        super().pause_writing()
        self._full = True

    def resume_writing(self) -> None:
        """The client has caught up."""
        super().resume_writing()
        self._full = False

    async def run_asgi(self) -> None:
        """Serve the client; afterwards the line does not stay."""
        self.scope.setdefault("extensions", {})[EXTENSION] = {"line": self}
        await super().run_asgi()
        self._cut_soon()

    def keepalive_timeout(self) -> None:
        """The client did not answer a ping in time."""
        super().keepalive_timeout()
        self._cut_soon()

    def send_off(self) -> None:
        """Let somebody go who was never let in: there is nothing that they would miss."""
        if not self.disconnected and self._cutting is None:
            self._cutting = self.loop.call_later(SEND_OFF, self.transport.abort)

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
            self._refuse_text()
        else:
            super().send_receive_event_to_app()

    def _refuse_text(self) -> None:
        # The server would log it as an error, and it is none of ours.
        self.conn.fail(NO_TEXT)
        self.handle_parser_exception()

    def handle_ping(self) -> None:
        """Answer a ping, unless earlier answers have not been taken yet."""
        if self._full:
            self.conn.data_to_send()
        else:
            super().handle_ping()
