"""All limits of a house on its guests and their addresses.

No limit that one address can use up applies to others. Everything is kept in memory only, for a
limited number of keys.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Final, Literal, get_args

from ridotto.house.running.address_limits import AddressLimiter, ConcurrencyLimiter
from ridotto.house.running.client_address import Address
from ridotto.house.running.limits import Clock, Key, Limiter, RateLimiter, TooFast
from ridotto.house.running.settings import Settings

#: The limits of tables per address, as a multiple of those per guest.
PARTY: Final = 5
#: Period of the limit of wrong codes, in seconds.
CODES_WITHIN: Final = 60.0
#: Wrong codes per period from all addresses before each address may guess only a few times, and
#: that number with its period in seconds.
MOST_GUESSES: Final = 300
FEW_GUESSES: Final = 3
FEW_WITHIN: Final = 600.0
#: Period of the limits of chat, in seconds, and the limits per address at one table and in all, as
#: multiples of the limit per guest.
CHAT_WITHIN: Final = 10.0
CHAT_AT_TABLE: Final = 3
CHAT_IN_ALL: Final = 10
#: Burst size of requests, in seconds of their rate.
REQUEST_BURST: Final = 10.0
#: The largest share of all sockets that one network may have, as a divisor.
SOCKET_SHARE: Final = 4
#: The share of all sockets that may be in the lobby, which is open to everyone, and the largest
#: share of these that one network may have, as divisors.
LOBBY_SHARE: Final = 4
NETWORK_IN_LOBBY: Final = 2
#: The part of an address's spectators that may watch one table, as a divisor: every move is sent to
#: each of them.
SPECTATORS_SHARE: Final = 5
#: Unmaskings that one address may wait for at a time: they take long, and come one by one.
MOST_BELIEFS: Final = 6

#: Exports of a guest's data in ten minutes: each reads all tables of the guest.
MOST_EXPORTS: Final = 5

SocketKind = Literal["player", "spectator", "lobby"]


class CodeGuesses:
    """Limit wrong guesses of short codes.

    Each address may guess wrong a number of times. If many addresses do, which no limit per address
    prevents, only those that have guessed wrong before are refused: a guest with the right code
    always gets in.
    """

    def __init__(
        self, most: int, most_in_all: int = MOST_GUESSES, clock: Clock = time.monotonic
    ) -> None:
        """Create the limit; 0 for ``most`` disables it."""
        self._on = bool(most)
        self._each, self._few = (
            AddressLimiter(
                number, "wrong codes from your address", period=period, limit="code", clock=clock
            )
            for number, period in ((most, CODES_WITHIN), (FEW_GUESSES, FEW_WITHIN))
        )
        self._all = RateLimiter(most_in_all, "wrong codes", period=CODES_WITHIN, clock=clock)

    @contextmanager
    def guessing(self, address: Address) -> Iterator[None]:
        """Count an attempt if it is refused; raises :exc:`TooFast`."""
        if not self._on:
            yield
            return
        with self._each.guessing(address):
            is_innocent, is_calm = _took(self._few, address), _took(self._all, "")
            if not is_innocent and not is_calm:
                self._few.take(address)
            yield  # after a wrong guess, everything stays taken
            if is_innocent:
                self._few.give_back(address)
            if is_calm:
                self._all.give_back("")


def _took(limiter: Limiter[Key], key: Key) -> bool:
    try:
        limiter.take(key)
    except TooFast:
        return False
    return True


class ChatLimits:
    """Limit chat messages per guest at a table, and per address at a table and in all."""

    def __init__(self, most: int, clock: Clock = time.monotonic) -> None:
        """Create the limits; 0 for ``most`` disables them."""
        self._guests = RateLimiter(most, "messages", period=CHAT_WITHIN, clock=clock)
        self._at_table, self._in_all = (
            AddressLimiter(
                share * most, "messages from your address", period=CHAT_WITHIN, clock=clock
            )
            for share in (CHAT_AT_TABLE, CHAT_IN_ALL)
        )

    @contextmanager
    def saying(self, table: str, person: str, address: Address) -> Iterator[None]:
        """Count a message unless it is refused for another reason; raises :exc:`TooFast`."""
        at_table = tuple(f"{table} {network}" for network in address)
        with (
            self._guests.passing(f"{table} {person}"),
            self._at_table.passing(at_table),
            self._in_all.passing(address),
        ):
            yield


class OpenTables:
    """Limit the tables that wait for guests or play, per host and per address."""

    def __init__(self, most: int) -> None:
        """Create the limits; 0 for ``most`` disables them."""
        self._hosts = ConcurrencyLimiter(most, "open tables of yours", "tables")
        self._addresses = ConcurrencyLimiter(PARTY * most, "open tables from your address")
        self._opened: dict[str, tuple[Address, Address]] = {}

    def __len__(self) -> int:
        return len(self._opened)

    @contextmanager
    def opening(self, host: str, address: Address) -> Iterator[Callable[[str], None]]:
        """Count one more table, and yield a function that is called with its id.

        Raises :exc:`TooMany`. The table counts until :meth:`release`.
        """
        with ExitStack() as unless_opened:
            for limiter, key in ((self._hosts, (host,)), (self._addresses, address)):
                limiter.take(key)
                unless_opened.callback(limiter.give_back, key)

            def opened(table: str) -> None:
                self._opened[table] = (host,), address
                unless_opened.pop_all()

            yield opened

    def release(self, table: str) -> None:
        """Stop counting a table: it has ended, or nobody is there."""
        if (keys := self._opened.pop(table, None)) is not None:
            self._hosts.give_back(keys[0])
            self._addresses.give_back(keys[1])

    def party_of(self, table: str) -> str:
        """Return the address from which a table was opened, or "" if it is not known."""
        keys = self._opened.get(table)
        return "" if keys is None else keys[1][0]


class HouseLimits:
    """All limits of a house."""

    def __init__(self, settings: Settings) -> None:
        """Create the limits that the settings ask for."""
        self.arrivals = AddressLimiter(settings.guests_each, "new guests from your address")
        self._new_tables = RateLimiter(settings.tables_each, "new tables of yours")
        self._parties = AddressLimiter(PARTY * settings.tables_each, "new tables from your address")
        self.open_tables = OpenTables(settings.tables_open)
        self.exports = RateLimiter(MOST_EXPORTS, "requests for your data")
        self.codes = CodeGuesses(settings.codes_address)
        self.chat = ChatLimits(settings.chat_each)
        self.requests = AddressLimiter(
            int(REQUEST_BURST * settings.requests_address),
            "requests from your address",
            period=REQUEST_BURST,
        )
        self.beliefs = ConcurrencyLimiter(MOST_BELIEFS, "games to look back on")
        self.lobby = max(1, settings.sockets // LOBBY_SHARE)
        most, cap = settings.sockets_address, max(1, settings.sockets // SOCKET_SHARE)
        kinds: tuple[SocketKind, ...] = get_args(SocketKind)
        self._sockets = {
            kind: ConcurrencyLimiter(
                most,
                "connections from your address",
                cap=max(1, self.lobby // NETWORK_IN_LOBBY) if kind == "lobby" else cap,
            )
            for kind in kinds
        }
        self._all_sockets = ConcurrencyLimiter(
            len(kinds) * most, "connections from your address", cap=cap
        )
        self._spectators = ConcurrencyLimiter(
            most and max(1, min(most, cap) // SPECTATORS_SHARE), "spectators from your address"
        )

    @contextmanager
    def opening(self, host: str, address: Address) -> Iterator[Callable[[str], None]]:
        """Count a new table, and yield a function that is called with its id.

        Raises :exc:`TooFast`. A table that is refused for another reason does not count.
        """
        with (
            self._new_tables.passing(host),
            self._parties.passing(address),
            self.open_tables.opening(host, address) as opened,
        ):
            yield opened

    @contextmanager
    def connected(self, kind: SocketKind, address: Address, table: str = "") -> Iterator[None]:
        """Count a socket while it is open; raises :exc:`TooMany`."""
        with ExitStack() as held:
            for limiter in (self._sockets[kind], self._all_sockets):
                held.enter_context(limiter.holding(address))
            if kind == "spectator":
                at_table = tuple(f"{table} {network}" for network in address)
                held.enter_context(self._spectators.holding(at_table))
            yield
