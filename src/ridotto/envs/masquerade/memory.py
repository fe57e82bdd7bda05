"""The players' memory, besides the public state and their own cards.

The journal of an action says what happened, and the rules below say who learns it, as
``AUDIENCES`` in the game's events does.
"""

from __future__ import annotations

from typing import Any, Final

from ridotto.rules.fields import Fields
from ridotto.rules.masquerade.deck import (
    MOST_EMBLEMS,
    MOST_EVENTS,
    MOST_GUARDIANS,
    MOST_PLAYERS,
    MOST_SPELLS,
)
from ridotto.rules.masquerade.journal import (
    NOTE_BURY,
    NOTE_CAST,
    NOTE_DISCARD,
    NOTE_GIVE,
    NOTE_GLIMPSE,
    NOTE_MASK,
    NOTE_PAY,
    NOTE_SALVAGE,
)
from ridotto.rules.masquerade.state import NONE, State
from ridotto.rules.speed import rule

#: The Spells of all players that one player knows.
HANDS: Final = MOST_PLAYERS * MOST_SPELLS
#: No observation is longer.
ROW: Final = 16 + 15 * MOST_PLAYERS + MOST_GUARDIANS + MOST_EMBLEMS + MOST_EVENTS + 2 * HANDS


class Memory(
    Fields,
    lengths={
        "masks": MOST_PLAYERS * MOST_PLAYERS,
        "spells": MOST_PLAYERS * HANDS,
        "left": MOST_SPELLS,
        "row": ROW,
    },
):
    """The memory of one table's players, by viewer and then by the player it is about."""

    __slots__ = ("left", "masks", "row", "spells")

    row: list[int]  # the observation of the player whom the table faces
    masks: list[int]  # a Mask that was glimpsed, or NONE
    spells: list[int]  # by kind: Spells that the player got before the viewer's eyes and still has
    left: list[int]  # by kind: copies still to be numbered while cards are shuffled

    @classmethod
    def record_type(cls) -> Any:
        """Return the NumPy type with these fields: small numbers."""
        import numpy as np

        return np.dtype([(field, np.int8, cls.lengths[field]) for field in cls.__slots__])


@rule
def meet(k: Memory) -> None:
    """Begin with a dealt table, of which nobody has seen any hidden card but their own."""
    for field in range(MOST_PLAYERS * MOST_PLAYERS):
        k.masks[field] = NONE
    for field in range(MOST_PLAYERS * HANDS):
        k.spells[field] = 0


@rule
def remember(s: State, k: Memory) -> None:
    """Record the last action, which the journal describes."""
    for line in range(s.noted):
        what = s.journal[line] & 0xFF
        a = s.journal[line] >> 8 & 0xFFFF
        b = s.journal[line] >> 24 & 0xFFFF
        c = s.journal[line] >> 40
        if what == NOTE_CAST or what == NOTE_PAY or what == NOTE_DISCARD or what == NOTE_BURY:
            for viewer in range(s.players):
                lose(k, viewer, a, b)
        elif what == NOTE_SALVAGE:
            for viewer in range(s.players):
                gain(k, viewer, a, b)
        elif what == NOTE_GIVE:
            lose(k, b, a, c)
            gain(k, a, b, c)
        elif what == NOTE_GLIMPSE:
            k.masks[a * MOST_PLAYERS + b] = c
        elif what == NOTE_MASK:
            for viewer in range(s.players):
                k.masks[viewer * MOST_PLAYERS + a] = NONE


@rule
def gain(k: Memory, viewer: int, player: int, spell: int) -> None:
    """Let a viewer see that a player gets a Spell."""
    k.spells[viewer * HANDS + player * MOST_SPELLS + spell] += 1


@rule
def lose(k: Memory, viewer: int, player: int, spell: int) -> None:
    """Let a viewer see that a player loses a Spell."""
    field = viewer * HANDS + player * MOST_SPELLS + spell
    if k.spells[field] > 0:
        k.spells[field] -= 1
