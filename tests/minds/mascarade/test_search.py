"""Trying what one could do, until it is clear what is best."""

from __future__ import annotations

from typing import Any

import pytest

from minds.mascarade.test_shared_beliefs import table
from ridotto.minds.mascarade.arrays import float_zeros, floats, int_zeros, ints
from ridotto.minds.mascarade.belief_updates import follow
from ridotto.minds.mascarade.evaluation import decide
from ridotto.minds.mascarade.public_knowledge import packed, packed_beliefs
from ridotto.minds.mascarade.search import is_clear, order_best, put_best_first, search
from ridotto.minds.mascarade.shared_beliefs import SharedBeliefs
from ridotto.rules.mascarade.actions import ASK_TURN
from ridotto.rules.mascarade.legal import count_legal, nth_legal
from ridotto.rules.mascarade.state import State
from ridotto.rules.speed import can_jit, jitted, quickest


def at_a_turn(name: str, seed: int) -> tuple[State, SharedBeliefs, list[int]]:
    """Return a game at a turn after the opening, and some legal actions."""
    s, k = table(name, seed)
    while s.decision != ASK_TURN:
        follow(s, k, decide(s, k))
    legal = [nth_legal(s, number) for number in range(count_legal(s))]
    return s, k, legal[:2] + legal[-4:]


def searched(law: Any, s: Any, k: Any, actions: Any, rows: Any, tries: int, leads: Any) -> int:
    sums, counts, pairs = rows
    worlds = ints(list(s.masks[: s.cards]) * 3)
    return int(
        law(s.copy(), k.copy(), k.copy(), s, k, actions, worlds, 11, tries, 4, 0.01, leads, sums,
            counts, pairs)
    )  # fmt: skip


def room(count: int) -> tuple[Any, Any, Any]:
    return float_zeros(count), int_zeros(count), float_zeros(3 * count)


@pytest.mark.skipif(not can_jit(), reason="there is one speed only")
@pytest.mark.parametrize("name", ["4B", "8A", "11B"])
def test_both_speeds_find_the_same(name: str) -> None:
    s, k, legal = at_a_turn(name, 2)
    plain = list(legal)
    lists = [0.0] * 6, [0] * 6, [0.0] * 18
    made = searched(search, s, k, plain, lists, 240, [0.0] * 6)
    arrays, actions = room(6), ints(legal)
    twin = searched(
        jitted(search), packed(s), packed_beliefs(k), actions, arrays, 240, float_zeros(6)
    )
    assert twin == made
    assert list(actions) == plain
    assert list(arrays[0]) == pytest.approx(lists[0])
    assert list(arrays[1]) == lists[1]


def test_what_is_clear_takes_few_tries_and_what_is_not_takes_all() -> None:
    s, k, legal = at_a_turn("8A", 2)
    made = {}
    for lead in (0.0, 5.0):
        rows, actions = room(6), ints(legal)
        leads = floats([0.0] * 5 + [lead])
        made[lead] = searched(
            quickest(search), packed(s), packed_beliefs(k), actions, rows, 600, leads
        )
        assert sum(rows[1]) == made[lead]
        if lead:
            assert actions[0] == legal[-1]
    # At the first look another comes first; at the next, with three left, it is clear.
    assert made[5.0] == 34 * 6 + 25 * 3
    assert made[0.0] > 2 * made[5.0]


def test_a_lead_must_be_beyond_doubt() -> None:
    # Sum, sum of squares and number of how far behind the second is.
    small, big = [0.0] * 3 + [1.0, 9.0, 100.0], [0.0] * 3 + [50.0, 40.0, 100.0]
    level = [0.0, 0.0]
    assert not is_clear(small, level, 2, 0.0)
    assert is_clear(big, level, 2, 0.0)
    assert not is_clear(big, level, 2, 0.45)
    assert not is_clear(big, [0.0, 0.5], 2, 0.0)
    assert is_clear(big, level, 1, 0.0)
    assert not is_clear([0.0] * 6, level, 2, 0.0)


def test_the_best_come_first_with_all_that_is_known_of_them() -> None:
    actions, leads, sums, counts = [7, 8, 9], [0.0, 0.0, 0.4], [2.0, 6.0, 4.0], [10, 10, 10]
    assert put_best_first(actions, leads, sums, counts, 3)
    assert (actions, leads, sums) == ([9, 8, 7], [0.4, 0.0, 0.0], [4.0, 6.0, 2.0])
    assert not put_best_first(actions, leads, sums, counts, 3)
    actions, leads, sums = [7, 8, 9], [0.0, 0.0, 0.4], [2.0, 6.0, 4.0]
    order_best(actions, leads, sums, counts, 3)
    assert (actions, leads, sums) == ([9, 8, 7], [0.4, 0.0, 0.0], [4.0, 6.0, 2.0])
    order_best(actions, leads, sums, counts, 1)
    assert actions == [9, 8, 7]
