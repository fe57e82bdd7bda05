"""Any game as a PettingZoo environment in which one agent acts at a time."""

from __future__ import annotations

import json
from collections.abc import Mapping
from copy import deepcopy
from typing import Any, Final, Self

import numpy as np
from gymnasium import spaces
from gymnasium.utils.seeding import np_random
from pettingzoo import AECEnv

from ridotto.envs.layout import Row
from ridotto.envs.picture import as_text
from ridotto.envs.raster import Image, as_image
from ridotto.envs.registry import new_table, picture_of
from ridotto.envs.table import Table, check_seed
from ridotto.envs.version import VERSION
from ridotto.games.setup import MOST_SEED

RENDER_MODES: Final = ("human", "ansi", "rgb_array")

Observation = dict[str, Row]


class GameEnv(AECEnv):  # type: ignore[misc]
    """A game for as many agents as it has players: ``player_0``, ``player_1`` and so on.

    **Arguments**

    ===============  =======================================================================
    ``game``         the name of the game
    ``setup``        its set-up as the referee takes it: ``players``, ``scenario``,
                     ``options`` and so on; whatever it leaves open is drawn at each reset
    ``max_cycles``   the game is truncated after this many decisions (default: never)
    ``render_mode``  ``"human"`` prints the table, ``"ansi"`` returns it as text,
                     ``"rgb_array"`` as a picture
    ===============  =======================================================================

    **Observations** are dicts: ``observation`` is a row of small integers laid out as
    ``table.layout`` says, and ``action_mask`` marks the legal actions. An observation holds what
    the agent may know and nothing else; the mask of an agent who does not decide is all zeros.

    **Actions** are numbered from 0; ``table.action_text(number)`` says what a number means. An
    illegal action raises :exc:`~ridotto.envs.table.IllegalAction` and changes nothing.

    **Rewards** are 0 until the game is over. Then 1 is divided evenly among the winners.

    **Resetting.** ``reset(seed=…)`` decides everything that is drawn, in this game and those after
    it. ``reset(options={"setup": …})`` begins the game of a complete set-up, as
    ``table.setup()`` returns it.

    **Copies.** :meth:`copy` returns an independent environment at the same point, which shares only
    its spaces. :meth:`save` returns the whole environment as bytes, for :meth:`restore`.
    Environments can be pickled.
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
        super().__init__()
        check_arguments(max_cycles, render_mode)
        self._asked = (game, dict(setup or {}), max_cycles, render_mode)
        self.metadata = metadata_of(game, parallel=False)
        self.render_mode = render_mode
        self.table = new_table(game, setup)
        self.possible_agents = agent_names(self.table)
        self._player = {agent: player for player, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: observation_space(self.table) for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(self.table.actions) for agent in self.possible_agents
        }
        self._chance, _ = np_random(None)
        self._limit = max_cycles
        self._decisions = 0
        #: What the selected agent sees, while the game goes on.
        self._seen: Observation | None = None
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    # Games

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; raises :exc:`ValueError` for a seed out of range."""
        self._chance = begin(self.table, self._chance, seed, options)
        self._decisions = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select()
        self._show()

    def _select(self) -> None:
        """Select the agent who decides."""
        player = self.table.to_move()
        self.agent_selection = self.possible_agents[player]
        self._seen = {
            "observation": self.table.observe(player),
            "action_mask": self.table.legal(),
        }

    def step(self, action: int | None) -> None:
        """Carry out the action of the selected agent; None for one whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to choose an action: None is for finished games")
        row, marks = self.table.advance(action)
        self._decisions += 1
        player = self.table.to_move()
        if player >= 0 and self._decisions != self._limit:
            # Nobody has been rewarded yet, so the rewards stay as they are.
            self.agent_selection = self.possible_agents[player]
            self._seen = {"observation": row, "action_mask": marks}
        else:
            self._finish(player < 0)
        if self.render_mode == "human":
            self._show()

    def _finish(self, over: bool) -> None:
        self._seen = None
        self.rewards = dict(zip(self.agents, self.table.returns(), strict=True))
        self._cumulative_rewards = dict(self.rewards)
        ended = dict.fromkeys(self.agents, True)
        if over:
            self.terminations = ended
        else:
            self.truncations = ended
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        """Return what an agent knows, and their legal actions if they decide."""
        if self._seen is not None and agent == self.agent_selection:
            return self._seen
        return {
            "observation": self.table.observe(self._player[agent]),
            "action_mask": np.zeros(self.table.actions, np.int8),
        }

    def last(
        self, observe: bool = True
    ) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """Return what the selected agent sees, and their reward, ends and infos."""
        agent = self.agent_selection
        return (
            (self._seen or self.observe(agent)) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def state(self) -> Row:
        """Return the observations of all players, one after the other."""
        players = range(self.table.players)
        return np.concatenate([self.table.observe(player) for player in players])

    # Copies

    def copy(self) -> Self:
        """Return an independent environment at the same point of the same game."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.table = self.table.copy()
        twin._chance = deepcopy(self._chance)
        twin.agents = self.agents[:]
        for name in _BY_AGENT:
            if name in self.__dict__:
                setattr(twin, name, dict(getattr(self, name)))
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def save(self) -> bytes:
        """Return the whole environment as bytes, for :meth:`restore`."""
        if not hasattr(self, "rewards"):
            raise ValueError("there is nothing to save before the first reset")
        kept = {name: getattr(self, name) for name in ("agents", "agent_selection", *_BY_AGENT)}
        chance = self._chance.bit_generator.state
        whole = {
            "table": self.table.save().decode(),
            "decisions": self._decisions,
            "chance": chance,
            **kept,
        }
        return json.dumps(whole).encode()

    def restore(self, saved: bytes) -> None:
        """Return to a saved point; raises :exc:`ValueError` if the bytes are not one of this game.

        The environment is unchanged then.
        """
        twin = self.copy()
        try:
            whole = json.loads(saved)
            twin.table.restore(whole["table"].encode())
            twin._decisions = int(whole["decisions"])
            twin._chance.bit_generator.state = whole["chance"]
            for name in ("agents", "agent_selection", *_BY_AGENT):
                setattr(twin, name, whole[name])
        except (KeyError, TypeError, AttributeError) as error:
            raise ValueError(f"these bytes are not a saved environment: {error!r}") from None
        twin._seen = None
        if not any(twin.terminations.values()) and not any(twin.truncations.values()):
            twin._select()
        self.__dict__.update(twin.__dict__)

    def __reduce__(self) -> tuple[Any, ...]:
        saved = self.save() if hasattr(self, "rewards") else None
        return _unpickled, (type(self), self._asked, saved)

    @classmethod
    def _made(cls, game: str, setup: dict[str, Any], max_cycles: Any, render_mode: Any) -> Self:
        """Return an environment with these arguments."""
        return cls(game, setup, max_cycles=max_cycles, render_mode=render_mode)

    # For people

    def render(self) -> str | Image | None:
        """Return the table as a spectator sees it, in the form of ``render_mode``."""
        return rendered(self.table, self.render_mode)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def close(self) -> None:
        """Do nothing: an environment holds no resources."""


#: The attributes of an environment that hold one value for each agent.
_BY_AGENT: Final = ("rewards", "_cumulative_rewards", "terminations", "truncations", "infos")


def _unpickled(made: type[GameEnv], asked: tuple[Any, ...], saved: bytes | None) -> GameEnv:
    env = made._made(*asked)
    if saved is not None:
        env.restore(saved)
    return env


def metadata_of(game: str, *, parallel: bool) -> dict[str, Any]:
    """Return what PettingZoo asks about an environment of a game."""
    return {
        "name": f"{game}_v{VERSION}",
        "render_modes": list(RENDER_MODES),
        "render_fps": 2,
        "is_parallelizable": parallel,
    }


def agent_names(table: Table) -> list[str]:
    """Return the names of all agents, by player."""
    return [f"player_{player}" for player in range(table.players)]


def observation_space(table: Table) -> spaces.Dict:
    """Return the space of observations at a table."""
    return spaces.Dict(
        {
            "observation": spaces.Box(table.layout.low(), table.layout.high(), dtype=np.int8),
            "action_mask": spaces.Box(0, 1, (table.actions,), np.int8),
        }
    )


def check_arguments(max_cycles: int | None, render_mode: str | None) -> None:
    """Raise :exc:`ValueError` for arguments that are not valid."""
    if max_cycles is not None and max_cycles < 1:
        raise ValueError(f"max_cycles must be 1 or more, or None, not {max_cycles}")
    if render_mode is not None and render_mode not in RENDER_MODES:
        known = ", ".join(RENDER_MODES)
        raise ValueError(f"render_mode must be one of {known}, or None, not {render_mode!r}")


def begin(
    table: Table, chance: np.random.Generator, seed: int | None, options: dict[str, Any] | None
) -> np.random.Generator:
    """Begin a game as ``reset`` asks for it; return the generator of the games after it.

    Options other than ``setup`` are for other environments, and ignored.
    """
    if seed is None:
        drawn = int(chance.integers(MOST_SEED))
    else:
        drawn = check_seed(seed)
        chance, _ = np_random(drawn)
    setup = (options or {}).get("setup")
    if setup is None:
        table.reset(drawn)
    else:
        table.start(setup)
    return chance


def rendered(table: Table, mode: str | None) -> str | Image | None:
    """Return a table as text or as a picture, or print it; raises :exc:`ValueError`."""
    if mode is None:
        raise ValueError('make the environment with a render_mode, such as "ansi", to render it')
    picture = picture_of(table.game())
    if mode == "rgb_array":
        return as_image(picture)
    text = as_text(picture)
    if mode == "ansi":
        return text
    print(text)
    return None
