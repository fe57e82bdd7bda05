"""Adaptive worlds: listed while the possible placements are few, paired when they are not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ridotto.minds.mascarade.arrays import float_zeros, ints
from ridotto.minds.mascarade.shared_beliefs import KINDS
from ridotto.minds.mascarade.worlds_listed import ListedWorlds
from ridotto.minds.mascarade.worlds_paired import PairedWorlds
from ridotto.rules.speed import can_jit, quickest, rule

#: Maximum number of listed worlds, compiled and plain.
WORLDS: Final = 16384
PLAIN_WORLDS: Final = 512
#: With so few uncertain places, pairs determine the placements, which are listed again.
_FEW: Final = 3


@rule
def name_kinds(drawn: list[int], masks: Sequence[int]) -> None:
    """Replace the kinds in drawn placements by their masks."""
    for number in range(len(drawn)):
        drawn[number] = masks[drawn[number]]


@rule
def name_rows(chances: Sequence[float], masks: Sequence[int], row: int, rows: list[float]) -> None:
    """Write the chances of kinds, place by place, to the columns of their masks."""
    kinds = len(masks)
    for number in range(len(chances)):
        rows[number // kinds * row + masks[number % kinds]] = chances[number]


class AdaptiveWorlds:
    """The probabilities of the placements of any deck, exact as long as they can be listed."""

    def __init__(self, deck: Sequence[int], room: int | None = None) -> None:
        """Start with all placements of this deck equally likely."""
        masks = sorted(set(deck))
        self._masks = ints(masks)
        self._kind_of = {mask: kind for kind, mask in enumerate(masks)}
        self._copies = [list(deck).count(mask) for mask in masks]
        self._cards = len(deck)
        self._room = room or (WORLDS if can_jit() else PLAIN_WORLDS)
        self.scatter()

    def scatter(self) -> None:
        """Make all placements equally likely."""
        self._worlds: ListedWorlds | PairedWorlds = ListedWorlds(self._copies)
        self.exact = True

    def deal(self, masks: Sequence[int]) -> None:
        """Set the masks that were seen, place by place."""
        self.scatter()
        assert isinstance(self._worlds, ListedWorlds)
        self._worlds.lay([self._kind_of[mask] for mask in masks])

    def mix(self, one: int, other: int, really: float) -> None:
        """Mix two places that may have been swapped."""
        worlds = self._worlds
        if isinstance(worlds, ListedWorlds) and 0.0 < really < 1.0:
            self._pair_beyond(2 * worlds.count)
        self._worlds.mix(one, other, float(really))

    def keep(self, place: int, mask: int) -> bool:
        """Condition on this mask at this place; return False if it cannot lie there."""
        if not self._worlds.keep(place, self._kind_of[mask]):
            return False
        if isinstance(self._worlds, PairedWorlds):
            self._list_again(self._worlds)
        return True

    def weigh(self, mask: int, odds: Sequence[float]) -> None:
        """Multiply the odds of a mask at each place."""
        kind = self._kind_of[mask]
        if isinstance(self._worlds, ListedWorlds):
            self._pair_beyond(self._worlds.most_split(kind))
        self._worlds.weigh(kind, odds)

    def rows(self) -> Any:
        """Return the probabilities of every mask at every place."""
        rows = float_zeros(self._cards * KINDS)
        quickest(name_rows)(self._worlds.rows(), self._masks, KINDS, rows)
        return rows

    def draw(self, drawn: Any, chance: int) -> int:
        """Fill in this many placements drawn by probability; return the generator state."""
        chance = self._worlds.draw(drawn, chance)
        quickest(name_kinds)(drawn, self._masks)
        return chance

    def chance_of(self, masks: Sequence[int]) -> float:
        """Return the probability of one placement of masks."""
        return self._worlds.chance_of([self._kind_of[mask] for mask in masks])

    def _pair_beyond(self, count: int) -> None:
        """Go over to pairs if this many worlds are too many."""
        if count > self._room and isinstance(self._worlds, ListedWorlds):
            self._worlds = PairedWorlds(self._worlds)
            self.exact = False

    def _list_again(self, paired: PairedWorlds) -> None:
        """Go back to a list if only few places are uncertain."""
        if (uncertain := paired.open_places()) <= _FEW:
            listed = ListedWorlds(self._copies)
            listed.set_worlds(list(paired.placements()))
            self._worlds = listed
            self.exact = uncertain == 0
