"""What every game offers, whichever it is, and the games there are."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any, Final, Protocol

from ridotto.games.errors import bad_setup
from ridotto.games.mascarade import Mascarade
from ridotto.games.masquerade import Masquerade


class Game(Protocol):
    """A game under way, as the referee and the records know it.

    Actions, events, states and truths are structures that encode to the JSON of the protocol.
    """

    name: str
    setup: Any

    @property
    def over(self) -> bool:
        """Whether the game has ended."""

    @property
    def players(self) -> int:
        """How many play."""

    @property
    def decider(self) -> int | None:
        """Whose decision it is; None when over."""

    @property
    def decision(self) -> str | None:
        """What kind of decision; None when over."""

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won."""

    @property
    def reason(self) -> str:
        """Why the game ended."""

    @property
    def moves(self) -> Sequence[Any]:
        """All actions so far, with their players."""

    def legal(self) -> Sequence[Any]:
        """What whoever decides may do."""

    def state(self) -> Any:
        """What the referee's driver sees."""

    def truth(self) -> Any:
        """The hidden state."""

    def view(self, viewer: Any) -> Any:
        """What a viewer knows."""

    def state_for(self, viewer: Any) -> Any:
        """What everybody sees; what may be done only for the one who decides."""

    def still_to_answer(self) -> tuple[int, ...]:
        """Where all are asked the same, who is still to answer, in order; mostly nobody."""

    @property
    def happened(self) -> int:
        """How many events there have been."""

    def events(self, viewer: Any, since: int = 0, until: int | None = None) -> Iterator[Any]:
        """What happened from a number on, as a viewer saw it."""

    def privy(self, since: int, until: int) -> set[int]:
        """Which players saw more of what happened, from one number to another, than spectators."""

    def act(self, player: int, action: Any) -> Sequence[Any]:
        """Carry out a typed action; raises :exc:`Refusal`."""

    def act_verified(self, player: int, action: Any) -> Sequence[Any]:
        """Carry out a typed action that was verified as things stand."""

    def verify_data(self, player: int, given: Any) -> Any:
        """The typed action, if it could be carried out now; raises :exc:`Refusal`."""

    def copy(self) -> Game:
        """An independent game at the same point."""

    def act_data(self, player: int, given: Any) -> Sequence[Any]:
        """Carry out an action given as plain JSON data; raises :exc:`Refusal`."""

    def act_randomly(self, chance: random.Random, decisions: int = 1) -> int:
        """Play random legal decisions; returns how many."""

    def result(self) -> dict[str, Any] | None:
        """How the game ended, for its record; None while it goes on."""


#: The games by name: each a class with ``from_data``.
GAMES: Final[dict[str, type[Mascarade] | type[Masquerade]]] = {
    Mascarade.name: Mascarade,
    Masquerade.name: Masquerade,
}


def new_game(name: Any, setup: dict[str, Any], *, files: bool = False) -> Game:
    """Set up a game by its name; raises :exc:`Refusal` (``bad-setup``).

    Only with ``files`` is a file opened that the set-up names.
    """
    if not isinstance(name, str):
        raise bad_setup(f"a game is named by a string; the games are {', '.join(GAMES)}")
    kind = GAMES.get(name)
    if kind is None:
        raise bad_setup(f"there is no game {name!r:.40}; the games are {', '.join(GAMES)}")
    return kind.from_data(setup, files=files)
