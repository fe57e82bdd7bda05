"""Cards say what they do, in five languages, and the shipped deck says it verbatim."""

from __future__ import annotations

import itertools
import random
from pathlib import Path

import pytest

from decks.random_decks import random_condition, random_deck
from ridotto.games.masquerade.deck import grammar
from ridotto.games.masquerade.deck.cards import Effect
from ridotto.games.masquerade.deck.library import from_data, shipped
from ridotto.games.masquerade.deck.texts import (
    condition_text,
    effect_sentences,
    effect_text,
    facts_of,
    flavour_of,
    name_of,
    text_of,
)
from ridotto.games.words import LANGUAGES, Words, speak
from ridotto.rules.masquerade import vocabulary as v
from ridotto.terminal.masquerade.deck import every_card

GOLDEN = Path(__file__).parent / "golden"

PAIRS = [
    (when, what, whom)
    for when in ("always", "stage", "win", "lose", "cast", "event")
    for what in grammar.whats_at(when, "challenge" if when == "cast" else "")
    for whom in grammar.whoms_at(when, what, "challenge" if when == "cast" else "")
]
CONDITIONS = [
    *(f"{m} {t} 2" for m in v.METRICS for t in v.TESTS[:4] if m not in ("place", "masked")),
    *(f"{m} {t}" for m in v.METRICS for t in v.TESTS[4:] if m not in ("place", "turn", "masked")),
    *(f"place {t} {role}" for t in ("is", "is-not") for role in v.ROLES),
    "masked is 1", "masked is 0", "treasures is 0",
]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_happen_has_words_of_its_own(language: str) -> None:
    words = speak(language)
    told: dict[tuple[bool, str], tuple[str, str]] = {}
    for when, what, whom in PAIRS:
        text = effect_text(Effect(when, what, whom), words)
        assert text.strip()
        assert "{" not in text
        once = (when == "always", text)
        assert told.setdefault(once, (what, whom)) == (what, whom), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_condition_has_words_of_its_own(language: str) -> None:
    words = speak(language)
    told = [condition_text(condition, words) for condition in CONDITIONS]
    assert all(text.strip() and "{" not in text for text in told)
    assert len(set(told)) == len(told)


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_nothing_is_left_in_english(language: str) -> None:
    english, words = speak("en"), speak(language)
    for when, what, whom in PAIRS:
        effect = Effect(when, what, whom)
        assert effect_text(effect, words) != effect_text(effect, english)
    for condition in CONDITIONS:
        assert condition_text(condition, words) != condition_text(condition, english)


@pytest.mark.parametrize(
    ("language", "amount", "said"),
    [("en", 1, "Draw 1 Spell."), ("en", 2, "Draw 2 Spells."), ("pl", 1, "Dobierz 1 Zaklęcie."),
     ("pl", 2, "Dobierz 2 Zaklęcia."), ("pl", 5, "Dobierz 5 Zaklęć."),
     ("pl", 12, "Dobierz 12 Zaklęć."), ("fr", 1, "Piochez 1 Sort."),
     ("es", 3, "Roba 3 Hechizos."), ("pt", 3, "Compre 3 Feitiços.")],
)  # fmt: skip
def test_plurals(language: str, amount: int, said: str) -> None:
    effects = [Effect("cast", "draw", amount=amount)]
    assert effect_sentences(effects, speak(language)) == [said]


def test_effects_on_the_same_condition_share_a_sentence() -> None:
    words = speak("en")
    shared = [
        Effect("win", "draw", if_="hand at-most 1"),
        Effect("win", "hurt", "opponent", if_="hand at-most 1"),
        Effect("win", "heal"),
    ]
    assert effect_sentences(shared, words) == [
        "When you win a Challenge, with at most 1 Spell in hand: draw 1 Spell, "
        "then your opponent loses 1 life.",
        "When you win a Challenge: regain 1 life.",
    ]
    lasting = [Effect("always", "shield"), Effect("always", "peace")]
    assert effect_sentences(lasting, words) == [
        "Nobody can challenge you and you make no Challenges."
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_any_deck_can_be_told(language: str) -> None:
    words = speak(language)
    for seed in range(15):
        for _, card in every_card(from_data(random_deck(seed)).file):
            for text in (name_of(card, words), facts_of(card, words), text_of(card, words)):
                assert "{" not in text
    rng = random.Random(1)
    for _ in range(200):
        assert condition_text(random_condition(rng), words)


def test_what_differs_in_amount_or_sign_is_told_differently() -> None:
    for language, what in itertools.product(LANGUAGES, ("power", "hand-limit", "cost")):
        words = speak(language)
        texts = {effect_text(Effect("always", what, amount=n), words) for n in (-2, -1, 1, 2)}
        assert len(texts) == 4


def told_deck(words: Words) -> str:
    """Return the shipped deck as a page."""
    file = shipped().file
    lines = [f"# {name_of(file, words)}"]
    heading = ""
    for kind, card in every_card(file):
        if kind not in (heading, "treasure"):
            heading = kind
            lines.append(f"\n## {words(f'cards-{kind}')}")
        lines.append(f"\n**{name_of(card, words)}** ({facts_of(card, words)})")
        lines += [text for text in (text_of(card, words), flavour_of(card, words)) if text]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shipped_deck_verbatim(language: str) -> None:
    """A change of a text is seen here; ``python -m decks.test_texts`` writes them anew."""
    golden = GOLDEN / f"midnight.{language}.md"
    assert told_deck(speak(language)) == golden.read_text(encoding="utf-8")


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for language in LANGUAGES:
        page = told_deck(speak(language))
        (GOLDEN / f"midnight.{language}.md").write_text(page, encoding="utf-8")
