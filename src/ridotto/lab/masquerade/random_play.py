"""Random play of Masquerade, game after game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from ridotto.games.masquerade.deck.library import Cards, from_data
from ridotto.lab.counts import WIN, Counts, Order, count_lengths
from ridotto.rules.chance import advance, below, shuffle, stream
from ridotto.rules.masquerade.actions import ASK_NOBODY
from ridotto.rules.masquerade.deck import (
    CARDS,
    EMBLEMS_AT,
    EVENTS_AT,
    GUARDIANS_AT,
    MOST_DANCERS,
    MOST_MASKS,
    MOST_PLAYERS,
    MOST_SPELLS,
    ORDERS,
    SPELLS_AT,
    STAGES_AT,
    Deck,
    pack_deck,
)
from ridotto.rules.masquerade.journal import (
    NOTE_CAST,
    NOTE_DANCER,
    NOTE_EVENT,
    NOTE_STAGE,
    NOTE_TREASURE,
)
from ridotto.rules.masquerade.phases import mask_points
from ridotto.rules.masquerade.state import (
    GUARDIAN,
    NONE,
    REASONS,
    SHUFFLES,
    State,
    empty_state,
    pack,
)
from ridotto.rules.masquerade.turns import act, deal
from ridotto.rules.speed import jitted, rule


@rule
def play_out(s: State, d: Deck, chance: int) -> int:
    """Play uniformly random legal decisions to the end; return their number."""
    decisions = 0
    while s.decision != ASK_NOBODY:
        chance = advance(chance)
        act(s, d, s.legal[below(chance, s.legal_count)])
        decisions += 1
    return decisions


@rule
def shuffle_all(
    d: Deck,
    masks: list[int],
    orders: list[int],
    spells: list[int],
    shuffles: list[int],
    chance: int,
) -> int:
    """Shuffle Masks, Orders and all possible Spell decks; return the generator state."""
    chance = shuffle(masks, d.masks, chance)
    chance = shuffle(orders, ORDERS, chance)
    for number in range(SHUFFLES):
        chance = shuffle(spells, d.spell_cards, chance)
        for place in range(d.spell_cards):
            shuffles[number * MOST_SPELLS + place] = spells[place]
    return chance


@rule
def play_random_game(
    s: State,
    d: Deck,
    masks: list[int],
    orders: list[int],
    spells: list[int],
    shuffles: list[int],
    chance: int,
) -> int:
    """Shuffle everything, deal and play one game; return the number of decisions."""
    chance = shuffle_all(d, masks, orders, spells, shuffles, chance)
    deal(s, d, masks, orders, shuffles)
    return play_out(s, d, chance)


#: Indices of the counts in a tally of integers.
DECIDED: Final = 0  # total decisions
ENDED: Final = 1  # + reason: games
SEAT_WON: Final = ENDED + len(REASONS)  # + player: parts of a win, as in all ``WON`` counts
ORDER_WON: Final = SEAT_WON + MOST_PLAYERS  # + Order dealt
ORDER_SAT: Final = ORDER_WON + ORDERS  # + Order dealt: games, as in all ``SAT`` counts
DANCER_WON: Final = ORDER_SAT + ORDERS  # + Dancer picked
DANCER_SAT: Final = DANCER_WON + MOST_DANCERS
MASK_WON: Final = DANCER_SAT + MOST_DANCERS  # + Mask dealt
MASK_SAT: Final = MASK_WON + MOST_MASKS
MASK_KEPT: Final = MASK_SAT + MOST_MASKS  # + Mask dealt that scored for its first owner
USED: Final = MASK_KEPT + MOST_MASKS  # + card: number of times
TALLY: Final = USED + CARDS

#: Few turns ask for more decisions; longer games are counted with the longest.
MOST_DECISIONS_A_TURN: Final = 64


@rule
def play_batch(
    s: State,
    d: Deck,
    masks: list[int],
    orders: list[int],
    spells: list[int],
    shuffles: list[int],
    picked: list[int],
    seed: int,
    first_game: int,
    games: int,
    tally: list[int],
    turns: list[int],
    decisions: list[int],
) -> None:
    """Play these games of a seed and add them to the tallies.

    Each game has its own random stream and starts from cards in the order of their numbers, so its
    result does not depend on the worker. ``picked`` is scratch space for the Dancers picked;
    ``turns`` and ``decisions`` count games by their length.
    """
    for number in range(first_game, first_game + games):
        for place in range(d.masks):
            masks[place] = place
        for place in range(ORDERS):
            orders[place] = place
        for place in range(d.spell_cards):
            spells[place] = place
        chance = shuffle_all(d, masks, orders, spells, shuffles, stream(seed, number))
        deal(s, d, masks, orders, shuffles)
        length = play_counting(s, d, picked, tally, chance)
        turns[s.turn] += 1
        decisions[min(length, len(decisions) - 1)] += 1
        count_game(s, d, masks, orders, picked, length, tally)


@rule
def play_counting(s: State, d: Deck, picked: list[int], tally: list[int], chance: int) -> int:
    """Play to the end at random and count the cards used; return the number of decisions."""
    decisions = 0
    count_journal(s, picked, tally)
    while s.decision != ASK_NOBODY:
        chance = advance(chance)
        act(s, d, s.legal[below(chance, s.legal_count)])
        count_journal(s, picked, tally)
        decisions += 1
    return decisions


@rule
def count_journal(s: State, picked: list[int], tally: list[int]) -> None:
    """Count the cards used by the last action and its automatic consequences.

    Automatic steps appear only in the journal.
    """
    for line in range(s.noted):
        note = s.journal[line]
        what = note & 0xFF
        player = note >> 8 & 0xFFFF
        card = note >> 24 & 0xFFFF
        if what == NOTE_CAST:
            tally[USED + SPELLS_AT + card] += 1
        elif what == NOTE_STAGE:
            tally[USED + STAGES_AT + card] += 1
        elif what == NOTE_EVENT:
            tally[USED + EVENTS_AT + card] += 1
        elif what == NOTE_TREASURE:
            if note >> 40 == GUARDIAN:
                tally[USED + GUARDIANS_AT + card] += 1
        elif what == NOTE_DANCER:
            picked[player] = card


@rule
def count_game(
    s: State,
    d: Deck,
    masks: list[int],
    orders: list[int],
    picked: list[int],
    length: int,
    tally: list[int],
) -> None:
    """Add a finished game to the tally."""
    tally[DECIDED] += length
    tally[ENDED + s.reason] += 1
    for emblem in range(d.emblems):
        if s.emblem_at[emblem] != NONE:
            tally[USED + EMBLEMS_AT + emblem] += 1
    for player in range(s.players):
        won = WIN if s.winners >> player & 1 else 0
        tally[SEAT_WON + player] += won
        tally[ORDER_WON + orders[player]] += won
        tally[ORDER_SAT + orders[player]] += 1
        tally[DANCER_WON + picked[player]] += won
        tally[DANCER_SAT + picked[player]] += 1
        mask = masks[player]
        tally[MASK_WON + mask] += won
        tally[MASK_SAT + mask] += 1
        if s.mask[player] == mask and mask_points(s, d, player) > 0:
            tally[MASK_KEPT + mask] += 1


#: The types of card counted as used, and their first numbers.
CARDS_COUNTED: Final = (
    ("stage", STAGES_AT),
    ("spell", SPELLS_AT),
    ("event", EVENTS_AT),
    ("treasure", GUARDIANS_AT),
    ("emblem", EMBLEMS_AT),
)


def ids_of(cards: Cards, kind: str) -> tuple[str, ...]:
    """Return the ids of a deck's cards of one type, in the order of their numbers."""
    if kind == "treasure":
        return cards.treasure_ids
    return tuple(card.id for card in getattr(cards.file, kind))


class RandomPlay:
    """One deck, ready for random play."""

    def __init__(self, order: Order, compiled: bool) -> None:
        self._order = order
        self._cards = from_data(msgspec.json.decode(order.deck))
        # The use of cards is read from the journal.
        table = empty_state(order.players, noting=True, turn_limit=order.turn_limit)
        self._compiled = compiled
        deck = self._cards.tables
        self._table: Any = pack(table)[0] if compiled else table
        self._deck: Any = pack_deck(deck)[0] if compiled else deck

    def play(self, first_game: int, games: int) -> Counts:
        """Play these games of the order's seed and count the results."""
        limit = self._order.turn_limit
        tally, turns, decisions = map(
            self._zeros, (TALLY, limit + 1, limit * MOST_DECISIONS_A_TURN + 1)
        )
        masks, orders, spells, shuffles, picked = map(
            self._zeros, (MOST_MASKS, ORDERS, MOST_SPELLS, SHUFFLES * MOST_SPELLS, MOST_PLAYERS)
        )
        play = jitted(play_batch) if self._compiled else play_batch
        play(
            self._table,
            self._deck,
            masks,
            orders,
            spells,
            shuffles,
            picked,
            self._order.seed,
            first_game,
            games,
            tally,
            turns,
            decisions,
        )
        counts: Counts = Counter(dict(self._counted(list(map(int, tally)))))
        count_lengths(counts, turns, decisions)
        return counts

    def _zeros(self, size: int) -> Any:
        if not self._compiled:
            return [0] * size
        import numpy as np

        return np.zeros(size, dtype=np.int64)

    def _counted(self, tally: list[int]) -> Iterator[tuple[tuple[str, str | int], int]]:
        """Yield the tally by name."""
        cards = self._cards
        yield ("decided", ""), tally[DECIDED]
        for reason in range(1, len(REASONS)):
            yield ("ended", REASONS[reason]), tally[ENDED + reason]
        for player in range(self._order.players):
            yield ("seat-won", player), tally[SEAT_WON + player]
        for order in range(ORDERS):
            yield ("order-won", order + 1), tally[ORDER_WON + order]
            yield ("order-sat", order + 1), tally[ORDER_SAT + order]
        for place, dancer in enumerate(ids_of(cards, "dancer")):
            yield ("dancer-won", dancer), tally[DANCER_WON + place]
            yield ("dancer-sat", dancer), tally[DANCER_SAT + place]
        for place, mask in enumerate(ids_of(cards, "mask")):
            yield ("mask-won", mask), tally[MASK_WON + place]
            yield ("mask-sat", mask), tally[MASK_SAT + place]
            yield ("mask-kept", mask), tally[MASK_KEPT + place]
        for kind, start in CARDS_COUNTED:
            for place, card in enumerate(ids_of(cards, kind)):
                yield (f"{kind}-used", card), tally[USED + start + place]
