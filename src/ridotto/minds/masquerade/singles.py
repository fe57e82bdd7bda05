"""A deck in which every Spell card is a kind of its own.

With it, the rules note which card moved, not only its kind, so that a mind can track single cards.
For search, it converts back to the original deck.
"""

from __future__ import annotations

from functools import cached_property

from ridotto.games.masquerade.deck.library import Cards
from ridotto.rules.masquerade.actions import CAST, CHOOSE
from ridotto.rules.masquerade.deck import MOST_SPELLS, SPELLS_AT, Deck
from ridotto.rules.masquerade.state import State
from ridotto.rules.masquerade.tasks import TASK_APPLY, TASK_CARD, TASK_EFFECT, TASK_FINISH

#: Tables by kind of Spell, and those by card number.
_BY_KIND = ("level", "phase_of")
_BY_CARD = ("power", "vp", "first_effect", "last_effect", "standing", "triggers")


class Singles(Cards):
    """The cards of a deck with every Spell card as a kind of its own."""

    def __init__(self, cards: Cards) -> None:
        self.file = cards.file
        self.whole = cards
        self.tables = single_out(cards.tables)

    @cached_property
    def ids(self) -> dict[int, str]:
        """Return the id of every card number; copies of a Spell share one."""
        kinds = self.whole.tables
        ids = {card: name for card, name in self.whole.ids.items() if card < SPELLS_AT}
        for card in range(kinds.spell_cards):
            ids[SPELLS_AT + card] = self.whole.ids[SPELLS_AT + kinds.spell_of[card]]
        return ids

    def merged(self, s: State) -> State:
        """Return the same state for the original deck: Spells by kind again."""
        kinds = self.whole.tables.spell_of
        twin = s.copy()
        for place in range(s.depth):
            twin.tasks[place] = _merged_task(s.tasks[place], kinds)
        legal = dict.fromkeys(_merged_action(number, kinds) for number in s.legal[: s.legal_count])
        for place, number in enumerate(legal):
            twin.legal[place] = number
        twin.legal_count = len(legal)
        return twin


def single_out(d: Deck) -> Deck:
    """Return the tables with every Spell card as a kind of its own."""
    single = d.copy()
    for card in range(d.spell_cards):
        kind = d.spell_of[card]
        for field in _BY_KIND:
            getattr(single, field)[card] = getattr(d, field)[kind]
        for field in _BY_CARD:
            getattr(single, field)[SPELLS_AT + card] = getattr(d, field)[SPELLS_AT + kind]
        single.spell_of[card] = card
        single.spells_of[card] = 1 << card
    single.spell_kinds = d.spell_cards
    return single


def _merged_task(task: int, kinds: list[int]) -> int:
    what = task & 0xFF
    if what == TASK_FINISH:
        return what | kinds[task >> 8 & 0xFFFF] << 8
    if what == TASK_CARD:
        card = task >> 8 & 0xFFFF
        return task + ((_merged_card(card, kinds) - card) << 8)
    if what in (TASK_EFFECT, TASK_APPLY):
        card = task >> 40
        return task + ((_merged_card(card, kinds) - card) << 40)
    return task


def _merged_card(card: int, kinds: list[int]) -> int:
    return card if card < SPELLS_AT else SPELLS_AT + kinds[card - SPELLS_AT]


def _merged_action(number: int, kinds: list[int]) -> int:
    if not CAST <= number < CHOOSE:
        return number
    act, card = divmod(number - CAST, MOST_SPELLS)
    return CAST + act * MOST_SPELLS + kinds[card]
