"""Decks to play with: the shipped one, or one from a file or a record."""

from __future__ import annotations

import tomllib
from functools import cache, cached_property
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

from ridotto.games.masquerade.deck.cards import DeckFile
from ridotto.games.masquerade.deck.compiling import compile_deck, in_order
from ridotto.games.masquerade.deck.faults import DeckRefused, Fault
from ridotto.games.masquerade.deck.file import Checked, check_data_of, check_toml, read_text
from ridotto.rules.masquerade import deck as tables

__all__ = [
    "Cards",
    "DeckRefused",
    "Judgement",
    "check_file",
    "check_text",
    "from_data",
    "read_deck",
    "shipped",
    "shipped_text",
]


class Cards:
    """A deck ready to play: its cards by id, and the tables the rules use."""

    def __init__(self, file: DeckFile) -> None:
        self.file = file
        self.tables = compile_deck(file)

    @cached_property
    def room(self) -> int:
        """Return how many Dancers fit on the Stages."""
        return sum(stage.room for stage in self.file.stage)

    @cached_property
    def most_players(self) -> int:
        """Return the maximum number of players: each needs a Mask, a Dancer and a place."""
        return min(tables.MOST_PLAYERS, len(self.file.mask), len(self.file.dancer), self.room)

    @cached_property
    def ids(self) -> dict[int, str]:
        """Return the id of every card number; a Guardian's number is also its Treasure's."""
        starts = (
            (tables.MASKS_AT, self.file.mask),
            (tables.DANCERS_AT, self.file.dancer),
            (tables.STAGES_AT, self.file.stage),
            (tables.ORDERS_AT, sorted(self.file.order, key=lambda order: order.number)),
            (tables.EVENTS_AT, self.file.event),
            (tables.GUARDIANS_AT, in_order(self.file)),
            (tables.EMBLEMS_AT, self.file.emblem),
            (tables.SPELLS_AT, self.file.spell),
        )
        return {
            start + place: card.id for start, cards in starts for place, card in enumerate(cards)
        }

    @cached_property
    def treasure_ids(self) -> tuple[str, ...]:
        """Return the Treasures' ids in the order of their Guardians."""
        return tuple(guardian.treasure.id for guardian in in_order(self.file))


@cache
def shipped() -> Cards:
    """Return the deck that comes with Ridotto."""
    return from_data(tomllib.loads(shipped_text()))


def shipped_text() -> str:
    """Return the text of the deck file that comes with Ridotto."""
    return (files("ridotto") / "decks" / "midnight.toml").read_text(encoding="utf-8")


def from_data(data: Any) -> Cards:
    """Return the deck in plain data, as a deck file or a record holds it.

    Raises :exc:`DeckRefused` with all its faults.
    """
    return _playable(check_data_of(data))


def read_deck(path: str | Path) -> Cards:
    """Return the deck in a file; raises :exc:`DeckRefused` with all its faults."""
    return _playable(check_toml(read_text(path)))


class Judgement(NamedTuple):
    """The result of checking a deck file: the deck, unless there are errors, and all faults.

    ``more`` is the number of omitted faults; ``unreadable`` means that there was no deck.
    """

    cards: Cards | None
    faults: tuple[Fault, ...]
    more: int = 0
    unreadable: bool = False


def check_text(text: str) -> Judgement:
    """Check the text of a deck file."""
    try:
        checked = check_toml(text)
    except DeckRefused as refused:
        return Judgement(None, refused.faults, refused.more, True)
    return Judgement(Cards(checked.file) if checked.file else None, checked.faults, checked.more)


def check_file(path: str | Path) -> Judgement:
    """Check an untrusted deck file."""
    try:
        return check_text(read_text(path))
    except DeckRefused as refused:
        return Judgement(None, refused.faults, refused.more, True)


def _playable(checked: Checked) -> Cards:
    if checked.file is None:
        raise DeckRefused(checked.faults, checked.more)
    return Cards(checked.file)
