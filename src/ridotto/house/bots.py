"""Bots at a live table: what they are told, and when their answers are shown."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Sequence
from typing import Any, Final, overload

from ridotto.games.table import Game
from ridotto.house.table import Table
from ridotto.minds.mind import Start
from ridotto.minds.seating import draw_seed, public_setup

#: How long a bot may think, in milliseconds.
BOT_MILLIS: Final = 4000
#: What part of the table's pace an answer of each kind takes; other kinds take all of it.
_PARTS: Final = {"claim": 0.35, "switch": 0.6, "name": 0.6, "opening": 0.7}
#: How far an answer may come before or after its time, in parts of it.
_SPREAD: Final = 0.3


class Hearing(Sequence[Any]):
    """All that one seat has heard of a game so far, made when it is asked for."""

    def __init__(self, game: Game, player: int) -> None:
        """What this player hears."""
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
        return next(self._game.events(self._player, index, index + 1))


def hearing(game: Game, player: int) -> Hearing:
    """What a seat has heard so far."""
    return Hearing(game, player)


def start_of(table: Table, player: int) -> Start:
    """What a bot is told when it sits down. Its own chance comes from the table's secret."""
    game = table.playing
    seed = draw_seed(table.secret, player)
    return Start(game.name, player, seed, public_setup(game), table.at_start)


def pace(kind: str, table_pace: int, draw: float) -> float:
    """After how many seconds a bot answers; ``draw`` is a chance from 0 to 1.

    It depends on the kind of decision, which everybody sees, and on nothing else.
    """
    return table_pace / 1000 * _PARTS.get(kind, 1.0) * (1 - _SPREAD + 2 * _SPREAD * draw)


async def on_time(answer: Awaitable[Any], kind: str, table_pace: int, draw: float) -> Any:
    """An answer when its time has come, however soon it was found.

    One that is not found in time waits for the next multiple of the table's pace, so that how
    hard a decision was shows as little as can be.
    """
    loop = asyncio.get_running_loop()
    begun = loop.time()
    due = pace(kind, table_pace, draw)
    found: Any = None
    failure: Exception | None = None
    try:
        found = await answer
    except Exception as caught:
        failure = caught
    spent = loop.time() - begun
    while table_pace and due < spent:
        due += table_pace / 1000
    if due > spent:
        await asyncio.sleep(due - spent)
    if failure is not None:
        raise failure
    return found
