"""Challenges: against the Guardian at the Tower, and against another Dancer at the Arena."""

from __future__ import annotations

from ridotto.rules.masquerade.actions import ASK_BOUT, ASK_CHALLENGE, CHOOSE, DONE, REVEAL
from ridotto.rules.masquerade.deck import (
    DANCERS_AT,
    GUARDIANS_AT,
    MASKS_AT,
    ORDERS_AT,
    STAGES_AT,
    Deck,
)
from ridotto.rules.masquerade.effects import change_life
from ridotto.rules.masquerade.journal import (
    NOTE_CHALLENGE,
    NOTE_CLASH,
    NOTE_FLIP,
    NOTE_REVEAL,
    NOTE_TREASURE,
    TOTALS_FROM,
    note,
)
from ridotto.rules.masquerade.metrics import standing
from ridotto.rules.masquerade.piles import ask, draw, offer, push, renew_if_empty, top_card
from ridotto.rules.masquerade.spells import offer_castable
from ridotto.rules.masquerade.state import GUARDIAN, NONE, State
from ridotto.rules.masquerade.tasks import TASK_BOUT, TASK_CARD, TASK_CLASH, TASK_COUNTER
from ridotto.rules.masquerade.vocabulary import (
    ARENA,
    DUELS,
    GUARDIANS,
    IN_CHALLENGE,
    LOSSES,
    MASKED,
    ON_LOSE,
    ON_WIN,
    PEACE,
    POWER,
    SHIELD,
    TOWER,
    TREASURES,
)
from ridotto.rules.speed import rule


@rule
def ask_challenge(s: State, d: Deck, player: int) -> None:
    """Start a Dancer's Challenge, mandatory at the Tower and optional at the Arena."""
    if s.life[player] == 0 or s.at[player] == NONE or standing(s, d, player, PEACE) > 0:
        return
    role = d.role[s.at[player]]
    if role == TOWER and s.next_guardian < d.guardians:
        challenge(s, player, GUARDIAN)
    elif role == ARENA:
        ask(s, ASK_CHALLENGE, player)
        for other in range(s.players):
            if other != player and standing(s, d, other, SHIELD) <= 0:
                offer(s, CHOOSE + other)
        offer(s, DONE)


@rule
def challenge(s: State, player: int, other: int) -> None:
    """Begin a Challenge; the challenger acts first, then a challenged player."""
    s.challenger = player
    s.challenged = other
    s.bonus[0] = 0
    s.bonus[1] = 0
    note(s, NOTE_CHALLENGE, player, other, s.next_guardian)
    push(s, TASK_CLASH, 0, 0, 0)
    if other != GUARDIAN:
        push(s, TASK_BOUT, 1, 0, 0)
    push(s, TASK_BOUT, 0, 0, 0)


@rule
def ask_bout(s: State, d: Deck, side: int) -> None:
    """Ask for Challenge Spells and the Mask if, from public information, there may be any."""
    player = s.challenger if side == 0 else s.challenged
    if s.hand_size[player] > 0 or s.shown[player] == 0:
        push(s, TASK_BOUT, side, 0, 0)
        ask(s, ASK_BOUT, player)
        offer_castable(s, d, player, IN_CHALLENGE)
        if s.shown[player] == 0:
            offer(s, REVEAL)
        offer(s, DONE)


@rule
def reveal_mask(s: State, d: Deck, player: int) -> None:
    """Reveal the player's Mask: its bonus counts in this Challenge, its points are forfeited."""
    s.shown[player] = 1
    s.stale |= 1 << MASKED
    bonus = d.power[MASKS_AT + s.mask[player]]
    s.bonus[0 if s.challenger == player else 1] += bonus
    note(s, NOTE_REVEAL, player, s.mask[player], bonus)


@rule
def strength(s: State, d: Deck, player: int, side: int) -> int:
    """Return a player's total in a Challenge; at life 0 their own power counts as 0."""
    own = d.power[DANCERS_AT + s.dancer[player]] if s.life[player] > 0 else 0
    return own + standing(s, d, player, POWER) + s.bonus[side]


@rule
def clash(s: State, d: Deck) -> None:
    """Compare the totals; the higher one wins, and a tie has no effect."""
    mine = strength(s, d, s.challenger, 0)
    if s.challenged == GUARDIAN:
        theirs = d.power[GUARDIANS_AT + s.next_guardian] + s.bonus[1] + flip(s, d)
    else:
        theirs = strength(s, d, s.challenged, 1)
    note(s, NOTE_CLASH, mine + TOTALS_FROM, theirs + TOTALS_FROM, 0)
    if mine > theirs:
        win(s, d, s.challenger, s.challenged)
    elif mine < theirs:
        if s.challenged == GUARDIAN:
            lose(s, d, s.challenger)
        else:
            win(s, d, s.challenged, s.challenger)


@rule
def flip(s: State, d: Deck) -> int:
    """Flip the top Spell into the Tomb; its level is added to the Guardian's power."""
    card = top_card(s, d)
    if card == NONE:
        note(s, NOTE_FLIP, 0, 0, 0)
        return 0
    spell = d.spell_of[card]
    s.tomb |= 1 << card
    note(s, NOTE_FLIP, spell + 1, d.level[spell], 0)
    renew_if_empty(s, d)
    return d.level[spell]


@rule
def win(s: State, d: Deck, winner: int, loser: int) -> None:
    """Apply the winner's gain and the loser's loss, then the triggers of their cards."""
    if loser != GUARDIAN:
        push_triggers(s, d, loser, ON_LOSE)
    push_triggers(s, d, winner, ON_WIN)
    if loser == GUARDIAN:
        treasure = s.next_guardian
        s.next_guardian += 1
        s.treasures[winner] |= 1 << treasure
        s.beaten[winner] += 1
        s.stale |= 1 << TREASURES | 1 << GUARDIANS
        note(s, NOTE_TREASURE, winner, treasure, GUARDIAN)
        draw(s, d, winner, 1)
    else:
        s.duels[winner] += 1
        s.losses[loser] += 1
        s.stale |= 1 << DUELS | 1 << LOSSES
        draw(s, d, winner, 1)
        change_life(s, loser, -1)
        push(s, TASK_COUNTER, winner, 1, 0)


@rule
def lose(s: State, d: Deck, loser: int) -> None:
    """Apply a defeat by a Guardian."""
    push_triggers(s, d, loser, ON_LOSE)
    s.losses[loser] += 1
    s.stale |= 1 << LOSSES
    change_life(s, loser, -1)


@rule
def push_triggers(s: State, d: Deck, player: int, when: int) -> None:
    """Push a player's triggers for a Challenge won or lost: Dancer, Order, Stage, Treasures."""
    for treasure in range(d.guardians - 1, -1, -1):
        if s.treasures[player] >> treasure & 1:
            push_trigger(s, d, GUARDIANS_AT + treasure, player, when)
    if s.at[player] != NONE:
        push_trigger(s, d, STAGES_AT + s.at[player], player, when)
    if s.turn > 1:
        push_trigger(s, d, ORDERS_AT + s.order[player], player, when)
    push_trigger(s, d, DANCERS_AT + s.dancer[player], player, when)


@rule
def push_trigger(s: State, d: Deck, card: int, player: int, when: int) -> None:
    """Push one card's trigger."""
    if d.triggers[card] >> when & 1:
        push(s, TASK_CARD, card, player, when)
