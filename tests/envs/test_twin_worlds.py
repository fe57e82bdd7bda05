"""No observation depends on what its player may not know.

Two worlds are played side by side that look the same to one player (see games/two_worlds.py). The
environments must show that player the same in both.
"""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from games import mascarade_worlds, masquerade_worlds
from games.two_worlds import Leak, walk
from repetitions import times
from ridotto.envs import Table, new_table
from ridotto.envs.rules_table import RulesTable
from ridotto.games.game import Game
from slow_cases import slow_where


class TableWorlds:
    """The worlds of a game, with a table of numbers that follows each of them."""

    def __init__(self, worlds: Any) -> None:
        self._worlds = worlds
        self._tables: dict[int, Table] = {}

    def __getattr__(self, name: str) -> Any:
        return getattr(self._worlds, name)

    def begin(self, chance: random.Random, viewer: Any) -> tuple[Any, Any]:
        self._tables.clear()
        while True:
            one, other = self._worlds.begin(chance, viewer)
            if not getattr(one.setup.options, "peek", False):
                return one, other

    def sees(self, game: Game, viewer: int) -> dict[str, Any]:
        table = self._table(game)
        for move in game.moves[len(table.history) :]:
            table.act(table.number(move.action))
        shown = {
            "observation": table.observe(viewer).tolist(),
            "player to move": table.to_move(),
            "returns": () if game.over else table.returns(),
        }
        if table.to_move() == viewer:
            shown["mask"] = table.legal().tolist()
        return shown

    def _table(self, game: Game) -> Table:
        if id(game) not in self._tables:
            setup = msgspec.to_builtins(game.setup)
            asked = {key: setup[key] for key in setup if key not in ("seed", "deal", "first")}
            table = new_table(game.name, asked, compiled=False)
            table.start(setup)
            # Copies of a card are alike to a set-up, but not to a world.
            assert isinstance(table, RulesTable)
            table._states = [game.inner.copy()]
            self._tables[id(game)] = table
        return self._tables[id(game)]


WORLDS = {
    f"{game} {name}": (worlds, case)
    for game, case in (("mascarade", mascarade_worlds.CASE), ("masquerade", masquerade_worlds.CASE))
    for name, worlds in case.tables.items()
}


@pytest.mark.parametrize(
    "name", slow_where(lambda name: name in ("masquerade rehearsal", "masquerade 5"), WORLDS)
)
def test_two_worlds_look_the_same_to_a_table(name: str) -> None:
    worlds, case = WORLDS[name]
    for seed in range(times(2, 60)):
        for viewer in range(worlds.players):
            walk(TableWorlds(worlds), viewer, seed, case.length)


def test_a_leak_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    observe = RulesTable.observe

    def leaky(self: RulesTable, player: int, out: Any = None) -> Any:
        row = observe(self, player, out)
        row[0] = self.game().inner.masks[0]
        return row

    monkeypatch.setattr(RulesTable, "observe", leaky)
    worlds = mascarade_worlds.CASE.tables["intrigue"]
    with pytest.raises(Leak, match="observation"):
        walk_often(TableWorlds(worlds))


def walk_often(worlds: TableWorlds) -> None:
    for seed in range(50):
        walk(worlds, seed % 8, seed, 60)
