"""The WebSocket endpoints: admission, and the number of sockets per guest."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterator
from typing import Final

from starlette.datastructures import QueryParams
from starlette.websockets import WebSocket

from ridotto.games.errors import Refusal
from ridotto.house.guests import from_our_page, guest_of
from ridotto.house.house import House
from ridotto.house.running.limits import TokenBucket
from ridotto.house.store.base import Person
from ridotto.house.views.greeting import Known
from ridotto.house.wire.connection import Connection
from ridotto.house.wire.session import BURST, Session, message_rate
from ridotto.house.wire.websocket import EXTENSION, FastWebSocket

NO_GUEST: Final = 4001
WRONG_ORIGIN: Final = 4003
NO_TABLE: Final = 4004
TRY_LATER: Final = 1013

#: The lobby may use one in this many sockets: it is open to everyone, and players need room.
LOBBY_SHARE: Final = 4
#: Cost of opening a window, in messages.
WINDOW_COST: Final = 4
#: Numbers in a client's query must have fewer digits than this.
MAX_DIGITS: Final = 16
#: The person behind a lobby socket, who need not be a guest.
STRANGER: Final = Person("", "")


class _Windows:
    """The open windows of one guest and the rate limit that they share."""

    def __init__(self) -> None:
        self.open = 0
        self.bucket = TokenBucket(*message_rate(1))

    def change(self, by: int) -> None:
        """Count windows opened or closed."""
        self.open += by
        self.bucket.resize(*message_rate(max(1, self.open)))


class Sockets:
    """All WebSockets of a house."""

    def __init__(self, house: House) -> None:
        """Serve the sockets of this house."""
        self._house = house
        self._windows: dict[str, _Windows] = {}
        self._in_lobby = 0

    async def table(self, socket: WebSocket) -> None:
        """Serve a client at a table."""
        await socket.accept()
        person = await guest_of(self._house, socket.headers)
        code = self._close_code(socket, person)
        if code:
            await _turn_away(socket, code)
            return
        assert person is not None
        with self._counted(), self._window_of(person.id) as bucket:
            try:
                croupier = await self._house.find(socket.path_params["table"])
            except Refusal:
                await _turn_away(socket, NO_TABLE)
                return
            connection = Connection(socket.send, person, _fast_sender(socket))
            try:
                await croupier.join(connection, known(socket.query_params))
                await Session(connection, socket.receive, bucket, croupier).run()
            finally:
                croupier.leave(connection)

    async def lobby(self, socket: WebSocket) -> None:
        """Serve a client that watches the list of public tables."""
        await socket.accept()
        code = self._close_code(socket, STRANGER)
        if code:
            await _turn_away(socket, code)
            return
        connection = Connection(socket.send, STRANGER, _fast_sender(socket))
        with self._counted():
            self._in_lobby += 1
            self._house.lobby.join(connection)
            try:
                bucket = TokenBucket(*message_rate(1))
                await Session(connection, socket.receive, bucket, None).run()
            finally:
                self._house.lobby.leave(connection)
                self._in_lobby -= 1

    def _close_code(self, socket: WebSocket, person: Person | None) -> int:
        """Return the close code for a client that is refused; 0 if it is admitted."""
        if not from_our_page(self._house, socket.headers):
            return WRONG_ORIGIN
        if person is None:
            return NO_GUEST
        return TRY_LATER if self._is_crowded(person) else 0

    def _is_crowded(self, person: Person) -> bool:
        settings = self._house.settings
        if self._house.sockets >= settings.sockets:
            return True
        if person is STRANGER:
            return self._in_lobby >= max(1, settings.sockets // LOBBY_SHARE)
        windows = self._windows.get(person.id)
        if windows is None:
            return False
        # Opening a window costs the house as much as several messages.
        return windows.open >= settings.sockets_each or not windows.bucket.take(WINDOW_COST)

    @contextlib.contextmanager
    def _counted(self) -> Iterator[None]:
        self._house.sockets += 1
        try:
            yield
        finally:
            self._house.sockets -= 1

    @contextlib.contextmanager
    def _window_of(self, person: str) -> Iterator[TokenBucket]:
        """Count one more window of a guest; yield the rate limit of all of them."""
        windows = self._windows.setdefault(person, _Windows())
        windows.change(1)
        try:
            yield windows.bucket
        finally:
            windows.change(-1)
            if not windows.open:
                # Keep the bucket for a while: reconnecting must not refill it.
                asyncio.get_running_loop().call_later(BURST, self._forget, person)

    def _forget(self, person: str) -> None:
        windows = self._windows.get(person)
        if windows is not None and not windows.open:
            del self._windows[person]


def known(query: QueryParams) -> Known:
    """Return the state that a client claims to know; invalid numbers count as absent."""

    def number(name: str) -> int | None:
        given = query.get(name, "")
        is_number = given.isascii() and given.isdigit() and len(given) < MAX_DIGITS
        return int(given) if is_number else None

    return Known(number("since"), number("at"), number("heard") or 0)


def _fast_socket(socket: WebSocket) -> FastWebSocket | None:
    """Return the protocol under a socket, if the server uses ours."""
    extension = socket.scope.get("extensions", {}).get(EXTENSION, {})
    fast: FastWebSocket | None = extension.get("protocol")
    return fast


def _fast_sender(socket: WebSocket) -> Callable[[bytes], bool] | None:
    """Return the function that sends frames at once, if the server has one."""
    fast = _fast_socket(socket)
    return None if fast is None else fast.send_frames


async def _turn_away(socket: WebSocket, code: int) -> None:
    """Close a socket that was not admitted. It is not counted, so it must not stay open."""
    await socket.close(code)
    fast = _fast_socket(socket)
    if fast is not None:
        fast.abort_soon()
