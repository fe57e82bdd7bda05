"""Invariants of every table at every moment, written as rules so that they run compiled.

Nothing here asks the rules under test whether they are right: legality is worked out anew from
the action's number and from what lies on the table.
"""

from __future__ import annotations

from typing import Final

from ridotto.rules.chance import advance, below
from ridotto.rules.mascarade.actions import (
    ACTIONS,
    ANNOUNCE,
    ASK_CLAIM,
    ASK_NAME,
    ASK_NOBODY,
    ASK_OPENING,
    ASK_SWITCH,
    ASK_TARGET,
    ASK_TARGETS,
    ASK_TURN,
    CHOOSE,
    CHOOSE_TWO,
    CLAIM,
    DECLINE,
    FIRST_OF_PAIR,
    LOOK,
    MOST_PLAYERS,
    NAME,
    PASS,
    SECOND_OF_PAIR,
    SWAP,
)
from ridotto.rules.mascarade.legal import count_legal, is_legal, nth_legal
from ridotto.rules.mascarade.masks import SWINDLER, WITCH
from ridotto.rules.mascarade.state import (
    BY_CHEAT,
    BY_RUIN,
    BY_THIRTEEN,
    BY_TURN_LIMIT,
    State,
)
from ridotto.rules.mascarade.turns import act, deal, may_peek, peek
from ridotto.rules.speed import rule

#: No random game has been seen to take a tenth of this many decisions.
LONGEST_GAME: Final = 50_000
#: Every so many decisions all action numbers are tried, which costs more than playing.
THOROUGH: Final = 50

(
    SOUND,
    COINS_LOST,
    COINS_BELOW_NOTHING,
    MASKS_CHANGED,
    SEATS_MIXED_UP,
    NOBODY_DECIDES,
    WRONG_ONE_DECIDES,
    NOT_OVER_YET,
    WRONG_END,
    NOTHING_LEGAL,
    ENUMERATED_ILLEGAL,
    ENUMERATED_TWICE,
    IS_LEGAL_DISAGREES,
    NEVER_ENDS,
) = range(14)

FAULTS: Final = (
    "sound",
    "bank, court and fortunes are not 200",
    "less than nothing in the bank, on the court or at a seat",
    "the masks are not those that were dealt",
    "player_at and seat_of are not inverse",
    "nobody in range decides",
    "someone else should decide",
    "the game goes on with thirteen coins or none, or with winners",
    "the game ended as it may not",
    "nothing is legal",
    "an action is enumerated that is not allowed",
    "an action is enumerated twice",
    "is_legal disagrees with what is allowed",
    "the game does not end",
)


@rule
def fault(s: State, dealt: int) -> int:
    """Return the table's fault, or SOUND."""
    held = s.bank + s.court
    lowest = min(s.bank, s.court)
    for seat in range(s.players):
        held += s.coins[seat]
        lowest = min(lowest, s.coins[seat])
        if s.seat_of[s.player_at[seat]] != seat or s.player_at[s.seat_of[seat]] != seat:
            return SEATS_MIXED_UP
    if held != 200:
        return COINS_LOST
    if lowest < 0:
        return COINS_BELOW_NOTHING
    if count_masks(s.masks, s.cards) != dealt:
        return MASKS_CHANGED
    if s.decision == ASK_NOBODY:
        return fault_of_end(s)
    return fault_of_decision(s)


@rule
def count_masks(masks: list[int], cards: int) -> int:
    """Return the count of each mask, two bits per mask, whatever their order."""
    counts = 0
    for place in range(cards):
        counts += 1 << 2 * masks[place]
    return counts


@rule
def fault_of_decision(s: State) -> int:
    """Check whether the game may still go on, and whether the right one is asked."""
    if s.reason != 0 or s.winners != 0:
        return NOT_OVER_YET
    for seat in range(s.players):
        if not 1 <= s.coins[seat] <= 12:
            return NOT_OVER_YET
    if not 0 <= s.decider < s.players:
        return NOBODY_DECIDES
    on_turn = s.player_at[s.seat]
    asked = s.decision
    right = s.actor
    if asked == ASK_OPENING or asked == ASK_TURN:
        right = on_turn
    elif asked == ASK_NAME:
        right = s.chosen
    elif asked == ASK_CLAIM:
        right = s.player_at[s.asked]
        if right == on_turn:
            return WRONG_ONE_DECIDES
    return SOUND if s.decider == right else WRONG_ONE_DECIDES


@rule
def fault_of_end(s: State) -> int:
    """Check whether the reason holds and the winners are the right ones."""
    richest = 0
    ruined = False
    for seat in range(s.players):
        richest = max(richest, s.coins[seat])
        if s.coins[seat] == 0:
            ruined = True
    the_richest = 0
    for seat in range(s.players):
        if s.coins[seat] == richest:
            the_richest |= 1 << s.player_at[seat]
    if s.decider != -1 or count_legal(s) != 0:
        return WRONG_END
    if s.reason == BY_CHEAT:
        return SOUND if is_one_cheat(s) else WRONG_END
    if s.winners != the_richest:
        return WRONG_END
    holds = False
    if s.reason == BY_THIRTEEN:
        holds = richest >= 13
    elif s.reason == BY_RUIN:
        holds = ruined and richest < 13
    elif s.reason == BY_TURN_LIMIT:
        holds = not ruined and richest < 13 and s.turn == s.turn_limit
    return SOUND if holds else WRONG_END


@rule
def is_one_cheat(s: State) -> bool:
    """Check whether one player has won, with ten coins or more."""
    for seat in range(s.players):
        if s.winners == 1 << s.player_at[seat]:
            return s.coins[seat] >= 10
    return False


@rule
def is_allowed(s: State, action: int) -> bool:
    """Check whether the rules allow an action, from its number and from what lies on the table."""
    asked = s.decision
    ordinary = asked == ASK_TURN and s.must_look >> s.decider & 1 == 0
    if action == LOOK:
        return asked == ASK_TURN
    if action < ANNOUNCE:
        return (ordinary or asked == ASK_OPENING) and is_to_swap_with(s, (action - SWAP) // 2)
    if action < CLAIM:
        barred = s.revealed >> s.decider & 1 == 1
        return ordinary and not barred and is_in_play(s, action - ANNOUNCE)
    if action <= PASS:
        return asked == ASK_CLAIM
    if action < CHOOSE_TWO:
        return asked == ASK_TARGET and is_target(s, action - CHOOSE)
    if action < DECLINE:
        pair = action - CHOOSE_TWO
        both = is_other(s, FIRST_OF_PAIR[pair]) and is_other(s, SECOND_OF_PAIR[pair])
        return asked == ASK_TARGETS and both
    if action == DECLINE:
        return asked == ASK_TARGET and s.announced == WITCH
    if action < NAME:
        return asked == ASK_SWITCH
    return asked == ASK_NAME and is_in_play(s, action - NAME)


@rule
def is_other(s: State, player: int) -> bool:
    """Check whether this is another player at this table."""
    return player < s.players and player != s.decider


@rule
def is_to_swap_with(s: State, target: int) -> bool:
    """Check whether this is another player or a mask in the centre."""
    if target < MOST_PLAYERS:
        return is_other(s, target)
    return target - MOST_PLAYERS < s.cards - s.players


@rule
def is_in_play(s: State, mask: int) -> bool:
    """Check whether the mask lies anywhere on the table."""
    for place in range(s.cards):
        if s.masks[place] == mask:
            return True
    return False


@rule
def is_target(s: State, player: int) -> bool:
    """Check whether this is another player; for the Swindler, one of the richest."""
    if not is_other(s, player):
        return False
    if s.announced == SWINDLER:
        for other in range(s.players):
            if is_other(s, other) and s.coins[s.seat_of[other]] > s.coins[s.seat_of[player]]:
                return False
    return True


@rule
def fault_of_legality(s: State, thorough: bool) -> int:
    """Check that enumerated actions are allowed and, if thorough, the reverse."""
    count = count_legal(s)
    if count < 1:
        return NOTHING_LEGAL
    for k in range(count):
        if not is_allowed(s, nth_legal(s, k)):
            return ENUMERATED_ILLEGAL
    if not thorough:
        return SOUND
    allowed = 0
    for action in range(ACTIONS):
        if is_legal(s, action) != is_allowed(s, action):
            return IS_LEGAL_DISAGREES
        if is_allowed(s, action):
            allowed += 1
    return SOUND if allowed == count else ENUMERATED_TWICE


@rule
def watch_game(s: State, cards: list[int], chance: int, peeks: int) -> int:
    """Play a random game and look at every table of it.

    Returns how many decisions it took, or minus the fault. With ``peeks``, one decision in so
    many comes with a random player's peek.
    """
    for last in range(s.cards - 1, 0, -1):
        chance = advance(chance)
        other = below(chance, last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    chance = advance(chance)
    deal(s, cards, below(chance, s.players))
    dealt = count_masks(cards, s.cards)
    decisions = 0
    while s.decision != ASK_NOBODY:
        found = fault(s, dealt)
        if found == SOUND:
            found = fault_of_legality(s, decisions % THOROUGH == 0)
        if found != SOUND:
            return -found
        chance = advance(chance)
        if peeks > 0 and below(chance, peeks) == 0:
            chance = advance(chance)
            player = below(chance, s.players)
            if may_peek(s, player):
                peek(s, player)
        chance = advance(chance)
        act(s, nth_legal(s, below(chance, count_legal(s))))
        decisions += 1
        if decisions > LONGEST_GAME:
            return -NEVER_ENDS
    found = fault(s, dealt)
    return decisions if found == SOUND else -found


@rule
def watch_games(s: State, cards: list[int], chance: int, games: int, peeks: int) -> int:
    """Watch many games; return the number of decisions, or minus the first fault."""
    decisions = 0
    for game in range(games):
        played = watch_game(s, cards, chance + 7919 * game, peeks)
        if played < 0:
            return played
        decisions += played
    return decisions


@rule
def list_legal(s: State, row: list[int]) -> int:
    """Write the legal actions into a row; returns how many there are."""
    count = count_legal(s)
    for k in range(count):
        row[k] = nth_legal(s, k)
    return count
