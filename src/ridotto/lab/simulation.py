"""Many random games, in one process or several, with the same outcome.

Every game has a number and a random stream of its own, and all counts are whole numbers. So it
makes no difference which worker plays which games, or in what order the counts come in.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import lru_cache
from typing import Final, NamedTuple

from ridotto.lab.counts import Counts, Order
from ridotto.lab.registry import Simulator, lab_of
from ridotto.lab.workers import share_out
from ridotto.rules.speed import can_jit

#: The default turn limit: random play may go round in circles. How often it strikes is counted.
TURN_LIMIT: Final = 1000
MOST_TURNS: Final = 10_000

Progress = Callable[[int], None]


def _no_progress(games: int) -> None:
    pass


def simulate(
    order: Order, games: int, workers: int | None = None, progress: Progress = _no_progress
) -> Counts:
    """Play this many games and count how they went.

    ``progress`` is called with the number of games that came in. By default there are as many
    workers as processors, but no more than pays.
    """
    compiled = _pays_to_compile(order, games)
    if workers is None:
        worth = lab_of(order.game).worth
        each = worth.a_worker if compiled else worth.a_plain_worker
        workers = min(os.cpu_count() or 1, 1 + games // each)
    chunks = _chunks(order, games, compiled)
    with closing(share_out(play_chunk, chunks, workers)) as parts:
        return _gather(parts, progress)


def prepare(order: Order, games: int) -> None:
    """Load or compile what this process needs to play this many games, if it pays."""
    if _pays_to_compile(order, games):
        play_chunk(Chunk(order, True, 0, 0))


def _pays_to_compile(order: Order, games: int) -> bool:
    lab = lab_of(order.game)
    return lab.compiles and games >= lab.worth.compiling and can_jit()


class Chunk(NamedTuple):
    """Some of the games, for a worker to play."""

    order: Order
    compiled: bool
    first_game: int
    games: int


def play_chunk(chunk: Chunk) -> Counts:
    """Play a chunk, in a worker."""
    return _simulator(chunk.order, chunk.compiled).play(chunk.first_game, chunk.games)


@lru_cache(maxsize=4)
def _simulator(order: Order, compiled: bool) -> Simulator:
    return lab_of(order.game).random_play(order, compiled)


def _chunks(order: Order, games: int, compiled: bool) -> Iterator[Chunk]:
    """Pieces big enough to be worth handing out, small enough to be played in a moment."""
    size = 10_000 if compiled else 200
    for first in range(0, games, size):
        yield Chunk(order, compiled, first, min(size, games - first))


def _gather(parts: Iterator[Counts], progress: Progress) -> Counts:
    counts: Counts = Counter()
    for part in parts:
        counts.update(part)
        progress(sum(games for (what, _), games in part.items() if what == "ended"))
    return counts
