"""What the cards of Masquerade say, for a page that shows them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final

from msgspec import UNSET

from ridotto.games.errors import Refusal, bad_request
from ridotto.games.masquerade.deck import texts
from ridotto.games.masquerade.deck.cards import CARD_TYPES, DeckFile, Mask
from ridotto.games.masquerade.deck.library import shipped
from ridotto.games.words import LANGUAGES, Words, speak
from ridotto.house.http.schemas import DeckCard, DeckInfo

#: The deck that all tables of the house play with.
MIDNIGHT: Final = "midnight"
_NUMBERS: Final = ("number", "power", "vp", "bonus", "level", "copies", "room", "phase", "role")


def deck_told(deck: str, language: str) -> DeckInfo:
    """All cards of a deck in a language; raises :exc:`Refusal`."""
    if deck != MIDNIGHT:
        raise Refusal("no-deck", f"there is no deck of that name; there is {MIDNIGHT}")
    if language not in LANGUAGES:
        raise bad_request(f"lang must be one of {', '.join(LANGUAGES)}")
    return _told(language)


@lru_cache(maxsize=len(LANGUAGES))
def _told(language: str) -> DeckInfo:
    words, file = speak(language), shipped().file
    return DeckInfo(MIDNIGHT, texts.name_of(file, words), language, tuple(_cards(file, words)))


def _cards(file: DeckFile, words: Words) -> Iterator[DeckCard]:
    for kind in CARD_TYPES:
        for card in getattr(file, kind):
            treasure = getattr(card, "treasure", None)
            yield _card(kind, card, words, treasure)
            if treasure is not None:
                yield _card("treasure", treasure, words, None)


def _card(kind: str, card: texts.Card, words: Words, treasure: Any) -> DeckCard:
    numbers = {field: getattr(card, field) for field in _NUMBERS if hasattr(card, field)}
    return DeckCard(
        card.id,
        kind,
        texts.name_of(card, words),
        texts.facts_of(card, words),
        texts.text_of(card, words),
        texts.flavour_of(card, words),
        condition=texts.condition_text(card.if_, words) if isinstance(card, Mask) else UNSET,
        treasure=UNSET if treasure is None else treasure.id,
        **numbers,
    )
