"""Phases of a turn: the decisions in each, and the end of the game."""

from __future__ import annotations

from ridotto.rules.masquerade.actions import (
    ASK_DANCER,
    ASK_EVENT,
    ASK_NOBODY,
    ASK_ORDER,
    ASK_RESOLVE,
    ASK_STAGE,
    PICK,
    RESOLVE,
)
from ridotto.rules.masquerade.deck import (
    DANCERS_AT,
    EVENTS_AT,
    GUARDIANS_AT,
    MASKS_AT,
    ORDERS,
    ORDERS_AT,
    STAGES_AT,
    Deck,
)
from ridotto.rules.masquerade.effects import offer_stages
from ridotto.rules.masquerade.journal import (
    NOTE_END,
    NOTE_PHASE,
    NOTE_RESOLVE,
    NOTE_SCORE,
    NOTE_STAGE,
    NOTE_TURN,
    note,
)
from ridotto.rules.masquerade.metrics import holds, points
from ridotto.rules.masquerade.piles import ask, offer, push
from ridotto.rules.masquerade.state import (
    BY_EVENTS,
    BY_GUARDIANS,
    BY_RENEWALS,
    BY_TURN_LIMIT,
    DANCER_SOURCE,
    FIRST_TREASURE,
    NONE,
    ORDER_PHASE,
    ORDER_SOURCE,
    SPELL_PHASE,
    STAGE_PHASE,
    STAGE_SOURCE,
    State,
)
from ridotto.rules.masquerade.tasks import (
    TASK_CARD,
    TASK_DANCER,
    TASK_ORDER,
    TASK_SOURCES,
    TASK_SPELLS,
    TASK_STAGE,
    TASK_TURN,
)
from ridotto.rules.masquerade.vocabulary import AT_END, ON_STAGE, ORDER, PLACE, TURN
from ridotto.rules.speed import rule


@rule
def line_up(s: State) -> None:
    """Sort the players from the lowest Order to the highest."""
    position = 0
    for order in range(ORDERS):
        for player in range(s.players):
            if s.order[player] == order:
                s.line[position] = player
                position += 1


@rule
def enter(s: State, phase: int, task: int) -> None:
    """Begin a phase with the first player in line."""
    s.phase = phase
    note(s, NOTE_PHASE, phase, 0, 0)
    push(s, task, 0, 0, 0)


@rule
def ask_dancer(s: State, d: Deck, order: int) -> None:
    """Ask each player, from the highest Order to the lowest, to pick a Dancer."""
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
    """Begin a turn: the first keeps the dealt Orders, later turns choose new ones."""
    s.turn += 1
    s.stale |= 1 << TURN
    note(s, NOTE_TURN, s.turn & 0xFFFF, 0, 0)
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
    """Ask each player, in last turn's order, for an Order other than the one they just held."""
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
    """Check whether no player has taken this Order yet."""
    for player in range(s.players):
        if s.order[player] == order:
            return False
    return True


@rule
def ask_stage(s: State, d: Deck, position: int) -> None:
    """Ask each player, in order, to place their Dancer, then resolve the effects there."""
    if position == s.players:
        enter(s, SPELL_PHASE, TASK_SPELLS)
        return
    push(s, TASK_STAGE, position + 1, 0, 0)
    push(s, TASK_SOURCES, s.line[position], 0, 0)
    ask(s, ASK_STAGE, s.line[position])
    offer_stages(s, d, NONE)


@rule
def place(s: State, d: Deck, player: int, stage: int) -> None:
    """Place a Dancer on a Stage and queue its player's effects for this phase."""
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
    """Ask which of the pending effects resolves next."""
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
    """Resolve one of the pending effects."""
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
    """Ask the player at the Chapel, the Prophet, to choose an Event."""
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
    """End the game here, or return the Dancers and begin the next turn."""
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
    """Count the points; the most win, with ties broken by turn order."""
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
    """Return the value of an unrevealed Mask if its condition holds."""
    if s.shown[player]:
        return 0
    total = 0
    card = MASKS_AT + s.mask[player]
    for effect in range(d.first_effect[card], d.last_effect[card]):
        if d.effect_when[effect] == AT_END and holds(s, d, effect, player):
            total += d.effect_amount[effect]
    return total
