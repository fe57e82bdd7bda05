"""Bots in the seats of a PettingZoo environment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ridotto.envs.aec import GameEnv
from ridotto.games.game import Game
from ridotto.minds.mind import Mind
from ridotto.minds.registry import find
from ridotto.minds.seating import Fault, Seating, draw_seed


class BotOpponents:
    """Bots that play for some agents of an environment, whether it is wrapped or not.

    .. code-block:: python

        env = pettingzoo.env(game, players=2)
        bots = BotOpponents(env, {"player_1": "name of a bot"})
        env.reset(seed=1)
        bots.play()  # until player_0 has to decide, or is done

    ``ridotto minds`` lists the bots. They sit where people sit: each gets the events that its seat
    may see, and the legal actions. The same seed of the environment and the same seed here give the
    same games.
    """

    def __init__(self, env: Any, bots: Mapping[str, str | Mind], seed: int = 0) -> None:
        """Seat bots by agent, each given by name or as a mind; raises :exc:`ValueError`."""
        raw: GameEnv = env.unwrapped
        unknown = sorted(set(bots) - set(raw.possible_agents))
        if unknown:
            known = ", ".join(raw.possible_agents)
            raise ValueError(f"there is no agent {', '.join(unknown)}; the agents are {known}")
        self._env = env
        self._raw = raw
        self._seed = seed
        self._minds = {
            raw.possible_agents.index(agent): self._mind(bot) for agent, bot in bots.items()
        }
        self._game: Game | None = None
        self._seating: Seating | None = None

    def _mind(self, bot: str | Mind) -> Mind:
        return find(bot, self._raw.table.name).make() if isinstance(bot, str) else bot

    def play(self) -> None:
        """Let the bots act until an agent without one is selected, or all games are over."""
        while self._env.agents and self._player() in self._minds:
            agent = self._env.agent_selection
            done = self._raw.terminations[agent] or self._raw.truncations[agent]
            self._env.step(None if done else self.choose())

    def choose(self) -> int:
        """Return the action that the bot of the selected agent chooses."""
        return self._raw.table.number(self._followed().decide())

    @property
    def faults(self) -> list[Fault]:
        """Return the failures of the bots in this game."""
        return [] if self._seating is None else self._seating.faults

    def _player(self) -> int:
        return self._raw.possible_agents.index(self._env.agent_selection)

    def _followed(self) -> Seating:
        """Return the seating at the current game, which is a new one after a reset."""
        game = self._raw.table.game()
        if self._seating is None or game is not self._game:
            drawn = (self._seed, game.setup.seed)
            seeds = {player: draw_seed("mind", *drawn, player) for player in self._minds}
            self._game, self._seating = game, Seating(game, self._minds, seeds, None)
        return self._seating
