"""The rules of Mascarade as the loops of environments call them."""

from __future__ import annotations

from typing import Any, Final

from ridotto.envs.mascarade.memory import (
    ANSWER_MARKS,
    ANY_MARKS,
    COINS,
    ME,
    OWN,
    PARTNER,
    TURN_MARKS,
    Memory,
    meet,
    remember,
)
from ridotto.rules.chance import advance, below, shuffle
from ridotto.rules.fields import Fields
from ridotto.rules.mascarade.actions import (
    ACTIONS,
    ASK_CLAIM,
    ASK_NOBODY,
    ASK_TURN,
    MOST_CENTRE,
    MOST_PLAYERS,
)
from ridotto.rules.mascarade.legal import count_legal, is_legal, nth_legal
from ridotto.rules.mascarade.state import NONE, State
from ridotto.rules.mascarade.turns import act, deal
from ridotto.rules.speed import rule

#: Marks are written eight at a time: there are this many words of them. The actions of a turn and
#: the answers to an announcement are in the first words.
ALL: Final = ACTIONS // 8
USUAL: Final = 6
#: All indices fit. The compiler copies many numbers at once if it knows that none is negative.
INDEX: Final = 4095
#: A turn without announcements, after the decisions that have such actions.
BARRED_TURN: Final = ASK_CLAIM + 1


class Start(
    Fields,
    lengths={
        "masks": MOST_PLAYERS + MOST_CENTRE,
        "coins": MOST_PLAYERS,
        "usual": (BARRED_TURN + 1) * MOST_PLAYERS * USUAL,
    },
):
    """The starting position of a table's games, and the legal actions of most decisions."""

    __slots__ = ("bank", "coins", "court", "first", "masks", "shown", "shuffled", "usual")

    masks: list[int]  # by place, before they are shuffled
    shuffled: int  # whether they are
    shown: int  # whether all players see the deal
    first: int  # the first player, or NONE for any
    coins: list[int]  # by seat
    court: int
    bank: int
    usual: list[int]  # by decision and player: the words of usual actions


@rule
def begin(s: State, k: Memory, start: Start, chance: int) -> int:
    """Deal a new game; return the next generator state."""
    for place in range(s.cards):
        s.masks[place] = start.masks[place]
    if start.shuffled:
        chance = shuffle(s.masks, s.cards, chance)
    first = start.first
    if first == NONE:
        chance = advance(chance)
        first = below(chance, s.players)
    deal(s, s.masks, first)
    for seat in range(s.players):
        s.coins[seat] = start.coins[seat]
    s.court = start.court
    s.bank = start.bank
    meet(s, k, start.shown)
    return chance


@rule
def learn(s: State, k: Memory, start: Start) -> None:
    """Let the players see the table that they come to."""
    meet(s, k, start.shown)


@rule
def play(s: State, k: Memory, start: Start, action: int) -> None:
    """Carry out a legal action and let the players learn from it what they may."""
    act(s, action)
    remember(s, k)


@rule
def mover(s: State) -> int:
    """Return the player who decides; -1 when the game is over."""
    return s.decider if s.decision != ASK_NOBODY else NONE


@rule
def face(s: State, k: Memory, start: Start, player: int) -> None:
    """Let the table's row be what a player knows."""
    k.row[ME] = player
    seen = (COINS + PARTNER * s.players + s.cards) & INDEX
    own = player * OWN & INDEX
    for field in range(2 * s.cards):
        k.row[seen + field] = k.own[own + field]


@rule
def mark(s: State, k: Memory, start: Start, marks: Any, row: int) -> None:
    """Mark the legal actions in a row of words, which hold the marks of the last moment."""
    if s.decision > ASK_CLAIM:
        for word in range(ALL):
            marks[row, word] = 0
        for each in range(count_legal(s)):
            action = nth_legal(s, each)
            marks[row, action >> 3] |= 1 << (action & 7) * 8
        k.marked = ANY_MARKS
        return
    if s.decision == ASK_CLAIM and k.marked == ANSWER_MARKS:
        # Most decisions are answers to an announcement, one after the other.
        return
    kind = s.decision
    if s.decision == ASK_TURN and s.revealed >> s.decider & 1:
        kind = BARRED_TURN
    usual = (kind * MOST_PLAYERS + s.decider) * USUAL & INDEX
    for word in range(USUAL):
        marks[row, word] = start.usual[usual + word]
    if k.marked == ANY_MARKS:
        for word in range(USUAL, ALL):
            marks[row, word] = 0
    k.marked = ANSWER_MARKS if s.decision == ASK_CLAIM else TURN_MARKS


@rule
def allows(s: State, action: int) -> bool:
    """Check whether an action is legal."""
    return is_legal(s, action)


@rule
def pick(s: State, chance: int) -> int:
    """Return the legal action that a generator state draws, each with the same probability."""
    return nth_legal(s, below(chance, count_legal(s)))
