"""The course of the game: the deal, and running tasks until a player has to decide."""

from __future__ import annotations

from collections.abc import Sequence

from ridotto.rules.masquerade.actions import (
    ASK_CHALLENGE,
    ASK_DISCARD,
    ASK_EVENT,
    ASK_MOVE,
    ASK_NOBODY,
    ASK_NOTHING,
    ASK_RESOLVE,
    ASK_SALVAGE,
    ASK_TARGET,
    ASK_TREASURE,
    DISCARD,
)
from ridotto.rules.masquerade.answers import answer
from ridotto.rules.masquerade.deck import MOST_SPELLS, ORDERS, Deck
from ridotto.rules.masquerade.effects import apply, begin_card, do_effect
from ridotto.rules.masquerade.fights import ask_bout, ask_challenge, clash
from ridotto.rules.masquerade.hands import (
    ask_counter,
    ask_discard,
    ask_give,
    ask_keep,
    ask_salvage,
    bury_looked,
)
from ridotto.rules.masquerade.metrics import award_emblems, hand_limit
from ridotto.rules.masquerade.phases import (
    ask_dancer,
    ask_event,
    ask_order,
    ask_source,
    ask_stage,
    begin_turn,
    end_turn,
    enter,
    line_up,
)
from ridotto.rules.masquerade.piles import ask, discard_all, offer_spells, push
from ridotto.rules.masquerade.spells import ask_cast, ask_pay, finish_cast
from ridotto.rules.masquerade.state import (
    CHALLENGE_PHASE,
    EVENT_PHASE,
    FULL_LIFE,
    NONE,
    SET_UP,
    SHUFFLES,
    State,
)
from ridotto.rules.masquerade.tasks import (
    TASK_APPLY,
    TASK_BOUT,
    TASK_CARD,
    TASK_CAST,
    TASK_CHALLENGES,
    TASK_CLASH,
    TASK_COUNTER,
    TASK_DANCER,
    TASK_DISCARD,
    TASK_EFFECT,
    TASK_END_TURN,
    TASK_EVENT,
    TASK_FINISH,
    TASK_FOUND,
    TASK_GIVE,
    TASK_ORDER,
    TASK_PAY,
    TASK_RECEIVE,
    TASK_SALVAGE,
    TASK_SOURCES,
    TASK_SPELLS,
    TASK_STAGE,
    TASK_TURN,
)
from ridotto.rules.speed import rule


@rule
def deal(
    s: State, d: Deck, masks: Sequence[int], orders: Sequence[int], shuffles: Sequence[int]
) -> None:
    """Deal the game: Masks by player and then aside, Orders by player, Spells by shuffle."""
    for player in range(s.players):
        s.mask[player] = masks[player]
        s.order[player] = orders[player]
        s.last_order[player] = NONE
        s.dancer[player] = NONE
        s.at[player] = NONE
        s.life[player] = FULL_LIFE
        s.shown[player] = 0
        s.hand[player] = 0
        s.hand_size[player] = 0
        s.counters[player] = 0
        s.counter_count[player] = 0
        s.treasures[player] = 0
        s.duels[player] = 0
        s.beaten[player] = 0
        s.casts[player] = 0
        s.prophecies[player] = 0
        s.losses[player] = 0
        s.score[player] = 0
    lay_out(s, d, masks, shuffles)
    run(s, d)


@rule
def lay_out(s: State, d: Deck, masks: Sequence[int], shuffles: Sequence[int]) -> None:
    """Set up everything that no player owns yet."""
    s.masks_left = d.masks - s.players
    for place in range(s.masks_left):
        s.masks_aside[place] = masks[s.players + place]
    for place in range(SHUFFLES * MOST_SPELLS):
        s.shuffles[place] = shuffles[place]
    for place in range(d.spell_cards):
        s.pile[place] = shuffles[place]
    s.pile_size = d.spell_cards
    for emblem in range(d.emblems):
        s.emblem_at[emblem] = NONE
    s.tomb = 0
    s.renewals = 0
    s.next_guardian = 0
    s.events_left = (1 << d.events) - 1
    s.dancers_aside = (1 << d.dancers) - 1
    s.turn = 0
    s.phase = SET_UP
    s.depth = 0
    s.stale = 0
    s.reason = 0
    s.winners = 0
    s.challenger = NONE
    s.challenged = NONE
    s.chosen = NONE
    s.moved = NONE
    s.pending = 0
    s.casting = 0
    s.given = 0
    s.looked = 0
    s.noted = 0
    s.decision = ASK_NOTHING
    s.legal_count = 0
    line_up(s)
    push(s, TASK_TURN, 0, 0, 0)
    push(s, TASK_DANCER, ORDERS, 0, 0)


@rule
def act(s: State, d: Deck, action: int) -> None:
    """Carry out a legal action of the deciding player and continue to the next decision."""
    s.noted = 0
    s.legal[0] = action
    s.legal_count = 0
    run(s, d)


@rule
def is_legal(s: State, action: int) -> bool:
    """Check whether the deciding player may take this action."""
    if s.decision != ASK_NOBODY:
        for k in range(s.legal_count):
            if s.legal[k] == action:
                return True
    return False


@rule
def run(s: State, d: Deck) -> None:
    """Run pending tasks until a player has to decide.

    A decision with a single answer is skipped if that is public knowledge; otherwise it is asked,
    because skipping it would reveal a hidden card. A given answer is stored at the head of the
    offers, with their count set to zero.
    """
    while s.decision != ASK_NOBODY:
        if s.decision != ASK_NOTHING:
            if s.legal_count > 1 or (s.legal_count == 1 and not is_open(s.decision)):
                return
            answer(s, d, s.legal[0])
        elif s.stale:
            settle(s, d)
        else:
            s.depth -= 1
            do_task(s, d, s.tasks[s.depth])


@rule
def settle(s: State, d: Deck) -> None:
    """Update Emblems and enforce hand limits after a change."""
    award_emblems(s, d)
    player = over_limit(s, d)
    if player == NONE:
        return
    if s.hand_size[player] == 1:
        discard_all(s, d, player)
    else:
        ask(s, ASK_DISCARD, player)
        offer_spells(s, d, DISCARD, s.hand[player])


@rule
def is_open(decision: int) -> bool:
    """Check whether the answers to a question are public knowledge."""
    return (
        decision <= ASK_RESOLVE
        or decision == ASK_CHALLENGE
        or decision == ASK_EVENT
        or decision == ASK_TARGET
        or decision == ASK_TREASURE
        or decision == ASK_MOVE
        or decision == ASK_SALVAGE
    )


@rule
def over_limit(s: State, d: Deck) -> int:
    """Return the first player in line who exceeds their hand limit, or NONE."""
    for position in range(s.players):
        player = s.line[position]
        if s.hand_size[player] > d.least_hand_limit and s.hand_size[player] > hand_limit(
            s, d, player
        ):
            return player
    return NONE


@rule
def do_task(s: State, d: Deck, task: int) -> None:
    """Run the task on top of the stack."""
    what = task & 0xFF
    a = task >> 8 & 0xFFFF
    b = task >> 24 & 0xFFFF
    c = task >> 40
    if what == TASK_CAST:
        ask_cast(s, d, a)
    elif what == TASK_PAY:
        ask_pay(s, d, a, b)
    elif what == TASK_FINISH:
        finish_cast(s, d, a)
    elif what == TASK_CARD:
        begin_card(s, d, a, b, c)
    elif what == TASK_EFFECT:
        do_effect(s, d, a, b, c)
    elif what == TASK_APPLY:
        apply(s, d, a, b >> 4, b & 15, c)
    elif what == TASK_BOUT:
        ask_bout(s, d, a)
    elif what == TASK_CLASH:
        clash(s, d)
    elif what == TASK_COUNTER:
        ask_counter(s, d, a, b)
    elif what == TASK_DISCARD:
        ask_discard(s, d, a, b)
    elif what == TASK_GIVE:
        ask_give(s, d, a, b, c)
    elif what == TASK_RECEIVE:
        ask_keep(s, d, a)
    elif what == TASK_SALVAGE:
        ask_salvage(s, d, a, b)
    elif what == TASK_FOUND:
        bury_looked(s, d, a)
    else:
        do_phase(s, d, what, a)


@rule
def do_phase(s: State, d: Deck, what: int, a: int) -> None:
    """Run a player's part in a phase, or the transition between phases."""
    if what == TASK_DANCER:
        ask_dancer(s, d, a)
    elif what == TASK_TURN:
        begin_turn(s)
    elif what == TASK_ORDER:
        ask_order(s, a)
    elif what == TASK_STAGE:
        ask_stage(s, d, a)
    elif what == TASK_SOURCES:
        ask_source(s, d, a)
    elif what == TASK_SPELLS:
        if a == s.players:
            enter(s, CHALLENGE_PHASE, TASK_CHALLENGES)
        else:
            push(s, TASK_SPELLS, a + 1, 0, 0)
            push(s, TASK_CAST, s.line[a], 0, 0)
    elif what == TASK_CHALLENGES:
        s.challenger = NONE
        s.challenged = NONE
        if a == s.players:
            enter(s, EVENT_PHASE, TASK_EVENT)
        else:
            push(s, TASK_CHALLENGES, a + 1, 0, 0)
            ask_challenge(s, d, s.line[a])
    elif what == TASK_EVENT:
        push(s, TASK_END_TURN, 0, 0, 0)
        ask_event(s, d)
    elif what == TASK_END_TURN:
        end_turn(s, d)
