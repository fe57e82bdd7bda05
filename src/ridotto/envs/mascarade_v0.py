"""Mascarade as a PettingZoo environment: hidden masks, bluffs and challenges for 4 to 12.

========================  ==========================================================
import                    ``from ridotto.envs import mascarade_v0``
agents                    ``player_0`` to ``player_11``, as many as ``players``
actions                   discrete; docs/actions.md lists every number
observations              a dict of ``observation`` and ``action_mask``, both ``int8``
rewards                   1 at the end, divided evenly among the winners
parallel                  no; ``parallel_env`` lets all agents name an action
========================  ==========================================================

.. code-block:: python

    from ridotto.envs import mascarade_v0

    env = mascarade_v0.env(players=8, scenario="8A", render_mode="ansi")
    env.reset(seed=42)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        done = termination or truncation
        action = None if done else env.action_space(agent).sample(observation["action_mask"])
        env.step(action)

Keyword arguments are the set-up of the referee, with the same defaults: ``players`` (default: 6),
``scenario`` (default: the first printed sheet for that number of players), ``options``, ``first``,
``deal``, ``coins`` and ``court``; and ``max_cycles`` and ``render_mode``
(:class:`~ridotto.envs.aec.GameEnv`). Peeking, which answers no question, is not possible.

**Version 0**: docs/environments.md has the layout of observations, docs/actions.md the numbers of
actions. A change of either makes a new version.
"""

from __future__ import annotations

from functools import partial

from ridotto.envs import pettingzoo

raw_env = partial(pettingzoo.raw_env, "mascarade")
env = partial(pettingzoo.env, "mascarade")
parallel_env = partial(pettingzoo.parallel_env, "mascarade")
