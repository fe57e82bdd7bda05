"""Playing on in one's head, with everybody doing what they would from what they know."""

from __future__ import annotations

from ridotto.minds.mascarade.evaluation import decide
from ridotto.minds.mascarade.powers import lay_coins, standing
from ridotto.minds.mascarade.shared_beliefs import Company, follow
from ridotto.rules.mascarade.actions import ASK_NOBODY
from ridotto.rules.mascarade.state import State
from ridotto.rules.speed import rule


@rule
def play_on(s: State, k: Company, turn: int) -> None:
    """Play to the end, or until this turn begins."""
    while s.decision != ASK_NOBODY and s.turn < turn:
        follow(s, k, decide(s, k))


@rule
def outcome(s: State, k: Company, player: int) -> float:
    """A player's part of the win, or their chance to win while the game goes on."""
    if s.decision != ASK_NOBODY:
        lay_coins(s, k)
        return standing(s, k, s.seat_of[player])
    if s.winners >> player & 1 == 0:
        return 0.0
    winners = 0
    for each in range(s.players):
        winners += s.winners >> each & 1
    return 1.0 / winners
