"""Estimate what a power would do to the fortunes, on a scratch copy of the coins."""

from __future__ import annotations

from typing import Final

from ridotto.minds.mascarade.shared_beliefs import SharedBeliefs
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
    SWINDLER,
    THIEF,
    WIDOW,
    WITCH,
)
from ridotto.rules.mascarade.powers import (
    CHEATS_FORTUNE,
    GURUS_FEE,
    WIDOWS_FORTUNE,
    left_of,
    right_of,
)
from ridotto.rules.mascarade.state import FORTUNE, NONE, State
from ridotto.rules.speed import rule

_LIKELY: Final = 0.6


@rule
def lay_coins(s: State, k: SharedBeliefs) -> None:
    """Copy the current fortunes to the scratch coins."""
    for seat in range(s.players):
        k.coins[seat] = s.coins[seat]


@rule
def standing(s: State, k: SharedBeliefs, seat: int) -> float:
    """Return a seat's chance to win with the scratch coins."""
    return chance_of(s, k, seat, rivals(s, k))


@rule
def rivals(s: State, k: SharedBeliefs) -> float:
    """Return the total weight of the scratch coins; 0 if they end the game."""
    total = 0.0
    for seat in range(s.players):
        fortune = k.coins[seat]
        if fortune <= 0 or fortune >= FORTUNE:
            return 0.0
        total += k.worth[fortune]
    return total


@rule
def chance_of(s: State, k: SharedBeliefs, seat: int, total: float) -> float:
    """Return a seat's share of the total weight, or of the win if the coins end the game."""
    if total > 0.0:
        return k.worth[k.coins[seat]] / total
    for other in range(s.players):
        if k.coins[other] > k.coins[seat]:
            return 0.0
    tied = 0
    for other in range(s.players):
        if k.coins[other] == k.coins[seat]:
            tied += 1
    return 1.0 / tied


@rule
def pay(k: SharedBeliefs, seat: int) -> None:
    """Pay a fine of one coin."""
    if k.coins[seat] > 0:
        k.coins[seat] -= 1


@rule
def rob(k: SharedBeliefs, giver: int, taker: int, amount: int) -> None:
    """Move coins from one seat to another, limited by what the payer has."""
    if amount > k.coins[giver]:
        amount = k.coins[giver]
    k.coins[giver] -= amount
    k.coins[taker] += amount


@rule
def richest_but(s: State, k: SharedBeliefs, seat: int, but: int) -> int:
    """Return the richest seat apart from two."""
    found = NONE
    for other in range(s.players):
        if other != seat and other != but:
            if found == NONE or k.coins[other] > k.coins[found]:
                found = other
    return found


@rule
def use(s: State, k: SharedBeliefs, mask: int, seat: int) -> bool:
    """Move the coins as a seat's best use of a mask would; True if it wins outright."""
    if mask == CHEAT:
        return k.coins[seat] >= CHEATS_FORTUNE
    if mask == WITCH:
        other = richest_but(s, k, seat, seat)
        if k.coins[other] > k.coins[seat]:
            k.coins[seat], k.coins[other] = k.coins[other], k.coins[seat]
    elif mask == THIEF:
        rob(k, left_of(s, seat), seat, 1)
        rob(k, right_of(s, seat), seat, 1)
    elif mask == SWINDLER:
        rob(k, richest_but(s, k, seat, seat), seat, 2)
    elif mask == PUPPETEER:
        one = richest_but(s, k, seat, seat)
        other = richest_but(s, k, seat, one)
        rob(k, one, seat, 1)
        rob(k, other, seat, 1)
    elif mask == GURU:
        asked = least_sure(s, k, seat)
        if k.sure[s.player_at[asked]] < _LIKELY:
            rob(k, asked, seat, GURUS_FEE)
    elif mask == BEGGAR:
        giver = seat
        for _ in range(s.players - 1):
            giver = left_of(s, giver)
            if k.coins[giver] > k.coins[seat]:
                rob(k, giver, seat, 1)
    else:
        draw_coins(s, k, mask, seat)
    return False


@rule
def draw_coins(s: State, k: SharedBeliefs, mask: int, seat: int) -> None:
    """Apply the powers that take from bank and court."""
    amount = 0
    if mask == JUDGE:
        amount = s.court
    elif mask == EMPRESS or mask == PATRON:
        amount = 3
    elif mask == KING or mask == PRINCESS:
        amount = 2
    elif mask == PEASANT or mask == FOOL:
        amount = 1
    elif mask == WIDOW and k.coins[seat] < WIDOWS_FORTUNE:
        amount = WIDOWS_FORTUNE - k.coins[seat]
    k.coins[seat] += amount
    if mask == PATRON and k.coins[seat] < FORTUNE:
        k.coins[left_of(s, seat)] += 1
        k.coins[right_of(s, seat)] += 1


@rule
def least_sure(s: State, k: SharedBeliefs, seat: int) -> int:
    """Return the seat whose player most likely doesn't know their mask."""
    found = left_of(s, seat)
    for other in range(s.players):
        if other != seat and k.sure[s.player_at[other]] < k.sure[s.player_at[found]]:
            found = other
    return found


@rule
def after_power(s: State, k: SharedBeliefs, mask: int, seat: int, viewer: int) -> float:
    """Return the viewer's chance to win after a seat's best use of a mask."""
    lay_coins(s, k)
    if use(s, k, mask, seat):
        return 1.0 if seat == viewer else 0.0
    return standing(s, k, viewer)
