"""The environments of each game, ours and other packages'.

A package makes a game's environments fast by naming its :class:`GameEnvs` in the entry-point group
``ridotto.envs``. A game without one is played through its referee: correct, but slow.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Any, Final

from ridotto.envs.batch import Batch, RulesBatch, TableBatch
from ridotto.envs.game_table import GameTable
from ridotto.envs.picture import Picture, describe
from ridotto.envs.plan import Plan
from ridotto.envs.rules_table import RulesTable
from ridotto.envs.table import Table, asked_setup
from ridotto.games.entry_points import EntryPoints, PartError
from ridotto.games.game import Game
from ridotto.rules.speed import can_jit

_log = logging.getLogger("ridotto.envs")


@dataclass(frozen=True)
class GameEnvs:
    """The environments of one game."""

    #: Return the plan of a set-up, as the referee takes it; raises :exc:`Refusal`.
    plan: Callable[[Mapping[str, Any]], Plan]
    #: Return the picture of a game in progress.
    picture: Callable[[Any], Picture] = describe


ENVS: Final = EntryPoints("ridotto.envs", GameEnvs)


@lru_cache
def envs_of(game: str) -> GameEnvs | None:
    """Return the environments of a game; None if it has none, or broken ones."""
    if game in ENVS:
        try:
            return ENVS.load(game)
        except PartError as error:
            _log.warning("%s; the game is played through its referee", error)
    return None


def picture_of(game: Game) -> Picture:
    """Return what a spectator sees of a game in progress."""
    envs = envs_of(game.name)
    return describe(game) if envs is None else envs.picture(game)


def new_table(
    game: str, setup: Mapping[str, Any] | None = None, *, compiled: bool | None = None
) -> Table:
    """Return a table of a game, which waits for :meth:`Table.reset`.

    The set-up is the referee's, with ``players``, ``scenario``, ``options`` and so on; whatever it
    settles is the same in every game, and the rest is drawn at each reset. ``compiled`` asks for
    compiled rules, or for none; by default they are used if Numba is installed. Raises
    :exc:`~ridotto.games.errors.Refusal` (``bad-setup``).
    """
    asked = asked_setup(game, setup or {})
    envs = envs_of(game)
    table: Table
    if envs is None:
        table = GameTable(game, asked)
    else:
        table = RulesTable(envs.plan(asked), can_jit() if compiled is None else compiled)
    table.made = partial(new_table, game, setup, compiled=compiled)
    return table


def new_batch(
    game: str,
    tables: int,
    setup: Mapping[str, Any] | None = None,
    *,
    compiled: bool | None = None,
) -> Batch:
    """Return tables of a game that are played side by side; see :func:`new_table`."""
    asked = asked_setup(game, setup or {})
    envs = envs_of(game)
    if envs is None:
        return TableBatch([GameTable(game, asked) for _ in range(tables)])
    return RulesBatch(envs.plan(asked), tables, can_jit() if compiled is None else compiled)
