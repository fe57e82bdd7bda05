"""Casting Spells and paying for them."""

from __future__ import annotations

from ridotto.rules.masquerade.actions import ASK_CAST, ASK_PAY, CAST, DONE, PAY
from ridotto.rules.masquerade.deck import SPELLS_AT, Deck
from ridotto.rules.masquerade.journal import NOTE_CAST, NOTE_PAY, note
from ridotto.rules.masquerade.metrics import cost_of, standing
from ridotto.rules.masquerade.piles import (
    ask,
    bury_from_hand,
    bury_hand,
    offer,
    offer_spells,
    one_of,
    push,
    take_from_hand,
)
from ridotto.rules.masquerade.state import State
from ridotto.rules.masquerade.tasks import TASK_CARD, TASK_CAST, TASK_FINISH, TASK_PAY
from ridotto.rules.masquerade.vocabulary import CASTS, COST, IN_SPELL_PHASE, ON_CAST
from ridotto.rules.speed import rule


@rule
def ask_cast(s: State, d: Deck, player: int) -> None:
    """Ask for a Spell. A player with cards is always asked, so the question reveals nothing."""
    if s.hand_size[player] > 0:
        push(s, TASK_CAST, player, 0, 0)
        ask(s, ASK_CAST, player)
        offer_castable(s, d, player, IN_SPELL_PHASE)
        offer(s, DONE)


@rule
def offer_castable(s: State, d: Deck, player: int, phase: int) -> None:
    """Offer the Spells of this phase that the rest of the hand can pay for."""
    others = s.hand_size[player] - 1
    if others >= 0:
        change = standing(s, d, player, COST)
        for spell in range(d.spell_kinds):
            if s.hand[player] & d.spells_of[spell] and d.phase_of[spell] == phase:
                # Costs cannot be negative.
                if d.level[spell] + change <= others:
                    offer(s, CAST + spell)


@rule
def cast(s: State, d: Deck, player: int, spell: int) -> None:
    """Cast a Spell: pay for it, apply its effects, then bury it."""
    cost = cost_of(s, d, player, spell)
    s.casting |= take_from_hand(s, d, player, spell)
    s.casts[player] += 1
    s.stale |= 1 << CASTS
    note(s, NOTE_CAST, player, spell, 0)
    push(s, TASK_FINISH, spell, 0, 0)
    push(s, TASK_CARD, SPELLS_AT + spell, player, ON_CAST)
    push(s, TASK_PAY, player, cost, 0)


@rule
def ask_pay(s: State, d: Deck, player: int, number: int) -> None:
    """Ask which Spells to pay with; pay with a whole hand without asking."""
    if number == 0:
        return
    if number >= s.hand_size[player]:
        bury_hand(s, d, player, NOTE_PAY)
    else:
        push(s, TASK_PAY, player, number - 1, 0)
        ask(s, ASK_PAY, player)
        offer_spells(s, d, PAY, s.hand[player])


@rule
def pay(s: State, d: Deck, player: int, spell: int) -> None:
    """Pay with one Spell."""
    bury_from_hand(s, d, player, spell, NOTE_PAY)


@rule
def finish_cast(s: State, d: Deck, spell: int) -> None:
    """Bury a Spell after its effects."""
    card = one_of(s.casting & d.spells_of[spell])
    s.casting &= ~card
    s.tomb |= card
