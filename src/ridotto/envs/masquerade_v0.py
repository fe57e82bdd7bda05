"""Masquerade as a PettingZoo environment: Dancers, Spells and a hidden Mask for 2 to 5.

========================  ==========================================================
import                    ``from ridotto.envs import masquerade_v0``
agents                    ``player_0`` to ``player_4``, as many as ``players``
actions                   discrete; ``raw_env().table.action_text(number)`` tells them
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

**Version 0**: docs/environments.md has the layout of observations and the numbers of actions. A
change of either makes a new version.
"""

from __future__ import annotations

from functools import partial

from ridotto.envs import pettingzoo

raw_env = partial(pettingzoo.raw_env, "masquerade")
env = partial(pettingzoo.env, "masquerade")
parallel_env = partial(pettingzoo.parallel_env, "masquerade")
