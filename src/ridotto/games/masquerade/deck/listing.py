"""The cards of the shipped deck in one language, for clients that show them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final

from ridotto.games.masquerade.deck import texts
from ridotto.games.masquerade.deck.cards import CARD_TYPES, DeckFile, Mask
from ridotto.games.masquerade.deck.library import shipped
from ridotto.games.words import LANGUAGES, Words, speak

#: The deck that all tables of the house use.
MIDNIGHT: Final = "midnight"
_NUMBERS: Final = ("number", "power", "vp", "bonus", "level", "copies", "room", "phase", "role")


class Decks:
    """The decks that a house shows: the shipped one."""

    names: tuple[str, ...] = (MIDNIGHT,)

    def describe(self, deck: str, language: str) -> dict[str, Any]:
        """Return all cards of a deck in one language, as plain data."""
        assert deck in self.names
        return _describe(language)


@lru_cache(maxsize=len(LANGUAGES))
def _describe(language: str) -> dict[str, Any]:
    words, file = speak(language), shipped().file
    return {
        "deck": MIDNIGHT,
        "name": texts.name_of(file, words),
        "language": language,
        "cards": list(_cards(file, words)),
    }


def _cards(file: DeckFile, words: Words) -> Iterator[dict[str, Any]]:
    for kind in CARD_TYPES:
        for card in getattr(file, kind):
            treasure = getattr(card, "treasure", None)
            yield _card(kind, card, words, treasure)
            if treasure is not None:
                yield _card("treasure", treasure, words, None)


def _card(kind: str, card: texts.Card, words: Words, treasure: Any) -> dict[str, Any]:
    data: dict[str, Any] = {
        "id": card.id,
        "kind": kind,
        "name": texts.name_of(card, words),
        "facts": texts.facts_of(card, words),
        "text": texts.text_of(card, words),
    }
    if flavour := texts.flavour_of(card, words):
        data["flavour"] = flavour
    data |= {field: getattr(card, field) for field in _NUMBERS if hasattr(card, field)}
    if isinstance(card, Mask):
        data["condition"] = texts.condition_text(card.if_, words)
    if treasure is not None:
        data["treasure"] = treasure.id
    return data
