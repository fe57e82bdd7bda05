"""The players' knowledge of a table, kept up to date by the rules below.

The journal of an action says what happened, and the rules below say who learns it, as
``AUDIENCES`` in the game's events does. Public facts are stored once, in the order of an
observation (``layout.py``), and what each player has seen by player, so that little is written for
an observation.
"""

from __future__ import annotations

from typing import Any, Final

from ridotto.rules.fields import Fields
from ridotto.rules.mascarade.actions import ASK_CLAIM, MOST_CENTRE, MOST_PLAYERS
from ridotto.rules.mascarade.journal import (
    NOTE_ANNOUNCE,
    NOTE_CLAIM,
    NOTE_LOOK,
    NOTE_PASS,
    NOTE_REVEAL,
    NOTE_SEATS,
    NOTE_SHOW,
    NOTE_SPY,
    NOTE_SWAP,
    NOTE_SWITCH,
    NOTE_TURN,
)
from ridotto.rules.mascarade.state import NONE, State
from ridotto.rules.speed import rule

MOST: Final = 127  # numbers are cut off here
PLACES: Final = MOST_PLAYERS + MOST_CENTRE
MASKS: Final = 16

# An observation begins with its player and the public facts: single numbers, then blocks of one
# number per player (n) or place (p).
(
    ME,
    DECISION,
    DECIDER,
    TURN_OF,
    ANNOUNCED,
    ACTOR,
    CHOSEN,
    CHOSEN_TOO,
    OPENING_LEFT,
    COURT,
    BANK,
    TURN,
    TURNS_LEFT,
    REASON,
) = range(14)
COPIES: Final = 14  # by mask
COINS: Final = COPIES + MASKS  # by seat, as all that follows by player: + n each
SEAT, ANSWER, BARRED, SAID, FATE, SINCE, PARTNER = range(1, 8)  # + this * n

#: Answers to an announcement.
NOT_ASKED, PASSED, CLAIMED, ANNOUNCER = range(4)
#: The actions that are marked: those of a turn, an answer to an announcement, or any.
TURN_MARKS, ANSWER_MARKS, ANY_MARKS = range(3)
#: What became of what a player said.
NOTHING_SAID, OPEN, UNCHALLENGED, TRUE, FALSE = range(5)

#: Of each player: the mask last seen at each place, then how often others handled it since.
OWN: Final = 32
#: An observation at the largest table.
ROW: Final = COINS + PARTNER * MOST_PLAYERS + PLACES + OWN


class Memory(Fields, lengths={"row": ROW, "own": MOST_PLAYERS * OWN}):
    """The players' knowledge of one table."""

    __slots__ = ("barred", "marked", "own", "row")

    row: list[int]  # the observation of the player whom the table faces
    own: list[int]  # what each player has seen
    barred: int  # whether anybody is barred
    marked: int  # the actions that are marked

    @classmethod
    def record_type(cls) -> Any:
        """Return the NumPy type with these fields: small numbers, so that rows are copied fast."""
        import numpy as np

        return np.dtype([(field, np.int8, cls.lengths.get(field, ())) for field in cls.__slots__])


@rule
def meet(s: State, k: Memory, shown: int) -> None:
    """Begin with a dealt table; the players have seen all masks if the deal was ``shown``."""
    for field in range(ROW):
        k.row[field] = 0
    for place in range(s.cards):
        k.row[COPIES + s.masks[place]] += 1
        k.row[COINS + PARTNER * s.players + place] = NONE
        for player in range(s.players):
            k.own[player * OWN + place] = s.masks[place] if shown else NONE
            k.own[player * OWN + s.cards + place] = 0
    for player in range(s.players):
        k.row[COINS + SAID * s.players + player] = NONE
    k.row[ANNOUNCED] = NONE
    k.row[ACTOR] = NONE
    k.row[CHOSEN] = NONE
    k.row[CHOSEN_TOO] = NONE
    k.barred = 1
    k.marked = ANY_MARKS
    begin_turn(s, k)
    write_seats(s, k)
    write_coins(s, k)
    write_table(s, k)


@rule
def remember(s: State, k: Memory) -> None:
    """Record the last action, which the journal describes."""
    if s.decision == ASK_CLAIM and k.row[DECISION] == ASK_CLAIM:
        # Most actions are such answers, and nothing else happens.
        remember_answer(s, k, s.journal[0] & 0xFF, s.journal[0] >> 8 & 0xFFFF)
        k.row[DECIDER] = s.decider
        return
    n = s.players
    for line in range(s.noted):
        what = s.journal[line] & 0xFF
        a = s.journal[line] >> 8 & 0xFFFF
        b = s.journal[line] >> 24 & 0xFFFF
        c = s.journal[line] >> 40
        if what == NOTE_PASS or what == NOTE_CLAIM:
            remember_answer(s, k, what, a)
        elif what == NOTE_TURN:
            begin_turn(s, k)
        elif what == NOTE_SWAP:
            place = n + b - MOST_PLAYERS
            if b < MOST_PLAYERS:
                place = s.seat_of[b]
            handle(s, k, a, s.seat_of[a], place, c)
        elif what == NOTE_LOOK:
            see(s, k, a, s.seat_of[a], b)
        elif what == NOTE_ANNOUNCE:
            k.row[COINS + ANSWER * n + a] = ANNOUNCER
            say(s, k, a, b)
        elif what == NOTE_REVEAL:
            reveal(s, k, a, b)
        else:
            remember_power(s, k, what, a, b, c)
    write_table(s, k)


@rule
def remember_answer(s: State, k: Memory, what: int, player: int) -> None:
    """Record the answer to an announcement."""
    answer = COINS + ANSWER * s.players + player
    if what == NOTE_PASS:
        k.row[answer] = PASSED
    else:
        k.row[answer] = CLAIMED
        say(s, k, player, int(k.row[ANNOUNCED]))


@rule
def remember_power(s: State, k: Memory, what: int, a: int, b: int, c: int) -> None:
    """Record what the powers of the Princess, the Spy, the Fool and the Puppet Master show."""
    if what == NOTE_SHOW:
        for player in range(s.players):
            if player != b:
                see(s, k, player, s.seat_of[b], c)
    elif what == NOTE_SPY:
        see(s, k, a, s.seat_of[a], c >> 4)
        see(s, k, a, s.seat_of[b], c & 15)
    elif what == NOTE_SWITCH:
        handle(s, k, a, s.seat_of[b], s.seat_of[c >> 4], c & 15)
    elif what == NOTE_SEATS:
        write_seats(s, k)


@rule
def see(s: State, k: Memory, player: int, place: int, mask: int) -> None:
    """Let a player see the mask at a place."""
    k.own[player * OWN + place] = mask
    k.own[player * OWN + s.cards + place] = 0


@rule
def handle(s: State, k: Memory, actor: int, here: int, there: int, really: int) -> None:
    """Swap the masks of two places, or pretend to; only the actor knows which."""
    n = s.players
    k.row[COINS + PARTNER * n + here] = there
    k.row[COINS + PARTNER * n + there] = here
    for player in range(n):
        if player != actor:
            count(k.own, player * OWN + s.cards + here)
            count(k.own, player * OWN + s.cards + there)
    if really:
        seen = actor * OWN
        handled = seen + s.cards
        exchange(k.own, seen + here, seen + there)
        exchange(k.own, handled + here, handled + there)
    if here < n:
        count(k.row, COINS + SINCE * n + s.player_at[here])
    if there < n:
        count(k.row, COINS + SINCE * n + s.player_at[there])


@rule
def exchange(numbers: list[int], one: int, other: int) -> None:
    """Swap two numbers."""
    numbers[one], numbers[other] = numbers[other], numbers[one]


@rule
def count(numbers: list[int], field: int) -> None:
    """Add one, up to the largest number that fits."""
    if numbers[field] < MOST:
        numbers[field] += 1


@rule
def say(s: State, k: Memory, player: int, mask: int) -> None:
    """Let a player say in public that they have a mask."""
    n = s.players
    k.row[COINS + SAID * n + player] = mask
    k.row[COINS + FATE * n + player] = OPEN
    k.row[COINS + SINCE * n + player] = 0


@rule
def reveal(s: State, k: Memory, player: int, mask: int) -> None:
    """Let all players see a player's mask, which proves or disproves what the player said."""
    n = s.players
    for viewer in range(n):
        see(s, k, viewer, s.seat_of[player], mask)
    fate = COINS + FATE * n + player
    if k.row[fate] == OPEN:
        k.row[fate] = TRUE if k.row[COINS + SAID * n + player] == mask else FALSE


@rule
def begin_turn(s: State, k: Memory) -> None:
    """Record a new turn, and forget the answers to the last announcement."""
    k.row[TURN_OF] = s.player_at[s.seat]
    k.row[OPENING_LEFT] = min(s.opening_left, MOST)
    k.row[TURN] = min(s.turn, MOST)
    k.row[TURNS_LEFT] = min(s.turn_limit - s.turn, MOST) if s.turn_limit else MOST
    if k.row[ANNOUNCED] != NONE:
        answers = COINS + ANSWER * s.players
        for player in range(s.players):
            k.row[answers + player] = NOT_ASKED


@rule
def write_seats(s: State, k: Memory) -> None:
    """Record where the players sit."""
    seats = COINS + SEAT * s.players
    for player in range(s.players):
        k.row[seats + player] = s.seat_of[player]


@rule
def write_coins(s: State, k: Memory) -> None:
    """Record the coins."""
    for seat in range(s.players):
        k.row[COINS + seat] = min(s.coins[seat], MOST)
    k.row[COURT] = min(s.court, MOST)
    k.row[BANK] = min(s.bank, MOST)


@rule
def write_barred(s: State, k: Memory) -> None:
    """Record who was revealed in the turn just ended."""
    barred = COINS + BARRED * s.players
    for player in range(s.players):
        k.row[barred + player] = s.revealed >> player & 1
    k.barred = 1 if s.revealed else 0


@rule
def write_table(s: State, k: Memory) -> None:
    """Record the progress of the game."""
    asked = k.row[DECISION]
    if k.row[ANNOUNCED] != NONE:
        # Coins, powers and reveals come with announcements only.
        write_coins(s, k)
        k.row[ACTOR] = s.actor
        k.row[CHOSEN] = s.chosen
        k.row[CHOSEN_TOO] = s.chosen_too
        if asked == ASK_CLAIM:
            settle_announcement(s, k)
    if s.revealed or k.barred:
        write_barred(s, k)
    k.row[DECISION] = s.decision
    k.row[DECIDER] = s.decider
    k.row[ANNOUNCED] = s.announced
    k.row[REASON] = s.reason


@rule
def settle_announcement(s: State, k: Memory) -> None:
    """Note an announcement that nobody challenged."""
    fates = COINS + FATE * s.players
    for player in range(s.players):
        if k.row[fates + player] == OPEN:
            k.row[fates + player] = UNCHALLENGED
