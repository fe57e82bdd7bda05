"""The page on decks explains every word, and every example in it is a good card."""

from __future__ import annotations

import re
import textwrap
import tomllib
from pathlib import Path
from typing import Any

import pytest

from decks.mending import small_data
from ridotto.games.masquerade.deck import checking, grammar
from ridotto.games.masquerade.deck.library import from_data
from ridotto.rules.masquerade import deck as tables
from ridotto.rules.masquerade import vocabulary as v

PAGE = (Path(__file__).parents[2] / "docs" / "decks.md").read_text(encoding="utf-8")
EXAMPLES = [
    textwrap.dedent(text) for text in re.findall(r"^ *```toml\n(.*?)^ *```$", PAGE, re.S | re.M)
]


def row(word: str, section: str) -> str:
    """Return the table row that explains a word, from a section of the document."""
    part = PAGE.partition(f"\n{section}\n")[2]
    part = re.split(r"\n##+ ", part)[0]
    rows = [line for line in part.splitlines() if line.startswith(f"| `{word}` |")]
    assert len(rows) == 1, (word, section)
    return rows[0]


def test_every_word_is_explained() -> None:
    for word in v.WHENS:
        row(word, "### When")
    for word in grammar.STANDING:
        row(word, "### What lasts")
    for word in ("power", *grammar.PASSING, "score"):
        row(word, "### What happens once")
    assert {*grammar.STANDING, *grammar.PASSING, "score"} == set(v.WHATS)
    for word in v.WHOMS:
        row(word, "### Whom")
    for word in (*v.METRICS, *v.TESTS):
        row(word, "## Conditions")
    for word in v.ROLES:
        assert f"`{word}`" in PAGE or f" {word}" in row("place", "## Conditions")
    for phase in v.SPELL_PHASES:
        assert phase in PAGE


def test_amounts_are_right() -> None:
    for section, words in (
        ("### What lasts", grammar.STANDING),
        ("### What happens once", grammar.PASSING),
    ):
        for word in words:
            least, most = grammar.AMOUNTS[word]
            joint = " or " if most == least + 1 else " to "
            said = str(least) if least == most else f"{least}{joint}{most}"
            assert row(word, section).split("|")[2].strip() == said, word


def test_whom_goes_with_what() -> None:
    for word in v.WHOMS:
        told = row(word, "### Whom").split("|")[3]
        without = [what for what in grammar.PASSING if word not in grammar.WHOMS_OF[what]]
        if told.strip().startswith("all but"):
            named = {name for name in v.WHATS if re.search(rf"\b{name}\b(?!-)", told)}
            assert named - {"power"} == set(without), word
        else:
            assert told.strip().startswith("as `self`"), word


def test_the_limits_are_right() -> None:
    for kind, (least, most) in checking.LIMITS.items():
        line = next(line for line in PAGE.splitlines() if line.startswith(f"| `[[{kind}]]` |"))
        assert str(most) in line.split("|")[2]
        assert least in (0, 1) or str(least) in line.split("|")[2]
        for key in checking.FIELDS[kind]:
            assert f"`{key}`" in line or f"[guardian.{key}]" in line, key
    assert (
        f"at most {tables.MOST_EFFECTS_A_CARD} effects, a deck at most {tables.MOST_EFFECTS}"
        in PAGE
    )
    assert "256 KiB" in PAGE
    assert "4000 characters" in PAGE


@pytest.mark.parametrize("example", EXAMPLES)
def test_every_example_is_a_good_card(example: str) -> None:
    data = small_data()
    for kind, cards in tomllib.loads(example).items():
        for card in cards:
            data[kind] = [card if same(card, other) else other for other in data[kind]]
            if card not in data[kind]:
                data[kind] = [*data[kind], card]
    from_data(data)


def same(card: dict[str, Any], other: dict[str, Any]) -> bool:
    """Check whether a card of an example must take the place of one of the small deck."""
    return card["id"] == other["id"] or (
        "number" in card and card["number"] == other.get("number") and "treasure" not in card
    )


def test_there_are_examples_of_every_type() -> None:
    shown = {kind for example in EXAMPLES for kind in tomllib.loads(example)}
    assert shown == {"mask", "dancer", "stage", "order", "spell", "event", "emblem", "guardian"}
