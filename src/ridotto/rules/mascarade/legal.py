"""Legal actions: count them, return the k-th, check one."""

from __future__ import annotations

from ridotto.rules.mascarade.actions import (
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
    LOOK,
    MOST_PLAYERS,
    NAME,
    SWAP,
    SWITCH,
)
from ridotto.rules.mascarade.masks import SWINDLER, WITCH
from ridotto.rules.mascarade.state import NONE, State
from ridotto.rules.speed import rule


@rule
def count_legal(s: State) -> int:
    """Return the number of legal actions; 0 when the game is over."""
    asked = s.decision
    if asked == ASK_CLAIM or asked == ASK_SWITCH:
        return 2
    if asked == ASK_TURN:
        if s.must_look >> s.decider & 1:
            return 1
        swaps = 2 * s.cards - 1
        return swaps if s.revealed >> s.decider & 1 else swaps + s.kinds_in_play
    if asked == ASK_OPENING:
        return 2 * s.cards - 2
    if asked == ASK_NAME:
        return s.kinds_in_play
    if asked == ASK_TARGETS:
        return (s.players - 1) * (s.players - 2) // 2
    if asked == ASK_TARGET:
        if s.announced == SWINDLER:
            return count_richest(s)
        return s.players if s.announced == WITCH else s.players - 1
    return 0


@rule
def nth_legal(s: State, k: int) -> int:
    """Return the k-th legal action, in an order that depends on public information only."""
    asked = s.decision
    if asked == ASK_CLAIM:
        return CLAIM + k
    if asked == ASK_TURN:
        if k == 0:
            return LOOK
        if k >= 2 * s.cards - 1:
            return ANNOUNCE + s.kinds[k + 1 - 2 * s.cards]
        return nth_swap(s, k - 1)
    if asked == ASK_OPENING:
        return nth_swap(s, k)
    if asked == ASK_SWITCH:
        return SWITCH + k
    if asked == ASK_NAME:
        return NAME + s.kinds[k]
    if asked == ASK_TARGETS:
        return nth_pair(s, k)
    if s.announced == SWINDLER:
        return CHOOSE + nth_richest(s, k)
    if k == s.players - 1:
        return DECLINE
    return CHOOSE + (k if k < s.decider else k + 1)


@rule
def nth_swap(s: State, k: int) -> int:
    """Return the k-th swap: other players by number, then the centre; pretended before real."""
    target = k >> 1
    if target >= s.decider:
        target += 1
    if target >= s.players:
        target += MOST_PLAYERS - s.players
    return SWAP + 2 * target + (k & 1)


@rule
def nth_pair(s: State, k: int) -> int:
    """Return the k-th pair of players that excludes the deciding player."""
    one = 0
    while True:
        if one != s.decider:
            partners = s.players - 1 - one
            if one < s.decider:
                partners -= 1
            if k < partners:
                break
            k -= partners
        one += 1
    other = one + 1 + k
    if one < s.decider <= other:
        other += 1
    return CHOOSE_TWO + pair_of(one, other)


@rule
def pair_of(one: int, other: int) -> int:
    """Return the number of a pair of players, the lower first."""
    return one * (2 * MOST_PLAYERS - 1 - one) // 2 + other - one - 1


@rule
def count_richest(s: State) -> int:
    """Return how many of the other players are tied for the most coins."""
    richest = richest_other(s)
    tied = 0
    for seat in range(s.players):
        if s.coins[seat] == richest and s.player_at[seat] != s.decider:
            tied += 1
    return tied


@rule
def nth_richest(s: State, k: int) -> int:
    """Return the k-th of the richest other players, by player number."""
    richest = richest_other(s)
    for player in range(s.players):
        if player != s.decider and s.coins[s.seat_of[player]] == richest:
            if k == 0:
                return player
            k -= 1
    return NONE


@rule
def richest_other(s: State) -> int:
    """Return the most coins that any player except the deciding one has."""
    richest = 0
    for seat in range(s.players):
        if s.player_at[seat] != s.decider and s.coins[seat] > richest:
            richest = s.coins[seat]
    return richest


@rule
def is_legal(s: State, action: int) -> bool:
    """Check whether the deciding player may take this action."""
    if s.decision == ASK_NOBODY:
        return False
    for k in range(count_legal(s)):
        if nth_legal(s, k) == action:
            return True
    return False
