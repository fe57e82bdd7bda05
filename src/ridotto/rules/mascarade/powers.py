"""Powers of the masks.

The sentences of a power are carried out in order, with a check for the end of the game after each.
A power that needs a choice first asks the question and continues with the answer. Every power ends
in :func:`settle`.
"""

from __future__ import annotations

from ridotto.rules.mascarade.actions import (
    ASK_NAME,
    ASK_OPENING,
    ASK_SWITCH,
    ASK_TARGET,
    ASK_TARGETS,
    ASK_TURN,
)
from ridotto.rules.mascarade.coins import (
    draw_from_bank,
    empty_court,
    exchange_fortunes,
    fine,
    hand_over,
)
from ridotto.rules.mascarade.ending import crown, crown_richest, ended
from ridotto.rules.mascarade.journal import (
    NOTE_CHOOSE,
    NOTE_CHOOSE_TWO,
    NOTE_DECLINE,
    NOTE_NAME,
    NOTE_REVEAL,
    NOTE_SEATS,
    NOTE_SHOW,
    NOTE_SPY,
    NOTE_SWITCH,
    NOTE_TURN,
    note,
)
from ridotto.rules.mascarade.masks import (
    BEGGAR,
    CHEAT,
    EMPRESS,
    FOOL,
    GURU,
    JUDGE,
    KING,
    PATRON,
    PEASANT,
    PRINCESS,
    PUPPETEER,
    SPY,
    SWINDLER,
    THIEF,
    WIDOW,
    WITCH,
)
from ridotto.rules.mascarade.state import BY_CHEAT, BY_TURN_LIMIT, NONE, State
from ridotto.rules.speed import rule

WIDOWS_FORTUNE = 10
CHEATS_FORTUNE = 10
GURUS_FEE = 4


@rule
def use_power(s: State, player: int) -> None:
    """Use the power of the announced mask for this player."""
    s.actor = player
    seat = s.seat_of[player]
    power = s.announced
    if power == JUDGE:
        empty_court(s, seat)
    elif power == EMPRESS:
        draw_from_bank(s, seat, 3)
    elif power == KING:
        draw_from_bank(s, seat, 2)
    elif power == WIDOW:
        draw_from_bank(s, seat, WIDOWS_FORTUNE - s.coins[seat])
    elif power == PATRON:
        patronise(s, seat)
        if s.reason:
            return
    elif power == PEASANT:
        draw_from_bank(s, seat, 1)
    elif power == THIEF:
        hand_over(s, left_of(s, seat), seat, 1)
        hand_over(s, right_of(s, seat), seat, 1)
    elif power == BEGGAR:
        beg(s, seat)
    elif power == CHEAT:
        if s.coins[seat] >= CHEATS_FORTUNE:
            crown(s, 1 << player, BY_CHEAT)
            return
    else:
        ask_power(s, player, seat, power)
        return
    settle(s)


@rule
def ask_power(s: State, player: int, seat: int, power: int) -> None:
    """Run the part of a power that precedes a choice of player, then ask for the choice."""
    if power == FOOL or power == PRINCESS:
        draw_from_bank(s, seat, 1 if power == FOOL else 2)
        if ended(s):
            return
    if power == SWINDLER:
        victim = only_richest(s, seat)
        if victim != NONE:
            hand_over(s, victim, seat, 2)
            settle(s)
            return
    s.decision = ASK_TARGETS if power == FOOL or power == PUPPETEER else ASK_TARGET
    s.decider = player


@rule
def choose(s: State, target: int) -> None:
    """Choose another player for the power."""
    note(s, NOTE_CHOOSE, s.actor, target, 0)
    s.chosen = target
    seat = s.seat_of[s.actor]
    other = s.seat_of[target]
    power = s.announced
    if power == SPY:
        note(s, NOTE_SPY, s.actor, target, 16 * s.masks[seat] + s.masks[other])
        s.decision = ASK_SWITCH
        return
    if power == GURU:
        s.decision = ASK_NAME
        s.decider = target
        return
    if power == PRINCESS:
        note(s, NOTE_SHOW, s.actor, target, s.masks[other])
        s.revealed |= 1 << target
    elif power == WITCH:
        exchange_fortunes(s, seat, other)
    else:
        hand_over(s, other, seat, 2)
    settle(s)


@rule
def decline(s: State) -> None:
    """Decline the Witch's swap of fortunes."""
    note(s, NOTE_DECLINE, s.actor, 0, 0)
    settle(s)


@rule
def choose_two(s: State, target: int, target_too: int) -> None:
    """Choose two other players for the power."""
    note(s, NOTE_CHOOSE_TWO, s.actor, target, target_too)
    s.chosen = target
    s.chosen_too = target_too
    if s.announced == FOOL:
        s.decision = ASK_SWITCH
        return
    seat = s.seat_of[s.actor]
    one = s.seat_of[target]
    other = s.seat_of[target_too]
    hand_over(s, one, seat, 1)
    hand_over(s, other, seat, 1)
    if ended(s):
        return
    s.seat_of[target] = other
    s.seat_of[target_too] = one
    s.player_at[one] = target_too
    s.player_at[other] = target
    note(s, NOTE_SEATS, 0, 0, 0)
    settle(s)


@rule
def switch(s: State, really: int) -> None:
    """Swap the two masks for the Spy or the Fool, or pretend to."""
    partner = s.chosen_too if s.announced == FOOL else s.actor
    note(s, NOTE_SWITCH, s.actor, s.chosen, 16 * partner + really)
    if really:
        one = s.seat_of[s.chosen]
        other = s.seat_of[partner]
        s.masks[one], s.masks[other] = s.masks[other], s.masks[one]
    settle(s)


@rule
def name(s: State, mask: int) -> None:
    """Name a mask as the Guru's target, then reveal: a wrong answer costs four coins."""
    target = s.chosen
    seat = s.seat_of[target]
    note(s, NOTE_NAME, target, mask, 0)
    note(s, NOTE_REVEAL, target, s.masks[seat], 0)
    s.revealed |= 1 << target
    if s.masks[seat] != mask:
        hand_over(s, seat, s.seat_of[s.actor], GURUS_FEE)
    settle(s)


@rule
def patronise(s: State, seat: int) -> None:
    """Take the Patron's own coins first, then the neighbours'."""
    draw_from_bank(s, seat, 3)
    if not ended(s):
        draw_from_bank(s, left_of(s, seat), 1)
        draw_from_bank(s, right_of(s, seat), 1)


@rule
def beg(s: State, seat: int) -> None:
    """Collect a coin clockwise from each player who is richer than the Beggar at that moment."""
    giver = seat
    for _ in range(s.players - 1):
        giver = left_of(s, giver)
        if s.coins[giver] > s.coins[seat]:
            hand_over(s, giver, seat, 1)


@rule
def feed_peasants(s: State, holders: int) -> None:
    """Pay Peasants revealed in a challenge: one takes a coin, two take two each."""
    both = holders & (holders - 1) != 0
    seat = s.seat
    for _ in range(s.players):
        if holders >> s.player_at[seat] & 1:
            draw_from_bank(s, seat, 2 if both else 1)
        seat = left_of(s, seat)
    settle(s)


@rule
def settle(s: State) -> None:
    """Finish a power: check for the end of the game, fine the liars and end the turn."""
    if ended(s):
        return
    if s.liars:
        seat = s.seat
        for _ in range(s.players):
            if s.liars >> s.player_at[seat] & 1:
                fine(s, s.player_at[seat])
            seat = left_of(s, seat)
        if ended(s):
            return
    end_turn(s)


@rule
def end_turn(s: State) -> None:
    """Pass the turn to the seat on the left of the current one."""
    if s.turn == s.turn_limit:
        crown_richest(s, BY_TURN_LIMIT)
        return
    s.turn += 1
    s.seat = left_of(s, s.seat)
    begin_turn(s)


@rule
def begin_turn(s: State) -> None:
    """Ask the player in the seat whose turn it is."""
    s.announced = NONE
    s.claimed = 0
    s.asked = NONE
    s.actor = NONE
    s.liars = 0
    s.chosen = NONE
    s.chosen_too = NONE
    s.decider = s.player_at[s.seat]
    s.decision = ASK_OPENING if s.opening_left > 0 else ASK_TURN
    note(s, NOTE_TURN, s.decider, 0, s.turn)


@rule
def left_of(s: State, seat: int) -> int:
    """Return the next seat clockwise."""
    return seat + 1 if seat + 1 < s.players else 0


@rule
def right_of(s: State, seat: int) -> int:
    """Return the next seat counter-clockwise."""
    return seat - 1 if seat > 0 else s.players - 1


@rule
def only_richest(s: State, seat: int) -> int:
    """Return the seat of the richest other player, or NONE if several are tied."""
    best = NONE
    richest = -1
    for other in range(s.players):
        if other != seat:
            if s.coins[other] > richest:
                richest = s.coins[other]
                best = other
            elif s.coins[other] == richest:
                best = NONE
    return best
