"""One client's session: read its messages in turn, within a rate limit."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

import msgspec

from ridotto.games.actions import kinds_of
from ridotto.games.complaints import complaint
from ridotto.house.running.limits import TokenBucket
from ridotto.house.table import commands as c
from ridotto.house.table.croupier import Croupier
from ridotto.house.views.messages import ErrorDetail, Refused
from ridotto.house.wire.connection import TOO_SLOW, Connection
from ridotto.house.wire.frames import framed

Receive = Callable[[], Awaitable[Any]]

#: Messages per second that a guest may send: from one window, for each further window, and in
#: total. Windows are cheap to open, so a full rate for each would be no limit.
RATE: Final = 60.0
RATE_MORE: Final = 30.0
MOST_RATE: Final = 300.0
#: Burst size, in seconds of that rate.
BURST: Final = 2.0
#: Number of messages beyond the limit before the client is disconnected.
MOST_SHED: Final = 200

_COMMANDS: Final = kinds_of(c.AnyCommand)
#: The commands that a big screen may send: they change nothing, and tell nothing about anyone.
_WATCHING: Final = (c.Ping, c.Earlier)


def message_rate(windows: int) -> tuple[float, float]:
    """Return the rate and the burst size for a guest with this many windows."""
    rate = min(RATE + RATE_MORE * (windows - 1), MOST_RATE)
    return rate, BURST * rate


class Session:
    """Read the messages of one client, at a table or in the lobby, where they are ignored."""

    def __init__(
        self,
        connection: Connection,
        receive: Receive,
        buckets: Sequence[TokenBucket],
        croupier: Croupier | None,
    ) -> None:
        """Create a session; a message takes a token from each of the ``buckets``.

        All windows of a guest share one of them, and all clients of an address another.
        """
        self._connection = connection
        self._receive = receive
        self._croupier = croupier
        self._buckets = buckets
        self._shed = 0
        self._busy = False
        self._stopped = False

    async def run(self) -> None:
        """Read messages until either end closes the connection."""
        reading = asyncio.ensure_future(self._read_messages())
        ended = asyncio.ensure_future(self._connection.ended())
        try:
            await asyncio.wait((ended, reading), return_when=asyncio.FIRST_COMPLETED)
        finally:
            ended.cancel()
            self._stopped = True
            # Let a running command finish: the log and the table must not diverge.
            if not self._busy:
                reading.cancel()
            await asyncio.wait((ended, reading))
            self._connection.let_go()
        error = None if reading.cancelled() else reading.exception()
        # A lost connection is not our error; anything else is and must be reported.
        if error is not None and not isinstance(error, OSError):
            raise error

    async def _read_messages(self) -> None:
        while not self._stopped:
            message = await self._receive()
            if message["type"] != "websocket.receive":
                return
            if not self._may_send():
                self._shed += 1
                if self._shed > MOST_SHED:
                    self._connection.close(TOO_SLOW)
                    await self._connection.ended()
                    return
                self._refuse("too-fast", "too many messages: slow down")
            elif self._croupier is not None and (command := self._parse(message)) is not None:
                if self._connection.screen and not isinstance(command, _WATCHING):
                    self._refuse("screen", "a big screen can only watch", command.id)
                    continue
                self._busy = True
                try:
                    await self._croupier.handle(self._connection, command)
                finally:
                    self._busy = False

    def _may_send(self) -> bool:
        """Take a token for a message from each bucket; return whether all had one."""
        for bucket in self._buckets:
            if not bucket.take():
                return False
        return True

    def _parse(self, message: Any) -> c.AnyCommand | None:
        """Return the command in a message; refuse anything else."""
        text = message.get("text")
        if text is None:
            self._refuse("bad-json", "commands are text, not bytes")
            return None
        try:
            command: c.AnyCommand = c.read_command(text)
            return command
        except msgspec.ValidationError as error:
            given = _json_object(text)
            # Return the id of an invalid command, so that the client can tell which it was.
            given_id = given.get("id")
            command_id = given_id[:40] if isinstance(given_id, str) else None
            kind = _COMMANDS.get(str(given.get("do")), c.AnyCommand)
            self._refuse("bad-request", complaint(error, kind), command_id)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._refuse("bad-json", f"this is not JSON: {error!s:.200}")
        return None

    def _refuse(self, code: str, message: str, command: str | None = None) -> None:
        n = 0 if self._croupier is None else self._croupier.table.n
        refused = Refused(command, n, ErrorDetail(code, message))
        self._connection.offer(framed(refused))


def _json_object(text: str) -> dict[str, Any]:
    """Return the JSON object in a text, or an empty one."""
    try:
        given = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return {}
    return given if isinstance(given, dict) else {}
