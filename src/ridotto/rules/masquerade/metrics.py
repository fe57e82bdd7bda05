"""Player metrics: points, limits, permanent effects and conditions."""

from __future__ import annotations

from ridotto.rules.masquerade.deck import (
    DANCERS_AT,
    EMBLEMS_AT,
    GUARDIANS_AT,
    ORDERS_AT,
    STAGES_AT,
    Deck,
)
from ridotto.rules.masquerade.journal import NOTE_EMBLEM, note
from ridotto.rules.masquerade.state import GUARDIAN, HAND_SIZE, NONE, State
from ridotto.rules.masquerade.vocabulary import (
    ALWAYS,
    AT_LEAST,
    AT_MOST,
    CASTS,
    COST,
    COUNTERS,
    DUELS,
    EMBLEMS,
    GUARDIANS,
    HAND,
    HAND_LIMIT,
    IS,
    IS_NOT,
    LEAST,
    LIFE,
    LOSSES,
    MASKED,
    MOST,
    NOT_LEAST,
    NOT_MOST,
    ORDER,
    PLACE,
    PROPHECIES,
    TREASURES,
    TURN,
    VP,
)
from ridotto.rules.speed import rule


@rule
def count_bits(bits: int) -> int:
    """Return the number of elements in a bit set."""
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


@rule
def points(s: State, d: Deck, player: int) -> int:
    """Return a player's public victory points: Emblems, Treasures and counters."""
    total = s.counter_count[player]
    for emblem in range(d.emblems):
        if s.emblem_at[emblem] == player:
            total += d.vp[EMBLEMS_AT + emblem]
    held = s.treasures[player]
    treasure = 0
    while held:
        if held & 1:
            total += d.vp[GUARDIANS_AT + treasure]
        held >>= 1
        treasure += 1
    return total


@rule
def emblems_of(s: State, d: Deck, player: int) -> int:
    """Return the number of Emblems a player holds."""
    held = 0
    for emblem in range(d.emblems):
        if s.emblem_at[emblem] == player:
            held += 1
    return held


@rule
def measure(s: State, d: Deck, metric: int, player: int) -> int:
    """Return a player's value of the metric that a condition uses."""
    if metric == LIFE:
        return s.life[player]
    if metric == HAND:
        return s.hand_size[player]
    if metric == COUNTERS:
        return s.counter_count[player]
    if metric == TREASURES:
        return count_bits(s.treasures[player])
    if metric == EMBLEMS:
        return emblems_of(s, d, player)
    if metric == VP:
        return points(s, d, player)
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
    if metric == PLACE:
        return d.role[s.at[player]] if s.at[player] != NONE else 0
    if metric == ORDER:
        return s.order[player] + 1
    if metric == TURN:
        return s.turn
    if metric == MASKED:
        return 1 - s.shown[player]
    return 0


@rule
def leads(s: State, d: Deck, metric: int, player: int, sign: int) -> bool:
    """Check whether no player has more (sign 1) or less (sign -1); tied players all lead."""
    own = sign * measure(s, d, metric, player)
    for other in range(s.players):
        if sign * measure(s, d, metric, other) > own:
            return False
    return True


@rule
def holds(s: State, d: Deck, effect: int, player: int) -> bool:
    """Check whether an effect's condition holds for the card's owner."""
    metric = d.effect_metric[effect]
    if metric == NONE:
        return True
    test = d.effect_test[effect]
    value = d.effect_value[effect]
    if test == MOST:
        return leads(s, d, metric, player, 1)
    if test == NOT_MOST:
        return not leads(s, d, metric, player, 1)
    if test == LEAST:
        return leads(s, d, metric, player, -1)
    if test == NOT_LEAST:
        return not leads(s, d, metric, player, -1)
    own = measure(s, d, metric, player)
    if test == AT_LEAST:
        return own >= value
    if test == AT_MOST:
        return own <= value
    if test == IS:
        return own == value
    if test == IS_NOT:
        return own != value
    return False


@rule
def standing(s: State, d: Deck, player: int, what: int) -> int:
    """Return the sum of a permanent effect over a player's Dancer, Order, Stage and Treasures."""
    total = standing_of(s, d, DANCERS_AT + s.dancer[player], player, what)
    # On the first turn the effects of Orders are ignored.
    if s.turn > 1 and s.order[player] != NONE:
        total += standing_of(s, d, ORDERS_AT + s.order[player], player, what)
    if s.at[player] != NONE:
        total += standing_of(s, d, STAGES_AT + s.at[player], player, what)
    held = s.treasures[player]
    treasure = 0
    while held:
        if held & 1:
            total += standing_of(s, d, GUARDIANS_AT + treasure, player, what)
        held >>= 1
        treasure += 1
    return total


@rule
def standing_of(s: State, d: Deck, card: int, player: int, what: int) -> int:
    """Return one card's permanent effect for a player."""
    total = 0
    if d.standing[card] >> what & 1:
        for effect in range(d.first_effect[card], d.last_effect[card]):
            if (
                d.effect_when[effect] == ALWAYS
                and d.effect_what[effect] == what
                and holds(s, d, effect, player)
            ):
                total += d.effect_amount[effect]
    return total


@rule
def hand_limit(s: State, d: Deck, player: int) -> int:
    """Return the number of Spells a player may hold."""
    limit = HAND_SIZE + standing(s, d, player, HAND_LIMIT)
    return limit if limit > 0 else 0


@rule
def cost_of(s: State, d: Deck, player: int, spell: int) -> int:
    """Return the number of other Spells a player pays for this one."""
    cost = d.level[spell] + standing(s, d, player, COST)
    return cost if cost > 0 else 0


@rule
def award_emblems(s: State, d: Deck) -> None:
    """Give Emblems to the players who do best; a tie does not take one from its holder.

    No Emblem depends on Emblems or points, so awarding one never triggers another.
    """
    for emblem in range(d.emblems):
        if s.stale >> d.metric_of[emblem] & 1:
            award(s, d, emblem)
    s.stale = 0


@rule
def award(s: State, d: Deck, emblem: int) -> None:
    """Give one Emblem to the player who qualifies for it now."""
    metric = d.metric_of[emblem]
    holder = s.emblem_at[emblem]
    best = d.minimum_of[emblem] - 1
    winner = NONE
    if holder != NONE and measure(s, d, metric, holder) > best:
        best = measure(s, d, metric, holder)
        winner = holder
    for position in range(s.players):
        player = s.line[position]
        if measure(s, d, metric, player) > best:
            best = measure(s, d, metric, player)
            winner = player
    if winner != holder:
        s.emblem_at[emblem] = winner
        note(s, NOTE_EMBLEM, emblem, winner if winner != NONE else GUARDIAN, 0)
