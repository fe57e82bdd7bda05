"""Answers of the players and their consequences."""

from __future__ import annotations

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
    ORDERS_AT,
    STAGES_AT,
    Deck,
)
from ridotto.rules.masquerade.effects import choose_target, move_dancer, take_treasure
from ridotto.rules.masquerade.fights import challenge, reveal_mask
from ridotto.rules.masquerade.hands import find, keep, lay_counter, salvage
from ridotto.rules.masquerade.journal import NOTE_DANCER, NOTE_DISCARD, NOTE_EVENT, NOTE_ORDER, note
from ridotto.rules.masquerade.phases import place, resolve
from ridotto.rules.masquerade.piles import bury_from_hand, hand_on, push
from ridotto.rules.masquerade.spells import cast, pay
from ridotto.rules.masquerade.state import State
from ridotto.rules.masquerade.tasks import TASK_CARD
from ridotto.rules.masquerade.vocabulary import ON_EVENT, ORDER, PROPHECIES
from ridotto.rules.speed import rule


@rule
def answer(s: State, d: Deck, action: int) -> None:
    """Handle the answer to the pending question."""
    asked = s.decision
    player = s.decider
    s.decision = ASK_NOTHING
    if action == DONE:
        # The task on top would only ask again; a declined Challenge has not begun.
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
    """Handle a pick of a card on the table."""
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
