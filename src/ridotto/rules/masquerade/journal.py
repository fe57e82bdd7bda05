"""The journal: what happened, as a list of numbers that the games turn into events."""

from __future__ import annotations

from typing import Final

from ridotto.rules.masquerade.state import State
from ridotto.rules.speed import rule

(
    NOTE_TURN,  # turn, truncated to fit
    NOTE_PHASE,  # phase
    NOTE_DANCER,  # player, Dancer
    NOTE_ORDER,  # player, Order
    NOTE_STAGE,  # player, Stage
    NOTE_RESOLVE,  # player, card
    NOTE_DRAW,  # player, Spell
    NOTE_CAST,  # player, Spell
    NOTE_PAY,  # player, Spell
    NOTE_DISCARD,  # player, Spell
    NOTE_GIVE,  # giver, receiver, Spell
    NOTE_BURY,  # receiver without room, Spell
    NOTE_LAY,  # player, Spell
    NOTE_SALVAGE,  # player, Spell
    NOTE_LOOK,  # player, Spell: one of those looked at in a search
    NOTE_FIND,  # player, Spell
    NOTE_CHALLENGE,  # player, player or GUARDIAN, Guardian
    NOTE_REVEAL,  # player, Mask, bonus
    NOTE_FLIP,  # Spell + 1 or 0, level
    NOTE_CLASH,  # challenger's total, the other's: both + TOTALS_FROM
    NOTE_LIFE,  # player, life
    NOTE_TREASURE,  # player, Guardian, former holder or GUARDIAN
    NOTE_EMBLEM,  # Emblem, player or GUARDIAN for none
    NOTE_EVENT,  # player, Event
    NOTE_RENEW,  # renewals
    NOTE_CHOOSE,  # player, player
    NOTE_SWAP_DANCERS,  # player, player
    NOTE_SWAP_HANDS,  # player, player
    NOTE_GLIMPSE,  # player, player, Mask
    NOTE_MASK,  # player, their new Mask
    NOTE_MOVE,  # player, player, Stage
    NOTE_SCORE,  # player, victory points, of which the Mask's
    NOTE_END,
) = range(33)

#: Totals can be negative; journal numbers cannot.
TOTALS_FROM: Final = 1 << 15


@rule
def note(s: State, what: int, a: int, b: int, c: int) -> None:
    """Add a line to the journal: four numbers packed into one."""
    if s.noting and s.noted < len(s.journal):
        s.journal[s.noted] = what | a << 8 | b << 24 | c << 40
        s.noted += 1
