"""Conversion of the rules' journal into events."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ridotto.games.game import players_in
from ridotto.games.masquerade import events as e
from ridotto.games.masquerade.deck.library import Cards
from ridotto.rules.masquerade import deck as tables
from ridotto.rules.masquerade import journal as j
from ridotto.rules.masquerade.state import GUARDIAN, PHASES, REASONS, State

#: The offset that the rules add to totals, which may be negative.
_CLASH_SHIFT: Final = j.TOTALS_FROM


def is_full(s: State) -> bool:
    """Check whether the last action may have overflowed the journal.

    No realistic deck comes near it; for others, call :func:`more_room` and repeat the action.
    """
    return s.noted == len(s.journal)


def more_room(s: State) -> None:
    """Double the size of the journal."""
    s.journal = [0] * (2 * len(s.journal))


def read_journal(s: State, cards: Cards) -> list[e.Event]:
    """Return the events of the last action, in order."""
    if is_full(s):
        raise RuntimeError(f"one action made {s.noted} things happen, more than can be told")
    reader = _Reader(s, cards)
    return [
        _TELL[line & 0xFF](reader, line >> 8 & 0xFFFF, line >> 24 & 0xFFFF, line >> 40)
        for line in s.journal[: s.noted]
    ]


class _Reader:
    """Converts numbers into the ids of a deck."""

    def __init__(self, s: State, cards: Cards) -> None:
        self.s = s
        self.ids = cards.ids
        self.treasures = cards.treasure_ids

    def turn(self, noted: int) -> int:
        """Return the full turn number: the latest with these digits."""
        return self.s.turn - (self.s.turn - noted & 0xFFFF)

    def mask(self, number: int) -> str:
        return self.ids[tables.MASKS_AT + number]

    def dancer(self, number: int) -> str:
        return self.ids[tables.DANCERS_AT + number]

    def stage(self, number: int) -> str:
        return self.ids[tables.STAGES_AT + number]

    def spell(self, number: int) -> str:
        return self.ids[tables.SPELLS_AT + number]

    def card(self, number: int) -> str:
        """Return the id of a card that takes effect; a Guardian stands for its Treasure."""
        if tables.GUARDIANS_AT <= number < tables.EMBLEMS_AT:
            return self.treasures[number - tables.GUARDIANS_AT]
        return self.ids[number]


def _opponent(number: int) -> e.Opponent:
    return "guardian" if number == GUARDIAN else number


def _challenge(r: _Reader, player: int, other: int, guardian: int) -> e.Event:
    name = r.ids[tables.GUARDIANS_AT + guardian] if other == GUARDIAN else None
    return e.Challenge(player, _opponent(other), name)


def _flip(r: _Reader, spell: int, level: int, _c: int) -> e.Event:
    return e.Flip(r.spell(spell - 1) if spell else None, level)


def _emblem(r: _Reader, emblem: int, holder: int, _c: int) -> e.Event:
    return e.Emblem(r.ids[tables.EMBLEMS_AT + emblem], None if holder == GUARDIAN else holder)


_TELL: Final[dict[int, Callable[[_Reader, int, int, int], e.Event]]] = {
    j.NOTE_TURN: lambda r, a, b, c: e.Turn(r.turn(a)),
    j.NOTE_PHASE: lambda r, a, b, c: e.Phase(PHASES[a]),
    j.NOTE_DANCER: lambda r, a, b, c: e.Dancer(a, r.dancer(b)),
    j.NOTE_ORDER: lambda r, a, b, c: e.Order(a, b + 1),
    j.NOTE_STAGE: lambda r, a, b, c: e.Stage(a, r.stage(b)),
    j.NOTE_RESOLVE: lambda r, a, b, c: e.Resolve(a, r.card(b)),
    j.NOTE_DRAW: lambda r, a, b, c: e.Draw(a, r.spell(b)),
    j.NOTE_CAST: lambda r, a, b, c: e.Cast(a, r.spell(b)),
    j.NOTE_PAY: lambda r, a, b, c: e.Pay(a, r.spell(b)),
    j.NOTE_DISCARD: lambda r, a, b, c: e.Discard(a, r.spell(b)),
    j.NOTE_GIVE: lambda r, a, b, c: e.Give(a, b, r.spell(c)),
    j.NOTE_BURY: lambda r, a, b, c: e.Bury(a, r.spell(b)),
    j.NOTE_LAY: lambda r, a, b, c: e.Lay(a, r.spell(b)),
    j.NOTE_SALVAGE: lambda r, a, b, c: e.Salvage(a, r.spell(b)),
    j.NOTE_LOOK: lambda r, a, b, c: e.Look(a, r.spell(b)),
    j.NOTE_FIND: lambda r, a, b, c: e.Find(a, r.spell(b)),
    j.NOTE_CHALLENGE: _challenge,
    j.NOTE_REVEAL: lambda r, a, b, c: e.Reveal(a, r.mask(b), c),
    j.NOTE_FLIP: _flip,
    j.NOTE_CLASH: lambda r, a, b, c: e.Clash((a - _CLASH_SHIFT, b - _CLASH_SHIFT)),
    j.NOTE_LIFE: lambda r, a, b, c: e.Life(a, b),
    j.NOTE_TREASURE: lambda r, a, b, c: e.Treasure(a, r.treasures[b], _opponent(c)),
    j.NOTE_EMBLEM: _emblem,
    j.NOTE_EVENT: lambda r, a, b, c: e.Happening(a, r.ids[tables.EVENTS_AT + b]),
    j.NOTE_RENEW: lambda r, a, b, c: e.Renew(a),
    j.NOTE_CHOOSE: lambda r, a, b, c: e.Choose(a, b),
    j.NOTE_SWAP_DANCERS: lambda r, a, b, c: e.SwapDancers(a, b),
    j.NOTE_SWAP_HANDS: lambda r, a, b, c: e.SwapHands(a, b),
    j.NOTE_GLIMPSE: lambda r, a, b, c: e.Glimpse(a, b, r.mask(c)),
    j.NOTE_MASK: lambda r, a, b, c: e.Mask(a, r.mask(b)),
    j.NOTE_MOVE: lambda r, a, b, c: e.Move(a, b, r.stage(c)),
    j.NOTE_SCORE: lambda r, a, b, c: e.Score(a, b, c),
    j.NOTE_END: lambda r, a, b, c: e.End(players_in(r.s.winners), REASONS[r.s.reason]),
}
