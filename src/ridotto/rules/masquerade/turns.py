"""The course of the game: set-up, the five phases, the end, and the answers players give."""

from __future__ import annotations

from collections.abc import Sequence

from ridotto.rules.masquerade.actions import (
    ASK_BOUT,
    ASK_CAST,
    ASK_CHALLENGE,
    ASK_COUNTER,
    ASK_DANCER,
    ASK_DISCARD,
    ASK_EVENT,
    ASK_GIVE,
    ASK_KEEP,
    ASK_MOVE,
    ASK_NOBODY,
    ASK_NOTHING,
    ASK_ORDER,
    ASK_PAY,
    ASK_RESOLVE,
    ASK_SALVAGE,
    ASK_SEARCH,
    ASK_STAGE,
    ASK_TARGET,
    ASK_TREASURE,
    CAST,
    CHOOSE,
    DISCARD,
    DONE,
    GIVE,
    KEEP,
    LAY,
    PAY,
    PICK,
    RESOLVE,
    REVEAL,
    TAKE,
)
from ridotto.rules.masquerade.deck import (
    DANCERS_AT,
    EVENTS_AT,
    GUARDIANS_AT,
    MASKS_AT,
    MOST_SPELLS,
    ORDERS,
    ORDERS_AT,
    STAGES_AT,
    Deck,
)
from ridotto.rules.masquerade.effects import (
    apply,
    ask_counter,
    ask_discard,
    ask_give,
    ask_keep,
    ask_salvage,
    begin_card,
    bury_looked,
    choose_target,
    do_effect,
    find,
    keep,
    lay_counter,
    move_dancer,
    offer_stages,
    salvage,
    take_treasure,
)
from ridotto.rules.masquerade.fights import (
    ask_bout,
    ask_challenge,
    challenge,
    clash,
    reveal_mask,
)
from ridotto.rules.masquerade.journal import (
    NOTE_DANCER,
    NOTE_DISCARD,
    NOTE_END,
    NOTE_EVENT,
    NOTE_ORDER,
    NOTE_PHASE,
    NOTE_RESOLVE,
    NOTE_SCORE,
    NOTE_STAGE,
    NOTE_TURN,
    note,
)
from ridotto.rules.masquerade.metrics import award_emblems, hand_limit, holds, points
from ridotto.rules.masquerade.piles import (
    ask,
    bury_from_hand,
    discard_all,
    hand_on,
    offer,
    offer_spells,
    push,
)
from ridotto.rules.masquerade.spells import ask_cast, ask_pay, cast, finish_cast, pay
from ridotto.rules.masquerade.state import (
    BY_EVENTS,
    BY_GUARDIANS,
    BY_RENEWALS,
    BY_TURN_LIMIT,
    CHALLENGE_PHASE,
    DANCER_SOURCE,
    EVENT_PHASE,
    FIRST_TREASURE,
    FULL_LIFE,
    NONE,
    ORDER_PHASE,
    ORDER_SOURCE,
    SET_UP,
    SHUFFLES,
    SPELL_PHASE,
    STAGE_PHASE,
    STAGE_SOURCE,
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
from ridotto.rules.masquerade.vocabulary import (
    AT_END,
    ON_EVENT,
    ON_STAGE,
    ORDER,
    PLACE,
    PROPHECIES,
    TURN,
)
from ridotto.rules.speed import rule


@rule
def deal(
    s: State, d: Deck, masks: Sequence[int], orders: Sequence[int], shuffles: Sequence[int]
) -> None:
    """Lay out the game: Masks by player and then aside, Orders by player, Spells by shuffle."""
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
    """Everything that belongs to nobody yet."""
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
def line_up(s: State) -> None:
    """The turn runs from the lowest Order to the highest."""
    position = 0
    for order in range(ORDERS):
        for player in range(s.players):
            if s.order[player] == order:
                s.line[position] = player
                position += 1


@rule
def act(s: State, d: Deck, action: int) -> None:
    """Carry out a legal action of whoever is to decide, and go on to the next decision."""
    s.noted = 0
    s.legal[0] = action
    s.legal_count = 0
    run(s, d)


@rule
def is_legal(s: State, action: int) -> bool:
    """Whether whoever decides may do this."""
    if s.decision != ASK_NOBODY:
        for k in range(s.legal_count):
            if s.legal[k] == action:
                return True
    return False


@rule
def run(s: State, d: Deck) -> None:
    """Work off what is to be done until somebody has to decide.

    A decision with one answer is not asked where everybody can see that it is the only one;
    where that would tell something about a hidden card it is. An answer that has been given
    stands alone at the head of the offers, whose count is then none.
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
    """Something has changed: Emblems may change hands, and hands may be too full."""
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
    """Whether everybody can see what the answers to a question are."""
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
    """The first player in line who holds more Spells than they may, or NONE."""
    for position in range(s.players):
        player = s.line[position]
        if s.hand_size[player] > d.least_hand_limit and s.hand_size[player] > hand_limit(
            s, d, player
        ):
            return player
    return NONE


@rule
def do_task(s: State, d: Deck, task: int) -> None:
    """Do what was waiting on top."""
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
    """A player's part in a phase, or what comes between phases."""
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


@rule
def enter(s: State, phase: int, task: int) -> None:
    """A phase begins with the first in line."""
    s.phase = phase
    note(s, NOTE_PHASE, phase, 0, 0)
    push(s, task, 0, 0, 0)


@rule
def ask_dancer(s: State, d: Deck, order: int) -> None:
    """From the highest Order to the lowest, each picks a Dancer."""
    if order == 0:
        return
    push(s, TASK_DANCER, order - 1, 0, 0)
    for player in range(s.players):
        if s.order[player] == order - 1:
            ask(s, ASK_DANCER, player)
            for dancer in range(d.dancers):
                if s.dancers_aside >> dancer & 1:
                    offer(s, PICK + DANCERS_AT + dancer)


@rule
def begin_turn(s: State) -> None:
    """On the first turn the Orders dealt stand; later they are taken anew."""
    s.turn += 1
    s.stale |= 1 << TURN
    note(s, NOTE_TURN, s.turn, 0, 0)
    if s.turn == 1:
        enter(s, STAGE_PHASE, TASK_STAGE)
        return
    for player in range(s.players):
        s.last_order[player] = s.order[player]
        s.order[player] = NONE
    s.stale |= 1 << ORDER
    enter(s, ORDER_PHASE, TASK_ORDER)


@rule
def ask_order(s: State, position: int) -> None:
    """In last turn's order each takes an Order that is not the one they just held."""
    if position == s.players:
        line_up(s)
        enter(s, STAGE_PHASE, TASK_STAGE)
        return
    push(s, TASK_ORDER, position + 1, 0, 0)
    player = s.line[position]
    ask(s, ASK_ORDER, player)
    for order in range(ORDERS):
        if order != s.last_order[player] and is_free(s, order):
            offer(s, PICK + ORDERS_AT + order)
    if s.legal_count == 0:
        offer(s, PICK + ORDERS_AT + s.last_order[player])


@rule
def is_free(s: State, order: int) -> bool:
    """Whether nobody has taken this Order yet."""
    for player in range(s.players):
        if s.order[player] == order:
            return False
    return True


@rule
def ask_stage(s: State, d: Deck, position: int) -> None:
    """In order, each places their Dancer; then what happens there happens."""
    if position == s.players:
        enter(s, SPELL_PHASE, TASK_SPELLS)
        return
    push(s, TASK_STAGE, position + 1, 0, 0)
    push(s, TASK_SOURCES, s.line[position], 0, 0)
    ask(s, ASK_STAGE, s.line[position])
    offer_stages(s, d, NONE)


@rule
def place(s: State, d: Deck, player: int, stage: int) -> None:
    """A Dancer goes to a Stage, and their cards' effects of this phase are due."""
    s.at[player] = stage
    s.stale |= 1 << PLACE
    note(s, NOTE_STAGE, player, stage, 0)
    s.pending = 0
    if d.triggers[DANCERS_AT + s.dancer[player]] >> ON_STAGE & 1:
        s.pending |= DANCER_SOURCE
    if s.turn > 1 and d.triggers[ORDERS_AT + s.order[player]] >> ON_STAGE & 1:
        s.pending |= ORDER_SOURCE
    if d.triggers[STAGES_AT + stage] >> ON_STAGE & 1:
        s.pending |= STAGE_SOURCE
    for treasure in range(d.guardians):
        if s.treasures[player] >> treasure & 1:
            if d.triggers[GUARDIANS_AT + treasure] >> ON_STAGE & 1:
                s.pending |= 1 << (FIRST_TREASURE + treasure)


@rule
def ask_source(s: State, d: Deck, player: int) -> None:
    """Ask which of the effects that are due comes next."""
    if s.pending == 0:
        return
    push(s, TASK_SOURCES, player, 0, 0)
    ask(s, ASK_RESOLVE, player)
    if s.pending & DANCER_SOURCE:
        offer(s, RESOLVE + DANCERS_AT + s.dancer[player])
    if s.pending & ORDER_SOURCE:
        offer(s, RESOLVE + ORDERS_AT + s.order[player])
    if s.pending & STAGE_SOURCE:
        offer(s, RESOLVE + STAGES_AT + s.at[player])
    for treasure in range(d.guardians):
        if s.pending >> (FIRST_TREASURE + treasure) & 1:
            offer(s, RESOLVE + GUARDIANS_AT + treasure)


@rule
def resolve(s: State, card: int) -> None:
    """Let one of the effects that are due happen."""
    if card >= GUARDIANS_AT:
        s.pending &= ~(1 << (FIRST_TREASURE + card - GUARDIANS_AT))
    elif card >= ORDERS_AT:
        s.pending &= ~ORDER_SOURCE
    elif card >= STAGES_AT:
        s.pending &= ~STAGE_SOURCE
    else:
        s.pending &= ~DANCER_SOURCE
    note(s, NOTE_RESOLVE, s.decider, card, 0)
    push(s, TASK_CARD, card, s.decider, ON_STAGE)


@rule
def ask_event(s: State, d: Deck) -> None:
    """Whoever is at the Chapel is the Prophet and chooses an Event."""
    if s.events_left == 0 or d.chapel == NONE:
        return
    for player in range(s.players):
        if s.at[player] == d.chapel:
            ask(s, ASK_EVENT, player)
            for event in range(d.events):
                if s.events_left >> event & 1:
                    offer(s, PICK + EVENTS_AT + event)


@rule
def end_turn(s: State, d: Deck) -> None:
    """Either the game ends here, or the Dancers come home and the next turn begins."""
    if s.next_guardian == d.guardians:
        finish(s, d, BY_GUARDIANS)
    elif s.events_left == 0:
        finish(s, d, BY_EVENTS)
    elif s.renewals >= s.players:
        finish(s, d, BY_RENEWALS)
    elif s.turn == s.turn_limit:
        finish(s, d, BY_TURN_LIMIT)
    else:
        for player in range(s.players):
            s.at[player] = NONE
        s.stale |= 1 << PLACE
        push(s, TASK_TURN, 0, 0, 0)


@rule
def finish(s: State, d: Deck, reason: int) -> None:
    """Count the points; the most win, and of those tied the earliest in line."""
    best = NONE
    for position in range(s.players):
        player = s.line[position]
        extra = mask_points(s, d, player)
        s.score[player] = points(s, d, player) + extra
        note(s, NOTE_SCORE, player, s.score[player], extra)
        if best == NONE or s.score[player] > s.score[best]:
            best = player
    s.winners = 1 << best
    s.reason = reason
    s.decision = ASK_NOBODY
    s.decider = NONE
    s.legal_count = 0
    note(s, NOTE_END, 0, 0, 0)


@rule
def mask_points(s: State, d: Deck, player: int) -> int:
    """What an unrevealed Mask is worth, if its condition holds."""
    if s.shown[player]:
        return 0
    total = 0
    card = MASKS_AT + s.mask[player]
    for effect in range(d.first_effect[card], d.last_effect[card]):
        if d.effect_when[effect] == AT_END and holds(s, d, effect, player):
            total += d.effect_amount[effect]
    return total


@rule
def answer(s: State, d: Deck, action: int) -> None:
    """Take the answer to the question that was asked."""
    asked = s.decision
    player = s.decider
    s.decision = ASK_NOTHING
    if action == DONE:
        # The task on top would only ask again; a Challenge left out was never begun.
        if asked != ASK_CHALLENGE:
            s.depth -= 1
    elif asked == ASK_CAST:
        cast(s, d, player, action - CAST)
    elif asked == ASK_BOUT:
        if action == REVEAL:
            reveal_mask(s, d, player)
        else:
            cast(s, d, player, action - CAST)
    elif asked == ASK_PAY:
        pay(s, d, player, action - PAY)
    elif asked == ASK_CHALLENGE:
        challenge(s, player, action - CHOOSE)
    elif asked == ASK_COUNTER:
        lay_counter(s, d, player, action - LAY)
    elif asked == ASK_TARGET:
        choose_target(s, action - CHOOSE)
    elif asked == ASK_DISCARD:
        bury_from_hand(s, d, player, action - DISCARD, NOTE_DISCARD)
    elif asked == ASK_GIVE:
        hand_on(s, d, player, s.moved, action - GIVE)
    elif asked == ASK_KEEP:
        keep(s, d, player, action - KEEP)
    elif asked == ASK_SALVAGE:
        salvage(s, d, player, action - TAKE)
    elif asked == ASK_SEARCH:
        find(s, d, player, action - TAKE)
    else:
        pick(s, d, player, asked, action)


@rule
def pick(s: State, d: Deck, player: int, asked: int, action: int) -> None:
    """The answer is a card on the table."""
    if asked == ASK_RESOLVE:
        resolve(s, action - RESOLVE)
    elif asked == ASK_STAGE:
        place(s, d, player, action - PICK - STAGES_AT)
    elif asked == ASK_ORDER:
        s.order[player] = action - PICK - ORDERS_AT
        s.stale |= 1 << ORDER
        note(s, NOTE_ORDER, player, s.order[player], 0)
    elif asked == ASK_DANCER:
        s.dancer[player] = action - PICK - DANCERS_AT
        s.dancers_aside &= ~(1 << s.dancer[player])
        note(s, NOTE_DANCER, player, s.dancer[player], 0)
    elif asked == ASK_EVENT:
        event = action - PICK - EVENTS_AT
        s.events_left &= ~(1 << event)
        s.prophecies[player] += 1
        s.stale |= 1 << PROPHECIES
        note(s, NOTE_EVENT, player, event, 0)
        push(s, TASK_CARD, EVENTS_AT + event, player, ON_EVENT)
    elif asked == ASK_TREASURE:
        take_treasure(s, player, action - PICK - GUARDIANS_AT)
    elif asked == ASK_MOVE:
        move_dancer(s, action - PICK - STAGES_AT)
