"""A deck as tables of integers.

Each card type has a fixed range of numbers, so a number alone identifies the type. Copies of a
Spell share a number; single Spell cards have numbers of their own, and a set of Spell cards is a
bit set.
"""

from __future__ import annotations

from typing import Any, Final

from ridotto.rules.fields import Fields

MOST_PLAYERS: Final = 5
ORDERS: Final = 5
MOST_MASKS: Final = 12
MOST_DANCERS: Final = 12
MOST_STAGES: Final = 8
MOST_EVENTS: Final = 24
MOST_GUARDIANS: Final = 24
MOST_EMBLEMS: Final = 12
MOST_SPELLS: Final = 60  # limit for kinds and for single cards: a set of them fits 64 bits
MOST_EFFECTS: Final = 400
MOST_EFFECTS_A_CARD: Final = 6

# First number of each type
MASKS_AT: Final = 0
DANCERS_AT: Final = MASKS_AT + MOST_MASKS
STAGES_AT: Final = DANCERS_AT + MOST_DANCERS
ORDERS_AT: Final = STAGES_AT + MOST_STAGES
EVENTS_AT: Final = ORDERS_AT + ORDERS
GUARDIANS_AT: Final = EVENTS_AT + MOST_EVENTS
EMBLEMS_AT: Final = GUARDIANS_AT + MOST_GUARDIANS
SPELLS_AT: Final = EMBLEMS_AT + MOST_EMBLEMS
CARDS: Final = SPELLS_AT + MOST_SPELLS


DECK_LENGTHS: Final = {
    "power": CARDS,
    "vp": CARDS,
    "first_effect": CARDS,
    "last_effect": CARDS,
    "standing": CARDS,
    "triggers": CARDS,
    "room": MOST_STAGES,
    "role": MOST_STAGES,
    "metric_of": MOST_EMBLEMS,
    "minimum_of": MOST_EMBLEMS,
    "level": MOST_SPELLS,
    "phase_of": MOST_SPELLS,
    "spells_of": MOST_SPELLS,
    "spell_of": MOST_SPELLS,
    "effect_when": MOST_EFFECTS,
    "effect_metric": MOST_EFFECTS,
    "effect_test": MOST_EFFECTS,
    "effect_value": MOST_EFFECTS,
    "effect_what": MOST_EFFECTS,
    "effect_whom": MOST_EFFECTS,
    "effect_amount": MOST_EFFECTS,
}


class Deck(Fields, lengths=DECK_LENGTHS):
    """A compiled deck in plain Python. Compiled rules use a NumPy record with these fields."""

    __slots__ = (
        "chapel",
        "dancers",
        "effect_amount",
        "effect_metric",
        "effect_test",
        "effect_value",
        "effect_what",
        "effect_when",
        "effect_whom",
        "emblems",
        "events",
        "first_effect",
        "guardians",
        "last_effect",
        "least_hand_limit",
        "level",
        "masks",
        "metric_of",
        "minimum_of",
        "phase_of",
        "power",
        "role",
        "room",
        "spell_cards",
        "spell_kinds",
        "spell_of",
        "spells_of",
        "stages",
        "standing",
        "triggers",
        "vp",
    )

    # Counts
    masks: int
    dancers: int
    stages: int
    events: int
    guardians: int
    emblems: int
    spell_kinds: int
    spell_cards: int

    # By card number
    power: list[int]  # Dancers, Guardians, and a Mask's bonus
    vp: list[int]  # Emblems and Treasures
    first_effect: list[int]
    last_effect: list[int]  # exclusive
    standing: list[int]  # bit set of the card's permanent effects
    triggers: list[int]  # bit set of the card's triggers

    # By index within the card's type
    room: list[int]  # Stages
    role: list[int]  # Stages
    metric_of: list[int]  # Emblems
    minimum_of: list[int]  # Emblems
    level: list[int]  # kinds of Spell
    phase_of: list[int]  # kinds of Spell
    spells_of: list[int]  # the cards of a kind of Spell, as a bit set
    spell_of: list[int]  # the kind of a Spell card

    # Effects
    effect_when: list[int]
    effect_metric: list[int]  # NONE: unconditional
    effect_test: list[int]
    effect_value: list[int]
    effect_what: list[int]
    effect_whom: list[int]
    effect_amount: list[int]

    least_hand_limit: int  # a lower bound for every player's limit
    chapel: int  # the Stage with that role, or NONE


def empty_deck() -> Deck:
    """Return a deck without cards, for a compiler to fill."""
    return Deck.blank()


def pack_deck(d: Deck) -> Any:
    """Return the deck as an array of one NumPy record, for compiled rules."""
    return d.packed()
