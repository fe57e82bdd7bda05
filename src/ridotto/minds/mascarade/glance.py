"""What a mask would bring right now, by its coins alone: as far as a beginner looks."""

from __future__ import annotations

from typing import Final

from ridotto.games.mascarade.game import Public

#: What a mask brings whatever the table looks like.
_ALWAYS: Final = {
    "empress": 3, "king": 2, "patron": 3, "peasant": 1, "fool": 1, "princess": 2, "thief": 2,
    "swindler": 2, "puppeteer": 2, "guru": 2, "spy": 1,
}  # fmt: skip
_WINNING: Final = 20.0


def gain(mask: str, state: Public, player: int) -> float:
    """How many coins a mask brings a player; a win counts for many."""
    seat = state.seats.index(player)
    coins = state.coins[seat]
    got = float(_ALWAYS.get(mask, 0))
    if mask == "judge":
        got = state.court
    elif mask == "widow":
        got = max(0, 10 - coins)
    elif mask == "witch":
        got = max(0, max(state.coins) - coins)
    elif mask == "beggar":
        got = sum(other > coins for other in state.coins) / 2
    elif mask == "cheat":
        return _WINNING if coins >= 10 else 0.0
    return got if coins + got < 13 else _WINNING
