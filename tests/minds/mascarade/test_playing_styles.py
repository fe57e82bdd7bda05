"""People who do not reckon, as a try plays them."""

from __future__ import annotations

import random
from typing import Any

import pytest

from minds.mascarade.hearing import begin, wander
from minds.mascarade.test_shared_beliefs import table
from ridotto.games.mascarade import Mascarade
from ridotto.games.mascarade.actions import MASK_NUMBERS
from ridotto.games.mascarade.scenario import sheet_names
from ridotto.minds.mascarade.beginner import gain
from ridotto.minds.mascarade.belief_updates import follow
from ridotto.minds.mascarade.evaluation import decide
from ridotto.minds.mascarade.playing_styles import (
    ALWAYS,
    CANDID,
    NEVER,
    OWN_ONLY,
    brings,
    draw_style,
)
from ridotto.minds.mascarade.public_knowledge import packed, packed_beliefs
from ridotto.minds.mascarade.shared_beliefs import STYLES, SharedBeliefs
from ridotto.rules.mascarade.actions import ANNOUNCE, ASK_CLAIM, ASK_NOBODY, ASK_TURN, CLAIM, LOOK
from ridotto.rules.mascarade.legal import count_legal, nth_legal
from ridotto.rules.mascarade.state import State, lay_table
from ridotto.rules.speed import can_jit, jitted


def mannered(name: str, seed: int) -> tuple[State, SharedBeliefs]:
    """Return a table at which every bot has another style."""
    s, k = table(name, seed)
    for player in range(s.players):
        k.answers[player] = (player + seed) % STYLES
        k.turns[player] = (player + seed // STYLES) % STYLES
    return s, k


@pytest.mark.parametrize("name", sheet_names())
def test_whoever_does_not_reckon_plays_by_the_rules(name: str) -> None:
    for seed in range(STYLES + 1):
        s, k = mannered(name, seed)
        while s.decision != ASK_NOBODY:
            action = decide(s, k)
            assert action in [nth_legal(s, number) for number in range(count_legal(s))]
            check_manner(s, k, action)
            follow(s, k, action)


def check_manner(s: State, k: SharedBeliefs, action: int) -> None:
    player = s.decider
    if s.decision == ASK_CLAIM:
        style = k.answers[player]
        if style == NEVER:
            assert action != CLAIM
        if style == ALWAYS:
            assert action == CLAIM
        if style == OWN_ONLY and action == CLAIM:
            assert k.own[s.announced][player] > 0.5
    elif s.decision == ASK_TURN and k.turns[player] == CANDID:
        if k.sure[player] < 0.5:
            assert action == LOOK
        elif ANNOUNCE <= action < CLAIM:
            assert k.own[action - ANNOUNCE][player] > 0.5


@pytest.mark.skipif(not can_jit(), reason="there is one speed only")
@pytest.mark.parametrize("name", ["5B", "8A", "12A"])
def test_both_speeds_have_the_same_manners(name: str) -> None:
    s, k = mannered(name, 2)
    twin: Any = packed(s)
    company: Any = packed_beliefs(k)
    while s.decision != ASK_NOBODY:
        action = decide(s, k)
        assert jitted(decide)(twin, company) == action
        follow(s, k, action)
        jitted(follow)(twin, company, action)


@pytest.mark.parametrize("name", sheet_names())
def test_what_a_mask_brings_is_what_a_beginner_counts(name: str) -> None:
    game = begin(name, 5)
    chance = random.Random(5)
    for _ in range(150):
        if game.over:
            break
        wander(game, chance)
        check_gains(game)


def check_gains(game: Mascarade) -> None:
    state = game.state()
    s = lay_table(game.players, [MASK_NUMBERS[mask] for mask in state.masks_in_play])
    s.coins[: game.players] = state.coins
    s.court = state.court
    for seat, player in enumerate(state.seats):
        for mask in state.masks_in_play:
            assert brings(s, MASK_NUMBERS[mask], seat) == gain(mask, state, player)


def test_a_manner_is_drawn_as_often_as_it_is_likely() -> None:
    _, k = table("6A", 1)
    k.guess[:STYLES] = [0.4, 0.3, 0.2, 0.1]
    drawn = [draw_style(k, 0) for _ in range(4000)]
    for style in range(STYLES):
        assert drawn.count(style) / len(drawn) == pytest.approx(k.guess[style], abs=0.03)
    assert {draw_style(k, STYLES) for _ in range(50)} == {0}
