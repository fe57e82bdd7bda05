"""The interface through which a game adds its own measures to the balance report.

A measure is a ratio of two whole numbers that every game adds to: coins over uses, wins over
starts. Counts hold the five sums of each measure (:data:`PARTS`), from which the ratio and its
interval follow. All counts are integers, so they do not depend on the order of addition.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, Protocol

from ridotto.games.words import Words
from ridotto.lab.counts import WIN, Counts, Order

#: The sums of a measure: of the numerators, of the denominators, of their squares and products.
#: ``counts["coins:top", "king"]`` is the sum of the numerators of measure ``coins`` of the King.
PARTS: Final = ("top", "bottom", "top2", "both", "bottom2")

#: Types of measures: a share of wins in multiples of the fair share, a proportion, and a mean.
SHARE, PART, MEAN = "share", "part", "mean"


class Measurement(NamedTuple):
    """The set-up to measure, and the mind in all seats."""

    order: Order
    mind: str


class Piece(NamedTuple):
    """Some finished games: the first one's number, how many, their counts and rows.

    Rows are 64-bit integers as bytes, a row for each player of each game; empty if not asked for.
    """

    first_game: int
    games: int
    counts: Counts
    rows: bytes = b""


class Player(Protocol):
    """A set-up that is ready for play."""

    def play(self, first_game: int, games: int, rows: bool = False) -> Piece:
        """Play the games of these numbers and count the results."""


class Column(NamedTuple):
    """A column of a section: the measure's name and type.

    ``unit`` divides the numerators. A column with ``use`` counts how often something is used per
    game, and is searched for idle and for dominant rows.
    """

    key: str
    measure: str
    kind: str
    unit: int = 1
    use: bool = False


class Row(NamedTuple):
    """A row of a section: its subject, and the message that names it, with a number.

    Without a message the subject is its own name.
    """

    subject: str | int
    message: str = ""
    number: int = 0


class Section(NamedTuple):
    """A table of the report. The wins in a ``judged`` one decide the verdict."""

    key: str
    rows: Sequence[Row]
    columns: Sequence[Column]
    judged: bool = False


def wins(measure: str) -> tuple[Column, ...]:
    """Return the column of win rates."""
    return (Column("share", measure, SHARE, WIN),)


def seats(players: int) -> Section:
    """Return the section of wins by starting seat."""
    rows = [Row(seat, "simulate-seat", seat) for seat in range(players)]
    return Section("by_seat", rows, wins("won-by-seat"), judged=True)


class Pace(NamedTuple):
    """The speed of a mind on this machine: compiled or not, and the games in a batch."""

    compiled: bool
    piece: int


@dataclass(frozen=True)
class GameBalance:
    """The balance report of one game."""

    #: The mind that plays by default, and the one that plays at random.
    default_mind: str
    random_mind: str
    #: Return the pace of a mind in a measurement of this many games.
    pace: Callable[[Measurement, int], Pace]
    #: Prepare a measurement, compiled or not.
    player: Callable[[Measurement, bool], Player]
    #: Return the sections of a report beyond endings and lengths.
    sections: Callable[[Order], Sequence[Section]]
    #: Names of the columns of rows, with the names of their values where they have any.
    columns: Callable[[Order], dict[str, tuple[str, ...]]]
    #: Names of the counts of games by number, shown as lengths: ``turns``, ``decisions``.
    lengths: tuple[str, ...] = ("turns", "decisions")
    #: Return the name of a row that no message names, such as a card of a deck.
    name: Callable[[Order, str | int, Words], str] | None = None
    #: Return a sentence about how a mind plays the games of a measurement.
    about_mind: Callable[[str, Words], str] = lambda mind, words: words(
        "balance-mind-plain", mind=mind
    )
