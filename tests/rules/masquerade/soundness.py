"""What must hold of every ball at every moment, written as rules so that it runs compiled.

Nothing here asks the rules under test whether they are right, but for what a condition of a
card means: places, limits, legality and scores are worked out anew from what lies on the table.
"""

from __future__ import annotations

from typing import Final

from ridotto.lab.mascarade.random_play import shuffle
from ridotto.rules.chance import advance, below, stream
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
    ASK_NOBODY,
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
    EMBLEMS_AT,
    EVENTS_AT,
    GUARDIANS_AT,
    MASKS_AT,
    MOST_SPELLS,
    ORDERS,
    ORDERS_AT,
    STAGES_AT,
    Deck,
)
from ridotto.rules.masquerade.metrics import holds
from ridotto.rules.masquerade.state import (
    BY_EVENTS,
    BY_GUARDIANS,
    BY_RENEWALS,
    BY_TURN_LIMIT,
    CHALLENGE_PHASE,
    EVENT_PHASE,
    FULL_LIFE,
    JOURNAL,
    MOST_LEGAL,
    NONE,
    ORDER_PHASE,
    SET_UP,
    SHUFFLES,
    SPELL_PHASE,
    STAGE_PHASE,
    TASKS,
    State,
)
from ridotto.rules.masquerade.turns import act, deal, is_legal
from ridotto.rules.masquerade.vocabulary import (
    ALWAYS,
    ARENA,
    CASTS,
    CHAPEL,
    COST,
    COUNTERS,
    DUELS,
    GUARDIANS,
    HAND,
    HAND_LIMIT,
    IN_CHALLENGE,
    IN_SPELL_PHASE,
    LOSSES,
    PEACE,
    PROPHECIES,
    SHIELD,
    TREASURES,
)
from ridotto.rules.speed import rule

#: No random game has been seen to take a tenth of this many decisions.
LONGEST_GAME: Final = 50_000
#: Every so many decisions all action numbers are tried, which costs more than playing.
THOROUGH: Final = 50
#: What one answer sets in motion never needs more of the stack than this at once.
HEADROOM: Final = 40
#: How many numbers are remembered from one decision to the next.
MEMORY: Final = 16

(
    SOUND,
    SPELLS_MISPLACED,
    HANDS_MISCOUNTED,
    TREASURES_MISPLACED,
    EVENTS_MISCOUNTED,
    DANCERS_MISPLACED,
    MASKS_MISPLACED,
    ORDERS_MIXED_UP,
    STAGE_TOO_FULL,
    LIFE_OUT_OF_RANGE,
    HAND_TOO_FULL,
    NOBODY_DECIDES,
    WRONG_ONE_DECIDES,
    NOTHING_LEGAL,
    LEGAL_TWICE,
    OFFERED_ILLEGAL,
    LEGAL_NOT_OFFERED,
    NEEDLESS_QUESTION,
    STACK_TOO_HIGH,
    JOURNAL_FULL,
    NOT_SETTLED,
    EMBLEM_WITH_WRONG_ONE,
    NOT_OVER_YET,
    WRONG_END,
    WRONG_SCORE,
    TAKEN_BACK,
    NEVER_ENDS,
) = range(27)

FAULTS: Final = (
    "sound",
    "a Spell is nowhere or in two places",
    "hand sizes or counters are miscounted",
    "a Treasure is nowhere or in two places",
    "Events and prophecies do not add up",
    "a Dancer is nowhere or in two places",
    "a Mask is nowhere or in two places",
    "two players have an Order, or the line does not follow them",
    "more Dancers on a Stage than it has room for",
    "life is not 0, 1 or 2",
    "somebody holds more than they may",
    "nobody in range decides",
    "somebody else should decide, or something else",
    "nothing is legal",
    "an answer is offered twice",
    "an answer is offered that is not allowed",
    "an answer is allowed that is not offered",
    "a question is asked whose one answer all can see",
    "the stack of tasks is too high",
    "the journal is full",
    "a decision is asked before Emblems and hands are seen to",
    "an Emblem is with the wrong player",
    "the game goes on after its end",
    "the game ended as it may not",
    "the points are not right",
    "something came back that cannot",
    "the game does not end",
)


@rule
def fault(s: State, d: Deck) -> int:
    """Which of the faults the table has, or SOUND."""
    found = fault_of_spells(s, d)
    if found == SOUND:
        found = fault_of_cards(s, d)
    if found == SOUND:
        found = fault_of_players(s, d)
    if found == SOUND:
        found = fault_of_emblems(s, d)
    if found != SOUND:
        return found
    if s.noted >= JOURNAL:
        return JOURNAL_FULL
    if s.depth < 0 or s.depth > TASKS - HEADROOM:
        return STACK_TOO_HIGH
    if s.decision == ASK_NOBODY:
        return fault_of_end(s, d)
    return fault_of_decision(s, d)


# Where things are


@rule
def size_of(bits: int) -> int:
    """How many are in a set."""
    size = 0
    for place in range(64):
        size += bits >> place & 1
    return size


@rule
def fault_of_spells(s: State, d: Deck) -> int:
    """Every Spell card is in exactly one place, and the sizes of the places are right."""
    seen = 0
    count = 0
    for place in range(s.pile_size):
        seen |= 1 << s.pile[place]
        count += 1
    for player in range(s.players):
        if size_of(s.hand[player]) != s.hand_size[player]:
            return HANDS_MISCOUNTED
        if size_of(s.counters[player]) != s.counter_count[player]:
            return HANDS_MISCOUNTED
        seen |= s.hand[player] | s.counters[player]
        count += s.hand_size[player] + s.counter_count[player]
    seen |= s.tomb | s.casting | s.given | s.looked
    count += size_of(s.tomb) + size_of(s.casting) + size_of(s.given) + size_of(s.looked)
    if count != d.spell_cards or seen != (1 << d.spell_cards) - 1:
        return SPELLS_MISPLACED
    return SOUND


@rule
def fault_of_cards(s: State, d: Deck) -> int:
    """Treasures, Events, Dancers and Masks are each in one place."""
    treasures = 0
    dancers = s.dancers_aside
    masks = 0
    held = 0
    danced = size_of(s.dancers_aside)
    prophecies = 0
    for player in range(s.players):
        treasures |= s.treasures[player]
        held += size_of(s.treasures[player])
        prophecies += s.prophecies[player]
        masks |= 1 << s.mask[player]
        if s.dancer[player] != NONE:
            dancers |= 1 << s.dancer[player]
            danced += 1
        elif s.phase != SET_UP:
            return DANCERS_MISPLACED
    for place in range(s.masks_left):
        masks |= 1 << s.masks_aside[place]
    if treasures != (1 << s.next_guardian) - 1 or held != s.next_guardian:
        return TREASURES_MISPLACED
    if s.next_guardian > d.guardians:
        return TREASURES_MISPLACED
    if s.events_left >> d.events or size_of(s.events_left) + prophecies != d.events:
        return EVENTS_MISCOUNTED
    if dancers != (1 << d.dancers) - 1 or danced != d.dancers:
        return DANCERS_MISPLACED
    if masks != (1 << d.masks) - 1 or s.players + s.masks_left != d.masks:
        return MASKS_MISPLACED
    return SOUND


@rule
def fault_of_players(s: State, d: Deck) -> int:
    """Orders and the line, Stages, life."""
    for position in range(s.players):
        player = s.line[position]
        if not 0 <= player < s.players or not 0 <= s.life[player] <= FULL_LIFE:
            return LIFE_OUT_OF_RANGE
        if s.at[player] != NONE:
            here = 0
            for other in range(s.players):
                if s.at[other] == s.at[player]:
                    here += 1
            if here > d.room[s.at[player]]:
                return STAGE_TOO_FULL
    if s.phase == ORDER_PHASE:
        for position in range(1, s.players):
            if s.last_order[s.line[position - 1]] >= s.last_order[s.line[position]]:
                return ORDERS_MIXED_UP
    else:
        for position in range(1, s.players):
            if s.order[s.line[position - 1]] >= s.order[s.line[position]]:
                return ORDERS_MIXED_UP
    return SOUND


# What players have


@rule
def limit_of(s: State, d: Deck, player: int) -> int:
    """How many Spells a player may hold, by all the cards that could have a say in it."""
    return max(0, 5 + standing_sum(s, d, player, HAND_LIMIT))


@rule
def standing_sum(s: State, d: Deck, player: int, what: int) -> int:
    """What all the cards of a player's always do, added up card by card."""
    total = 0
    for card in range(DANCERS_AT, GUARDIANS_AT + d.guardians):
        if is_before(s, d, player, card):
            for effect in range(d.first_effect[card], d.last_effect[card]):
                if d.effect_when[effect] == ALWAYS and d.effect_what[effect] == what:
                    if holds(s, d, effect, player):
                        total += d.effect_amount[effect]
    return total


@rule
def is_before(s: State, d: Deck, player: int, card: int) -> bool:
    """Whether a Dancer, Stage, Order or Treasure counts for a player now."""
    if card < STAGES_AT:
        return s.dancer[player] == card - DANCERS_AT
    if card < ORDERS_AT:
        return s.at[player] == card - STAGES_AT
    if card < EVENTS_AT:
        return s.turn > 1 and s.order[player] == card - ORDERS_AT
    return card >= GUARDIANS_AT and s.treasures[player] >> (card - GUARDIANS_AT) & 1 == 1


@rule
def gathered(s: State, metric: int, player: int) -> int:
    """What Emblems are given for."""
    if metric == HAND:
        return size_of(s.hand[player])
    if metric == COUNTERS:
        return size_of(s.counters[player])
    if metric == TREASURES:
        return size_of(s.treasures[player])
    if metric == DUELS:
        return s.duels[player]
    if metric == GUARDIANS:
        return s.beaten[player]
    if metric == CASTS:
        return s.casts[player]
    if metric == PROPHECIES:
        return s.prophecies[player]
    if metric == LOSSES:
        return s.losses[player]
    return NONE


@rule
def fault_of_emblems(s: State, d: Deck) -> int:
    """Every Emblem is with somebody who qualifies and whom nobody beats, or nobody qualifies."""
    if s.stale:
        return NOT_SETTLED
    for emblem in range(d.emblems):
        best = 0
        for player in range(s.players):
            best = max(best, gathered(s, d.metric_of[emblem], player))
        holder = s.emblem_at[emblem]
        if holder == NONE:
            if best >= d.minimum_of[emblem]:
                return EMBLEM_WITH_WRONG_ONE
        elif gathered(s, d.metric_of[emblem], holder) < max(best, d.minimum_of[emblem]):
            return EMBLEM_WITH_WRONG_ONE
    return SOUND


# Decisions


@rule
def fault_of_decision(s: State, d: Deck) -> int:
    """Whether the game may still go on, whether the right one is asked, and what."""
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
    """Whether the turn that is over was the last."""
    return s.next_guardian == d.guardians or s.events_left == 0 or s.renewals >= s.players


@rule
def is_hidden(s: State) -> bool:
    """Whether the answers to a question depend on cards that not everybody sees."""
    asked = s.decision
    if asked == ASK_CAST or asked == ASK_BOUT or asked == ASK_PAY or asked == ASK_DISCARD:
        return True
    return asked == ASK_GIVE or asked == ASK_KEEP or asked == ASK_SEARCH


@rule
def is_right_question(s: State, d: Deck) -> bool:
    """Whether this question belongs to this phase and to this player."""
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
    """Whether the rules allow an answer, from its number and from what lies on the table."""
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
    """Whether a card of this kind is in a set."""
    for card in range(d.spell_cards):
        if cards >> card & 1 and d.spell_of[card] == spell:
            return True
    return False


@rule
def is_cast_allowed(s: State, d: Deck, spell: int) -> bool:
    """Whether this kind of Spell is in the hand, of this phase, and can be paid for."""
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
    """Whether this card on the table can be the answer."""
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
    """Whether everything that is allowed is offered, and ``is_legal`` says the same."""
    for action in range(ACTIONS):
        allowed = is_allowed(s, d, action)
        offered = is_legal(s, action)
        if offered and not allowed:
            return OFFERED_ILLEGAL
        # Whom an effect can do something to is another question, as are sources that are due.
        if allowed and not offered and s.decision != ASK_TARGET and s.decision != ASK_RESOLVE:
            return LEGAL_NOT_OFFERED
    return SOUND


# The end


@rule
def fault_of_end(s: State, d: Deck) -> int:
    """Whether the reason holds, the points are right and the winner is the right one."""
    if s.decider != NONE or s.legal_count != 0 or s.depth != 0:
        return WRONG_END
    right = NONE
    if s.next_guardian == d.guardians:
        right = BY_GUARDIANS
    elif s.events_left == 0:
        right = BY_EVENTS
    elif s.renewals >= s.players:
        right = BY_RENEWALS
    elif s.turn == s.turn_limit:
        right = BY_TURN_LIMIT
    if s.reason != right:
        return WRONG_END
    best = s.line[0]
    for position in range(s.players):
        player = s.line[position]
        if s.score[player] != points_of(s, d, player):
            return WRONG_SCORE
        if s.score[player] > s.score[best]:
            best = player
    return SOUND if s.winners == 1 << best else WRONG_END


@rule
def points_of(s: State, d: Deck, player: int) -> int:
    """All the points of a player at the end."""
    total = size_of(s.counters[player])
    for treasure in range(d.guardians):
        if s.treasures[player] >> treasure & 1:
            total += d.vp[GUARDIANS_AT + treasure]
    for emblem in range(d.emblems):
        if s.emblem_at[emblem] == player:
            total += d.vp[EMBLEMS_AT + emblem]
    if s.shown[player] == 0:
        effect = d.first_effect[MASKS_AT + s.mask[player]]
        if holds(s, d, effect, player):
            total += d.effect_amount[effect]
    return total


# What cannot be undone


@rule
def remember(s: State, memory: list[int]) -> None:
    """Keep what can only grow, or only shrink, till after the next answer."""
    for player in range(s.players):
        memory[player] = s.counters[player]
        memory[5 + player] = s.shown[player]
    memory[10] = s.renewals
    memory[11] = s.next_guardian
    memory[12] = s.events_left
    memory[13] = s.turn


@rule
def fault_of_memory(s: State, memory: list[int]) -> int:
    """Counters stay where they are, Masks shown, Guardians beaten, Events and turns gone."""
    for player in range(s.players):
        if memory[player] & ~s.counters[player] or memory[5 + player] > s.shown[player]:
            return TAKEN_BACK
    if memory[10] > s.renewals or memory[11] > s.next_guardian or memory[13] > s.turn:
        return TAKEN_BACK
    return TAKEN_BACK if s.events_left & ~memory[12] else SOUND


# Whole games


@rule
def shuffle_and_deal(
    s: State,
    d: Deck,
    masks: list[int],
    orders: list[int],
    spells: list[int],
    shuffles: list[int],
    chance: int,
) -> int:
    """Shuffle everything and deal; returns chance as it stands then."""
    chance = shuffle(masks, d.masks, chance)
    chance = shuffle(orders, ORDERS, chance)
    for number in range(SHUFFLES):
        chance = shuffle(spells, d.spell_cards, chance)
        for place in range(d.spell_cards):
            shuffles[number * MOST_SPELLS + place] = spells[place]
    deal(s, d, masks, orders, shuffles)
    return chance


@rule
def watch_game(s: State, d: Deck, chance: int, memory: list[int], tallest: list[int]) -> int:
    """Play a dealt game at random and look at every table of it.

    Returns how many decisions it took, or minus the fault. ``tallest`` keeps the highest stack
    and the longest journal seen.
    """
    decisions = 0
    while s.decision != ASK_NOBODY:
        found = fault(s, d)
        if found == SOUND and decisions % THOROUGH == 0:
            found = fault_of_completeness(s, d)
        if found != SOUND:
            return -found
        remember(s, memory)
        chance = advance(chance)
        act(s, d, s.legal[below(chance, s.legal_count)])
        tallest[0] = max(tallest[0], s.depth)
        tallest[1] = max(tallest[1], s.noted)
        found = fault_of_memory(s, memory)
        if found != SOUND:
            return -found
        decisions += 1
        if decisions > LONGEST_GAME:
            return -NEVER_ENDS
    found = fault(s, d)
    return decisions if found == SOUND else -found


@rule
def watch_games(
    s: State,
    d: Deck,
    masks: list[int],
    orders: list[int],
    spells: list[int],
    shuffles: list[int],
    memory: list[int],
    tallest: list[int],
    seed: int,
    games: int,
) -> int:
    """The same for many games: decisions in all, or minus the first fault."""
    decisions = 0
    for game in range(games):
        chance = stream(seed, game)
        chance = shuffle_and_deal(s, d, masks, orders, spells, shuffles, chance)
        played = watch_game(s, d, chance, memory, tallest)
        if played < 0:
            return played
        decisions += played
    return decisions
