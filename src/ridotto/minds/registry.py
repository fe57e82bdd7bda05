"""The bots of each game, ours and other packages'.

A package adds bots for a game by naming its :class:`GameMinds` in the entry-point group
``ridotto.minds``. A game without any is played by the random player.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, NamedTuple, Protocol

from ridotto.games import registry
from ridotto.games.entry_points import EntryPoints, PartError
from ridotto.games.game import Game
from ridotto.minds.mind import Mind, Start
from ridotto.minds.wanderer import Wanderer

#: The rung of characters with one trick, which do not measure strength.
EXPLOITER: Final = -1
#: The character for games without bots.
RANDOM_PLAYER: Final = "nane"
#: Approximate size of a mind in bytes.
USUAL_WEIGHT: Final = 300_000

_log = logging.getLogger("ridotto.minds")


class Character(NamedTuple):
    """A mind with a name.

    ``portrait`` is the Fluent message that describes it; ``make`` returns a fresh one. Rungs
    count upwards from the weakest, 0; :data:`EXPLOITER` is not on the ladder.
    """

    name: str
    game: str
    rung: int
    portrait: str
    make: Callable[[], Mind]


class Belief(Protocol):
    """Inferences of one seat about hidden cards, from the events it has seen."""

    def hear(self, event: Any) -> None:
        """Update the belief with an event as this seat saw it."""

    def chances(self) -> list[dict[str, float]]:
        """Return for each place the chance of each card, to three decimals, without zeros."""

    def sample(self, number: int) -> list[str]:
        """Return the cards at all places in a world drawn by probability.

        The belief's seed and the number decide which; number the worlds that you draw.
        """


class Beliefs(Protocol):
    """A game's inference of hidden cards, for the memory aid and for replays."""

    def begin(self, start: Start) -> Belief:
        """Return the belief of a seat before the first event."""

    def places(self, game: Game, player: int) -> tuple[int, Sequence[str]]:
        """Return a player's own place, and the true card at each place."""


def _usual_weight(start: Start) -> int:
    return USUAL_WEIGHT


@dataclass(frozen=True)
class GameMinds:
    """The bots of one game."""

    #: All characters, in any order.
    ladder: tuple[Character, ...]
    #: The name of the character that plays for absent players.
    stand_in: str
    beliefs: Beliefs | None = None
    #: Return the approximate size in bytes of a mind with this start.
    weight: Callable[[Start], int] = _usual_weight


MINDS: Final = EntryPoints("ridotto.minds", GameMinds)


@lru_cache
def minds_of(game: str) -> GameMinds:
    """Return the bots of a game: the random player if there are none, or if they are broken."""
    if game in MINDS:
        try:
            return MINDS.load(game)
        except PartError as error:
            _log.warning("%s; the random player takes over", error)
    nane = Character(RANDOM_PLAYER, game, 0, f"portrait-{RANDOM_PLAYER}", Wanderer)
    return GameMinds((nane,), RANDOM_PLAYER)


def characters(game: str) -> tuple[Character, ...]:
    """Return all characters of a game, the weakest first; none if there is no such game."""
    if game not in registry.GAMES:
        return ()
    return tuple(sorted(minds_of(game).ladder, key=lambda character: character.rung))


def find(name: str, game: str) -> Character:
    """Return the character of this name; raises :exc:`ValueError` that lists all names."""
    for character in characters(game):
        if character.name == name:
            return character
    known = ", ".join(character.name for character in characters(game)) or "none"
    raise ValueError(f"there is no {name!r:.40} for {game}; the characters are {known}")
