"""Values that a player can compute from visible cards, as a convenience."""

from __future__ import annotations

import msgspec

from ridotto.games.masquerade.deck.library import Cards
from ridotto.rules.masquerade import deck as tables
from ridotto.rules.masquerade.metrics import cost_of, hand_limit, standing
from ridotto.rules.masquerade.phases import mask_points
from ridotto.rules.masquerade.state import HAND_SIZE, NONE, State
from ridotto.rules.masquerade.vocabulary import POWER


class Prospects(msgspec.Struct, frozen=True):
    """Values for a player, from the public cards and their own.

    ``powers`` are those of all players in a Challenge, before Spells and Masks; ``costs`` are the
    number of other Spells each Spell in hand would cost now; ``mask_vp`` is the Mask's score if the
    game ended now.
    """

    powers: tuple[int, ...]
    hand_limit: int
    costs: dict[str, int]
    mask_vp: int


def reckon(s: State, cards: Cards, player: int) -> Prospects:
    """Return a player's computed values, which use no hidden cards of other players."""
    d = cards.tables
    if NONE in s.dancer[: s.players]:
        return Prospects((0,) * s.players, HAND_SIZE, {}, 0)
    held = [kind for kind in range(d.spell_kinds) if s.hand[player] & d.spells_of[kind]]
    return Prospects(
        tuple(_power(s, cards, other) for other in range(s.players)),
        hand_limit(s, d, player),
        {cards.ids[tables.SPELLS_AT + kind]: cost_of(s, d, player, kind) for kind in held},
        mask_points(s, d, player),
    )


def _power(s: State, cards: Cards, player: int) -> int:
    d = cards.tables
    own = d.power[tables.DANCERS_AT + s.dancer[player]] if s.life[player] > 0 else 0
    return own + standing(s, d, player, POWER)
