"""A deck without fault, and ways to spoil it."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from ridotto.games.masquerade.deck.faults import Fault
from ridotto.games.masquerade.deck.library import Judgement, check_text

SMALL = (Path(__file__).parent / "small.toml").read_text(encoding="utf-8")


def small_data() -> dict[str, Any]:
    """The small deck as data."""
    return tomllib.loads(SMALL)


def spoilt(card: str, old: str, new: str) -> str:
    """The small deck's text with one thing changed on one card, or before all of them."""
    start = SMALL.index(f'id = "{card}"') if card else 0
    place = SMALL.index(old, start)
    return SMALL[:place] + new + SMALL[place + len(old) :]


def only_fault(text: str) -> Fault:
    """The one fault of a text."""
    judged = check_text(text)
    assert len(judged.faults) == 1, judged.faults
    assert (judged.cards is None) == (not judged.faults[0].warning)
    return judged.faults[0]


def line_of(text: str, needle: str, card: str = "") -> int:
    """The line on which something stands, at or after a card's id."""
    place = text.index(needle, text.index(f'id = "{card}"') if card else 0)
    return text.count("\n", 0, place) + 1


def codes(judged: Judgement) -> list[str]:
    """The kinds of fault found."""
    return [fault.code for fault in judged.faults]
