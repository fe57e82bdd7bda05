"""Turnstiles: so many may pass at once from one place, and then one now and then.

Nobody needs hundreds of guests or tables in a minute, and whoever asks for them would fill the
store for good. A turnstile remembers one number for each place: when all of its turns will be
there again.
"""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import ceil
from typing import Final

from ridotto.games.errors import Refusal

#: Within how many seconds all turns come back.
WITHIN: Final = 600.0
#: How many places a turnstile remembers; those that passed longest ago are forgotten first.
MOST_PLACES: Final = 20_000
#: How much of an IPv6 address a household has to itself.
HOUSEHOLD: Final = 64
_LONGEST_PLACE: Final = 64


class TooFast(Refusal):
    """Too many have passed lately; after ``wait`` seconds the next one may."""

    def __init__(self, what: str, wait: float) -> None:
        """``what`` there was too much of."""
        self.wait = max(1, ceil(wait))
        super().__init__("too-fast", f"too many {what} lately: try again in {self.wait} seconds")


class Turnstile:
    """Lets ``most`` through from each place at once, and as many again within ten minutes."""

    def __init__(
        self,
        most: int,
        what: str,
        *,
        within: float = WITHIN,
        places: int = MOST_PLACES,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """``most`` is 0 where everybody may pass; ``what`` passes is told to whoever may not."""
        self._step = within / most if most else 0.0
        self._within = within
        self._what = what
        self._places = places
        self._clock = clock
        #: When a place will have all its turns again.
        self._whole: OrderedDict[str, float] = OrderedDict()

    def __len__(self) -> int:
        return len(self._whole)

    @contextmanager
    def passing(self, place: str) -> Iterator[None]:
        """Pass from a place; what is refused beyond costs no turn. Raises :exc:`TooFast`."""
        if not self._step:
            yield
            return
        self._take(place)
        try:
            yield
        except Refusal:
            self._give_back(place)
            raise

    @contextmanager
    def guessing(self, place: str) -> Iterator[None]:
        """Try something from a place; only what is refused costs a turn. Raises :exc:`TooFast`."""
        self._take(place)
        try:
            yield
        except TooFast:
            # There was another turnstile behind this one, and nothing was tried.
            self._give_back(place)
            raise
        self._give_back(place)

    def _give_back(self, place: str) -> None:
        if place in self._whole:
            self._whole[place] -= self._step

    def _take(self, place: str) -> None:
        now = self._clock()
        whole = max(now, self._whole.get(place, now)) + self._step
        # Times are added and taken away: the last turn must not be lost to rounding.
        wait = whole - now - self._within
        if wait > self._step / 1000:
            raise TooFast(self._what, wait)
        self._whole[place] = whole
        self._whole.move_to_end(place)
        self._forget(now)

    def _forget(self, now: float) -> None:
        """Forget who has all turns again, and whoever there is no room for."""
        while len(self._whole) > 1:
            place, whole = next(iter(self._whole.items()))
            if whole > now and len(self._whole) <= self._places:
                return
            del self._whole[place]


def place_of(client: str) -> str:
    """Where a client is: its address, or the part of it that one household has to itself."""
    try:
        address = ipaddress.ip_address(client)
    except ValueError:
        return client[:_LONGEST_PLACE]
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((int(address), HOUSEHOLD), strict=False))
    return str(address)
