"""Sentences that once came out wrong: with some numbers, or when they are about the reader."""

from __future__ import annotations

import re

import pytest

from games.fluent_texts import Findings, Selector, messages, texts
from ridotto.games.words import LANGUAGES, speak
from ridotto.terminal.play.people import People

NUMBERS = (0, 1, 2, 5, 22)
ROMANCE = ("es", "pt", "fr")


def said(language: str, key: str, **args: str | int) -> str:
    """Return a text with ordinary spaces only."""
    return re.sub("[\u00a0\u202f]", " ", speak(language)(key, **args))


def for_all_numbers(language: str, key: str, variable: str, **args: str | int) -> list[str]:
    return [said(language, key, **{**args, variable: number}) for number in NUMBERS]


# Numbers


@pytest.mark.parametrize("language", ["pt", "fr"])
def test_zero_is_never_shown_as_one(language: str) -> None:
    """The category "one" contains zero here, so a text that counts must show the number in it."""
    wrong = [
        key
        for key, findings in texts(language).items()
        for choice in findings.choices
        if "one" in choice.cases and "0" not in choice.cases
        if shows(choice, "other") and not shows(choice, "one")
    ]
    assert wrong == []


def shows(choice: Selector, case: str) -> bool:
    within = Findings()
    within.visit(choice.cases[case])
    return choice.variable in within.shown


@pytest.mark.parametrize(
    ("key", "variable", "args"),
    [
        ("bluffs-turns", "made", {"turns": 5}),
        ("coins", "amount", {}),
        ("hall-left", "count", {}),
        ("mq-left", "count", {}),
        ("mq-guardians-left", "count", {}),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_count_is_the_number_given(
    language: str, key: str, variable: str, args: dict[str, str | int]
) -> None:
    shown = for_all_numbers(language, key, variable, **args)
    ones = re.compile(r"\b(one|un|una|um|uma|jeden|jedna|jedno|une|1)\b")
    assert not ones.search(shown[0][:20]), shown[0]
    assert ones.search(shown[1][:20]), shown[1]
    for number, text in zip(NUMBERS[2:], shown[2:], strict=True):
        assert str(number) in text


def test_portuguese_announcements_agree_with_their_number() -> None:
    shown = for_all_numbers("pt", "bluffs-turns", "made", turns=5)
    numbers = ["(0|nenhum) anúncio", "1 anúncio", "2 anúncios", "5 anúncios", "22 anúncios"]
    for text, start in zip(shown, numbers, strict=True):
        assert re.match(rf"{start}\b", text), text


@pytest.mark.parametrize(("language", "one"), [("es", "queda 1"), ("pt", "resta 1")])
@pytest.mark.parametrize("key", ["hall-left", "mq-left"])
def test_what_is_left_agrees_with_its_number(language: str, one: str, key: str) -> None:
    shown = for_all_numbers(language, key, "count")
    assert shown[1] == one
    many = {"es": "quedan", "pt": "restam"}[language]
    assert shown[2:] == [f"{many} {number}" for number in NUMBERS[2:]]


@pytest.mark.parametrize("key", ["hall-left", "mq-left", "mq-guardians-left"])
def test_polish_does_not_inflect_for_a_noun_that_is_not_there(key: str) -> None:
    assert not any(re.search("został[oaye] [0-9]", t) for t in for_all_numbers("pl", key, "count"))


@pytest.mark.parametrize("key", ["hall-left", "mq-left", "mq-guardians-left"])
def test_french_says_how_many_are_left_in_a_sentence(key: str) -> None:
    assert not any(re.match(r"reste \d", text) for text in for_all_numbers("fr", key, "count"))


def test_french_turns_of_certainty_agree_with_their_number() -> None:
    shown = for_all_numbers("fr", "un-known-sum", "sure", turns=30, misled=0)
    assert re.search(r"\b1 tours", shown[1]) is None
    assert not re.search(r"\d", shown[0])
    for number, text in zip(NUMBERS[2:], shown[2:], strict=True):
        assert re.search(rf"\b{number} (tours\b|.*\btours\b)|\b{number} sur\b", text), text


@pytest.mark.parametrize("misled", NUMBERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_misleading_turns_are_counted_or_left_out(language: str, misled: int) -> None:
    text = said(language, "un-known-sum", sure=3, turns=40, misled=misled)
    assert (str(misled) in text.replace("40", "")) == (misled > 0)


# Prices


@pytest.mark.parametrize(("language", "wrong"), [("es", r"\bmás\b"), ("pt", r"\bmais\b")])
@pytest.mark.parametrize("cost", NUMBERS)
def test_a_price_is_not_a_surcharge(language: str, wrong: str, cost: int) -> None:
    """To cast a Spell costs other Spells, not one more than usual."""
    text = said(language, "hall-cost", cost=cost)
    assert not re.search(wrong, text), text
    if cost:
        assert re.search(r"\botr[oa]s?|outr[oa]s?\b", text), text


# The reader, and others


def chosen(language: str, chooser: int, players: list[int], you: int | None) -> str:
    people = People(("Bruno", "Marina", "Isabel"), you)
    words = speak(language)
    names = people.listed(players, words, "person-chosen")
    text = words("tell-choose", who=people.who(chooser), name=people.names[chooser], chosen=names)
    return re.sub("[\u00a0\u202f]", " ", text)


@pytest.mark.parametrize(
    ("language", "wrong"),
    [("es", "elige a ti"), ("pl", r"wybiera:? ty\b"), ("fr", "choisit( :)? vous")],
)
def test_a_choice_of_the_reader_is_a_sentence(language: str, wrong: str) -> None:
    you = chosen(language, 1, [0], you=0)
    assert not re.search(wrong, you), you
    assert "Bruno" not in you
    assert "Marina" in you


@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_name_everyone_in_them(language: str) -> None:
    both = chosen(language, 1, [0, 2], you=0)
    assert "Isabel" in both
    assert "Bruno" not in both
    others = chosen(language, 0, [1, 2], you=None)
    assert all(name in others for name in ("Bruno", "Marina", "Isabel"))
    mine = chosen(language, 0, [1], you=0)
    assert "Marina" in mine
    assert "Bruno" not in mine


@pytest.mark.parametrize("whom", ["you", "other"])
def test_nobody_walks_through_the_reader_in_polish(whom: str) -> None:
    for who in ("you", "other"):
        text = said(
            "pl", "story-move", who=who, name="Marina", whom=whom, whomname="Bruno", card="X"
        )
        assert "przez ciebie" not in text
        assert "X" in text


# Meaning


@pytest.mark.parametrize(
    ("language", "wrong"),
    [
        ("en", "what every player sees"),
        ("es", "ven todos los jugadores"),
        ("pt", "todos os jogadores veem"),
        ("pl", "widzą wszyscy gracze"),
        ("fr", "voient tous les joueurs"),
    ],
)
def test_spectators_are_not_promised_every_hand(language: str, wrong: str) -> None:
    text = said(language, "mas-watching")
    assert wrong not in text
    only = {"en": "only", "es": "solo", "pt": "só", "pl": "tylko", "fr": "ne voyez que|seulement"}
    assert re.search(only[language], text), text


def test_polish_looks_and_peeks_with_the_verbs_of_the_box() -> None:
    """Looking is the action of a turn; peeking is done out of turn, and has another verb."""
    look, peek = re.compile(r"\bpod(ejrz|gląd)", re.I), re.compile(r"\bzerk", re.I)
    for who in ("you", "other"):
        args: dict[str, str | int] = {"who": who, "name": "Marina", "seen": "no", "mask": "X"}
        for key in ("mas-look", "play-look", "tell-look", "mas-log-look"):
            assert look.search(said("pl", key, **args)), key
            assert not peek.search(said("pl", key, **args)), key
        for key in ("mas-peek", "option-peek", "tell-peek", "mas-log-peek"):
            first = said("pl", key, **args).split(".")[0]
            assert peek.search(first), key
            assert not look.search(first), key


@pytest.mark.parametrize(("language", "wrong"), [("es", "abrió la mesa"), ("pt", "abriu a mesa")])
def test_the_host_is_not_called_the_one_who_opened_the_table(language: str, wrong: str) -> None:
    """The table passes to another person when the host leaves."""
    found = [
        k for k in messages(language) for text in texts(language)[k].fragments if wrong in text
    ]
    assert found == []


@pytest.mark.parametrize("language", ROMANCE)
def test_masks_go_under_the_table_and_are_not_taken_from_there(language: str) -> None:
    wrong = {
        "es": "[Tt]omas? (tu|su) máscara.* bajo la mesa",
        "pt": "[Pp]ega a (sua|própria) máscara.* debaixo",
        "fr": "[Pp]ren(d|ez) .*masque.* sous la table",
    }
    for key in ("mas-log-swap", "tell-swap"):
        for who in ("you", "other"):
            text = said(language, key, who=who, name="Marina", mask="X", fate="hidden", really="no")
            assert not re.search(wrong[language], text), text


@pytest.mark.parametrize("name", ["Orsola", "Anna", "Marina"])
def test_french_elides_before_names_or_needs_not(name: str) -> None:
    for key in ("un-fair-share-of", "waiting-watch"):
        assert not re.search(r"\b(de|que) [AO]", said("fr", key, name=name)), key


def test_polish_waits_for_one_person_in_the_singular() -> None:
    assert "odpowiadają" not in said("pl", "mas-wait-all", names="Marina")


@pytest.mark.parametrize(("language", "wrong"), [("es", "seguro"), ("pt", "certo")])
def test_certainty_agrees_with_the_mask(language: str, wrong: str) -> None:
    assert said(language, "mas-aid-certain") != wrong


# Names in the plural


@pytest.mark.parametrize("key", ["story-clash", "mq-fight-won"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_verb_has_to_agree_with_the_name_of_a_guardian(language: str, key: str) -> None:
    """One of them is called The Twins."""
    assert "Twins" not in said(language, key, score="4 : 6", who="guardian", name="The Twins")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_player_without_an_order_is_not_said_to_have_one(language: str) -> None:
    facts = {"life": 2, "hand": 0, "counters": 0, "vp": 0}
    args: dict[str, str | int] = {"name": "Ana", "signs": "none", "dancer": "none", "won": "none"}
    without, first = (said(language, "mq-guest-said", **args, **facts, order=n) for n in (0, 1))
    assert len(without) < len(first)


@pytest.mark.parametrize(("language", "wrong"), [("en", "1 masks"), ("fr", "1 masques")])
def test_one_mask_of_a_set_is_one(language: str, wrong: str) -> None:
    assert wrong not in said(language, "scenario-cards", cards=1, players=6, centre=0, needed=6)
