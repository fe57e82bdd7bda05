"""Evaluate actions by their effect on the fortunes at the table.

An action's value is a chance to win, estimated from the fortunes after it and their weight in
the race for thirteen. A decision depends on public facts, on the shared beliefs and on the
player's own row of them, never on the masks themselves.
"""

from __future__ import annotations

from typing import Final

from ridotto.minds.mascarade.choice_values import likeliest, weigh_switch, weigh_target, weigh_two
from ridotto.minds.mascarade.claim_values import answer, claims, hear_out, weigh_claim, weigh_pass
from ridotto.minds.mascarade.fortunes import after_power, lay_coins, pay, standing, use
from ridotto.minds.mascarade.playing_styles import act_in_style
from ridotto.minds.mascarade.shared_beliefs import SharedBeliefs, draw, trait
from ridotto.minds.mascarade.traits import HIDING, LOOKING, MIXING, SHOWN, SWAPPING
from ridotto.rules.mascarade.actions import (
    ANNOUNCE,
    ASK_CLAIM,
    ASK_NAME,
    ASK_SWITCH,
    ASK_TARGET,
    ASK_TARGETS,
    ASK_TURN,
    CHOOSE_TWO,
    CLAIM,
    LOOK,
    MOST_PLAYERS,
    NAME,
    SWAP,
    SWITCH,
)
from ridotto.rules.mascarade.legal import count_legal, nth_legal
from ridotto.rules.mascarade.powers import left_of
from ridotto.rules.mascarade.state import State
from ridotto.rules.speed import rule

_WORST: Final = -9.0


@rule
def decide(s: State, k: SharedBeliefs) -> int:
    """Return the action of the player who decides."""
    asked = s.decision
    if asked == ASK_CLAIM:
        return answer(s, k)
    style = k.turns[s.decider]
    if style != 0:
        return act_in_style(s, k, style)
    if asked == ASK_NAME:
        return NAME + likeliest(s, k, s.decider)
    prepare(s, k)
    if asked <= ASK_TURN:
        return decide_turn(s, k)
    best = _WORST
    chosen = 0
    loose = trait(k, s.decider, MIXING)
    for number in range(count_legal(s)):
        action = nth_legal(s, number)
        value = weigh(s, k, action) + loose * draw(k)
        if value > best:
            best = value
            chosen = action
    return chosen


@rule
def decide_turn(s: State, k: SharedBeliefs) -> int:
    """Return the best of look, swaps and announcements, tried in their order."""
    player = s.decider
    loose = trait(k, player, MIXING)
    best = _WORST
    chosen = LOOK
    if s.decision == ASK_TURN:
        best = weigh_look(s, k) + loose * draw(k)
        if s.must_look >> player & 1:
            return LOOK
    pretended = k.now + trait(k, player, HIDING)
    for place in range(s.cards):
        target = place if place < s.players else place - s.players + MOST_PLAYERS
        if target != player:
            value = pretended + loose * draw(k)
            if value > best:
                best = value
                chosen = SWAP + 2 * target
            value = weigh_swap(s, k, target, 1) + loose * draw(k)
            if value > best:
                best = value
                chosen = SWAP + 2 * target + 1
    if s.decision == ASK_TURN and s.revealed >> player & 1 == 0:
        for i in range(s.kinds_in_play):
            mask = s.kinds[i]
            # The power's value is an upper bound for an announcement.
            if k.used[mask] + loose > best:
                value = weigh_announcement(s, k, mask) + loose * draw(k)
                if value > best:
                    best = value
                    chosen = ANNOUNCE + mask
    return chosen


@rule
def prepare(s: State, k: SharedBeliefs) -> None:
    """Compute once what the values of several actions depend on."""
    if s.decision <= ASK_TURN:
        seat = s.seat_of[s.decider]
        for i in range(s.kinds_in_play):
            k.used[s.kinds[i]] = after_power(s, k, s.kinds[i], seat, seat)
        lay_coins(s, k)
        k.now = standing(s, k, seat)
        hope(s, k, s.decider)
    elif s.decision == ASK_CLAIM:
        hear_out(s, k)


@rule
def weigh(s: State, k: SharedBeliefs, action: int) -> float:
    """Return the chance to win after an action, as the player who decides sees it."""
    asked = s.decision
    if asked == ASK_CLAIM:
        return weigh_claim(s, k) if action == CLAIM else weigh_pass(s, k)
    if asked <= ASK_TURN:
        if action >= ANNOUNCE:
            return weigh_announcement(s, k, action - ANNOUNCE)
        if action == LOOK:
            return weigh_look(s, k)
        return weigh_swap(s, k, (action - SWAP) >> 1, (action - SWAP) & 1)
    if asked == ASK_TARGET:
        return weigh_target(s, k, action)
    if asked == ASK_TARGETS:
        return weigh_two(s, k, action - CHOOSE_TWO)
    if asked == ASK_SWITCH:
        return weigh_switch(s, k, action - SWITCH)
    return k.own[action - NAME][s.decider]


@rule
def hope(s: State, k: SharedBeliefs, player: int) -> None:
    """Compute what the player's own mask, and the mask at each place, promise to the player."""
    k.hope = 0.0
    for place in range(s.cards):
        k.hopes[place] = 0.0
    for i in range(s.kinds_in_play):
        mask = s.kinds[i]
        gain = k.used[mask] - k.now
        if gain > 0.0:
            chance = k.own[mask][player]
            k.hope += chance * chance * gain
            row = k.rows[mask]
            for place in range(s.cards):
                k.hopes[place] += row[place] * row[place] * gain


@rule
def weigh_look(s: State, k: SharedBeliefs) -> float:
    """Value a look, which replaces hope by knowledge."""
    player = s.decider
    known = 0.0
    for i in range(s.kinds_in_play):
        gain = k.used[s.kinds[i]] - k.now
        if gain > 0.0:
            known += k.own[s.kinds[i]][player] * gain
    return k.now + trait(k, player, LOOKING) * (known - k.hope)


@rule
def weigh_swap(s: State, k: SharedBeliefs, target: int, really: int) -> float:
    """Value a swap: another mask may promise more, and others can't tell whether it moved."""
    player = s.decider
    value = k.now + trait(k, player, HIDING)
    if really:
        place = s.players + target - MOST_PLAYERS
        if target < MOST_PLAYERS:
            place = s.seat_of[target]
        value += trait(k, player, SWAPPING) * (k.hopes[place] - k.hope)
    return value


@rule
def weigh_announcement(s: State, k: SharedBeliefs, mask: int) -> float:
    """Value an announcement: the power if it holds, else a fine and another player's gain."""
    player = s.decider
    seat = s.seat_of[player]
    mine = k.own[mask][player]
    if mine > 0.999:
        return k.used[mask]
    caught = claimed_by_another(s, k, mask, player, mine)
    holder = likeliest_holder(s, k, mask, seat)
    lay_coins(s, k)
    won = use(s, k, mask, holder)
    pay(k, seat)
    fined = 0.0 if won else standing(s, k, seat)
    fined -= trait(k, player, SHOWN)
    return mine * k.used[mask] + (1.0 - mine) * ((1.0 - caught) * k.used[mask] + caught * fined)


@rule
def claimed_by_another(s: State, k: SharedBeliefs, mask: int, player: int, mine: float) -> float:
    """Return the chance that another player claims a mask that is not this player's."""
    quiet = 1.0
    for seat in range(s.players):
        other = s.player_at[seat]
        if other != player:
            has = k.rows[mask][seat] / (1.0 - mine)
            if has > 1.0:
                has = 1.0
            quiet *= 1.0 - claims(k, other, has)
    return 1.0 - quiet if quiet > 0.0 else 1.0


@rule
def likeliest_holder(s: State, k: SharedBeliefs, mask: int, but: int) -> int:
    """Return the seat most likely to have a mask, apart from one seat."""
    best = _WORST
    found = left_of(s, but)
    for seat in range(s.players):
        if seat != but and k.rows[mask][seat] > best:
            best = k.rows[mask][seat]
            found = seat
    return found
