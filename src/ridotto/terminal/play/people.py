"""The names of the players, as one reader knows them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ridotto.games.words import Words
from ridotto.house.lookalikes import told_apart


class People(NamedTuple):
    """Names by player number, and the number of the reader, if they play."""

    names: tuple[str, ...]
    you: int | None = None

    def who(self, player: int) -> str:
        """Return the value of ``$who`` in messages about this player."""
        return "you" if player == self.you else "other"

    def listed(self, players: list[int], words: Words, message: str) -> str:
        """Return a list of players as text, each by this message."""
        return words.listed([words(message, who=self.who(p), name=self.names[p]) for p in players])


def recorded(names: Sequence[str], words: Words, you: int | None = None) -> People:
    """Return the players by the names in a record, and by number where it has none."""
    shown: list[str] = []
    for name, number in zip(names, strangers(len(names), words).names, strict=True):
        shown.append(told_apart(name or number, shown))
    return People(tuple(shown), you)


def strangers(players: int, words: Words, you: int | None = None) -> People:
    """Return players known by their numbers only."""
    return People(tuple(words("person-number", number=p) for p in range(players)), you)
