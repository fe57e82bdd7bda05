"""The story of a game: events told to one reader as lines of text."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from ridotto.games.words import Words
from ridotto.terminal.play.people import People

#: The sign of a new turn: an empty line is printed before it.
TURN: Final = "▶"


class Line(NamedTuple):
    """A sentence with a sign before it; the colour repeats the sign's meaning."""

    sign: str
    text: str
    style: str = ""


class Teller(ABC):
    """Tell one reader what happens, from events as that reader may see them."""

    def __init__(self, words: Words, people: People) -> None:
        self._words = words
        self._people = people

    @abstractmethod
    def tell(self, events: Iterable[Any]) -> Iterator[Line]:
        """Return sentences for these events; some may be held back and merged with others."""

    def rest(self) -> Iterator[Line]:
        """Return the sentences that were held back."""
        return iter(())

    def _say(self, message: str, player: int, /, **args: str | int) -> str:
        """Return a message about a player, who may be the reader."""
        name = self._people.names[player]
        return self._words(message, who=self._people.who(player), name=name, **args)

    def _won(self, winners: Sequence[int], reason: str) -> Line:
        """Return the last line of a game: the winners and the reason."""
        if list(winners) == [self._people.you]:
            text = self._words("tell-win-you")
        else:
            names = self._people.listed(list(winners), self._words, "person-wins")
            text = self._words("tell-win", names=names, count=len(winners))
        return Line("★", f"{text} {reason}".rstrip(), "bold yellow")
