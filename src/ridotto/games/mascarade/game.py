"""A game of Mascarade, as players, programs and records see it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from ridotto.games.errors import Refusal, bad_request, game_over, illegal_action, not_your_decision
from ridotto.games.mascarade import events as e
from ridotto.games.mascarade.actions import (
    ACTIONS,
    MASK_NUMBERS,
    Action,
    Peek,
    describe,
    legal_actions,
    number_of,
    parse_action,
)
from ridotto.games.mascarade.journal import players_in, read_journal
from ridotto.games.mascarade.setup import Setup, complete, lay, parse_setup, scenario_of
from ridotto.rules.mascarade.actions import ASK_NOBODY, ASK_TURN, DECISIONS
from ridotto.rules.mascarade.legal import count_legal, is_legal, nth_legal
from ridotto.rules.mascarade.masks import MASKS
from ridotto.rules.mascarade.state import REASONS, State
from ridotto.rules.mascarade.turns import act, may_peek, peek


class Public(msgspec.Struct, frozen=True):
    """What everybody at the table sees."""

    over: bool
    player: int | None
    decision: str | None
    legal: tuple[Action, ...]
    turn: int
    coins: tuple[int, ...]
    court: int
    bank: int
    seats: tuple[int, ...]
    masks_in_play: tuple[str, ...]
    announced: str | None
    claims: tuple[int, ...]
    opening_left: int
    winners: tuple[int, ...] | UnsetType = UNSET
    reason: str | UnsetType = UNSET


class View(msgspec.Struct, frozen=True):
    """What one viewer knows: the public state, and all that happened as they saw it."""

    viewer: e.Viewer
    state: Public
    events: tuple[e.Event, ...]


class Truth(msgspec.Struct, frozen=True):
    """What nobody knows while the game goes on."""

    masks: tuple[str, ...]
    revealed: tuple[int, ...]
    must_look: tuple[int, ...]
    seed: int


class Move(msgspec.Struct, frozen=True):
    """An action and whose it was."""

    player: int
    action: Action


class Mascarade:
    """A game under way. Whatever is refused leaves it as it was."""

    name = "mascarade"

    def __init__(self, setup: Setup) -> None:
        """Set up a table; raises :exc:`Refusal` (``bad-setup``)."""
        self.setup = complete(setup)
        scenario = scenario_of(self.setup)
        self._masks = tuple(sorted(scenario.masks, key=MASK_NUMBERS.__getitem__))
        self._state = lay(self.setup)
        open_deal = not self.setup.options.closed_deal
        assert not isinstance(self.setup.first, UnsetType)
        self._events: list[e.Event] = [e.Deal(self.setup.first, open_deal, self.setup.deal)]
        self._events += read_journal(self._state)
        self._moves: list[Move] = []

    @classmethod
    def from_data(cls, given: Any) -> Mascarade:
        """A game from plain JSON data; raises :exc:`Refusal` (``bad-setup``)."""
        return cls(parse_setup(given))

    # Asking

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._state.decision == ASK_NOBODY

    @property
    def players(self) -> int:
        """How many play."""
        return self._state.players

    @property
    def decider(self) -> int | None:
        """Whose decision it is; None when the game is over."""
        return None if self.over else self._state.decider

    @property
    def decision(self) -> str | None:
        """What kind of decision it is; None when the game is over."""
        return None if self.over else DECISIONS[self._state.decision]

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won; empty while the game goes on."""
        return players_in(self._state.winners)

    @property
    def reason(self) -> str:
        """Why the game ended; empty while it goes on."""
        return REASONS[self._state.reason]

    @property
    def moves(self) -> tuple[Move, ...]:
        """All actions so far."""
        return tuple(self._moves)

    def legal(self) -> tuple[Action, ...]:
        """What whoever decides may do."""
        return legal_actions(self._state)

    def can_peek(self, player: int) -> bool:
        """Whether this player may look at their own mask out of turn."""
        return may_peek(self._state, player)

    def state(self) -> Public:
        """What everybody sees."""
        s = self._state
        n = s.players
        over = s.decision == ASK_NOBODY
        return Public(
            over,
            None if over else s.decider,
            None if over else DECISIONS[s.decision],
            legal_actions(s),
            s.turn,
            tuple(s.coins[:n]),
            s.court,
            s.bank,
            tuple(s.player_at[:n]),
            self._masks,
            MASKS[s.announced] if s.announced >= 0 else None,
            self._claims() if s.claimed else (),
            s.opening_left,
            players_in(s.winners) if over else UNSET,
            REASONS[s.reason] if over else UNSET,
        )

    def _claims(self) -> tuple[int, ...]:
        """Who has claimed, in the order in which they answered."""
        s = self._state
        table = [s.player_at[(s.seat + step) % s.players] for step in range(s.players)]
        return tuple(player for player in table if s.claimed >> player & 1)

    def truth(self) -> Truth:
        """The hidden state."""
        s = self._state
        assert not isinstance(self.setup.seed, UnsetType)
        return Truth(
            tuple(MASKS[mask] for mask in s.masks[: s.cards]),
            players_in(s.revealed),
            players_in(s.must_look),
            self.setup.seed,
        )

    def events(self, viewer: e.Viewer, since: int = 0) -> Iterator[e.Event]:
        """What happened from this number on, as this viewer saw it when it happened."""
        self._check_viewer(viewer)
        return (e.as_seen(event, viewer) for event in self._events[since:])

    def view(self, viewer: e.Viewer) -> View:
        """What this viewer knows now. After the game everything is open to all."""
        self._check_viewer(viewer)
        eyes = "omniscient" if self.over else viewer
        return View(viewer, self.state(), tuple(self.events(eyes)))

    def _check_viewer(self, viewer: e.Viewer) -> None:
        if viewer in ("spectator", "omniscient"):
            return
        if not isinstance(viewer, int) or not 0 <= viewer < self.players:
            raise bad_request(
                f"there is no viewer {describe(viewer)}: a player is 0 to {self.players - 1}, "
                'or the viewer "spectator"'
            )

    def result(self) -> dict[str, Any] | None:
        """How the game ended, for its record; None while it goes on."""
        if not self.over:
            return None
        s = self._state
        coins = s.coins[: s.players]
        return {
            "winners": list(self.winners),
            "reason": self.reason,
            "coins": coins,
            "turn": s.turn,
        }

    # Doing

    def act(self, player: int, action: Action) -> list[e.Event]:
        """Carry out a player's action and return what happened.

        Raises :exc:`Refusal` (``game-over``, ``not-your-decision``, ``illegal-action``,
        ``bad-request``) and changes nothing if it cannot be done.
        """
        self.verify(player, action)
        number = number_of(action)
        if number is None:
            peek(self._state, player)
        else:
            act(self._state, number)
        self._moves.append(Move(player, action))
        happened = read_journal(self._state)
        self._events += happened
        return happened

    def act_data(self, player: int, given: Any) -> list[e.Event]:
        """Like :meth:`act`, for an action given as plain JSON data."""
        return self.act(player, parse_action(given))

    def verify(self, player: int, action: Action) -> None:
        """Raise the :exc:`Refusal` that :meth:`act` would, or none."""
        s = self._state
        if s.decision == ASK_NOBODY:
            raise game_over("the game is over; nobody acts any more")
        if not 0 <= player < s.players:
            raise bad_request(f"there is no player {player}: players are 0 to {s.players - 1}")
        if isinstance(action, Peek):
            self._verify_peek(player)
            return
        if player != s.decider:
            raise not_your_decision(
                f"player {s.decider} decides now ({DECISIONS[s.decision]}), not player {player}"
            )
        number = number_of(action)
        if number is None or not is_legal(s, number):
            raise self._illegal(action)

    def can_act(self, player: int, action: Action) -> bool:
        """Whether :meth:`act` would do it."""
        try:
            self.verify(player, action)
        except Refusal:
            return False
        return True

    def _verify_peek(self, player: int) -> None:
        s = self._state
        if not s.peeking:
            raise illegal_action('peeking is off at this table (option "peek")')
        if not may_peek(s, player):
            raise illegal_action(f"it is player {player}'s turn: they may look, but not peek")

    def _illegal(self, action: Action) -> Refusal:
        s = self._state
        given = msgspec.json.encode(action).decode()
        acts = dict.fromkeys(msgspec.to_builtins(a)["act"] for a in self.legal())
        why = ""
        if s.decision == ASK_TURN and s.must_look >> s.decider & 1:
            why = "whoever peeked must look on their next turn; "
        elif s.decision == ASK_TURN and s.revealed >> s.decider & 1:
            why = "whoever was revealed in the turn just ended may not announce; "
        mask = getattr(action, "mask", None)
        if mask is not None and mask not in self._masks:
            why = f"{mask} is not in play ({', '.join(dict.fromkeys(self._masks))}); "
        return illegal_action(
            f"{given:.200} is not legal for player {s.decider} now: {why}"
            f"the decision is {DECISIONS[s.decision]!r}, open to {', '.join(acts)} "
            f"({count_legal(s)} legal actions)"
        )

    def act_randomly(self, chance: random.Random, decisions: int = 1) -> int:
        """Play that many uniformly random legal decisions, or up to the end; returns how many."""
        for played in range(decisions):
            if self.over:
                return played
            number = nth_legal(self._state, chance.randrange(count_legal(self._state)))
            self.act(self._state.decider, ACTIONS[number])
        return decisions

    def copy(self) -> Mascarade:
        """An independent game at the same point."""
        twin = Mascarade.__new__(Mascarade)
        twin.setup = self.setup
        twin._masks = self._masks
        twin._state = self._state.copy()
        twin._events = self._events[:]
        twin._moves = self._moves[:]
        return twin

    @property
    def inner(self) -> State:
        """The state of integers beneath, for rules, tests and search; not for players."""
        return self._state
