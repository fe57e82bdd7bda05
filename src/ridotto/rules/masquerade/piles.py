"""Spell cards moving between the deck, hands and the Tomb, and the related questions."""

from __future__ import annotations

from ridotto.rules.masquerade.actions import ASK_NOTHING
from ridotto.rules.masquerade.deck import MOST_SPELLS, Deck
from ridotto.rules.masquerade.journal import (
    NOTE_BURY,
    NOTE_DISCARD,
    NOTE_DRAW,
    NOTE_GIVE,
    NOTE_RENEW,
    note,
)
from ridotto.rules.masquerade.metrics import hand_limit
from ridotto.rules.masquerade.state import NONE, SHUFFLES, State
from ridotto.rules.masquerade.vocabulary import HAND
from ridotto.rules.speed import rule


@rule
def push(s: State, task: int, a: int, b: int, c: int) -> None:
    """Push a task onto the stack."""
    s.tasks[s.depth] = task | a << 8 | b << 24 | c << 40
    s.depth += 1


@rule
def ask(s: State, decision: int, player: int) -> None:
    """Ask a player a question; the answers are offered next."""
    s.decision = decision
    s.decider = player
    s.legal_count = 0


@rule
def offer(s: State, action: int) -> None:
    """Add an answer to the current question."""
    s.legal[s.legal_count] = action
    s.legal_count += 1


@rule
def offer_spells(s: State, d: Deck, action: int, cards: int) -> None:
    """Offer every kind of Spell among these cards."""
    for spell in range(d.spell_kinds):
        if cards & d.spells_of[spell]:
            offer(s, action + spell)


@rule
def withdraw_if_empty(s: State) -> None:
    """Withdraw a question that has no answers."""
    if s.legal_count == 0:
        s.decision = ASK_NOTHING


@rule
def one_of(cards: int) -> int:
    """Return the lowest card of a set, as a set of one."""
    return cards & -cards


@rule
def put_in_hand(s: State, player: int, card: int) -> None:
    """Add a card, given as a set of one, to a hand."""
    s.hand[player] |= card
    s.hand_size[player] += 1
    s.stale |= 1 << HAND


@rule
def take_from_hand(s: State, d: Deck, player: int, spell: int) -> int:
    """Take a card of this kind out of a hand; return it as a set of one."""
    card = one_of(s.hand[player] & d.spells_of[spell])
    s.hand[player] &= ~card
    s.hand_size[player] -= 1
    s.stale |= 1 << HAND
    return card


@rule
def bury_from_hand(s: State, d: Deck, player: int, spell: int, noted: int) -> None:
    """Move a card of this kind from a hand to the Tomb."""
    s.tomb |= take_from_hand(s, d, player, spell)
    note(s, noted, player, spell, 0)


@rule
def bury_hand(s: State, d: Deck, player: int, noted: int) -> None:
    """Move a whole hand to the Tomb."""
    for spell in range(d.spell_kinds):
        while s.hand[player] & d.spells_of[spell]:
            bury_from_hand(s, d, player, spell, noted)


@rule
def renew(s: State, d: Deck) -> None:
    """Shuffle the Tomb into the Spell deck, below any cards left in it."""
    s.renewals += 1
    shuffle = s.renewals % SHUFFLES * MOST_SPELLS
    count = 0
    for place in range(d.spell_cards):
        if s.tomb >> s.shuffles[shuffle + place] & 1:
            count += 1
    for place in range(s.pile_size - 1, -1, -1):
        s.pile[place + count] = s.pile[place]
    placed = 0
    for place in range(d.spell_cards):
        card = s.shuffles[shuffle + place]
        if s.tomb >> card & 1:
            s.pile[placed] = card
            placed += 1
    s.pile_size += count
    s.tomb = 0
    note(s, NOTE_RENEW, s.renewals, 0, 0)


@rule
def renew_if_empty(s: State, d: Deck) -> None:
    """Turn the Tomb into the new Spell deck when the deck has run out."""
    if s.pile_size == 0 and s.tomb != 0:
        renew(s, d)


@rule
def top_card(s: State, d: Deck) -> int:
    """Take the top card of the Spell deck; return NONE if no card is left anywhere."""
    renew_if_empty(s, d)
    if s.pile_size == 0:
        return NONE
    s.pile_size -= 1
    return s.pile[s.pile_size]


@rule
def draw(s: State, d: Deck, player: int, number: int) -> None:
    """Draw Spells one by one up to the hand limit, which may change in between."""
    while number > 0 and s.hand_size[player] < hand_limit(s, d, player):
        card = top_card(s, d)
        if card == NONE:
            return
        put_in_hand(s, player, 1 << card)
        note(s, NOTE_DRAW, player, d.spell_of[card], 0)
        renew_if_empty(s, d)
        number -= 1


@rule
def discard_all(s: State, d: Deck, player: int) -> None:
    """Discard a whole hand."""
    bury_hand(s, d, player, NOTE_DISCARD)


@rule
def hand_on(s: State, d: Deck, giver: int, taker: int, spell: int) -> None:
    """Move a card out of a hand; it arrives once all given cards are known."""
    s.given |= take_from_hand(s, d, giver, spell)
    note(s, NOTE_GIVE, giver, taker, spell)


@rule
def receive_all(s: State, d: Deck, taker: int) -> None:
    """Take all given cards into the hand."""
    while s.given:
        card = one_of(s.given)
        s.given &= ~card
        put_in_hand(s, taker, card)


@rule
def bury(s: State, d: Deck, player: int, cards: int) -> None:
    """Bury Spells that a player cannot keep, by kind."""
    s.tomb |= cards
    for spell in range(d.spell_kinds):
        buried = cards & d.spells_of[spell]
        while buried:
            note(s, NOTE_BURY, player, spell, 0)
            buried &= buried - 1


@rule
def bury_given(s: State, d: Deck, taker: int) -> None:
    """Bury the given cards for which the receiver has no room."""
    bury(s, d, taker, s.given)
    s.given = 0


@rule
def note_gifts(s: State, d: Deck, giver: int, taker: int) -> None:
    """Note every card of a hand as given to another player."""
    for spell in range(d.spell_kinds):
        cards = s.hand[giver] & d.spells_of[spell]
        while cards:
            note(s, NOTE_GIVE, giver, taker, spell)
            cards &= cards - 1


@rule
def swap_hands(s: State, d: Deck, player: int, other: int) -> None:
    """Swap all Spells of two players; hand limits are enforced afterwards."""
    # First all of one and then all of the other: a mixed order would reveal the cards.
    note_gifts(s, d, player, other)
    note_gifts(s, d, other, player)
    s.hand[player], s.hand[other] = s.hand[other], s.hand[player]
    s.hand_size[player], s.hand_size[other] = s.hand_size[other], s.hand_size[player]
    s.stale |= 1 << HAND
