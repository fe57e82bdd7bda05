"""Endpoints that list games and bots, decks, and scenarios."""

from __future__ import annotations

import functools
import secrets

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from ridotto import __version__
from ridotto.games.errors import Refusal, bad_request
from ridotto.games.kind import Kind, Scenarios
from ridotto.games.registry import kinds
from ridotto.games.words import LANGUAGES
from ridotto.house.house import House
from ridotto.house.http import schemas as s
from ridotto.house.http.docs_site import has_docs
from ridotto.house.http.hosts import read_host
from ridotto.house.http.requests import endpoint, read_body, read_language, read_number
from ridotto.house.http.responses import json_response
from ridotto.house.running.addresses import LOOPBACK, guest_address, is_only_here
from ridotto.house.table.lobby_commands import bots_of
from ridotto.house.views.messages import PROTOCOL


@endpoint
async def get_house(house: House, request: Request) -> Response:
    """List the games and bots of this house."""
    info = replace(_house_info(), docs=has_docs())
    host = read_host(request.headers.get("host", ""))
    # Clients elsewhere have reached the house: they need no other address.
    if host is not None and host.name in LOOPBACK:
        settings, server = house.settings, request.scope.get("server") or ("", None)
        info = replace(
            info,
            guest_address=guest_address(settings, server[1] or settings.port),
            only_here=is_only_here(settings),
        )
    return json_response(info)


@functools.cache
def _house_info() -> s.HouseInfo:
    bots = [s.BotInfo(bot.name, game, bot.rung) for game in kinds() for bot in bots_of(game)]
    games = {name: kind.catalogue() for name, kind in kinds().items()}
    return s.HouseInfo(PROTOCOL, __version__, games, tuple(bots), LANGUAGES)


def deck_names() -> list[str]:
    """Return the names of all decks that can be shown."""
    return [name for kind in kinds().values() if kind.decks for name in kind.decks.names]


@endpoint
async def get_deck(house: House, request: Request) -> Response:
    """Return the cards of a deck in one language."""
    deck, language = request.path_params["deck"], read_language(request)
    decks = next((k.decks for k in kinds().values() if k.decks and deck in k.decks.names), None)
    if decks is None:
        known = ", ".join(deck_names())
        raise Refusal("no-deck", f"there is no deck of that name; there is {known}")
    return json_response(decks.describe(deck, language))


def games_with_scenarios() -> dict[str, Kind]:
    """Return the games whose scenarios can be checked and suggested, by name."""
    return {name: kind for name, kind in kinds().items() if kind.scenarios is not None}


def _requested_game(request: Request) -> tuple[Kind, Scenarios]:
    """Return the game that a request about scenarios names, by default the first one."""
    games = games_with_scenarios()
    kind = games.get(request.query_params.get("game", next(iter(games), "")))
    if kind is None or kind.scenarios is None:
        raise bad_request(f"game must be one with scenarios: {', '.join(games)}")
    return kind, kind.scenarios


@endpoint
async def post_scenario(house: House, request: Request) -> Response:
    """Check whether a set of masks is playable and list what is wrong with it."""
    _, scenarios = _requested_game(request)
    asked = await read_body(request, s.ScenarioRequest)
    return json_response(scenarios.check(asked.players, asked.centre, asked.masks))


@endpoint
async def get_suggestion(house: House, request: Request) -> Response:
    """Suggest a random playable set of masks."""
    kind, scenarios = _requested_game(request)
    players, centre = read_number(request, "players"), read_number(request, "centre")
    if players is None:
        raise bad_request(f"players is needed: {kind.players[0]} to {kind.players[-1]}")
    try:
        return json_response(scenarios.suggest(players, centre, secrets.randbits(32)))
    except ValueError as error:
        raise bad_request(str(error)) from None
