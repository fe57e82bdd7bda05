"""The sixteen masks as numbers, and what is printed on them."""

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

#: Identifiers by number, as they stand in files and protocols.
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

#: Fewest players a mask may be used with, where that is more than the game's own minimum.
FEWEST_PLAYERS: Final = {PRINCESS: 6, PUPPETEER: 6, PEASANT: 8, GURU: 8}

#: How many cards of a mask there are, where that is not one.
COPIES: Final = {PEASANT: 2}
