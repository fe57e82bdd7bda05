"""Endpoints for finished games: record, replay and beliefs."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from ridotto.games.errors import Refusal, bad_request
from ridotto.games.record import record_of
from ridotto.house.house import House
from ridotto.house.http.requests import client_address, endpoint
from ridotto.house.http.responses import json_response
from ridotto.house.http.tables import find_table
from ridotto.house.table.fold import Table
from ridotto.house.views.beliefs import player_asked
from ridotto.house.views.broadcast import fairness_shown
from ridotto.minds.registry import minds_of


async def _finished_table(house: House, request: Request) -> Table:
    table = await find_table(house, request)
    if table.phase != "over":
        raise Refusal("not-over", "this is open to all when the game is over")
    return table


@endpoint
async def get_record(house: House, request: Request) -> Response:
    """Return the record of a finished game."""
    table = await _finished_table(house, request)
    assert table.game is not None
    names = tuple(seat.name for seat in table.seats)
    return json_response(record_of(table.game, names=names, fairness=fairness_shown(table)))


@endpoint
async def get_replay(house: House, request: Request) -> Response:
    """Return a finished game step by step, as a player, a spectator or an omniscient viewer."""
    table = await _finished_table(house, request)
    viewer = request.query_params.get("viewer", "spectator")
    return json_response(await house.replays.of(table, viewer))


@endpoint
async def get_beliefs(house: House, request: Request) -> Response:
    """Return what a player of a finished game could have known, turn by turn."""
    table = await _finished_table(house, request)
    if minds_of(table.options.game).beliefs is None:
        raise bad_request(f"{table.options.game} has no beliefs to look back on")
    player = player_asked(request.query_params.get("player", ""), len(table.seats))
    with house.limits.beliefs.holding(client_address(request)):
        return json_response(await house.beliefs.of(table, player))
