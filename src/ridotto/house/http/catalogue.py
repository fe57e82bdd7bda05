"""Endpoints for what can be played: games and bots, decks, scenarios."""

from __future__ import annotations

import functools
import secrets
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from ridotto import __version__
from ridotto.games.errors import bad_request
from ridotto.games.mascarade.scenario import (
    check,
    fewest_stars,
    most_stars,
    sheet,
    sheet_names,
    stars,
    suggest,
)
from ridotto.games.mascarade.setup import Options as MascaradeOptions
from ridotto.games.masquerade.setup import Options as MasqueradeOptions
from ridotto.games.words import LANGUAGES
from ridotto.house.house import House
from ridotto.house.http import schemas as s
from ridotto.house.http.decks import deck_told
from ridotto.house.http.requests import endpoint, read_body, read_number
from ridotto.house.http.responses import json_response
from ridotto.house.options import PLAYERS
from ridotto.house.table.lobby_commands import bots_of
from ridotto.house.views.messages import PROTOCOL
from ridotto.rules.mascarade.actions import MOST_CENTRE, MOST_PLAYERS
from ridotto.rules.mascarade.masks import COPIES, FEWEST_PLAYERS, MASKS, STARRED

#: Players and centre masks together, at the most.
MOST_CARDS: Final = MOST_PLAYERS + MOST_CENTRE


@endpoint
async def get_house(house: House, request: Request) -> Response:
    """List the games and bots of this house."""
    return json_response(_house_info())


@functools.cache
def _house_info() -> s.HouseInfo:
    sheets = {name: sheet(name) for name in sheet_names()}
    mascarade = {
        "players": PLAYERS["mascarade"],
        "sheets": {
            name: {"players": s.players, "centre": s.centre, "masks": s.masks}
            for name, s in sheets.items()
            if s is not None
        },
        "masks": list(MASKS),
        "starred": [MASKS[mask] for mask in sorted(STARRED)],
        "fewest_players": {MASKS[mask]: fewest for mask, fewest in FEWEST_PLAYERS.items()},
        "copies": {MASKS[mask]: copies for mask, copies in COPIES.items()},
        "options": MascaradeOptions(),
    }
    masquerade = {"players": PLAYERS["masquerade"], "options": MasqueradeOptions()}
    bots = [s.BotInfo(bot.name, game, bot.rung) for game in PLAYERS for bot in bots_of(game)]
    games = {"mascarade": mascarade, "masquerade": masquerade}
    return s.HouseInfo(PROTOCOL, __version__, games, tuple(bots), LANGUAGES)


@endpoint
async def get_deck(house: House, request: Request) -> Response:
    """Return the cards of a deck in one language."""
    language = request.query_params.get("lang", "en")
    return json_response(deck_told(request.path_params["deck"], language))


@endpoint
async def post_scenario(house: House, request: Request) -> Response:
    """Check whether a set of masks is playable and list what is wrong with it."""
    asked = await read_body(request, s.ScenarioRequest)
    problems = check(asked.players, asked.centre, asked.masks)
    # As long as masks are missing, what counts is how many there will be.
    cards = max(len(asked.masks), min(asked.players + asked.centre, MOST_CARDS))
    return json_response(
        s.ScenarioCheck(
            not any(not problem.warning for problem in problems),
            stars(asked.masks),
            fewest_stars(cards),
            most_stars(cards),
            tuple(s.ScenarioProblem(each.code, each.warning, each.args) for each in problems),
        )
    )


@endpoint
async def get_suggestion(house: House, request: Request) -> Response:
    """Suggest a random playable set of masks."""
    players, centre = read_number(request, "players"), read_number(request, "centre")
    if players is None:
        fewest, most = PLAYERS["mascarade"]
        raise bad_request(f"players is needed: {fewest} to {most}")
    try:
        drawn = suggest(players, secrets.randbits(32), centre)
    except ValueError as error:
        raise bad_request(str(error)) from None
    return json_response(s.ScenarioSuggestion(drawn.players, drawn.centre, drawn.masks))
