"""The sixteen masks as numbers, and the facts printed on them."""

from __future__ import annotations

from typing import Final

(
    JUDGE,
    EMPRESS,
    KING,
    WIDOW,
    PATRON,
    PEASANT,
    FOOL,
    PRINCESS,
    SPY,
    WITCH,
    THIEF,
    SWINDLER,
    BEGGAR,
    PUPPETEER,
    GURU,
    CHEAT,
) = range(16)

#: Identifiers by number, as used in files and protocols.
MASKS: Final = (
    "judge",
    "empress",
    "king",
    "widow",
    "patron",
    "peasant",
    "fool",
    "princess",
    "spy",
    "witch",
    "thief",
    "swindler",
    "beggar",
    "puppeteer",
    "guru",
    "cheat",
)

#: Masks that bring coins from the bank (the star in the corner).
STARRED: Final = frozenset({EMPRESS, KING, WIDOW, PATRON, PEASANT, FOOL, PRINCESS})

#: Minimum number of players for a mask, where it exceeds the game's own minimum.
FEWEST_PLAYERS: Final = {PRINCESS: 6, PUPPETEER: 6, PEASANT: 8, GURU: 8}

#: Number of cards of a mask, where it is not one.
COPIES: Final = {PEASANT: 2}
