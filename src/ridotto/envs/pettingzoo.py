"""PettingZoo environments of any installed game.

The games with a versioned module of their own are best made there; this module makes the same ones
by name, and those of games from other packages.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Self

from pettingzoo.utils import wrappers

from ridotto.envs.aec import GameEnv
from ridotto.envs.simultaneous import SimultaneousEnv

#: The reward of an illegal action in :func:`env`, which ends the game.
ILLEGAL_REWARD = -1.0


class _Direct(wrappers.BaseWrapper):  # type: ignore[misc]
    """Read what wrappers leave alone from the environment itself, not through every wrapper."""

    def __init__(self, env: Any) -> None:
        super().__init__(env)
        self._raw: GameEnv = env.unwrapped

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_") and name != "_cumulative_rewards":
            raise AttributeError(f"{name} is private")
        return getattr(self._raw, name)

    @property
    def unwrapped(self) -> GameEnv:
        return self._raw

    def observation_space(self, agent: str) -> Any:
        return self._raw.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self._raw.action_spaces[agent]


class _Judged(wrappers.TerminateIllegalWrapper, _Direct):  # type: ignore[misc]
    """End the game at an illegal action."""


class _Bounded(wrappers.AssertOutOfBoundsWrapper, _Direct):  # type: ignore[misc]
    """Refuse an action that is not one of the space."""


class CheckedEnv(wrappers.OrderEnforcingWrapper, _Direct):  # type: ignore[misc]
    """An environment in PettingZoo's usual wrappers.

    An illegal action ends the game and costs one point; an action outside the space, or a call in
    the wrong order, is an error.
    """

    def __init__(self, env: GameEnv) -> None:
        """Wrap an environment."""
        judged = _Judged(env, illegal_reward=ILLEGAL_REWARD)  # type: ignore[call-arg]
        super().__init__(_Bounded(judged))

    def copy(self) -> Self:
        """Return an independent environment at the same point of the same game."""
        return deepcopy(self)

    def save(self) -> bytes:
        """Return the whole environment as bytes, for :meth:`restore`."""
        return self.unwrapped.save()

    def restore(self, saved: bytes) -> None:
        """Return to a saved point; raises :exc:`ValueError`."""
        self.unwrapped.restore(saved)
        self._has_reset = self._has_updated = True
        inner = self.env.env
        # The wrapper would judge the next action by the mask from before.
        inner._prev_obs = inner._prev_info = None
        inner._terminated = False

    def __str__(self) -> str:
        return str(self.unwrapped)


def raw_env(
    game: str, *, max_cycles: int | None = None, render_mode: str | None = None, **setup: Any
) -> GameEnv:
    """Return an environment of a game without wrappers, with ``players`` and so on as set-up."""
    return GameEnv(game, setup, max_cycles=max_cycles, render_mode=render_mode)


def env(
    game: str, *, max_cycles: int | None = None, render_mode: str | None = None, **setup: Any
) -> CheckedEnv:
    """Return an environment of a game in PettingZoo's usual wrappers."""
    return CheckedEnv(raw_env(game, max_cycles=max_cycles, render_mode=render_mode, **setup))


def parallel_env(
    game: str, *, max_cycles: int | None = None, render_mode: str | None = None, **setup: Any
) -> SimultaneousEnv:
    """Return an environment of a game in which all agents name an action at every step."""
    return SimultaneousEnv(game, setup, max_cycles=max_cycles, render_mode=render_mode)
