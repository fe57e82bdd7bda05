"""Check that the right player is asked and offered exactly what is allowed."""

from __future__ import annotations

from ridotto.rules.masquerade.actions import (
    ACTIONS,
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
from ridotto.rules.masquerade.state import (
    CHALLENGE_PHASE,
    EVENT_PHASE,
    MOST_LEGAL,
    NONE,
    ORDER_PHASE,
    SET_UP,
    SPELL_PHASE,
    STAGE_PHASE,
    State,
)
from ridotto.rules.masquerade.turns import is_legal
from ridotto.rules.masquerade.vocabulary import (
    ARENA,
    CHAPEL,
    COST,
    IN_CHALLENGE,
    IN_SPELL_PHASE,
    PEACE,
    SHIELD,
)
from ridotto.rules.speed import rule
from rules.masquerade.soundness_cards import is_before, limit_of, size_of, standing_sum
from rules.masquerade.soundness_faults import (
    HAND_TOO_FULL,
    LEGAL_NOT_OFFERED,
    LEGAL_TWICE,
    NEEDLESS_QUESTION,
    NOBODY_DECIDES,
    NOT_OVER_YET,
    NOTHING_LEGAL,
    OFFERED_ILLEGAL,
    SOUND,
    WRONG_ONE_DECIDES,
)

# Decisions


@rule
def fault_of_decision(s: State, d: Deck) -> int:
    """Check whether the game may still go on, whether the right one is asked, and what."""
    if s.reason != 0 or s.winners != 0 or (s.phase == ORDER_PHASE and is_at_end(s, d)):
        return NOT_OVER_YET
    if not 0 <= s.decider < s.players:
        return NOBODY_DECIDES
    if not is_right_question(s, d):
        return WRONG_ONE_DECIDES
    for position in range(s.players):
        player = s.line[position]
        if s.hand_size[player] > limit_of(s, d, player):
            # The earliest in line is the one to discard, and nothing else is asked before.
            if s.decision != ASK_DISCARD or s.decider != player:
                return HAND_TOO_FULL
            break
    if not 1 <= s.legal_count <= MOST_LEGAL:
        return NOTHING_LEGAL
    for k in range(s.legal_count):
        if not is_allowed(s, d, s.legal[k]):
            return OFFERED_ILLEGAL
        for other in range(k):
            if s.legal[other] == s.legal[k]:
                return LEGAL_TWICE
    if s.legal_count == 1 and not is_hidden(s):
        return NEEDLESS_QUESTION
    return SOUND


@rule
def is_at_end(s: State, d: Deck) -> bool:
    """Check whether the turn that is over was the last."""
    return s.next_guardian == d.guardians or s.events_left == 0 or s.renewals >= s.players


@rule
def is_hidden(s: State) -> bool:
    """Check whether the answers to a question depend on cards that some players can't see."""
    asked = s.decision
    if asked == ASK_CAST or asked == ASK_BOUT or asked == ASK_PAY or asked == ASK_DISCARD:
        return True
    return asked == ASK_GIVE or asked == ASK_KEEP or asked == ASK_SEARCH


@rule
def is_right_question(s: State, d: Deck) -> bool:
    """Check whether this question belongs to this phase and to this player."""
    asked = s.decision
    who = s.decider
    if asked == ASK_DANCER:
        for player in range(s.players):
            if s.dancer[player] == NONE and s.order[player] > s.order[who]:
                return False
        return s.phase == SET_UP and s.dancer[who] == NONE
    if asked == ASK_ORDER:
        return s.phase == ORDER_PHASE and s.order[who] == NONE
    if asked == ASK_STAGE:
        return s.phase == STAGE_PHASE and s.at[who] == NONE
    if asked == ASK_RESOLVE:
        return s.phase == STAGE_PHASE and s.at[who] != NONE and s.pending != 0
    if asked == ASK_CAST:
        return s.phase == SPELL_PHASE and s.hand_size[who] > 0
    if asked == ASK_CHALLENGE:
        mine = s.at[who] != NONE and d.role[s.at[who]] == ARENA and s.life[who] > 0
        return s.phase == CHALLENGE_PHASE and mine and standing_sum(s, d, who, PEACE) <= 0
    if asked == ASK_BOUT:
        return s.phase == CHALLENGE_PHASE and (who == s.challenger or who == s.challenged)
    if asked == ASK_EVENT:
        return s.phase == EVENT_PHASE and d.role[s.at[who]] == CHAPEL
    if asked == ASK_PAY:
        return s.casting != 0 and s.hand_size[who] > 1
    if asked == ASK_DISCARD or asked == ASK_GIVE:
        return s.hand_size[who] > 1
    if asked == ASK_KEEP:
        return size_of(s.given) > limit_of(s, d, who) - s.hand_size[who] > 0
    if asked == ASK_SEARCH:
        return size_of(s.looked) > 1 and s.hand_size[who] < limit_of(s, d, who)
    if asked == ASK_SALVAGE:
        return s.hand_size[who] < limit_of(s, d, who)
    return asked == ASK_COUNTER or asked == ASK_TARGET or asked == ASK_TREASURE or asked == ASK_MOVE


@rule
def is_allowed(s: State, d: Deck, action: int) -> bool:
    """Check whether the rules allow an answer, from its number and from what lies on the table."""
    asked = s.decision
    hand = s.hand[s.decider]
    if action < RESOLVE:
        return is_pick_allowed(s, d, action)
    if action < CAST:
        card = action - RESOLVE
        if asked != ASK_RESOLVE:
            return False
        if card >= GUARDIANS_AT:
            return s.pending >> (card - GUARDIANS_AT + 3) & 1 == 1
        return is_before(s, d, s.decider, card) and s.pending & 7 != 0
    if action < PAY:
        return is_cast_allowed(s, d, action - CAST)
    if action < DISCARD:
        return asked == ASK_PAY and is_among(d, action - PAY, hand)
    if action < GIVE:
        return asked == ASK_DISCARD and is_among(d, action - DISCARD, hand)
    if action < KEEP:
        return asked == ASK_GIVE and is_among(d, action - GIVE, hand)
    if action < LAY:
        return asked == ASK_KEEP and is_among(d, action - KEEP, s.given)
    if action < TAKE:
        return asked == ASK_COUNTER and is_among(d, action - LAY, hand)
    if action < CHOOSE:
        there = s.tomb if asked == ASK_SALVAGE else s.looked
        return (asked == ASK_SALVAGE or asked == ASK_SEARCH) and is_among(d, action - TAKE, there)
    if action < REVEAL:
        other = action - CHOOSE
        if other >= s.players or other == s.decider:
            return False
        if asked == ASK_CHALLENGE:
            return standing_sum(s, d, other, SHIELD) <= 0
        return asked == ASK_TARGET
    if action == REVEAL:
        return asked == ASK_BOUT and s.shown[s.decider] == 0
    skips = asked == ASK_CAST or asked == ASK_BOUT or asked == ASK_CHALLENGE
    return action == DONE and (skips or asked == ASK_COUNTER)


@rule
def is_among(d: Deck, spell: int, cards: int) -> bool:
    """Check whether a card of this kind is in a set."""
    for card in range(d.spell_cards):
        if cards >> card & 1 and d.spell_of[card] == spell:
            return True
    return False


@rule
def is_cast_allowed(s: State, d: Deck, spell: int) -> bool:
    """Check whether this kind of Spell is in the hand, of this phase, and can be paid for."""
    if s.decision == ASK_CAST:
        phase = IN_SPELL_PHASE
    elif s.decision == ASK_BOUT:
        phase = IN_CHALLENGE
    else:
        return False
    if spell >= d.spell_kinds or not is_among(d, spell, s.hand[s.decider]):
        return False
    cost = max(0, d.level[spell] + standing_sum(s, d, s.decider, COST))
    return d.phase_of[spell] == phase and cost <= s.hand_size[s.decider] - 1


@rule
def is_pick_allowed(s: State, d: Deck, card: int) -> bool:
    """Check whether this card on the table can be the answer."""
    asked = s.decision
    if DANCERS_AT <= card < DANCERS_AT + d.dancers:
        return asked == ASK_DANCER and s.dancers_aside >> (card - DANCERS_AT) & 1 == 1
    if STAGES_AT <= card < STAGES_AT + d.stages:
        if asked != ASK_STAGE and asked != ASK_MOVE:
            return False
        room = d.room[card - STAGES_AT]
        for player in range(s.players):
            if s.at[player] == card - STAGES_AT:
                room -= 1
        left = s.at[s.moved] if asked == ASK_MOVE else NONE
        return room > 0 and card - STAGES_AT != left
    if ORDERS_AT <= card < EVENTS_AT:
        for player in range(s.players):
            if s.order[player] == card - ORDERS_AT:
                return False
        return asked == ASK_ORDER and s.last_order[s.decider] != card - ORDERS_AT
    if EVENTS_AT <= card < EVENTS_AT + d.events:
        return asked == ASK_EVENT and s.events_left >> (card - EVENTS_AT) & 1 == 1
    if GUARDIANS_AT <= card < GUARDIANS_AT + d.guardians:
        there = s.treasures[s.moved] if s.moved != NONE else 0
        return asked == ASK_TREASURE and there >> (card - GUARDIANS_AT) & 1 == 1
    return False


@rule
def fault_of_completeness(s: State, d: Deck) -> int:
    """Check whether everything that is allowed is offered, and ``is_legal`` says the same."""
    for action in range(ACTIONS):
        allowed = is_allowed(s, d, action)
        offered = is_legal(s, action)
        if offered and not allowed:
            return OFFERED_ILLEGAL
        # Whom an effect can do something to is another question, as are sources that are due.
        if allowed and not offered and s.decision != ASK_TARGET and s.decision != ASK_RESOLVE:
            return LEGAL_NOT_OFFERED
    return SOUND
