"""Hearing what one client says, one message after the other."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from ridotto.games.actions import kinds_of
from ridotto.games.complaints import complaint
from ridotto.house.table import commands as c
from ridotto.house.table.croupier import Croupier
from ridotto.house.views.messages import Refused
from ridotto.house.wire.connection import TOO_SLOW, Connection
from ridotto.house.wire.frames import framed

Receive = Callable[[], Awaitable[Any]]

#: How many messages a second a guest may send for long: from one window, more for each further
#: one, and from all of them together at most. Windows are cheap: each with a rate of its own would
#: be no limit.
RATE: Final = 60.0
RATE_MORE: Final = 30.0
MOST_RATE: Final = 300.0
#: How many seconds' worth of them may come at once.
BURST: Final = 2.0
#: How many messages that are refused unread a client may send before it is let go.
MOST_SHED: Final = 200

_COMMANDS: Final = kinds_of(c.AnyCommand)


class Bucket:
    """How much a guest may still send: it fills with time and empties with messages."""

    def __init__(self) -> None:
        """A full bucket, for one window."""
        self.share(1)
        self._left = self._burst
        self._last = time.monotonic()

    def share(self, windows: int) -> None:
        """So many windows take from it."""
        self._rate = min(RATE + RATE_MORE * (windows - 1), MOST_RATE)
        self._burst = BURST * self._rate

    def take(self, number: int = 1) -> bool:
        """Take so many messages' worth; whether they were there."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._last) * self._rate)
        self._last = now
        if self._left < number:
            return False
        self._left -= number
        return True


class Listener:
    """Listens to one client at a table, or in the lobby, where nothing it says counts."""

    def __init__(
        self, connection: Connection, receive: Receive, bucket: Bucket, croupier: Croupier | None
    ) -> None:
        """Somebody who has come in, and what all of their windows may send."""
        self._connection = connection
        self._receive = receive
        self._croupier = croupier
        self._bucket = bucket
        self._shed = 0
        self._busy = False
        self._stopped = False

    async def attend(self) -> None:
        """Listen until either end has had enough."""
        listening = asyncio.ensure_future(self._listen())
        ended = asyncio.ensure_future(self._connection.ended())
        try:
            await asyncio.wait((ended, listening), return_when=asyncio.FIRST_COMPLETED)
        finally:
            ended.cancel()
            self._stopped = True
            # A command that was begun is carried out: half done, it would part log and table.
            if not self._busy:
                listening.cancel()
            await asyncio.wait((ended, listening))
            self._connection.let_go()
        error = None if listening.cancelled() else listening.exception()
        # A client that has gone is no error of ours; anything else is, and must be seen.
        if error is not None and not isinstance(error, OSError):
            raise error

    async def _listen(self) -> None:
        while not self._stopped:
            message = await self._receive()
            if message["type"] != "websocket.receive":
                return
            if not self._bucket.take():
                self._shed += 1
                if self._shed > MOST_SHED:
                    self._connection.close(TOO_SLOW)
                    await self._connection.ended()
                    return
                self._refuse("too-fast", "too many messages: slow down")
            elif self._croupier is not None and (command := self._read(message)) is not None:
                self._busy = True
                try:
                    await self._croupier.hear(self._connection, command)
                finally:
                    self._busy = False

    def _read(self, message: Any) -> c.AnyCommand | None:
        """The command in a message; what is none is refused."""
        text = message.get("text")
        if text is None:
            self._refuse("bad-json", "commands are text, not bytes")
            return None
        try:
            command: c.AnyCommand = c.read_command(text)
            return command
        except msgspec.ValidationError as error:
            given = _given(text)
            # A command that is wrong otherwise has an id, so that the client knows which it was.
            command_id = given.get("id")
            told = command_id[:40] if isinstance(command_id, str) else None
            kind = _COMMANDS.get(str(given.get("do")), c.AnyCommand)
            self._refuse("bad-request", complaint(error, kind), told)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._refuse("bad-json", f"this is not JSON: {error!s:.200}")
        return None

    def _refuse(self, code: str, message: str, command: str | None = None) -> None:
        n = 0 if self._croupier is None else self._croupier.table.n
        refused = Refused(command, n, {"code": code, "message": message})
        self._connection.offer(framed(refused))


def _given(text: str) -> dict[str, Any]:
    """The object in a text, or nothing."""
    try:
        given = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return {}
    return given if isinstance(given, dict) else {}
