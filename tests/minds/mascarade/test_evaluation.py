"""Weighing what can be done."""

from __future__ import annotations

import pytest

from minds.mascarade.test_shared_beliefs import table
from ridotto.minds.mascarade.belief_updates import follow
from ridotto.minds.mascarade.evaluation import decide, prepare, weigh
from ridotto.minds.mascarade.shared_beliefs import UNHEARD, SharedBeliefs, draw, trait
from ridotto.minds.mascarade.traits import MIXING
from ridotto.rules.mascarade.actions import ANNOUNCE, ASK_CLAIM, ASK_NOBODY, ASK_TURN, CLAIM, PASS
from ridotto.rules.mascarade.legal import count_legal, nth_legal
from ridotto.rules.mascarade.sheets import SHEETS
from ridotto.rules.mascarade.state import State


def best_turn(s: State, k: SharedBeliefs) -> int:
    """Return the legal action with the highest value, evaluated one by one."""
    prepare(s, k)
    loose = trait(k, s.decider, MIXING)
    best, chosen = -9.0, 0
    for number in range(count_legal(s)):
        action = nth_legal(s, number)
        if action >= ANNOUNCE and k.used[action - ANNOUNCE] + loose <= best:
            continue
        value = weigh(s, k, action) + loose * draw(k)
        if value > best:
            best, chosen = value, action
    return chosen


@pytest.mark.parametrize("name", SHEETS)
def test_a_turn_is_chosen_from_all_that_is_legal(name: str) -> None:
    for seed in range(3):
        s, k = table(name, seed)
        # Some have peeked and must look.
        s.must_look = 0b1010 * seed
        while s.decision != ASK_NOBODY:
            action = decide(s, k.copy())
            if s.decision <= ASK_TURN:
                assert action == best_turn(s, k.copy())
            k.chance += 1
            follow(s, k, action)


@pytest.mark.parametrize("name", SHEETS)
def test_what_all_who_answer_weigh_alike_is_what_each_would_have_worked_out(name: str) -> None:
    answers = 0
    for seed in range(3):
        s, k = table(name, seed)
        while s.decision != ASK_NOBODY:
            if s.decision == ASK_CLAIM:
                fresh = k.copy()
                fresh.heard = UNHEARD
                for company in (k, fresh):
                    prepare(s, company)
                for answer in (CLAIM, PASS):
                    assert weigh(s, k, answer) == weigh(s, fresh, answer)
                answers += 1
            follow(s, k, decide(s, k))
    assert answers > 20
