"""No interface shows a player what they may not know.

The worlds are those of test_twin_worlds.py. Here the vector environment, the parallel environment,
pictures, compiled play and OpenSpiel's observers are compared.
"""

from __future__ import annotations

import hashlib
import random
from typing import Any

import msgspec
import numpy as np
import pyspiel
import pytest

from envs.spiel_states import FOLLOWERS
from envs.tables import SETUPS, table_of
from envs.test_open_spiel_worlds import SpielWorlds
from envs.test_twin_worlds import WORLDS, TableWorlds, walk_often
from games.two_worlds import Leak, walk
from repetitions import times
from ridotto.envs import loops, play_games
from ridotto.envs.aec import rendered
from ridotto.envs.batch import RulesBatch
from ridotto.envs.open_spiel.observer import Observer
from ridotto.envs.rules_table import RulesTable
from ridotto.envs.simultaneous import SimultaneousEnv
from ridotto.envs.vector import TableVectorEnv
from ridotto.games.game import Game

each = pytest.mark.parametrize("name", WORLDS)
#: Drawing takes much longer than a move, so only some moments are drawn.
PICTURED = 10


def asked_of(game: Game) -> dict[str, Any]:
    setup = msgspec.to_builtins(game.setup)
    return {key: setup[key] for key in setup if key not in ("seed", "deal", "first")}


class FollowingWorlds(TableWorlds):
    """Worlds that an environment follows, one for each game."""

    def __init__(self, worlds: Any) -> None:
        super().__init__(worlds)
        self._envs: dict[int, Any] = {}

    def begin(self, chance: random.Random, viewer: Any) -> tuple[Any, Any]:
        self._envs.clear()
        return super().begin(chance, viewer)

    def table(self, game: Game) -> RulesTable:
        table = self._table(game)
        assert isinstance(table, RulesTable)
        return table


class VectorWorlds(FollowingWorlds):
    """Worlds that are the second of two tables of a vector environment."""

    def sees(self, game: Game, viewer: int) -> dict[str, Any]:
        env, table = self._env(game), self.table(game)
        shown: dict[str, Any] = {}
        for move in game.moves[len(table.history) :]:
            number = table.number(move.action)
            table.act(number)
            actions = env.sample_actions().copy()
            actions[1] = number
            _, rewards, terminations, truncations, infos = env.step(actions)
            shown = {"terminations": terminations[1], "truncations": truncations[1]}
            shown["acted"] = infos["acted"][1]
            if infos["acted"][1] == viewer and not terminations[1]:
                shown["reward"] = rewards[1]
        if not game.over:
            shown["player"] = env._batch.movers[1]
            if shown["player"] == viewer:
                shown["observation"] = env._rows[1]
                shown["mask"] = env._marks[1]
        return {name: np.asarray(value).tolist() for name, value in shown.items()}

    def _env(self, game: Game) -> TableVectorEnv:
        if id(game) not in self._envs:
            env = TableVectorEnv(game.name, 2, asked_of(game), compiled=False)
            env.reset(seed=5)
            batch, table = env._batch, self.table(game)
            assert isinstance(batch, RulesBatch)
            state, memory = table._states[0].copy(), table._memories[0].copy()
            batch._states[1], batch._memories[1] = state, memory
            plan = batch._plan
            batch.movers[1] = plan.rules.loop(loops.show, False)(state, memory, plan.start)
            plan.rules.mark(state, memory, plan.start, plan.writable(batch.marks), 1)
            batch._read_rows()
            self._envs[id(game)] = env
        return self._envs[id(game)]  # type: ignore[no-any-return]


class ParallelWorlds(FollowingWorlds):
    """Worlds that a parallel environment follows, with pictures."""

    def sees(self, game: Game, viewer: int) -> dict[str, Any]:
        env = self._env(game)
        agent = env.possible_agents[viewer]
        shown: dict[str, Any] = {}
        for move in game.moves[len(env.table.history) :]:
            mover = env.possible_agents[env.table.to_move()]
            seen, rewards, terminations, truncations, infos = env.step(
                {mover: env.table.number(move.action)}
            )
            shown = {
                "observation": seen[agent]["observation"].tolist(),
                "mask": seen[agent]["action_mask"].tolist(),
                "terminations": terminations,
                "truncations": truncations,
                "info": infos[agent],
            }
            if not game.over:
                shown["rewards"] = rewards
        if not game.over and len(game.moves) % PICTURED == 0:
            picture = rendered(env.table, "rgb_array")
            assert isinstance(picture, np.ndarray)
            shown["picture"] = hashlib.sha256(picture.tobytes()).hexdigest()
        return shown

    def _env(self, game: Game) -> SimultaneousEnv:
        if id(game) not in self._envs:
            env = SimultaneousEnv(game.name, asked_of(game))
            env.reset(seed=5)
            env.table = self.table(game)
            self._envs[id(game)] = env
        return self._envs[id(game)]  # type: ignore[no-any-return]


@each
def test_two_worlds_look_the_same_at_one_of_many_tables(name: str) -> None:
    worlds, case = WORLDS[name]
    for seed in range(times(2, 30)):
        walk(VectorWorlds(worlds), seed % worlds.players, seed, case.length)


@each
def test_two_worlds_look_the_same_in_parallel_and_in_pictures(name: str) -> None:
    worlds, case = WORLDS[name]
    for seed in range(times(1, 30)):
        walk(ParallelWorlds(worlds), seed % worlds.players, seed, case.length)


def intrigue() -> Any:
    return next(worlds for name, (worlds, _) in WORLDS.items() if "intrigue" in name)


@pytest.mark.parametrize("kind", [VectorWorlds, ParallelWorlds])
def test_a_leak_would_be_found(kind: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first mask on the table takes the place of the viewer's own number."""
    read, observed = RulesBatch._read_rows, SimultaneousEnv._observed

    def leaky_rows(batch: RulesBatch) -> None:
        read(batch)
        batch.rows[:, 0] = [state.masks[0] for state in batch._states]

    def leaky_dict(env: SimultaneousEnv) -> Any:
        seen = observed(env)
        for each in seen.values():
            each["observation"][0] = env.table.game().inner.masks[0]
        return seen

    monkeypatch.setattr(RulesBatch, "_read_rows", leaky_rows)
    monkeypatch.setattr(SimultaneousEnv, "_observed", leaky_dict)
    with pytest.raises(Leak, match="observation"):
        walk_often(kind(intrigue()))


@pytest.mark.parametrize("name", ["4B", "intrigue", "two at the ball"])
def test_a_policy_is_shown_what_a_table_shows(name: str) -> None:
    """Tables show the same in two worlds, so policies see no more than they may."""
    game, setup = SETUPS[name]
    shown: list[tuple[Any, Any, int]] = []

    def recording(observation: Any, mask: Any, chance: int) -> int:
        legal = np.flatnonzero(mask)
        action = int(legal[chance % len(legal)])
        shown.append((observation.copy(), mask.copy(), action))
        return action

    played = play_games(game, recording, 1, setup=setup, seed=21, compiled=False, max_cycles=200)
    table = table_of(name)
    table.reset(21)
    for row, mask, action in shown:
        assert np.array_equal(row, table.observe(table.to_move()))
        assert np.array_equal(mask, table.legal())
        table.act(action)
    assert len(table.history) == played.lengths[0]
    assert table.over != played.truncated[0]


PRIVATE = pyspiel.PrivateInfoType
OBSERVERS = {
    f"{'public' if public else ''} {private.name} {'recalls' if recalls else 'now'}": (
        pyspiel.IIGObservationType(public_info=public, perfect_recall=recalls, private_info=private)
    )
    for public in (True, False)
    for private in (PRIVATE.NONE, PRIVATE.SINGLE_PLAYER)
    for recalls in (True, False)
}


class ObserverWorlds(SpielWorlds):
    """Worlds that all of OpenSpiel's observers watch."""

    def sees(self, game: Game, viewer: int) -> dict[str, Any]:
        if id(game) not in self._followers:
            self._followers[id(game)] = FOLLOWERS[game.name](game)
        state = self._followers[id(game)].follow(game)
        shown: dict[str, Any] = {}
        for name, kind in OBSERVERS.items():
            observer = Observer(state.position.variant, kind)
            shown[name] = observer.string_from(state, viewer)
            observer.set_from(state, viewer)
            if observer.tensor is not None:
                shown[f"{name} tensor"] = np.flatnonzero(observer.tensor).tolist()
        if game.over:
            # Everything is open then.
            return {}
        return shown


@each
def test_two_worlds_look_the_same_to_all_observers(name: str) -> None:
    worlds, case = WORLDS[name]
    for seed in range(times(1, 30)):
        walk(ObserverWorlds(worlds), seed % worlds.players, seed, case.length)
