"""The five languages say the same things, and say all of them."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

import ridotto
from games.fluent_texts import entries, given_to, messages, shown, texts
from ridotto.games import words
from ridotto.games.words import (
    LANGUAGES,
    Words,
    find_language,
    is_printable,
    language_of_environment,
    speak,
)

OTHERS = [language for language in LANGUAGES if language != "en"]
PLURALS = {"zero", "one", "two", "few", "many"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_are_read_without_rubbish(language: str) -> None:
    rubbish = [entry.content for entry in entries(language) if isinstance(entry, ast.Junk)]
    assert rubbish == []
    assert texts(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_said_twice(language: str) -> None:
    names = Counter(f"{type(entry).__name__} {entry.id.name}" for entry in entries(language))
    assert [name for name, count in names.items() if count > 1] == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_what_english_has(language: str) -> None:
    assert messages(language) == messages("en")


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_tells_what_english_tells(language: str) -> None:
    for key in messages(language) & messages("en"):
        assert shown("en", key) <= given_to(language, key), key


@pytest.mark.parametrize("language", OTHERS)
def test_no_language_asks_for_what_english_is_not_given(language: str) -> None:
    for key in messages(language) & messages("en"):
        findings = texts(language)[key]
        assert findings.shown | findings.asked <= given_to("en", key), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reference_leads_somewhere(language: str) -> None:
    wanted = set().union(*(findings.references for findings in texts(language).values()))
    assert wanted <= set(texts(language))


@pytest.mark.parametrize("number", [0, 1, 2, 5, 22, 25, 101])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said(language: str, number: int) -> None:
    bundle = words._bundle(language)
    for key in messages(language):
        name, _, attribute = key.partition(".")
        message = bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        args = dict.fromkeys(given_to(language, key), number)
        said, errors = bundle.format_pattern(pattern, args)
        assert errors == [], key
        assert said.strip(), key
        assert "{" not in said, key


def test_polish_has_all_its_plurals() -> None:
    lacking = [
        key
        for key, findings in texts("pl").items()
        for keys in findings.selectors
        if keys & PLURALS and not {"one", "few", "many", "other"} <= keys
    ]
    assert lacking == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_plural_is_of_another_language(language: str) -> None:
    known = {"pl": {"one", "few", "many"}}.get(language, {"one", "many"})
    foreign = [
        key
        for key, findings in texts(language).items()
        for keys in findings.selectors
        if keys & PLURALS - known
    ]
    assert foreign == []


def test_whatever_can_be_wrong_with_a_scenario_has_words() -> None:
    source = Path(ridotto.__file__).parent / "games" / "mascarade" / "scenario.py"
    codes = set(re.findall(r'Problem\(\s*"([\w-]+)"', source.read_text(encoding="utf-8")))
    assert len(codes) >= 10
    for code in codes:
        assert {f"scenario-{code}", f"scenario-{code}.mend"} <= messages("en")


# How words are found


@pytest.fixture
def two_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    """Return English texts and Spanish ones that lack some of them."""
    sources = {
        "en": "both = both\nenglish = only { $n }\nhalf = half\n .rest = the rest\nbare =\n .a = a",
        "es": "both = ambos\nhalf = media",
    }
    bundles = {}
    for language, source in sources.items():
        bundles[language] = FluentBundle([language], use_isolating=False)
        bundles[language].add_resource(FluentResource(source))
    monkeypatch.setattr(words, "_bundle", bundles.__getitem__)


@pytest.mark.usefixtures("two_languages")
def test_english_stands_behind_every_language() -> None:
    say = Words("es")
    assert say("both") == "ambos"
    assert say("english", n=3) == "only 3"
    assert say("half") == "media"
    assert say("half.rest") == "the rest"
    assert Words("en")("both") == "both"


@pytest.mark.usefixtures("two_languages")
@pytest.mark.parametrize("key", ["nowhere", "both.nowhere", "nowhere.at-all", "bare", ""])
def test_what_no_file_has_is_an_error(key: str) -> None:
    with pytest.raises(KeyError, match="no message"):
        Words("es")(key)


@pytest.mark.parametrize("language", ["de", "", "EN", "english"])
def test_a_language_there_is_not(language: str) -> None:
    with pytest.raises(ValueError, match="choose from"):
        speak(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_things_in_one_breath(language: str) -> None:
    say = speak(language)
    assert say.listed([]) == ""
    assert say.listed(["a"]) == "a"
    three = say.listed(["a", "b", "c"])
    assert three.startswith("a, b")
    assert three.endswith("c")
    assert speak("en").listed(["a", "b", "c"]) == "a, b and c"


@pytest.mark.parametrize(
    ("last", "text"),
    [("Isabel", "Ana e Isabel"), ("Íñigo", "Ana e Íñigo"), ("Hilda", "Ana e Hilda"),
     ("Hielo", "Ana y Hielo"), ("Yago", "Ana y Yago"), ("Marina", "Ana y Marina")],
)  # fmt: skip
def test_spanish_lists_avoid_two_equal_vowels(last: str, text: str) -> None:
    assert speak("es").listed(["Ana", last]) == text


@pytest.mark.parametrize(
    ("language", "text", "exact"),
    [("en", "46%", "45.67%"), ("es", "46\u00a0%", "45,67\u00a0%"), ("pt", "46%", "45,67%"),
     ("pl", "46%", "45,67%"), ("fr", "46\u00a0%", "45,67\u00a0%")],
)  # fmt: skip
def test_percentages_are_written_as_in_the_language(language: str, text: str, exact: str) -> None:
    assert speak(language).percent(0.45673, 0).replace("\u202f", "\u00a0") == text
    assert speak(language).percent(0.45673).replace("\u202f", "\u00a0") == exact


def test_french_signs_stay_with_their_words() -> None:
    assert speak("fr")("label", what="Mécène") == "Mécène\u00a0:"
    assert speak("fr")("play-quit").endswith("partie\u202f?")
    assert "\u00a0s" in speak("en")("mas-follow-soon", seconds=5)


def test_text_with_non_breaking_spaces_can_be_shown() -> None:
    assert is_printable("«\u00a0C’est moi\u202f!\u00a0»")
    assert not is_printable("\x1b[2J")
    assert not is_printable("two\nlines")


@pytest.mark.parametrize(
    ("environment", "language"),
    [({}, "en"), ({"LANG": "pl_PL.UTF-8"}, "pl"), ({"LANG": "de_DE.UTF-8"}, "en"),
     ({"LANG": "pl_PL", "LC_ALL": "fr_FR"}, "fr"), ({"LC_MESSAGES": "es", "LANG": "fr"}, "es"),
     ({"RIDOTTO_LANG": "pt", "LC_ALL": "fr_FR"}, "pt"), ({"LC_ALL": "C", "LANG": "pl_PL"}, "en"),
     ({"LC_ALL": "", "LANG": "pl_PL"}, "pl"), ({"LANG": "pt_BR.UTF-8"}, "pt"),
     ({"RIDOTTO_LANG": "pt-BR"}, "pt")],
)  # fmt: skip
def test_the_readers_language(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in ("RIDOTTO_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)
    assert language_of_environment() == language


@pytest.mark.parametrize(
    ("tag", "language"),
    [("pt", "pt"), ("pt-BR", "pt"), ("pt_BR", "pt"), ("pt-br", "pt"), ("en-GB", "en"),
     ("fr", "fr"), ("PT", None), ("pt-PT", None), ("de", None), ("", None)],
)  # fmt: skip
def test_languages_are_found_by_code_or_locale(tag: str, language: str | None) -> None:
    assert find_language(tag) == language


@pytest.mark.parametrize(
    ("key", "variable", "told"),
    [("coins", "amount", ("0 moedas", "1 moeda", "2 moedas", "22 moedas")),
     ("story-spells", "count", ("nenhum Feitiço", "1 Feitiço", "2 Feitiços", "22 Feitiços")),
     ("hall-left", "count", ("não resta nenhum", "resta 1", "restam 2", "restam 22")),
     ("hall-cost", "cost", ("grátis", "custa outro Feitiço", "custa outros 2 Feitiços",
                            "custa outros 22 Feitiços"))],
)  # fmt: skip
def test_portuguese_counts(key: str, variable: str, told: tuple[str, ...]) -> None:
    say = speak("pt")
    assert tuple(say(key, **{variable: number}) for number in (0, 1, 2, 22)) == told
