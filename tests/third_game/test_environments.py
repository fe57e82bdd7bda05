"""A game of another package has environments, without a line about them."""

from __future__ import annotations

import random

import numpy as np
import pytest

from ridotto.envs import new_table, play_games
from ridotto.envs.play import uniform
from ridotto.envs.vector import TableVectorEnv

pytestmark = pytest.mark.usefixtures("installed")


def test_its_actions_are_numbered_from_their_types() -> None:
    table = new_table("moccoli", {"players": 3})
    texts = [table.action_text(number) for number in range(table.actions)]
    offers = [f'{{"act":"offer","player":{player}}}' for player in range(3)]
    others = [f'{{"act":"{act}"}}' for act in ("accept", "refuse", "blow")]
    assert texts == ['{"act":"keep"}', '{"act":"draw"}', *offers, *others]


def test_it_is_played_to_the_end_and_restored_on_the_way() -> None:
    table = new_table("moccoli", {"players": 3})
    low, high = table.layout.low(), table.layout.high()
    chance = random.Random(2)
    table.reset(5)
    other = table.copy()
    while not table.over:
        assert table.returns() == (0, 0, 0)
        other.restore(table.save())
        assert other == table
        row = table.observe(table.to_move())
        assert np.array_equal(row, other.observe(table.to_move()))
        assert ((low <= row) & (row <= high)).all()
        table.act(chance.choice(table.legal_actions()))
    assert sum(table.returns()) == pytest.approx(1)


def test_a_player_sees_only_their_own_candle() -> None:
    table = new_table("moccoli", {"players": 3})
    table.start({"players": 3, "seed": 1, "deal": [1, 2, 3, 4, 5, 6]})
    other = table.copy()
    other.start({"players": 3, "seed": 9, "deal": [1, 3, 2, 6, 5, 4]})
    assert np.array_equal(table.observe(0), other.observe(0))
    assert not np.array_equal(table.observe(1), other.observe(1))
    assert table.layout.read(table.observe(1))["private.candle"][0] == 2


def test_its_games_are_played_with_a_policy_and_truncated() -> None:
    whole = play_games("moccoli", uniform, 4, setup={"players": 3}, seed=1)
    assert not whole.truncated.any()
    assert np.allclose(whole.returns.sum(1), 1)
    cut = play_games("moccoli", uniform, 4, setup={"players": 3}, seed=1, max_cycles=2)
    assert np.array_equal(cut.lengths, np.minimum(whole.lengths, 2))
    assert np.array_equal(cut.truncated, whole.lengths > 2)
    assert cut.truncated.any()


def test_many_tables_of_it_are_played_side_by_side() -> None:
    env = TableVectorEnv("moccoli", 3, {"players": 3})
    observations, _ = env.reset(seed=4)
    ended = 0
    for _ in range(100):
        assert env.observation_space.contains(observations)
        twin = env.copy()
        restored = TableVectorEnv("moccoli", 3, {"players": 3})
        restored.restore(env.save())
        actions = env.sample_actions().copy()
        observations, rewards, terminations, _, infos = env.step(actions)
        for other in (twin, restored):
            assert np.array_equal(other.sample_actions(), actions)
            again = other.step(actions)
            assert np.array_equal(again[0]["observation"], observations["observation"])
            assert np.array_equal(again[1], rewards)
        ended += terminations.sum()
        assert infos["returns"].sum() == pytest.approx(terminations.sum())
    assert ended > 0
