"""Names and chat messages of guests: invisible text is refused, piled-up marks are cut."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ridotto.games.errors import Refusal
from ridotto.house.names import MOST_MARKS, clean_name, clean_text

UNSEEN = [
    "", " ", "\n", "\u200b", "\u200d", "\u202e", "\u2060", "\ufeff", "\u00ad",
    "\u3164", "\uffa0", "\u115f", "\u1160", "\u2800", "\u034f", "\ufe0f", "\u3164\ufe0f\u2800",
]  # fmt: skip


@pytest.mark.parametrize("text", UNSEEN, ids=ascii)
def test_invisible_names_and_messages_are_refused(text: str) -> None:
    for clean in (clean_name, clean_text):
        with pytest.raises(Refusal, match="seen"):
            clean(text)


@pytest.mark.parametrize("blank", ["\u3164", "\uffa0", "\u115f", "\u1160", "\u2800"], ids=ascii)
def test_a_blank_letter_counts_as_a_space(blank: str) -> None:
    assert clean_name(f"{blank}Ana{blank}") == "Ana"
    assert clean_name(f"Ana{blank}{blank}Maria") == "Ana Maria"
    assert clean_text(f"good{blank}evening{blank}") == "good evening"


@pytest.mark.parametrize(
    "name",
    ["Zoë", "Zoe\u0308", "Łucja", "한글", "नमस्ते", "ภาษาไทย", "⠁⠝⠁", "😀", "❤\ufe0f", "7", "!"],
)
def test_visible_text_is_unchanged(name: str) -> None:
    assert clean_name(name) == clean_text(name) == name


def test_only_chat_messages_keep_joiners() -> None:
    family = "👩\u200d👧"
    assert clean_text(family) == family
    assert clean_name(family) == "👩👧"


def test_joiners_between_nothing_are_removed() -> None:
    assert clean_text("\u200da\u200d\u200c\u200db \u200c c\u200d") == "a\u200db c"


@pytest.mark.parametrize("clean", [clean_name, clean_text])
def test_a_letter_has_few_combining_marks(clean: Callable[[str], str]) -> None:
    piled = "A" + "\u0301" * 40 + "n" + "\u0336\u20dd" * 20 + "a"
    assert clean(piled) == "A" + "\u0301" * MOST_MARKS + "n\u0336\u20dd\u0336" + "a"
    pointed = "\u05e9\u05c1\u05bc\u05b8"  # a Hebrew letter with three points
    assert clean(pointed) == pointed


@pytest.mark.parametrize("clean", [clean_name, clean_text])
@pytest.mark.parametrize("unseen", ["\u202e", "\u2066", "\u200e", "\u200b", "\ufe00", "\u034f"])
def test_direction_marks_and_invisible_characters_are_removed(
    clean: Callable[[str], str], unseen: str
) -> None:
    assert clean(f"A{unseen}n{unseen}a{unseen}") == "Ana"
