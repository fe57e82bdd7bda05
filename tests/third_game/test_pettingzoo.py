"""A game of another package is a PettingZoo environment too."""

from __future__ import annotations

import pytest
from pettingzoo.test import api_test, render_test, seed_test

from ridotto.envs import pettingzoo
from ridotto.envs.opponents import BotOpponents

pytestmark = [
    pytest.mark.usefixtures("installed"),
    pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo.*"),
]


def env(render_mode: str | None = None) -> pettingzoo.CheckedEnv:
    return pettingzoo.env("moccoli", players=3, render_mode=render_mode)


def test_pettingzoo_accepts_it() -> None:
    assert str(env()) == "moccoli_v0"
    api_test(env(), num_cycles=30)
    seed_test(env, num_cycles=10)
    render_test(env)


def test_the_random_player_sits_in_it() -> None:
    playing = env()
    bots = BotOpponents(playing, dict.fromkeys(playing.possible_agents, "nane"))
    playing.reset(seed=1)
    bots.play()
    assert not playing.agents
    assert playing.unwrapped.table.over
    assert bots.faults == []
