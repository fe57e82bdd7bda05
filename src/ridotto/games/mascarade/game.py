"""A game of Mascarade, as players, programs and records see it."""

from __future__ import annotations

import random
from typing import Any, Self

import msgspec
from msgspec import UNSET, UnsetType

from ridotto.games.errors import Refusal, illegal_action
from ridotto.games.game import Game, Move, players_in
from ridotto.games.mascarade import events as e
from ridotto.games.mascarade.actions import (
    ACTIONS,
    MASK_NUMBERS,
    Action,
    Claim,
    Pass,
    Peek,
    legal_actions,
    number_of,
    parse_action,
)
from ridotto.games.mascarade.journal import read_journal
from ridotto.games.mascarade.setup import Setup, complete, lay, parse_setup, scenario_of
from ridotto.games.viewers import Viewer, check_viewer
from ridotto.rules.mascarade.actions import ASK_CLAIM, ASK_NOBODY, ASK_TURN, DECISIONS
from ridotto.rules.mascarade.legal import count_legal, is_legal, nth_legal
from ridotto.rules.mascarade.masks import MASKS
from ridotto.rules.mascarade.state import REASONS, State
from ridotto.rules.mascarade.turns import act, may_peek, peek


class Public(msgspec.Struct, frozen=True):
    """The public state. ``turn_player`` has the turn, even while another player decides."""

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
    turn_player: int | None
    announcer: int | None
    winners: tuple[int, ...] | UnsetType = UNSET
    reason: str | UnsetType = UNSET


class View(msgspec.Struct, frozen=True):
    """The knowledge of one viewer: the public state, and all events as they saw them."""

    viewer: Viewer
    state: Public
    events: tuple[e.Event, ...]


class Truth(msgspec.Struct, frozen=True):
    """The hidden state of a game in progress."""

    masks: tuple[str, ...]
    revealed: tuple[int, ...]
    must_look: tuple[int, ...]
    seed: int


class Private(msgspec.Struct, frozen=True):
    """Private data of one player: whether they may peek now.

    Players have to remember where their mask is.
    """

    peek: bool


class Mascarade(Game[State, Action, e.Event]):
    """A game in progress. A refused action leaves it unchanged."""

    name = "mascarade"
    setup: Setup
    _decisions = DECISIONS
    _reasons = REASONS
    _visibility = e.VISIBILITY

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
        self._moves: list[Move[Action]] = []

    @classmethod
    def from_data(cls, given: Any, *, files: bool = False) -> Mascarade:
        """Set up a game from plain JSON data, which names no files; raises :exc:`Refusal`."""
        return cls(parse_setup(given))

    # Queries

    def legal(self) -> tuple[Action, ...]:
        """Return the legal actions of the deciding player."""
        return legal_actions(self._state)

    @property
    def peeking(self) -> bool:
        """Return whether this table allows looking at one's mask out of turn."""
        return bool(self._state.peeking)

    def can_peek(self, player: int) -> bool:
        """Check whether this player may look at their own mask out of turn."""
        return 0 <= player < self.players and may_peek(self._state, player)

    def private(self, player: int) -> Private:
        """Return whether this player may peek."""
        return Private(self.peeking and self.can_peek(player))

    @property
    def private_is_common(self) -> bool:
        """Return whether this table forbids peeking."""
        return not self._state.peeking

    def lying_open(self) -> int:
        """Return how many masks an open deal shows."""
        return 0 if self.setup.options.closed_deal else len(self._masks)

    @property
    def asks_everyone(self) -> bool:
        """Return whether an announcement is open to claims."""
        return self._state.decision == ASK_CLAIM

    def common_answers(self) -> tuple[Action, ...]:
        """Return claim and pass while an announcement is open to claims."""
        return (Claim(), Pass()) if self._state.decision == ASK_CLAIM else ()

    def still_to_answer(self) -> tuple[int, ...]:
        """Return the players who have yet to claim or pass, in the order asked."""
        s = self._state
        if s.decision != ASK_CLAIM:
            return ()
        asked = s.seat_of[s.decider]
        left = (s.seat - asked) % s.players
        clockwise = s.player_at[asked : s.players] + s.player_at[:asked]
        return tuple(clockwise[:left])

    def state(self) -> Public:
        """Return the public state."""
        return self._public(legal_actions(self._state))

    def _public(self, legal: tuple[Action, ...]) -> Public:
        s = self._state
        n = s.players
        over = s.decision == ASK_NOBODY
        return Public(
            over,
            None if over else s.decider,
            None if over else DECISIONS[s.decision],
            legal,
            s.turn,
            tuple(s.coins[:n]),
            s.court,
            s.bank,
            tuple(s.player_at[:n]),
            self._masks,
            MASKS[s.announced] if s.announced >= 0 else None,
            self._claims() if s.claimed else (),
            s.opening_left,
            None if over else s.player_at[s.seat],
            self._announcer() if s.announced >= 0 else None,
            players_in(s.winners) if over else UNSET,
            REASONS[s.reason] if over else UNSET,
        )

    def state_for(self, viewer: Viewer) -> Public:
        """Return the public state, with legal actions only for the deciding player."""
        if viewer != "spectator":
            check_viewer(viewer, self.players)
            if viewer == "omniscient" or viewer == self.decider:
                return self.state()
        return self._public(())

    def _claims(self) -> tuple[int, ...]:
        """Return the players who have claimed, in the order of their answers."""
        s = self._state
        table = [s.player_at[(s.seat + step) % s.players] for step in range(s.players)]
        return tuple(player for player in table if s.claimed >> player & 1)

    def _announcer(self) -> int:
        """Return the player who announced in this turn."""
        s = self._state
        if s.decision != ASK_NOBODY:
            return s.player_at[s.seat]
        # The Puppet Master may have moved them before the game ended.
        return next(each.player for each in reversed(self._events) if isinstance(each, e.Announce))

    def truth(self) -> Truth:
        """Return the hidden state."""
        s = self._state
        assert not isinstance(self.setup.seed, UnsetType)
        return Truth(
            tuple(MASKS[mask] for mask in s.masks[: s.cards]),
            players_in(s.revealed),
            players_in(s.must_look),
            self.setup.seed,
        )

    def view(self, viewer: Viewer) -> View:
        """Return the knowledge of this viewer. After the game everything is open."""
        return View(viewer, self.state(), self._seen_now(viewer))

    def result(self) -> dict[str, Any] | None:
        """Return the result for the record; None while the game goes on."""
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

    def points(self) -> tuple[int, ...]:
        """Return the players' fortunes at the end."""
        return tuple(self._state.coins[: self.players]) if self.over else ()

    def _share_with(self, twin: Self) -> None:
        twin.setup = self.setup
        twin._masks = self._masks

    # Actions

    def _parse(self, given: Any) -> Action:
        return parse_action(given)

    def _do(self, player: int, action: Action) -> None:
        number = number_of(action)
        if number is None:
            peek(self._state, player)
        else:
            act(self._state, number)

    def _read_journal(self) -> list[e.Event]:
        return read_journal(self._state)

    def verify(self, player: int, action: Action) -> None:
        """Raise the :exc:`Refusal` that :meth:`act` would raise, if any."""
        self._verify_player(player)
        if isinstance(action, Peek):
            self._verify_peek(player)
            return
        self._verify_decider(player)
        number = number_of(action)
        if number is None or not is_legal(self._state, number):
            raise self._illegal(action)

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
            why = "a player who peeked must look on their next turn; "
        elif s.decision == ASK_TURN and s.revealed >> s.decider & 1:
            why = "a player revealed in the turn just ended may not announce; "
        mask = getattr(action, "mask", None)
        if mask is not None and mask not in self._masks:
            why = f"{mask} is not in play ({', '.join(dict.fromkeys(self._masks))}); "
        return illegal_action(
            f"{given:.200} is not legal for player {s.decider} now: {why}"
            f"the decision is {DECISIONS[s.decision]!r}, open to {', '.join(acts)} "
            f"({count_legal(s)} legal actions)"
        )

    def _random_action(self, chance: random.Random) -> Action:
        return ACTIONS[nth_legal(self._state, chance.randrange(count_legal(self._state)))]
