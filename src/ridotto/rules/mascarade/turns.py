"""Turns: the deal, the three choices of a turn, and the challenge."""

from __future__ import annotations

from collections.abc import Sequence

from ridotto.rules.mascarade.actions import (
    ANNOUNCE,
    ASK_CLAIM,
    ASK_NAME,
    ASK_NOBODY,
    ASK_SWITCH,
    ASK_TARGET,
    ASK_TARGETS,
    CHOOSE,
    CHOOSE_TWO,
    CLAIM,
    DECLINE,
    FIRST_OF_PAIR,
    LOOK,
    MOST_PLAYERS,
    NAME,
    SECOND_OF_PAIR,
    SWAP,
    SWITCH,
)
from ridotto.rules.mascarade.journal import (
    NOTE_ANNOUNCE,
    NOTE_CLAIM,
    NOTE_LOOK,
    NOTE_PASS,
    NOTE_PEEK,
    NOTE_REVEAL,
    NOTE_SWAP,
    note,
)
from ridotto.rules.mascarade.masks import PEASANT
from ridotto.rules.mascarade.powers import (
    begin_turn,
    choose,
    choose_two,
    decline,
    end_turn,
    feed_peasants,
    left_of,
    name,
    settle,
    switch,
    use_power,
)
from ridotto.rules.mascarade.state import COINS, NONE, START_COINS, State
from ridotto.rules.speed import rule


@rule
def deal(s: State, masks: Sequence[int], first: int) -> None:
    """Place these masks, give all players their coins and start the first turn."""
    for place in range(s.cards):
        s.masks[place] = masks[place]
    for seat in range(s.players):
        s.coins[seat] = START_COINS
        s.player_at[seat] = seat
        s.seat_of[seat] = seat
    s.court = 0
    s.bank = COINS - START_COINS * s.players
    s.turn = 1
    s.seat = first
    s.opening_left = s.opening
    s.revealed = 0
    s.must_look = 0
    s.reason = 0
    s.winners = 0
    s.noted = 0
    begin_turn(s)


@rule
def act(s: State, action: int) -> None:
    """Carry out a legal action of the deciding player."""
    s.noted = 0
    asked = s.decision
    if asked == ASK_CLAIM:
        answer(s, action)
    elif asked < ASK_CLAIM:
        take_turn(s, action)
    elif asked == ASK_TARGET:
        if action == DECLINE:
            decline(s)
        else:
            choose(s, action - CHOOSE)
    elif asked == ASK_TARGETS:
        pair = action - CHOOSE_TWO
        choose_two(s, FIRST_OF_PAIR[pair], SECOND_OF_PAIR[pair])
    elif asked == ASK_SWITCH:
        switch(s, action - SWITCH)
    elif asked == ASK_NAME:
        name(s, action - NAME)


@rule
def take_turn(s: State, action: int) -> None:
    """Look, swap or announce."""
    player = s.decider
    s.revealed = 0
    if action >= ANNOUNCE:
        s.announced = action - ANNOUNCE
        note(s, NOTE_ANNOUNCE, player, s.announced, 0)
        ask_claim(s, left_of(s, s.seat))
    elif action == LOOK:
        s.must_look &= ~(1 << player)
        note(s, NOTE_LOOK, player, s.masks[s.seat], 0)
        end_turn(s)
    else:
        swap(s, player, (action - SWAP) >> 1, (action - SWAP) & 1)


@rule
def swap(s: State, player: int, target: int, really: int) -> None:
    """Swap the player's own mask with another, or pretend to."""
    note(s, NOTE_SWAP, player, target, really)
    if really:
        place = s.players + target - MOST_PLAYERS
        if target < MOST_PLAYERS:
            place = s.seat_of[target]
        s.masks[s.seat], s.masks[place] = s.masks[place], s.masks[s.seat]
    if s.opening_left > 0:
        s.opening_left -= 1
    end_turn(s)


@rule
def ask_claim(s: State, seat: int) -> None:
    """Ask the player in this seat whether they also claim the announced mask."""
    s.asked = seat
    s.decider = s.player_at[seat]
    s.decision = ASK_CLAIM


@rule
def answer(s: State, action: int) -> None:
    """Claim the mask or pass; the last answer resolves the announcement."""
    if action == CLAIM:
        s.claimed |= 1 << s.decider
        note(s, NOTE_CLAIM, s.decider, 0, 0)
    else:
        note(s, NOTE_PASS, s.decider, 0, 0)
    seat = left_of(s, s.asked)
    if seat != s.seat:
        ask_claim(s, seat)
        return
    s.asked = NONE
    if s.claimed:
        challenge(s)
    else:
        use_power(s, s.player_at[s.seat])


@rule
def challenge(s: State) -> None:
    """Reveal all claimants; the mask's holder uses the power, then the others pay."""
    holders = 0
    holder = NONE
    suspects = s.claimed | 1 << s.player_at[s.seat]
    seat = s.seat
    for _ in range(s.players):
        player = s.player_at[seat]
        if suspects >> player & 1:
            note(s, NOTE_REVEAL, player, s.masks[seat], 0)
            if s.masks[seat] == s.announced:
                holders |= 1 << player
                holder = player
        seat = left_of(s, seat)
    s.revealed |= suspects
    s.liars = suspects & ~holders
    if holders == 0:
        settle(s)
    elif s.announced == PEASANT:
        feed_peasants(s, holders)
    else:
        use_power(s, holder)


@rule
def may_peek(s: State, player: int) -> bool:
    """Check whether this player may look at their own mask out of turn."""
    return s.peeking != 0 and s.decision != ASK_NOBODY and s.player_at[s.seat] != player


@rule
def peek(s: State, player: int) -> None:
    """Look at the player's own mask out of turn: their next ordinary turn must be a look."""
    s.noted = 0
    s.must_look |= 1 << player
    note(s, NOTE_PEEK, player, s.masks[s.seat_of[player]], 0)
