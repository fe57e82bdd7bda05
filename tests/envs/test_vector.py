"""The vector environment: many tables, Gymnasium's interface, the same games."""

from __future__ import annotations

import pickle
from typing import Any

import gymnasium as gym
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from envs.tables import SETUPS, compiled, table_of
from ridotto.envs.table import IllegalAction
from ridotto.envs.vector import TableVectorEnv, env_id

each = pytest.mark.parametrize("name", ["8A", "intrigue", "two at the ball"])
TABLES = 5


def env_of(name: str, *, fast: bool = False, tables: int = TABLES, **more: Any) -> TableVectorEnv:
    game, setup = SETUPS[name]
    return TableVectorEnv(game, tables, setup, compiled=fast, **more)


def assert_same(one: Any, other: Any) -> None:
    """Compare what two environments returned, whatever its shape."""
    if isinstance(one, dict):
        assert one.keys() == other.keys()
        one, other = list(one.values()), list(other.values())
    if isinstance(one, list | tuple):
        for here, there in zip(one, other, strict=True):
            assert_same(here, there)
    else:
        assert np.array_equal(one, other)


@each
def test_every_table_plays_the_game_of_its_seed(name: str) -> None:
    """Each table of the environment is followed by a table of its own."""
    env = env_of(name)
    tables = [table_of(name) for _ in range(TABLES)]
    observations, infos = env.reset(seed=11)
    for t, table in enumerate(tables):
        table.reset(11 + t)
    ended = 0
    for _ in range(600):
        for t, table in enumerate(tables):
            assert infos["player"][t] == table.to_move()
            assert np.array_equal(observations["action_mask"][t], table.legal())
            row = table.observe(table.to_move())
            assert np.array_equal(observations["observation"][t], row)
        actions = env.sample_actions().copy()
        players = [table.to_move() for table in tables]
        observations, rewards, terminations, truncations, infos = env.step(actions)
        assert infos["acted"].tolist() == players
        assert not truncations.any()
        for t, table in enumerate(tables):
            table.act(int(actions[t]))
            assert terminations[t] == table.over
            assert rewards[t] == table.returns()[players[t]]
            assert tuple(infos["returns"][t]) == table.returns()
            if table.over:
                final = table.observe(players[t])
                assert np.array_equal(infos["final_obs"][t], final)
                ended += 1
                # The next deal is drawn from the table's stream; follow it from the environment.
                table.restore(table_saved(env, t, name))
    assert ended > TABLES


def table_saved(env: TableVectorEnv, t: int, name: str) -> bytes:
    """Return the new game at a table of the environment as a saved table."""
    follower = table_of(name)
    state = env._batch._states[t]
    follower.start(follower._plan.setup_of(state, 0))
    return follower.save()


@pytest.mark.slow
@compiled
@each
def test_plain_and_compiled_environments_are_the_same(name: str) -> None:
    plain, fast = env_of(name), env_of(name, fast=True)
    assert_same(plain.reset(seed=3), fast.reset(seed=3))
    for _ in range(500):
        actions = plain.sample_actions()
        assert np.array_equal(actions, fast.sample_actions())
        assert_same(plain.step(actions), fast.step(actions))


@pytest.mark.parametrize("fast", [False, pytest.param(True, marks=compiled)])
@each
def test_an_environment_is_copied_saved_and_restored(name: str, fast: bool) -> None:
    env = env_of(name, fast=fast)
    env.reset(seed=7)
    for _ in range(30):
        env.step(env.sample_actions())
    saved, twin = env.save(), env.copy()
    went = [played(env) for _ in range(100)]
    assert_same(went, [played(twin) for _ in range(100)])
    env.restore(saved)
    assert_same(went, [played(env) for _ in range(100)])
    other = env_of(name)  # plain and compiled tables are saved in the same form
    other.restore(saved)
    assert_same(went, [played(other) for _ in range(100)])


def played(env: TableVectorEnv) -> Any:
    """Take a random step and return copies of what came of it."""
    actions = env.sample_actions().copy()
    observations, *rest, infos = env.step(actions)
    infos = {name: infos[name].copy() for name in ("player", "acted", "returns")}
    shown = {name: array.copy() for name, array in observations.items()}
    return [actions, shown, *[array.copy() for array in rest], infos]


def test_saved_tables_of_another_form_are_refused() -> None:
    env, fewer = env_of("8A"), env_of("8A", tables=2)
    env.reset(seed=1)
    fewer.reset(seed=1)
    before = env.save()
    with pytest.raises(ValueError, match="not 5 tables of mascarade"):
        env.restore(fewer.save())
    with pytest.raises(ValueError, match="not saved tables"):
        env.restore(b"nothing")
    assert env.save() == before


@pytest.mark.parametrize("fast", [False, pytest.param(True, marks=compiled)])
def test_an_illegal_action_changes_nothing(fast: bool) -> None:
    env = env_of("8A", fast=fast)
    env.reset(seed=2)
    actions = env.sample_actions().copy()
    before = env.save()
    for wrong in (45, 144, -1):
        actions[3] = wrong
        with pytest.raises(IllegalAction, match=f"action {wrong} is not legal at table 3"):
            env.step(actions)
    with pytest.raises(ValueError, match="actions must be 5 whole numbers"):
        env.step(np.zeros(4, np.int64))
    with pytest.raises(ValueError, match="actions must be 5 whole numbers"):
        env.step(np.zeros(5))
    assert env.save() == before


def test_seeds_decide_and_are_the_tables_own() -> None:
    env, other = env_of("8A"), env_of("8A")
    one, _ = env.reset(seed=[4, 9, 4, None, 1])
    assert np.array_equal(one["observation"][0], one["observation"][2])
    assert not np.array_equal(one["observation"][0], one["observation"][1])
    two, _ = other.reset(seed=9)
    assert np.array_equal(one["observation"][1], two["observation"][0])
    env.reset()
    first = env.copy()
    assert not np.array_equal(first.reset()[0]["observation"], one["observation"])
    for wrong, told in ((-1, "seeds must be"), ([1, 2], "seed must be one number or 5")):
        with pytest.raises(ValueError, match=told):
            env.reset(seed=wrong)


def test_some_tables_can_be_reset_alone() -> None:
    env = env_of("8A")
    chosen = np.array([True, False, False, True, False])
    with pytest.raises(ValueError, match="leave out reset_mask"):
        env.reset(options={"reset_mask": chosen})
    env.reset(seed=5)
    for _ in range(20):
        env.step(env.sample_actions())
    turns = env.layout["turn"]
    before = env._batch.rows.copy()
    observations, _ = env.reset(seed=5, options={"reset_mask": chosen})
    rows = observations["observation"]
    assert (rows[chosen, turns] == 1).all()
    assert np.array_equal(rows[~chosen], before[~chosen])
    with pytest.raises(ValueError, match="there is no option colour"):
        env.reset(options={"colour": 1})


def test_arrays_are_copied_only_if_asked_for() -> None:
    kept = env_of("8A", copy=True)
    observations, _ = kept.reset(seed=1)
    before = observations["observation"].copy()
    kept.step(kept.sample_actions())
    assert np.array_equal(observations["observation"], before)
    shared = env_of("8A")
    observations, _ = shared.reset(seed=1)
    shared.step(shared.sample_actions())
    assert not np.array_equal(observations["observation"], before)
    with pytest.raises(ValueError, match="read-only"):
        observations["observation"][0, 0] = 3


def test_it_is_a_gymnasium_vector_environment() -> None:
    env = env_of("8A")
    assert isinstance(env, gym.vector.VectorEnv)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    with pytest.raises(gym.error.ResetNeeded):
        env.step(np.zeros(TABLES, np.int64))
    observations, _ = env.reset(seed=0)
    assert env.single_action_space.n == 144
    assert env.action_space.shape == (TABLES,)
    for _ in range(100):
        assert env.observation_space.contains(observations)
        actions = env.sample_actions()
        assert env.action_space.contains(actions)
        observations, rewards, terminations, truncations, infos = env.step(actions)
        assert rewards.dtype == np.float64
        assert terminations.dtype == truncations.dtype == np.bool_
        assert isinstance(infos, dict)
    assert repr(env) == "<5 tables of mascarade, 8 players, 110 numbers, 144 actions>"
    env.close()


def test_gymnasiums_wrappers_work_with_it() -> None:
    env = gym.wrappers.vector.RecordEpisodeStatistics(env_of("4B"))
    env.reset(seed=1)
    seen = 0
    for _ in range(200):
        actions = env.unwrapped.sample_actions()
        *_, terminations, _, infos = env.step(actions)
        seen += int(terminations.sum())
        if terminations.any():
            assert (infos["episode"]["l"][terminations] > 0).all()
    assert seen > 0


def test_the_scenario_says_how_many_play() -> None:
    assert TableVectorEnv("mascarade", 2, {"scenario": "8A"}, compiled=False).players == 8


@each
def test_a_pickled_environment_goes_on_alike(name: str) -> None:
    env = env_of(name)
    fresh = pickle.loads(pickle.dumps(env))
    assert_same(env.reset(seed=3), fresh.reset(seed=3))
    for _ in range(30):
        env.step(env.sample_actions())
    twin = pickle.loads(pickle.dumps(env))
    assert repr(twin) == repr(env)
    for _ in range(60):
        actions = env.sample_actions()
        assert_same(twin.sample_actions(), actions)
        assert_same(twin.step(actions), env.step(actions))


@pytest.mark.parametrize("game", ["mascarade", "masquerade"])
def test_environments_are_registered_with_a_version(game: str) -> None:
    name = f"ridotto.envs.vector:ridotto/{game.capitalize()}-v0"
    env = gym.make_vec(name, num_envs=3, setup={"players": 4}, compiled=False)
    assert isinstance(env.unwrapped, TableVectorEnv)
    assert env.num_envs == 3
    direct = TableVectorEnv(game, 3, {"players": 4}, compiled=False)
    assert_same(env.reset(seed=8), direct.reset(seed=8))
    assert env.spec is not None
    assert env.spec.id == env_id(game)
