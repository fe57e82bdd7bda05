"""A picture of a table, in letters or in pixels.

A game may describe its own tables; :func:`describe` reads those of any game from the public state.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import msgspec

from ridotto.games.game import Game

#: Fields of every state that are not listed as facts.
_SHOWN_ELSEWHERE: Final = frozenset({"over", "player", "legal", "turn_player"})


class Seat(NamedTuple):
    """A player at the table, and the lines to show there."""

    player: int
    lines: tuple[str, ...]


class Picture(NamedTuple):
    """A table as a spectator sees it."""

    title: str
    facts: tuple[str, ...]
    #: Around the table.
    seats: tuple[Seat, ...]
    #: The player who decides; None when the game is over.
    decider: int | None
    #: The player whose turn it is, where the game says so.
    turn: int | None


def describe(game: Game) -> Picture:
    """Return the picture of any game, from its public state.

    Lists with one entry for each player stand at the players, all other values in the middle.
    """
    state: dict[str, Any] = msgspec.to_builtins(game.state_for("spectator"))
    shared: dict[str, Any] = {}
    own: dict[str, list[Any]] = {}
    for field, value in state.items():
        if field not in _SHOWN_ELSEWHERE:
            at_players = isinstance(value, list) and len(value) == game.players
            (own if at_players else shared)[field] = value
    seats = tuple(
        Seat(player, tuple(f"{field} {_text(value[player])}" for field, value in own.items()))
        for player in range(game.players)
    )
    facts = tuple(f"{field} {_text(value)}" for field, value in shared.items())
    return Picture(game.name, facts, seats, game.decider, state.get("turn_player"))


def _text(value: Any) -> str:
    if value is None or value in ([], {}):
        return "-"
    if isinstance(value, list):
        return ", ".join(_text(each) for each in value)
    if isinstance(value, dict):
        return ", ".join(f"{key} {_text(each)}" for key, each in value.items())
    return str(value)


def as_text(picture: Picture) -> str:
    """Return a picture in letters: the facts, then a line for each seat."""
    return "\n".join(_lines(picture)) + "\n"


def _lines(picture: Picture) -> Iterator[str]:
    yield picture.title
    for fact in picture.facts:
        yield f"  {fact}"
    for seat in picture.seats:
        sign = "*" if seat.player == picture.turn else " "
        arrow = ">" if seat.player == picture.decider else " "
        text = "  ".join(seat.lines)
        yield f"{arrow}{sign}player_{seat.player}  {text}".rstrip()
