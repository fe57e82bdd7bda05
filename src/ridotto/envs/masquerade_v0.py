"""Masquerade as a PettingZoo environment: Dancers, Spells and a hidden Mask for 2 to 5.

========================  ==========================================================
import                    ``from ridotto.envs import masquerade_v0``
agents                    ``player_0`` to ``player_4``, as many as ``players``
actions                   discrete; docs/actions.md lists every number
observations              a dict of ``observation`` and ``action_mask``, both ``int8``
rewards                   1 at the end, divided evenly among the winners
parallel                  no; ``parallel_env`` lets all agents name an action
========================  ==========================================================

.. code-block:: python

    from ridotto.envs import masquerade_v0

    env = masquerade_v0.env(players=3, render_mode="ansi")
    env.reset(seed=42)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        done = termination or truncation
        action = None if done else env.action_space(agent).sample(observation["action_mask"])
        env.step(action)

Keyword arguments are the set-up of the referee, with the same defaults: ``players`` (default: 3),
``deck``, ``options`` and ``deal``; and ``max_cycles`` and ``render_mode``
(:class:`~ridotto.envs.aec.GameEnv`).

**Version 0**: docs/environments.md has the layout of observations, docs/actions.md the numbers of
actions. A change of either makes a new version.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypedDict, Unpack

from ridotto.envs import pettingzoo
from ridotto.envs.aec import GameEnv
from ridotto.envs.pettingzoo import CheckedEnv
from ridotto.envs.simultaneous import SimultaneousEnv
from ridotto.games.api import MasqueradeDeal, MasqueradeOptions


class Setup(TypedDict, total=False):
    """The set-up of an environment; whatever it leaves open is drawn at each reset."""

    players: int
    deck: str | Mapping[str, Any]
    options: MasqueradeOptions
    deal: MasqueradeDeal


def raw_env(
    *, max_cycles: int | None = None, render_mode: str | None = None, **setup: Unpack[Setup]
) -> GameEnv:
    """Return an environment without wrappers: fast, and an illegal action is an error.

    Raises :exc:`~ridotto.games.errors.Refusal` (``bad-setup``) and :exc:`ValueError`.
    """
    return pettingzoo.raw_env("masquerade", max_cycles=max_cycles, render_mode=render_mode, **setup)


def env(
    *, max_cycles: int | None = None, render_mode: str | None = None, **setup: Unpack[Setup]
) -> CheckedEnv:
    """Return an environment in PettingZoo's usual wrappers; an illegal action ends the game.

    Raises :exc:`~ridotto.games.errors.Refusal` (``bad-setup``) and :exc:`ValueError`.
    """
    return pettingzoo.env("masquerade", max_cycles=max_cycles, render_mode=render_mode, **setup)


def parallel_env(
    *, max_cycles: int | None = None, render_mode: str | None = None, **setup: Unpack[Setup]
) -> SimultaneousEnv:
    """Return an environment in which all agents name an action at every step.

    Raises :exc:`~ridotto.games.errors.Refusal` (``bad-setup``) and :exc:`ValueError`.
    """
    return pettingzoo.parallel_env(
        "masquerade", max_cycles=max_cycles, render_mode=render_mode, **setup
    )
