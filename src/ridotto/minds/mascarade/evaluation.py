"""Weighing what can be done by what it would do to the fortunes on the table.

Every action is valued as a chance to win: how the coins would lie, and how much each lying of
coins is worth in the race for thirteen. What somebody does depends on what is public, on the
rows of the company and on their own row, never on the masks themselves.
"""

from __future__ import annotations

from typing import Final

from ridotto.minds.mascarade.manners import act_by_manner, answer_by_manner
from ridotto.minds.mascarade.powers import chance_of, lay_coins, pay, rivals, standing, use
from ridotto.minds.mascarade.shared_beliefs import (
    FALSE_CLAIM,
    HIDING,
    KNOWS,
    LOOKING,
    MARGIN,
    MIXING,
    SHOWN,
    SWAPPING,
    TRAITS,
    TRUST,
    UNHEARD,
    Company,
    draw,
)
from ridotto.rules.mascarade.actions import (
    ANNOUNCE,
    ASK_CLAIM,
    ASK_NAME,
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
    SWITCH,
)
from ridotto.rules.mascarade.legal import count_legal, nth_legal
from ridotto.rules.mascarade.masks import FOOL, GURU, PRINCESS, SPY, WITCH
from ridotto.rules.mascarade.powers import left_of
from ridotto.rules.mascarade.state import State
from ridotto.rules.speed import rule

_WORST: Final = -9.0
#: Whoever hardly can have a mask does not think about claiming it while no end is near.
_HARDLY: Final = 0.03
_NEAR_THE_END: Final = 9


@rule
def trait(k: Company, player: int, which: int) -> float:
    """One of the numbers that make a player what they are."""
    return k.traits[player * TRAITS + which]


@rule
def decide(s: State, k: Company) -> int:
    """What whoever is asked does."""
    asked = s.decision
    if asked == ASK_CLAIM:
        return answer(s, k)
    manner = k.turns[s.decider]
    if manner != 0:
        return act_by_manner(s, k, manner)
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
def decide_turn(s: State, k: Company) -> int:
    """Look, swap or announce: all that is legal, in its order."""
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
            # An announcement is worth what its power is, at the very most.
            if k.used[mask] + loose > best:
                value = weigh_announcement(s, k, mask) + loose * draw(k)
                if value > best:
                    best = value
                    chosen = ANNOUNCE + mask
    return chosen


@rule
def prepare(s: State, k: Company) -> None:
    """Work out once what several actions of this decision are weighed by."""
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
def weigh(s: State, k: Company, action: int) -> float:
    """The chance to win after an action, as whoever is asked sees it."""
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
def after_power(s: State, k: Company, mask: int, seat: int, viewer: int) -> float:
    """How the viewer's seat stands once a seat has used a mask to its best advantage."""
    lay_coins(s, k)
    if use(s, k, mask, seat):
        return 1.0 if seat == viewer else 0.0
    return standing(s, k, viewer)


# A turn


@rule
def hope(s: State, k: Company, player: int) -> None:
    """What is to be had from a mask one holds and knows only so well: one's own, or another."""
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
def weigh_look(s: State, k: Company) -> float:
    """A look turns what one hopes into what one knows."""
    player = s.decider
    known = 0.0
    for i in range(s.kinds_in_play):
        gain = k.used[s.kinds[i]] - k.now
        if gain > 0.0:
            known += k.own[s.kinds[i]][player] * gain
    return k.now + trait(k, player, LOOKING) * (known - k.hope)


@rule
def weigh_swap(s: State, k: Company, target: int, really: int) -> float:
    """Another mask may promise more; and nobody knows whether it moved."""
    player = s.decider
    value = k.now + trait(k, player, HIDING)
    if really:
        place = s.players + target - MOST_PLAYERS
        if target < MOST_PLAYERS:
            place = s.seat_of[target]
        value += trait(k, player, SWAPPING) * (k.hopes[place] - k.hope)
    return value


@rule
def weigh_announcement(s: State, k: Company, mask: int) -> float:
    """The power if it is one's own or nobody minds, else a fine and another's gain."""
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
def claimed_by_another(s: State, k: Company, mask: int, player: int, mine: float) -> float:
    """How likely somebody else claims a mask, given that it is not this player's."""
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
def claims(k: Company, player: int, has: float) -> float:
    """How likely a player claims a mask that they have with this chance."""
    knows = trait(k, player, KNOWS)
    stray = trait(k, player, FALSE_CLAIM)
    # Who does not know their mask claims now and then; more so who claims anything.
    known = knows * (0.3 + 0.7 * k.sure[player])
    return has * (known if known > stray else stray) + (1.0 - has) * stray


@rule
def likeliest_holder(s: State, k: Company, mask: int, but: int) -> int:
    """The seat most likely to have a mask, one seat left out."""
    best = _WORST
    found = left_of(s, but)
    for seat in range(s.players):
        if seat != but and k.rows[mask][seat] > best:
            best = k.rows[mask][seat]
            found = seat
    return found


# A challenge


@rule
def answer(s: State, k: Company) -> int:
    """Claim if that is better than to let it pass, by a margin."""
    player = s.decider
    manner = k.answers[player]
    if manner != 0:
        return answer_by_manner(s, k, manner)
    mine = k.own[s.announced][player]
    if mine < _HARDLY and s.coins[s.seat] + s.court < _NEAR_THE_END:
        return PASS
    hear_out(s, k)
    edge = weigh_claim(s, k) - weigh_pass(s, k)
    loose = trait(k, player, MIXING)
    return CLAIM if edge + loose * (draw(k) - 0.5) > trait(k, player, MARGIN) else PASS


@rule
def announcer_has(s: State, k: Company, mine: float) -> float:
    """How likely the announcer has what they announced, if it is not one's own."""
    player = s.decider
    has = k.rows[s.announced][s.seat]
    odds = has * trait(k, player, TRUST)
    has = odds / (odds + 1.0 - has) if odds > 0.0 else 0.0
    has = has / (1.0 - mine) if mine < 0.999 else 0.0
    return has if has < 1.0 else 1.0


@rule
def hear_out(s: State, k: Company) -> None:
    """Work out what all who are asked weigh alike, if that has not been done yet."""
    if k.heard != s.turn:
        k.heard = s.turn
        k.objectors = UNHEARD
        lay_coins(s, k)
        k.wins = 1 if use(s, k, s.announced, s.seat) else 0
        total = rivals(s, k)
        for seat in range(s.players):
            k.after[seat] = k.coins[seat]
            k.unhindered[seat] = 0.0 if k.wins else chance_of(s, k, seat, total)
    if k.objectors != s.claimed:
        k.objectors = s.claimed
        lay_coins(s, k)
        pay_claims(s, k)
        pay(k, s.seat)
        total = rivals(s, k)
        for seat in range(s.players):
            k.fined[seat] = k.coins[seat]
            k.objected[seat] = chance_of(s, k, seat, total)


@rule
def weigh_claim(s: State, k: Company) -> float:
    """Use the power if one has the mask, else pay with the announcer or alone."""
    player = s.decider
    seat = s.seat_of[player]
    mine = k.own[s.announced][player]
    value = 0.0
    # What cannot be, or must be, need not be weighed against what else might be.
    if mine > 0.0:
        lay_coins(s, k)
        mine_used = 1.0
        if not use(s, k, s.announced, seat):
            pay_claims(s, k)
            pay(k, s.seat)
            mine_used = standing(s, k, seat)
        value = mine * mine_used
    if mine < 1.0:
        value += (1.0 - mine) * (weigh_lie(s, k, seat, mine) - trait(k, player, SHOWN))
    return value


@rule
def weigh_lie(s: State, k: Company, seat: int, mine: float) -> float:
    """To claim what is the announcer's, or nobody's of the two."""
    has = announcer_has(s, k, mine)
    value = 0.0
    if has > 0.0 and not k.wins:
        for each in range(s.players):
            k.coins[each] = k.after[each]
        pay_claims(s, k)
        pay(k, seat)
        value = has * standing(s, k, seat)
    if has < 1.0:
        for each in range(s.players):
            k.coins[each] = k.fined[each]
        pay(k, seat)
        value += (1.0 - has) * standing(s, k, seat)
    return value


@rule
def weigh_pass(s: State, k: Company) -> float:
    """The announcer has their way unless somebody else objects."""
    player = s.decider
    seat = s.seat_of[player]
    mine = k.own[s.announced][player]
    has = announcer_has(s, k, mine) * (1.0 - mine)
    caught = 1.0
    if s.claimed == 0:
        caught = claimed_later(s, k)
    has_way = (1.0 - caught + caught * has) * k.unhindered[seat]
    return has_way + caught * (1.0 - has) * k.objected[seat]


@rule
def claimed_later(s: State, k: Company) -> float:
    """How likely one of those who are yet to answer claims."""
    quiet = 1.0
    seat = left_of(s, s.asked)
    while seat != s.seat:
        quiet *= 1.0 - claims(k, s.player_at[seat], k.rows[s.announced][seat])
        seat = left_of(s, seat)
    return 1.0 - quiet


@rule
def pay_claims(s: State, k: Company) -> None:
    """Everybody who has claimed so far pays, as most of them will have to."""
    if s.claimed:
        for seat in range(s.players):
            if s.claimed >> s.player_at[seat] & 1:
                pay(k, seat)


# Powers that choose


@rule
def weigh_target(s: State, k: Company, action: int) -> float:
    """Whom to use a power on."""
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
        # Show what is known least, of those who are ahead.
        return 0.05 * s.coins[other] - surest(s, k, other)
    if power == GURU:
        return (1.0 - k.sure[action - CHOOSE]) * min_of(4, s.coins[other])
    taken = min_of(2, k.coins[other])
    k.coins[other] -= taken
    k.coins[seat] += taken
    return standing(s, k, seat)


@rule
def min_of(one: int, other: int) -> int:
    """The smaller."""
    return one if one < other else other


@rule
def surest(s: State, k: Company, place: int) -> float:
    """The greatest chance in a place's row."""
    best = 0.0
    for i in range(s.kinds_in_play):
        if k.rows[s.kinds[i]][place] > best:
            best = k.rows[s.kinds[i]][place]
    return best


@rule
def weigh_two(s: State, k: Company, pair: int) -> float:
    """Which two to use a power on: the Fool confuses those who know, the Puppet Master robs."""
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
def weigh_switch(s: State, k: Company, really: int) -> float:
    """The Spy keeps the better mask; the Fool's exchange is as good as none."""
    if s.announced == FOOL:
        return 0.0
    seat = s.seat_of[s.actor]
    kept = s.seat_of[s.chosen] if really else seat
    return after_power(s, k, s.masks[kept], seat, seat)


@rule
def likeliest(s: State, k: Company, player: int) -> int:
    """The mask a player most likely has, to their own mind."""
    best = _WORST
    found = s.kinds[0]
    for i in range(s.kinds_in_play):
        mask = s.kinds[i]
        if k.own[mask][player] > best:
            best = k.own[mask][player]
            found = mask
    return found
