"""The rules of Masquerade as the loops of environments call them."""

from __future__ import annotations

from typing import Any, Final

from ridotto.envs.masquerade.memory import Memory, meet, remember
from ridotto.rules.chance import below, shuffle
from ridotto.rules.fields import Fields
from ridotto.rules.masquerade.actions import ACTIONS, ASK_NOBODY
from ridotto.rules.masquerade.deck import MOST_MASKS, MOST_SPELLS, ORDERS, Deck
from ridotto.rules.masquerade.state import NONE, SHUFFLES, State
from ridotto.rules.masquerade.turns import act, deal, is_legal
from ridotto.rules.speed import rule

#: Places in the order in which the game numbers the copies of Spells (games/masquerade/setup.py).
NUMBERED: Final = tuple(
    sorted(range(MOST_SPELLS), key=lambda place: (place + 1) * 23 % (MOST_SPELLS + 1))
)


class Start(
    Fields,
    lengths={
        "masks": MOST_MASKS,
        "orders": ORDERS,
        "shuffles": SHUFFLES * MOST_SPELLS,
        "first_card": MOST_SPELLS,
    },
):
    """The starting position of a table's games: the deck, and the deal if it is fixed."""

    __slots__ = ("deck", "first_card", "masks", "orders", "shuffled", "shuffles")

    deck: Deck
    masks: list[int]
    orders: list[int]
    shuffles: list[int]
    shuffled: int  # whether the cards are drawn anew for each game
    first_card: list[int]  # by kind of Spell: its first card

    @classmethod
    def record_type(cls) -> Any:
        """Return the NumPy type with these fields; the deck is a record within it."""
        import numpy as np

        fields: list[Any] = [("deck", Deck.record_type())]
        fields += [
            (field, np.int64, cls.lengths.get(field, ()))
            for field in cls.__slots__
            if field != "deck"
        ]
        return np.dtype(fields)

    def packed(self) -> Any:
        """Return an array of one NumPy record with these numbers."""
        import numpy as np

        array = np.zeros(1, dtype=self.record_type())
        for field in self.__slots__:
            value = getattr(self, field)
            array[0][field] = value.packed()[0] if field == "deck" else value
        return array


@rule
def begin(s: State, k: Memory, start: Start, chance: int) -> int:
    """Deal a new game; return the next generator state."""
    d = start.deck
    # Nothing is in the lists of tasks and of players in line before the deal: they hold the cards.
    if start.shuffled:
        for place in range(d.masks):
            s.tasks[place] = place
        chance = shuffle(s.tasks, d.masks, chance)
        for place in range(ORDERS):
            s.line[place] = place
        chance = shuffle(s.line, ORDERS, chance)
        for number in range(SHUFFLES):
            for place in range(d.spell_cards):
                s.pile[place] = d.spell_of[place]
            chance = shuffle(s.pile, d.spell_cards, chance)
            number_copies(s, k, start, number * MOST_SPELLS)
    else:
        for place in range(d.masks):
            s.tasks[place] = start.masks[place]
        for place in range(ORDERS):
            s.line[place] = start.orders[place]
        for place in range(SHUFFLES * MOST_SPELLS):
            s.shuffles[place] = start.shuffles[place]
    deal(s, d, s.tasks, s.line, s.shuffles)
    meet(k)
    return chance


@rule
def number_copies(s: State, k: Memory, start: Start, first: int) -> None:
    """Write a shuffled order of kinds as one of cards, numbered as the game does."""
    d = start.deck
    for spell in range(d.spell_kinds):
        k.left[spell] = 0
    for card in range(d.spell_cards):
        k.left[d.spell_of[card]] += 1
    for turn in range(MOST_SPELLS):
        place = NUMBERED[turn]
        if place < d.spell_cards:
            spell = s.pile[place]
            k.left[spell] -= 1
            s.shuffles[first + place] = start.first_card[spell] + k.left[spell]


@rule
def learn(s: State, k: Memory, start: Start) -> None:
    """Let the players see the table that they come to."""
    meet(k)


@rule
def play(s: State, k: Memory, start: Start, action: int) -> None:
    """Carry out a legal action and let the players learn from it what they may."""
    act(s, start.deck, action)
    remember(s, k)


@rule
def mover(s: State) -> int:
    """Return the player who decides; -1 when the game is over."""
    return s.decider if s.decision != ASK_NOBODY else NONE


@rule
def allows(s: State, action: int) -> bool:
    """Check whether an action is legal."""
    return is_legal(s, action)


@rule
def mark(s: State, k: Memory, start: Start, marks: Any, row: int) -> None:
    """Mark the legal actions in a row."""
    for action in range(ACTIONS):
        marks[row, action] = 0
    if s.decision != ASK_NOBODY:
        for each in range(s.legal_count):
            marks[row, s.legal[each]] = 1


@rule
def pick(s: State, chance: int) -> int:
    """Return the legal action that a generator state draws, each with the same probability."""
    return s.legal[below(chance, s.legal_count)]
