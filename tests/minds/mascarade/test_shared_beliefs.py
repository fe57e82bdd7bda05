"""Shared beliefs, as the search uses them."""

from __future__ import annotations

from typing import Any

import pytest

from ridotto.minds.mascarade.belief_updates import follow, see_own
from ridotto.minds.mascarade.evaluation import decide
from ridotto.minds.mascarade.public_knowledge import packed, packed_beliefs
from ridotto.minds.mascarade.shared_beliefs import SharedBeliefs, initial_beliefs
from ridotto.minds.mascarade.traits import PUBLIC, SLOPE, TRAITS, race
from ridotto.rules.chance import stream
from ridotto.rules.mascarade.actions import ASK_NOBODY
from ridotto.rules.mascarade.sheets import SHEETS
from ridotto.rules.mascarade.state import State, lay_table
from ridotto.rules.mascarade.turns import deal
from ridotto.rules.speed import can_jit, jitted


def table(name: str, seed: int) -> tuple[State, SharedBeliefs]:
    """Return an open deal that everyone has seen."""
    sheet = SHEETS[name]
    s = lay_table(sheet.players, sheet.masks, turn_limit=40)
    deal(s, sheet.masks, seed % sheet.players)
    k = initial_beliefs(sheet.masks, race(SLOPE))
    k.traits = list(PUBLIC) * (len(k.traits) // TRAITS)
    k.chance = stream(seed, 0)
    for place, mask in enumerate(sheet.masks):
        for each, row in enumerate(k.rows):
            row[place] = float(each == mask)
    for player, mask in enumerate(sheet.masks[: sheet.players]):
        see_own(s, k, player, mask)
    return s, k


def check(s: State, k: SharedBeliefs) -> None:
    for place in range(s.cards):
        row = [row[place] for row in k.rows]
        assert sum(row) == pytest.approx(1)
        assert row[s.masks[place]] > 0
    for player in range(s.players):
        own = [row[player] for row in k.own]
        assert sum(own) == pytest.approx(1)
        assert 0 <= k.sure[player] < 1 + 1e-9


@pytest.mark.parametrize("name", SHEETS)
def test_what_may_lie_somewhere_is_never_ruled_out(name: str) -> None:
    for seed in range(2):
        s, k = table(name, seed)
        while s.decision != ASK_NOBODY:
            follow(s, k, decide(s, k))
            check(s, k)


@pytest.mark.skipif(not can_jit(), reason="there is one speed only")
@pytest.mark.parametrize("name", ["4B", "6A", "8A", "9B", "11A", "12B"])
def test_both_speeds_play_the_same_game(name: str) -> None:
    s, k = table(name, 3)
    twin: Any = packed(s)
    company: Any = packed_beliefs(k)
    while s.decision != ASK_NOBODY:
        action = decide(s, k)
        assert jitted(decide)(twin, company) == action
        follow(s, k, action)
        jitted(follow)(twin, company, action)
        assert twin.decision == s.decision
        assert list(twin.coins) == s.coins
        assert [list(row) for row in company.rows] == [pytest.approx(row) for row in k.rows]
