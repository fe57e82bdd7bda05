"""The public API of ``import ridotto``: games, records and errors."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from os import PathLike
from pathlib import Path
from typing import Any, Literal, Required, TypedDict, Unpack, overload

from ridotto.games import fairness, registry
from ridotto.games.errors import Refusal
from ridotto.games.game import Game, Move
from ridotto.games.mascarade import Mascarade
from ridotto.games.masquerade import Masquerade
from ridotto.games.record import BadRecord, read_record, record_of, replay, write_record
from ridotto.games.viewers import Viewer

__all__ = [
    "BadRecord",
    "Game",
    "Mascarade",
    "Masquerade",
    "Move",
    "Refusal",
    "Viewer",
    "fairness",
    "load",
    "new_game",
    "record_of",
    "replay",
    "save",
]


class MascaradeOptions(TypedDict, total=False):
    """The options of a table of Mascarade."""

    peek: bool
    opening: int
    turn_limit: int | None
    closed_deal: bool


class CustomScenario(TypedDict, total=False):
    """A scenario of one's own: its masks, and how many of them lie in the centre."""

    masks: Required[Sequence[str]]
    centre: int


class MascaradeSetup(TypedDict, total=False):
    """The set-up of a game of Mascarade; omitted fields are chosen at random.

    ``players`` follows from the scenario.
    """

    players: int
    scenario: Required[str | CustomScenario]
    seed: int
    first: int
    options: MascaradeOptions
    deal: Sequence[str]
    coins: Sequence[int]
    court: int


class MasqueradeOptions(TypedDict, total=False):
    """The options of a table of Masquerade."""

    turn_limit: int | None


class MasqueradeDeal(TypedDict, total=False):
    """The order of the cards before the first decision, as the referee describes it."""

    masks: Required[Sequence[str]]
    orders: Required[Sequence[int]]
    spells: Required[Sequence[Sequence[str]]]


class MasqueradeSetup(TypedDict, total=False):
    """The set-up of a game of Masquerade; omitted fields are chosen at random."""

    players: Required[int]
    seed: int
    deck: str | Mapping[str, Any]
    deal: MasqueradeDeal
    options: MasqueradeOptions


@overload
def new_game(
    name: Literal["mascarade"], *, files: bool = False, **setup: Unpack[MascaradeSetup]
) -> Mascarade: ...


@overload
def new_game(
    name: Literal["masquerade"], *, files: bool = False, **setup: Unpack[MasqueradeSetup]
) -> Masquerade: ...


@overload
def new_game(
    name: Literal["mascarade"], setup: Mapping[str, Any], *, files: bool = False
) -> Mascarade: ...


@overload
def new_game(
    name: Literal["masquerade"], setup: Mapping[str, Any], *, files: bool = False
) -> Masquerade: ...


@overload
def new_game(name: str, setup: Mapping[str, Any], *, files: bool = False) -> Game: ...


def new_game(
    name: str, setup: Mapping[str, Any] | None = None, *, files: bool = False, **fields: Any
) -> Game:
    """Set up a game by its name; raises :exc:`Refusal` (``bad-setup``).

    The set-up has the fields of the referee's command ``new``, as keywords or in a mapping. The
    number of players can be left out if it follows from a scenario. Files that the set-up names,
    such as a deck, are opened only with ``files``.
    """
    asked = {**(setup or {}), **fields}
    if "players" not in asked:
        players = registry.kind(name).players_of(asked)
        if players is not None:
            asked["players"] = players
    return registry.new_game(name, asked, files=files)


def load(path: str | PathLike[str]) -> Game:
    """Load a game from a record file, replayed to the last move.

    Raises :exc:`BadRecord` if the file is not a record or was changed, :exc:`OSError` if it cannot
    be read.
    """
    return read_record(Path(path).read_bytes())


def save(game: Game, path: str | PathLike[str], names: Sequence[str] | None = None) -> None:
    """Write the record of a game, finished or not, to a file; raises :exc:`OSError`."""
    Path(path).write_text(write_record(record_of(game, names)), encoding="utf-8")
