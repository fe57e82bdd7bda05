"""Our games are OpenSpiel games: its own tests, bots and tools work with them."""

from __future__ import annotations

import copy
import pickle
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, mcts
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from envs.spiel_states import played
from ridotto.envs.open_spiel import register_games

PLAYTHROUGHS = Path(__file__).with_name("playthroughs")
MASCARADE = "ridotto_mascarade(scenario=4A,turn_limit=5)"
MASQUERADE = "ridotto_masquerade(players=2,turn_limit=2)"
SMALL = "ridotto_mascarade(variant=two-masks)"
GAMES = (MASCARADE, MASQUERADE, SMALL)
each = pytest.mark.parametrize("name", GAMES)


@each
def test_random_sim_test(name: str) -> None:
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@each
def test_the_playthrough_is_as_it_was(name: str) -> None:
    """After a wanted change, write them anew with playthroughs/write.py."""
    found = generate_playthrough.playthrough(name, [], seed=7)
    assert found == playthrough_file(name).read_text(encoding="utf-8")


def playthrough_file(name: str) -> Path:
    return PLAYTHROUGHS / f"{'-'.join(re.findall('[a-z0-9A-Z_=]+', name))}.txt"


@each
def test_ismcts_plays_our_games(name: str) -> None:
    game = pyspiel.load_game(name)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ISMCTSBot(game, evaluator, 2.0, 4, random_state=np.random.RandomState(2))
    chance = random.Random(3)
    state = game.new_initial_state()
    decisions = 0
    while decisions < 12 and not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance.choice(state.legal_actions()))
        else:
            state.apply_action(bot.step(state))
            decisions += 1


@each
def test_copies_and_saved_states_go_on_alike(name: str) -> None:
    game = pyspiel.load_game(name)
    chance = random.Random(11)
    for state in played(game, chance):
        if chance.random() < 0.1:
            _, restored = pyspiel.deserialize_game_and_state(
                pyspiel.serialize_game_and_state(game, state)
            )
            position = pickle.loads(pickle.dumps(state.position))
            for twin in (restored, state.clone(), copy.deepcopy(state)):
                assert_alike(twin, state)
                assert str(position.hidden()) == str(twin.position.hidden())
            if not state.is_terminal():
                action = chance.choice(state.legal_actions())
                assert_alike(restored.child(action), state.child(action))


def assert_alike(one: Any, other: Any) -> None:
    assert str(one) == str(other)
    assert one.history() == other.history()
    assert one.legal_actions() == other.legal_actions()
    for player in range(one.num_players()):
        assert one.information_state_string(player) == other.information_state_string(player)
        assert one.observation_string(player) == other.observation_string(player)


def test_a_resampled_state_can_be_saved() -> None:
    game = pyspiel.load_game(MASQUERADE)
    for state in played(game, random.Random(2), 25):
        last = state
    while last.is_chance_node():
        last.apply_action(last.legal_actions()[0])
    imagined = last.resample_from_infostate(last.current_player(), random.Random(1).random)
    restored = game.deserialize_state(imagined.serialize())
    assert_alike(restored, imagined)
    with pytest.raises(ValueError, match="does not decide now"):
        last.resample_from_infostate(1 - last.current_player(), random.Random(1).random)


@each
def test_everyone_puts_in_one_and_the_winners_share_it(name: str) -> None:
    game = pyspiel.load_game(name)
    for seed in range(5):
        for state in played(game, random.Random(seed)):
            last = state
        assert sum(last.returns()) == pytest.approx(0)
        assert min(last.returns()) in (-1.0, 0.0)
        assert max(last.returns()) <= game.max_utility()


@each
def test_impossible_actions_change_nothing(name: str) -> None:
    game = pyspiel.load_game(name)
    chance = random.Random(4)
    for state in played(game, chance, 60):
        before = str(state)
        wrong = chance.choice(sorted(set(range(200)) - set(state.legal_actions())))
        with pytest.raises(ValueError, match=r"not|nobody"):
            state.apply_action(wrong)
        assert str(state) == before


@pytest.mark.parametrize(
    ("parameters", "told"),
    [
        ({"scenario": "6C"}, "there is no sheet '6C'; the sheets are 4A"),
        ({"scenario": "6A", "players": 5}, "this table is for 6 players, not 5"),
        ({"variant": "four-masks"}, "the variants are two-masks"),
        ({"variant": "two-masks", "scenario": "6A"}, "give one of variant, masks and scenario"),
        ({"masks": "king+queen"}, "there is no mask 'queen'; the masks are judge"),
        ({"masks": "king+king"}, "there is only 1 king, not 2"),
        ({"masks": "king+fool"}, "the fool needs 3 players"),
        ({"masks": "king", "players": 2}, "masks must be 2 to 4 here, not 1"),
        ({"variant": "two-masks", "coins": 9}, "coins must be 1 to 7 here, not 9"),
        ({"turn_limit": 0}, "turn_limit must be 1 to 100000 here, not 0"),
        ({"first": 6}, "first must be 0 to 5 here, not 6"),
    ],
)
def test_wrong_parameters_are_explained(parameters: dict[str, Any], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        pyspiel.load_game("ridotto_mascarade", parameters)


def test_parameters_change_a_variant() -> None:
    game = pyspiel.load_game("ridotto_mascarade", {"variant": "two-masks", "turn_limit": 2})
    assert game.max_game_length() == 8
    assert game.num_players() == 2
    assert pyspiel.load_game("ridotto_mascarade", {"players": 5}).num_players() == 5


def test_games_are_registered_once() -> None:
    register_games()
    names = [name for name in pyspiel.registered_names() if name.startswith("ridotto_")]
    assert set(names) >= {"ridotto_mascarade", "ridotto_masquerade"}


@pytest.mark.slow
def test_python_ends_quietly_with_games_registered() -> None:
    """OpenSpiel keeps what it was given until after Python has ended."""
    code = "import ridotto.envs.open_spiel, pyspiel; pyspiel.load_game('ridotto_masquerade')"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, timeout=120)
    assert (done.returncode, done.stderr) == (0, b"")
