"""The state of a game of Masquerade, made of integers only.

Spell cards, Treasures, Events and Dancers set aside are bit sets. A hand is one too, so it has no
order that could reveal anything. Pending work is a stack of tasks, one number each; the rules run
it until a player has to decide.
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
GUARDIAN: Final = MOST_PLAYERS  # the opponent of a Dancer at the Tower
FULL_LIFE: Final = 2
HAND_SIZE: Final = 5
SHUFFLES: Final = 8  # one for the deal and seven renewals; then they repeat
# A card has at most six effects and each touches five players; a Challenge can trigger the Dancer,
# Order and Stage of two players and all Treasures. The total stays below this.
TASKS: Final = 96
JOURNAL: Final = 512  # a state in plain Python grows it when needed
MOST_LEGAL: Final = 80

PHASES: Final = ("set-up", "order", "stage", "spell", "challenge", "event")
SET_UP, ORDER_PHASE, STAGE_PHASE, SPELL_PHASE, CHALLENGE_PHASE, EVENT_PHASE = range(6)

# Sources of pending stage effects, as bits
DANCER_SOURCE: Final = 1
ORDER_SOURCE: Final = 2
STAGE_SOURCE: Final = 4
FIRST_TREASURE: Final = 3  # index of the first Treasure's bit

STILL_PLAYING, BY_GUARDIANS, BY_EVENTS, BY_RENEWALS, BY_TURN_LIMIT = range(5)
REASONS: Final = ("", "guardians", "events", "renewals", "turn-limit")

#: Fields that are lists of numbers, with their lengths; every other field is one number.
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
    order: list[int]  # 0 to 4 for Orders 1 to 5, or NONE while they are being chosen
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
    shuffles: list[int]  # for each renewal, a shuffled order of all Spell cards
    next_guardian: int
    events_left: int  # Events
    dancers_aside: int
    masks_aside: list[int]  # unseen; the next one to take is the last
    masks_left: int  # count of masks_aside
    emblem_at: list[int]  # the holder of each, or NONE

    # Progress of the game
    turn: int
    phase: int
    decision: int
    decider: int
    legal: list[int]
    legal_count: int
    tasks: list[int]
    depth: int
    stale: int  # metrics changed since Emblems and hands were last checked
    reason: int
    winners: int  # players

    # Actions in progress
    challenger: int
    challenged: int  # a player or GUARDIAN
    bonus: list[int]  # of challenger and challenged
    chosen: int  # the player chosen for the card now taking effect
    moved: int  # the player whose Dancer moves
    pending: int  # sources whose stage effects are still pending
    casting: int  # Spell cards being cast
    given: int  # Spell cards in transit between hands
    looked: int  # Spell cards seen in a search

    # Journal of the last action
    noting: int
    noted: int
    journal: list[int]


def empty_state(players: int, *, noting: bool = False, turn_limit: int = 0) -> State:
    """Return a table for this many players, before the deal."""
    s = State.blank()
    s.players = players
    s.noting = int(noting)
    s.turn_limit = turn_limit
    s.decision = ASK_NOTHING
    return s


def pack(s: State) -> Any:
    """Return the state as an array of one NumPy record, for compiled rules."""
    if len(s.journal) > JOURNAL:
        s = s.copy()
        s.journal, s.noted = s.journal[:JOURNAL], min(s.noted, JOURNAL)
    return s.packed()


def unpack(record: Any) -> State:
    """Return the state that a NumPy record holds, as plain Python."""
    return State.unpacked(record)
