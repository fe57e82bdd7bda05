"""Many tables of one set-up that are played side by side."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Self

import msgspec
import numpy as np
from numpy.typing import NDArray

from ridotto.envs import loops
from ridotto.envs.layout import Layout, Row
from ridotto.envs.plan import Plan
from ridotto.envs.table import IllegalAction, Table
from ridotto.rules.chance import advance, below, stream
from ridotto.rules.fields import Fields

#: The streams of a seed: deals, and actions drawn at random.
DEALS, ACTIONS = 0, 1


class SavedBatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Saved tables: the shapes they must have, and their contents."""

    game: str
    shapes: list[tuple[int, ...]]
    arrays: list[bytes]
    tables: list[bytes]


class Batch(ABC):
    """Tables side by side, each with its own random numbers.

    ====================  ==========================================================
    ``rows``              what the player who decides at each table knows
    ``marks``             what they may do
    ``movers``            who they are
    ``over``              whether the last step ended the game at each table
    ``rewards``           the rewards of the players who acted in the last step
    ``returns``           the rewards of all players, where a game ended
    ``finals``            what the players who ended a game saw then
    ====================  ==========================================================
    """

    def __init__(self, game: str, players: int, layout: Layout, actions: int, tables: int) -> None:
        """Make room for this many tables."""
        self.game = game
        self.players = players
        self.layout = layout
        self.actions = actions
        self.rows: Row = np.zeros((tables, layout.size), np.int8)
        self.marks: Row = np.zeros((tables, actions), np.int8)
        self.movers: NDArray[np.int64] = np.zeros(tables, np.int64)
        self.over: NDArray[np.bool_] = np.zeros(tables, np.bool_)
        self.rewards: NDArray[np.float64] = np.zeros(tables)
        self.returns: NDArray[np.float64] = np.zeros((tables, players))
        self.finals: Row = np.zeros((tables, layout.size), np.int8)
        self.deals: NDArray[np.int64] = np.zeros(tables, np.int64)
        self.draws: NDArray[np.int64] = np.zeros(tables, np.int64)

    def _arrays(self) -> list[NDArray[Any]]:
        return [
            self.marks, self.movers, self.over, self.rewards, self.returns, self.finals,
            self.deals, self.draws,
        ]  # fmt: skip

    def seed(self, seeds: Sequence[int], chosen: NDArray[np.bool_]) -> None:
        """Start the random numbers of the chosen tables anew, each with its own seed."""
        for t in np.flatnonzero(chosen).tolist():
            self.deals[t] = stream(seeds[t], DEALS)
            self.draws[t] = stream(seeds[t], ACTIONS)

    def begin(self, chosen: NDArray[np.bool_]) -> None:
        """Deal a new game at each chosen table."""
        self.over[chosen] = False
        self.rewards[chosen] = 0
        self.returns[chosen] = 0
        self._begin(chosen)

    def step(self, actions: NDArray[np.int64]) -> int:
        """Carry out an action at each table; return how many games ended and were dealt anew.

        Raises :exc:`IllegalAction` if an action is not legal; nothing has changed then.
        """
        ended = self._step(actions)
        if ended < 0:
            wrong = -1 - ended
            raise self._illegal(wrong, int(actions[wrong]))
        return ended

    def _illegal(self, t: int, action: int) -> IllegalAction:
        legal = np.flatnonzero(self.marks[t]).tolist()
        shown = ", ".join(map(str, legal[:10])) + (", …" if len(legal) > 10 else "")
        return IllegalAction(
            f"action {action} is not legal at table {t}, where player {self.movers[t]} decides; "
            f"legal are {shown}"
        )

    @abstractmethod
    def _begin(self, chosen: NDArray[np.bool_]) -> None: ...

    @abstractmethod
    def _step(self, actions: NDArray[np.int64]) -> int:
        """Carry out the actions; return -1 - t, with nothing changed, if that of t is illegal."""

    @abstractmethod
    def pick(self, actions: NDArray[np.int64]) -> None:
        """Draw a legal action at each table, each with the same probability."""

    @abstractmethod
    def copy(self) -> Self:
        """Return independent tables at the same points of the same games."""

    def _copied(self) -> Self:
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        for name, value in vars(self).items():
            if isinstance(value, np.ndarray) and value.dtype.names is None:
                setattr(twin, name, value.copy())
        return twin

    def save(self) -> bytes:
        """Return all tables as bytes, for :meth:`restore`."""
        held = self._contents()
        arrays = [*self._arrays(), *held[0]]
        return msgspec.msgpack.encode(
            SavedBatch(
                self.game, [array.shape for array in arrays],
                [array.tobytes() for array in arrays], held[1],
            )
        )  # fmt: skip

    def restore(self, saved: bytes) -> None:
        """Return to saved tables; raises :exc:`ValueError` if they are not of this form.

        The tables are unchanged then.
        """
        try:
            found = msgspec.msgpack.decode(saved, type=SavedBatch)
        except msgspec.DecodeError as error:
            raise ValueError(f"these bytes are not saved tables: {error}") from None
        held = self._contents()
        arrays = [*self._arrays(), *held[0]]
        sizes = [array.nbytes for array in arrays]
        shapes = [array.shape for array in arrays]
        if (
            found.game != self.game
            or found.shapes != shapes
            or [len(each) for each in found.arrays] != sizes
            or len(found.tables) != len(held[1])
        ):
            raise ValueError(
                f"the saved tables are not {len(self.movers)} tables of {self.game} with this "
                "set-up, saved by this version"
            )
        for array, content in zip(arrays, found.arrays, strict=True):
            array.view(np.uint8).reshape(-1)[:] = np.frombuffer(content, np.uint8)
        self._put(held[0], found.tables)

    @abstractmethod
    def _contents(self) -> tuple[list[NDArray[Any]], list[bytes]]:
        """Return the states as arrays, and those that are none as bytes."""

    @abstractmethod
    def _put(self, arrays: list[NDArray[Any]], tables: list[bytes]) -> None:
        """Take over restored states."""


class RulesBatch(Batch):
    """Tables on the rules of a game: NumPy records with compiled rules, objects without."""

    def __init__(self, plan: Plan, tables: int, compiled: bool) -> None:
        """Lay tables of this plan."""
        super().__init__(plan.game, plan.players, plan.layout, plan.actions.size, tables)
        self._plan = plan
        self._compiled = compiled
        self._start = plan.start.packed() if compiled else [plan.start]
        self._states = self._laid(plan.state, tables)
        self._memories = self._laid(plan.memory, tables)
        self._backwards = 0
        self._see_rows()
        rules = plan.rules
        self._begin_many = rules.loop(loops.begin_many, compiled)
        self._step_many = rules.loop(loops.step_many, compiled)
        self._pick_many = rules.loop(loops.pick_many, compiled)

    def _laid(self, fields: Fields, tables: int) -> Any:
        if self._compiled:
            return np.repeat(fields.packed(), tables)
        return [fields.copy() for _ in range(tables)]

    def _begin(self, chosen: NDArray[np.bool_]) -> None:
        self._begin_many(
            self._states, self._memories, self._start, self.deals, chosen,
            self._plan.writable(self.marks), self.movers,
        )  # fmt: skip
        self._read_rows()

    def _step(self, actions: NDArray[np.int64]) -> int:
        self._backwards = 1 - self._backwards
        ended = self._step_many(
            self._states, self._memories, self._start, self.deals, actions, self.marks,
            self._plan.writable(self.marks), self.movers, self.rewards, self.returns, self.over,
            self.finals, self._backwards,
        )  # fmt: skip
        self._read_rows()
        return int(ended)

    def _kinds(self) -> tuple[type[Fields], type[Fields]]:
        return type(self._plan.state), type(self._plan.memory)

    def _see_rows(self) -> None:
        """Let the rows be those within the tables, which are never copied."""
        if self._compiled:
            self.rows = self._memories["row"][:, : self.layout.size]

    def _read_rows(self) -> None:
        if not self._compiled:
            for t, memory in enumerate(self._memories):
                self.rows[t] = memory.row[: self.layout.size]

    def pick(self, actions: NDArray[np.int64]) -> None:
        """Draw a legal action at each table."""
        self._pick_many(self._states, self.draws, actions)

    def copy(self) -> Self:
        """Return independent tables at the same points of the same games."""
        twin = self._copied()
        for name in ("_states", "_memories"):
            held = getattr(self, name)
            copied = (
                held.view(np.uint8).copy().view(held.dtype)
                if self._compiled
                else [each.copy() for each in held]
            )
            setattr(twin, name, copied)
        twin._see_rows()
        return twin

    def _contents(self) -> tuple[list[NDArray[Any]], list[bytes]]:
        held = (self._states, self._memories)
        if self._compiled:
            return list(held), []
        return [np.concatenate([each.packed() for each in one]) for one in held], []

    def _put(self, arrays: list[NDArray[Any]], tables: list[bytes]) -> None:
        if not self._compiled:
            self._states, self._memories = (
                [kind.unpacked(record) for record in array]
                for kind, array in zip(self._kinds(), arrays, strict=True)
            )
            self._read_rows()


class TableBatch(Batch):
    """Tables of any game, one by one."""

    def __init__(self, tables: Sequence[Table]) -> None:
        """Take over these tables, which are alike."""
        first = tables[0]
        super().__init__(first.name, first.players, first.layout, first.actions, len(tables))
        self._tables = list(tables)

    def _begin(self, chosen: NDArray[np.bool_]) -> None:
        for t in np.flatnonzero(chosen).tolist():
            self._deal(t)

    def _deal(self, t: int) -> None:
        self.deals[t] = advance(int(self.deals[t]))
        self._tables[t].reset(int(self.deals[t]))
        self._show(t)

    def _show(self, t: int) -> None:
        table = self._tables[t]
        self.movers[t] = table.to_move()
        table.observe(table.to_move(), self.rows[t])
        table.legal(self.marks[t])

    def _step(self, actions: NDArray[np.int64]) -> int:
        wrong = int(loops.first_illegal(self.marks, actions))
        if wrong >= 0:
            return -1 - wrong
        self.over[:] = False
        self.rewards[:] = 0
        self.returns[:] = 0
        for t, table in enumerate(self._tables):
            player = table.to_move()
            table.act(int(actions[t]))
            if table.over:
                self.over[t] = True
                self.returns[t] = table.returns()
                self.rewards[t] = self.returns[t, player]
                table.observe(player, self.finals[t])
                self._deal(t)
            else:
                self._show(t)
        return int(self.over.sum())

    def pick(self, actions: NDArray[np.int64]) -> None:
        """Draw a legal action at each table."""
        for t, table in enumerate(self._tables):
            self.draws[t] = advance(int(self.draws[t]))
            legal = table.legal_actions()
            actions[t] = legal[below(int(self.draws[t]), len(legal))]

    def copy(self) -> Self:
        """Return independent tables at the same points of the same games."""
        twin = self._copied()
        twin._tables = [table.copy() for table in self._tables]
        return twin

    def _contents(self) -> tuple[list[NDArray[Any]], list[bytes]]:
        return [], [table.save() for table in self._tables]

    def _put(self, arrays: list[NDArray[Any]], tables: list[bytes]) -> None:
        for t, saved in enumerate(tables):
            self._tables[t].restore(saved)
            self._show(t)
