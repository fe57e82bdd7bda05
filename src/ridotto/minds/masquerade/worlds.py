"""Worlds that a player of Masquerade cannot tell from the real one."""

from __future__ import annotations

from collections.abc import MutableSequence

from ridotto.rules.chance import advance, below
from ridotto.rules.masquerade.deck import MOST_SPELLS, Deck
from ridotto.rules.masquerade.metrics import count_bits
from ridotto.rules.masquerade.state import SHUFFLES, State
from ridotto.rules.speed import rule


@rule
def copy_state(to: State, s: State, d: Deck) -> None:
    """Copy a state, except for its journal."""
    to.players = s.players
    to.turn_limit = s.turn_limit
    to.noting = 0
    to.noted = 0
    for player in range(s.players):
        copy_player(to, s, player)
    copy_table(to, s, d)
    to.turn = s.turn
    to.phase = s.phase
    to.decision = s.decision
    to.decider = s.decider
    to.legal_count = s.legal_count
    for k in range(s.legal_count):
        to.legal[k] = s.legal[k]
    to.depth = s.depth
    for k in range(s.depth):
        to.tasks[k] = s.tasks[k]
    to.stale = s.stale
    to.reason = s.reason
    to.winners = s.winners
    to.challenger = s.challenger
    to.challenged = s.challenged
    to.bonus[0] = s.bonus[0]
    to.bonus[1] = s.bonus[1]
    to.chosen = s.chosen
    to.moved = s.moved
    to.pending = s.pending
    to.casting = s.casting
    to.given = s.given
    to.looked = s.looked


@rule
def copy_player(to: State, s: State, player: int) -> None:
    """Copy the cards of one player."""
    to.order[player] = s.order[player]
    to.last_order[player] = s.last_order[player]
    to.line[player] = s.line[player]
    to.dancer[player] = s.dancer[player]
    to.at[player] = s.at[player]
    to.life[player] = s.life[player]
    to.mask[player] = s.mask[player]
    to.shown[player] = s.shown[player]
    to.hand[player] = s.hand[player]
    to.hand_size[player] = s.hand_size[player]
    to.counters[player] = s.counters[player]
    to.counter_count[player] = s.counter_count[player]
    to.treasures[player] = s.treasures[player]
    to.duels[player] = s.duels[player]
    to.beaten[player] = s.beaten[player]
    to.casts[player] = s.casts[player]
    to.prophecies[player] = s.prophecies[player]
    to.losses[player] = s.losses[player]
    to.score[player] = s.score[player]


@rule
def copy_table(to: State, s: State, d: Deck) -> None:
    """Copy the cards on the table."""
    to.pile_size = s.pile_size
    for place in range(s.pile_size):
        to.pile[place] = s.pile[place]
    to.tomb = s.tomb
    to.renewals = s.renewals
    for number in range(SHUFFLES):
        for place in range(d.spell_cards):
            to.shuffles[number * MOST_SPELLS + place] = s.shuffles[number * MOST_SPELLS + place]
    to.next_guardian = s.next_guardian
    to.events_left = s.events_left
    to.dancers_aside = s.dancers_aside
    to.masks_left = s.masks_left
    for place in range(s.masks_left):
        to.masks_aside[place] = s.masks_aside[place]
    for emblem in range(d.emblems):
        to.emblem_at[emblem] = s.emblem_at[emblem]


@rule
def mix(cards: MutableSequence[int], start: int, number: int, chance: int) -> int:
    """Shuffle this many cards from an index on; return the generator state."""
    for place in range(number - 1, 0, -1):
        chance = advance(chance)
        other = below(chance, place + 1)
        cards[start + place], cards[start + other] = cards[start + other], cards[start + place]
    return chance


@rule
def imagine_world(
    s: State, d: Deck, me: int, held: int, masks: int, chance: int, pool: MutableSequence[int]
) -> int:
    """Redistribute at random everything that a player cannot see.

    ``held`` are the Spell cards in other hands that the player knows of, ``masks`` the Masks whose
    place they know; their own and revealed ones are always known.
    """
    chance = imagine_spells(s, d, me, held, chance, pool)
    chance = imagine_masks(s, d, me, masks, chance, pool)
    for later in range(1, 4):
        row = (s.renewals + later) % SHUFFLES * MOST_SPELLS
        for place in range(d.spell_cards):
            s.shuffles[row + place] = place
        chance = mix(s.shuffles, row, d.spell_cards, chance)
    return chance


@rule
def imagine_spells(
    s: State, d: Deck, me: int, held: int, chance: int, pool: MutableSequence[int]
) -> int:
    """Redeal the Spells that the player cannot see: hands, counters and the deck."""
    hidden = 0
    for player in range(s.players):
        if player != me:
            hidden |= s.hand[player] & ~held | s.counters[player]
    for place in range(s.pile_size):
        hidden |= 1 << s.pile[place]
    number = 0
    for card in range(d.spell_cards):
        if hidden >> card & 1:
            pool[number] = card
            number += 1
    chance = mix(pool, 0, number, chance)
    for player in range(s.players):
        if player != me:
            known = s.hand[player] & held
            number -= s.hand_size[player] - count_bits(known)
            s.hand[player] = known | gathered(pool, number, s.hand_size[player] - count_bits(known))
            number -= s.counter_count[player]
            s.counters[player] = gathered(pool, number, s.counter_count[player])
    for place in range(s.pile_size):
        s.pile[place] = pool[place]
    return chance


@rule
def gathered(pool: MutableSequence[int], start: int, number: int) -> int:
    """Return this many cards from an index on, as a set."""
    cards = 0
    for place in range(start, start + number):
        cards |= 1 << pool[place]
    return cards


@rule
def imagine_masks(
    s: State, d: Deck, me: int, masks: int, chance: int, pool: MutableSequence[int]
) -> int:
    """Shuffle the Masks that the player cannot see among their places."""
    hidden = 0
    for player in range(s.players):
        if is_hidden_mask(s, me, masks, player):
            hidden |= 1 << s.mask[player]
    for place in range(s.masks_left):
        if not masks >> s.masks_aside[place] & 1:
            hidden |= 1 << s.masks_aside[place]
    number = 0
    for mask in range(d.masks):
        if hidden >> mask & 1:
            pool[number] = mask
            number += 1
    chance = mix(pool, 0, number, chance)
    for place in range(s.masks_left):
        if not masks >> s.masks_aside[place] & 1:
            number -= 1
            s.masks_aside[place] = pool[number]
    for player in range(s.players):
        if hides_one(s, me, hidden, player):
            number -= 1
            s.mask[player] = pool[number]
    return chance


@rule
def hides_one(s: State, me: int, hidden: int, player: int) -> bool:
    """Check whether this player's Mask is one of the hidden ones."""
    return player != me and s.shown[player] == 0 and hidden >> s.mask[player] & 1 == 1


@rule
def is_hidden_mask(s: State, me: int, masks: int, player: int) -> bool:
    """Check whether the viewer does not know this player's Mask."""
    return player != me and s.shown[player] == 0 and not masks >> s.mask[player] & 1
