"""The WebSocket endpoints: admission, and the number of sockets per guest and address."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Final

from starlette.datastructures import QueryParams
from starlette.websockets import WebSocket

from ridotto.games.errors import Refusal
from ridotto.house.guests import from_our_page, guest_of
from ridotto.house.house import House
from ridotto.house.http.requests import client_address, client_key
from ridotto.house.running.address_limits import TooMany
from ridotto.house.running.client_address import SHARES, Address
from ridotto.house.running.house_limits import SocketKind
from ridotto.house.running.limits import TokenBucket, TooFast
from ridotto.house.store.base import Person
from ridotto.house.views.greeting import Known
from ridotto.house.views.messages import NoticesShown
from ridotto.house.wire.connection import BANNED, Connection
from ridotto.house.wire.frames import framed
from ridotto.house.wire.session import BURST, Session, message_rate
from ridotto.house.wire.websocket import EXTENSION, FastWebSocket

NO_GUEST: Final = 4001
WRONG_ORIGIN: Final = 4003
NO_TABLE: Final = 4004
DAMAGED: Final = 4010
TRY_LATER: Final = 1013
#: The close code of each refusal of a socket; all others are about the table.
CLOSE_CODES: Final = {
    "no-guest": NO_GUEST,
    "wrong-origin": WRONG_ORIGIN,
    "banned": BANNED,
    "damaged": DAMAGED,
    "too-fast": TRY_LATER,
}
#: Maximum length of the reason for closing, in letters; the protocol allows 123 bytes.
MAX_REASON: Final = 120

#: Cost of opening a window, in messages.
WINDOW_COST: Final = 4
#: Numbers in a client's query must have fewer digits than this.
MAX_DIGITS: Final = 16
#: The person behind a lobby socket or a big screen, who need not be a guest.
STRANGER: Final = Person("", "")

#: The rate and the burst size of messages for a number of open windows.
Rate = Callable[[int], tuple[float, float]]


class _Windows:
    """The open windows of one guest, or of an address, and the rate limit that they share."""

    def __init__(self, rate: Rate) -> None:
        self.open = 0
        self._rate = rate
        self.bucket = TokenBucket(*rate(1))

    def change(self, by: int) -> None:
        """Count windows opened or closed."""
        self.open += by
        self.bucket.resize(*self._rate(max(1, self.open)))


class Sockets:
    """All WebSockets of a house."""

    def __init__(self, house: House) -> None:
        """Serve the sockets of this house."""
        self._house = house
        #: By guest or network.
        self._windows: dict[str, _Windows] = {}
        self._in_lobby = 0

    async def table(self, socket: WebSocket) -> None:
        """Serve a client at a table."""
        await socket.accept()
        house, address = self._house, client_address(socket)
        with ExitStack() as held:
            try:
                screen = socket.query_params.get("screen") == "1"
                guest, person = await self._visitor(socket, screen)
                buckets = self._count_window(held, guest, address)
                croupier = await house.find(socket.path_params["table"])
                seated = croupier.table.seat_of(person.id) is not None
                kind: SocketKind = "player" if seated else "spectator"
                held.enter_context(house.limits.connected(kind, address, croupier.table.id))
            except Refusal as refusal:
                await _turn_away(socket, refusal)
                return
            sender = _fast_sender(socket)
            connection = Connection(socket.send, person, sender, address, screen=screen)
            try:
                await croupier.join(connection, known(socket.query_params))
                await Session(connection, socket.receive, buckets, croupier).run()
            finally:
                croupier.leave(connection)

    async def lobby(self, socket: WebSocket) -> None:
        """Serve a client that watches the list of public tables."""
        await socket.accept()
        house, address = self._house, client_address(socket)
        with ExitStack() as held:
            try:
                self._check_origin(socket)
                guest = await guest_of(house, socket.headers)
                house.moderation.check_admitted(guest.id if guest else None, address[0])
                if self._in_lobby >= house.limits.lobby:
                    raise TooMany("connections to the lobby")
                buckets = self._count_window(held, f"lobby {guest.id}" if guest else "", address)
                held.enter_context(house.limits.connected("lobby", address))
            except Refusal as refusal:
                await _turn_away(socket, refusal)
                return
            connection = Connection(socket.send, guest or STRANGER, _fast_sender(socket), address)
            self._in_lobby += 1
            house.lobby.join(connection)
            if notices := house.moderation.notices.announcements():
                connection.offer(framed(NoticesShown(notices)))
            try:
                await Session(connection, socket.receive, buckets, None).run()
            finally:
                house.lobby.leave(connection)
                self._in_lobby -= 1

    def _check_origin(self, socket: WebSocket) -> None:
        """Raise :exc:`Refusal` for a socket that another site's page has opened."""
        if not from_our_page(self._house, socket.headers):
            raise Refusal("wrong-origin", "this can be asked from the house's own page only")

    async def _visitor(self, socket: WebSocket, screen: bool) -> tuple[str, Person]:
        """Return the guest whose windows a socket counts for, and the person who views the table.

        A big screen is nobody, even in the browser of a player: it must not show their cards. It
        needs no guest. Raises :exc:`Refusal`.
        """
        self._check_origin(socket)
        address, moderation = client_key(socket), self._house.moderation
        person = await guest_of(self._house, socket.headers)
        if person is None:
            if not screen:
                raise Refusal("no-guest", "the house does not know you yet: POST /api/guests first")
            moderation.check_admitted(None, address)
            return "", STRANGER
        moderation.check_admitted(person.id, address)
        moderation.note_address(person.id, address)
        return person.id, STRANGER if screen else person

    def _count_window(self, held: ExitStack, guest: str, address: Address) -> list[TokenBucket]:
        """Count a window while the stack lasts; return the rate limits of its messages.

        Raises :exc:`TooFast`. A window without a guest counts for its address only.
        """
        house = self._house
        if house.sockets >= house.settings.sockets:
            raise TooMany("connections to the house")
        house.sockets += 1
        held.callback(self._uncount)
        rates: dict[str, Rate] = {guest: message_rate} if guest else {}
        if most := house.settings.messages_address:
            for network, share in zip(address, SHARES, strict=False):
                rates[network] = address_rate(most * share)
        shared = [held.enter_context(self._window_of(key, rate)) for key, rate in rates.items()]
        return shared if guest else [TokenBucket(*message_rate(1)), *shared]

    def _uncount(self) -> None:
        self._house.sockets -= 1

    @contextmanager
    def _window_of(self, key: str, rate: Rate) -> Iterator[TokenBucket]:
        """Count one more window of a guest or a network; yield the rate limit of all of them.

        Raises :exc:`TooFast`.
        """
        windows = self._windows.get(key)
        if windows is None:
            windows = self._windows[key] = _Windows(rate)
        elif rate is message_rate and windows.open >= self._house.settings.sockets_each:
            raise TooMany("windows of yours")
        # Opening a window costs the house as much as several messages.
        elif not windows.bucket.take(WINDOW_COST):
            raise TooFast("new connections", windows.bucket.wait(WINDOW_COST))
        windows.change(1)
        try:
            yield windows.bucket
        finally:
            windows.change(-1)
            if not windows.open:
                # Keep the bucket for a while: reconnecting must not refill it.
                asyncio.get_running_loop().call_later(BURST, self._forget, key)

    def _forget(self, key: str) -> None:
        windows = self._windows.get(key)
        if windows is not None and not windows.open:
            del self._windows[key]


def address_rate(rate: float) -> Rate:
    """Return the rate and the burst size of all clients of an address, as a constant function."""
    return lambda windows: (rate, BURST * rate)


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


async def _turn_away(socket: WebSocket, refusal: Refusal) -> None:
    """Close a socket that was not admitted. It is not counted, so it must not stay open."""
    await socket.close(CLOSE_CODES.get(refusal.code, NO_TABLE), refusal.message[:MAX_REASON])
    fast = _fast_socket(socket)
    if fast is not None:
        fast.abort_soon()
