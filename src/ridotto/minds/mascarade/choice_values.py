"""Value the choices that a power asks for: a target, two targets, an exchange, a name."""

from __future__ import annotations

from typing import Final

from ridotto.minds.mascarade.fortunes import after_power, lay_coins, standing
from ridotto.minds.mascarade.shared_beliefs import SharedBeliefs
from ridotto.rules.mascarade.actions import CHOOSE, DECLINE, FIRST_OF_PAIR, SECOND_OF_PAIR
from ridotto.rules.mascarade.masks import FOOL, GURU, PRINCESS, SPY, WITCH
from ridotto.rules.mascarade.state import State
from ridotto.rules.speed import rule

_WORST: Final = -9.0


@rule
def weigh_target(s: State, k: SharedBeliefs, action: int) -> float:
    """Value using a power on a player, or declining it."""
    seat = s.seat_of[s.decider]
    lay_coins(s, k)
    if action == DECLINE:
        return standing(s, k, seat)
    other = s.seat_of[action - CHOOSE]
    power = s.announced
    if power == WITCH:
        k.coins[seat], k.coins[other] = k.coins[other], k.coins[seat]
        return standing(s, k, seat)
    if power == SPY:
        return surest(s, k, other)
    if power == PRINCESS:
        # Show the least known mask among the leading players.
        return 0.05 * s.coins[other] - surest(s, k, other)
    if power == GURU:
        return (1.0 - k.sure[action - CHOOSE]) * min_of(4, s.coins[other])
    taken = min_of(2, k.coins[other])
    k.coins[other] -= taken
    k.coins[seat] += taken
    return standing(s, k, seat)


@rule
def min_of(one: int, other: int) -> int:
    """Return the smaller number."""
    return one if one < other else other


@rule
def surest(s: State, k: SharedBeliefs, place: int) -> float:
    """Return the greatest chance of any mask at a place."""
    best = 0.0
    for i in range(s.kinds_in_play):
        if k.rows[s.kinds[i]][place] > best:
            best = k.rows[s.kinds[i]][place]
    return best


@rule
def weigh_two(s: State, k: SharedBeliefs, pair: int) -> float:
    """Value two targets: the Fool confuses informed players, the Puppet Master robs."""
    one = s.seat_of[FIRST_OF_PAIR[pair]]
    other = s.seat_of[SECOND_OF_PAIR[pair]]
    if s.announced == FOOL:
        known = k.sure[FIRST_OF_PAIR[pair]] + k.sure[SECOND_OF_PAIR[pair]]
        return 0.02 * (s.coins[one] + s.coins[other]) + 0.1 * known
    seat = s.seat_of[s.decider]
    lay_coins(s, k)
    for victim in (one, other):
        k.coins[victim] -= 1
        k.coins[seat] += 1
    return standing(s, k, seat)


@rule
def weigh_switch(s: State, k: SharedBeliefs, really: int) -> float:
    """Value an exchange: the Spy keeps the better mask; the Fool doesn't care."""
    if s.announced == FOOL:
        return 0.0
    seat = s.seat_of[s.actor]
    kept = s.seat_of[s.chosen] if really else seat
    return after_power(s, k, s.masks[kept], seat, seat)


@rule
def likeliest(s: State, k: SharedBeliefs, player: int) -> int:
    """Return the mask that a player believes they most likely have."""
    best = _WORST
    found = s.kinds[0]
    for i in range(s.kinds_in_play):
        mask = s.kinds[i]
        if k.own[mask][player] > best:
            best = k.own[mask][player]
            found = mask
    return found
