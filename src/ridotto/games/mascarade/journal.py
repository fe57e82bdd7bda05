"""Conversion of the rules' journal into events."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ridotto.games.game import players_in
from ridotto.games.mascarade import events as e
from ridotto.games.mascarade.actions import target_name
from ridotto.rules.mascarade import journal as j
from ridotto.rules.mascarade.masks import MASKS
from ridotto.rules.mascarade.state import REASONS, State


def read_journal(s: State) -> list[e.Event]:
    """Return the events of the last action, in order."""
    return read_lines(s, s.journal[: s.noted])


def read_lines(s: State, lines: Sequence[int]) -> list[e.Event]:
    """Return the events that lines of the journal note.

    Seats, winners and the reason of the end are not in the lines but in the state: it must be the
    one after the action that changed them.
    """
    return [
        _TELL[line & 0xFF](s, line >> 8 & 0xFFFF, line >> 24 & 0xFFFF, line >> 40) for line in lines
    ]


def _holder(number: int) -> e.Holder:
    if number == j.BANK:
        return "bank"
    return "court" if number == j.COURT else number


def _switch(s: State, player: int, one: int, rest: int) -> e.Event:
    other, really = divmod(rest, 16)
    return e.Switch(player, (min(one, other), max(one, other)), really == 1)


def _spy(s: State, player: int, target: int, masks: int) -> e.Event:
    own, theirs = divmod(masks, 16)
    return e.Show(player, target, masks=(MASKS[own], MASKS[theirs]))


def _end(s: State, _a: int, _b: int, _c: int) -> e.Event:
    return e.End(players_in(s.winners), REASONS[s.reason])


_TELL: Final[dict[int, Callable[[State, int, int, int], e.Event]]] = {
    j.NOTE_TURN: lambda s, a, b, c: e.Turn(a, c),
    j.NOTE_SWAP: lambda s, a, b, c: e.Swap(a, target_name(b), c == 1),
    j.NOTE_LOOK: lambda s, a, b, c: e.Look(a, MASKS[b]),
    j.NOTE_ANNOUNCE: lambda s, a, b, c: e.Announce(a, MASKS[b]),
    j.NOTE_CLAIM: lambda s, a, b, c: e.Claim(a),
    j.NOTE_PASS: lambda s, a, b, c: e.Pass(a),
    j.NOTE_REVEAL: lambda s, a, b, c: e.Reveal(a, MASKS[b]),
    j.NOTE_COINS: lambda s, a, b, c: e.Coins(_holder(a), _holder(b), c),
    j.NOTE_FINE: lambda s, a, b, c: e.Fine(a, 1),
    j.NOTE_CHOOSE: lambda s, a, b, c: e.Choose(a, (b,)),
    j.NOTE_CHOOSE_TWO: lambda s, a, b, c: e.Choose(a, (b, c)),
    j.NOTE_DECLINE: lambda s, a, b, c: e.Decline(a),
    j.NOTE_SWITCH: _switch,
    j.NOTE_SHOW: lambda s, a, b, c: e.Show(a, b, mask=MASKS[c]),
    j.NOTE_SPY: _spy,
    j.NOTE_NAME: lambda s, a, b, c: e.Name(a, MASKS[b]),
    j.NOTE_SEATS: lambda s, a, b, c: e.Seats(tuple(s.player_at[: s.players])),
    j.NOTE_PEEK: lambda s, a, b, c: e.Peek(a, MASKS[b]),
    j.NOTE_END: _end,
}
