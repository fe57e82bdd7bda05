"""A game of Moccoli."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from moccoli import rules
from moccoli import vocabulary as v
from moccoli.setup import Setup, complete, lay, parse_setup
from ridotto.games.actions import read_action
from ridotto.games.errors import illegal_action
from ridotto.games.game import Game, Move
from ridotto.games.viewers import Viewer, check_viewer


class Public(msgspec.Struct, frozen=True):
    """The public state."""

    over: bool
    player: int | None
    decision: str | None
    legal: tuple[v.Action, ...]
    turn: int
    turn_limit: int
    face_down: int
    giver: int | None
    winners: tuple[int, ...] | UnsetType = UNSET
    reason: str | UnsetType = UNSET


class Private(msgspec.Struct, frozen=True):
    """The private part of one player."""

    candle: int


class View(msgspec.Struct, frozen=True):
    """The view of one viewer."""

    viewer: Viewer
    state: Public
    own: Private | None
    events: tuple[v.Event, ...]


class Truth(msgspec.Struct, frozen=True):
    """The hidden state."""

    candles: tuple[int, ...]
    pile: tuple[int, ...]
    seed: int


class Moccoli(Game[rules.State, v.Action, v.Event]):
    """A game in progress."""

    name = "moccoli"
    _decisions = rules.DECISIONS
    _reasons = rules.REASONS
    _visibility = v.VISIBILITY

    def __init__(self, setup: Setup) -> None:
        """Set up a table; raises :exc:`Refusal` (bad-setup)."""
        self.setup = complete(setup)
        self._state = lay(self.setup)
        self._events = [v.Candle(p, c) for p, c in enumerate(self._state.candles)]
        self._events.append(v.Turn(0, 1))
        self._moves: list[Move[v.Action]] = []

    @classmethod
    def from_data(cls, given: Any, *, files: bool = False) -> Moccoli:
        """Set up a game from plain JSON data; raises :exc:`Refusal` (bad-setup)."""
        return cls(parse_setup(given))

    def legal(self) -> tuple[v.Action, ...]:
        """Return the legal actions of the player who decides."""
        s = self._state
        if s.decision == rules.ASK_NOBODY:
            return ()
        if s.decision == rules.ASK_TRADE:
            return (v.Accept(), v.Refuse())
        drawing = (v.Draw(),) if self.setup.options.drawing else ()
        offers = tuple(v.Offer(player) for player in range(s.players) if player != s.decider)
        return (v.Keep(), *drawing, *offers, v.Blow())

    def state(self) -> Public:
        """Return the public state with the legal actions."""
        return self._public(self.legal())

    def state_for(self, viewer: Viewer) -> Public:
        """Return the public state; it holds the legal actions only for the one who decides."""
        check_viewer(viewer, self.players)
        return self._public(self.legal() if viewer in ("omniscient", self.decider) else ())

    def _public(self, legal: tuple[v.Action, ...]) -> Public:
        s = self._state
        trading = s.decision == rules.ASK_TRADE
        return Public(
            self.over,
            self.decider,
            self.decision,
            legal,
            s.turn,
            s.turn_limit,
            len(s.pile),
            s.trader if trading else None,
            self.winners if self.over else UNSET,
            self.reason if self.over else UNSET,
        )

    def private(self, player: int) -> Private:
        """Return the player's candle."""
        return Private(self._state.candles[player])

    @property
    def private_is_common(self) -> bool:
        """Return False: candles differ."""
        return False

    def truth(self) -> Truth:
        """Return all candles."""
        assert isinstance(self.setup.seed, int)
        return Truth(tuple(self._state.candles), tuple(self._state.pile), self.setup.seed)

    def view(self, viewer: Viewer) -> View:
        """Return what a viewer knows."""
        own = self.private(viewer) if isinstance(viewer, int) else None
        return View(viewer, self.state_for(viewer), own, self._seen_now(viewer))

    def result(self) -> dict[str, Any] | None:
        """Return how the game ended; None while it goes on."""
        if not self.over:
            return None
        return {"winners": list(self.winners), "reason": self.reason, "turn": self._state.turn}

    def verify(self, player: int, action: v.Action) -> None:
        """Raise the :exc:`Refusal` that :meth:`act` would, or none."""
        self._verify_player(player)
        self._verify_decider(player)
        if action not in self.legal():
            legal = ", ".join(dict.fromkeys(msgspec.to_builtins(a)["act"] for a in self.legal()))
            raise illegal_action(f"{action} is not legal now; player {player} may {legal}")

    def _parse(self, given: Any) -> v.Action:
        action: v.Action = read_action(given, v.ACTIONS)
        return action

    def _do(self, player: int, action: v.Action) -> None:
        match action:
            case v.Keep():
                rules.keep(self._state)
            case v.Draw():
                rules.draw(self._state)
            case v.Offer():
                rules.offer(self._state, action.player)
            case v.Blow():
                rules.blow(self._state)
            case v.Accept() | v.Refuse():
                rules.answer(self._state, isinstance(action, v.Accept))

    def _read_journal(self) -> list[v.Event]:
        lines, self._state.journal = self._state.journal, []
        return [self._event(*line) for line in lines]

    def _event(self, word: str, player: int, number: int) -> v.Event:
        match word:
            case "candle":
                return v.Candle(player, number)
            case "draw":
                return v.Drew(player, number)
            case "offer":
                return v.Offered(player, number)
            case "turn":
                return v.Turn(player, number)
            case "show":
                return v.Shown(player, number)
            case "end":
                return v.End(self.winners, self.reason)
            case "keep" | "accept" | "refuse" | "blow":
                return v.Did(player, word)
            case _:
                raise AssertionError(word)
