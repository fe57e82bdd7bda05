"""Parallel environments are copied, saved, restored and pickled at any point of a game."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable
from typing import Any

import pytest

from ridotto.envs import mascarade_v0


def parallel_restored(env: Any) -> Any:
    other = mascarade_v0.parallel_env(players=5)
    other.restore(env.save())
    return other


@pytest.mark.parametrize("decisions", [0, 25, 10_000])
@pytest.mark.parametrize(
    "copied",
    [
        copy.deepcopy,
        lambda env: env.copy(),
        parallel_restored,
        lambda env: pickle.loads(pickle.dumps(env)),
    ],
    ids=["deepcopy", "copy", "restore", "pickle"],
)
def test_copies_of_a_parallel_environment_go_on_alike_and_alone(
    copied: Callable[[Any], Any], decisions: int
) -> None:
    env = mascarade_v0.parallel_env(players=5)
    assert pickle.loads(pickle.dumps(env)).agents == []
    env.reset(seed=4)
    play_in_parallel(env, decisions, 1)
    twin = copied(env)
    assert twin.agents == env.agents
    before = env.save()
    rest = play_in_parallel(twin, 10_000, 3)
    assert env.save() == before
    assert play_in_parallel(env, 10_000, 3) == rest
    env.reset()
    twin.reset()
    assert env.table == twin.table


def play_in_parallel(env: Any, decisions: int, seed: int) -> list[Any]:
    """Let all agents name random actions; return everything that was returned."""
    chance = random.Random(seed)
    told = []
    for _ in range(decisions):
        if not env.agents:
            break
        actions = {agent: chance.randrange(env.table.actions) for agent in env.agents}
        seen, *rest = env.step(actions)
        told.append(({agent: row["observation"].tolist() for agent, row in seen.items()}, rest))
    return told


@pytest.mark.parametrize("saved", [b"", b"{}", b"[]", b'{"table":"{}"}'])
def test_bytes_that_are_no_parallel_environment_are_refused(saved: bytes) -> None:
    env = mascarade_v0.parallel_env(players=4)
    with pytest.raises(ValueError, match="nothing to save before"):
        env.save()
    env.reset(seed=1)
    before = env.save()
    with pytest.raises(ValueError, match=r"."):
        env.restore(saved)
    assert env.save() == before
