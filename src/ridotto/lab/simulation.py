"""Many games at once, over one process or several, with the same outcome.

Every game has its number and plays on that number's own stream of chance; what is counted is
counted in whole numbers. So it makes no difference who plays which games, or in what order
the counts come in.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import lru_cache
from typing import Final, NamedTuple, Protocol

from ridotto.lab.counts import Counts, Order
from ridotto.lab.mascarade import random_play as mascarade
from ridotto.lab.masquerade import random_play as masquerade
from ridotto.lab.workers import share_out
from ridotto.rules.speed import can_jit


class Simulator(Protocol):
    """A game that can be played in mass."""

    def play(self, first_game: int, games: int) -> Counts:
        """Play the games of these numbers and count how they went."""


#: How each game is played in mass.
SIMULATORS: Final[dict[str, Callable[[Order, bool], Simulator]]] = {
    "mascarade": mascarade.RandomPlay,
    "masquerade": masquerade.RandomPlay,
}

#: A turn limit for play that may go round in circles; how often it strikes is counted.
TURN_LIMIT: Final = 1000
MOST_TURNS: Final = 10_000


class Worth(NamedTuple):
    """From how many games on something pays: compiled rules, and every further process."""

    compiling: int
    a_worker: int
    a_plain_worker: int


#: Masquerade takes longer, to compile as well as to play.
WORTH: Final = {
    "mascarade": Worth(2_000, 1_000_000, 2_000),
    "masquerade": Worth(10_000, 50_000, 200),
}

Progress = Callable[[int], None]


def _no_progress(games: int) -> None:
    pass


def simulate(
    order: Order, games: int, workers: int | None = None, progress: Progress = _no_progress
) -> Counts:
    """Play so many games and count how they went.

    ``progress`` is told how many games came in. Without a number of workers there are as
    many as there are processors, but no more than the work is worth starting them for.
    """
    compiled = _pays_to_compile(order, games)
    if workers is None:
        worth = WORTH[order.game]
        each = worth.a_worker if compiled else worth.a_plain_worker
        workers = min(os.cpu_count() or 1, 1 + games // each)
    chunks = _chunks(order, games, compiled)
    with closing(share_out(play_chunk, chunks, workers)) as parts:
        return _gather(parts, progress)


def prepare(order: Order, games: int) -> None:
    """Load or compile what this process needs to play so many games, if it pays."""
    if _pays_to_compile(order, games):
        play_chunk(Chunk(order, True, 0, 0))


def _pays_to_compile(order: Order, games: int) -> bool:
    return games >= WORTH[order.game].compiling and can_jit()


class Chunk(NamedTuple):
    """Some of the games, for a worker to play."""

    order: Order
    compiled: bool
    first_game: int
    games: int


def play_chunk(chunk: Chunk) -> Counts:
    """What a worker does."""
    return _simulator(chunk.order, chunk.compiled).play(chunk.first_game, chunk.games)


@lru_cache(maxsize=4)
def _simulator(order: Order, compiled: bool) -> Simulator:
    return SIMULATORS[order.game](order, compiled)


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
