"""Word lists: disguised words are found, innocent words are not."""

from __future__ import annotations

from pathlib import Path

import pytest

from ridotto.games.errors import Refusal
from ridotto.games.words import LANGUAGES
from ridotto.house.moderation.word_lists import DEFAULTS, BadWordList, load

OURS = load(None)

FOUND = [
    "shit", "SHIT", "Shit!", "sh1t", "$hit", "5hit", "s.h.i.t", "s h i t", "s-h-i-t", "shiiiiit",
    "sh\u0456t", "\uff53\uff48\uff49\uff54", "s\u200dhit", "sh\u0301it", "s*h*i*t", "sh.it",
    "_shit_", "(shit)", "fvck", "fucking", "f u c k", "cabr\u00f3n", "cabron", "co\u00f1o",
    "con\u0303o", "p\u00e9d\u00e9", "nique  ta", "Kurwa", "k\u03c5rwa", "foda-se", "motherfucker",
    "bullsh!t", "m3rd4", "\u0455hit",
]  # fmt: skip

INNOCENT = [
    # words that contain listed ones
    "Scunthorpe", "Penistone", "assassin", "classic", "shitake", "Matsushita", "snigger", "niggard",
    "cockpit", "Essex", "grape", "therapist", "pique-nique", "computador", "diputada", "reputation",
    "dispute", "disputes", "deputy", "imputas", "amputate",
    # words of one language that look like another's
    "je suis en retard", "ele pede", "un cono", "con", "bite", "negro", "pedal", "zorra",
    "cu later",
    # numbers and signs
    "455", "I have 5417 coins", "7 + 5", "!!", "a b c d", "I c u", "as s", "s hit", "wish it",
    "Let's hit the road", "push it", "pu ta", "fu ck",
]  # fmt: skip


@pytest.mark.parametrize("text", FOUND, ids=ascii)
def test_listed_words_are_starred_in_chat_and_refused_in_names(text: str) -> None:
    starred = OURS.star_chat(f"oh {text} indeed")
    assert starred.startswith("oh ")
    assert starred.endswith(" indeed")
    assert not any(sign.isalnum() for sign in starred[3:-7]), starred
    with pytest.raises(Refusal) as refused:
        OURS.check_name(text)
    assert refused.value.code == "bad-name"


@pytest.mark.parametrize("text", INNOCENT)
def test_innocent_words_are_left_alone(text: str) -> None:
    assert OURS.star_chat(text) == text
    OURS.check_name(text)


def test_only_the_word_itself_is_starred() -> None:
    assert OURS.star_chat("what a SHIT, Zo\u00eb: shitake!") == "what a ****, Zo\u00eb: shitake!"
    assert OURS.star_chat("fuck fuck") == "**** ****"


def test_names_may_not_pretend_to_be_an_operator() -> None:
    for name in ("Admin", "Oper4tor", "Moderator 2", "M\u00f3d\u00e9rateur", "Ridotto"):
        with pytest.raises(Refusal):
            OURS.check_name(name)
    # In chat these are ordinary words.
    assert OURS.star_chat("ask the operator or an admin") == "ask the operator or an admin"
    for name in ("Roderick", "Badminton", "Opera", "Ada"):
        OURS.check_name(name)
    assert OURS.star_name("Admin") == "*****"


def test_there_is_a_list_for_every_language() -> None:
    assert {file.stem for file in DEFAULTS.glob("*.txt")} == set(LANGUAGES)


def test_the_names_of_bots_and_masks_are_allowed() -> None:
    from ridotto.games.registry import kinds
    from ridotto.games.words import speak
    from ridotto.minds.registry import characters

    for game in kinds():
        for character in characters(game):
            OURS.check_name(character.name)
    for language in LANGUAGES:
        words = speak(language)
        for mask in ("judge", "king", "widow", "fool", "thief", "witch", "cheat", "beggar"):
            OURS.check_name(words(f"mask-{mask}"))


def test_a_folder_replaces_our_lists(tmp_path: Path) -> None:
    (tmp_path / "xx.txt").write_text("blorb*  # rude here\n[names]\nzed\n[chat]\nyon\n", "utf-8")
    (tmp_path / "notes.md").write_text("fnord", "utf-8")
    lists = load(tmp_path)
    assert lists.star_chat("shit, blorbing fnord zed yon") == "shit, ******** fnord zed ***"
    for name in ("zed", "blorb"):
        with pytest.raises(Refusal):
            lists.check_name(name)
    lists.check_name("yon")
    empty = tmp_path / "empty"
    empty.mkdir()
    assert load(empty).star_chat("shit") == "shit"


def test_a_folder_that_cannot_be_read_is_reported(tmp_path: Path) -> None:
    with pytest.raises(BadWordList):
        load(tmp_path / "nowhere")
    (tmp_path / "xx.txt").write_bytes(b"\xff\xfe\xff")
    with pytest.raises(BadWordList):
        load(tmp_path)
