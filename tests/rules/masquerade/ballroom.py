"""Balls for the tests: small decks, set positions, and play in the words of the cards.

Players are numbered from 0. Unless a test says otherwise there are three, the Orders dealt are
1, 2, 3 so that the turn runs 0, 1, 2, player p dances ``dancer-p`` behind ``mask-p``, and no
card does anything. After every answer the table is looked at for anything unsound.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ridotto.games.masquerade.deck.library import Cards, from_data
from ridotto.rules.masquerade import actions as a
from ridotto.rules.masquerade import deck as tables
from ridotto.rules.masquerade import journal
from ridotto.rules.masquerade.state import PHASES, REASONS, SHUFFLES, State, empty_state
from ridotto.rules.masquerade.turns import act, deal, is_legal
from ridotto.rules.masquerade.vocabulary import COUNTERS, HAND, TREASURES
from rules.masquerade.soundness import fault
from rules.masquerade.soundness_faults import FAULTS, SOUND

NOTES = {
    value: name.removeprefix("NOTE_").lower()
    for name, value in vars(journal).items()
    if name.startswith("NOTE_")
}
#: What an answer's words begin with, and its first number.
VERBS = {
    "pick": a.PICK,
    "resolve": a.RESOLVE,
    "cast": a.CAST,
    "pay": a.PAY,
    "discard": a.DISCARD,
    "give": a.GIVE,
    "keep": a.KEEP,
    "lay": a.LAY,
    "take": a.TAKE,
    "choose": a.CHOOSE,
}


# Cards


def card(name: str, *effects: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """Return a card with this id, these effects and other fields."""
    told = {"id": name, "name": name, **fields}
    return {**told, "effects": list(effects)} if effects else told


def effect(
    when: str, what: str, amount: int = 1, whom: str = "self", if_: str = ""
) -> dict[str, Any]:
    """Return an effect; ``if_`` is its condition."""
    condition = {"if": if_} if if_ else {}
    return {"when": when, "what": what, "whom": whom, "amount": amount, **condition}


def always(what: str, amount: int = 1, if_: str = "") -> dict[str, Any]:
    return effect("always", what, amount, if_=if_)


def spell(
    name: str, *effects: dict[str, Any], level: int = 0, phase: str = "spell", copies: int = 1
) -> dict[str, Any]:
    return card(name, *effects, level=level, phase=phase, copies=copies)


def guardian(number: int, *effects: dict[str, Any], power: int = 2, vp: int = 1) -> dict[str, Any]:
    """Return the Guardian ``guardian-1`` with the Treasure ``treasure-1`` on its other side."""
    treasure = card(f"treasure-{number}", *effects, vp=vp)
    return card(f"guardian-{number}", number=number, power=power, treasure=treasure)


def mask(number: int, if_: str = "turn at-least 99", *, vp: int = 2, bonus: int = 3) -> Any:
    return card(f"mask-{number}", vp=vp, bonus=bonus, **{"if": if_})


def dancer(number: int, *effects: dict[str, Any], power: int = 3) -> dict[str, Any]:
    return card(f"dancer-{number}", *effects, power=power)


def order(number: int, *effects: dict[str, Any]) -> dict[str, Any]:
    return card(f"order-{number}", *effects, number=number)


def stage(name: str, *effects: dict[str, Any], room: int = 5, role: str = "none") -> dict[str, Any]:
    return card(name, *effects, room=room, role=role)


#: Cards that do nothing. A card of a test takes the place of the one with its id, or is added.
PLAIN: dict[str, list[dict[str, Any]]] = {
    "mask": [mask(number) for number in range(6)],
    "dancer": [dancer(number) for number in range(6)],
    "stage": [
        stage("tower", room=2, role="tower"),
        stage("arena", room=2, role="arena"),
        stage("chapel", room=1, role="chapel"),
        stage("hall"),
    ],
    "order": [order(number) for number in range(1, 6)],
    "spell": [
        spell("zero", copies=6),
        spell("one", level=1, copies=4),
        spell("two", level=2, copies=4),
        spell("three", level=3, copies=4),
        spell("fight", effect("cast", "power", 2), phase="challenge", copies=3),
    ],
    "event": [card(f"event-{number}") for number in range(7)],
    "emblem": [],
    "guardian": [guardian(number) for number in range(1, 6)],
}


def deck(**changes: Iterable[dict[str, Any]]) -> dict[str, Any]:
    """Return a deck of plain cards and these; ``only_spell=`` leaves out all others."""
    data: dict[str, Any] = {"name": "A deck for a test"}
    for kind, plain in PLAIN.items():
        own = {each["id"]: each for each in changes.get(kind, ())}
        cards = [own.pop(each["id"], each) for each in plain]
        data[kind] = list(changes.get(f"only_{kind}", [*cards, *own.values()]))
    return data


# Balls


class Ball:
    """A game with any deck in plain Python, which takes and returns card ids."""

    def __init__(
        self,
        data: dict[str, Any] | None = None,
        *,
        players: int = 3,
        orders: tuple[int, ...] = (1, 2, 3, 4, 5),
        dancers: bool = True,
        turn_limit: int = 0,
    ) -> None:
        self.cards: Cards = from_data(deck() if data is None else data)
        self.d = self.cards.tables
        self.s: State = empty_state(players, noting=True, turn_limit=turn_limit)
        self.ids = dict(self.cards.ids)
        for place, treasure in enumerate(self.cards.treasure_ids):
            self.ids[tables.GUARDIANS_AT + place] = treasure
        self.numbers = {name: number for number, name in self.ids.items()}
        dealt = [order - 1 for order in orders]
        self.deal_anew(range(self.d.masks), dealt, [range(self.d.spell_cards)] * SHUFFLES)
        while dancers and self.asked == "dancer":
            self.do(f"pick dancer-{self.decider}")

    def deal_anew(
        self, masks: Sequence[int], orders: Sequence[int], shuffles: Sequence[Sequence[int]]
    ) -> None:
        """Deal Masks and Orders by player and Spells by shuffle, the top of the deck last."""
        lack = [0] * (tables.MOST_SPELLS - self.d.spell_cards)
        rows = [card for row in shuffles for card in (*row, *lack)]
        deal(self.s, self.d, list(masks), list(orders), rows)
        self.history = self.noted()

    # Answers

    @property
    def asked(self) -> str:
        return a.DECISIONS[self.s.decision]

    @property
    def decider(self) -> int:
        return self.s.decider

    @property
    def question(self) -> tuple[str, int]:
        return self.asked, self.decider

    @property
    def legal(self) -> list[str]:
        return [self.words_of(action) for action in self.s.legal[: self.s.legal_count]]

    def words_of(self, action: int) -> str:
        if action == a.DONE:
            return "done"
        if action == a.REVEAL:
            return "reveal"
        verb = max((start, verb) for verb, start in VERBS.items() if start <= action)[1]
        number = action - VERBS[verb]
        if verb == "choose":
            return f"choose {number}"
        if verb not in ("pick", "resolve"):
            number += tables.SPELLS_AT
        return f"{verb} {self.ids[number]}"

    def do(self, *answers: str) -> Ball:
        """Give these answers in turn, each as the player who is asked."""
        for words in answers:
            legal = {self.words_of(action): action for action in self.s.legal[: self.s.legal_count]}
            assert words in legal, f"{words} is not among {list(legal)} for {self.question}"
            assert is_legal(self.s, legal[words])
            act(self.s, self.d, legal[words])
            self.history += self.noted()
            found = fault(self.s, self.d)
            assert found == SOUND, FAULTS[found]
        return self

    def dance(self, *stages: str) -> Ball:
        """Send the Dancers to these Stages in turn; first take the lowest Orders if asked."""
        for name in stages:
            while self.asked == "order":
                self.do(self.legal[0])
            assert self.asked == "stage", self.question
            self.do(f"pick {name}")
        return self

    def until(self, asked: str, decider: int | None = None) -> Ball:
        """Go on in the dullest way until this is asked: do nothing, go to the hall."""
        for _ in range(500):
            if self.asked == asked and decider in (None, self.decider):
                return self
            assert not self.over, f"never asked: {asked}"
            dull = [words for words in ("done", "pick hall") if words in self.legal]
            self.do(dull[0] if dull else self.legal[0])
        raise AssertionError(f"never asked: {asked}")

    def next_turn(self) -> Ball:
        turn = self.s.turn
        while self.s.turn == turn and not self.over:
            dull = [words for words in ("done", "pick hall") if words in self.legal]
            self.do(dull[0] if dull else self.legal[0])
        return self

    # Positions

    def hold(self, player: int, *spells: str) -> Ball:
        """Put Spells out of the deck into a hand."""
        for name in spells:
            self.s.hand[player] |= 1 << self._out_of_pile(name)
            self.s.hand_size[player] += 1
            self.s.stale |= 1 << HAND
        return self

    def lay(self, player: int, *spells: str) -> Ball:
        """Put Spells out of the deck down as counters."""
        for name in spells:
            self.s.counters[player] |= 1 << self._out_of_pile(name)
            self.s.counter_count[player] += 1
            self.s.stale |= 1 << COUNTERS
        return self

    def bury(self, *spells: str) -> Ball:
        """Put Spells out of the deck into the Tomb."""
        for name in spells:
            self.s.tomb |= 1 << self._out_of_pile(name)
        return self

    def bury_all_but(self, left: int) -> Ball:
        """Leave this many Spells in the deck and move the others to the Tomb."""
        return self.bury(*self.pile[left:])

    def top(self, *spells: str) -> Ball:
        """Put Spells of the deck on its top, the first uppermost."""
        for name in reversed(spells):
            taken = self._out_of_pile(name)
            self.s.pile[self.s.pile_size] = taken
            self.s.pile_size += 1
        return self

    def treasure(self, player: int, *treasures: str) -> Ball:
        """Let a player have the next Treasures."""
        for name in treasures:
            number = self.numbers[name] - tables.GUARDIANS_AT
            assert number == self.s.next_guardian, "Guardians are beaten in their order"
            self.s.treasures[player] |= 1 << number
            self.s.next_guardian += 1
            self.s.stale |= 1 << TREASURES
        return self

    def _out_of_pile(self, name: str) -> int:
        kind = self.numbers[name] - tables.SPELLS_AT
        pile = self.s.pile[: self.s.pile_size]
        taken = next(number for number in reversed(pile) if self.d.spell_of[number] == kind)
        pile.remove(taken)
        self.s.pile[: len(pile)] = pile
        self.s.pile_size -= 1
        return taken

    # What can be said of a ball

    def spells(self, bits: int) -> list[str]:
        return [
            self.ids[self.d.spell_of[number] + tables.SPELLS_AT]
            for number in range(self.d.spell_cards)
            if bits >> number & 1
        ]

    def hand(self, player: int) -> list[str]:
        return self.spells(self.s.hand[player])

    def counters(self, player: int) -> list[str]:
        return self.spells(self.s.counters[player])

    @property
    def tomb(self) -> list[str]:
        return self.spells(self.s.tomb)

    @property
    def pile(self) -> list[str]:
        """Return the pile from the top down."""
        numbers = self.s.pile[: self.s.pile_size][::-1]
        return [self.ids[self.d.spell_of[number] + tables.SPELLS_AT] for number in numbers]

    def treasures(self, player: int) -> list[str]:
        held = self.s.treasures[player]
        return [name for place, name in enumerate(self.cards.treasure_ids) if held >> place & 1]

    def emblem(self, name: str) -> int:
        return self.s.emblem_at[self.numbers[name] - tables.EMBLEMS_AT]

    def dancer(self, player: int) -> str:
        return self.ids[tables.DANCERS_AT + self.s.dancer[player]]

    def mask(self, player: int) -> str:
        return self.ids[tables.MASKS_AT + self.s.mask[player]]

    def at(self, player: int) -> str | None:
        place = self.s.at[player]
        return None if place < 0 else self.ids[tables.STAGES_AT + place]

    @property
    def line(self) -> list[int]:
        return self.s.line[: self.s.players]

    @property
    def phase(self) -> str:
        return PHASES[self.s.phase]

    @property
    def over(self) -> bool:
        return self.asked == "over"

    @property
    def reason(self) -> str:
        return REASONS[self.s.reason]

    @property
    def winners(self) -> list[int]:
        return [player for player in range(self.s.players) if self.s.winners >> player & 1]

    @property
    def scores(self) -> list[int]:
        return self.s.score[: self.s.players]

    def noted(self) -> list[tuple[Any, ...]]:
        """Return the notes of the last answer: the name of each and its numbers."""
        lines = self.s.journal[: self.s.noted]
        return [
            (NOTES[line & 0xFF], line >> 8 & 0xFFFF, line >> 24 & 0xFFFF, line >> 40)
            for line in lines
        ]

    def happened(self, *words: str) -> list[tuple[Any, ...]]:
        """Return the notes of these kinds that followed the last answer."""
        return [each for each in self.noted() if each[0] in words]

    @property
    def totals(self) -> tuple[int, int]:
        """Return the totals of the last Challenge."""
        clash = [each for each in self.history if each[0] == "clash"][-1]
        return clash[1] - journal.TOTALS_FROM, clash[2] - journal.TOTALS_FROM
