"""What a player can reckon out from what they see, so that nobody has to do it by hand."""

from __future__ import annotations

import msgspec

from ridotto.games.masquerade.deck.library import Cards
from ridotto.rules.masquerade import deck as tables
from ridotto.rules.masquerade.metrics import cost_of, hand_limit, standing
from ridotto.rules.masquerade.phases import mask_points
from ridotto.rules.masquerade.state import HAND_SIZE, NONE, State
from ridotto.rules.masquerade.vocabulary import POWER


class Prospects(msgspec.Struct, frozen=True):
    """How things stand for a player, by the cards on the table and their own.

    ``powers`` are everybody's in a Challenge, before Spells and Masks; ``costs`` how many others
    each Spell in hand would cost now; ``mask_vp`` what the Mask would score if the game ended.
    """

    powers: tuple[int, ...]
    hand_limit: int
    costs: dict[str, int]
    mask_vp: int


def reckon(s: State, cards: Cards, player: int) -> Prospects:
    """What a player can know by reckoning; nothing in it comes from what others hide."""
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
