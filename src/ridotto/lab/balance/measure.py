"""Play the games of a balance report, in one process or several, with the same result.

Every game has a number and its own random stream, and all counts are integers. So the result does
not depend on which worker plays which games, on interruptions, or on the order of the pieces.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing
from functools import lru_cache, partial
from typing import NamedTuple

from ridotto.lab.balance.ledger import BalanceLedger
from ridotto.lab.balance.part import Measurement, Piece, Player
from ridotto.lab.balance.registry import balance_of
from ridotto.lab.counts import Counts
from ridotto.lab.workers import Workers, share_out


class Measured(NamedTuple):
    """The counts of a measurement, and the number of games in them."""

    asked: Measurement
    games: int
    counts: Counts


def measure(
    asked: Measurement,
    games: int,
    workers: Workers | None = None,
    *,
    progress: Callable[[int], None] = lambda games: None,
    stop: Callable[[], bool] = lambda: False,
    ledger: BalanceLedger | None = None,
    on_piece: Callable[[Piece], None] | None = None,
) -> Measured:
    """Play this many games and count them.

    ``progress`` is called with the number of finished games; after each piece of work ``stop`` is
    asked whether to stop there, and the games so far are returned. ``ledger`` keeps finished
    pieces. ``on_piece`` gets all pieces with their rows, in the order of their games; without it
    no rows are written. Raises :exc:`ValueError` if there is no such mind.
    """
    (measured,) = measure_all(
        [asked], games, workers, progress=progress, stop=stop, ledger=ledger, on_piece=on_piece
    )
    return measured


def measure_all(
    asked: Sequence[Measurement],
    games: int,
    workers: Workers | None = None,
    *,
    progress: Callable[[int], None] = lambda games: None,
    stop: Callable[[], bool] = lambda: False,
    ledger: BalanceLedger | None = None,
    on_piece: Callable[[Piece], None] | None = None,
) -> list[Measured]:
    """Play this many games of each measurement, all with the same workers; see :func:`measure`.

    ``on_piece`` gets the pieces of one measurement after the other.
    """
    rows = on_piece is not None
    found = [Measured(each, 0, Counter()) for each in asked]
    in_order = _InOrder(on_piece or (lambda piece: None))

    def take(place: int, piece: Piece) -> None:
        whole = found[place]
        whole.counts.update(piece.counts)
        found[place] = whole._replace(games=whole.games + piece.games)
        in_order.add(piece, place * games)
        progress(piece.games)

    tasks = []
    for place, each in enumerate(asked):
        known = [] if ledger is None else _known(ledger.pieces(each), games, rows)
        for piece in known:
            take(place, piece)
        size = balance_of(each.order.game).pace(each, games).piece
        tasks += [_Task(place, each, bounds) for bounds in _missing(known, games, size)]
    play = partial(_play_task, games, rows)
    with closing(share_out(play, tasks, workers or _workers(len(tasks)))) as coming:
        for place, piece in coming:
            if ledger is not None:
                ledger.add(asked[place], piece)
            take(place, piece)
            if stop():
                break
    return found


class _Task(NamedTuple):
    """Some games of a measurement, for a worker; ``place`` is the measurement's number."""

    place: int
    asked: Measurement
    bounds: tuple[int, int]


def _play_task(games: int, rows: bool, task: _Task) -> tuple[int, Piece]:
    return task.place, play_piece(task.asked, games, rows, task.bounds)


def _workers(pieces: int) -> int:
    """Return the default number of workers: one per processor, if there is work for each."""
    return max(1, min(os.cpu_count() or 1, pieces))


def play_piece(asked: Measurement, games: int, rows: bool, bounds: tuple[int, int]) -> Piece:
    """Play the games from one number up to another, in a worker."""
    first, end = bounds
    return _player(asked, games).play(first, end - first, rows)


@lru_cache(maxsize=8)
def _player(asked: Measurement, games: int) -> Player:
    balance = balance_of(asked.order.game)
    return balance.player(asked, balance.pace(asked, games).compiled)


# Pieces


def _known(pieces: Iterable[Piece], games: int, rows: bool) -> list[Piece]:
    """Return the pieces of a ledger that belong to these games, without overlaps, in order."""
    fitting: list[Piece] = []
    end = 0
    for piece in sorted(pieces, key=lambda piece: piece.first_game):
        last = piece.first_game + piece.games
        if piece.first_game >= end and last <= games and (piece.rows or not rows):
            fitting.append(piece)
            end = last
    return fitting


def _missing(known: Iterable[Piece], games: int, size: int) -> Iterator[tuple[int, int]]:
    """Yield the bounds of the pieces between the known ones."""
    start = 0
    for first, end in [*((p.first_game, p.first_game + p.games) for p in known), (games, games)]:
        for begin in range(start, first, size):
            yield begin, min(begin + size, first)
        start = end


class _InOrder:
    """Hands over pieces in the order of their games, whatever the order of their arrival."""

    def __init__(self, take: Callable[[Piece], None]) -> None:
        self._take = take
        self._waiting: dict[int, Piece] = {}
        self._next = 0

    def add(self, piece: Piece, before: int) -> None:
        """Take a piece that comes after this many games, and hand over those whose turn it is."""
        self._waiting[before + piece.first_game] = piece
        while self._next in self._waiting:
            ready = self._waiting.pop(self._next)
            self._take(ready)
            self._next += ready.games
