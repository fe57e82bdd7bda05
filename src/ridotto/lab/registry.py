"""The mass play of each game, ours and other packages'.

A package adds fast mass play for a game by naming its :class:`GameLab` in the entry-point group
``ridotto.lab``. A game without one is played move by move through its referee: correct, but slow.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple, Protocol

from ridotto.games.entry_points import EntryPoints, PartError
from ridotto.lab.balance.part import GameBalance
from ridotto.lab.counts import Counts, Order
from ridotto.lab.plain_play import PlainPlay

_log = logging.getLogger("ridotto.lab")


class Simulator(Protocol):
    """A game that can be played in mass."""

    def play(self, first_game: int, games: int) -> Counts:
        """Play the games of these numbers and count the results."""


class Worth(NamedTuple):
    """Numbers of games from which compiled rules, and each further process, pay off."""

    compiling: int
    a_worker: int
    a_plain_worker: int


@dataclass(frozen=True)
class GameLab:
    """The mass play of one game."""

    #: Create a simulator for an order, with compiled rules or without.
    random_play: Callable[[Order, bool], Simulator]
    worth: Worth
    #: Whether the rules can be compiled.
    compiles: bool = True
    #: The game's own balance report; without it, seats, endings and lengths are reported.
    balance: GameBalance | None = None


LABS: Final = EntryPoints("ridotto.lab", GameLab)


def _plain_play(order: Order, compiled: bool) -> Simulator:
    return PlainPlay(order)


@lru_cache
def lab_of(game: str) -> GameLab:
    """Return the mass play of a game: the plain one if there is none, or if it is broken."""
    if game in LABS:
        try:
            return LABS.load(game)
        except PartError as error:
            _log.warning("%s; games are played one by one", error)
    return GameLab(_plain_play, Worth(0, 500, 500), compiles=False)
