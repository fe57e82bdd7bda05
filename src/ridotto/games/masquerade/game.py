"""A game of Masquerade, as players, programs and records see it."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any, Self

import msgspec
from msgspec import UnsetType

from ridotto.games.errors import Refusal, illegal_action
from ridotto.games.game import Game, Move
from ridotto.games.masquerade import events as e
from ridotto.games.masquerade.actions import Action, Answers
from ridotto.games.masquerade.deck.compiling import in_order
from ridotto.games.masquerade.deck.library import Cards
from ridotto.games.masquerade.journal import is_full, more_room, read_journal
from ridotto.games.masquerade.prospects import Prospects, reckon
from ridotto.games.masquerade.public import Public, public_state, spells_in
from ridotto.games.masquerade.setup import Deal, Setup, cards_of, complete, lay, parse_setup
from ridotto.games.viewers import Viewer, check_viewer
from ridotto.rules.masquerade.actions import DECISIONS
from ridotto.rules.masquerade.deck import MASKS_AT
from ridotto.rules.masquerade.state import REASONS, State
from ridotto.rules.masquerade.turns import act


class Own(msgspec.Struct, frozen=True):
    """The cards that only their owner may see."""

    mask: str
    hand: tuple[str, ...]
    counters: tuple[str, ...]


class Private(Own, frozen=True):
    """Private data of one player: their cards and values derived from them."""

    prospects: Prospects


class View(msgspec.Struct, frozen=True):
    """The knowledge of one viewer: the table, their own cards, and all events as they saw them."""

    viewer: Viewer
    state: Public
    own: Own | None
    events: tuple[e.Event, ...]


class Decks(msgspec.Struct, frozen=True):
    """The decks in order, each with its top last; Events lie face up."""

    spell: tuple[str, ...]
    guardian: tuple[str, ...]
    event: tuple[str, ...]


class Truth(msgspec.Struct, frozen=True):
    """The hidden state of a game in progress.

    ``masks`` are the players' and then those aside, the next to be taken last.
    """

    hands: tuple[tuple[str, ...], ...]
    decks: Decks
    masks: tuple[str, ...]
    counters: tuple[tuple[str, ...], ...]
    shuffles: tuple[tuple[str, ...], ...]
    seed: int


class Masquerade(Game[State, Action, e.Event]):
    """A game in progress. A refused action leaves it unchanged."""

    name = "masquerade"
    setup: Setup
    _decisions = DECISIONS
    _reasons = REASONS
    _visibility = e.VISIBILITY

    def __init__(self, setup: Setup) -> None:
        """Set up a table; raises :exc:`Refusal` (``bad-setup``)."""
        self.cards = cards_of(setup)
        self.setup = complete(setup, self.cards)
        self._answers = Answers(self.cards)
        self._state = lay(self.setup, self.cards)
        self._moves: list[Move[Action]] = []
        self._events: list[e.Event] = [self._deal(), *self._masks()]
        self._events += self._read_journal()

    @classmethod
    def from_data(cls, given: Any, *, files: bool = False) -> Masquerade:
        """Set up a game from plain JSON data; raises :exc:`Refusal` (``bad-setup``).

        Only with ``files`` may its deck be the path of a file.
        """
        return cls(parse_setup(given, files=files))

    def _deal(self) -> e.Event:
        dealt, players = self._dealt, self.players
        known = deal_event(self.cards, dealt.orders[:players])
        return msgspec.structs.replace(known, aside=dealt.masks[players:], pile=dealt.spells[0])

    def _masks(self) -> Iterable[e.Event]:
        for player in range(self.players):
            yield e.Mask(player, self._dealt.masks[player])

    @property
    def _dealt(self) -> Deal:
        assert isinstance(self.setup.deal, Deal)
        return self.setup.deal

    # Queries

    def legal(self) -> tuple[Action, ...]:
        """Return the legal actions. They depend on the decider's hand, so keep them private."""
        return self._answers.legal(self._state)

    def state(self) -> Public:
        """Return the public state and the legal actions, for the program that drives the game."""
        return public_state(self._state, self.cards, self.legal())

    def state_for(self, viewer: Viewer) -> Public:
        """Return the public state, with legal actions only for the deciding player."""
        check_viewer(viewer, self.players)
        may_know = viewer == "omniscient" or viewer == self.decider
        return public_state(self._state, self.cards, self.legal() if may_know else ())

    def own(self, player: int) -> Own:
        """Return the cards that only this player may see."""
        s = self._state
        return Own(
            self._mask_of(player),
            spells_in(s.hand[player], self.cards),
            spells_in(s.counters[player], self.cards),
        )

    def prospects(self, player: int) -> Prospects:
        """Return values that a player can compute: powers, costs, and the current worth of their
        Mask.
        """
        return reckon(self._state, self.cards, player)

    def private(self, player: int) -> Private:
        """Return this player's cards and prospects."""
        held = self.own(player)
        return Private(held.mask, held.hand, held.counters, self.prospects(player))

    @property
    def private_is_common(self) -> bool:
        """Return False: the players hold different cards."""
        return False

    def _mask_of(self, player: int) -> str:
        return self.cards.ids[MASKS_AT + self._state.mask[player]]

    def view(self, viewer: Viewer) -> View:
        """Return the knowledge of this viewer. After the game everything is open."""
        events = self._seen_now(viewer)
        own = self.own(viewer) if isinstance(viewer, int) else None
        return View(viewer, self.state_for(viewer), own, events)

    def truth(self) -> Truth:
        """Return the hidden state."""
        s, cards = self._state, self.cards
        assert not isinstance(self.setup.seed, UnsetType)
        own = [self.own(player) for player in range(s.players)]
        kinds = [cards.tables.spell_of[card] for card in s.pile[: s.pile_size]]
        guardians = in_order(cards.file)[s.next_guardian :]
        return Truth(
            tuple(each.hand for each in own),
            Decks(
                tuple(cards.file.spell[kind].id for kind in kinds),
                _names(reversed(guardians)),
                self.state().events_left,
            ),
            (
                *(each.mask for each in own),
                *(cards.ids[MASKS_AT + mask] for mask in s.masks_aside[: s.masks_left]),
            ),
            tuple(each.counters for each in own),
            self._dealt.spells,
            self.setup.seed,
        )

    def result(self) -> dict[str, Any] | None:
        """Return the result for the record; None while the game goes on."""
        if not self.over:
            return None
        s = self._state
        return {
            "winners": list(self.winners),
            "reason": self.reason,
            "scores": s.score[: s.players],
            "turn": s.turn,
        }

    def points(self) -> tuple[int, ...]:
        """Return the players' victory points at the end."""
        return tuple(self._state.score[: self.players]) if self.over else ()

    def _share_with(self, twin: Self) -> None:
        twin.setup = self.setup
        twin.cards = self.cards
        twin._answers = self._answers

    # Actions

    def verify(self, player: int, action: Action) -> None:
        """Raise the :exc:`Refusal` that :meth:`act` would raise, if any."""
        self._verify_player(player)
        self._verify_decider(player)
        if self._answers.number(self._state, action) is None:
            raise self._illegal(action)

    def _illegal(self, action: Action) -> Refusal:
        given = msgspec.json.encode(action).decode()
        legal = self.legal()
        options = ", ".join(msgspec.json.encode(each).decode() for each in legal[:12])
        return illegal_action(
            f"{given:.200} is not legal for player {self.decider} now: the decision is "
            f"{self.decision!r}, open to {options}{', …' if len(legal) > 12 else ''}"
        )

    def _parse(self, given: Any) -> Action:
        return self._answers.parse(given)

    def _do(self, player: int, action: Action) -> None:
        number = self._answers.number(self._state, action)
        assert number is not None
        act(self._state, self.cards.tables, number)

    def _read_journal(self) -> list[e.Event]:
        while is_full(self._state):
            self._play_again()
        return read_journal(self._state, self.cards)

    def _play_again(self) -> None:
        """Replay the game to this point with a larger journal."""
        room, moves = self._state.journal, self._moves
        self._state = lay(self.setup, self.cards)
        self._state.journal = room
        more_room(self._state)
        for move in moves:
            self._do(move.player, move.action)

    def _random_action(self, chance: random.Random) -> Action:
        s = self._state
        return self._answers.action(s.decision, s.legal[chance.randrange(s.legal_count)])


def deal_event(cards: Cards, orders: tuple[int, ...]) -> e.Deal:
    """Return what everyone sees of a deal: the contents of the deck, and Orders by player."""
    file = cards.file
    return e.Deal(
        orders,
        _names(file.mask),
        _names(file.dancer),
        _names(file.stage),
        _names(file.emblem),
        _names(in_order(file)),
        _names(file.event),
        {spell.id: spell.copies for spell in file.spell},
    )


def _names(cards: Iterable[Any]) -> tuple[str, ...]:
    return tuple(card.id for card in cards)
