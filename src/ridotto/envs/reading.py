"""Observations of any game, read from what its players are shown."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from ridotto.envs.layout import MOST, Layout
from ridotto.games.game import Game
from ridotto.games.kind import Kind

#: The last events of a player that an observation holds, and the numbers of each.
EVENTS: Final = 16
EVENT_NUMBERS: Final = 4
#: Stands for a value that is missing, and for one that is not a number.
NOTHING: Final = -1
_OTHER: Final = -2
_LEAST: Final = -128


class Reader:
    """Reads the observations of one table.

    An observation has three parts: the fields of the public state, the fields of the player's
    private data, and the player's last events, the newest first. Only what the game itself shows to
    this player is read, so an observation reveals no more than the game does.
    """

    def __init__(self, kind: Kind, game: Game) -> None:
        """Read tables of this game."""
        self._events = {form: number for number, form in enumerate(kind.events.values())}
        self._words = {word: number for number, word in enumerate(game.decision_names())}
        self._players = game.players
        self._fields = {
            "state": _field_names(game.state_for(0), leave_out=("legal",)),
            "private": _field_names(game.private(0)),
        }
        n = self._players
        self.layout = Layout.of(
            ("me", 1, 0, n - 1, "the observing player"),
            ("decider", 1, -1, n - 1, "the player who decides; -1 when the game is over"),
            *(
                (f"{part}.{name}", 1 + n, _LEAST, MOST, f"{name} of the {part}: {_SHAPE}")
                for part, names in self._fields.items()
                for name in names
            ),
            (
                "events",
                EVENTS * (1 + EVENT_NUMBERS),
                _LEAST,
                MOST,
                f"your last {EVENTS} events, the newest first: the kind, then its first "
                f"{EVENT_NUMBERS} fields",
            ),
        )

    def read(self, game: Game, player: int) -> list[int]:
        """Return what a player knows."""
        decider = game.decider
        row = [player, NOTHING if decider is None else decider]
        for shown, names in (
            (game.state_for(player), self._fields["state"]),
            (game.private(player), self._fields["private"]),
        ):
            for name in names:
                row += self._field(getattr(shown, name))
        since = max(game.happened - EVENTS, 0)
        row += self._event_numbers(list(game.events(player, since))[::-1])
        return row

    def _field(self, value: Any) -> list[int]:
        """Return a number or a length, then the numbers of a sequence."""
        if isinstance(value, list | tuple):
            numbers = [self._number(each) for each in value[: self._players]]
            return [len(value), *numbers, *[NOTHING] * (self._players - len(numbers))]
        return [self._number(value), *[NOTHING] * self._players]

    def _event_numbers(self, events: list[Any]) -> Iterator[int]:
        for event in events:
            values = [getattr(event, name) for name in event.__struct_fields__][:EVENT_NUMBERS]
            yield self._events[type(event)]
            yield from (self._number(value) for value in values)
            yield from [NOTHING] * (EVENT_NUMBERS - len(values))
        for _ in range((EVENTS - len(events)) * (1 + EVENT_NUMBERS)):
            yield NOTHING

    def _number(self, value: Any) -> int:
        if value is None or value is msgspec.UNSET:
            return NOTHING
        if isinstance(value, int):
            return max(_LEAST, min(int(value), MOST))
        return self._words.get(value, _OTHER) if isinstance(value, str) else _OTHER


_SHAPE: Final = (
    "a number (yes 1, no 0, none -1, a decision by its position, other values -2), "
    "or the length of a sequence and its first elements"
)


def _field_names(shown: Any, leave_out: tuple[str, ...] = ()) -> tuple[str, ...]:
    if shown is None:
        return ()
    return tuple(name for name in shown.__struct_fields__ if name not in leave_out)
