"""Coin transfers. All functions take seats, because coins lie at seats."""

from __future__ import annotations

from ridotto.rules.mascarade.journal import BANK, COURT, NOTE_COINS, NOTE_FINE, note
from ridotto.rules.mascarade.state import State
from ridotto.rules.speed import rule


@rule
def draw_from_bank(s: State, seat: int, amount: int) -> None:
    """Pay a seat from the bank; a bank that cannot pay in full pays what it has."""
    if amount > s.bank:
        amount = s.bank
    if amount > 0:
        s.bank -= amount
        s.coins[seat] += amount
        note(s, NOTE_COINS, BANK, s.player_at[seat], amount)


@rule
def empty_court(s: State, seat: int) -> None:
    """Take every coin on the court."""
    amount = s.court
    if amount > 0:
        s.court = 0
        s.coins[seat] += amount
        note(s, NOTE_COINS, COURT, s.player_at[seat], amount)


@rule
def hand_over(s: State, giver: int, taker: int, amount: int) -> None:
    """Pay coins from one seat to another; a seat that owes more than it has gives all it has."""
    if amount > s.coins[giver]:
        amount = s.coins[giver]
    if amount > 0:
        s.coins[giver] -= amount
        s.coins[taker] += amount
        note(s, NOTE_COINS, s.player_at[giver], s.player_at[taker], amount)


@rule
def exchange_fortunes(s: State, seat: int, other: int) -> None:
    """Swap all the coins of two seats."""
    mine = s.coins[seat]
    theirs = s.coins[other]
    s.coins[seat] = theirs
    s.coins[other] = mine
    note(s, NOTE_COINS, s.player_at[seat], s.player_at[other], mine)
    note(s, NOTE_COINS, s.player_at[other], s.player_at[seat], theirs)


@rule
def fine(s: State, player: int) -> None:
    """Make a liar pay one coin to the court."""
    s.coins[s.seat_of[player]] -= 1
    s.court += 1
    note(s, NOTE_FINE, player, 0, 0)
