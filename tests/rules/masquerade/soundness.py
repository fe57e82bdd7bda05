"""Invariants of every game at every moment, written as rules so that they run compiled.

Nothing here asks the rules under test whether they are right, but for what a condition of a
card means: places, limits, legality and scores are worked out anew from what lies on the table.
"""

from __future__ import annotations

from typing import Final

from ridotto.rules.chance import advance, below, shuffle, stream
from ridotto.rules.masquerade.actions import (
    ASK_NOBODY,
)
from ridotto.rules.masquerade.deck import (
    EMBLEMS_AT,
    GUARDIANS_AT,
    MASKS_AT,
    MOST_SPELLS,
    ORDERS,
    Deck,
)
from ridotto.rules.masquerade.metrics import holds
from ridotto.rules.masquerade.state import (
    BY_EVENTS,
    BY_GUARDIANS,
    BY_RENEWALS,
    BY_TURN_LIMIT,
    JOURNAL,
    NONE,
    SHUFFLES,
    TASKS,
    State,
)
from ridotto.rules.masquerade.turns import act, deal
from ridotto.rules.speed import rule
from rules.masquerade.soundness_cards import (
    fault_of_cards,
    fault_of_emblems,
    fault_of_players,
    fault_of_spells,
    size_of,
)
from rules.masquerade.soundness_decisions import fault_of_completeness, fault_of_decision
from rules.masquerade.soundness_faults import (
    JOURNAL_FULL,
    NEVER_ENDS,
    SOUND,
    STACK_TOO_HIGH,
    TAKEN_BACK,
    WRONG_END,
    WRONG_SCORE,
)

#: No random game has been seen to take a tenth of this many decisions.
LONGEST_GAME: Final = 50_000
#: Every so many decisions all action numbers are tried, which costs more than playing.
THOROUGH: Final = 50
#: What one answer sets in motion never needs more of the stack than this at once.
HEADROOM: Final = 40
#: How many numbers are remembered from one decision to the next.
MEMORY: Final = 16


@rule
def fault(s: State, d: Deck) -> int:
    """Return the table's fault, or SOUND."""
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


# The end


@rule
def fault_of_end(s: State, d: Deck) -> int:
    """Check whether the reason holds, the points are right and the winner is the right one."""
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
    """Return all points of a player at the end."""
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
    """Check that counters, revealed Masks, beaten Guardians, past Events and turns stay so."""
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
    """Watch many games; return the number of decisions, or minus the first fault."""
    decisions = 0
    for game in range(games):
        chance = stream(seed, game)
        chance = shuffle_and_deal(s, d, masks, orders, spells, shuffles, chance)
        played = watch_game(s, d, chance, memory, tallest)
        if played < 0:
            return played
        decisions += played
    return decisions
