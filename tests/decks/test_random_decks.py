"""Decks made up at random are good decks, and use every word there is."""

from __future__ import annotations

from decks.random_decks import random_deck
from ridotto.games.masquerade.deck.grammar import WHENS_OF
from ridotto.games.masquerade.deck.library import from_data
from ridotto.rules.masquerade import vocabulary as v

DECKS = [random_deck(seed) for seed in range(150)]


def test_random_decks_are_accepted() -> None:
    for deck in DECKS:
        assert from_data(deck).tables.spell_cards > 0


def test_the_same_seed_gives_the_same_deck() -> None:
    assert random_deck(7) == random_deck(7) != random_deck(8)


def test_random_decks_use_every_word() -> None:
    treasures = [guardian["treasure"] for deck in DECKS for guardian in deck["guardian"]]
    cards = [card for deck in DECKS for kind in WHENS_OF for card in deck.get(kind, [])]
    effects = [effect for card in [*cards, *treasures] for effect in card["effects"]]
    assert {effect["when"] for effect in effects} == set(v.WHENS) - {"end"}
    assert {effect["what"] for effect in effects} == set(v.WHATS) - {"score"}
    assert {effect["whom"] for effect in effects} == set(v.WHOMS)
    words = {word for effect in effects for word in effect.get("if", "").split()}
    assert words >= {*v.METRICS, *v.TESTS, *v.ROLES}
