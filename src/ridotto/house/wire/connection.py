"""The outgoing side of one client's socket."""

from __future__ import annotations

import asyncio
import types
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from contextlib import suppress
from typing import Any, Final

from starlette.websockets import WebSocketDisconnect

from ridotto.house.running.client_address import NOWHERE, Address
from ridotto.house.store.base import Person
from ridotto.house.wire.frames import text_in

Send = Callable[[Any], Coroutine[Any, Any, None]]

#: Limits of the queue for a client that reads slowly: messages, and bytes.
MOST_WAITING: Final = 512
MOST_BYTES: Final = 4 * 1024 * 1024
#: Maximum number of messages held back for :meth:`Connection.release`.
MOST_HELD: Final = 20

BANNED: Final = 4005
TOO_SLOW: Final = 4008
RESTARTING: Final = 1012
GONE: Final = 1006


class Connection:
    """Send messages to one client; the sender never waits for the reader.

    A message is sent at once if the socket takes it, without waking a task, which would be most of
    the cost of a move at a table of ten. A task sends the rest only for a slow client.
    """

    def __init__(
        self,
        send: Send,
        person: Person,
        send_frames: Callable[[bytes], bool] | None = None,
        address: Address = NOWHERE,
        *,
        screen: bool = False,
    ) -> None:
        """Wrap an accepted socket of this person at this address.

        ``send_frames``, if the server has it, writes frames at once or returns False. ``screen`` is
        true for a big screen at the table, which belongs to no person.
        """
        self._send = send
        self._send_frames = send_frames
        self.person = person
        self.address = address
        self.screen = screen
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._held: list[bytes] | None = None
        self._sender: asyncio.Task[None] | None = None
        self._code: int | None = None
        self._ended = asyncio.Event()

    @property
    def closed(self) -> bool:
        """Check whether nothing more will be sent."""
        return self._code is not None

    def offer(self, frame: bytes) -> None:
        """Send a frame as soon as possible; disconnect a client that reads nothing."""
        if self._code is not None:
            return
        if self._held is not None:
            self._held.append(frame)
            if len(self._held) > MOST_HELD:
                self.release()
            return
        if self._sender is None:
            if self._send_frames is None or not self._send_frames(frame):
                self._send_now(_message(frame))
            return
        self._waiting.append(frame)
        self._bytes += len(frame)
        if len(self._waiting) > MOST_WAITING or self._bytes > MOST_BYTES:
            self._waiting.clear()
            self._sender.cancel()
            self._code = TOO_SLOW
            self._ended.set()

    def hold(self) -> None:
        """Hold messages back, to be sent together by :meth:`release`."""
        if self._held is None:
            self._held = []

    def release(self) -> None:
        """Send the messages held back, in one write if possible."""
        held, self._held = self._held, None
        if not held or (
            self._code is None
            and self._sender is None
            and self._send_frames is not None
            and self._send_frames(b"".join(held))
        ):
            return
        for frame in held:
            self.offer(frame)

    def _send_now(self, message: Any) -> None:
        sending = self._send(message)
        try:
            blocked = sending.send(None)
        except StopIteration:
            return
        except Exception:
            # The client has gone; receiving from the socket will report it.
            self._code = GONE
            self._ended.set()
            return
        loop = asyncio.get_running_loop()
        self._sender = loop.create_task(self._send_waiting(_resumed(sending, blocked)))

    async def _send_waiting(self, sending: Any) -> None:
        """Finish a send that blocked, then send everything queued after it."""
        try:
            await sending
            while self._waiting:
                frame = self._waiting.popleft()
                self._bytes -= len(frame)
                await self._send(_message(frame))
            self._sender = None
            if self._code is not None:
                await self._send_close(self._code)
        except Exception:
            self._code = GONE
            self._ended.set()

    def close(self, code: int) -> None:
        """Send what is waiting, then close with this code."""
        self.release()
        if self._code is None:
            self._code = code
            if self._sender is None:
                self._sender = asyncio.get_running_loop().create_task(self._send_close(code))

    async def _send_close(self, code: int) -> None:
        try:
            # The client may have gone already.
            with suppress(OSError, WebSocketDisconnect):
                await self._send({"type": "websocket.close", "code": code})
        finally:
            self._ended.set()

    async def ended(self) -> None:
        """Wait until nothing more will be sent."""
        await self._ended.wait()

    def let_go(self) -> None:
        """Stop sending: the socket is closed."""
        self._code = self._code or GONE
        if self._sender is not None:
            self._sender.cancel()


def _message(frame: bytes) -> dict[str, str]:
    """Return the ASGI message for a frame."""
    return {"type": "websocket.send", "text": text_in(frame)}


@types.coroutine
def _resumed(begun: Coroutine[Any, Any, None], blocked: Any) -> Generator[Any, Any, None]:
    """Continue a coroutine that was started manually, from the future that it awaits."""
    while True:
        try:
            sent = yield blocked
        except BaseException as thrown:
            blocked = begun.throw(thrown)
            continue
        try:
            blocked = begun.send(sent)
        except StopIteration:
            return
