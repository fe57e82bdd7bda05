"""A small game for tests, installed as a package of its own: the highest hidden card wins.

Each player holds a card that only they see. In turn each keeps it or draws another.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, ClassVar, Literal, Self

import msgspec
from msgspec import UNSET, UnsetType

from ridotto.games.errors import Refusal, bad_setup
from ridotto.games.game import Game
from ridotto.games.kind import Kind
from ridotto.games.viewers import Visibility

CARDS = range(1, 14)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    piles: int = 2


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    players: int
    seed: int = 0
    options: Options = Options()


class Keep(msgspec.Struct, frozen=True, tag_field="act", tag="keep"):
    pass


class DrawCard(msgspec.Struct, frozen=True, tag_field="act", tag="draw_card"):
    pile: Literal["left", "right"]


Action = Keep | DrawCard


class Dealt(msgspec.Struct, frozen=True, tag_field="type", tag="dealt"):
    player: int
    card: int | UnsetType = UNSET


class Kept(msgspec.Struct, frozen=True, tag_field="type", tag="kept"):
    player: int


class Drawn(msgspec.Struct, frozen=True, tag_field="type", tag="drawn"):
    player: int
    pile: str
    card: int | UnsetType = UNSET


class End(msgspec.Struct, frozen=True, tag_field="type", tag="end"):
    winners: tuple[int, ...]
    reason: str


def _may_see(audience: str, event: Any, viewer: Any) -> bool:
    return audience == "all" or viewer == event.player


VISIBILITY = Visibility(
    {
        Dealt: {"player": "all", "card": "own"},
        Kept: {"player": "all"},
        Drawn: {"player": "all", "pile": "all", "card": "own"},
        End: {"winners": "all", "reason": "all"},
    },
    "all",
    _may_see,
)


class Public(msgspec.Struct, frozen=True):
    turn: int
    drawn: tuple[bool, ...]
    left_pile: int
    decision: str | None
    legal: tuple[Action, ...] = ()


class Own(msgspec.Struct, frozen=True):
    card: int


class Truth(msgspec.Struct, frozen=True):
    cards: tuple[int, ...]


class View(msgspec.Struct, frozen=True):
    state: Public
    events: tuple[Any, ...]


@dataclass
class Board:
    players: int
    cards: list[int]
    pile: list[int]
    drawn: list[bool]
    decision: int = 0
    decider: int = 0
    reason: int = 0
    winners: int = 0
    journal: list[Any] = field(default_factory=list)


class HighCard(Game[Board, Action, Any]):
    name: ClassVar[str] = "highcard"
    _decisions = ("card", "nothing")
    _reasons = ("", "highest")
    _visibility = VISIBILITY

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        pile = list(CARDS)
        random.Random(setup.seed).shuffle(pile)
        cards = [pile.pop() for _ in range(setup.players)]
        self._state = Board(setup.players, cards, pile, [False] * setup.players)
        self._events = [Dealt(player, card) for player, card in enumerate(cards)]
        self._moves = []

    @classmethod
    def from_data(cls, given: Any, *, files: bool = False) -> Self:
        try:
            setup = msgspec.convert(given, Setup)
        except msgspec.ValidationError as error:
            raise bad_setup(str(error)) from None
        if setup.players not in KIND.players:
            raise bad_setup("players must be 2 to 5")
        return cls(setup)

    def legal(self) -> tuple[Action, ...]:
        return () if self.over else (Keep(), DrawCard("left"), DrawCard("right"))

    def state(self) -> Public:
        return self._public(self.legal())

    def state_for(self, viewer: Any) -> Public:
        return self._public(self.legal() if viewer == self.decider else ())

    def _public(self, legal: tuple[Action, ...]) -> Public:
        s = self._state
        return Public(s.decider + 1, tuple(s.drawn), len(s.pile), self.decision, legal)

    def private(self, player: int) -> Own:
        return Own(self._state.cards[player])

    @property
    def private_is_common(self) -> bool:
        return False

    def truth(self) -> Truth:
        return Truth(tuple(self._state.cards))

    def view(self, viewer: Any) -> View:
        return View(self.state_for(viewer), tuple(self.events(viewer)))

    def result(self) -> dict[str, Any] | None:
        return {"winners": list(self.winners), "reason": self.reason} if self.over else None

    def copy(self) -> Self:
        twin = type(self)(self.setup)
        for move in self._moves:
            twin.act(move.player, move.action)
        return twin

    def verify(self, player: int, action: Action) -> None:
        self._verify_player(player)
        self._verify_decider(player)
        if action not in self.legal():
            raise Refusal("illegal-action", "no such card")

    def _parse(self, given: Any) -> Action:
        try:
            return msgspec.convert(given, Action)
        except msgspec.ValidationError as error:
            raise Refusal("bad-request", str(error)) from None

    def _do(self, player: int, action: Action) -> None:
        s = self._state
        if isinstance(action, DrawCard):
            s.cards[player] = s.pile.pop(0 if action.pile == "left" else -1)
            s.drawn[player] = True
            s.journal.append(Drawn(player, action.pile, s.cards[player]))
        else:
            s.journal.append(Kept(player))
        s.decider += 1
        if s.decider == s.players:
            best = s.cards.index(max(s.cards))
            s.winners, s.reason, s.decision = 1 << best, 1, 1
            s.journal.append(End(self.winners, self.reason))

    def _read_journal(self) -> list[Any]:
        happened, self._state = self._state.journal, replace(self._state, journal=[])
        return happened


class HighCardKind(Kind):
    name = "highcard"
    game = HighCard
    players = range(2, 6)
    setup = Setup
    options = Options
    action = Action
    events: ClassVar[dict[str, Any]] = {"dealt": Dealt, "kept": Kept, "drawn": Drawn, "end": End}
    state = Public
    private = Own
    truth = Truth
    words = Path(__file__).with_name("words")
    warm_up: ClassVar[dict[str, Any]] = {"players": 2, "seed": 0}


KIND = HighCardKind()
