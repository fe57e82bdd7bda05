"""One table of a game, for programs that learn or search."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, Self

import msgspec
import numpy as np

from ridotto.envs.layout import Layout, Row
from ridotto.games.game import Game
from ridotto.games.registry import kind
from ridotto.games.setup import MOST_SEED


class IllegalAction(ValueError):
    """Raised for an action that is not legal now; nothing has changed."""


class Saved(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A saved table: its game from the deal on."""

    game: str
    setup: dict[str, Any]
    actions: tuple[int, ...]


class Table(ABC):
    """A table at which one game after the other is played, by numbers.

    :func:`~ridotto.envs.registry.new_table` lays one.

    Players are numbered from 0, actions from 0 to ``actions`` - 1. The number of an action is the
    same at every table of a game. A new table waits for :meth:`reset` or :meth:`start`.

    ===================  ===========================================================
    ``name``             the game
    ``players``          the number of players
    ``actions``          the number of actions; a mask has one mark for each
    ``layout``           the blocks of an observation
    ``history``          the actions of the current game so far
    ===================  ===========================================================

    Observations hold what a player may know, and nothing else: the public state, and what the
    player has seen, as far as it fits into numbers from -128 to 127. A copy of a table goes its own
    way; two tables are equal if the same game has been played at both so far. Tables can be
    pickled.
    """

    #: Lays another table with the same set-up.
    made: Callable[[], Table]

    name: str
    players: int
    actions: int
    layout: Layout
    history: list[int]

    # Games

    @abstractmethod
    def reset(self, seed: int) -> None:
        """Deal a new game; the seed, from 0 to 2**63 - 1, decides everything that is drawn."""

    @abstractmethod
    def start(self, setup: Mapping[str, Any]) -> None:
        """Begin the game of a complete set-up, as :meth:`setup` returns it.

        Its players and cards must be those of this table. Raises
        :exc:`~ridotto.games.errors.Refusal` (``bad-setup``).
        """

    @abstractmethod
    def setup(self) -> dict[str, Any]:
        """Return the complete set-up of the current game, with the deal, as plain data."""

    # The current game

    @abstractmethod
    def to_move(self) -> int:
        """Return the player who decides; -1 when the game is over."""

    @abstractmethod
    def legal(self, out: Row | None = None) -> Row:
        """Return a mask of the legal actions of the player who decides: 1 for each of them.

        The mask is written into ``out`` if given.
        """

    @abstractmethod
    def act(self, action: int) -> None:
        """Carry out an action of the player who decides; raises :exc:`IllegalAction`."""

    def advance(self, action: int) -> tuple[Row, Row]:
        """Carry out an action; return what the next player knows, and their legal actions.

        Both are zeros when the game is over. Raises :exc:`IllegalAction`.
        """
        self.act(action)
        player = self.to_move()
        if player < 0:
            return np.zeros(self.layout.size, np.int8), np.zeros(self.actions, np.int8)
        return self.observe(player), self.legal()

    @abstractmethod
    def observe(self, player: int, out: Row | None = None) -> Row:
        """Return what a player knows, laid out as ``layout`` says, at any point of the game.

        The observation is written into ``out`` if given.
        """

    @abstractmethod
    def returns(self) -> tuple[float, ...]:
        """Return the reward of each player for the whole game so far.

        It is 0 for all until the game is over. Then 1 is divided evenly among the winners, and the
        others have 0.
        """

    def legal_actions(self) -> list[int]:
        """Return the legal actions of the player who decides, in ascending order."""
        found: list[int] = np.flatnonzero(self.legal()).tolist()
        return found

    @property
    def over(self) -> bool:
        """Return whether the game has ended."""
        return self.to_move() < 0

    # Copies

    @abstractmethod
    def copy(self) -> Self:
        """Return an independent table at the same point of the same game."""

    def save(self) -> bytes:
        """Return the current game as bytes, for :meth:`restore`."""
        return msgspec.json.encode(Saved(self.name, self.setup(), tuple(self.history)))

    def restore(self, saved: bytes) -> None:
        """Return to a saved game; raises :exc:`ValueError` if the bytes are not one of this game.

        The table is unchanged then.
        """
        try:
            found = msgspec.json.decode(saved, type=Saved)
        except msgspec.DecodeError as error:
            raise ValueError(f"these bytes are not a saved table: {error}") from None
        if found.game != self.name:
            raise ValueError(f"the saved game is {found.game}, not {self.name}")
        played = self.copy()
        played.start(found.setup)
        for action in found.actions:
            played.act(action)
        self._become(played)

    @abstractmethod
    def _become(self, other: Self) -> None:
        """Take over the game of another table, which is not used again."""

    def __reduce__(self) -> tuple[Any, ...]:
        waiting = self.over and not self.history
        return _unpickled, (self.made, None if waiting else self.save())

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Table) or type(other) is not type(self):
            return NotImplemented
        return self.history == other.history and self.setup() == other.setup()

    __hash__ = None  # type: ignore[assignment]

    # For people

    @abstractmethod
    def action(self, number: int) -> Any:
        """Return what an action means in the current decision, as the game's own type.

        Raises :exc:`IndexError` for a number that stands for no action at this table.
        """

    def action_text(self, number: int) -> str:
        """Return an action as the referee writes it; raises :exc:`IndexError`."""
        return msgspec.json.encode(self.action(number)).decode()

    @abstractmethod
    def number(self, action: Any) -> int:
        """Return the number of an action of the game's own type; raises :exc:`KeyError`."""

    @abstractmethod
    def game(self) -> Game:
        """Return the current game: typed events, views and texts.

        It is this table's own; do not act in it, or act in a copy.
        """

    def __repr__(self) -> str:
        if self.over:
            return f"<{self.name}, {self.players} players, over after {len(self.history)} actions>"
        return (
            f"<{self.name}, {self.players} players, {len(self.history)} actions, "
            f"player {self.to_move()} to move>"
        )


def _unpickled(made: Callable[[], Table], saved: bytes | None) -> Table:
    table = made()
    if saved is not None:
        table.restore(saved)
    return table


def check_seed(seed: int) -> int:
    """Return a seed as a plain integer; raises :exc:`ValueError` if it is out of range."""
    number = int(seed)
    if not 0 <= number <= MOST_SEED:
        raise ValueError(f"seed must be a whole number, 0 to {MOST_SEED}, not {seed}")
    return number


def check_player(player: int, players: int) -> None:
    """Raise :exc:`ValueError` for a player who is not at the table."""
    if not 0 <= player < players:
        raise ValueError(f"there is no player {player}: players are 0 to {players - 1}")


def illegal(table: Table, action: int) -> IllegalAction:
    """Return the error for an action that is not legal now."""
    if table.over:
        return IllegalAction("the game is over; nobody acts any more")
    if not 0 <= action < table.actions:
        return IllegalAction(f"there is no action {action}: actions are 0 to {table.actions - 1}")
    legal = table.legal_actions()
    try:
        meant = f"action {action} ({table.action_text(action)})"
    except IndexError:
        meant = f"action {action}"
    named = ", ".join(f"{number} {table.action_text(number)}" for number in legal[:6])
    more = f" and {len(legal) - 6} more" if len(legal) > 6 else ""
    return IllegalAction(
        f"{meant} is not legal for player {table.to_move()} now; legal are {named}{more}"
    )


def asked_setup(game: str, asked: Mapping[str, Any]) -> dict[str, Any]:
    """Return a set-up with a default for players and scenario if they are omitted.

    The number of players follows from the scenario, if there is one.
    """
    described = kind(game)
    setup = dict(asked)
    if "players" not in setup:
        players = described.players_of(setup)
        setup["players"] = described.warm_up["players"] if players is None else players
    if described.scenarios is not None and "scenario" not in setup:
        setup["scenario"] = described.scenarios.default(setup["players"])
    return setup
