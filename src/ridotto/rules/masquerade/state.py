"""The state of a game of Masquerade: integers and nothing else.

Spell cards, Treasures, Events and Dancers lying aside are bit sets. A hand is one too, so it
has no order that could tell anything. What is still to be done waits on a stack of tasks, one
number each; the rules work it off until somebody has to decide.
"""

from __future__ import annotations

from typing import Any, Final

from ridotto.rules.fields import Fields
from ridotto.rules.masquerade.actions import ASK_NOTHING
from ridotto.rules.masquerade.deck import (
    MOST_EMBLEMS,
    MOST_MASKS,
    MOST_PLAYERS,
    MOST_SPELLS,
)

NONE: Final = -1
GUARDIAN: Final = MOST_PLAYERS  # whom a Dancer at the Tower challenges
FULL_LIFE: Final = 2
HAND_SIZE: Final = 5
SHUFFLES: Final = 8  # the deal's and seven renewals'; after that they come round again
# A card has six effects at the most and each touches five players; a Challenge can set off the
# Dancer, Order and Stage of two players and all Treasures. Together that stays below this.
TASKS: Final = 96
JOURNAL: Final = 512  # where that is not enough, a state in plain Python gets more
MOST_LEGAL: Final = 80

PHASES: Final = ("set-up", "order", "stage", "spell", "challenge", "event")
SET_UP, ORDER_PHASE, STAGE_PHASE, SPELL_PHASE, CHALLENGE_PHASE, EVENT_PHASE = range(6)

# Whose stage effects are due, as bits
DANCER_SOURCE: Final = 1
ORDER_SOURCE: Final = 2
STAGE_SOURCE: Final = 4
FIRST_TREASURE: Final = 3  # the place of the first Treasure's bit

STILL_PLAYING, BY_GUARDIANS, BY_EVENTS, BY_RENEWALS, BY_TURN_LIMIT = range(5)
REASONS: Final = ("", "guardians", "events", "renewals", "turn-limit")

#: Fields that are rows of numbers, with their lengths; every other field is one number.
LENGTHS: Final = {
    "order": MOST_PLAYERS,
    "last_order": MOST_PLAYERS,
    "line": MOST_PLAYERS,
    "dancer": MOST_PLAYERS,
    "at": MOST_PLAYERS,
    "life": MOST_PLAYERS,
    "mask": MOST_PLAYERS,
    "shown": MOST_PLAYERS,
    "hand": MOST_PLAYERS,
    "hand_size": MOST_PLAYERS,
    "counters": MOST_PLAYERS,
    "counter_count": MOST_PLAYERS,
    "treasures": MOST_PLAYERS,
    "duels": MOST_PLAYERS,
    "beaten": MOST_PLAYERS,
    "casts": MOST_PLAYERS,
    "prophecies": MOST_PLAYERS,
    "losses": MOST_PLAYERS,
    "score": MOST_PLAYERS,
    "bonus": 2,
    "emblem_at": MOST_EMBLEMS,
    "masks_aside": MOST_MASKS,
    "pile": MOST_SPELLS,
    "shuffles": SHUFFLES * MOST_SPELLS,
    "tasks": TASKS,
    "legal": MOST_LEGAL,
    "journal": JOURNAL,
}


class State(Fields, lengths=LENGTHS):
    """A state in plain Python. Compiled rules use a NumPy record with the same fields."""

    __slots__ = (
        "at",
        "beaten",
        "bonus",
        "casting",
        "casts",
        "challenged",
        "challenger",
        "chosen",
        "counter_count",
        "counters",
        "dancer",
        "dancers_aside",
        "decider",
        "decision",
        "depth",
        "duels",
        "emblem_at",
        "events_left",
        "given",
        "hand",
        "hand_size",
        "journal",
        "last_order",
        "legal",
        "legal_count",
        "life",
        "line",
        "looked",
        "losses",
        "mask",
        "masks_aside",
        "masks_left",
        "moved",
        "next_guardian",
        "noted",
        "noting",
        "order",
        "pending",
        "phase",
        "pile",
        "pile_size",
        "players",
        "prophecies",
        "reason",
        "renewals",
        "score",
        "shown",
        "shuffles",
        "stale",
        "tasks",
        "tomb",
        "treasures",
        "turn",
        "turn_limit",
        "winners",
    )

    players: int
    turn_limit: int  # 0: none

    # By player
    order: list[int]  # 0 to 4 for Orders 1 to 5, or NONE while they are being taken
    last_order: list[int]
    dancer: list[int]
    at: list[int]  # the Stage their Dancer is on, or NONE
    life: list[int]
    mask: list[int]
    shown: list[int]  # whether the Mask has been revealed
    hand: list[int]  # Spell cards
    hand_size: list[int]
    counters: list[int]  # Spell cards
    counter_count: list[int]
    treasures: list[int]  # Guardians
    duels: list[int]  # Dancers beaten
    beaten: list[int]  # Guardians beaten
    casts: list[int]
    prophecies: list[int]
    losses: list[int]
    score: list[int]  # at the end

    # On the table
    line: list[int]  # players in the order of this turn
    pile: list[int]  # the Spell deck, its top last
    pile_size: int
    tomb: int  # Spell cards
    renewals: int
    shuffles: list[int]  # for each renewal, all Spell cards in the order of their luck
    next_guardian: int
    events_left: int  # Events
    dancers_aside: int
    masks_aside: list[int]  # unseen; the next to be taken is the last
    masks_left: int  # how many
    emblem_at: list[int]  # who holds each, or NONE

    # Where the game stands
    turn: int
    phase: int
    decision: int
    decider: int
    legal: list[int]
    legal_count: int
    tasks: list[int]
    depth: int
    stale: int  # metrics that have changed since Emblems and hands were last seen to
    reason: int
    winners: int  # players

    # What is under way
    challenger: int
    challenged: int  # a player or GUARDIAN
    bonus: list[int]  # of challenger and challenged
    chosen: int  # the player chosen by the card that is taking effect
    moved: int  # the player whose Dancer is to be moved
    pending: int  # sources whose stage effects are still to come
    casting: int  # Spell cards being cast
    given: int  # Spell cards on their way from hand to hand
    looked: int  # Spell cards looked at in a search

    # What happened in the last action, for those who want to tell it
    noting: int
    noted: int
    journal: list[int]


def empty_state(players: int, *, noting: bool = False, turn_limit: int = 0) -> State:
    """A table for so many players, before anything is dealt."""
    s = State.blank()
    s.players = players
    s.noting = int(noting)
    s.turn_limit = turn_limit
    s.decision = ASK_NOTHING
    return s


def pack(s: State) -> Any:
    """The state as an array of one NumPy record, for compiled rules."""
    if len(s.journal) > JOURNAL:
        s = s.copy()
        s.journal, s.noted = s.journal[:JOURNAL], min(s.noted, JOURNAL)
    return s.packed()


def unpack(record: Any) -> State:
    """The state that a NumPy record holds, as plain Python."""
    return State.unpacked(record)
