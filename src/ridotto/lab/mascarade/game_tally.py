"""Counts of single games of Mascarade, for the balance report.

Everything is read from the journal and the state after each action, by rules that run compiled in
mass play and plain after each move of a bot. Each measure is a ratio: ``tops`` and ``bottoms`` are
its numerator and denominator in this game, and every game adds both, their squares and their
product to ``sums``.
"""

from __future__ import annotations

from typing import Final

from ridotto.lab.counts import WIN
from ridotto.rules.mascarade.actions import ASK_CLAIM, MOST_PLAYERS
from ridotto.rules.mascarade.journal import (
    BANK,
    NOTE_ANNOUNCE,
    NOTE_CLAIM,
    NOTE_COINS,
    NOTE_FINE,
    NOTE_PASS,
    NOTE_REVEAL,
    NOTE_TURN,
)
from ridotto.rules.mascarade.state import BY_TURN_LIMIT, NONE, State
from ridotto.rules.speed import rule

#: Rows of a block of measures by mask: one for each mask, and one for all together.
ROWS: Final = 17
ALL: Final = 16

#: Where the blocks of measures begin.
BY_MASK: Final = 0  # wins of the players who started with the mask, in parts
BY_ANNOUNCED: Final = BY_MASK + ROWS  # wins of the players who announced it at least once
ANNOUNCED: Final = BY_ANNOUNCED + ROWS  # announcements per game
TRUE: Final = ANNOUNCED + ROWS  # true announcements of all
CHALLENGED: Final = TRUE + ROWS  # challenged announcements of all
STOOD: Final = CHALLENGED + ROWS  # true announcements of the challenged ones
UNCAUGHT: Final = STOOD + ROWS  # unchallenged announcements of the false ones
RIGHT: Final = UNCAUGHT + ROWS  # true claims of all claims
USED: Final = RIGHT + ROWS  # uses of the power per game
COINS: Final = USED + ROWS  # coins per use, for its user
WON_BY_USE: Final = COINS + ROWS  # uses in a turn that ended the game and made the user win
BY_SEAT: Final = WON_BY_USE + ROWS  # wins by starting seat
WINNER_LED: Final = BY_SEAT + MOST_PLAYERS  # turns that began with a winner alone in the lead
HALFWAY: Final = WINNER_LED + 1  # whether the player alone in the lead at half-time won
MEASURES: Final = HALFWAY + 1

#: The sums of each measure: top, bottom, and their products.
SUMS: Final = 5

#: Entries of the current announcement.
ANNOUNCER, MASK, TRULY, CLAIMED, USERS, LEADER, LEAD_CHANGES = range(7)
TURN_ENTRIES: Final = 7

#: Entries for each player.
SAID, ANNOUNCEMENTS, TRUE_ONES, CHALLENGES, CLAIMS, TRUE_CLAIMS, FINES, LED = range(8)
PLAYER_ENTRIES: Final = 8


@rule
def add(tops: list[int], bottoms: list[int], block: int, mask: int, top: int, bottom: int) -> None:
    """Add to a measure of a mask, and of all masks together."""
    for row in (mask, ALL):
        tops[block + row] += top
        bottoms[block + row] += bottom


@rule
def clear(tops: list[int], bottoms: list[int], now: list[int], each: list[int]) -> None:
    """Start the counts of a game."""
    for measure in range(MEASURES):
        tops[measure] = 0
        bottoms[measure] = 0
    for entry in range(TURN_ENTRIES):
        now[entry] = 0
    now[LEADER] = NONE
    for entry in range(MOST_PLAYERS * PLAYER_ENTRIES):
        each[entry] = 0


@rule
def only_leader(s: State) -> int:
    """Return the player who has more coins than every other, or NONE."""
    best = NONE
    most = -1
    for seat in range(s.players):
        if s.coins[seat] > most:
            most = s.coins[seat]
            best = s.player_at[seat]
        elif s.coins[seat] == most:
            best = NONE
    return best


@rule
def follow_lead(s: State, now: list[int]) -> int:
    """Count a change of the lead; return the player who is alone in the lead, or NONE."""
    leader = only_leader(s)
    if leader != NONE:
        if now[LEADER] != NONE and now[LEADER] != leader:
            now[LEAD_CHANGES] += 1
        now[LEADER] = leader
    return leader


@rule
def count_action(
    s: State,
    asked: int,
    tops: list[int],
    bottoms: list[int],
    now: list[int],
    each: list[int],
    leaders: list[int],
) -> None:
    """Count the last action, an answer to the decision ``asked``.

    ``leaders`` are the players alone in the lead at the beginning of each turn.
    """
    settled = asked == ASK_CLAIM and s.decision != ASK_CLAIM
    for line in range(s.noted):
        noted = s.journal[line]
        what = noted & 0xFF
        player = noted >> 8 & 0xFFFF
        other = noted >> 24 & 0xFFFF
        if what == NOTE_ANNOUNCE:
            now[ANNOUNCER] = player
            now[MASK] = other
            now[TRULY] = 1 if s.masks[s.seat] == other else 0
            now[CLAIMED] = 0
        elif what == NOTE_CLAIM:
            count_claim(s, player, tops, bottoms, now, each)
        elif what == NOTE_PASS:
            if settled and now[CLAIMED] == 0:
                now[USERS] = 1 << now[ANNOUNCER]
        elif what == NOTE_REVEAL:
            # The Guru's target also reveals, but after the challenge.
            if asked == ASK_CLAIM and other == now[MASK]:
                now[USERS] |= 1 << player
        elif what == NOTE_COINS:
            amount = noted >> 40
            if other < BANK and now[USERS] >> other & 1:
                add(tops, bottoms, COINS, now[MASK], amount, 0)
            if player < BANK and now[USERS] >> player & 1:
                add(tops, bottoms, COINS, now[MASK], -amount, 0)
        elif what == NOTE_FINE:
            each[player * PLAYER_ENTRIES + FINES] += 1
        elif what == NOTE_TURN:
            if settled:
                settle(s, tops, bottoms, now, each)
                settled = False
            now[USERS] = 0
            leaders[s.turn] = follow_lead(s, now)
            if leaders[s.turn] != NONE:
                each[leaders[s.turn] * PLAYER_ENTRIES + LED] += 1
    if settled:
        settle(s, tops, bottoms, now, each)


@rule
def count_claim(
    s: State, player: int, tops: list[int], bottoms: list[int], now: list[int], each: list[int]
) -> None:
    """Count a claim; masks have not moved since."""
    right = 1 if s.masks[s.seat_of[player]] == now[MASK] else 0
    now[CLAIMED] |= 1 << player
    add(tops, bottoms, RIGHT, now[MASK], right, 1)
    each[player * PLAYER_ENTRIES + CLAIMS] += 1
    each[player * PLAYER_ENTRIES + TRUE_CLAIMS] += right


@rule
def settle(s: State, tops: list[int], bottoms: list[int], now: list[int], each: list[int]) -> None:
    """Count an announcement after all players have answered."""
    mask = now[MASK]
    truly = now[TRULY]
    challenged = 1 if now[CLAIMED] else 0
    add(tops, bottoms, ANNOUNCED, mask, 1, 0)
    add(tops, bottoms, TRUE, mask, truly, 1)
    add(tops, bottoms, CHALLENGED, mask, challenged, 1)
    if challenged:
        add(tops, bottoms, STOOD, mask, truly, 1)
    if not truly:
        add(tops, bottoms, UNCAUGHT, mask, 1 - challenged, 1)
    mine = now[ANNOUNCER] * PLAYER_ENTRIES
    each[mine + SAID] |= 1 << mask
    each[mine + ANNOUNCEMENTS] += 1
    each[mine + TRUE_ONES] += truly
    each[mine + CHALLENGES] += challenged
    for player in range(s.players):
        if now[USERS] >> player & 1:
            add(tops, bottoms, USED, mask, 1, 0)
            add(tops, bottoms, COINS, mask, 0, 1)
            add(tops, bottoms, WON_BY_USE, mask, 0, 1)


@rule
def count_end(
    s: State,
    cards: list[int],
    tops: list[int],
    bottoms: list[int],
    now: list[int],
    each: list[int],
    leaders: list[int],
) -> None:
    """Count the result of a finished game that was dealt from these cards."""
    winners = 0
    for player in range(s.players):
        winners += s.winners >> player & 1
    follow_lead(s, now)
    half = leaders[s.turn // 2 + 1]
    for player in range(s.players):
        won = WIN // winners if s.winners >> player & 1 else 0
        tops[BY_MASK + cards[player]] += won
        bottoms[BY_MASK + cards[player]] += 1
        tops[BY_SEAT + player] = won
        bottoms[BY_SEAT + player] = 1
        said = each[player * PLAYER_ENTRIES + SAID]
        for mask in range(ALL):
            if said >> mask & 1:
                tops[BY_ANNOUNCED + mask] += won
                bottoms[BY_ANNOUNCED + mask] += 1
        if won:
            tops[WINNER_LED] += each[player * PLAYER_ENTRIES + LED]
            if now[USERS] >> player & 1 and s.reason != BY_TURN_LIMIT:
                add(tops, bottoms, WON_BY_USE, now[MASK], 1, 0)
        if player == half:
            tops[HALFWAY] = 1 if won else 0
            bottoms[HALFWAY] = 1
    bottoms[WINNER_LED] = s.turn
    for row in range(ROWS):
        bottoms[ANNOUNCED + row] = 1
        bottoms[USED + row] = 1


@rule
def add_game(tops: list[int], bottoms: list[int], sums: list[int]) -> None:
    """Add a game's measures to the sums of all games."""
    for measure in range(MEASURES):
        top = tops[measure]
        bottom = bottoms[measure]
        if top != 0 or bottom != 0:
            place = SUMS * measure
            sums[place] += top
            sums[place + 1] += bottom
            sums[place + 2] += top * top
            sums[place + 3] += top * bottom
            sums[place + 4] += bottom * bottom
