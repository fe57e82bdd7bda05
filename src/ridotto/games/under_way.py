"""What any game under way can be asked and told, whichever it is."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import msgspec

from ridotto.games.errors import Refusal, bad_request, game_over, not_your_decision
from ridotto.games.viewers import Viewer, check_viewer


class Board(Protocol):
    """What the state of every game has."""

    players: int
    decision: int
    decider: int
    reason: int
    winners: int


S = TypeVar("S", bound=Board)
A = TypeVar("A")
E = TypeVar("E")


class Move(msgspec.Struct, Generic[A], frozen=True, gc=False):
    """An action and whose it was."""

    player: int
    action: A


def players_in(bits: int) -> tuple[int, ...]:
    """The players in a bit set, by number."""
    return tuple(player for player in range(bits.bit_length()) if bits >> player & 1)


class UnderWay(ABC, Generic[S, A, E]):
    """A game under way. Whatever is refused leaves it as it was.

    A game gives the words for its decisions (the last one stands for a game that is over) and
    reasons, says what of an event a viewer sees, and does what its actions do.
    """

    _decisions: ClassVar[Sequence[str]]
    _reasons: ClassVar[Sequence[str]]
    _public_kinds: ClassVar[frozenset[Any]]

    _state: S
    _events: list[E]
    _moves: list[Move[A]]

    # Asking

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._state.decision == len(self._decisions) - 1

    @property
    def players(self) -> int:
        """How many play."""
        return self._state.players

    @property
    def decider(self) -> int | None:
        """Whose decision it is; None when the game is over."""
        state = self._state
        return None if state.decision == len(self._decisions) - 1 else state.decider

    @property
    def decision(self) -> str | None:
        """What kind of decision it is; None when the game is over."""
        decision = self._state.decision
        return None if decision == len(self._decisions) - 1 else self._decisions[decision]

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won; empty while the game goes on."""
        return players_in(self._state.winners)

    @property
    def reason(self) -> str:
        """Why the game ended; empty while it goes on."""
        return self._reasons[self._state.reason]

    @property
    def moves(self) -> tuple[Move[A], ...]:
        """All actions so far."""
        return tuple(self._moves)

    def events(self, viewer: Viewer, since: int = 0, until: int | None = None) -> Iterator[E]:
        """What happened from this number on, as this viewer saw it when it happened."""
        check_viewer(viewer, self.players)
        public = self._public_kinds
        seen = [
            event if type(event) in public else self._as_seen(event, viewer)
            for event in self._events[since:until]
        ]
        return iter(seen)

    def privy(self, since: int, until: int) -> set[int]:
        """Which players saw more of what happened, from one number to another, than spectators."""
        players: set[int] = set()
        for event in self._events[since:until]:
            if type(event) not in self._public_kinds:
                players |= self._privy(event)
        return players

    def _seen_now(self, viewer: Viewer) -> tuple[E, ...]:
        """All that happened as this viewer knows it now: after the game everything is open."""
        check_viewer(viewer, self.players)
        return tuple(self.events("omniscient" if self.over else viewer))

    @property
    def inner(self) -> S:
        """The state of integers beneath, for rules, tests and search; not for players."""
        return self._state

    # Doing

    def act(self, player: int, action: A) -> list[E]:
        """Carry out a player's action and return what happened.

        Raises :exc:`Refusal` (``game-over``, ``not-your-decision``, ``illegal-action``,
        ``bad-request``) and changes nothing if it cannot be done.
        """
        self.verify(player, action)
        return self.act_verified(player, action)

    def act_verified(self, player: int, action: A) -> list[E]:
        """Like :meth:`act`, for an action that :meth:`verify` has let pass as things stand."""
        self._do(player, action)
        self._moves.append(Move(player, action))
        happened = self._read_journal()
        self._events += happened
        return happened

    def act_data(self, player: int, given: Any) -> list[E]:
        """Like :meth:`act`, for an action given as plain JSON data."""
        return self.act(player, self._parse(given))

    def verify_data(self, player: int, given: Any) -> A:
        """The action that plain JSON data stands for, if :meth:`act` would do it now."""
        action = self._parse(given)
        self.verify(player, action)
        return action

    def still_to_answer(self) -> tuple[int, ...]:
        """Where all are asked the same, who is still to answer, in order; mostly nobody."""
        return ()

    @property
    def happened(self) -> int:
        """How many events there have been."""
        return len(self._events)

    @abstractmethod
    def state_for(self, viewer: Viewer) -> Any:
        """What everybody sees; what may be done only for the one who decides."""

    @abstractmethod
    def verify(self, player: int, action: A) -> None:
        """Raise the :exc:`Refusal` that :meth:`act` would, or none."""

    def can_act(self, player: int, action: A) -> bool:
        """Whether :meth:`act` would do it."""
        try:
            self.verify(player, action)
        except Refusal:
            return False
        return True

    def act_randomly(self, chance: random.Random, decisions: int = 1) -> int:
        """Play that many uniformly random legal decisions, or up to the end; returns how many."""
        for played in range(decisions):
            if self.over:
                return played
            self.act(self._state.decider, self._random_action(chance))
        return decisions

    def _verify_player(self, player: int) -> None:
        """Refuse everything after the end, and whoever does not sit at the table."""
        if self.over:
            raise game_over("the game is over; nobody acts any more")
        if not 0 <= player < self.players:
            raise bad_request(f"there is no player {player}: players are 0 to {self.players - 1}")

    def _verify_decider(self, player: int) -> None:
        """Refuse whoever is not asked."""
        if player != self._state.decider:
            raise not_your_decision(
                f"player {self._state.decider} decides now ({self.decision}), not player {player}"
            )

    # What each game does in its own way

    @abstractmethod
    def _as_seen(self, event: E, viewer: Viewer) -> E:
        """What of an event a viewer sees."""

    @abstractmethod
    def _privy(self, event: E) -> set[int]:
        """The players who see more of an event than a spectator."""

    @abstractmethod
    def _parse(self, given: Any) -> A:
        """The action that plain JSON data stands for."""

    @abstractmethod
    def _do(self, player: int, action: A) -> None:
        """Let the rules do it."""

    @abstractmethod
    def _read_journal(self) -> list[E]:
        """What the last action made happen."""

    @abstractmethod
    def _random_action(self, chance: random.Random) -> A:
        """Any legal action."""
