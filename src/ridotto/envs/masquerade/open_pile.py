"""A Spell deck whose order is open: chance decides about a card when it is drawn.

Nobody knows the order of the Spell deck, so it need not be settled before. The rules run with a
pile that stops them when they draw a card that has not been decided about; then chance decides, and
the rules run again from before the action.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, SupportsIndex

from ridotto.rules.masquerade.state import State


class Undecided(Exception):
    """Raised when the rules draw a card before chance has decided which; it may be one of these."""

    def __init__(self, cards: Sequence[int]) -> None:
        super().__init__("a card is drawn")
        self.cards = cards


class OpenPile(list[int]):
    """The pile of a state, on top of which lies one of the given cards at each draw.

    ``layers`` are sets of cards, the upper ones first: each renewal puts the Tomb below what is
    left. Within a layer, cards lie in any order.
    """

    def __init__(self, s: State, layers: Sequence[int], drawn: Sequence[int]) -> None:
        super().__init__(s.pile)
        self._s = s
        self._drawn = list(reversed(drawn))
        self._layers = list(layers)

    def __getitem__(self, place: SupportsIndex | slice) -> Any:
        """Return a card; the rules take the top one after they have lowered the size to it."""
        if isinstance(place, slice) or place.__index__() != self._s.pile_size:
            return super().__getitem__(place)
        top = place.__index__()
        upper = self.layers(top + 1)[0]
        if not self._drawn:
            raise Undecided([card for card in range(upper.bit_length()) if upper >> card & 1])
        card = self._drawn.pop()
        other = self.index(card, 0, top + 1)
        self[other], self[top] = super().__getitem__(top), card
        self._layers = [layer & ~(1 << card) for layer in self._layers]
        return card

    def layers(self, size: int) -> list[int]:
        """Return the layers of a pile of this size, of which a renewal may have added one."""
        cards = 0
        for card in super().__getitem__(slice(0, size)):
            cards |= 1 << card
        for layer in self._layers:
            cards &= ~layer
        self._layers = [layer for layer in (*self._layers, cards) if layer]
        return self._layers
