"""The PettingZoo environments: the library's own tests, and what it has no tests for."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import msgspec
import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

from envs.test_twin_worlds import WORLDS, TableWorlds, walk_often
from games.two_worlds import Leak, walk
from repetitions import times
from ridotto.envs import mascarade_v0, masquerade_v0, registry
from ridotto.envs.aec import GameEnv
from ridotto.envs.registry import new_table
from ridotto.envs.table import IllegalAction
from ridotto.games.errors import Refusal
from ridotto.games.game import Game

# The tests of the library warn about dicts as observations, whatever they hold.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo.*")

MODULES = {"mascarade": mascarade_v0, "masquerade": masquerade_v0}
games = pytest.mark.parametrize("module", MODULES.values(), ids=MODULES)


@pytest.fixture(autouse=True)
def plain(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Play with plain rules, which need no compiling, except where a test asks for the others."""
    if "compiled" not in request.fixturenames:
        monkeypatch.setattr(registry, "can_jit", lambda: False)


def play_on(env: Any, decisions: int, seed: int) -> list[Any]:
    """Play at random; return everything that the agents were given."""
    chance = random.Random(seed)
    seen = []
    for _ in range(decisions):
        if not env.agents:
            break
        observation, *rest = env.last()
        seen.append((env.agent_selection, observation["observation"].tolist(), *rest))
        marks = observation["action_mask"].nonzero()[0]
        done = rest[1] or rest[2]
        env.step(None if done else chance.choice(marks.tolist()))
    return seen


# PettingZoo's own tests


@games
def test_api(module: Any) -> None:
    api_test(module.env(), num_cycles=60)
    api_test(module.raw_env(max_cycles=30), num_cycles=20)


@games
def test_seeds(module: Any) -> None:
    seed_test(module.env, num_cycles=20)
    seed_test(module.raw_env, num_cycles=20)


@games
def test_rendering(module: Any, capsys: Any) -> None:
    render_test(module.env)
    assert "player_0" in capsys.readouterr().out


@games
def test_max_cycles(module: Any) -> None:
    def in_turn(max_cycles: int) -> Any:
        return parallel_to_aec(module.parallel_env(max_cycles=max_cycles))

    # The test lets all agents act in every cycle, legally or not.
    max_cycles_test(SimpleNamespace(parallel_env=module.parallel_env, env=in_turn))


@games
def test_the_parallel_interface(module: Any) -> None:
    parallel_api_test(module.parallel_env(), num_cycles=40)


# Names


@games
def test_names_are_versioned(module: Any) -> None:
    name = module.__name__.rpartition(".")[2]
    for env in (module.env(), module.raw_env(), module.parallel_env()):
        assert str(env) == env.metadata["name"] == name
    assert module.env().metadata["is_parallelizable"] is False


# Games


@pytest.fixture
def compiled() -> None:
    """Play with compiled rules if possible."""


def test_a_compiled_environment_plays_the_game_of_its_table(compiled: None) -> None:
    compare(mascarade_v0.raw_env())


@games
def test_an_environment_plays_the_game_of_its_table(module: Any) -> None:
    compare(module.raw_env())


def compare(env: GameEnv) -> None:
    """Play a game in an environment and at a table with plain rules."""
    table = new_table(env.table.name, compiled=False)
    env.reset(seed=11)
    table.reset(11)
    chance = random.Random(2)
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        rewards[agent] += reward
        assert not truncated
        if terminated:
            env.step(None)
            continue
        player = table.to_move()
        assert agent == f"player_{player}"
        assert (observation["observation"] == table.observe(player)).all()
        assert (observation["action_mask"] == table.legal()).all()
        for other in set(env.agents) - {agent}:
            seen = env.observe(other)
            assert not seen["action_mask"].any()
            assert (seen["observation"] == table.observe(int(other[7:]))).all()
        action = chance.choice(table.legal_actions())
        table.act(action)
        env.step(action)
    assert table.over
    assert tuple(rewards.values()) == table.returns()
    assert sum(rewards.values()) == pytest.approx(1)


def test_a_truncated_game_rewards_nobody() -> None:
    env = mascarade_v0.env(max_cycles=7)
    env.reset(seed=1)
    seen = play_on(env, 100, 1)
    assert len(seen) == 7 + 6
    assert [entry[4] for entry in seen] == [False] * 7 + [True] * 6
    assert not any(entry[3] or entry[2] for entry in seen)


def test_an_illegal_action_changes_nothing() -> None:
    env = mascarade_v0.raw_env()
    env.reset(seed=1)
    before = env.save()
    wrong = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    for action in (wrong, -1, 10**6):
        with pytest.raises(IllegalAction):
            env.step(action)
    with pytest.raises(ValueError, match="has to choose"):
        env.step(None)
    assert env.save() == before


@pytest.mark.filterwarnings("ignore:.*Illegal move made")
def test_an_illegal_action_ends_a_wrapped_game() -> None:
    env = mascarade_v0.env()
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0]))
    assert env.terminations == dict.fromkeys(env.possible_agents, True)
    assert env.rewards == {**dict.fromkeys(env.possible_agents, 0), agent: -1}


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"max_cycles": 0}, "max_cycles must be 1 or more"),
        ({"render_mode": "film"}, "render_mode must be one of"),
        ({"players": 40}, "no sheet"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_wrong_arguments_are_named(wrong: dict[str, Any], told: str) -> None:
    with pytest.raises(Exception, match=told):
        mascarade_v0.raw_env(**wrong)


def test_wrong_resets_are_named() -> None:
    env = mascarade_v0.raw_env()
    with pytest.raises(ValueError, match="seed"):
        env.reset(seed=-1)
    with pytest.raises(Refusal, match="players"):
        env.reset(options={"setup": {"players": 4, "scenario": "4A"}})
    env.reset(seed=1)
    with pytest.raises(ValueError, match="render_mode"):
        env.render()


def test_a_seed_settles_the_games_after_it() -> None:
    def deals(env: Any, seed: int) -> list[Any]:
        env.reset(seed=seed)
        return [env.unwrapped.table.setup()["deal"], *map(next_deal, [env] * 3)]

    def next_deal(env: Any) -> Any:
        env.reset()
        return env.unwrapped.table.setup()["deal"]

    one = deals(mascarade_v0.env(), 5)
    assert one == deals(mascarade_v0.raw_env(), 5)
    assert one != deals(mascarade_v0.raw_env(), 6)
    assert len({tuple(deal) for deal in one}) > 1


def test_a_game_begins_with_a_given_setup() -> None:
    one, other = mascarade_v0.raw_env(), mascarade_v0.raw_env()
    one.reset(seed=9)
    other.reset(seed=1, options={"setup": one.table.setup()})
    assert play_on(one, 200, 3) == play_on(other, 200, 3)


# Copies


def restored(env: Any) -> Any:
    other = MODULES[str(env).partition("_")[0]].env()
    other.reset(seed=77)
    other.last()
    other.restore(env.save())
    return other


@pytest.mark.parametrize(
    ("module", "decisions"),
    [(mascarade_v0, 0), (mascarade_v0, 25), (mascarade_v0, 10_000), (masquerade_v0, 25)],
)
@pytest.mark.parametrize(
    "copied",
    [copy.deepcopy, lambda env: env.copy(), restored, lambda env: pickle.loads(pickle.dumps(env))],
    ids=["deepcopy", "copy", "restore", "pickle"],
)
def test_copies_go_on_alike_and_alone(
    module: Any, copied: Callable[[Any], Any], decisions: int
) -> None:
    env = module.env()
    env.reset(seed=4)
    play_on(env, decisions, 1)
    if decisions == 10_000:
        env.reset()
        # The first agents have left the finished game.
        for seed in range(10_000):
            if any(env.terminations.values()):
                break
            play_on(env, 1, seed)
        play_on(env, 1, 0)
        assert 0 < len(env.agents) < len(env.possible_agents)
    twin = copied(env)
    before = env.save()
    rest = play_on(twin, 10_000, 3)
    assert env.save() == before
    assert play_on(env, 10_000, 3) == rest
    # The games after this one are the same too.
    env.reset()
    twin.reset()
    assert env.unwrapped.table == twin.unwrapped.table


@pytest.mark.parametrize("saved", [b"", b"{}", b"[]", b'{"table":"{}"}'])
def test_bytes_that_are_no_environment_are_refused(saved: bytes) -> None:
    env = mascarade_v0.env()
    env.reset(seed=1)
    before = env.save()
    with pytest.raises(ValueError, match=r"."):
        env.restore(saved)
    assert env.save() == before
    other = masquerade_v0.env()
    other.reset(seed=1)
    with pytest.raises(ValueError, match="the saved game is"):
        env.restore(other.save())


# Secrets


class EnvWorlds(TableWorlds):
    """The worlds of a game, followed by environments."""

    def __init__(self, worlds: Any) -> None:
        super().__init__(worlds)
        self._envs: dict[int, GameEnv] = {}

    def begin(self, chance: random.Random, viewer: Any) -> tuple[Any, Any]:
        self._envs.clear()
        return super().begin(chance, viewer)

    def sees(self, game: Game, viewer: int) -> dict[str, Any]:
        env = self._env(game)
        for move in game.moves[len(env.table.history) :]:
            env.step(env.table.number(move.action))
        agent = env.possible_agents[viewer]
        seen = env.observe(agent)
        shown = {
            "observation": seen["observation"].tolist(),
            "action mask": seen["action_mask"].tolist(),
            "terminations": env.terminations,
            "infos": env.infos,
        }
        if not game.over:
            shown |= {"selection": env.agent_selection, "picture": env.render()}
        return shown

    def _env(self, game: Game) -> GameEnv:
        if id(game) not in self._envs:
            setup = msgspec.to_builtins(game.setup)
            asked = {key: setup[key] for key in setup if key not in ("seed", "deal", "first")}
            env = GameEnv(game.name, asked, render_mode="ansi")
            env.reset()
            # An environment at the table that follows this world.
            env.table = self._table(game)
            env._select()
            self._envs[id(game)] = env
        return self._envs[id(game)]


@pytest.mark.parametrize("name", WORLDS)
def test_two_worlds_look_the_same_to_an_agent(name: str) -> None:
    worlds, case = WORLDS[name]
    for seed in range(times(1, 30)):
        walk(EnvWorlds(worlds), seed % worlds.players, seed, case.length)


def test_a_leak_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(env: GameEnv, agent: str) -> Any:
        return {"observation": env.state(), "action_mask": np.zeros(1)}

    monkeypatch.setattr(GameEnv, "observe", leaky)
    worlds = next(worlds for name, (worlds, _) in WORLDS.items() if "intrigue" in name)
    with pytest.raises(Leak, match="observation"):
        walk_often(EnvWorlds(worlds))


def test_pictures_have_the_players_and_what_they_do() -> None:
    env = mascarade_v0.raw_env(players=4, scenario="4A", render_mode="ansi", options={"opening": 0})
    env.reset(seed=1)
    player = env.agent_selection
    env.step(env.table.number(env.table.game().legal()[-1]))
    text = env.render()
    mask = env.table.game().state().announced
    assert f"{player} announced {mask}" in text
    assert f' *{player}  6 coins  "{mask}!"' in text
    assert f"> {env.agent_selection}" in text
    image = mascarade_v0.raw_env(render_mode="rgb_array")
    image.reset(seed=1)
    first = image.render()
    image.step(int(image.last()[0]["action_mask"].argmax()))
    assert (image.render() != first).any()
