"""Check where the cards of a table are and what players have."""

from __future__ import annotations

from ridotto.rules.masquerade.deck import (
    DANCERS_AT,
    EVENTS_AT,
    GUARDIANS_AT,
    ORDERS_AT,
    STAGES_AT,
    Deck,
)
from ridotto.rules.masquerade.metrics import holds
from ridotto.rules.masquerade.state import (
    FULL_LIFE,
    NONE,
    ORDER_PHASE,
    SET_UP,
    State,
)
from ridotto.rules.masquerade.vocabulary import (
    ALWAYS,
    CASTS,
    COUNTERS,
    DUELS,
    GUARDIANS,
    HAND,
    HAND_LIMIT,
    LOSSES,
    PROPHECIES,
    TREASURES,
)
from ridotto.rules.speed import rule
from rules.masquerade.soundness_faults import (
    DANCERS_MISPLACED,
    EMBLEM_WITH_WRONG_ONE,
    EVENTS_MISCOUNTED,
    HANDS_MISCOUNTED,
    LIFE_OUT_OF_RANGE,
    MASKS_MISPLACED,
    NOT_SETTLED,
    ORDERS_MIXED_UP,
    SOUND,
    SPELLS_MISPLACED,
    STAGE_TOO_FULL,
    TREASURES_MISPLACED,
)

# Where things are


@rule
def size_of(bits: int) -> int:
    """Return how many are in a set."""
    size = 0
    for place in range(64):
        size += bits >> place & 1
    return size


@rule
def fault_of_spells(s: State, d: Deck) -> int:
    """Check that every Spell card is in exactly one place, and the sizes of all places."""
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
    """Check that Treasures, Events, Dancers and Masks are each in one place."""
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
    """Check Orders and the turn order, Stages and life."""
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
    """Return how many Spells a player may hold, by all the cards that could have a say in it."""
    return max(0, 5 + standing_sum(s, d, player, HAND_LIMIT))


@rule
def standing_sum(s: State, d: Deck, player: int, what: int) -> int:
    """Return the sum of the permanent effects of all cards of a player, card by card."""
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
    """Check whether a Dancer, Stage, Order or Treasure counts for a player now."""
    if card < STAGES_AT:
        return s.dancer[player] == card - DANCERS_AT
    if card < ORDERS_AT:
        return s.at[player] == card - STAGES_AT
    if card < EVENTS_AT:
        return s.turn > 1 and s.order[player] == card - ORDERS_AT
    return card >= GUARDIANS_AT and s.treasures[player] >> (card - GUARDIANS_AT) & 1 == 1


@rule
def gathered(s: State, metric: int, player: int) -> int:
    """Return a player's value in the metric of an Emblem."""
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
    """Return a fault if an Emblem is not with a leading player who qualifies."""
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
