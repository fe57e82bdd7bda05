"""Values of Challenges in Masquerade, and the cards to use in them."""

from __future__ import annotations

from typing import Final

from ridotto.minds.masquerade.worth import (
    A_COUNTER,
    A_SPELL,
    effects_worth,
    grudge,
    pull,
    room_for,
    spell_power,
    treasure_worth,
    wound,
)
from ridotto.rules.masquerade.deck import DANCERS_AT, GUARDIANS_AT, Deck
from ridotto.rules.masquerade.fights import strength
from ridotto.rules.masquerade.metrics import cost_of, count_bits, standing
from ridotto.rules.masquerade.piles import one_of
from ridotto.rules.masquerade.state import GUARDIAN, NONE, State
from ridotto.rules.masquerade.vocabulary import (
    COUNTERS,
    DUELS,
    GUARDIANS,
    IN_CHALLENGE,
    LOSSES,
    ON_LOSE,
    ON_WIN,
    POWER,
    SHIELD,
    TREASURES,
)
from ridotto.rules.speed import rule

#: Assumed bonus of a Spell in a hidden hand, and of an unrevealed Mask, in hundredths.
HIDDEN_SPELL: Final = 80
HIDDEN_MASK: Final = 40
#: Above any possible total.
ENOUGH: Final = 99


@rule
def bare_strength(s: State, d: Deck, player: int) -> int:
    """Return a player's total before any Spell."""
    own = d.power[DANCERS_AT + s.dancer[player]] if s.life[player] > 0 else 0
    return own + standing(s, d, player, POWER)


@rule
def boost(s: State, d: Deck, player: int, needed: int) -> int:
    """Return the bonus that a hand can add to a total, best value first, until it is enough.

    The bits above the low 16 hold the number of cards it takes.
    """
    cards = s.hand[player]
    left = s.hand_size[player]
    added = 0
    used = 0
    while added < needed:
        best = NONE
        best_rate = 0
        for spell in range(d.spell_kinds):
            if cards & d.spells_of[spell] and d.phase_of[spell] == IN_CHALLENGE:
                price = 1 + cost_of(s, d, player, spell)
                rate = 12 * spell_power(d, spell) // price
                if price <= left and rate > best_rate:
                    best = spell
                    best_rate = rate
        if best == NONE:
            break
        price = 1 + cost_of(s, d, player, best)
        cards &= ~one_of(cards & d.spells_of[best])
        left -= price
        used += price
        added += spell_power(d, best)
    return added | used << 16


@rule
def defeat(s: State, d: Deck, player: int) -> int:
    """Return the value of losing a Challenge, usually negative."""
    lost = -wound(s, player) + pull(s, d, player, LOSSES)
    return lost + effects_worth(s, d, DANCERS_AT + s.dancer[player], player, ON_LOSE)


@rule
def guardian_spoils(s: State, d: Deck, player: int) -> int:
    """Return the value of beating the top Guardian."""
    total = treasure_worth(d, s.next_guardian)
    total += pull(s, d, player, TREASURES) + pull(s, d, player, GUARDIANS)
    if room_for(s, d, player) > 0:
        total += A_SPELL
    return total + effects_worth(s, d, DANCERS_AT + s.dancer[player], player, ON_WIN)


@rule
def duel_spoils(s: State, d: Deck, player: int, other: int) -> int:
    """Return the value of beating another Dancer, mainly the counter."""
    total = A_COUNTER - A_SPELL + pull(s, d, player, COUNTERS) + pull(s, d, player, DUELS)
    if room_for(s, d, player) > 0:
        total += A_SPELL
    total += effects_worth(s, d, DANCERS_AT + s.dancer[player], player, ON_WIN)
    return total + wound(s, other) * grudge(s, d, player, other) // 100


@rule
def against_guardian(s: State, d: Deck, player: int, total: int, power: int) -> int:
    """Return the expected value of this total against a Guardian's power and a flip."""
    won = 0
    lost = 0
    unseen = 0
    hidden = ~(s.tomb | s.hand[player] | s.counters[player])
    for spell in range(d.spell_kinds):
        number = count_bits(d.spells_of[spell] & hidden)
        unseen += number
        if total > power + d.level[spell]:
            won += number
        elif total < power + d.level[spell]:
            lost += number
    if unseen == 0:
        return guardian_spoils(s, d, player) if total > power else 0
    gain = won * guardian_spoils(s, d, player) + lost * defeat(s, d, player)
    return gain // unseen


@rule
def against_dancer(s: State, d: Deck, player: int, other: int, lead: int) -> int:
    """Return the expected value of a duel with a possible answer; the lead is in hundredths."""
    lead -= HIDDEN_SPELL * s.hand_size[other]
    if s.shown[other] == 0:
        lead -= HIDDEN_MASK
    percent = 50 + lead // 6
    percent = 4 if percent < 4 else percent
    percent = 96 if percent > 96 else percent
    won = percent * duel_spoils(s, d, player, other)
    return (won + (100 - percent) * defeat(s, d, player)) // 100


@rule
def tower_worth(s: State, d: Deck, player: int) -> int:
    """Return the value of the Tower for a player with this hand."""
    power = d.power[GUARDIANS_AT + s.next_guardian]
    bare = bare_strength(s, d, player)
    best = against_guardian(s, d, player, bare, power)
    for margin in range(1, 5):
        if bare < power + margin:
            added = boost(s, d, player, power + margin - bare)
            total = bare + (added & 0xFFFF)
            value = against_guardian(s, d, player, total, power) - A_SPELL * (added >> 16)
            best = value if value > best else best
    return best


@rule
def duel_worth(s: State, d: Deck, player: int, other: int) -> int:
    """Return the value of challenging this player, with the help of the hand."""
    lead = 100 * (bare_strength(s, d, player) - bare_strength(s, d, other))
    best = against_dancer(s, d, player, other, lead)
    added = boost(s, d, player, ENOUGH)
    value = against_dancer(s, d, player, other, lead + 100 * (added & 0xFFFF))
    value -= A_SPELL * (added >> 16)
    return value if value > best else best


@rule
def best_duel(s: State, d: Deck, player: int) -> int:
    """Return the value of the best duel; 0 if none is worth it."""
    best = 0
    for other in range(s.players):
        if other != player and standing(s, d, other, SHIELD) <= 0:
            value = duel_worth(s, d, player, other)
            best = value if value > best else best
    return best


@rule
def bout_worth(s: State, d: Deck, player: int, total: int) -> int:
    """Return the value of the current Challenge if a player ends it with this total."""
    if s.challenged == GUARDIAN:
        power = d.power[GUARDIANS_AT + s.next_guardian] + s.bonus[1]
        return against_guardian(s, d, player, total, power)
    if s.challenger == player:
        lead = 100 * (total - strength(s, d, s.challenged, 1))
        return against_dancer(s, d, player, s.challenged, lead)
    theirs = strength(s, d, s.challenger, 0)
    if total > theirs:
        return duel_spoils(s, d, player, s.challenger)
    return defeat(s, d, player) if total < theirs else 0


@rule
def bout_needed(s: State, d: Deck, player: int, total: int) -> int:
    """Return by how much a total must grow to win as surely as possible."""
    if s.challenged == GUARDIAN:
        return d.power[GUARDIANS_AT + s.next_guardian] + s.bonus[1] + 3 - total
    if s.challenger == player:
        hidden = HIDDEN_SPELL * s.hand_size[s.challenged] // 100
        return strength(s, d, s.challenged, 1) + hidden + 1 - total
    return strength(s, d, s.challenger, 0) + 1 - total
