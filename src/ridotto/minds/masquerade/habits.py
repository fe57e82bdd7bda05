"""A sensible beginner's play in Masquerade: every decision by its apparent value.

The beginner sees only what their seat sees, evaluates the answers one by one without lookahead, and
adds some noise. The searcher uses the same habits for all players in its playouts.
"""

from __future__ import annotations

from typing import Final

from ridotto.minds.masquerade.fighting import (
    best_duel,
    boost,
    bout_needed,
    bout_worth,
    duel_worth,
    tower_worth,
)
from ridotto.minds.masquerade.worth import (
    A_COUNTER,
    A_SPELL,
    bargain,
    cast_worth,
    dancer_worth,
    effects_worth,
    mask_hope,
    pull,
    spell_power,
    spell_worth,
    standing_and_stage,
    treasure_worth,
)
from ridotto.rules.chance import advance, below
from ridotto.rules.masquerade.actions import (
    ASK_BOUT,
    ASK_CAST,
    ASK_CHALLENGE,
    ASK_COUNTER,
    ASK_DANCER,
    ASK_EVENT,
    ASK_KEEP,
    ASK_MOVE,
    ASK_ORDER,
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
    ORDERS_AT,
    STAGES_AT,
    Deck,
)
from ridotto.rules.masquerade.fights import strength
from ridotto.rules.masquerade.metrics import cost_of, standing
from ridotto.rules.masquerade.state import State
from ridotto.rules.masquerade.vocabulary import (
    ARENA,
    CHAPEL,
    COUNTERS,
    DRAW,
    EXTRA_DRAW,
    ON_EVENT,
    ON_STAGE,
    PEACE,
    PROPHECIES,
    SELF,
    TOWER,
)
from ridotto.rules.speed import rule

#: Noise: a slightly worse answer may still be chosen, in hundredths.
MOOD: Final = 12
#: The value of a Mask for being hidden and for its future points.
A_SECRET: Final = 60
WORST: Final = -1_000_000


@rule
def habit(s: State, d: Deck, chance: int) -> int:
    """Return the beginner's answer to the current question."""
    best = s.legal[0]
    best_value = WORST
    for k in range(s.legal_count):
        chance = advance(chance)
        value = appeal(s, d, s.legal[k]) + below(chance, MOOD)
        if value > best_value:
            best = s.legal[k]
            best_value = value
    return best


@rule
def appeal(s: State, d: Deck, action: int) -> int:
    """Return the apparent value of an answer to the deciding player."""
    asked = s.decision
    player = s.decider
    if asked == ASK_STAGE:
        return stage_appeal(s, d, player, action - PICK - STAGES_AT, 1)
    if asked == ASK_BOUT:
        return bout_appeal(s, d, player, action)
    if asked == ASK_CAST:
        return cast_appeal(s, d, player, action)
    if asked == ASK_ORDER:
        return order_appeal(s, d, player, action - PICK - ORDERS_AT)
    if asked == ASK_CHALLENGE:
        return 0 if action == DONE else duel_worth(s, d, player, action - CHOOSE)
    if asked == ASK_COUNTER:
        return lay_appeal(s, d, player, action)
    if asked == ASK_EVENT:
        return event_appeal(s, d, player, action - PICK - EVENTS_AT)
    if asked == ASK_TARGET:
        return target_appeal(s, d, player, action - CHOOSE)
    if asked == ASK_DANCER:
        return dancer_worth(d, action - PICK - DANCERS_AT) // 8
    if asked == ASK_RESOLVE:
        return resolve_appeal(s, d, player, action - RESOLVE)
    return small_appeal(s, d, asked, player, action)


@rule
def small_appeal(s: State, d: Deck, asked: int, player: int, action: int) -> int:
    """Return the value of answers about single cards: keep the best, part with the worst."""
    if asked == ASK_KEEP:
        return spell_worth(d, action - KEEP)
    if asked == ASK_SALVAGE or asked == ASK_SEARCH:
        return spell_worth(d, action - TAKE)
    if asked == ASK_TREASURE:
        return treasure_worth(d, action - PICK - GUARDIANS_AT)
    if asked == ASK_MOVE:
        return stage_appeal(s, d, s.moved, action - PICK - STAGES_AT, 0)
    if action >= GIVE:
        return -spell_worth(d, action - GIVE)
    if action >= DISCARD:
        return -spell_worth(d, action - DISCARD)
    return -spell_worth(d, action - PAY)


@rule
def stage_appeal(s: State, d: Deck, player: int, stage: int, arriving: int) -> int:
    """Return the value of being at a Stage; its own effects only happen on arrival."""
    before = s.at[player]
    s.at[player] = stage
    total = 0
    if arriving:
        total += arrival_worth(s, d, player, stage)
    role = d.role[stage]
    fights = s.life[player] > 0 and standing(s, d, player, PEACE) <= 0
    if role == TOWER and fights and s.next_guardian < d.guardians:
        total += tower_worth(s, d, player)
    elif role == ARENA and fights:
        total += best_duel(s, d, player)
    elif role == CHAPEL:
        total += best_event(s, d, player)
    s.at[player] = before
    return total


@rule
def arrival_worth(s: State, d: Deck, player: int, stage: int) -> int:
    """Return the value of a Stage's effects on arrival."""
    total = effects_worth(s, d, STAGES_AT + stage, player, ON_STAGE)
    card = STAGES_AT + stage
    for effect in range(d.first_effect[card], d.last_effect[card]):
        if d.effect_what[effect] == DRAW and d.effect_whom[effect] == SELF:
            total += A_SPELL * standing(s, d, player, EXTRA_DRAW)
    return total


@rule
def best_event(s: State, d: Deck, player: int) -> int:
    """Return the value of being the Prophet."""
    if s.events_left == 0:
        return 0
    best = WORST
    for event in range(d.events):
        if s.events_left >> event & 1:
            value = event_appeal(s, d, player, event)
            best = value if value > best else best
    return best + pull(s, d, player, PROPHECIES)


@rule
def event_appeal(s: State, d: Deck, player: int, event: int) -> int:
    """Return the value of an Event to the Prophet."""
    return effects_worth(s, d, EVENTS_AT + event, player, ON_EVENT)


@rule
def order_appeal(s: State, d: Deck, player: int, order: int) -> int:
    """Return the value of an Order's gift, plus a little for going early."""
    before = s.order[player]
    s.order[player] = order
    total = standing_and_stage(s, d, ORDERS_AT + order, player) - 6 * order
    s.order[player] = before
    return total


@rule
def resolve_appeal(s: State, d: Deck, player: int, card: int) -> int:
    """Return the value of resolving a card now: the best comes first."""
    return effects_worth(s, d, card, player, ON_STAGE)


@rule
def cast_appeal(s: State, d: Deck, player: int, action: int) -> int:
    """Return the value of casting a Spell in the Spell phase, minus its cost."""
    if action == DONE:
        return 15
    spell = action - CAST
    price = A_SPELL * (1 + cost_of(s, d, player, spell))
    return cast_worth(s, d, spell, player) - price - weariness(s, player)


@rule
def weariness(s: State, player: int) -> int:
    """Return a growing penalty on Spells that draw Spells, which could be cast endlessly."""
    many = s.casts[player] - 3 * s.turn
    return 10 * many if many > 0 else 0


@rule
def bout_appeal(s: State, d: Deck, player: int, action: int) -> int:
    """Return the value of a Spell or the Mask in a Challenge, minus its cost."""
    side = 0 if s.challenger == player else 1
    total = strength(s, d, player, side)
    if action == DONE:
        return bout_worth(s, d, player, total) + MOOD
    if action == REVEAL:
        bonus = d.power[MASKS_AT + s.mask[player]]
        return bout_worth(s, d, player, total + bonus) - mask_hope(s, d, player) - A_SECRET
    spell = action - CAST
    power = spell_power(d, spell)
    price = A_SPELL * (1 + cost_of(s, d, player, spell)) - cast_worth(s, d, spell, player)
    price += weariness(s, player)
    alone = bout_worth(s, d, player, total + power) - price
    # It may take several; this one then counts as the first of them.
    needed = bout_needed(s, d, player, total)
    added = boost(s, d, player, needed)
    if power <= 0 or power >= needed or (added & 0xFFFF) < needed:
        return alone
    together = bout_worth(s, d, player, total + (added & 0xFFFF)) - A_SPELL * (added >> 16)
    together -= MOOD + weariness(s, player)
    return together if together > alone else alone


@rule
def lay_appeal(s: State, d: Deck, player: int, action: int) -> int:
    """Return the value of a counter: a point and its side effects."""
    if action == DONE:
        return 0
    return A_COUNTER + pull(s, d, player, COUNTERS) - spell_worth(d, action - LAY)


@rule
def target_appeal(s: State, d: Deck, player: int, other: int) -> int:
    """Return the value of a target, including later effects of the same card."""
    waiting = s.tasks[s.depth - 1]
    effect = waiting >> 8 & 0xFFFF
    what = d.effect_what[effect]
    total = bargain(s, d, what, d.effect_amount[effect], player, other)
    card = waiting >> 40
    for later in range(effect + 1, d.last_effect[card]):
        total += bargain(s, d, d.effect_what[later], d.effect_amount[later], player, other)
    return total
