"""Single Spells changing places: discarded, given, kept, laid, salvaged, searched for."""

from __future__ import annotations

from ridotto.rules.masquerade.actions import (
    ASK_COUNTER,
    ASK_DISCARD,
    ASK_GIVE,
    ASK_KEEP,
    ASK_NOTHING,
    ASK_SALVAGE,
    ASK_SEARCH,
    DISCARD,
    DONE,
    GIVE,
    KEEP,
    LAY,
    TAKE,
)
from ridotto.rules.masquerade.deck import Deck
from ridotto.rules.masquerade.journal import (
    NOTE_FIND,
    NOTE_LAY,
    NOTE_LOOK,
    NOTE_SALVAGE,
    note,
)
from ridotto.rules.masquerade.metrics import count_bits, hand_limit
from ridotto.rules.masquerade.piles import (
    ask,
    bury,
    bury_given,
    discard_all,
    hand_on,
    offer,
    offer_spells,
    one_of,
    push,
    put_in_hand,
    receive_all,
    renew_if_empty,
    take_from_hand,
    top_card,
)
from ridotto.rules.masquerade.state import NONE, State
from ridotto.rules.masquerade.tasks import (
    TASK_COUNTER,
    TASK_DISCARD,
    TASK_FOUND,
    TASK_GIVE,
    TASK_RECEIVE,
    TASK_SALVAGE,
)
from ridotto.rules.masquerade.vocabulary import COUNTERS
from ridotto.rules.speed import rule


@rule
def ask_discard(s: State, d: Deck, player: int, number: int) -> None:
    """Ask which Spells to discard; discard a whole hand without asking."""
    if number >= s.hand_size[player]:
        discard_all(s, d, player)
    elif number > 0:
        push(s, TASK_DISCARD, player, number - 1, 0)
        ask(s, ASK_DISCARD, player)
        offer_spells(s, d, DISCARD, s.hand[player])


@rule
def ask_give(s: State, d: Deck, giver: int, taker: int, number: int) -> None:
    """Ask which Spells to give; then resolve how many the receiver can keep."""
    if number >= s.hand_size[giver]:
        for spell in range(d.spell_kinds):
            while s.hand[giver] & d.spells_of[spell]:
                hand_on(s, d, giver, taker, spell)
        number = 0
    if number == 0:
        push(s, TASK_RECEIVE, taker, 0, 0)
    else:
        push(s, TASK_GIVE, giver, taker, number - 1)
        s.moved = taker
        ask(s, ASK_GIVE, giver)
        offer_spells(s, d, GIVE, s.hand[giver])


@rule
def ask_keep(s: State, d: Deck, taker: int) -> None:
    """Ask which of the given cards the receiver keeps; the excess goes to the Tomb."""
    room = hand_limit(s, d, taker) - s.hand_size[taker]
    if room <= 0:
        bury_given(s, d, taker)
    elif count_bits(s.given) <= room:
        receive_all(s, d, taker)
    else:
        push(s, TASK_RECEIVE, taker, 0, 0)
        ask(s, ASK_KEEP, taker)
        offer_spells(s, d, KEEP, s.given)


@rule
def keep(s: State, d: Deck, taker: int, spell: int) -> None:
    """Keep one of the given cards."""
    card = one_of(s.given & d.spells_of[spell])
    s.given &= ~card
    put_in_hand(s, taker, card)


@rule
def ask_counter(s: State, d: Deck, player: int, number: int) -> None:
    """Ask whether to lay down a Spell as a counter, up to a given number."""
    if number > 0 and s.hand_size[player] > 0:
        push(s, TASK_COUNTER, player, number - 1, 0)
        ask(s, ASK_COUNTER, player)
        offer_spells(s, d, LAY, s.hand[player])
        offer(s, DONE)


@rule
def lay_counter(s: State, d: Deck, player: int, spell: int) -> None:
    """Lay a Spell face down as a counter; it can no longer be cast or used to pay."""
    s.counters[player] |= take_from_hand(s, d, player, spell)
    s.counter_count[player] += 1
    s.stale |= 1 << COUNTERS
    note(s, NOTE_LAY, player, spell, 0)


@rule
def ask_salvage(s: State, d: Deck, player: int, number: int) -> None:
    """Ask which Spells to take from the Tomb, up to a given number, while the hand has room."""
    if number > 0 and s.tomb != 0 and s.hand_size[player] < hand_limit(s, d, player):
        push(s, TASK_SALVAGE, player, number - 1, 0)
        ask(s, ASK_SALVAGE, player)
        offer_spells(s, d, TAKE, s.tomb)


@rule
def salvage(s: State, d: Deck, player: int, spell: int) -> None:
    """Take a Spell from the Tomb."""
    card = one_of(s.tomb & d.spells_of[spell])
    s.tomb &= ~card
    put_in_hand(s, player, card)
    note(s, NOTE_SALVAGE, player, spell, 0)


@rule
def search(s: State, d: Deck, player: int, number: int) -> None:
    """Look at the top Spells, keep one and bury the others. A full hand cannot search."""
    if s.hand_size[player] >= hand_limit(s, d, player):
        return
    while number > 0:
        card = top_card(s, d)
        if card == NONE:
            break
        s.looked |= 1 << card
        note(s, NOTE_LOOK, player, d.spell_of[card], 0)
        renew_if_empty(s, d)
        number -= 1
    if s.looked == 0:
        return
    push(s, TASK_FOUND, player, 0, 0)
    ask(s, ASK_SEARCH, player)
    offer_spells(s, d, TAKE, s.looked)
    if count_bits(s.looked) == 1:
        s.decision = ASK_NOTHING
        find(s, d, player, s.legal[0] - TAKE)


@rule
def find(s: State, d: Deck, player: int, spell: int) -> None:
    """Keep one of the Spells found in a search."""
    card = one_of(s.looked & d.spells_of[spell])
    s.looked &= ~card
    put_in_hand(s, player, card)
    note(s, NOTE_FIND, player, spell, 0)


@rule
def bury_looked(s: State, d: Deck, player: int) -> None:
    """Bury the other Spells of a search."""
    bury(s, d, player, s.looked)
    s.looked = 0
    renew_if_empty(s, d)
