"""Values for a player of Masquerade, in hundredths of a victory point.

Everything is read from the deck's tables, so it works for any deck. An evaluation uses public cards
and the player's own, never other hands and Masks.
"""

from __future__ import annotations

from typing import Final

from ridotto.rules.masquerade.deck import (
    DANCERS_AT,
    EMBLEMS_AT,
    GUARDIANS_AT,
    MASKS_AT,
    SPELLS_AT,
    Deck,
)
from ridotto.rules.masquerade.metrics import hand_limit, holds, leads, measure, points
from ridotto.rules.masquerade.state import FULL_LIFE, NONE, State
from ridotto.rules.masquerade.vocabulary import (
    ALL,
    ALWAYS,
    AT_END,
    AT_LEAST,
    AT_MOST,
    CASTS,
    CHANGE_MASK,
    COST,
    COUNTER,
    COUNTERS,
    DISCARD_SPELLS,
    DRAW,
    EXTRA_DRAW,
    GIVE_SPELLS,
    GLIMPSE,
    HAND,
    HAND_LIMIT,
    HEAL,
    HURT,
    IN_CHALLENGE,
    IS,
    LEADERS,
    LEAST,
    LIFE,
    MOST,
    MOVE,
    NOT_LEAST,
    NOT_MOST,
    ON_CAST,
    ON_STAGE,
    OPPONENT,
    OTHERS,
    PARTNERS,
    PEACE,
    POWER,
    RENEW,
    SALVAGE,
    SEARCH,
    SELF,
    SHIELD,
    SWAP_DANCERS,
    SWAP_HANDS,
    TAKE_TREASURE,
    TRIBUTE,
    VP,
)
from ridotto.rules.speed import rule

A_SPELL: Final = 35  # in hand
A_COUNTER: Final = 100
FIRST_WOUND: Final = 45
LAST_WOUND: Final = 110


@rule
def room_for(s: State, d: Deck, player: int) -> int:
    """Return how many more Spells a player may hold."""
    room = hand_limit(s, d, player) - s.hand_size[player]
    return room if room > 0 else 0


@rule
def wound(s: State, player: int) -> int:
    """Return the cost of losing a life."""
    if s.life[player] == 0:
        return 0
    return LAST_WOUND if s.life[player] == 1 else FIRST_WOUND


@rule
def grudge(s: State, d: Deck, player: int, other: int) -> int:
    """Return a player's gain from another's loss, in per cent: more if the other leads."""
    if s.players == 2:
        return 90
    share = 90 // (s.players - 1)
    return share + 25 if leads(s, d, VP, other, 1) else share


# Emblems and Masks


@rule
def pull(s: State, d: Deck, player: int, metric: int) -> int:
    """Return the value of one more of a metric for Emblems and for the player's own Mask."""
    total = 0
    for emblem in range(d.emblems):
        if d.metric_of[emblem] == metric:
            total += emblem_pull(s, d, player, emblem)
    if s.shown[player] == 0:
        card = MASKS_AT + s.mask[player]
        for effect in range(d.first_effect[card], d.last_effect[card]):
            if d.effect_when[effect] == AT_END and d.effect_metric[effect] == metric:
                total += mask_pull(s, d, player, effect)
    return total


@rule
def emblem_pull(s: State, d: Deck, player: int, emblem: int) -> int:
    """Return how much closer one more brings an Emblem."""
    prize = 100 * d.vp[EMBLEMS_AT + emblem]
    metric = d.metric_of[emblem]
    own = measure(s, d, metric, player) + 1
    holder = s.emblem_at[emblem]
    if own < d.minimum_of[emblem]:
        return prize // 4
    if holder == player:
        return prize // 12
    if holder == NONE:
        return prize * 3 // 4
    gap = measure(s, d, metric, holder) - own
    if gap < 0:
        return prize * 4 // 5
    return prize // 3 if gap == 0 else prize // 8


@rule
def mask_pull(s: State, d: Deck, player: int, effect: int) -> int:
    """Return how much closer to its condition one more brings a Mask, negative if farther."""
    prize = 100 * d.effect_amount[effect]
    own = measure(s, d, d.effect_metric[effect], player)
    value = d.effect_value[effect]
    test = d.effect_test[effect]
    if test == AT_LEAST:
        return prize * 4 // (5 * (value - own)) if own < value else 5
    if test == AT_MOST:
        return -prize // (value - own + 1) if own <= value else 0
    if test == IS:
        if own == value:
            return -prize * 3 // 4
        return prize * 3 // (4 * (value - own)) if own < value else 0
    if test == MOST or test == NOT_LEAST:
        return prize // 3
    if test == LEAST or test == NOT_MOST:
        return -prize // 3
    return 0


@rule
def mask_hope(s: State, d: Deck, player: int) -> int:
    """Return the expected points of the player's own Mask."""
    if s.shown[player]:
        return 0
    total = 0
    card = MASKS_AT + s.mask[player]
    for effect in range(d.first_effect[card], d.last_effect[card]):
        if d.effect_when[effect] == AT_END:
            prize = 100 * d.effect_amount[effect]
            if holds(s, d, effect, player):
                total += prize * 4 // 5
            elif d.effect_test[effect] == AT_LEAST:
                own = measure(s, d, d.effect_metric[effect], player)
                total += prize // (1 + d.effect_value[effect] - own)
            elif d.effect_test[effect] != AT_MOST:
                total += prize // 3
    return total


# Spells


@rule
def spell_power(d: Deck, spell: int) -> int:
    """Return by how much a Spell shifts a Challenge in its caster's favour."""
    total = 0
    card = SPELLS_AT + spell
    for effect in range(d.first_effect[card], d.last_effect[card]):
        if d.effect_when[effect] == ON_CAST and d.effect_what[effect] == POWER:
            if d.effect_whom[effect] == OPPONENT:
                total -= d.effect_amount[effect]
            elif d.effect_whom[effect] == SELF:
                total += d.effect_amount[effect]
    return total


@rule
def spell_worth(d: Deck, spell: int) -> int:
    """Return the rough value of a Spell in hand; the lowest is paid and discarded first."""
    if d.phase_of[spell] == IN_CHALLENGE:
        return 10 + 40 * spell_power(d, spell) // (2 + d.level[spell])
    return 55 - 10 * d.level[spell]


# Effects


@rule
def worth(s: State, d: Deck, effect: int, player: int) -> int:
    """Return the current value of an effect of a player's card to them."""
    if not holds(s, d, effect, player):
        return 0
    what = d.effect_what[effect]
    whom = d.effect_whom[effect]
    amount = d.effect_amount[effect]
    if what <= PEACE:
        return standing_worth(what, amount)
    if whom == SELF:
        return good(s, d, what, amount, player)
    total = 0
    if whom == ALL or whom == OTHERS or whom == LEADERS or whom == PARTNERS:
        for other in range(s.players):
            if other == player:
                if whom == ALL or (whom == LEADERS and leads(s, d, VP, player, 1)):
                    total += good(s, d, what, amount, player)
            elif whom_touches(s, d, whom, player, other):
                total += bargain(s, d, what, amount, player, other)
        return total
    for other in range(s.players):
        if other != player:
            gain = bargain(s, d, what, amount, player, other)
            total = gain if gain > total else total
    return total


@rule
def whom_touches(s: State, d: Deck, whom: int, player: int, other: int) -> bool:
    """Check whether an effect on several players touches this other one."""
    if whom == LEADERS:
        return leads(s, d, VP, other, 1)
    if whom == PARTNERS:
        return s.at[other] != NONE and s.at[other] == s.at[player]
    return True


@rule
def standing_worth(what: int, amount: int) -> int:
    """Return the value of a permanent effect for one turn."""
    if what == POWER:
        return 35 * amount
    if what == HAND_LIMIT:
        return 12 * amount
    if what == COST:
        return -25 * amount
    if what == EXTRA_DRAW:
        return 20 * amount
    if what == SHIELD:
        return 25
    return -25 if what == PEACE else 0


@rule
def good(s: State, d: Deck, what: int, amount: int, player: int) -> int:
    """Return the value to a player of being touched by an effect."""
    if what == DRAW:
        room = room_for(s, d, player)
        number = amount if amount < room else room
        return number * (A_SPELL + pull(s, d, player, HAND) // 3)
    if what == HEAL:
        missing = FULL_LIFE - s.life[player]
        if missing == 0:
            return 0
        healed = amount if amount < missing else missing
        gain = LAST_WOUND if s.life[player] == 0 else FIRST_WOUND
        if healed == 2:
            gain += FIRST_WOUND
        return gain + pull(s, d, player, LIFE) // 2
    if what == HURT:
        return -wound(s, player)
    if what == DISCARD_SPELLS:
        lost = amount if amount < s.hand_size[player] else s.hand_size[player]
        return -lost * A_SPELL
    if what == COUNTER:
        laid = amount if amount < s.hand_size[player] else s.hand_size[player]
        return laid * (A_COUNTER - A_SPELL + pull(s, d, player, COUNTERS))
    return good_rest(s, d, what, amount, player)


@rule
def good_rest(s: State, d: Deck, what: int, amount: int, player: int) -> int:
    """Return the same for the rarer effects."""
    if what == SALVAGE:
        room = room_for(s, d, player)
        number = amount if amount < room else room
        return number * 55 if s.tomb != 0 else 0
    if what == SEARCH:
        return 60 if room_for(s, d, player) > 0 else 0
    if what == CHANGE_MASK:
        return 0 if s.shown[player] or s.masks_left == 0 else 60 - mask_hope(s, d, player)
    if what == MOVE:
        return 15
    if what == RENEW:
        return 15 if leads(s, d, VP, player, 1) else -15
    return 0


@rule
def bargain(s: State, d: Deck, what: int, amount: int, player: int, other: int) -> int:
    """Return the value to a player of touching another with an effect."""
    if what == TRIBUTE:
        lost = amount if amount < s.hand_size[other] else s.hand_size[other]
        room = room_for(s, d, player)
        return A_SPELL * (lost if lost < room else room) + lost * 10
    if what == GIVE_SPELLS:
        return -A_SPELL * (amount if amount < s.hand_size[player] else s.hand_size[player])
    if what == TAKE_TREASURE:
        return best_treasure(s, d, other)
    if what == SWAP_DANCERS:
        gain = dancer_worth(d, s.dancer[other]) - dancer_worth(d, s.dancer[player])
        return gain // 2
    if what == SWAP_HANDS:
        return A_SPELL * (s.hand_size[other] - s.hand_size[player])
    if what == GLIMPSE:
        return 5
    return -good(s, d, what, amount, other) * grudge(s, d, player, other) // 100


@rule
def best_treasure(s: State, d: Deck, other: int) -> int:
    """Return the value of a player's best Treasure; 0 if they have none."""
    best = 0
    for treasure in range(d.guardians):
        if s.treasures[other] >> treasure & 1:
            value = treasure_worth(d, treasure)
            best = value if value > best else best
    return best


@rule
def treasure_worth(d: Deck, treasure: int) -> int:
    """Return the value of a Treasure's points and powers."""
    card = GUARDIANS_AT + treasure
    total = 100 * d.vp[card]
    for effect in range(d.first_effect[card], d.last_effect[card]):
        if d.effect_when[effect] == ALWAYS:
            total += standing_worth(d.effect_what[effect], d.effect_amount[effect]) * 2
        else:
            total += 30
    return total


@rule
def dancer_worth(d: Deck, dancer: int) -> int:
    """Return the value of a Dancer's power and ability, for a few turns."""
    card = DANCERS_AT + dancer
    total = 70 * d.power[card]
    for effect in range(d.first_effect[card], d.last_effect[card]):
        if d.effect_when[effect] == ALWAYS:
            total += standing_worth(d.effect_what[effect], d.effect_amount[effect]) * 2
        else:
            total += 50
    return total


@rule
def effects_worth(s: State, d: Deck, card: int, player: int, when: int) -> int:
    """Return the value to a player of all effects of a card for a trigger."""
    total = 0
    for effect in range(d.first_effect[card], d.last_effect[card]):
        if d.effect_when[effect] == when:
            total += worth(s, d, effect, player)
    return total


@rule
def cast_worth(s: State, d: Deck, spell: int, player: int) -> int:
    """Return the value of casting a Spell, without its power in a Challenge and its price."""
    total = pull(s, d, player, CASTS)
    card = SPELLS_AT + spell
    for effect in range(d.first_effect[card], d.last_effect[card]):
        if d.effect_when[effect] == ON_CAST and d.effect_what[effect] != POWER:
            total += worth(s, d, effect, player)
    return total


@rule
def standing_and_stage(s: State, d: Deck, card: int, player: int) -> int:
    """Return the value of a card this turn: permanent effects and the Stage phase."""
    return effects_worth(s, d, card, player, ALWAYS) + effects_worth(s, d, card, player, ON_STAGE)


@rule
def outlook(s: State, d: Deck, player: int) -> int:
    """Return a player's standing: visible points, expected Mask points, Spells and life."""
    total = 100 * points(s, d, player) + mask_hope(s, d, player)
    return total + 22 * s.hand_size[player] + 30 * s.life[player]
