"""Who sits at the table, and what they are called."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from ridotto.games.words import Words

#: Guests to fill the table with: one more than can be needed, in case a person is called so.
GUESTS: Final = (
    "Alvise", "Bepi", "Chiara", "Dorotea", "Elena", "Fosco",
    "Giacomo", "Lucrezia", "Marin", "Orsola", "Zanetta", "Tonio",
)  # fmt: skip

#: What tells those of one name apart. Figures would not do: other numbers stand after names.
NUMERALS: Final = ("II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")


class People(NamedTuple):
    """Names by player's number, and which of them is the reader, if any."""

    names: tuple[str, ...]
    you: int | None = None

    def who(self, player: int) -> str:
        """How messages tell the reader from the others."""
        return "you" if player == self.you else "other"

    def listed(self, players: list[int], words: Words, message: str) -> str:
        """Several people in one breath, each by this message."""
        return words.listed([words(message, who=self.who(p), name=self.names[p]) for p in players])


def told_apart(name: str, taken: Collection[str]) -> str:
    """The name, with a numeral if somebody has it already."""
    lower = {other.casefold() for other in taken}
    shown = (name, *(f"{name} {numeral}" for numeral in NUMERALS))
    # There is a form for everybody: no table seats more than there are.
    return next(form for form in shown if form.casefold() not in lower)


def seat_guests(players: int, you: int, name: str) -> People:
    """The reader in their seat and guests in the others."""
    guests = iter(guest for guest in GUESTS if guest.casefold() != name.casefold())
    names = tuple(name if player == you else next(guests) for player in range(players))
    return People(names, you)


def recorded(names: Sequence[str], words: Words, you: int | None = None) -> People:
    """People by the names in a record, and by their numbers where it has none."""
    shown: list[str] = []
    for name, number in zip(names, strangers(len(names), words).names, strict=True):
        shown.append(told_apart(name or number, shown))
    return People(tuple(shown), you)


def strangers(players: int, words: Words, you: int | None = None) -> People:
    """People known by their numbers only."""
    return People(tuple(words("person-number", number=p) for p in range(players)), you)
