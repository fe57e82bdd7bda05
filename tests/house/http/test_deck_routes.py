"""The cards of Masquerade over HTTP."""

from __future__ import annotations

import msgspec
import pytest

from house.serving import Served
from ridotto.games.masquerade.deck import texts
from ridotto.games.masquerade.deck.cards import CARD_TYPES
from ridotto.games.masquerade.deck.library import shipped
from ridotto.games.masquerade.deck.listing import Decks
from ridotto.games.words import LANGUAGES, speak
from ridotto.house.http.schemas import DeckInfo


def described(language: str) -> DeckInfo:
    return msgspec.convert(Decks().describe("midnight", language), DeckInfo)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_matches_the_deck(language: str) -> None:
    told = {card.id: card for card in described(language).cards}
    words, file = speak(language), shipped().file
    cards = [card for kind in CARD_TYPES for card in getattr(file, kind)]
    cards += [guardian.treasure for guardian in file.guardian]
    assert set(told) == {card.id for card in cards}
    for card in cards:
        shown = told[card.id]
        assert shown.kind == type(card).__name__.lower()
        assert (shown.name, shown.text) == (texts.name_of(card, words), texts.text_of(card, words))
        for number in ("number", "power", "vp", "bonus", "level", "copies", "room"):
            assert getattr(shown, number) == getattr(card, number, msgspec.UNSET)


def test_only_masks_have_conditions_and_only_guardians_treasures() -> None:
    cards = described("en").cards
    assert {card.kind for card in cards if card.condition} == {"mask"}
    assert {card.kind for card in cards if card.treasure} == {"guardian"}


@pytest.mark.parametrize(
    ("asked", "status", "code"),
    [("noon", 404, "no-deck"), ("midnight?lang=xx", 400, "bad-request")],
)
def test_unknown_decks_and_languages_are_refused(
    served: Served, asked: str, status: int, code: str
) -> None:
    answered, told = served.ask("GET", f"/api/decks/{asked}")
    assert (answered, told["error"]["code"]) == (status, code)


def test_a_deck_is_returned_as_its_schema_says(served: Served) -> None:
    status, told = served.ask("GET", "/api/decks/midnight?lang=pl")
    assert status == 200
    deck = msgspec.convert(told, DeckInfo)
    assert deck.language == "pl"
    assert served.ask("GET", "/api/decks/noon")[0] == 404
    assert served.ask("GET", "/api/decks/midnight?lang=xx")[0] == 400
