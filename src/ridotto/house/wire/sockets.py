"""The sockets: from a connection that is asked for to one that is let go."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterator
from typing import Any, Final
from urllib.parse import parse_qs

from starlette.datastructures import Headers

from ridotto.games.errors import Refusal
from ridotto.house.guests import from_our_page, guest_of
from ridotto.house.house import House
from ridotto.house.store.base import Person
from ridotto.house.views.greeting import Known
from ridotto.house.wire.connection import Connection, Send
from ridotto.house.wire.session import BURST, Bucket, Listener, Receive
from ridotto.house.wire.websocket import EXTENSION, Line

Scope = Any

NO_GUEST: Final = 4001
WRONG_ORIGIN: Final = 4003
NO_TABLE: Final = 4004
TOO_LARGE: Final = 1009
TRY_LATER: Final = 1013

#: Of all sockets one in so many may be in the lobby: anybody gets in there, and players must, too.
LOBBY_SHARE: Final = 4
#: How many messages' worth it is to open a window.
WINDOW: Final = 4
#: Numbers of which clients say that they know them have fewer digits than this.
LONGEST_NUMBER: Final = 16
#: Somebody in the lobby, who need not be known.
STRANGER: Final = Person("", "")


class _Windows:
    """All windows of one guest."""

    def __init__(self) -> None:
        self.open = 0
        self.bucket = Bucket()

    def change(self, by: int) -> None:
        """One more, or one less."""
        self.open += by
        self.bucket.share(max(1, self.open))


class Sockets:
    """All sockets of a house, and who has how many."""

    def __init__(self, house: House) -> None:
        """No sockets yet."""
        self._house = house
        self._windows: dict[str, _Windows] = {}
        self._in_lobby = 0

    async def table(self, name: str, scope: Scope, receive: Receive, send: Send) -> None:
        """A client at the table of this name."""
        headers = Headers(scope=scope)
        await receive()  # "websocket.connect"
        await send({"type": "websocket.accept"})
        person = await guest_of(self._house, headers)
        code = self._turned_away(headers, person)
        if code:
            await _send_off(scope, send, code)
            return
        assert person is not None
        with self._counted(), self._window_of(person.id) as bucket:
            try:
                croupier = await self._house.find(name)
            except Refusal:
                await _send_off(scope, send, NO_TABLE)
                return
            connection = Connection(send, person, short_way(scope))
            try:
                await croupier.join(connection, known(scope))
                await Listener(connection, receive, bucket, croupier).attend()
            finally:
                croupier.part(connection)

    async def lobby(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A client that wants to know which tables there are."""
        headers = Headers(scope=scope)
        await receive()
        await send({"type": "websocket.accept"})
        code = self._turned_away(headers, STRANGER)
        if code:
            await _send_off(scope, send, code)
            return
        connection = Connection(send, STRANGER, short_way(scope))
        with self._counted():
            self._in_lobby += 1
            self._house.lobby.join(connection)
            try:
                await Listener(connection, receive, Bucket(), None).attend()
            finally:
                self._house.lobby.part(connection)
                self._in_lobby -= 1

    def _turned_away(self, headers: Headers, person: Person | None) -> int:
        """Why a client is not let in, as a close code; 0 if it is."""
        if not from_our_page(self._house, headers):
            return WRONG_ORIGIN
        if person is None:
            return NO_GUEST
        return TRY_LATER if self._crowded(person) else 0

    def _crowded(self, person: Person) -> bool:
        settings = self._house.settings
        if self._house.sockets >= settings.sockets:
            return True
        if person is STRANGER:
            return self._in_lobby >= max(1, settings.sockets // LOBBY_SHARE)
        windows = self._windows.get(person.id)
        if windows is None:
            return False
        # To open a window costs the house as much as some messages do.
        return windows.open >= settings.sockets_each or not windows.bucket.take(WINDOW)

    @contextlib.contextmanager
    def _counted(self) -> Iterator[None]:
        self._house.sockets += 1
        try:
            yield
        finally:
            self._house.sockets -= 1

    @contextlib.contextmanager
    def _window_of(self, person: str) -> Iterator[Bucket]:
        """One more window of a guest, and what all of them may send."""
        windows = self._windows.setdefault(person, _Windows())
        windows.change(1)
        try:
            yield windows.bucket
        finally:
            windows.change(-1)
            if not windows.open:
                # Whoever comes back at once finds the bucket as they left it.
                asyncio.get_running_loop().call_later(BURST, self._forget, person)

    def _forget(self, person: str) -> None:
        windows = self._windows.get(person)
        if windows is not None and not windows.open:
            del self._windows[person]


def known(scope: Scope) -> Known:
    """What a client says it knows; what is no number counts as nothing."""
    asked = parse_qs(scope["query_string"].decode("latin-1"))

    def number(name: str) -> int | None:
        given = asked.get(name, [""])[0]
        right = given.isascii() and given.isdigit() and len(given) < LONGEST_NUMBER
        return int(given) if right else None

    return Known(number("since"), number("at"), number("heard") or 0)


def _line(scope: Scope) -> Line | None:
    """The line under a socket, if the server under us is ours."""
    line: Line | None = scope.get("extensions", {}).get(EXTENSION, {}).get("line")
    return line


def short_way(scope: Scope) -> Callable[[bytes], bool] | None:
    """How frames get to a client on the spot, if the server under us is ours."""
    line = _line(scope)
    return None if line is None else line.pass_on


async def _send_off(scope: Scope, send: Send, code: int) -> None:
    """Say why somebody is not let in; such sockets are not counted, so they do not stay."""
    await send({"type": "websocket.close", "code": code})
    line = _line(scope)
    if line is not None:
        line.send_off()
