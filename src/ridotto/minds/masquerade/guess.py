"""A mind's own copy of the state, which follows the events it hears.

Hidden places are filled with cards that might lie there. When an event shows otherwise, the two
cards are swapped as if they had always been that way. So the copy always agrees with all that the
mind has seen, and its pending decision is the real one.
"""

from __future__ import annotations

import random
from collections import deque
from typing import Any, Final

from msgspec import UNSET, to_builtins

from ridotto.games.masquerade import events as e
from ridotto.games.masquerade.deck.library import Cards, from_data, shipped
from ridotto.games.masquerade.journal import is_full, more_room, read_journal
from ridotto.minds.masquerade.reading import Lost, Reading
from ridotto.minds.masquerade.singles import Singles
from ridotto.minds.mind import Asked, Start
from ridotto.rules.masquerade import journal as j
from ridotto.rules.masquerade.actions import ASK_NOBODY, CAST, CHOOSE, DECISIONS
from ridotto.rules.masquerade.deck import MOST_SPELLS, ORDERS, SPELLS_AT
from ridotto.rules.masquerade.state import SHUFFLES, State, empty_state
from ridotto.rules.masquerade.turns import act, deal

#: The index of the Spell in a journal line, by kind of note.
_SPELL_AT: Final = {
    j.NOTE_DRAW: 24, j.NOTE_CAST: 24, j.NOTE_PAY: 24, j.NOTE_DISCARD: 24, j.NOTE_GIVE: 40,
    j.NOTE_BURY: 24, j.NOTE_LAY: 24, j.NOTE_SALVAGE: 24, j.NOTE_LOOK: 24, j.NOTE_FIND: 24,
    j.NOTE_FLIP: 8,
}  # fmt: skip
_MASK_AT: Final = {j.NOTE_REVEAL: 24, j.NOTE_GLIMPSE: 40, j.NOTE_MASK: 24}
#: The only ways in which several Spells may move at once.
_AT_ONCE: Final = (j.NOTE_PAY, j.NOTE_DISCARD, j.NOTE_GIVE, j.NOTE_BURY)
_PARTING: Final = (e.Cast, e.Pay, e.Discard, e.Bury, e.Lay)
#: More corrections than any action can need.
_TRIES: Final = 200


def deck_of(start: Start) -> Cards:
    """Return the deck of a game."""
    deck = start.setup.get("deck")
    if deck is None or deck == _shipped_data():
        return shipped()
    return from_data(deck)


def _shipped_data() -> Any:
    return to_builtins(shipped().file)


class Guess:
    """The knowledge of one seat, as a state that the rules can continue from.

    ``held`` are hidden Spell cards whose place is known; ``masks`` are the Masks whose place is
    known.
    """

    def __init__(self, start: Start) -> None:
        self.me = start.you
        self.cards = deck_of(start)
        self._singles = Singles(self.cards)
        self._tables = self._singles.tables
        self._players = int(start.setup["players"])
        self._limit = int((start.setup.get("options") or {}).get("turn_limit") or 0)
        self._chance = random.Random(f"guess/{start.seed}/{start.you}")
        self._heard: deque[Any] = deque()
        self._s: State | None = None
        self._answering = False
        self._action = 0
        self.intent = 0
        self.held = 0
        self.masks = 0

    def hear(self, event: Any) -> None:
        """Queue an event until it is needed."""
        self._heard.append(event)

    def follow(self, asked: Asked) -> State:
        """Return the state at this decision, with the original deck; raises :exc:`Lost`."""
        if self._s is None:
            self._lay_out()
        while self._heard or self._answering or not self._is_at(asked):
            self._answering = False
            if self._state.decision == ASK_NOBODY:
                raise Lost("the game is over here and goes on there")
            self._do(Reading(self._state, self, self._heard).answer())
        self._answering = True
        return self._singles.merged(self._state)

    def sure_of(self) -> list[int]:
        """Return the Spell cards known to be in each hand."""
        s = self._state
        return [
            hand if player == self.me else hand & self.held
            for player, hand in enumerate(s.hand[: s.players])
        ]

    @property
    def _state(self) -> State:
        assert self._s is not None
        return self._s

    def _is_at(self, asked: Asked) -> bool:
        s = self._state
        return s.decider == self.me and DECISIONS[s.decision] == asked.decision

    # The deal

    def _lay_out(self) -> None:
        dealt = self._heard.popleft()
        if not isinstance(dealt, e.Deal):
            raise Lost("there was no deal")
        masks = list(range(self._tables.masks))
        for player in range(self._players):
            mask = self._heard.popleft().mask
            if player == self.me and mask is not UNSET:
                own = dealt.masks.index(mask)
                self.masks |= 1 << own
                masks[own], masks[player] = masks[player], own
        orders = [order - 1 for order in dealt.orders]
        orders += [order for order in range(ORDERS) if order not in orders]
        shuffles = [0] * (SHUFFLES * MOST_SPELLS)
        for number in range(SHUFFLES):
            spells = range(self._tables.spell_cards)
            order = self._chance.sample(spells, len(spells))
            shuffles[number * MOST_SPELLS : number * MOST_SPELLS + len(spells)] = order
        s = empty_state(self._players, noting=True, turn_limit=self._limit)
        deal(s, self._tables, masks, orders, shuffles)
        self._s = s
        if not self._agrees(s, s):
            raise Lost("the deal went otherwise")

    # One action and its events

    def _do(self, action: int) -> None:
        before = self._state
        self._action = action
        for _ in range(_TRIES):
            after = self._after(before)
            if self._agrees(before, after):
                self._s = after
                return
        raise Lost("what was heard cannot be")

    def _after(self, before: State) -> State:
        after = before.copy()
        act(after, self._tables, self._action)
        if not is_full(after):
            return after
        more_room(before)
        return self._after(before)

    def _agrees(self, before: State, after: State) -> bool:
        """Check the action against its events; on a mismatch, swap the first card that differs."""
        events = read_journal(after, self._singles)
        # Cards that the events have shown so far, and those since the last renewal.
        seen = renewal = fresh = renewed = 0
        tomb = before.tomb | before.casting
        for place, event in enumerate(events):
            if place == len(self._heard):
                raise Lost("less was heard than happened")
            line, heard = after.journal[place], self._heard[place]
            if e.VISIBILITY.as_seen(event, self.me) != heard:
                lines = after.journal[: after.noted]
                self._mend(before, lines, place, seen, renewal, renewed & ~fresh)
                return False
            if isinstance(event, e.Renew):
                renewal, fresh, renewed, tomb = event.renewals, 0, tomb, 0
            card = _spell_in(line)
            if card and getattr(heard, "spell", UNSET) is not UNSET:
                seen |= card
                fresh |= card
                if isinstance(heard, e.Salvage):
                    tomb &= ~card
                elif isinstance(heard, (*_PARTING, e.Flip)):
                    tomb |= card
        for place in range(len(events)):
            self._learn(after.journal[place], self._heard.popleft())
        self.held &= after.given | after.looked | self._others(after)
        return True

    def _others(self, s: State) -> int:
        cards = 0
        for player in range(s.players):
            if player != self.me:
                cards |= s.hand[player]
        return cards

    def _learn(self, line: int, heard: Any) -> None:
        """Remember the cards shown that stay hidden from others."""
        if isinstance(heard, e.Give | e.Salvage | e.Look) and heard.spell is not UNSET:
            self.held |= _spell_in(line)
        elif isinstance(heard, _PARTING):
            # It may be drawn again before this action is over.
            self.held &= ~_spell_in(line)
        elif isinstance(heard, e.Glimpse | e.Mask | e.Reveal) and heard.mask is not UNSET:
            self.masks |= 1 << (line >> _MASK_AT[line & 0xFF] & 0xFFFF)

    # Corrections

    def _mend(
        self, s: State, lines: list[int], place: int, seen: int, renewal: int, renewed: int
    ) -> None:
        """Swap the card noted in a line for one from the events."""
        line, heard = lines[place], self._heard[place]
        if _spell_in(line) and getattr(heard, "spell", None) not in (None, UNSET):
            start = _start_of_move(lines, place)
            for line in lines[start:place]:
                seen &= ~_spell_in(line)
            free = self.unknown(s) & ~seen
            card, name, settled = self._at_odds(lines, start, free)
            wanted = self.named(name)
            if card & free:
                self._exchange_all(s, _one(wanted & free & ~settled), card)
            elif renewal:
                # It lay face up in the Tomb, so only the shuffle can have put it there. A Spell
                # still being cast is not in the Tomb yet.
                buried = wanted & renewed & ~(s.casting | self._cast_now())
                self._reorder(s, renewal, _one(buried or wanted & renewed), card)
            else:
                raise Lost(f"{heard} cannot be")
        elif line & 0xFF in _MASK_AT and getattr(heard, "mask", UNSET) is not UNSET:
            mask = line >> _MASK_AT[line & 0xFF] & 0xFFFF
            self.exchange_masks(s, self._mask_named(heard.mask), mask)
        else:
            raise Lost(f"{heard} was not to be expected")

    def _cast_now(self) -> int:
        """Return the Spell that the action casts, if any."""
        spell = self._action - CAST
        return 1 << spell if 0 <= spell < MOST_SPELLS else 0

    def _exchange_all(self, s: State, one: int, other: int) -> None:
        """Swap two cards everywhere, including in the action itself."""
        self.exchange(s, one, other)
        if CAST <= self._action < CHOOSE:
            kind, number = divmod(self._action - CAST, MOST_SPELLS)
            if 1 << number in (one, other):
                number = (one if other == 1 << number else other).bit_length() - 1
                self._action = CAST + kind * MOST_SPELLS + number

    def _at_odds(self, lines: list[int], place: int, free: int) -> tuple[int, str, int]:
        """Return a card from this line on that the events do not name, and a name they have
        instead.

        The third value is the set of cards noted with it that the events do name.

        Several cards that move at once are noted by kind, so the wrong one can only be found after
        comparing all of them.
        """
        if lines[place] & 0xFF not in _AT_ONCE:
            return _spell_in(lines[place]), self._heard[place].spell, 0
        noted, names, settled = [], [], 0
        for line, heard in zip(lines[place:], list(self._heard)[place:], strict=False):
            if not _same_move(line, lines[place]) or type(heard) is not type(self._heard[place]):
                break
            noted.append(_spell_in(line))
            names.append(heard.spell)
        # Cards with a certain place are right.
        for card in sorted(noted, key=lambda card: card & free):
            name = self._singles.ids[SPELLS_AT + card.bit_length() - 1]
            if name in names:
                names.remove(name)
                noted.remove(card)
                settled |= card
        if not noted:
            raise Lost("cards went in another order")
        return noted[0], names[0], settled

    def unknown(self, s: State) -> int:
        """Return the Spell cards that might be in any hidden place."""
        open_to_me = s.hand[self.me] | s.counters[self.me] | s.tomb | s.casting | self.held
        return ((1 << self._tables.spell_cards) - 1) & ~open_to_me

    def named(self, spell: str) -> int:
        """Return all cards of this name."""
        file = self.cards.file.spell
        kinds = self.cards.tables.spells_of
        return sum(kinds[kind] for kind, card in enumerate(file) if card.id == spell)

    def _mask_named(self, name: str) -> int:
        return next(place for place, mask in enumerate(self.cards.file.mask) if mask.id == name)

    def exchange(self, s: State, one: int, other: int) -> None:
        """Swap two cards, each given as a set of one."""
        both = one | other
        for row in (s.hand, s.counters):
            for player in range(s.players):
                row[player] = _crossed(row[player], both)
        s.tomb, s.casting = _crossed(s.tomb, both), _crossed(s.casting, both)
        s.given, s.looked = _crossed(s.given, both), _crossed(s.looked, both)
        numbers = one.bit_length() - 1, other.bit_length() - 1
        s.pile[: s.pile_size] = [
            numbers[1 - numbers.index(card)] if card in numbers else card
            for card in s.pile[: s.pile_size]
        ]

    def _reorder(self, s: State, renewal: int, one: int, other: int) -> None:
        """Swap two cards in the shuffled order of a renewal."""
        start = renewal % SHUFFLES * MOST_SPELLS
        row = s.shuffles[start : start + self._tables.spell_cards]
        first, second = row.index(one.bit_length() - 1), row.index(other.bit_length() - 1)
        row[first], row[second] = row[second], row[first]
        s.shuffles[start : start + len(row)] = row

    def exchange_masks(self, s: State, one: int, other: int) -> None:
        """Swap two Masks."""
        swapped = {one: other, other: one}
        for row in (s.mask, s.masks_aside):
            length = s.players if row is s.mask else s.masks_left
            row[:length] = [swapped.get(mask, mask) for mask in row[:length]]


def _spell_in(line: int) -> int:
    """Return the Spell card noted in a line, as a set of one; 0 if there is none."""
    what = line & 0xFF
    if what not in _SPELL_AT:
        return 0
    number = line >> _SPELL_AT[what] & 0xFFFF
    return (1 << number) >> 1 if what == j.NOTE_FLIP else 1 << number


def _start_of_move(lines: list[int], place: int) -> int:
    """Return the first line of the cards that move together with this one."""
    if lines[place] & 0xFF in _AT_ONCE:
        while place > 0 and _same_move(lines[place - 1], lines[place]):
            place -= 1
    return place


def _same_move(line: int, other: int) -> bool:
    """Check whether two lines note cards that move together."""
    shift = _SPELL_AT[other & 0xFF]
    return line & (1 << shift) - 1 == other & (1 << shift) - 1


def _one(cards: int) -> int:
    if cards == 0:
        raise Lost("no such card can be there")
    return cards & -cards


def _crossed(cards: int, both: int) -> int:
    """Return a set after swapping two cards."""
    return cards if cards & both in (0, both) else cards ^ both
