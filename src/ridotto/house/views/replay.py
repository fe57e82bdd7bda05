"""Replays: finished games, step by step.

Building one takes as long as about a hundred moves, so it is done in slices between other requests.
Finished games do not change, so the latest replays are cached.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from time import perf_counter
from typing import Any, Final, Literal

import msgspec
from msgspec import UNSET

from ridotto.games.errors import bad_request
from ridotto.games.game import Game
from ridotto.games.registry import new_game
from ridotto.games.viewers import Viewer
from ridotto.house.http.schemas import GameReplay, ReplayStep
from ridotto.house.table import entries as e
from ridotto.house.table.fold import Table
from ridotto.house.views.broadcast import fairness_shown
from ridotto.minds.seating import public_setup

#: Size of the replay cache in bytes.
MOST_KEPT: Final = 8_000_000
#: Time in seconds that a slice may block other requests.
AT_A_TIME: Final = 0.001


class Replays:
    """Builds and caches replays of finished games."""

    def __init__(self, most_kept: int = MOST_KEPT) -> None:
        """Cache at most ``most_kept`` bytes."""
        self._most_kept = most_kept
        self._kept: OrderedDict[tuple[str, Viewer], msgspec.Raw] = OrderedDict()
        # Several at once would block other requests for several slices.
        self._one_at_a_time = asyncio.Lock()

    async def of(self, table: Table, asked: str) -> msgspec.Raw:
        """Return a finished game as JSON (:class:`GameReplay`); raises :exc:`Refusal`."""
        viewer = viewer_asked(asked, len(table.seats))
        key = (table.id, viewer)
        async with self._one_at_a_time:
            if key not in self._kept:
                encoded = msgspec.json.encode(await _replay_of(table, viewer))
                self._kept[key] = msgspec.Raw(encoded)
            self._kept.move_to_end(key)
            replay = self._kept[key]
            while sum(map(len, self._kept.values())) > self._most_kept:
                self._kept.popitem(last=False)
            return replay

    def drop(self, table: str) -> None:
        """Forget the replays of a table that has changed."""
        for key in [key for key in self._kept if key[0] == table]:
            del self._kept[key]


def viewer_asked(given: str, players: int) -> Viewer:
    """Return the viewer of this name or number; raises :exc:`Refusal` (``bad-request``)."""
    if given == "spectator":
        return "spectator"
    if given == "omniscient":
        return "omniscient"
    if given.isascii() and given.isdigit() and len(given) < 3 and int(given) < players:
        return int(given)
    raise bad_request(f"viewer is 0 to {players - 1}, spectator or omniscient")


async def _replay_of(table: Table, viewer: Viewer) -> GameReplay:
    """Return a finished game, each step as the viewer saw it, with the state after it."""
    assert table.game is not None
    steps: list[ReplayStep] = []
    game: Game | None = None
    since = perf_counter()
    for number, entry in enumerate(table.entries, 1):
        match entry:
            case e.Started():
                game = new_game(table.options.game, entry.setup)
                steps.append(_step(number, entry.at, None, "", game, 0, viewer))
            case e.Moved():
                assert game is not None
                before = game.happened
                game.act_data(entry.player, entry.action)
                step = _step(number, entry.at, entry.player, entry.how, game, before, viewer)
                steps.append(step)
        if perf_counter() - since >= AT_A_TIME:
            await asyncio.sleep(0)
            since = perf_counter()
    return GameReplay(
        table.id,
        table.options.game,
        tuple(seat.name for seat in table.seats),
        tuple(seat.kind for seat in table.seats),
        viewer,
        public_setup(table.game),
        tuple(steps),
        table.game.result(),
        fairness_shown(table),
        tuple(seat.shown for seat in table.seats),
    )


def _step(
    number: int,
    at: int,
    player: int | None,
    how: e.How | Literal[""],
    game: Game,
    before: int,
    viewer: Viewer,
) -> ReplayStep:
    state = msgspec.to_builtins(game.state_for("spectator"))
    del state["legal"]
    truth = _truth(game) if viewer == "omniscient" else UNSET
    return ReplayStep(number, at, player, how, tuple(game.events(viewer, before)), state, truth)


def _truth(game: Game) -> dict[str, Any]:
    """Return the hidden state at this step, without what the record has from the start."""
    truth: dict[str, Any] = msgspec.to_builtins(game.truth())
    return {field: value for field, value in truth.items() if field not in ("shuffles", "seed")}
