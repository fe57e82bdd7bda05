"""The shipped deck keeps to what is known of the game, bullet by bullet of section 9."""

from __future__ import annotations

import pytest

from ridotto.games.masquerade.deck.cards import CARD_TYPES, Effect
from ridotto.games.masquerade.deck.library import check_text, shipped, shipped_text
from ridotto.games.masquerade.deck.texts import name_of
from ridotto.games.words import LANGUAGES, speak
from ridotto.rules.masquerade.state import HAND_SIZE

FILE = shipped().file
EFFECTS = {card.id: card.effects for kind in CARD_TYPES for card in getattr(FILE, kind)
           if hasattr(card, "effects")}  # fmt: skip


def does(effects: tuple[Effect, ...], what: str) -> bool:
    return any(effect.what == what for effect in effects)


def test_the_midnight_deck_has_no_fault_and_no_weakness() -> None:
    assert check_text(shipped_text()).faults == ()


def test_72_cards() -> None:
    spells = sum(spell.copies for spell in FILE.spell)
    counts = {kind: len(getattr(FILE, kind)) for kind in CARD_TYPES} | {"spell": spells}
    assert counts == {
        "mask": 6, "dancer": 6, "stage": 6, "order": 5,
        "spell": 28, "guardian": 9, "event": 7, "emblem": 5,
    }  # fmt: skip
    assert sum(counts.values()) == 72


def test_the_midnight_deck_says_that_it_is_original() -> None:
    assert "It is original. It is not the printed game's deck" in shipped_text()
    assert "original" in name_of_note("en")


def name_of_note(language: str) -> str:
    assert isinstance(FILE.note, dict)
    return FILE.note[language]


def test_dancers() -> None:
    assert {dancer.power for dancer in FILE.dancer} == {2, 3, 4}
    by_id = {dancer.id: dancer for dancer in FILE.dancer}
    prisoner = by_id["eternal-prisoner"]
    assert prisoner.power == max(dancer.power for dancer in FILE.dancer)
    (limit,) = prisoner.effects
    assert limit == Effect("always", "hand-limit", amount=3 - HAND_SIZE)
    assert [d.id for d in FILE.dancer if Effect("always", "extra-draw") in d.effects] == ["muse"]
    assert [d.id for d in FILE.dancer if Effect("always", "cost", amount=-1) in d.effects] == [
        "maestro"
    ]
    assert all(dancer.effects for dancer in FILE.dancer), "every one has an ability"


def test_stages() -> None:
    assert sorted(s.role for s in FILE.stage) == [
        "arena", "chapel", "none", "none", "none", "tower",
    ]  # fmt: skip
    assert {stage.room for stage in FILE.stage} == {1, 2}
    assert sum(stage.room for stage in FILE.stage) >= 5
    others = [stage for stage in FILE.stage if stage.role == "none"]
    assert sum(does(stage.effects, "draw") for stage in others) == 2
    assert sum(does(stage.effects, "heal") for stage in others) == 1


def test_orders() -> None:
    first, second, third, fourth, fifth = sorted(FILE.order, key=lambda order: order.number)
    assert first.effects == ()
    assert second.effects == (Effect("always", "power"),)
    assert set(third.effects) == {
        Effect("always", "shield", if_="vp not-most"),
        Effect("always", "peace", if_="vp not-most"),
    }
    assert does(fourth.effects, "draw")
    assert fifth.effects


def test_names_that_are_known() -> None:
    english = speak("en")
    named = {card.id: name_of(card, english) for kind in CARD_TYPES for card in getattr(FILE, kind)}
    assert named["eternal-prisoner"] == "Eternal Prisoner"
    assert named["request-the-note"] == "Request the Note"
    assert named["changing-partners"] == "Changing Partners"
    treasures = [name_of(guardian.treasure, english) for guardian in FILE.guardian]
    assert "Philosopher’s Stone" in treasures


def test_spells() -> None:
    """Mostly bonuses in Challenges, some life, some mischief, a search, a few specials."""
    power = sum(spell.copies for spell in FILE.spell if does(spell.effects, "power"))
    assert power > 28 // 2
    assert {spell.level for spell in FILE.spell} == {0, 1, 2, 3}
    for what in ("heal", "hurt", "discard", "search"):
        assert any(does(spell.effects, what) for spell in FILE.spell), what


def test_events() -> None:
    effects = {event.id: event.effects for event in FILE.event}
    give, take = effects["request-the-note"]
    assert (give.what, give.whom, give.amount) == ("give", "another", 3)
    assert (take.what, take.whom) == ("take-treasure", "chosen")
    assert effects["changing-partners"] == (Effect("event", "swap-dancers", whom="another"),)
    different = [{effect.what for effect in of} for of in effects.values()]
    assert all(different.count(whats) == 1 for whats in different), "each quite different"


def test_emblems() -> None:
    assert all(emblem.vp == 1 for emblem in FILE.emblem)
    assert len({emblem.most for emblem in FILE.emblem}) == 5


def test_guardians_and_treasures() -> None:
    guardians = sorted(FILE.guardian, key=lambda guardian: guardian.number)
    powers = [guardian.power for guardian in guardians]
    assert powers == sorted(powers)
    assert powers[0] < powers[-1]
    assert {guardian.treasure.vp for guardian in guardians} == {0, 1, 2}
    assert all(guardian.treasure.effects for guardian in guardians), "every one has an ability"


def test_masks() -> None:
    assert all(1 <= mask.vp <= 3 for mask in FILE.mask)
    strongest = max(dancer.power for dancer in FILE.dancer)
    assert all(mask.bonus >= strongest - 1 for mask in FILE.mask), "large enough to be tempting"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_its_name_in_every_language(language: str) -> None:
    cards = [card for kind in CARD_TYPES for card in getattr(FILE, kind)]
    cards += [guardian.treasure for guardian in FILE.guardian]
    for card in cards:
        assert isinstance(card.name, dict)
        assert set(card.name) == set(LANGUAGES), card.id
        assert isinstance(card.flavour, dict) == (card.flavour is not FILE.stage[0].flavour)
    names = [name_of(card, speak(language)) for card in cards]
    assert len(set(names)) == len(names), "no two cards have the same name"
