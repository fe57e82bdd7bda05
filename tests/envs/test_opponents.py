"""Bots in the seats of an environment."""

from __future__ import annotations

from typing import Any

import pytest

from ridotto.envs import mascarade_v0, registry
from ridotto.envs.opponents import BotOpponents


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play with plain rules, which need no compiling."""
    monkeypatch.setattr(registry, "can_jit", lambda: False)


def test_bots_play_the_other_agents() -> None:
    def result(seed: int) -> Any:
        env = mascarade_v0.env(players=4, scenario="4A")
        bots = BotOpponents(env, {f"player_{seat}": "nicoletta" for seat in (1, 2, 3)}, seed)
        env.reset(seed=3)
        for _ in range(1000):
            bots.play()
            assert env.agent_selection == "player_0"
            seen, reward, terminated, *_ = env.last()
            if terminated:
                assert bots.faults == []
                return env.unwrapped.table.history, reward
            env.step(int(seen["action_mask"].argmax()))
        return None

    first = result(1)
    assert first is not None
    assert result(1) == first
    assert result(2) != first


def test_bots_follow_a_restored_game() -> None:
    env = mascarade_v0.env(players=4, scenario="4A")
    bots = BotOpponents(env, dict.fromkeys(env.possible_agents, "nicoletta"))
    env.reset(seed=3)
    saved = env.save()
    bots.play()
    played = env.unwrapped.table.history
    env.restore(saved)
    bots.play()
    assert env.unwrapped.table.history == played
    with pytest.raises(ValueError, match="the agents are player_0"):
        BotOpponents(env, {"player_9": "nicoletta"})
