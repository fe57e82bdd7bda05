"""The people whom guests have muted, the same in all their windows."""

from __future__ import annotations

from typing import Final
from weakref import WeakValueDictionary

from ridotto.games.errors import Refusal
from ridotto.house.store.base import NotSaved, Store

#: Maximum number of people one guest may mute: they are stored forever and sent in every view.
MOST_MUTED: Final = 200


class Muted(set[str]):
    """The people whom one guest has muted. All windows of the guest share it."""


class Mutes:
    """The muted people of each guest."""

    def __init__(self, store: Store) -> None:
        """Start with an empty cache."""
        self._store = store
        #: Cached as long as a guest has a window open.
        self._cache: WeakValueDictionary[str, Muted] = WeakValueDictionary()

    async def of(self, person: str) -> Muted:
        """Return the people whom a guest has muted."""
        muted = self._cache.get(person)
        if muted is None:
            kept = Muted(await self._store.muted(person))
            # Another window may have asked in the meantime.
            muted = self._cache.setdefault(person, kept)
        return muted

    async def change(self, person: str, other: str, on: bool) -> None:
        """Mute or unmute a person; raises :exc:`Refusal` and :exc:`NotSaved`."""
        muted = await self.of(person)
        before = other in muted
        if on and not before and len(muted) >= MOST_MUTED:
            raise Refusal("too-many", f"you have muted {MOST_MUTED} others: hear one again first")
        # Before the await: several windows may ask for the last one allowed.
        _put(muted, other, on)
        try:
            await self._store.mute(person, other, on)
        except NotSaved:
            _put(muted, other, before)
            raise


def _put(muted: Muted, other: str, on: bool) -> None:
    if on:
        muted.add(other)
    else:
        muted.discard(other)
