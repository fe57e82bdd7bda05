"""The games that are installed, ours and other packages'.

A package adds a game by naming its :class:`Kind` in the entry-point group ``ridotto.games``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ridotto.games.entry_points import EntryPoints, PartError
from ridotto.games.errors import bad_setup
from ridotto.games.game import Game
from ridotto.games.kind import Kind

GAMES: Final = EntryPoints("ridotto.games", Kind)


def names() -> tuple[str, ...]:
    """Return the names of all games, ours first, without importing any of them."""
    return GAMES.names()


def kinds() -> Mapping[str, Kind]:
    """Return the descriptors of all games by name; games that cannot be loaded are left out."""
    return GAMES.load_all()


def kind(name: Any) -> Kind:
    """Return the descriptor of a game; raises :exc:`Refusal` (``bad-setup``)."""
    if not isinstance(name, str):
        raise bad_setup(f"a game is named by a string; {_known()}")
    try:
        return GAMES.load(name)
    except PartError as error:
        raise bad_setup(str(error)) from error.__cause__
    except KeyError:
        raise bad_setup(f"there is no game {name!r:.40}; {_known()}") from None


def new_game(name: Any, setup: dict[str, Any], *, files: bool = False) -> Game:
    """Set up a game by its name; raises :exc:`Refusal` (``bad-setup``).

    Files that the set-up names are opened only with ``files``.
    """
    return kind(name).new(setup, files=files)


def _known() -> str:
    listed = ", ".join(names())
    return f"the games are {listed}" if listed else "no games are installed: reinstall ridotto"
