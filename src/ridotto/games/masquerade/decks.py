"""Decks to play with: the shipped one, or one from a file or a record."""

from __future__ import annotations

import tomllib
from functools import cache, cached_property
from importlib.resources import files
from typing import Any

import msgspec

from ridotto.games.masquerade.cards import DeckFile
from ridotto.games.masquerade.compiling import compile_deck, in_order
from ridotto.rules.masquerade import deck as tables


class Cards:
    """A deck ready to play: its cards by id, and the tables the rules use."""

    def __init__(self, file: DeckFile) -> None:
        self.file = file
        self.tables = compile_deck(file)

    @cached_property
    def ids(self) -> dict[int, str]:
        """The id of every card number; a Guardian's number also stands for its Treasure."""
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
        """The Treasures' ids in the order of their Guardians."""
        return tuple(guardian.treasure.id for guardian in in_order(self.file))


@cache
def shipped() -> Cards:
    """The deck that comes with Ridotto."""
    text = (files("ridotto") / "decks" / "midnight.toml").read_text(encoding="utf-8")
    return from_data(tomllib.loads(text))


def from_data(data: Any) -> Cards:
    """A deck from plain data, as a deck file or a record holds it."""
    return Cards(msgspec.convert(data, DeckFile))
