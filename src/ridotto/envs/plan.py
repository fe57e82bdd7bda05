"""A plan for tables whose game has rules that can be compiled."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Protocol

from numpy.typing import NDArray

from ridotto.envs.layout import Layout, Row
from ridotto.rules.binding import bound
from ridotto.rules.fields import Fields

Loop = Callable[..., Any]


class Numbering(Protocol):
    """The actions of a game by number, from 0 to ``size`` - 1."""

    @property
    def size(self) -> int:
        """Return the number of actions."""

    def action(self, decision: int, number: int) -> Any:
        """Return the action that a number stands for in a decision, typed.

        Raises :exc:`LookupError` for a number that stands for none.
        """

    def number(self, action: Any) -> int:
        """Return the number of an action; raises :exc:`KeyError`."""


@dataclass(frozen=True)
class Rules:
    """The rules of one game, as :mod:`ridotto.envs.loops` calls them."""

    begin: Loop
    learn: Loop
    play: Loop
    mover: Loop
    allows: Loop
    face: Loop
    mark: Loop
    pick: Loop

    def loop(self, loop: Loop, compiled: bool) -> Loop:
        """Return a loop that runs with these rules."""
        return _bound(self, loop, compiled)


@cache
def _bound(rules: Rules, loop: Loop, compiled: bool) -> Loop:
    return bound(loop, vars(rules), compiled=compiled)


@dataclass(frozen=True, eq=False)
class Plan:
    """Everything that tables of one set-up have in common."""

    game: str
    players: int
    layout: Layout
    actions: Numbering
    rules: Rules
    #: A table before the deal, with a journal, and what its players know: nothing.
    state: Fields
    memory: Fields
    #: How games begin.
    start: Fields
    #: Return the complete set-up, with this seed, of a state that has just been dealt.
    setup_of: Callable[[Any, int], dict[str, Any]]
    #: Return the state of a complete set-up; raises :exc:`Refusal` if it is not one of this plan.
    lay: Callable[[Mapping[str, Any]], Any]
    #: Whether the rules write marks eight at a time, as 64-bit words.
    words: bool = False

    def writable(self, marks: Row) -> NDArray[Any]:
        """Return marks as the rules write them; the first action is in a word's lowest byte."""
        return marks.view("<i8") if self.words else marks
