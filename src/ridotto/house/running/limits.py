"""Rate limits: a token bucket, and one bucket per key such as a guest.

A bucket holds up to ``burst`` tokens and refills at ``rate`` tokens per second. All rate limits of
the house use it. Limits per address are in :mod:`address_limits`, those of a house in
:mod:`house_limits`.
"""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import ceil
from typing import Final, Generic, TypeVar

from ridotto.games.errors import Refusal

#: Default number of seconds in which an empty bucket refills.
PERIOD: Final = 600.0
#: Maximum number of keys a limiter tracks; the least recently used are dropped first.
MAX_KEYS: Final = 20_000
#: Tolerance for rounding: a token that is this nearly full may be taken.
_ROUNDING: Final = 1e-6

Clock = Callable[[], float]
Key = TypeVar("Key")


class TooFast(Refusal):
    """A limit was exceeded; the next attempt may succeed after ``wait`` seconds."""

    def __init__(self, what: str, wait: float, when: str = "lately", limit: str = "") -> None:
        """Create the error; ``what`` names the things that were too many."""
        self.wait = max(1, ceil(wait - _ROUNDING))
        message = f"too many {what} {when}: try again in {self.wait} seconds"
        super().__init__("too-fast", message, limit)


class TokenBucket:
    """Allow ``burst`` at once, then ``rate`` per second."""

    __slots__ = ("_clock", "_left", "_updated", "burst", "rate")

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic) -> None:
        """Create a full bucket."""
        self.rate = rate
        self.burst = burst
        self._clock = clock
        self._left = burst
        self._updated = clock()

    def resize(self, rate: float, burst: float) -> None:
        """Change the limit; tokens are neither added nor removed."""
        self.rate = rate
        self.burst = burst

    def take(self, tokens: float = 1) -> bool:
        """Take tokens if there are enough; return whether there were."""
        now = self._clock()
        left = self._left + (now - self._updated) * self.rate
        if left > self.burst:
            left = self.burst
        self._updated = now
        if left < tokens - _ROUNDING:
            self._left = left
            return False
        self._left = left - tokens
        return True

    def give_back(self, tokens: float = 1) -> None:
        """Return tokens that were taken for nothing."""
        self._left += tokens

    def wait(self, tokens: float = 1) -> float:
        """Return the seconds until this many tokens can be taken."""
        return max(0.0, tokens - self._now_left()) / self.rate

    @property
    def full(self) -> bool:
        """Check whether all tokens are back, so that the bucket can be dropped."""
        return self._now_left() >= self.burst - _ROUNDING

    def _now_left(self) -> float:
        return self._left + (self._clock() - self._updated) * self.rate


class Limiter(ABC, Generic[Key]):
    """A limit on what each key may do."""

    @abstractmethod
    def take(self, key: Key) -> None:
        """Count one attempt; raises :exc:`TooFast`."""

    @abstractmethod
    def give_back(self, key: Key) -> None:
        """Refund an attempt that does not count."""

    @contextmanager
    def passing(self, key: Key) -> Iterator[None]:
        """Count an attempt unless it is refused for another reason; raises :exc:`TooFast`."""
        self.take(key)
        try:
            yield
        except Refusal:
            self.give_back(key)
            raise

    @contextmanager
    def guessing(self, key: Key) -> Iterator[None]:
        """Count an attempt only if it is refused; raises :exc:`TooFast`."""
        self.take(key)
        try:
            yield
        except TooFast:
            # A second limiter refused, so nothing was tried.
            self.give_back(key)
            raise
        self.give_back(key)


class RateLimiter(Limiter[str]):
    """Limit each key to ``most`` at once and as many again per period."""

    def __init__(
        self,
        most: int,
        what: str,
        *,
        period: float = PERIOD,
        max_keys: int = MAX_KEYS,
        limit: str = "",
        clock: Clock = time.monotonic,
    ) -> None:
        """Create a limiter; 0 for ``most`` disables it. Refusals name ``what`` and ``limit``."""
        self._most = most
        self._limit = limit
        self._rate = most / period
        self._what = what
        self._max_keys = max_keys
        self._clock = clock
        #: The least recently used first.
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: str, tokens: float = 1) -> None:
        """Count one attempt, which may cost several tokens; raises :exc:`TooFast`."""
        if not self._most:
            return
        # What costs more than there can ever be takes everything.
        tokens = min(tokens, self._most)
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = TokenBucket(self._rate, self._most, self._clock)
        if not bucket.take(tokens):
            raise TooFast(self._what, bucket.wait(tokens), limit=self._limit)
        self._buckets[key] = bucket
        self._buckets.move_to_end(key)
        self._forget()

    def give_back(self, key: str, tokens: float = 1) -> None:
        """Refund an attempt that does not count."""
        bucket = self._buckets.get(key)
        if bucket is not None:
            bucket.give_back(tokens)

    def _forget(self) -> None:
        """Drop keys whose tokens are all back, and the oldest beyond ``max_keys``."""
        while len(self._buckets) > 1:
            key, bucket = next(iter(self._buckets.items()))
            if not bucket.full and len(self._buckets) <= self._max_keys:
                return
            del self._buckets[key]
