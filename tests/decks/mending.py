"""A deck without fault, and ways to spoil it."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from ridotto.games.masquerade.deck.faults import Fault
from ridotto.games.masquerade.deck.library import Judgement, check_text

SMALL = (Path(__file__).parent / "small.toml").read_text(encoding="utf-8")


def small_data() -> dict[str, Any]:
    """Return the small deck as data."""
    return tomllib.loads(SMALL)


def spoilt(card: str, old: str, new: str) -> str:
    """Return the small deck's text with one change, on a card or before all cards."""
    start = SMALL.index(f'id = "{card}"') if card else 0
    place = SMALL.index(old, start)
    return SMALL[:place] + new + SMALL[place + len(old) :]


def only_fault(text: str) -> Fault:
    """Return the only fault of a text."""
    judged = check_text(text)
    assert len(judged.faults) == 1, judged.faults
    assert (judged.cards is None) == (not judged.faults[0].warning)
    return judged.faults[0]


def line_of(text: str, needle: str, card: str = "") -> int:
    """Return the number of the first line with this text, at or after a card's id."""
    place = text.index(needle, text.index(f'id = "{card}"') if card else 0)
    return text.count("\n", 0, place) + 1


def codes(judged: Judgement) -> list[str]:
    """Return the codes of the faults in a text."""
    return [fault.code for fault in judged.faults]
