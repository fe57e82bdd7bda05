"""The cards of a deck with names and texts in the reader's language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TypeVar

from ridotto.games.masquerade.deck.cards import CARD_TYPES
from ridotto.games.masquerade.deck.library import Cards
from ridotto.games.masquerade.deck.texts import Card, facts_of, flavour_of, name_of, text_of
from ridotto.games.words import Words
from ridotto.terminal.play.talk import plain
from ridotto.terminal.printing import harmless

C = TypeVar("C")


class CardBook:
    """All cards of a deck by id, which is unique within the deck."""

    def __init__(self, cards: Cards, words: Words) -> None:
        self.deck = cards.file
        self._words = words
        self._cards: dict[str, Card] = {}
        for kind in CARD_TYPES:
            for card in getattr(cards.file, kind):
                self._cards[card.id] = card
                if kind == "guardian":
                    self._cards[card.treasure.id] = card.treasure
        self._order_ids = {order.number: order.id for order in cards.file.order}

    def card(self, card: str, kind: type[C]) -> C:
        """Return the card with this id, which is of this type."""
        found = self._cards[card]
        assert isinstance(found, kind)
        return found

    def name(self, card: str) -> str:
        """Return the name of a card."""
        return harmless(name_of(self._cards[card], self._words))

    def named(self, cards: Iterable[str]) -> str:
        """Return a list of cards as text, with copies counted."""
        counted = Counter(cards)
        return ", ".join(self.counted(card, copies) for card, copies in counted.items())

    def counted(self, card: str, copies: int) -> str:
        """Return the name of a card, with the number of copies if there are several."""
        return self.name(card) + (f" ×{copies}" if copies > 1 else "")  # noqa: RUF001

    def text(self, card: str) -> str:
        """Return the text of a card."""
        return text_of(self._cards[card], self._words)

    def facts(self, card: str) -> str:
        """Return the facts printed next to a card's name."""
        return facts_of(self._cards[card], self._words)

    def order(self, number: int) -> str:
        """Return the id of an Order."""
        return self._order_ids[number]

    def described(self, card: str) -> Iterator[str]:
        """Return lines that describe a card; the first is its name."""
        yield f"{self.name(card)} ({self.facts(card)})"
        for text in (self.text(card), harmless(flavour_of(self._cards[card], self._words))):
            if text:
                yield f"  {text}"

    def find(self, typed: str) -> list[str]:
        """Return the ids of the cards that match what the person typed."""
        wanted = plain(typed)
        names = {card: plain(self.name(card)) for card in self._cards}
        exact = [card for card, name in names.items() if wanted in (card, name)]
        return exact or [card for card, name in names.items() if wanted in name]

    def by_type(self) -> Iterator[tuple[str, str]]:
        """Yield the name of each type of card with the names of its cards."""
        for kind in CARD_TYPES:
            names = []
            for card in getattr(self.deck, kind):
                treasure = f" → {self.name(card.treasure.id)}" if kind == "guardian" else ""
                names.append(self.name(card.id) + treasure)
            yield self._words(f"cards-{kind}"), ", ".join(names)
