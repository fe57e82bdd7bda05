"""Masquerade's actions: typed, and as numbers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, Final

from ridotto.games.actions import Act, kinds_of, read_action
from ridotto.games.errors import describe, illegal_action
from ridotto.games.masquerade.deck.library import Cards
from ridotto.rules.masquerade import actions as numbers
from ridotto.rules.masquerade import deck as tables
from ridotto.rules.masquerade.state import State


class Dancer(Act, frozen=True, tag="dancer"):
    """Pick a Dancer at the beginning."""

    dancer: str


class Order(Act, frozen=True, tag="order"):
    """Take an Order, 1 to 5."""

    order: int


class Stage(Act, frozen=True, tag="stage"):
    """Place your Dancer on a Stage."""

    stage: str


class Resolve(Act, frozen=True, tag="resolve"):
    """Resolve the effect of your Dancer, Order, Stage or Treasure next."""

    card: str


class Cast(Act, frozen=True, tag="cast"):
    """Cast a Spell."""

    spell: str


class Pay(Act, frozen=True, tag="pay"):
    """Pay with a Spell for the one being cast."""

    spell: str


class Discard(Act, frozen=True, tag="discard"):
    """Put a Spell from your hand into the Tomb."""

    spell: str


class Give(Act, frozen=True, tag="give"):
    """Give a Spell to another player."""

    spell: str


class Keep(Act, frozen=True, tag="keep"):
    """Keep one of the Spells you were given."""

    spell: str


class Lay(Act, frozen=True, tag="lay"):
    """Lay a Spell face down as a counter."""

    spell: str


class Take(Act, frozen=True, tag="take"):
    """Take a Spell from the Tomb, or one of those found in a search."""

    spell: str


class Choose(Act, frozen=True, tag="choose"):
    """Choose the player an effect touches."""

    player: int


class Challenge(Act, frozen=True, tag="challenge"):
    """Challenge another player's Dancer."""

    player: int


class Treasure(Act, frozen=True, tag="treasure"):
    """Take this Treasure from another player."""

    treasure: str


class Event(Act, frozen=True, tag="event"):
    """Choose the Event that happens."""

    event: str


class Move(Act, frozen=True, tag="move"):
    """Move a Dancer to another Stage."""

    stage: str


class Reveal(Act, frozen=True, tag="reveal"):
    """Reveal your Mask in a Challenge."""


class Done(Act, frozen=True, tag="done"):
    """Stop: do nothing more for this decision."""


Action = (
    Done | Dancer | Order | Stage | Resolve | Cast | Pay | Discard | Give | Keep | Lay | Take
    | Choose | Challenge | Treasure | Event | Move | Reveal
)  # fmt: skip
KINDS: Final = kinds_of(Action)

_SPELL_ACTS: Final = (
    (numbers.CAST, Cast),
    (numbers.PAY, Pay),
    (numbers.DISCARD, Discard),
    (numbers.GIVE, Give),
    (numbers.KEEP, Keep),
    (numbers.LAY, Lay),
    (numbers.TAKE, Take),
)


class Answers:
    """The actions possible with a deck, typed and by number.

    The meaning of a number depends on the decision: a player is challenged in a Challenge and
    chosen elsewhere, and a Dancer is placed on a Stage or moved to it.
    """

    def __init__(self, cards: Cards) -> None:
        self._cards = cards
        self._usual = self._spells() | self._on_the_table() | self._resolving()
        for player in range(tables.MOST_PLAYERS):
            self._usual[numbers.CHOOSE + player] = Choose(player)
        self._usual[numbers.REVEAL] = Reveal()
        self._usual[numbers.DONE] = Done()
        self._challenging = self._usual | {
            numbers.CHOOSE + player: Challenge(player) for player in range(tables.MOST_PLAYERS)
        }
        self._moving = self._usual | {
            numbers.PICK + tables.STAGES_AT + place: Move(stage.id)
            for place, stage in enumerate(cards.file.stage)
        }

    def _spells(self) -> dict[int, Action]:
        return {
            start + kind: act(spell.id)
            for start, act in _SPELL_ACTS
            for kind, spell in enumerate(self._cards.file.spell)
        }

    def _on_the_table(self) -> dict[int, Action]:
        """Return the actions that pick a face-up card."""
        file = self._cards.file
        found: dict[int, Action] = {}
        for place, dancer in enumerate(file.dancer):
            found[numbers.PICK + tables.DANCERS_AT + place] = Dancer(dancer.id)
        for place, stage in enumerate(file.stage):
            found[numbers.PICK + tables.STAGES_AT + place] = Stage(stage.id)
        for place in range(tables.ORDERS):
            found[numbers.PICK + tables.ORDERS_AT + place] = Order(place + 1)
        for place, event in enumerate(file.event):
            found[numbers.PICK + tables.EVENTS_AT + place] = Event(event.id)
        for place, treasure in enumerate(self._cards.treasure_ids):
            found[numbers.PICK + tables.GUARDIANS_AT + place] = Treasure(treasure)
        return found

    def _resolving(self) -> dict[int, Action]:
        return {numbers.RESOLVE + card: Resolve(name) for card, name in self.sources.items()}

    @cached_property
    def sources(self) -> dict[int, str]:
        """Return the ids of cards with resolvable effects, by number; Treasures under their own
        ids.
        """
        # Dancers, Stages and Orders have consecutive numbers.
        names = {
            card: name
            for card, name in self._cards.ids.items()
            if tables.DANCERS_AT <= card < tables.EVENTS_AT
        }
        for place, treasure in enumerate(self._cards.treasure_ids):
            names[tables.GUARDIANS_AT + place] = treasure
        return names

    def action(self, decision: int, number: int) -> Action:
        """Return the action with this number for a decision."""
        if decision == numbers.ASK_CHALLENGE:
            return self._challenging[number]
        if decision == numbers.ASK_MOVE:
            return self._moving[number]
        return self._usual[number]

    def numbers(self) -> dict[Action, int]:
        """Return the numbers of all actions."""
        listed = (self._usual, self._challenging, self._moving)
        return {action: number for actions in listed for number, action in actions.items()}

    def legal(self, s: State) -> tuple[Action, ...]:
        """Return the legal actions in a fixed order; empty when the game is over."""
        return tuple(self.action(s.decision, number) for number in s.legal[: s.legal_count])

    def number(self, s: State, action: Action) -> int | None:
        """Return the number of a legal action, or None if it is not legal now."""
        for number in s.legal[: s.legal_count]:
            if self.action(s.decision, number) == action:
                return number
        return None

    def parse(self, given: Any) -> Action:
        """Parse plain JSON data into a typed action.

        Raises :exc:`Refusal` (``bad-request``, or ``illegal-action`` for an act or a card that does
        not exist).
        """
        action: Action = read_action(given, KINDS)
        for field in action.__struct_fields__:
            self._check_card(field, getattr(action, field))
        return action

    def _check_card(self, field: str, named: Any) -> None:
        known = self._known.get(field)
        if known is not None and named not in known:
            raise illegal_action(
                f"there is no {field} {describe(named)}; the {field}s are {', '.join(known)}"
            )

    @cached_property
    def _known(self) -> dict[str, Sequence[str]]:
        """Return the known ids, by the action field that holds them."""
        file = self._cards.file
        return {
            "dancer": [card.id for card in file.dancer],
            "stage": [card.id for card in file.stage],
            "event": [card.id for card in file.event],
            "spell": [card.id for card in file.spell],
            "treasure": self._cards.treasure_ids,
            "card": list(self.sources.values()),
        }
