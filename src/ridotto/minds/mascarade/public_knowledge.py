"""Public knowledge of a game, followed from its events: the state, and an outsider's beliefs.

The state kept here holds all public information. It does not hold the masks: a search fills them in
from its own beliefs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec import UNSET

from ridotto.games.mascarade import events as e
from ridotto.games.mascarade.actions import MASK_NUMBERS
from ridotto.games.mascarade.game import Public
from ridotto.minds.mascarade.belief_updates import fix, heed, mix
from ridotto.minds.mascarade.shared_beliefs import (
    KINDS,
    SharedBeliefs,
    column_of,
    initial_beliefs,
    set_column,
)
from ridotto.minds.mascarade.traits import SLOPE, TRAITS, Traits, race
from ridotto.minds.mind import Asked, Start
from ridotto.rules.mascarade.actions import ASK_CLAIM, DECISIONS
from ridotto.rules.mascarade.masks import PRINCESS
from ridotto.rules.mascarade.state import NONE, State, lay_table, pack
from ridotto.rules.speed import can_jit, quickest

_CENTRE: Final = "centre:"
_EVEN: Final = 0.5


class PublicKnowledge:
    """Knowledge that all players at the table share."""

    def __init__(self, start: Start, traits: Traits, slope: float = SLOPE) -> None:
        """Follow a new game; all players are assumed to have these traits."""
        public: Public = start.state
        self.masks = [MASK_NUMBERS[mask] for mask in public.masks_in_play]
        self.players = len(public.seats)
        self.cards = len(self.masks)
        self.seats = list(public.seats)
        options = start.setup.get("options", {})
        limit = options.get("turn_limit") or 0
        self._table = lay_table(self.players, self.masks, turn_limit=limit)
        self._packed: Any = packed(self._table)
        beliefs = initial_beliefs(self.masks, race(slope))
        beliefs.traits = list(traits) * (len(beliefs.traits) // TRAITS)
        self.beliefs: Any = packed_beliefs(beliefs)
        self._seat = 0
        self._must_look: set[int] = set()
        self._revealed: set[int] = set()
        self._begin_turn(0)

    def _begin_turn(self, player: int) -> None:
        self._seat = self.seats.index(player)
        self._announced = NONE
        self._claims: set[int] = set()
        self._passes = 0
        self._liars: set[int] = set()
        self._suspects: set[int] = set()
        self._actor = NONE
        self._chosen: tuple[int, ...] = ()
        self.spied: dict[int, int] = {}  # masks just seen as the Spy, by player

    # Events

    def hear(self, event: Any) -> None:
        """Update with an event, as seen from any seat."""
        match event:
            case e.Deal(masks=masks) if masks is not UNSET:
                self._deal([MASK_NUMBERS[mask] for mask in masks])
            case e.Turn(player=player):
                self._begin_turn(player)
            case e.Swap(player=player, with_=target):
                self._revealed.clear()
                self._handled(player, target, player)
            case e.Switch(player=player, players=(one, other)):
                self._handled(one, other, player)
            case e.Look(player=player):
                self._revealed.clear()
                self._must_look.discard(player)
                self.beliefs.sure[player] = 1.0
            case e.Peek(player=player):
                self._must_look.add(player)
                self.beliefs.sure[player] = 1.0
            case e.Reveal(player=player, mask=mask):
                self._reveal(player, MASK_NUMBERS[mask])
            case e.Show():
                self._show(event)
            case e.Seats(seats=seats):
                self._move(list(seats))
            case _:
                self._said(event)

    def _deal(self, masks: Sequence[int]) -> None:
        for place, mask in enumerate(masks):
            set_column(self.beliefs.rows, place, [float(each == mask) for each in range(KINDS)])
        for player in range(self.players):
            self.beliefs.sure[player] = 1.0

    def place_of(self, target: int | str) -> int:
        """Return the place of a player's mask, or of ``centre:0``."""
        if isinstance(target, str):
            return self.players + int(target.removeprefix(_CENTRE))
        return self.seats.index(target)

    def may_announce(self, player: int) -> bool:
        """Check whether the player whose turn it is may announce, once the opening is over."""
        return player not in self._revealed and player not in self._must_look

    def surest(self, place: int) -> float:
        """Return the greatest probability of any mask at a place."""
        return float(max(column_of(self.beliefs.rows, place)))

    def _handled(self, one: int, other: int | str, by: int) -> None:
        here, there = self.place_of(one), self.place_of(other)
        sure = self.beliefs.sure
        for player, place in ((one, there), (other, here)):
            if isinstance(player, int):
                # The player who swaps knows the outcome; the other one does not.
                gained = self.surest(place) if player == by else 0.0
                sure[player] = _EVEN * (sure[player] + gained)
        if self._announced >= 0 and by in (one, other):  # the Spy, who saw both
            sure[by] = 1.0
        quickest(mix)(self._packed, self.beliefs, here, there, _EVEN)

    def _reveal(self, player: int, mask: int) -> None:
        self._revealed.add(player)
        self._suspects.add(player)
        if mask != self._announced:
            self._liars.add(player)
        self.beliefs.sure[player] = 1.0
        quickest(fix)(self._packed, self.beliefs, self.seats.index(player), mask)

    def _show(self, event: e.Show) -> None:
        if self._announced == PRINCESS:
            self._revealed.add(event.target)
            if event.mask is not UNSET:
                place, mask = self.seats.index(event.target), MASK_NUMBERS[event.mask]
                quickest(fix)(self._packed, self.beliefs, place, mask)
            return
        self.beliefs.sure[event.player] = 1.0
        if event.masks is not UNSET:
            own, theirs = (MASK_NUMBERS[mask] for mask in event.masks)
            self.spied = {event.player: own, event.target: theirs}

    def _move(self, seats: list[int]) -> None:
        moved = [player for seat, player in enumerate(seats) if self.seats[seat] != player]
        self.seats = seats
        for player in moved:
            self.beliefs.sure[player] = self.surest(seats.index(player))

    def _said(self, event: Any) -> None:
        if isinstance(event, e.Announce):
            self._revealed.clear()
            self._announced = MASK_NUMBERS[event.mask]
        elif isinstance(event, e.Claim):
            self._claims.add(event.player)
        elif isinstance(event, e.Pass):
            self._passes += 1
            if self._passes == self.players - 1:
                self._seat_packed()
                announcer = self.seats[self._seat]
                quickest(heed)(self._packed, self.beliefs, announcer, self._announced)
        elif isinstance(event, e.Choose):
            self._actor = event.player
            self._chosen = event.chosen

    def _seat_packed(self) -> None:
        for seat, player in enumerate(self.seats):
            self._packed.player_at[seat] = player
            self._packed.seat_of[player] = seat

    # State

    def state(self, asked: Asked) -> State:
        """Return the state at a decision, without the masks."""
        public: Public = asked.state
        assert public.player is not None
        s = self._table.copy()
        s.coins[: self.players] = public.coins
        s.court, s.bank = public.court, public.bank
        s.player_at[: self.players] = public.seats
        for seat, player in enumerate(public.seats):
            s.seat_of[player] = seat
        s.turn, s.seat = public.turn, self._seat
        s.opening_left = public.opening_left
        s.decision = DECISIONS.index(asked.decision)
        s.decider = public.player
        s.revealed, s.must_look = _bits(self._revealed), _bits(self._must_look)
        self._lay_announcement(s)
        return s

    def _lay_announcement(self, s: State) -> None:
        s.announced, s.claimed = self._announced, _bits(self._claims)
        s.asked = s.seat_of[s.decider] if s.decision == ASK_CLAIM else NONE
        s.actor = s.chosen = s.chosen_too = NONE
        if s.decision > ASK_CLAIM:
            s.actor = self._actor if self._chosen else s.decider
            s.liars = _bits(self._liars) if self._claims else 0
        if self._chosen:
            s.chosen = self._chosen[0]
            s.chosen_too = self._chosen[-1] if len(self._chosen) > 1 else NONE

    def beliefs_of(self, player: int, rows: Any) -> Any:
        """Return the beliefs, with one player's beliefs about their own mask."""
        k: Any = self.beliefs.copy()
        own = self.seats.index(player) * KINDS
        set_column(k.own, player, rows[own : own + KINDS])
        return k


def packed(s: State) -> Any:
    """Return the state as a record for compiled rules, if available."""
    return _record(pack(s)) if can_jit() else s


def packed_beliefs(k: SharedBeliefs) -> Any:
    """Return the beliefs as a record for compiled rules, if available."""
    return _record(k.packed()) if can_jit() else k


def _record(array: Any) -> Any:
    """Return the only record of an array, with fields that Python can name too."""
    import numpy as np

    return array.view(np.recarray)[0]


def _bits(players: set[int]) -> int:
    return sum(1 << player for player in players)
