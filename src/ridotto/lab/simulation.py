"""Many random games, in one process or several, with the same result.

Every game has a number and its own random stream, and all counts are integers. So the result does
not depend on which worker plays which games, or in what order the counts arrive.
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
from ridotto.lab.workers import Workers, share_out
from ridotto.rules.speed import can_jit

#: The default turn limit, because random play may not end. Games that reach it are counted.
TURN_LIMIT: Final = 1000
MOST_TURNS: Final = 10_000

Progress = Callable[[int], None]


def _no_progress(games: int) -> None:
    pass


def simulate(
    order: Order, games: int, workers: Workers | None = None, progress: Progress = _no_progress
) -> Counts:
    """Play this many games and count the results.

    ``progress`` is called with the number of finished games. By default there is one worker per
    processor, limited to what pays off.
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
    """Load or compile the rules in this process if that pays off for this many games."""
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
    """Yield chunks large enough to be worth a task, small enough to finish quickly.

    They grow with the number of games up to a fraction of a second, because a task on a cluster
    costs several milliseconds.
    """
    most = lab_of(order.game).worth.a_worker // 5
    size = min(most, max(10_000, games // 20)) if compiled else 200
    for first in range(0, games, size):
        yield Chunk(order, compiled, first, min(size, games - first))


def _gather(parts: Iterator[Counts], progress: Progress) -> Counts:
    counts: Counts = Counter()
    for part in parts:
        counts.update(part)
        progress(sum(games for (what, _), games in part.items() if what == "ended"))
    return counts
