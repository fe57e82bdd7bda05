"""Limits per address: one address never uses up what others need."""

from __future__ import annotations

from contextlib import ExitStack, suppress
from typing import get_args

import pytest

from ridotto.games.errors import Refusal
from ridotto.house.running.address_limits import AddressLimiter, ConcurrencyLimiter, TooMany
from ridotto.house.running.client_address import SHARES, Address, address_of
from ridotto.house.running.house_limits import (
    CHAT_AT_TABLE,
    CHAT_IN_ALL,
    FEW_GUESSES,
    MOST_GUESSES,
    PARTY,
    SPECTATORS_SHARE,
    ChatLimits,
    CodeGuesses,
    HouseLimits,
    OpenTables,
    SocketKind,
)
from ridotto.house.running.limits import Limiter, TooFast
from ridotto.house.running.settings import Settings

HERE, THERE = address_of("192.0.2.1"), address_of("192.0.2.2")


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def taken(limiter: Limiter[Address], *clients: str) -> int:
    """Return how many of these clients in turn are not refused."""
    through = 0
    for client in clients:
        try:
            limiter.take(address_of(client))
            through += 1
        except TooFast:
            pass
    return through


# Addresses


@pytest.mark.parametrize(
    ("client", "keys"),
    [
        ("192.0.2.7", ("192.0.2.7",)),
        ("::ffff:192.0.2.7", ("192.0.2.7",)),
        (
            "2001:db8:1:2ff:3:4:5:6",
            ("2001:db8:1:2ff::/64", "2001:db8:1:200::/56", "2001:db8:1::/48"),
        ),
        ("", ("",)),
        ("unix", ("unix",)),
        ("x" * 1000, ("x" * 64,)),
    ],
)
def test_an_address_has_a_key_for_each_network(client: str, keys: Address) -> None:
    assert address_of(client) == keys


@pytest.mark.parametrize("limiter", [AddressLimiter(2, "x"), ConcurrencyLimiter(2, "x")])
def test_wider_networks_have_wider_limits(limiter: Limiter[Address]) -> None:
    household = [f"2001:db8:1:1::{n}" for n in range(10)]
    street = [f"2001:db8:1:{n:x}::1" for n in range(0x02, 0x100) for _ in range(2)]
    town = [f"2001:db8:1:{n:x}00::1" for n in range(0x01, 0x100) for _ in range(2)]
    assert taken(limiter, *household) == 2 * SHARES[0]
    assert taken(limiter, *street) == 2 * (SHARES[1] - SHARES[0])
    assert taken(limiter, *town) == 2 * (SHARES[2] - SHARES[1])
    assert taken(limiter, *(["2001:db8:2::1"] * 3)) == 2


def test_an_attempt_refused_to_a_wider_network_costs_the_narrower_nothing() -> None:
    clock = Clock()
    limiter = AddressLimiter(2, "x", clock=clock)
    assert taken(limiter, *(f"2001:db8:1:{n:x}::1" for n in range(20))) == 2 * SHARES[1]
    clock.now += 600 / (2 * SHARES[1]) * 2
    assert taken(limiter, *(["2001:db8:1:10::1"] * 5)) == 2


def test_what_is_given_back_can_be_had_again() -> None:
    limiter = ConcurrencyLimiter(2, "sockets")
    assert taken(limiter, "192.0.2.1", "192.0.2.1", "192.0.2.1", "192.0.2.2") == 3
    with pytest.raises(TooMany) as refused:
        limiter.take(HERE)
    assert (refused.value.code, refused.value.wait) == ("too-fast", 30)
    assert "too many sockets at once" in refused.value.message
    assert refused.value.limit == "address"
    limiter.give_back(HERE)
    with limiter.holding(HERE), pytest.raises(TooMany):
        limiter.take(HERE)
    limiter.give_back(HERE)
    limiter.give_back(THERE)
    assert len(limiter) == 0


def test_a_disabled_limit_remembers_no_keys() -> None:
    for limiter in (AddressLimiter(0, "x"), ConcurrencyLimiter(0, "x")):
        assert taken(limiter, *(["2001:db8::1"] * 1000)) == 1000
        limiter.give_back(HERE)
        assert len(limiter) == 0


# Codes


def guess(codes: CodeGuesses, client: str, *, right: bool = False) -> bool:
    """Try a code; return whether the house looked it up."""
    try:
        with codes.guessing(address_of(client)):
            if not right:
                raise Refusal("no-table", "wrong")
    except TooFast:
        return False
    except Refusal:
        pass
    return True


def test_wrong_codes_from_everywhere_hinder_only_those_who_guessed_wrong() -> None:
    clock = Clock()
    codes = CodeGuesses(20, clock=clock)
    # A flood from many addresses uses up what all of them may try together.
    crowd = [f"10.0.{n // 200}.{n % 200}" for n in range(MOST_GUESSES)]
    assert all(guess(codes, client) for client in crowd)
    # Each may still try a few times, not twenty.
    tries = [guess(codes, crowd[0]) for _ in range(10)]
    assert tries.count(True) == FEW_GUESSES - 1
    assert not guess(codes, crowd[0], right=True)
    # A newcomer with the right code gets in, as often as they like, and may mistype it.
    assert all(guess(codes, "192.0.2.1", right=True) for _ in range(50))
    assert guess(codes, "192.0.2.1")
    assert guess(codes, "192.0.2.1", right=True)
    # When it is calm again, the usual limit applies.
    clock.now += 60
    assert [guess(codes, crowd[0]) for _ in range(30)].count(True) == 20
    clock.now += 600
    assert guess(codes, crowd[0], right=True)


def test_right_codes_do_not_count_as_guesses() -> None:
    codes = CodeGuesses(2, clock=Clock())
    for n in range(2 * MOST_GUESSES):
        assert guess(codes, f"10.1.0.{n % 3}", right=True)
    assert [guess(codes, "10.1.0.0") for _ in range(4)] == [True, True, False, False]


# Chat


def chatted(chat: ChatLimits, table: str, person: str, address: Address, times: int = 100) -> int:
    """Return how many of these messages are not refused."""
    through = 0
    for _ in range(times):
        with suppress(TooFast), chat.saying(table, person, address):
            through += 1
    return through


def test_chat_is_limited_per_guest_per_table_and_per_address() -> None:
    clock = Clock()
    chat = ChatLimits(6, clock)
    assert chatted(chat, "a table", "Ana", HERE) == 6
    crowd = [chatted(chat, "a table", f"guest {n}", HERE) for n in range(20)]
    assert sum(crowd) == 6 * CHAT_AT_TABLE - 6
    tables = [chatted(chat, f"table {n}", "Ana", HERE) for n in range(20)]
    assert sum(tables) == 6 * (CHAT_IN_ALL - CHAT_AT_TABLE)
    # Others at the same table are not hindered.
    assert chatted(chat, "a table", "Bea", THERE) == 6
    clock.now += 10
    assert chatted(chat, "a table", "Ana", HERE) == 6


# Tables


def open_one(limits: OpenTables, host: str, address: Address, table: str) -> bool:
    try:
        with limits.opening(host, address) as opened:
            opened(table)
    except TooMany:
        return False
    return True


def test_open_tables_are_limited_per_guest_and_per_address_until_they_end() -> None:
    limits = OpenTables(2)
    assert [open_one(limits, "Ana", HERE, f"a{n}") for n in range(3)] == [True, True, False]
    crowd = [open_one(limits, f"guest {n}", HERE, f"g{n}") for n in range(20)]
    assert crowd.count(True) == 2 * PARTY - 2
    assert open_one(limits, "Bea", THERE, "b")
    assert limits.party_of("b") == THERE[0]
    assert limits.party_of("another") == ""
    for table in ("a0", "a0", "another"):
        limits.release(table)
    assert [open_one(limits, "Ana", HERE, f"n{n}") for n in range(2)] == [True, False]


def test_a_table_that_could_not_be_opened_does_not_count() -> None:
    limits = OpenTables(1)
    for error in (Refusal("bad-setup", "no"), RuntimeError("no")):
        with pytest.raises(type(error)), limits.opening("Ana", HERE):
            raise error
    assert len(limits) == 0
    assert open_one(limits, "Ana", HERE, "a")


# Sockets


class Crowd:
    """Clients of a house that stay connected."""

    def __init__(self, **settings: int) -> None:
        self._limits = HouseLimits(Settings(**settings))  # type: ignore[arg-type]
        self._held = ExitStack()

    def admitted(self, kind: SocketKind, address: Address, *tables: str) -> int:
        """Connect a client to each table; return how many are admitted."""
        through = 0
        for table in tables:
            with suppress(TooMany):
                self._held.enter_context(self._limits.connected(kind, address, table))
                through += 1
        return through


TABLES = [f"table {n}" for n in range(50)]


def test_an_address_has_a_limit_for_each_kind_of_socket() -> None:
    crowd = Crowd(sockets_address=10)
    for kind in get_args(SocketKind):
        assert crowd.admitted(kind, HERE, *TABLES) == 10
        assert crowd.admitted(kind, THERE, "table 0") == 1


def test_an_address_has_no_more_than_a_quarter_of_a_small_house() -> None:
    crowd = Crowd(sockets=40)
    assert crowd.admitted("lobby", HERE, *TABLES) == 5
    assert crowd.admitted("player", HERE, *TABLES) == 5
    assert crowd.admitted("spectator", HERE, *TABLES) == 0
    assert crowd.admitted("player", THERE, *TABLES) == 10


@pytest.mark.parametrize("settings", [{}, {"sockets": 400}, {"sockets_address": 10_000}], ids=str)
def test_a_rented_network_leaves_most_of_the_house_and_half_of_the_lobby(
    settings: dict[str, int],
) -> None:
    crowd, sockets = Crowd(**settings), settings.get("sockets", 20_000)
    attackers = [address_of(f"2001:db8:666:{n:x}::1") for n in range(2**14)]
    admitted = {
        kind: sum(crowd.admitted(kind, each, f"table {n}") for n, each in enumerate(attackers))
        for kind in reversed(get_args(SocketKind))
    }
    assert 0 < admitted["lobby"] <= sockets // 8
    assert sum(admitted.values()) <= sockets // 4
    for kind in get_args(SocketKind):
        assert crowd.admitted(kind, address_of("2001:db8:667::1"), "a table") == 1


def test_only_a_few_spectators_from_an_address_watch_the_same_table() -> None:
    crowd = Crowd(sockets_address=50)
    assert crowd.admitted("spectator", HERE, *["a table"] * 50) == 50 // SPECTATORS_SHARE
    # The refused ones have not been counted.
    assert crowd.admitted("spectator", HERE, *TABLES) == 50 - 50 // SPECTATORS_SHARE
    assert crowd.admitted("spectator", THERE, "a table") == 1
