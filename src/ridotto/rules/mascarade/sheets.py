"""The eighteen printed sheets: which masks are dealt at which number of players."""

from __future__ import annotations

from typing import Final, NamedTuple

from ridotto.rules.mascarade.masks import (
    BEGGAR,
    CHEAT,
    EMPRESS,
    FOOL,
    GURU,
    JUDGE,
    KING,
    PATRON,
    PEASANT,
    PRINCESS,
    PUPPETEER,
    SPY,
    SWINDLER,
    THIEF,
    WIDOW,
    WITCH,
)


class Sheet(NamedTuple):
    """A set of masks for a number of players, with some of them in the centre."""

    players: int
    centre: int
    masks: tuple[int, ...]


def _sheet(players: int, *masks: int) -> Sheet:
    centre = max(0, 6 - players)
    return Sheet(players, centre, tuple(sorted((JUDGE, *masks))))


_FIRST_BALL = (EMPRESS, KING, SWINDLER, THIEF, CHEAT)
_SMALL_INTRIGUE = (EMPRESS, FOOL, WIDOW, WITCH, BEGGAR)
_NINE_A = (EMPRESS, PRINCESS, PATRON, SPY, SWINDLER, THIEF, CHEAT, WITCH)
_BOTH_PEASANTS = (PEASANT, PEASANT)

#: Side A is for first games, side B for players who know the masks.
SHEETS: Final = {
    "4A": _sheet(4, *_FIRST_BALL),
    "4B": _sheet(4, *_SMALL_INTRIGUE),
    "5A": _sheet(5, *_FIRST_BALL),
    "5B": _sheet(5, *_SMALL_INTRIGUE),
    "6A": _sheet(6, SWINDLER, WITCH, CHEAT, PRINCESS, PATRON),
    "6B": _sheet(6, EMPRESS, KING, WIDOW, THIEF, BEGGAR),
    "7A": _sheet(7, EMPRESS, FOOL, SWINDLER, THIEF, WITCH, PATRON),
    "7B": _sheet(7, KING, WIDOW, PRINCESS, SWINDLER, CHEAT, BEGGAR),
    "8A": _sheet(8, KING, PRINCESS, SPY, SWINDLER, THIEF, CHEAT, WITCH),
    "8B": _sheet(8, *_BOTH_PEASANTS, PRINCESS, WIDOW, SWINDLER, PUPPETEER, BEGGAR),
    "9A": _sheet(9, *_NINE_A),
    "9B": _sheet(9, *_BOTH_PEASANTS, PRINCESS, WIDOW, PATRON, GURU, PUPPETEER, BEGGAR),
    "10A": _sheet(10, *_NINE_A, WIDOW),
    "10B": _sheet(10, *_BOTH_PEASANTS, PRINCESS, WIDOW, PATRON, GURU, SWINDLER, WITCH, BEGGAR),
    "11A": _sheet(
        11, EMPRESS, FOOL, *_BOTH_PEASANTS, PRINCESS, PATRON, SWINDLER, WITCH, PUPPETEER, THIEF
    ),
    "11B": _sheet(
        11, *_BOTH_PEASANTS, PRINCESS, PATRON, GURU, SWINDLER, SPY, WITCH, CHEAT, PUPPETEER
    ),
    "12A": _sheet(
        12, FOOL, *_BOTH_PEASANTS, PRINCESS, PATRON, WIDOW, GURU, SWINDLER, WITCH, CHEAT, BEGGAR
    ),
    "12B": _sheet(
        12, EMPRESS, *_BOTH_PEASANTS, PRINCESS, PATRON, GURU, SWINDLER, SPY, WITCH, PUPPETEER, CHEAT
    ),
}
