"""Whom guests do not want to hear, the same in all their windows."""

from __future__ import annotations

from typing import Final
from weakref import WeakValueDictionary

from ridotto.games.errors import Refusal
from ridotto.house.store.base import NotSaved, Store

#: How many others one guest may mute: they are kept for good, and told in every view.
MOST_MUTED: Final = 200


class Muted(set[str]):
    """Those whom one guest does not want to hear. All windows of the guest look at the same."""


class Mutes:
    """All who are muted, by the guests who do not want to hear them."""

    def __init__(self, store: Store) -> None:
        """Nobody is at hand yet."""
        self._store = store
        #: As long as a guest has a window somewhere, the store need not be asked again.
        self._at_hand: WeakValueDictionary[str, Muted] = WeakValueDictionary()

    async def of(self, person: str) -> Muted:
        """Whom somebody does not want to hear."""
        muted = self._at_hand.get(person)
        if muted is None:
            kept = Muted(await self._store.muted(person))
            # Another window may have asked in the meantime.
            muted = self._at_hand.setdefault(person, kept)
        return muted

    async def change(self, person: str, other: str, on: bool) -> None:
        """Hear no more, or again, of somebody; raises :exc:`Refusal` and :exc:`NotSaved`."""
        muted = await self.of(person)
        before = other in muted
        if on and not before and len(muted) >= MOST_MUTED:
            raise Refusal("too-many", f"you have muted {MOST_MUTED} others: hear one again first")
        # At once: several windows may ask for the last that is allowed.
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
