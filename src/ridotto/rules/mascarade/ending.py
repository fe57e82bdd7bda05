"""The end of the game."""

from __future__ import annotations

from ridotto.rules.mascarade.actions import ASK_NOBODY
from ridotto.rules.mascarade.journal import NOTE_END, note
from ridotto.rules.mascarade.state import BY_RUIN, BY_THIRTEEN, State
from ridotto.rules.speed import rule


@rule
def ended(s: State) -> bool:
    """End the game if a player has reached the goal or has no coins; return whether it is over."""
    richest = 0
    poorest = s.goal
    for seat in range(s.players):
        fortune = s.coins[seat]
        if fortune > richest:
            richest = fortune
        if fortune < poorest:
            poorest = fortune
    if richest >= s.goal:
        crown_richest(s, BY_THIRTEEN)
        return True
    if poorest == 0:
        crown_richest(s, BY_RUIN)
        return True
    return False


@rule
def crown_richest(s: State, reason: int) -> None:
    """Make the richest players win, sharing the win if tied."""
    richest = -1
    winners = 0
    for seat in range(s.players):
        fortune = s.coins[seat]
        if fortune > richest:
            richest = fortune
            winners = 0
        if fortune == richest:
            winners |= 1 << s.player_at[seat]
    crown(s, winners, reason)


@rule
def crown(s: State, winners: int, reason: int) -> None:
    """End the game with these winners."""
    s.winners = winners
    s.reason = reason
    s.decision = ASK_NOBODY
    s.decider = -1
    note(s, NOTE_END, 0, 0, 0)
