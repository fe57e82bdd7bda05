"""Inference of a player's answer from the events that followed it.

Stopping produces no event, so it is inferred when no other answer fits.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from msgspec import UNSET

from ridotto.games.masquerade import events as e
from ridotto.games.masquerade.deck.library import Cards
from ridotto.rules.masquerade import actions as a
from ridotto.rules.masquerade import deck as tables
from ridotto.rules.masquerade.metrics import count_bits, hand_limit
from ridotto.rules.masquerade.state import State


class Lost(RuntimeError):
    """The events do not fit any possible course of the game."""


class Knowing(Protocol):
    """Known cards, and ways to swap the unknown ones."""

    me: int
    cards: Cards
    intent: int
    held: int

    def unknown(self, s: State) -> int:
        """Return the Spell cards that might be in any hidden place."""

    def named(self, spell: str) -> int:
        """Return all cards of this name."""

    def exchange(self, s: State, one: int, other: int) -> None:
        """Swap two cards."""


#: Decisions about a Spell in hand: the event of the answer, and the first action number.
_FROM_HAND: dict[int, tuple[type[e.Event], int]] = {
    a.ASK_CAST: (e.Cast, a.CAST),
    a.ASK_BOUT: (e.Cast, a.CAST),
    a.ASK_PAY: (e.Pay, a.PAY),
    a.ASK_DISCARD: (e.Discard, a.DISCARD),
    a.ASK_COUNTER: (e.Lay, a.LAY),
    a.ASK_GIVE: (e.Give, a.GIVE),
}
#: Decisions about a card on the table: the event, its field, and the first action number.
_ON_TABLE: dict[int, tuple[type[e.Event], str, int]] = {
    a.ASK_DANCER: (e.Dancer, "dancer", a.PICK),
    a.ASK_STAGE: (e.Stage, "stage", a.PICK),
    a.ASK_MOVE: (e.Move, "stage", a.PICK),
    a.ASK_EVENT: (e.Happening, "event", a.PICK),
    a.ASK_TREASURE: (e.Treasure, "treasure", a.PICK),
    a.ASK_RESOLVE: (e.Resolve, "card", a.RESOLVE),
}


class Reading:
    """One answered decision, and the events since."""

    def __init__(self, s: State, known: Knowing, heard: Sequence[Any]) -> None:
        self.s = s
        self.known = known
        self.heard = heard
        self.player = s.decider

    def answer(self) -> int:
        """Return the number of the answer; may swap hidden cards to make it possible."""
        asked = self.s.decision
        if asked in _FROM_HAND:
            return self._from_hand(*_FROM_HAND[asked])
        if asked in _ON_TABLE:
            return self._on_table(*_ON_TABLE[asked])
        if asked == a.ASK_ORDER:
            return a.PICK + tables.ORDERS_AT + int(self._next(e.Order).order) - 1
        if asked == a.ASK_TARGET:
            return a.CHOOSE + int(self._next(e.Choose).chosen)
        if asked == a.ASK_CHALLENGE:
            return self._challenge()
        if asked == a.ASK_SALVAGE:
            return a.TAKE + _number(self.known.named(self._next(e.Salvage).spell) & self.s.tomb)
        if asked == a.ASK_SEARCH:
            return self._found()
        return self._kept()

    def _is_next(self, kind: type[e.Event]) -> bool:
        if not self.heard or not isinstance(self.heard[0], kind):
            return False
        who = "from_" if kind is e.Give else "player"
        return bool(getattr(self.heard[0], who) == self.player)

    def _next(self, kind: type[e.Event]) -> Any:
        if not self._is_next(kind):
            raise Lost(f"{kind.__name__} of player {self.player} was expected")
        return self.heard[0]

    def _challenge(self) -> int:
        if self._is_next(e.Challenge) and self.heard[0].challenged != "guardian":
            return a.CHOOSE + int(self.heard[0].challenged)
        return a.DONE

    def _on_table(self, kind: type[e.Event], field: str, start: int) -> int:
        name = getattr(self._next(kind), field)
        for number in self.s.legal[: self.s.legal_count]:
            if self._name(number - start) == name:
                return number
        raise Lost(f"there is no {name}")

    def _name(self, card: int) -> str:
        cards = self.known.cards
        if tables.GUARDIANS_AT <= card < tables.EMBLEMS_AT:
            return cards.treasure_ids[card - tables.GUARDIANS_AT]
        return cards.ids[card]

    # Spells

    def _from_hand(self, kind: type[e.Event], start: int) -> int:
        if self._is_next(kind):
            return start + self._card(self.heard[0].spell)
        if self.s.decision == a.ASK_BOUT and self._is_next(e.Reveal):
            return a.REVEAL
        if self.s.decision in (a.ASK_PAY, a.ASK_DISCARD, a.ASK_GIVE):
            raise Lost(f"{kind.__name__} of player {self.player} was expected")
        return a.DONE

    def _card(self, name: Any) -> int:
        """Return a card of the player's hand: of this name, or any if it was not shown."""
        s, hand = self.s, self.s.hand[self.player]
        if name is UNSET:
            # It may be a card known to be here.
            self.known.held &= ~hand
            return _number(hand)
        wanted = self.known.named(name)
        if not hand & wanted:
            unknown = self.known.unknown(s)
            card = _lowest(wanted & unknown)
            self.known.exchange(s, card, _lowest(hand & unknown))
            return _number(card)
        # A card known to be here may be the one that goes; the others become uncertain.
        return _number(hand & wanted & self.known.held or hand & wanted)

    def _found(self) -> int:
        name = self._next(e.Find).spell
        if name is not UNSET:
            return a.TAKE + _number(self.known.named(name) & self.s.looked)
        buried = self._buried(1, count_bits(self.s.looked) - 1)
        return a.TAKE + _number(self._fit("looked", buried))

    def _kept(self) -> int:
        s = self.s
        room = hand_limit(s, self.known.cards.tables, self.player) - s.hand_size[self.player]
        buried = self._buried(0, count_bits(s.given) - room)
        if self.player == self.known.me and not buried:
            # There is no event before the last card is kept, but players know their own answers.
            return a.KEEP + _number(self._meant() & s.given or s.given)
        return a.KEEP + _number(self._fit("given", buried))

    def _meant(self) -> int:
        """Return the cards of the Spell that this seat chose to keep; 0 for other players."""
        spell, kinds = self.known.intent - a.KEEP, self.known.cards.tables.spells_of
        return kinds[spell] if 0 <= spell < len(kinds) else 0

    def _buried(self, start: int, most: int) -> list[str]:
        """Return the cards the player buried next; Emblems may change hands in between."""
        names: list[str] = []
        for place in range(start, len(self.heard)):
            event = self.heard[place]
            if isinstance(event, e.Emblem):
                continue
            if len(names) == most or not isinstance(event, e.Bury) or event.player != self.player:
                break
            names.append(event.spell)
        return names

    def _fit(self, pile: str, names: list[str]) -> int:
        """Make a pile hold cards of these names; return the others, which were kept."""
        others = getattr(self.s, pile)
        missing = []
        for name in names:
            card = others & self.known.named(name)
            card = card & self.known.held or card
            if card:
                others &= ~(card & -card)
            else:
                missing.append(name)
        for name in missing:
            unknown = self.known.unknown(self.s)
            leaving = _lowest(others & unknown)
            coming = self.known.named(name) & unknown & ~getattr(self.s, pile)
            self.known.exchange(self.s, _lowest(coming), leaving)
            others &= ~leaving
        return int(others)


def _lowest(cards: int) -> int:
    if cards == 0:
        raise Lost("no such card can be there")
    return cards & -cards


def _number(cards: int) -> int:
    return _lowest(cards).bit_length() - 1
