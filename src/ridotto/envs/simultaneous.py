"""Any game as a PettingZoo environment in which all agents name an action at every step."""

from __future__ import annotations

import json
from collections.abc import Mapping
from copy import deepcopy
from typing import Any, Self

import numpy as np
from gymnasium import spaces
from gymnasium.utils.seeding import np_random
from pettingzoo import ParallelEnv

from ridotto.envs.aec import (
    Observation,
    agent_names,
    begin,
    check_arguments,
    metadata_of,
    observation_space,
    rendered,
)
from ridotto.envs.raster import Image
from ridotto.envs.registry import new_table
from ridotto.games.registry import kind

Step = tuple[
    dict[str, Observation],
    dict[str, float],
    dict[str, bool],
    dict[str, bool],
    dict[str, dict[str, Any]],
]


class SimultaneousEnv(ParallelEnv):  # type: ignore[misc]
    """A game for libraries that know only the parallel interface of PettingZoo.

    At every step all agents observe and name an action, but only that of the agent who decides
    counts: the agent whose ``action_mask`` is not all zeros. If it is missing or illegal, the
    game's safe action is taken instead, as for programs that answer wrongly. Everything else is
    as in :class:`~ridotto.envs.aec.GameEnv`, which is faster. :meth:`copy`, :meth:`save` and
    :meth:`restore` work as there, and environments can be pickled.
    """

    def __init__(
        self,
        game: str,
        setup: Mapping[str, Any] | None = None,
        *,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Lay a table; raises :exc:`Refusal` for a bad set-up and :exc:`ValueError`."""
        check_arguments(max_cycles, render_mode)
        self._asked = (game, dict(setup or {}), max_cycles, render_mode)
        self.metadata = metadata_of(game, parallel=True)
        self.render_mode = render_mode
        self.table = new_table(game, setup)
        self.possible_agents = agent_names(self.table)
        self.agents: list[str] = []
        self.observation_spaces = {
            agent: observation_space(self.table) for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(self.table.actions) for agent in self.possible_agents
        }
        self._kind = kind(game)
        self._chance, _ = np_random(None)
        self._limit = max_cycles

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deal a new game; return what each agent observes, and infos."""
        self._chance = begin(self.table, self._chance, seed, options)
        self.agents = self.possible_agents[:]
        return self._observed(), {agent: {} for agent in self.agents}

    def _observed(self) -> dict[str, Observation]:
        decider = self.table.to_move()
        nothing = np.zeros(self.table.actions, np.int8)
        return {
            agent: {
                "observation": self.table.observe(player),
                "action_mask": self.table.legal() if player == decider else nothing.copy(),
            }
            for player, agent in enumerate(self.possible_agents)
        }

    def step(self, actions: Mapping[str, int]) -> Step:
        """Carry out the action of the agent who decides."""
        if not self.agents:
            raise ValueError("the game is over: call reset")
        named = actions.get(self.possible_agents[self.table.to_move()])
        self.table.act(self._legal(named))
        over = self.table.over
        cut = not over and len(self.table.history) == self._limit
        agents = self.agents
        result: Step = (
            self._observed(),
            dict(zip(agents, self.table.returns(), strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            {agent: {} for agent in agents},
        )
        if over or cut:
            self.agents = []
        return result

    def _legal(self, action: int | None) -> int:
        marks = self.table.legal()
        if action is not None and 0 <= action < len(marks) and marks[action]:
            return int(action)
        legal = [self.table.action(int(number)) for number in np.flatnonzero(marks)]
        return self.table.number(self._kind.safe_action(legal))

    # Copies

    def copy(self) -> Self:
        """Return an independent environment at the same point of the same game."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.table = self.table.copy()
        twin._chance = deepcopy(self._chance)
        twin.agents = self.agents[:]
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def save(self) -> bytes:
        """Return the whole environment as bytes, for :meth:`restore`."""
        if self._waiting():
            raise ValueError("there is nothing to save before the first reset")
        whole = {
            "table": self.table.save().decode(),
            "chance": self._chance.bit_generator.state,
            "agents": self.agents,
        }
        return json.dumps(whole).encode()

    def _waiting(self) -> bool:
        return not self.agents and not self.table.history

    def restore(self, saved: bytes) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Return to a saved point, and what :meth:`reset` would return there.

        Raises :exc:`ValueError` if the bytes are not an environment of this game; nothing has
        changed then.
        """
        twin = self.copy()
        try:
            whole = json.loads(saved)
            twin.table.restore(whole["table"].encode())
            twin._chance.bit_generator.state = whole["chance"]
            twin.agents = list(whole["agents"])
        except (KeyError, TypeError, AttributeError) as error:
            raise ValueError(f"these bytes are not a saved environment: {error!r}") from None
        self.__dict__.update(twin.__dict__)
        return self._observed(), {agent: {} for agent in self.agents}

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickled, (type(self), self._asked, None if self._waiting() else self.save())

    # For people

    def render(self) -> str | Image | None:
        """Return the table as a spectator sees it, in the form of ``render_mode``."""
        return rendered(self.table, self.render_mode)

    def close(self) -> None:
        """Do nothing: an environment holds no resources."""


def _unpickled(
    made: type[SimultaneousEnv], asked: tuple[Any, ...], saved: bytes | None
) -> SimultaneousEnv:
    game, setup, max_cycles, render_mode = asked
    env = made(game, setup, max_cycles=max_cycles, render_mode=render_mode)
    if saved is not None:
        env.restore(saved)
    return env
