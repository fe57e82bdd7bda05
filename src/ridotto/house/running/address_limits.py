"""Limits per address: how often a client may do something, and how much it may have at once."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from ridotto.house.running.client_address import SHARES, Address
from ridotto.house.running.limits import MAX_KEYS, PERIOD, Clock, Limiter, RateLimiter, TooFast

#: Seconds after which a client that has too much may try again.
RETRY_AFTER: Final = 30


class TooMany(TooFast):
    """A client has as much as it may have at once."""

    def __init__(self, what: str, limit: str = "") -> None:
        """Create the error; ``what`` names the things that are too many."""
        super().__init__(what, RETRY_AFTER, "at once", limit)


class AddressLimiter(Limiter[Address]):
    """Limit each address to ``most`` at once and as many again per period."""

    def __init__(
        self,
        most: int,
        what: str,
        *,
        period: float = PERIOD,
        max_keys: int = MAX_KEYS,
        limit: str = "address",
        clock: Clock = time.monotonic,
    ) -> None:
        """Create a limiter; 0 for ``most`` disables it. Refusals name ``what`` and ``limit``."""
        self._levels = [
            RateLimiter(
                most * share, what, period=period, max_keys=max_keys, limit=limit, clock=clock
            )
            for share in SHARES
        ]

    def __len__(self) -> int:
        return sum(map(len, self._levels))

    def take(self, key: Address, tokens: float = 1) -> None:
        """Count one attempt, which may cost several tokens; raises :exc:`TooFast`."""
        for level, (limiter, network) in enumerate(zip(self._levels, key, strict=False)):
            try:
                limiter.take(network, tokens)
            except TooFast:
                self.give_back(key[:level], tokens)
                raise

    def give_back(self, key: Address, tokens: float = 1) -> None:
        """Take back an attempt that does not count."""
        for limiter, network in zip(self._levels, key, strict=False):
            limiter.give_back(network, tokens)


class ConcurrencyLimiter(Limiter[Address]):
    """Limit how many things an address has at once."""

    def __init__(self, most: int, what: str, limit: str = "address", *, cap: int = 0) -> None:
        """Create a limiter; 0 for ``most`` disables it. Refusals name ``what`` and ``limit``.

        A network of any size may have at most ``cap``, unless that is 0.
        """
        self._most = most
        self._most_of = [min(most * share, cap) if cap else most * share for share in SHARES]
        self._limit = limit
        self._what = what
        self._held: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._held)

    def take(self, key: Address) -> None:
        """Count one more; raises :exc:`TooMany`."""
        if not self._most:
            return
        for network, most in zip(key, self._most_of, strict=False):
            if self._held[network] >= most:
                raise TooMany(self._what, self._limit)
        self._held.update(key)

    def give_back(self, key: Address) -> None:
        """Count one less."""
        for network in key if self._most else ():
            self._held[network] -= 1
            if self._held[network] <= 0:
                del self._held[network]

    @contextmanager
    def holding(self, key: Address) -> Iterator[None]:
        """Count one more while the context lasts; raises :exc:`TooMany`."""
        self.take(key)
        try:
            yield
        finally:
            self.give_back(key)
