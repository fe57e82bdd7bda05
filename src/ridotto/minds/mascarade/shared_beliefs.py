"""Approximate beliefs of all players at a table, cheap enough for search.

Each mask has a *row* of chances, one per place, as an outsider sees them from public events alone,
and a row of chances that each player gives the mask to be their *own*, knowing their own looks and
swaps. Handling two masks mixes the chances of two places, which is exact; a reveal is exact for its
place and an estimate for the others. A possible mask never has chance 0.

Rows are by mask so that compiled code can process several places per instruction.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ridotto.minds.mascarade.traits import MOST_COINS, TRAITS
from ridotto.rules.chance import advance, below
from ridotto.rules.fields import Fields
from ridotto.rules.mascarade.actions import (
    MOST_CENTRE,
    MOST_PLAYERS,
)
from ridotto.rules.speed import rule

#: Number of rows, one per mask.
KINDS: Final = 16
#: Number of styles of answering, and of taking a turn.
STYLES: Final = 4
#: Length of a row, one chance per possible place.
PLACES: Final = MOST_PLAYERS + MOST_CENTRE

LENGTHS: Final[dict[str, int | tuple[int, int]]] = {
    "rows": (KINDS, PLACES),
    "own": (KINDS, PLACES),
    "sure": MOST_PLAYERS,
    "traits": MOST_PLAYERS * TRAITS,
    "used": KINDS,
    "worth": MOST_COINS,
    "coins": MOST_PLAYERS,
    "copies": KINDS,
    "totals": PLACES,
    "hopes": PLACES,
    "answers": MOST_PLAYERS,
    "turns": MOST_PLAYERS,
    "guess": MOST_PLAYERS * 2 * STYLES,
    "unhindered": MOST_PLAYERS,
    "objected": MOST_PLAYERS,
    "after": MOST_PLAYERS,
    "fined": MOST_PLAYERS,
}
#: Nothing has been computed yet for the current announcement.
UNHEARD: Final = -1
_FINE: Final = 1 << 30


class SharedBeliefs(Fields, lengths=LENGTHS):
    """The table's beliefs in plain Python; compiled code has a NumPy record with these fields."""

    __slots__ = (
        "after",
        "answers",
        "chance",
        "coins",
        "copies",
        "fined",
        "guess",
        "heard",
        "hope",
        "hopes",
        "now",
        "objected",
        "objectors",
        "own",
        "rows",
        "sure",
        "totals",
        "traits",
        "turns",
        "unhindered",
        "used",
        "wins",
        "worth",
    )

    rows: list[list[float]]  # mask by place: an outsider's view
    own: list[list[float]]  # mask by player: their view of their own mask
    sure: list[float]  # player: the chance that they know their own mask
    traits: list[float]  # player by trait
    answers: list[int]  # player: their style of answering
    turns: list[int]  # player: their style of taking a turn
    guess: list[float]  # player by style: the chance of each, of answering and then of turns
    worth: list[float]  # the weight of each number of coins in the race
    copies: list[int]  # number of copies of each mask
    chance: int
    coins: list[int]  # scratch: hypothetical fortunes, by seat
    used: list[float]  # scratch: the player's standing after a power, by mask
    now: float  # scratch: the player's current standing
    hope: float  # scratch: the promise of the player's own mask
    hopes: list[float]  # scratch: the promise of the mask at each place
    totals: list[float]  # scratch: the totals of each place's or player's chances

    # Values shared by all answers to an announcement, computed once
    heard: int  # the turn of the announcement, or UNHEARD
    wins: int  # whether its power wins at once
    after: list[int]  # fortunes after the power, by seat
    unhindered: list[float]  # the standing of each seat then
    objectors: int  # the players who have claimed so far, or UNHEARD
    fined: list[int]  # fortunes if the announcer and all claimants pay
    objected: list[float]  # the standing of each seat then


def initial_beliefs(masks: Sequence[int], worth: Sequence[float]) -> SharedBeliefs:
    """Return the beliefs before the deal: every place may hold every mask."""
    k = SharedBeliefs.blank()
    for mask in masks:
        k.copies[mask] += 1
    share = [copies / len(masks) for copies in k.copies]
    k.rows = [[part] * PLACES for part in share]
    k.own = [[part] * PLACES for part in share]
    k.worth = list(worth)
    k.heard = UNHEARD
    for start in range(0, len(k.guess), STYLES):
        k.guess[start] = 1.0
    return k


def column_of(rows: Any, at: int) -> Any:
    """Return the chances of all masks for one place or player, packed or not."""
    return [row[at] for row in rows] if isinstance(rows, list) else rows[:, at]


def set_column(rows: Any, at: int, chances: Sequence[float]) -> None:
    """Set the chances of all masks for one place or player, packed or not."""
    if isinstance(rows, list):
        for row, chance in zip(rows, chances, strict=True):
            row[at] = chance
    else:
        rows[:, at] = chances


@rule
def draw(k: SharedBeliefs) -> float:
    """Draw a number from 0 up to 1."""
    k.chance = advance(k.chance)
    return below(k.chance, _FINE) / _FINE


@rule
def trait(k: SharedBeliefs, player: int, which: int) -> float:
    """Return one of a player's traits."""
    return k.traits[player * TRAITS + which]
