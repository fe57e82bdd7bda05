"""The word finder finds what a plain search finds, and its work grows only with the text."""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from ridotto.house.moderation import word_finder
from ridotto.house.moderation.word_finder import WordFinder
from ridotto.house.moderation.word_lists import load

#: Few different signs, so that words, noise and gaps meet often.
TEXTS = st.text("as4$5t7v.*_- ñ1", max_size=9)
WORDS = st.text("astuñ-", min_size=1, max_size=5).filter(lambda word: any(map(str.isalpha, word)))
ENTRIES = st.builds(
    lambda before, words, after: before + " ".join(words) + after,
    st.sampled_from(["", "*"]), st.lists(WORDS, min_size=1, max_size=2),
    st.sampled_from(["", "*"]),
)  # fmt: skip
SIGNS = {"a": "a4@", "s": "s5$", "t": "t7+", "u": "uv"}


def slowly_found(entry: str, text: str) -> set[int]:
    """Return all places of words by trying every part of the text."""
    words = [
        [f"[{re.escape(SIGNS.get(c, c))}]+" for c in word] for word in entry.strip("*").split()
    ]
    letter, other = r"[^\W_]", r"[\W_]"
    forms = [
        f"{letter}*" * entry.startswith("*")
        + f"{other}+".join("[._~*]?".join(word) for word in words)
        + f"{letter}*" * entry.endswith("*")
    ]
    letters = [each for word in words for each in word]
    if len(letters) >= 4:
        forms.append(f"{other}{{1,2}}".join(letters))
    found: set[int] = set()
    for first in range(len(text)):
        for end in range(first + 1, len(text) + 1):
            part = text[first:end]
            is_whole = not text[first - 1 : first].isalnum() and not text[end : end + 1].isalnum()
            if is_whole and any(map(str.isalpha, part)):
                if any(re.fullmatch(form, part) for form in forms):
                    found.update(range(first, end))
    return found


@given(st.lists(ENTRIES, max_size=3), TEXTS)
@example(["*a*"], "sat")
@example(["as st"], "4s-$t")
@example(["as st"], "a- s.s.t")
@example(["a", "at"], "4 a.t 4")
def test_a_plain_search_finds_the_same(entries: list[str], text: str) -> None:
    found = WordFinder(entries).find(text)
    assert found == sorted(found, reverse=True)
    places = {place for first, last in found for place in range(first, last + 1)}
    assert places == set().union(*(slowly_found(entry, text) for entry in entries))


HOSTILE = [
    "@" * 250 + "$" * 250, "s" * 500, "f u " * 125, "a4@" * 160, "._" * 250, "€|" * 250,
    "f.u.c." * 83, "n" * 400 + "i" * 100, "\ufb03" * 500,
]  # fmt: skip


def steps(text: str) -> int:
    """Return the number of lines that run to star a text."""
    counted = 0

    def count(_: FrameType, event: str, __: Any) -> Any:
        nonlocal counted
        counted += event == "line"
        return count

    lists = load(None)
    lists.star_chat(text)  # the letters are known by now
    before = sys.gettrace()
    sys.settrace(count)
    try:
        lists.star_chat(text)
    finally:
        sys.settrace(before)
    return counted


@pytest.mark.parametrize("text", HOSTILE, ids=lambda text: ascii(text[:6]))
def test_twice_the_text_is_at_most_twice_the_work(text: str) -> None:
    half = steps(text[: len(text) // 2])
    assert half > 250
    assert steps(text) <= 2.1 * half


def test_no_pattern_that_could_backtrack_is_used() -> None:
    # The work within a regular expression would not be counted above.
    folder = Path(word_finder.__file__).parent
    for module in ("word_finder.py", "word_lists.py"):
        tree = ast.parse((folder / module).read_text("utf-8"))
        imported = {alias.name for node in ast.walk(tree) for alias in getattr(node, "names", [])
                    if isinstance(alias, ast.alias)}  # fmt: skip
        assert imported
        assert not imported & {"re", "regex", "fnmatch"}


def test_one_sign_stands_for_only_a_few() -> None:
    # Some signs decompose into eighteen: a message of them would be as long as eighteen messages.
    assert steps("\ufdfa" * 500) <= 5 * steps("s" * 500)
