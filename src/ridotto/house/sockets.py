"""The sockets: from a connection that is asked for to one that is let go."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, Final
from urllib.parse import parse_qs

import msgspec
from starlette.datastructures import Headers

from ridotto.games.errors import Refusal
from ridotto.house import commands as c
from ridotto.house.connection import TOO_SLOW, Connection, Send
from ridotto.house.croupier import Croupier
from ridotto.house.guests import from_our_page, guest_of
from ridotto.house.house import House
from ridotto.house.lines import EXTENSION
from ridotto.house.messages import Refused, write
from ridotto.house.store import Person

Receive = Callable[[], Awaitable[Any]]
Scope = Any

NO_GUEST: Final = 4001
WRONG_ORIGIN: Final = 4003
NO_TABLE: Final = 4004
TOO_LARGE: Final = 1009
TRY_LATER: Final = 1013

#: How many messages a second a client may send for long, and how many at once.
RATE: Final = 60.0
BURST: Final = 120.0
#: How many messages that are refused unread a client may send before it is let go.
MOST_SHED: Final = 200


class Bucket:
    """How much a client may still send: it fills with time and empties with messages."""

    def __init__(self, rate: float = RATE, burst: float = BURST) -> None:
        """A full bucket."""
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._last = time.monotonic()

    def take(self) -> bool:
        """Take one message's worth; whether there was one."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._last) * self._rate)
        self._last = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Sockets:
    """All sockets of a house, and who has how many."""

    def __init__(self, house: House) -> None:
        """No sockets yet."""
        self._house = house
        self._each: Counter[str] = Counter()

    async def table(self, name: str, scope: Scope, receive: Receive, send: Send) -> None:
        """A client at the table of this name."""
        headers = Headers(scope=scope)
        await receive()  # "websocket.connect"
        await send({"type": "websocket.accept"})
        person = await guest_of(self._house, headers)
        code = self._turned_away(headers, person)
        if code:
            await send({"type": "websocket.close", "code": code})
            return
        assert person is not None
        with self._counted(person.id):
            try:
                croupier = await self._house.find(name)
            except Refusal:
                await send({"type": "websocket.close", "code": NO_TABLE})
                return
            connection = Connection(send, person, short_way(scope))
            try:
                heard = number_asked(scope, "heard") or 0
                await croupier.join(connection, number_asked(scope, "since"), heard)
                await self._attend(connection, receive, croupier)
            finally:
                croupier.part(connection)

    async def lobby(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A client that wants to know which tables there are."""
        headers = Headers(scope=scope)
        await receive()
        await send({"type": "websocket.accept"})
        stranger = Person("", "")
        code = self._turned_away(headers, stranger)
        if code:
            await send({"type": "websocket.close", "code": code})
            return
        connection = Connection(send, stranger, short_way(scope))
        with self._counted(""):
            self._house.lobby.join(connection)
            try:
                await self._attend(connection, receive, None)
            finally:
                self._house.lobby.part(connection)

    def _turned_away(self, headers: Headers, person: Person | None) -> int:
        """Why a client is not let in, as a close code; 0 if it is."""
        if not from_our_page(self._house, headers):
            return WRONG_ORIGIN
        if person is None:
            return NO_GUEST
        settings = self._house.settings
        if self._house.sockets >= settings.sockets:
            return TRY_LATER
        if person.id and self._each[person.id] >= settings.sockets_each:
            return TRY_LATER
        return 0

    @contextlib.contextmanager
    def _counted(self, person: str) -> Any:
        self._each[person] += 1
        self._house.sockets += 1
        try:
            yield
        finally:
            self._house.sockets -= 1
            self._each[person] -= 1
            if not self._each[person]:
                del self._each[person]

    async def _attend(
        self, connection: Connection, receive: Receive, croupier: Croupier | None
    ) -> None:
        """Listen until either end has had enough."""
        busy = asyncio.Lock()
        listening = asyncio.ensure_future(_listen(connection, receive, croupier, busy))
        ended = asyncio.ensure_future(connection.ended())
        try:
            await asyncio.wait((ended, listening), return_when=asyncio.FIRST_COMPLETED)
        finally:
            ended.cancel()
            # A command that was begun is carried out: half done, it would part log and table.
            async with busy:
                listening.cancel()
            ends = await asyncio.gather(ended, listening, return_exceptions=True)
            connection.let_go()
        for end in ends:
            # A client that has gone is no error of ours; anything else is, and must be seen.
            if isinstance(end, Exception) and not isinstance(end, OSError):
                raise end


async def _listen(
    connection: Connection, receive: Receive, croupier: Croupier | None, busy: asyncio.Lock
) -> None:
    bucket, shed = Bucket(), 0
    while True:
        message = await receive()
        if message["type"] != "websocket.receive":
            return
        if not bucket.take():
            shed += 1
            if shed > MOST_SHED:
                connection.close(TOO_SLOW)
                await connection.ended()
                return
            _refuse(connection, croupier, "too-fast", "too many messages: slow down")
            continue
        if croupier is None:
            continue
        text = message.get("text")
        if text is None:
            _refuse(connection, croupier, "bad-json", "commands are text, not bytes")
            continue
        try:
            command = c.read_command(text)
        except msgspec.ValidationError as error:
            _refuse(connection, croupier, "bad-request", f"{error!s:.300}", _id_in(text))
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            _refuse(connection, croupier, "bad-json", f"this is not JSON: {error!s:.200}")
        else:
            async with busy:
                await croupier.hear(connection, command)


def _id_in(text: str) -> str | None:
    """The id of a command that is wrong otherwise, so that the client knows which it was."""
    try:
        given = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    told = given.get("id") if isinstance(given, dict) else None
    return told[:40] if isinstance(told, str) else None


def _refuse(
    connection: Connection,
    croupier: Croupier | None,
    code: str,
    message: str,
    command: str | None = None,
) -> None:
    n = 0 if croupier is None else croupier.table.n
    connection.offer(write(Refused(command, n, {"code": code, "message": message})).decode())


def number_asked(scope: Scope, name: str) -> int | None:
    """What a client says it knows, an entry or something said, if it is a number."""
    given = parse_qs(scope["query_string"].decode("latin-1")).get(name, [""])[0]
    return int(given) if given.isascii() and given.isdigit() and len(given) < 10 else None


def short_way(scope: Scope) -> Callable[[str], bool] | None:
    """How a text gets to a client on the spot, if the server under us is ours."""
    line = scope.get("extensions", {}).get(EXTENSION, {}).get("line")
    return None if line is None else line.pass_on
