"""One client's end of a socket, as the rest of the house sees it."""

from __future__ import annotations

import asyncio
import types
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from contextlib import suppress
from typing import Any, Final

from ridotto.house.store.base import Person
from ridotto.house.wire.frames import text_in

Send = Callable[[Any], Coroutine[Any, Any, None]]

#: What may wait for a client that reads slowly: messages, and bytes in them.
MOST_WAITING: Final = 512
MOST_BYTES: Final = 4 * 1024 * 1024
#: How many messages are held for an answer to come.
MOST_HELD: Final = 20

TOO_SLOW: Final = 4008
RESTARTING: Final = 1012
GONE: Final = 1006


class Connection:
    """Messages on their way to one client. Whoever sends never waits for whoever reads.

    A message is sent on the spot when the socket takes it, without waking a task: at a table of
    ten that is most of what a move costs. Only for a client that is behind does a task go on.
    """

    def __init__(
        self, send: Send, person: Person, pass_on: Callable[[bytes], bool] | None = None
    ) -> None:
        """A socket that was accepted, and who is at the other end.

        ``pass_on`` is the short way to the client, where the server has one: it sends frames on
        the spot, or says that it cannot.
        """
        self._send = send
        self._pass_on = pass_on
        self.person = person
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._held: list[bytes] | None = None
        self._late: asyncio.Task[None] | None = None
        self._code: int | None = None
        self._ended = asyncio.Event()

    @property
    def closed(self) -> bool:
        """Whether nothing more will be sent."""
        return self._code is not None

    def offer(self, frame: bytes) -> None:
        """Send this as soon as the client takes it; a client that takes nothing is let go."""
        if self._code is not None:
            return
        if self._held is not None:
            self._held.append(frame)
            if len(self._held) > MOST_HELD:
                self.release()
            return
        if self._late is None:
            if self._pass_on is None or not self._pass_on(frame):
                self._send_now(_message(frame))
            return
        self._waiting.append(frame)
        self._bytes += len(frame)
        if len(self._waiting) > MOST_WAITING or self._bytes > MOST_BYTES:
            self._waiting.clear()
            self._late.cancel()
            self._code = TOO_SLOW
            self._ended.set()

    def hold(self) -> None:
        """From now on let messages wait: they go together with the one that is to come."""
        if self._held is None:
            self._held = []

    def release(self) -> None:
        """Send what was held, in one piece where the client takes it."""
        held, self._held = self._held, None
        if not held or (
            self._code is None
            and self._late is None
            and self._pass_on is not None
            and self._pass_on(b"".join(held))
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
            # The client has gone; its end of the socket will tell.
            self._code = GONE
            self._ended.set()
            return
        loop = asyncio.get_running_loop()
        self._late = loop.create_task(self._catch_up(_go_on(sending, blocked)))

    async def _catch_up(self, sending: Any) -> None:
        """Finish what could not be sent on the spot, and all that came after it."""
        try:
            await sending
            while self._waiting:
                frame = self._waiting.popleft()
                self._bytes -= len(frame)
                await self._send(_message(frame))
            self._late = None
            if self._code is not None:
                await self._say_goodbye(self._code)
        except Exception:
            self._code = GONE
            self._ended.set()

    def close(self, code: int) -> None:
        """Send what is waiting, then close with this code."""
        self.release()
        if self._code is None:
            self._code = code
            if self._late is None:
                self._late = asyncio.get_running_loop().create_task(self._say_goodbye(code))

    async def _say_goodbye(self, code: int) -> None:
        try:
            # Who has gone already needs no goodbye.
            with suppress(OSError):
                await self._send({"type": "websocket.close", "code": code})
        finally:
            self._ended.set()

    async def ended(self) -> None:
        """Return when nothing more will be sent."""
        await self._ended.wait()

    def let_go(self) -> None:
        """The socket is closed."""
        self._code = self._code or GONE
        if self._late is not None:
            self._late.cancel()


def _message(frame: bytes) -> dict[str, str]:
    """What is in a frame, for the long way."""
    return {"type": "websocket.send", "text": text_in(frame)}


@types.coroutine
def _go_on(begun: Coroutine[Any, Any, None], blocked: Any) -> Generator[Any, Any, None]:
    """Go on with a coroutine that was begun by hand, from what it waits for."""
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
