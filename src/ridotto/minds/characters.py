"""Who can be asked to the table: minds with a name, a face and a strength."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from typing import Final, NamedTuple

from ridotto.minds.mind import Mind

#: Where each game's ladder of characters stands; loaded when somebody asks for it.
_LADDERS: Final = {
    "mascarade": "ridotto.minds.mascarade",
    "masquerade": "ridotto.minds.masquerade",
}

#: The rung of characters that are there to be beaten by whoever sees through them.
EXPLOITER: Final = -1


class Character(NamedTuple):
    """A mind by name.

    ``portrait`` names the text that describes it; ``make`` gives a fresh one. Rungs count from
    the weakest, 0, upwards; characters of rung -1 play one trick and are no measure of
    strength.
    """

    name: str
    game: str
    rung: int
    portrait: str
    make: Callable[[], Mind]


@lru_cache(maxsize=len(_LADDERS))
def characters(game: str) -> tuple[Character, ...]:
    """Everybody who plays this game, the weakest first; empty for a game nobody plays."""
    if game not in _LADDERS:
        return ()
    ladder: tuple[Character, ...] = import_module(_LADDERS[game]).LADDER
    return tuple(sorted(ladder, key=lambda character: character.rung))


def find(name: str, game: str = "mascarade") -> Character:
    """The character of this name; raises :exc:`ValueError` that lists the names there are."""
    for character in characters(game):
        if character.name == name:
            return character
    known = ", ".join(character.name for character in characters(game)) or "none"
    raise ValueError(f"there is no {name!r:.40} for {game}; the characters are {known}")
