"""The base class of all games."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Generic, Protocol, Self

import msgspec
from typing_extensions import TypeVar

from ridotto.games.errors import Refusal, bad_request, game_over, not_your_decision
from ridotto.games.viewers import Viewer, Visibility, check_viewer


class Board(Protocol):
    """The fields that the state of every game has.

    ``decision`` and ``reason`` index the game's words for them; ``winners`` is a bit set.
    """

    players: int
    decision: int
    decider: int
    reason: int
    winners: int

    def copy(self) -> Self:
        """Return an independent state."""


S = TypeVar("S", bound=Board, default=Any)
A = TypeVar("A", default=Any)
E = TypeVar("E", default=Any)


class Move(msgspec.Struct, Generic[A], frozen=True, gc=False):
    """An action and the player who took it."""

    player: int
    action: A


def players_in(bits: int) -> tuple[int, ...]:
    """Return the players in a bit set, by number."""
    return tuple(player for player in range(bits.bit_length()) if bits >> player & 1)


class Game(ABC, Generic[S, A, E]):
    """A game in progress. A refused action leaves it unchanged.

    A game provides the names of its decisions (the last one stands for "over") and reasons, its
    per-viewer events and the effects of its actions. Actions, events, states and truths are structs
    that encode to the JSON of the protocol. Without type parameters, ``Game`` is any game.
    """

    name: ClassVar[str]
    setup: Any

    _decisions: ClassVar[Sequence[str]]
    _reasons: ClassVar[Sequence[str]]
    _visibility: ClassVar[Visibility]

    _state: S
    _events: list[E]
    _moves: list[Move[A]]

    @classmethod
    @abstractmethod
    def from_data(cls, given: Any, *, files: bool = False) -> Self:
        """Set up a game from plain JSON data; raises :exc:`Refusal` (``bad-setup``).

        Files that the set-up names are opened only with ``files``.
        """

    def __repr__(self) -> str:
        moves = f"{len(self._moves)} move{'' if len(self._moves) == 1 else 's'}"
        if self.over:
            end = f"over ({self.reason}), won by {', '.join(map(str, self.winners)) or 'nobody'}"
        else:
            end = f"player {self.decider} decides ({self.decision})"
        return f"<{self.name}, {self.players} players, {moves}, {end}>"

    # Queries

    @property
    def over(self) -> bool:
        """Return whether the game has ended."""
        return self._state.decision == len(self._decisions) - 1

    @property
    def players(self) -> int:
        """Return the number of players."""
        return self._state.players

    @property
    def decider(self) -> int | None:
        """Return the player who decides next; None when the game is over."""
        state = self._state
        return None if state.decision == len(self._decisions) - 1 else state.decider

    @property
    def decision(self) -> str | None:
        """Return the kind of the current decision; None when the game is over."""
        decision = self._state.decision
        return None if decision == len(self._decisions) - 1 else self._decisions[decision]

    @classmethod
    def decision_names(cls) -> tuple[str, ...]:
        """Return the kinds of decisions; the last one stands for "over"."""
        return tuple(cls._decisions)

    @property
    def winners(self) -> tuple[int, ...]:
        """Return the winners; empty while the game goes on."""
        return players_in(self._state.winners)

    @property
    def reason(self) -> str:
        """Return why the game ended; empty while it goes on."""
        return self._reasons[self._state.reason]

    @property
    def moves(self) -> tuple[Move[A], ...]:
        """Return all actions so far, with their players."""
        return tuple(self._moves)

    @property
    def happened(self) -> int:
        """Return the number of events so far."""
        return len(self._events)

    def events(self, viewer: Viewer, since: int = 0, until: int | None = None) -> Iterator[E]:
        """Return the events from a number on, as this viewer saw them when they happened."""
        check_viewer(viewer, self.players)
        happened = self._events[since:until]
        if viewer == "omniscient":
            return iter(happened)
        public, trim = self._visibility.public_kinds, self._visibility.trim
        return iter([e if type(e) in public else trim(e, viewer) for e in happened])

    def privy(self, since: int, until: int) -> set[int]:
        """Return the players who saw more of these events than spectators did."""
        players: set[int] = set()
        for event in self._events[since:until]:
            if type(event) not in self._visibility.public_kinds:
                players |= self._visibility.privy(event, self.players)
        return players

    def _seen_now(self, viewer: Viewer) -> tuple[E, ...]:
        """Return all events as this viewer knows them now: after the game everything is open."""
        check_viewer(viewer, self.players)
        return tuple(self.events("omniscient" if self.over else viewer))

    @property
    def inner(self) -> S:
        """Return the underlying state of integers, for rules, tests and search; not for players."""
        return self._state

    @abstractmethod
    def legal(self) -> Sequence[A]:
        """Return the legal actions of the player who decides."""

    @abstractmethod
    def state(self) -> Any:
        """Return the public state, with the legal actions, for the program that drives the game."""

    @abstractmethod
    def state_for(self, viewer: Viewer) -> Any:
        """Return the public state; it holds the legal actions only for the player who decides."""

    @abstractmethod
    def truth(self) -> Any:
        """Return the hidden state."""

    @abstractmethod
    def view(self, viewer: Viewer) -> Any:
        """Return what a viewer knows: public state, events, and what is theirs."""

    @abstractmethod
    def result(self) -> dict[str, Any] | None:
        """Return how the game ended, for its record; None while it goes on."""

    def points(self) -> tuple[int, ...]:
        """Return what each player has reached at the end; empty for a game without points."""
        return ()

    def copy(self) -> Self:
        """Return an independent game at the same point."""
        twin = object.__new__(type(self))
        self._share_with(twin)
        twin._state = self._state.copy()
        twin._events = self._events[:]
        twin._moves = self._moves[:]
        return twin

    def __eq__(self, other: object) -> bool:
        """Check whether both are the same game at the same point: set-up and actions."""
        if not isinstance(other, Game) or type(other) is not type(self):
            return NotImplemented
        return bool(self.setup == other.setup) and self._moves == other._moves

    __hash__ = None  # type: ignore[assignment]

    def _share_with(self, twin: Self) -> None:
        """Share immutable attributes with a copy. Naming them one by one is fastest."""
        twin.__dict__.update(self.__dict__)

    # Decisions that all players answer

    @property
    def asks_everyone(self) -> bool:
        """Return whether all players answer this decision in turn.

        A table may then collect the answers at once.
        """
        return False

    def still_to_answer(self) -> tuple[int, ...]:
        """Return the players who have not yet answered such a decision, in the order asked."""
        return ()

    def common_answers(self) -> Sequence[A]:
        """Return the possible answers to such a decision, the same for each player."""
        return ()

    # Private information of one player

    def private(self, player: int) -> Any:
        """Return this player's private data besides events and state; None for none."""
        return None

    @property
    def private_is_common(self) -> bool:
        """Return whether :meth:`private` is the same for every player throughout the game."""
        return True

    def lying_open(self) -> int:
        """Return how many cards lie face up to be memorised before the first decision."""
        return 0

    # Actions

    def act(self, player: int, action: A) -> list[E]:
        """Carry out a player's action and return the events.

        Raises :exc:`Refusal` (``game-over``, ``not-your-decision``, ``illegal-action``,
        ``bad-request``) and changes nothing if it cannot be done.
        """
        self.verify(player, action)
        return self.act_verified(player, action)

    def act_verified(self, player: int, action: A) -> list[E]:
        """Carry out an action that :meth:`verify` has accepted at this point of the game."""
        self._do(player, action)
        self._moves.append(Move(player, action))
        happened = self._read_journal()
        self._events += happened
        return happened

    def act_data(self, player: int, given: Any) -> list[E]:
        """Carry out an action given as plain JSON data; raises :exc:`Refusal`."""
        return self.act(player, self._parse(given))

    def verify_data(self, player: int, given: Any) -> A:
        """Return the typed action if it is legal now; raises :exc:`Refusal`."""
        action = self._parse(given)
        self.verify(player, action)
        return action

    @abstractmethod
    def verify(self, player: int, action: A) -> None:
        """Raise the :exc:`Refusal` that :meth:`act` would raise, if any."""

    def can_act(self, player: int, action: A) -> bool:
        """Return whether :meth:`act` would accept the action."""
        try:
            self.verify(player, action)
        except Refusal:
            return False
        return True

    def act_randomly(self, chance: random.Random, decisions: int = 1) -> int:
        """Play uniformly random legal decisions, up to this many or the end; return how many."""
        for played in range(decisions):
            if self.over:
                return played
            self.act(self._state.decider, self._random_action(chance))
        return decisions

    def _verify_player(self, player: int) -> None:
        """Refuse every action after the end, and players who are not at the table."""
        if self.over:
            raise game_over("the game is over; nobody acts any more")
        if not 0 <= player < self.players:
            raise bad_request(f"there is no player {player}: players are 0 to {self.players - 1}")

    def _verify_decider(self, player: int) -> None:
        """Refuse a player who is not the decider."""
        if player != self._state.decider:
            raise not_your_decision(
                f"player {self._state.decider} decides now ({self.decision}), not player {player}"
            )

    # Methods that each game implements

    @abstractmethod
    def _parse(self, given: Any) -> A:
        """Parse plain JSON data into an action."""

    @abstractmethod
    def _do(self, player: int, action: A) -> None:
        """Apply the action to the state."""

    @abstractmethod
    def _read_journal(self) -> list[E]:
        """Return the events of the last action."""

    def _random_action(self, chance: random.Random) -> A:
        """Return any legal action."""
        return chance.choice(self.legal())
