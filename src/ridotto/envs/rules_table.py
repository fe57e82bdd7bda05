"""A table on the rules of a game, compiled if possible."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Self

import numpy as np

from ridotto.envs import loops
from ridotto.envs.layout import Row
from ridotto.envs.plan import Loop, Plan, Rules
from ridotto.envs.table import Table, check_player, check_seed, illegal
from ridotto.games.game import Game
from ridotto.games.registry import kind
from ridotto.rules.chance import stream
from ridotto.rules.fields import Fields


class _Calls:
    """The loops over one table."""

    def __init__(self, rules: Rules, compiled: bool) -> None:
        def loop(law: Loop) -> Loop:
            return rules.loop(law, compiled)

        self.begin = loop(loops.begin_one)
        self.learn = loop(loops.learn_one)
        self.act = loop(loops.act_one)
        self.advance = loop(loops.advance_one)
        self.observe = loop(loops.observe_one)
        self.mark = loop(loops.mark_one)
        self.share = loop(loops.share_one)


@cache
def _calls(rules: Rules, compiled: bool) -> _Calls:
    return _Calls(rules, compiled)


class RulesTable(Table):
    """A table whose state is an object in plain Python, and a NumPy record with compiled rules."""

    def __init__(self, plan: Plan, compiled: bool) -> None:
        """Lay a table of this plan."""
        self._plan = plan
        self._compiled = compiled
        self._call = _calls(plan.rules, compiled)
        self.name = plan.game
        self.players = plan.players
        self.actions = plan.actions.size
        self.layout = plan.layout
        self._start = self._held(plan.start)
        self._states = self._held(plan.state)
        self._memories = self._held(plan.memory)
        self._lay_marks(np.zeros((1, self.actions), np.int8))
        self._dealt = self._states
        self._seed = 0
        self._mover = -1
        self.history = []
        self._game: Game | None = None

    def _lay_marks(self, marks: Row) -> None:
        """Keep marks, and the view through which the rules write them."""
        self._marks = marks
        self._written_marks = self._plan.writable(marks)

    def _held(self, fields: Fields) -> Any:
        """Return an array of one record, or a list of one object."""
        return fields.packed() if self._compiled else [fields.copy()]

    def _copied(self, held: Any) -> Any:
        if not self._compiled:
            return [held[0].copy()]
        # NumPy copies records field by field, which takes ten times as long as copying bytes.
        return held.view(np.uint8).copy().view(held.dtype)

    # Games

    def reset(self, seed: int) -> None:
        """Deal a new game."""
        self._seed = check_seed(seed)
        chance = stream(self._seed, 0)
        self._mover = int(self._call.begin(self._states, self._memories, self._start, chance))
        self._begun()

    def start(self, setup: Mapping[str, Any]) -> None:
        """Begin the game of a complete set-up."""
        state = self._plan.lay(setup)
        self._seed = setup.get("seed", 0)
        self._states = self._held(state)
        self._mover = int(self._call.learn(self._states, self._memories, self._start))
        self._begun()

    def _begun(self) -> None:
        self._dealt = self._copied(self._states)
        self.history = []
        self._game = None

    def setup(self) -> dict[str, Any]:
        """Return the complete set-up of the current game."""
        dealt = self._dealt[0]
        if self._compiled:
            dealt = type(self._plan.state).unpacked(dealt)
        return self._plan.setup_of(dealt, self._seed)

    # The current game

    def to_move(self) -> int:
        """Return the player who decides; -1 when the game is over."""
        return self._mover

    def legal(self, out: Row | None = None) -> Row:
        """Return a mask of the legal actions."""
        self._call.mark(self._states, self._memories, self._start, self._written_marks)
        if out is None:
            copied: Row = self._marks[0].copy()
            return copied
        out[:] = self._marks[0]
        return out

    def act(self, action: int) -> None:
        """Carry out an action."""
        number = int(action)
        moved = self._call.act(self._states, self._memories, self._start, number)
        if moved == loops.ILLEGAL:
            raise illegal(self, number)
        self._mover = int(moved)
        self.history.append(number)

    def advance(self, action: int) -> tuple[Row, Row]:
        """Carry out an action; one compiled call."""
        number = int(action)
        rows = np.zeros((1, self.layout.size), np.int8)
        moved = self._call.advance(
            self._states, self._memories, self._start, number, rows, self._written_marks
        )
        if moved == loops.ILLEGAL:
            raise illegal(self, number)
        self._mover = moved
        self.history.append(number)
        return rows[0], self._marks[0].copy()

    def observe(self, player: int, out: Row | None = None) -> Row:
        """Return what a player knows."""
        check_player(player, self.players)
        rows = np.empty((1, self.layout.size), np.int8) if out is None else out[np.newaxis]
        self._call.observe(self._states, self._memories, self._start, int(player), rows)
        row: Row = rows[0]
        return row

    def returns(self) -> tuple[float, ...]:
        """Return the reward of each player for the whole game so far."""
        shares = np.zeros((1, self.players))
        self._call.share(self._states, shares)
        return tuple(shares[0].tolist())

    # Copies

    def copy(self) -> Self:
        """Return an independent table at the same point of the same game."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._states = self._copied(self._states)
        twin._memories = self._copied(self._memories)
        twin._lay_marks(self._marks.copy())
        twin.history = self.history[:]
        twin._game = None
        return twin

    def _become(self, other: Self) -> None:
        self.__dict__.update(other.__dict__)

    # For people

    def action(self, number: int) -> Any:
        """Return an action as the game's own type."""
        if not 0 <= number < self.actions:
            raise IndexError(f"there is no action {number}: actions are 0 to {self.actions - 1}")
        state = self._states[0]
        decision = state["decision"] if self._compiled else state.decision
        try:
            return self._plan.actions.action(int(decision), number)
        except LookupError:
            raise IndexError(f"action {number} stands for nothing at this table") from None

    def number(self, action: Any) -> int:
        """Return the number of an action."""
        return self._plan.actions.number(action)

    def game(self) -> Game:
        """Return the current game."""
        if self._game is None:
            self._game = kind(self.name).new(self.setup())
        game, actions = self._game, self._plan.actions
        for number in self.history[len(game.moves) :]:
            decider = game.decider
            assert decider is not None
            game.act_verified(decider, actions.action(game.inner.decision, number))
        return game
