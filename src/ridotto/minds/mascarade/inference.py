"""Inferences about the masks in Mascarade, for the memory aid and for replays."""

from __future__ import annotations

from collections.abc import Sequence
from math import factorial
from typing import Any, Final

from ridotto.games.game import Game
from ridotto.games.mascarade.actions import MASK_NUMBERS
from ridotto.minds.mascarade.beliefs import Belief, always_exact
from ridotto.minds.mind import Start
from ridotto.minds.registry import USUAL_WEIGHT
from ridotto.rules.mascarade.masks import MASKS

#: Approximate size in bytes of worlds that are listed or estimated.
_LISTED: Final = 1_000_000


class SeatBelief:
    """The belief of one seat about the masks: seats first, then the centre."""

    def __init__(self, start: Start) -> None:
        masks = [MASK_NUMBERS[mask] for mask in start.state.masks_in_play]
        self._you = start.you
        self._belief = Belief(masks, len(start.state.seats), start.you, seed=start.seed)

    def hear(self, event: Any) -> None:
        """Update the belief with an event as this seat saw it."""
        self._belief.observe(event)

    def chances(self) -> list[dict[str, float]]:
        """Return for each place the chance of each mask, to three decimals, without zeros."""
        return [
            {MASKS[mask]: shown for mask, chance in enumerate(row) if (shown := round(chance, 3))}
            for row in self._belief.marginals()
        ]

    def sample(self, number: int) -> list[str]:
        """Return the masks at all places in a world drawn by probability."""
        return [MASKS[mask] for mask in self._belief.sample(number)]

    def __repr__(self) -> str:
        """Return the most likely mask at each place."""
        likely = [max(place.items(), key=lambda each: each[1]) for place in self.chances()]
        told = ", ".join(f"{place} {mask} {chance}" for place, (mask, chance) in enumerate(likely))
        return f"<belief of player {self._you}: {told}>"


class MaskBeliefs:
    """Mascarade's inference of where the masks are."""

    def begin(self, start: Start) -> SeatBelief:
        """Return the belief of a seat before the deal."""
        return SeatBelief(start)

    def places(self, game: Game, player: int) -> tuple[int, Sequence[str]]:
        """Return the player's seat, and the true mask at each place."""
        return game.state_for("spectator").seats.index(player), game.truth().masks


def weight(start: Start) -> int:
    """Return the approximate size of a mind in bytes, mostly for its worlds."""
    cards = len(start.state.masks_in_play)
    return USUAL_WEIGHT + (8 * factorial(cards) if always_exact(cards) else _LISTED)
