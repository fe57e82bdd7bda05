"""The texts keep to docs/translating.md: one name for one thing, plurals and typography."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel import Locale

from games.fluent_texts import given_to, messages, texts
from ridotto.games.words import LANGUAGES, speak

PAGE = Path(__file__).parent.parent.parent / "docs" / "translating.md"
COLUMNS = {"English": "en", "Spanish": "es", "Portuguese": "pt", "Polish": "pl", "French": "fr"}
BINDING = "\u00a0\u202f"
#: Labels of buttons that begin with a verb, besides all of ``mq-do-*``.
BUTTONS = ("mas-look", "mas-swap", "mas-announce", "mas-choose", "mas-really")
#: French puts no space before these colons and question marks: addresses, times and options.
NOT_A_SIGN = re.compile(r"unix:|\w+://\S*|\d+:\d+|--\S+|[\w.\]]+:\d+|“[^”]*”")

#: A sign of French without the space that belongs to it.
UNSPACED = re.compile(rf"[^\s{BINDING}?!…(][!?;»]|[^\s{BINDING}]:(?=\s|$)|«[^\s{BINDING}]|^[:;!»]")


def tables(heading: str) -> Iterator[dict[str, str]]:
    """Return the rows of the tables under a heading, and under those below it."""
    section = PAGE.read_text(encoding="utf-8").partition(f"\n## {heading}\n")[2].split("\n## ")[0]
    names: list[str] = []
    for line in section.splitlines():
        if not line.startswith("|"):
            names = []
            continue
        cells = [cell.strip().replace("\\*", "*") for cell in line.strip("|").split("|")]
        if not names:
            names = cells
        elif set(line) - set("|-"):
            yield dict(zip(names, cells, strict=True))


def glossary() -> list[dict[str, str]]:
    return list(tables("Glossary"))


def forbidden(language: str) -> list[str]:
    rows = [row for row in tables("Words we do not use") if COLUMNS[row["language"]] == language]
    return [phrase for row in rows for phrase in row["not"].split(", ")]


# Terms


def test_every_term_has_five_names_and_a_source() -> None:
    assert len(glossary()) > 35
    for row in glossary():
        assert row["source"], row
        assert all(row[name] for name in COLUMNS), row["term"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_consist_of_their_term(language: str) -> None:
    column = next(name for name, code in COLUMNS.items() if code == language)
    words = speak(language)
    wrong = {
        row["term"]: (row[column], said)
        for row in glossary()
        if row["message"] and row[column]
        if (said := words(row["message"].strip("`"))) != row[column]
    }
    assert wrong == {}


def test_all_masks_are_in_the_glossary() -> None:
    masks = {key for key in messages("en") if re.fullmatch(r"mask-[a-z]+", key)}
    listed = {row["message"].strip("`") for row in glossary()}
    assert masks - {"mask-of", "mask-own"} <= listed


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_forbidden_variant_is_used(language: str) -> None:
    phrases = forbidden(language)
    assert phrases
    either = "|".join(re.escape(phrase).replace(r"\*", r"\w*") for phrase in phrases)
    pattern = re.compile(rf"(?<!\w)({either})(?!\w)", re.IGNORECASE)
    found = [
        (key, fragment)
        for key, findings in texts(language).items()
        for fragment in findings.fragments
        if pattern.search(fragment)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("language", "verb"),
    [
        ("es", r"\w*[aei]r(l[oae]s?|se)?"),
        ("pt", r"\w+[aei]r"),
        ("fr", r"\w+(er|ir|re)"),
        ("pl", r"Zapłać|\w+(?<![aeiyą]ć)"),
    ],
)
def test_button_labels_have_one_form_in_both_games(language: str, verb: str) -> None:
    labels = [*BUTTONS, *(key for key in messages(language) if key.startswith("mq-do-"))]
    # "This first" has no verb.
    labels.remove("mq-do-resolve")
    assert len(labels) > 15
    wrong = []
    for key in labels:
        first = re.split(r"\W+", speak(language)(key, cost=2, number=3, name="X", names="X"))[0]
        if not re.fullmatch(verb, first, re.IGNORECASE):
            wrong.append((key, first))
    assert wrong == []


# Arguments and plurals


#: Arguments that some languages do without, by message ("*": any). Only French elides before a
#: vowel, and Portuguese and Polish say "one's own" without saying whose.
NEEDLESS = {("vowel", "*"), ("who", "mask-own")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_arguments_are_those_of_the_english(language: str) -> None:
    for key in messages(language):
        left_out = given_to("en", key) ^ given_to(language, key)
        wrong = {one for one in left_out if not {(one, "*"), (one, key)} & NEEDLESS}
        assert not wrong, key


def categories(language: str) -> set[str]:
    """Return the plural categories of whole numbers that a game can reach."""
    form = Locale.parse(language).plural_form
    return {form(number) for number in range(1000)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_that_counts_has_all_plural_categories(language: str) -> None:
    needed = categories(language)
    lacking = []
    for key, findings in texts(language).items():
        for choice in findings.choices:
            cases = set(choice.cases)
            if not cases & {"one", "few", "many"}:
                continue
            if "1" in cases:
                cases.add("one")
            if not needed | {"other"} <= cases:
                lacking.append((key, choice.variable))
    assert lacking == []


# Typography


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_space_stands_before_an_ellipsis(language: str) -> None:
    assert _fragments_with(language, rf"[a-ząćęłńóśźżà-ÿ)][ {BINDING}]…") == []


@pytest.mark.parametrize("language", ["en", "pt", "pl"])
def test_no_space_stands_before_a_percent_sign(language: str) -> None:
    assert _fragments_with(language, rf"\d[ {BINDING}]%|^[ {BINDING}]%") == []


@pytest.mark.parametrize("language", ["es", "fr"])
def test_a_space_stands_before_a_percent_sign(language: str) -> None:
    assert _fragments_with(language, r"\d%|^%") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_percent_sign_follows_a_variable(language: str) -> None:
    """Percentages are written by Babel and Intl."""
    assert _fragments_with(language, rf"^[ {BINDING}]?%") == []


@pytest.mark.parametrize(
    ("language", "wrong"),
    [("en", "[«»„]"), ("es", "[“”„]"), ("pt", "[«»„]"), ("pl", "[«»“]"), ("fr", "„")],
)
def test_quotation_marks_are_those_of_the_language(language: str, wrong: str) -> None:
    assert _fragments_with(language, wrong) == []


def test_french_signs_have_a_space() -> None:
    found = []
    for key, findings in texts("fr").items():
        for fragment in findings.fragments:
            plain = NOT_A_SIGN.sub("", fragment)
            if UNSPACED.search(plain):
                found.append((key, fragment))
    assert found == []


@pytest.mark.parametrize("number", [0, 1, 2, 5, 22])
def test_french_signs_and_units_stay_with_their_words(number: int) -> None:
    words = speak("fr")
    loose = [
        key
        for key in messages("fr")
        if re.search(r" [!?:;»%]|« ", words(key, **dict.fromkeys(given_to("fr", key), number)))
    ]
    assert loose == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_ends_before_a_percent_sign(language: str) -> None:
    words = speak(language)
    loose = [
        key
        for key in messages(language)
        if re.search(r"\d %", words(key, **dict.fromkeys(given_to(language, key), 3)))
    ]
    assert loose == []


def _fragments_with(language: str, pattern: str) -> list[tuple[str, str]]:
    return [
        (key, fragment)
        for key, findings in texts(language).items()
        for fragment in findings.fragments
        if re.search(pattern, fragment)
    ]
