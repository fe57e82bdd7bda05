"""The names of the players, as one reader knows them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import chain, count
from typing import Final, NamedTuple

from ridotto.games.words import Words

#: Numerals that distinguish players of the same name. Digits could be mistaken for other numbers
#: after names.
NUMERALS: Final = ("II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")


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


def told_apart(name: str, taken: Collection[str]) -> str:
    """Return the name, with a numeral if another player already has it."""
    lower = {other.casefold() for other in taken}
    numerals = chain(NUMERALS, map(str, count(len(NUMERALS) + 2)))
    shown = chain([name], (f"{name} {numeral}" for numeral in numerals))
    return next(form for form in shown if form.casefold() not in lower)


def recorded(names: Sequence[str], words: Words, you: int | None = None) -> People:
    """Return the players by the names in a record, and by number where it has none."""
    shown: list[str] = []
    for name, number in zip(names, strangers(len(names), words).names, strict=True):
        shown.append(told_apart(name or number, shown))
    return People(tuple(shown), you)


def strangers(players: int, words: Words, you: int | None = None) -> People:
    """Return players known by their numbers only."""
    return People(tuple(words("person-number", number=p) for p in range(players)), you)
