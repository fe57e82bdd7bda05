"""The third game needs nothing to be a game of OpenSpiel."""

from __future__ import annotations

import random
from typing import Any

import pyspiel
import pytest

from ridotto.envs.open_spiel import register_games


@pytest.fixture
def game(installed: None) -> Any:
    register_games()
    return pyspiel.load_game("ridotto_moccoli", {"players": 3, "deals": 40})


def test_openspiel_plays_it(game: Any) -> None:
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_it_is_resampled_from_what_a_player_knows(game: Any) -> None:
    chance = random.Random(4)
    state = game.new_initial_state()
    candles = set()
    for _ in range(6):
        state.apply_action(chance.choice(state.legal_actions()))
    player = state.current_player()
    for _ in range(10):
        imagined = state.resample_from_infostate(player, chance.random)
        assert imagined.information_state_string(player) == state.information_state_string(player)
        assert imagined.legal_actions() == state.legal_actions()
        candles.add(str(imagined.position.hidden().candles))
    assert len(candles) > 1


def test_players_see_their_own_candles_only(game: Any) -> None:
    states = []
    for deal in range(40):
        state = game.new_initial_state()
        state.apply_action(deal)
        states.append(state)
    mine = states[0].position.hidden().candles[0]
    for state in states[1:]:
        same = state.position.hidden().candles[0] == mine
        told = state.information_state_string(0) == states[0].information_state_string(0)
        assert told == same
        seen = state.observation_tensor(0) == states[0].observation_tensor(0)
        assert seen == same
