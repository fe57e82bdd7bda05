"""The input of a bot at a live table: its start and its events."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, overload

from ridotto.games.game import Game
from ridotto.house.table.fold import Table
from ridotto.minds.mind import Start
from ridotto.minds.seating import draw_seed, public_setup

#: The time limit of a bot's decision, in milliseconds.
BOT_MILLIS: Final = 4000


class SeatEvents(Sequence[Any]):
    """All events of a game as one seat saw them, built lazily."""

    def __init__(self, game: Game, player: int) -> None:
        """Fix the number of events now; later ones are not included."""
        self._game = game
        self._player = player
        self._heard = game.happened

    def __len__(self) -> int:
        return self._heard

    @overload
    def __getitem__(self, index: int) -> Any: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Any]: ...
    def __getitem__(self, index: int | slice) -> Any:
        if isinstance(index, slice):
            start, stop, step = index.indices(self._heard)
            return list(self._game.events(self._player, start, stop))[::step]
        if not -self._heard <= index < self._heard:
            raise IndexError(f"there are {self._heard} events, none of number {index}")
        index %= self._heard
        return next(self._game.events(self._player, index, index + 1))

    def __iter__(self) -> Iterator[Any]:
        return self._game.events(self._player, 0, self._heard)


def start_of(table: Table, player: int) -> Start:
    """Return a bot's start. Its seed is drawn from the table's secret."""
    game = table.playing
    seed = draw_seed(table.secret, player)
    return Start(game.name, player, seed, public_setup(game), table.at_start)
