"""Card effects.

A card that takes effect evaluates all its conditions first and pushes the effects that hold onto
the stack, the first on top. An effect that needs a target asks for it; ``chosen`` in a later effect
of the same card refers to that player.
"""

from __future__ import annotations

from ridotto.rules.masquerade.actions import (
    ASK_MOVE,
    ASK_NOTHING,
    ASK_TARGET,
    ASK_TREASURE,
    CHOOSE,
    PICK,
)
from ridotto.rules.masquerade.deck import GUARDIANS_AT, STAGES_AT, Deck
from ridotto.rules.masquerade.hands import search
from ridotto.rules.masquerade.journal import (
    NOTE_CHOOSE,
    NOTE_GLIMPSE,
    NOTE_LIFE,
    NOTE_MASK,
    NOTE_MOVE,
    NOTE_SWAP_DANCERS,
    NOTE_SWAP_HANDS,
    NOTE_TREASURE,
    note,
)
from ridotto.rules.masquerade.metrics import hand_limit, holds, leads, standing
from ridotto.rules.masquerade.piles import (
    ask,
    draw,
    offer,
    push,
    renew,
    swap_hands,
    withdraw_if_empty,
)
from ridotto.rules.masquerade.state import (
    DANCER_SOURCE,
    FULL_LIFE,
    GUARDIAN,
    NONE,
    STAGE_SOURCE,
    State,
)
from ridotto.rules.masquerade.tasks import (
    TASK_APPLY,
    TASK_COUNTER,
    TASK_DISCARD,
    TASK_EFFECT,
    TASK_GIVE,
    TASK_SALVAGE,
)
from ridotto.rules.masquerade.vocabulary import (
    ALL,
    ANOTHER,
    CHANGE_MASK,
    CHOSEN,
    COUNTER,
    DISCARD_SPELLS,
    DRAW,
    EXTRA_DRAW,
    GIVE_SPELLS,
    GLIMPSE,
    HEAL,
    HURT,
    LEADERS,
    LIFE,
    MOVE,
    OPPONENT,
    OTHERS,
    PARTNERS,
    PLACE,
    POWER,
    RENEW,
    SALVAGE,
    SEARCH,
    SELF,
    SWAP_DANCERS,
    SWAP_HANDS,
    TAKE_TREASURE,
    TREASURES,
    TRIBUTE,
    VP,
)
from ridotto.rules.speed import rule


@rule
def begin_card(s: State, d: Deck, card: int, player: int, when: int) -> None:
    """Push the effects of a player's card for this trigger whose conditions hold."""
    s.chosen = NONE
    for effect in range(d.last_effect[card] - 1, d.first_effect[card] - 1, -1):
        if d.effect_when[effect] == when and holds(s, d, effect, player):
            push(s, TASK_EFFECT, effect, player, card)


@rule
def do_effect(s: State, d: Deck, effect: int, player: int, card: int) -> None:
    """Apply an effect to the players it touches."""
    whom = d.effect_whom[effect]
    if whom == SELF:
        apply(s, d, effect, player, player, card)
    elif whom == CHOSEN:
        if s.chosen != NONE:
            apply(s, d, effect, player, s.chosen, card)
    elif whom == OPPONENT:
        face_opponent(s, d, effect, player, card)
    elif whom == ANOTHER:
        ask_target(s, d, effect, player, card)
    else:
        for position in range(s.players - 1, -1, -1):
            other = s.line[position]
            if touches(s, d, whom, player, other):
                push(s, TASK_APPLY, effect, player << 4 | other, card)


@rule
def touches(s: State, d: Deck, whom: int, player: int, other: int) -> bool:
    """Check whether an effect on several players touches this one."""
    if whom == ALL:
        return True
    if whom == OTHERS:
        return other != player
    if whom == LEADERS:
        return leads(s, d, VP, other, 1)
    if whom == PARTNERS:
        return other != player and s.at[other] != NONE and s.at[other] == s.at[player]
    return False


@rule
def face_opponent(s: State, d: Deck, effect: int, player: int, card: int) -> None:
    """Apply an effect to the opponent in a Challenge; a Guardian only has power."""
    other = s.challenged if s.challenger == player else s.challenger
    if d.effect_what[effect] == POWER:
        s.bonus[1 if s.challenger == player else 0] += d.effect_amount[effect]
    elif other != GUARDIAN:
        apply(s, d, effect, player, other, card)


@rule
def ask_target(s: State, d: Deck, effect: int, player: int, card: int) -> None:
    """Ask which other player an effect touches, among those it can affect."""
    push(s, TASK_APPLY, effect, player << 4 | 15, card)
    ask(s, ASK_TARGET, player)
    for other in range(s.players):
        if other != player and is_target(s, d, d.effect_what[effect], player, other):
            offer(s, CHOOSE + other)
    if s.legal_count == 0:
        s.decision = ASK_NOTHING
        s.depth -= 1


@rule
def is_target(s: State, d: Deck, what: int, player: int, other: int) -> bool:
    """Check from public information whether a player's effect can affect another player."""
    if what == HEAL:
        return s.life[other] < FULL_LIFE
    if what == HURT:
        return s.life[other] > 0
    if what == DISCARD_SPELLS or what == TRIBUTE or what == COUNTER:
        return s.hand_size[other] > 0
    if what == GIVE_SPELLS:
        return s.hand_size[player] > 0
    if what == SWAP_HANDS:
        return s.hand_size[player] + s.hand_size[other] > 0
    if what == TAKE_TREASURE:
        return s.treasures[other] != 0
    if what == GLIMPSE:
        return s.shown[other] == 0
    if what == CHANGE_MASK:
        return s.shown[other] == 0 and s.masks_left > 0
    if what == MOVE:
        return can_move(s, d, other)
    if what == SALVAGE:
        return s.tomb != 0 and s.hand_size[other] < hand_limit(s, d, other)
    if what == DRAW or what == SEARCH:
        return s.pile_size + s.tomb != 0 and s.hand_size[other] < hand_limit(s, d, other)
    return True


@rule
def choose_target(s: State, target: int) -> None:
    """Choose the player for the effect that waits for a target."""
    s.chosen = target
    note(s, NOTE_CHOOSE, s.decider, target, 0)
    # The waiting task is on top, with 15 (no player) in the place of the target.
    s.tasks[s.depth - 1] += (target - 15) << 24


@rule
def apply(s: State, d: Deck, effect: int, player: int, target: int, card: int) -> None:
    """Apply one effect of a player's card to one player."""
    what = d.effect_what[effect]
    amount = d.effect_amount[effect]
    if what == POWER:
        s.bonus[0 if s.challenger == target else 1] += amount
    elif what == DRAW:
        if STAGES_AT <= card < STAGES_AT + d.stages and target == player:
            amount += standing(s, d, player, EXTRA_DRAW)
        draw(s, d, target, amount)
    elif what == HEAL:
        change_life(s, target, amount)
    elif what == HURT:
        change_life(s, target, -amount)
    elif what == DISCARD_SPELLS:
        push(s, TASK_DISCARD, target, amount, 0)
    elif what == TRIBUTE:
        push(s, TASK_GIVE, target, player, amount)
    elif what == GIVE_SPELLS:
        push(s, TASK_GIVE, player, target, amount)
    elif what == COUNTER:
        push(s, TASK_COUNTER, target, amount, 0)
    elif what == SALVAGE:
        push(s, TASK_SALVAGE, target, amount, 0)
    elif what == SEARCH:
        search(s, d, target, amount)
    else:
        apply_mischief(s, d, what, player, target)


@rule
def apply_mischief(s: State, d: Deck, what: int, player: int, target: int) -> None:
    """Apply an effect that changes neither Spells nor life."""
    if what == TAKE_TREASURE:
        ask_treasure(s, d, player, target)
    elif what == SWAP_DANCERS:
        s.dancer[player], s.dancer[target] = s.dancer[target], s.dancer[player]
        s.pending &= ~DANCER_SOURCE
        s.stale |= 1 << PLACE
        note(s, NOTE_SWAP_DANCERS, player, target, 0)
    elif what == SWAP_HANDS:
        note(s, NOTE_SWAP_HANDS, player, target, 0)
        swap_hands(s, d, player, target)
    elif what == GLIMPSE:
        if s.shown[target] == 0:
            note(s, NOTE_GLIMPSE, player, target, s.mask[target])
    elif what == CHANGE_MASK:
        change_mask(s, target)
    elif what == MOVE:
        ask_move(s, d, player, target)
    elif what == RENEW:
        if s.tomb != 0:
            renew(s, d)


@rule
def change_life(s: State, player: int, amount: int) -> None:
    """Change a player's life, kept between 0 and 2."""
    life = s.life[player] + amount
    life = FULL_LIFE if life > FULL_LIFE else life
    life = 0 if life < 0 else life
    if life != s.life[player]:
        s.life[player] = life
        s.stale |= 1 << LIFE
        note(s, NOTE_LIFE, player, life, 0)


@rule
def change_mask(s: State, player: int) -> None:
    """Put an unrevealed Mask under those set aside and take the top one."""
    if s.shown[player] or s.masks_left == 0:
        return
    old = s.mask[player]
    s.mask[player] = s.masks_aside[s.masks_left - 1]
    for place in range(s.masks_left - 1, 0, -1):
        s.masks_aside[place] = s.masks_aside[place - 1]
    s.masks_aside[0] = old
    note(s, NOTE_MASK, player, s.mask[player], 0)


@rule
def ask_treasure(s: State, d: Deck, player: int, target: int) -> None:
    """Ask which Treasure to take from another player; ``moved`` remembers whose."""
    s.moved = target
    ask(s, ASK_TREASURE, player)
    for treasure in range(d.guardians):
        if s.treasures[target] >> treasure & 1:
            offer(s, PICK + GUARDIANS_AT + treasure)
    withdraw_if_empty(s)


@rule
def take_treasure(s: State, player: int, treasure: int) -> None:
    """Take a Treasure from the player in ``moved``."""
    s.treasures[s.moved] &= ~(1 << treasure)
    s.treasures[player] |= 1 << treasure
    s.stale |= 1 << TREASURES
    note(s, NOTE_TREASURE, player, treasure, s.moved)


@rule
def ask_move(s: State, d: Deck, player: int, target: int) -> None:
    """Ask which Stage with room a Dancer moves to."""
    if can_move(s, d, target):
        s.moved = target
        ask(s, ASK_MOVE, player)
        offer_stages(s, d, s.at[target])


@rule
def offer_stages(s: State, d: Deck, but: int) -> None:
    """Offer the Stages that are not full, except one."""
    for stage in range(d.stages):
        if stage != but and room_at(s, d, stage) > 0:
            offer(s, PICK + STAGES_AT + stage)


@rule
def room_at(s: State, d: Deck, stage: int) -> int:
    """Return how many more Dancers fit on a Stage."""
    room = d.room[stage]
    for player in range(s.players):
        if s.at[player] == stage:
            room -= 1
    return room


@rule
def can_move(s: State, d: Deck, player: int) -> bool:
    """Check whether a Dancer is on a Stage and another Stage has room."""
    if s.at[player] != NONE:
        for stage in range(d.stages):
            if stage != s.at[player] and room_at(s, d, stage) > 0:
                return True
    return False


@rule
def move_dancer(s: State, stage: int) -> None:
    """Move the Dancer in ``moved``; this triggers no effects on either Stage."""
    s.at[s.moved] = stage
    if s.moved == s.decider:
        s.pending &= ~STAGE_SOURCE
    s.stale |= 1 << PLACE
    note(s, NOTE_MOVE, s.decider, s.moved, stage)
