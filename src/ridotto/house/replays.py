"""A finished game to step through."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET

from ridotto.games.errors import bad_request
from ridotto.games.table import Game, new_game
from ridotto.games.viewers import Viewer
from ridotto.house import entries as e
from ridotto.house.answers import ReplayTold, Step
from ridotto.house.news import fairness_shown
from ridotto.house.table import Table
from ridotto.minds.seating import public_setup


def viewer_asked(given: str, players: int) -> Viewer:
    """The viewer of this name or number; raises :exc:`Refusal` (``bad-request``)."""
    if given == "spectator":
        return "spectator"
    if given == "omniscient":
        return "omniscient"
    if given.isascii() and given.isdigit() and len(given) < 3 and int(given) < players:
        return int(given)
    raise bad_request(f"viewer is 0 to {players - 1}, spectator or omniscient")


def replay_of(table: Table, asked: str) -> ReplayTold:
    """A finished game, each step as the viewer saw it then, with the table after it."""
    assert table.game is not None
    viewer = viewer_asked(asked, table.game.players)
    steps: list[Step] = []
    game: Game | None = None
    for number, entry in enumerate(table.entries, 1):
        match entry:
            case e.Started():
                game = new_game(table.wishes.game, entry.setup)
                steps.append(_step(number, entry.at, None, "", game, 0, viewer))
            case e.Moved():
                assert game is not None
                before = game.happened
                game.act_data(entry.player, entry.action)
                step = _step(number, entry.at, entry.player, entry.how, game, before, viewer)
                steps.append(step)
    return ReplayTold(
        table.id,
        table.wishes.game,
        tuple(seat.name for seat in table.seats),
        tuple(seat.kind for seat in table.seats),
        viewer,
        public_setup(table.game),
        tuple(steps),
        table.game.result(),
        fairness_shown(table),
    )


def _step(
    number: int, at: int, player: int | None, how: str, game: Game, before: int, viewer: Viewer
) -> Step:
    state = msgspec.to_builtins(game.state_for("spectator"))
    del state["legal"]
    truth = _truth(game) if viewer == "omniscient" else UNSET
    return Step(number, at, player, how, tuple(game.events(viewer, before)), state, truth)


def _truth(game: Game) -> dict[str, Any]:
    """What is hidden at this step; what was settled at the start stands in the record."""
    truth: dict[str, Any] = msgspec.to_builtins(game.truth())
    return {field: value for field, value in truth.items() if field not in ("shuffles", "seed")}
