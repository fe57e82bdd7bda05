"""A table may end the game at another fortune than thirteen coins."""

from __future__ import annotations

from ridotto.rules.mascarade.actions import ANNOUNCE, ASK_NOBODY, PASS
from ridotto.rules.mascarade.masks import EMPRESS, KING
from ridotto.rules.mascarade.state import BY_THIRTEEN, State, lay_table
from ridotto.rules.mascarade.turns import act, deal


def after_the_empress(goal: int) -> State:
    """Let the first of the players take three coins from the bank."""
    s = lay_table(2, [EMPRESS, KING], goal=goal, opening=0)
    deal(s, [EMPRESS, KING], 0)
    act(s, ANNOUNCE + EMPRESS)
    act(s, PASS)
    return s


def test_the_goal_ends_the_game() -> None:
    s = after_the_empress(9)
    assert (s.decision, s.reason, s.winners) == (ASK_NOBODY, BY_THIRTEEN, 1)


def test_below_the_goal_the_game_goes_on() -> None:
    s = after_the_empress(10)
    assert s.decision != ASK_NOBODY
    assert s.coins[:2] == [9, 6]
