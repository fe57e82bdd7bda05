"""A table of any game, played through its :class:`~ridotto.games.game.Game`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self

import msgspec
import numpy as np

from ridotto.envs.enumeration import all_actions
from ridotto.envs.layout import Row
from ridotto.envs.reading import Reader
from ridotto.envs.table import Table, check_player, check_seed, illegal
from ridotto.games.errors import bad_setup
from ridotto.games.game import Game
from ridotto.games.registry import kind


class GameTable(Table):
    """A table for games without environments of their own: complete, but slow.

    Actions are numbered as :func:`~ridotto.envs.enumeration.all_actions` lists them; observations
    are read from the public state, the player's private data and their last events
    (:class:`~ridotto.envs.reading.Reader`).
    """

    def __init__(self, name: str, asked: Mapping[str, Any]) -> None:
        """Lay a table; raises :exc:`Refusal` (``bad-setup``)."""
        self._kind = kind(name)
        self._asked = dict(asked)
        self._game = self._kind.new(self._asked)
        self.name = name
        self.players = self._game.players
        self._actions: Sequence[Any] = all_actions(self._kind, self.players)
        self._numbers = {action: number for number, action in enumerate(self._actions)}
        self.actions = len(self._actions)
        self._reader = Reader(self._kind, self._game)
        self.layout = self._reader.layout
        self.history = []

    # Games

    def reset(self, seed: int) -> None:
        """Deal a new game."""
        self._begin(self._kind.new({**self._asked, "seed": check_seed(seed)}))

    def start(self, setup: Mapping[str, Any]) -> None:
        """Begin the game of a complete set-up."""
        game = self._kind.new(dict(setup))
        if game.players != self.players:
            raise bad_setup(f"this table has {self.players} players, not {game.players}")
        self._begin(game)

    def _begin(self, game: Game) -> None:
        self._game = game
        self.history = []

    def setup(self) -> dict[str, Any]:
        """Return the complete set-up of the current game."""
        data: dict[str, Any] = msgspec.to_builtins(self._game.setup)
        return data

    # The current game

    def to_move(self) -> int:
        """Return the player who decides; -1 when the game is over."""
        decider = self._game.decider
        return -1 if decider is None else decider

    def legal(self, out: Row | None = None) -> Row:
        """Return a mask of the legal actions."""
        marks = np.empty(self.actions, np.int8) if out is None else out
        marks[:] = 0
        for action in self._game.legal():
            marks[self._number(action)] = 1
        return marks

    def act(self, action: int) -> None:
        """Carry out an action."""
        decider = self._game.decider
        if decider is None or not 0 <= action < self.actions:
            raise illegal(self, action)
        typed = self._actions[action]
        if not self._game.can_act(decider, typed):
            raise illegal(self, action)
        self._game.act_verified(decider, typed)
        self.history.append(int(action))

    def observe(self, player: int, out: Row | None = None) -> Row:
        """Return what a player knows."""
        check_player(player, self.players)
        row = np.empty(self.layout.size, np.int8) if out is None else out
        row[:] = self._reader.read(self._game, player)
        return row

    def returns(self) -> tuple[float, ...]:
        """Return the reward of each player for the whole game so far."""
        winners = self._game.winners
        return tuple(float(p in winners) / max(len(winners), 1) for p in range(self.players))

    # Copies

    def copy(self) -> Self:
        """Return an independent table at the same point of the same game."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._game = self._game.copy()
        twin.history = self.history[:]
        return twin

    def _become(self, other: Self) -> None:
        self.__dict__.update(other.__dict__)

    # For people

    def action(self, number: int) -> Any:
        """Return an action as the game's own type."""
        if not 0 <= number < self.actions:
            raise IndexError(f"there is no action {number}: actions are 0 to {self.actions - 1}")
        return self._actions[number]

    def number(self, action: Any) -> int:
        """Return the number of an action."""
        return self._number(action)

    def _number(self, action: Any) -> int:
        try:
            return self._numbers[action]
        except KeyError:
            raise LookupError(
                f"{action} has no number: the descriptor of {self.name} needs all_actions()"
            ) from None

    def game(self) -> Game:
        """Return the current game."""
        return self._game
