"""Decks on the command line, and what their cards are called."""

from __future__ import annotations

from ridotto.games.masquerade.cards import Name, in_language
from ridotto.games.masquerade.decks import Cards, DeckRefused, read_deck, shipped
from ridotto.games.words import Words
from ridotto.terminal.arguments import Parser
from ridotto.terminal.printing import harmless


def read_cards(parser: Parser, file: str | None) -> Cards:
    """The deck in a file, or the one that comes with us; leaves with all that is wrong with it."""
    if file is None:
        return shipped()
    try:
        return read_deck(file)
    except DeckRefused as refused:
        parser.leave(f"{harmless(file)}: {harmless(str(refused))}")


class CardNames:
    """What the cards of a deck are called in the reader's language."""

    def __init__(self, cards: Cards, words: Words) -> None:
        file = cards.file
        types = ("mask", "dancer", "stage", "order", "spell", "event", "emblem", "guardian")
        kinds: dict[str, dict[str, Name]] = {
            kind: {card.id: card.name for card in getattr(file, kind)} for kind in types
        }
        kinds["treasure"] = {g.treasure.id: g.treasure.name for g in file.guardian}
        self._names = {
            kind: {
                card: harmless(in_language(name, words.language)) for card, name in named.items()
            }
            for kind, named in kinds.items()
        }

    def of(self, kind: str, card: str) -> str:
        """The name of a card of a type."""
        return self._names[kind][card]

    def mask(self, card: str) -> str:
        """The name of a Mask."""
        return self.of("mask", card)

    def dancer(self, card: str) -> str:
        """The name of a Dancer."""
        return self.of("dancer", card)
