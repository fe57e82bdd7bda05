"""The state of a game of Mascarade, made of integers only.

A mask and its coins lie at a *seat*; a *player* is a person. The two differ once the Puppet Master
makes players change seats. *Places* are the seats and then the centre. Sets of players are bit
sets: player p is in the set when bit ``1 << p`` is on.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ridotto.rules.fields import Fields
from ridotto.rules.mascarade.actions import ASK_NOBODY, MOST_CENTRE, MOST_PLAYERS

COINS: Final = 200
START_COINS: Final = 6
FORTUNE: Final = 13
NONE: Final = -1

#: Enough lines for any single action (twelve reveals, eleven gifts, eleven fines, …).
JOURNAL: Final = 64

STILL_PLAYING, BY_THIRTEEN, BY_RUIN, BY_CHEAT, BY_TURN_LIMIT = range(5)
REASONS: Final = ("", "thirteen", "ruin", "cheat", "turn-limit")


#: Lengths of the fields that are lists; every other field is a single number.
LENGTHS: Final = {
    "kinds": 16,
    "masks": MOST_PLAYERS + MOST_CENTRE,
    "coins": MOST_PLAYERS,
    "player_at": MOST_PLAYERS,
    "seat_of": MOST_PLAYERS,
    "journal": JOURNAL,
}


class State(Fields, lengths=LENGTHS):
    """A state in plain Python. Compiled rules use a NumPy record with the same fields."""

    __slots__ = (
        "actor",
        "announced",
        "asked",
        "bank",
        "cards",
        "chosen",
        "chosen_too",
        "claimed",
        "coins",
        "court",
        "decider",
        "decision",
        "goal",
        "journal",
        "kinds",
        "kinds_in_play",
        "liars",
        "masks",
        "must_look",
        "noted",
        "noting",
        "opening",
        "opening_left",
        "peeking",
        "player_at",
        "players",
        "reason",
        "revealed",
        "seat",
        "seat_of",
        "turn",
        "turn_limit",
        "winners",
    )

    # Setup, fixed before the deal
    players: int
    cards: int  # players and centre together
    kinds: Sequence[int]  # the different masks in play, ascending; never changed
    kinds_in_play: int  # how many of them
    goal: int  # coins that end the game
    opening: int
    turn_limit: int  # 0: none
    peeking: int

    # Cards and coins on the table
    masks: list[int]  # by place
    coins: list[int]  # by seat
    court: int
    bank: int
    player_at: list[int]  # by seat
    seat_of: list[int]  # by player

    # Progress of the game
    turn: int  # 1 is the first
    seat: int  # whose turn it is
    opening_left: int
    decision: int
    decider: int
    revealed: int  # players revealed in the turn just ended or, once it has begun, in this one
    must_look: int  # players who peeked
    reason: int
    winners: int  # players

    # Current announcement
    announced: int
    claimed: int  # players
    asked: int  # the seat that answers next
    actor: int  # the player who uses the power
    liars: int  # players who pay after the power
    chosen: int
    chosen_too: int

    # Journal of the last action
    noting: int
    noted: int
    journal: list[int]


_NO_JOURNAL: list[int] = [0] * JOURNAL


def lay_table(
    players: int,
    masks: Sequence[int],
    *,
    goal: int = FORTUNE,
    opening: int = 4,
    turn_limit: int = 0,
    peeking: bool = False,
    noting: bool = False,
) -> State:
    """Return an empty table before the deal, with no decision pending."""
    s = State.blank()
    kinds = sorted(set(masks))
    s.players = players
    s.cards = len(masks)
    s.kinds = (*kinds, *[NONE] * (LENGTHS["kinds"] - len(kinds)))
    s.kinds_in_play = len(kinds)
    s.goal = goal
    s.opening = opening
    s.turn_limit = turn_limit
    s.peeking = int(peeking)
    s.noting = int(noting)
    if not noting:
        s.journal = _NO_JOURNAL
    s.decision = ASK_NOBODY
    return s


def pack(s: State) -> Any:
    """Return the state as an array of one NumPy record, for compiled rules."""
    return s.packed()


def unpack(record: Any) -> State:
    """Return the state that a NumPy record holds, as plain Python."""
    return State.unpacked(record)
