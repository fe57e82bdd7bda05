"""The description of the HTTP interface as OpenAPI 3.1."""

from __future__ import annotations

import re
from functools import cache
from http import HTTPStatus
from typing import Any, Final

import msgspec

from ridotto import __version__
from ridotto.games.words import LANGUAGES
from ridotto.house.http import schemas as s
from ridotto.house.http.api_route import ApiRoute
from ridotto.house.http.catalogue import deck_names, games_with_scenarios
from ridotto.house.http.requests import MAX_DIGITS
from ridotto.house.http.routes import API_ROUTES
from ridotto.house.operators import COOKIE, COOKIE_PATH

_REF: Final = "#/components/schemas/{name}"
_PARAMETER: Final = re.compile(r"{(\w+)}")


def _path_parameter(name: str) -> dict[str, Any]:
    about, schema = {
        "table": ("The id of a table, as in its link.", {"type": "string"}),
        "code": ("The short code of a table waiting for guests.", {"type": "string"}),
        "number": (
            "The number of a penalty, a report or an announcement.",
            {"type": "integer", "minimum": 0, "maximum": 10**MAX_DIGITS - 1},
        ),
        "deck": ("The name of a deck.", {"enum": deck_names()}),
    }[name]
    return {"name": name, "in": "path", "required": True, "description": about, "schema": schema}


def _query(name: str, about: str, *, required: bool = False, **schema: Any) -> dict[str, Any]:
    parameter = {"name": name, "in": "query", "description": about, "schema": schema}
    return parameter | {"required": True} if required else parameter


@cache
def query_parameters() -> dict[str, list[dict[str, Any]]]:
    """Return the query parameters by path."""
    games = games_with_scenarios()
    players = [number for kind in games.values() for number in kind.players]
    game = _query(
        "game", "The game; the first of these if left out.", type="string", enum=list(games)
    )
    before = _query(
        "before", "Only those with lower numbers.", type="integer", minimum=0,
        maximum=10**MAX_DIGITS - 1,
    )  # fmt: skip
    language = _query(
        "lang", "The language of names and texts.", type="string", enum=list(LANGUAGES),
        default="en",
    )  # fmt: skip
    return {
        "/api/house-rules": [language],
        "/api/operator/guests": [
            _query(
                "find", "A part of a name, or an id; without it, those who are connected.",
                type="string",
            )
        ],
        "/api/operator/reports": [
            _query(
                "state", "Which reports.", type="string", enum=["open", "all"], default="open"
            ),
            before,
        ],
        "/api/operator/audit": [before],
        "/api/tables/{table}/replay": [
            _query(
                "viewer", "A player's number, spectator or omniscient.", type="string",
                pattern="^(spectator|omniscient|[0-9]|1[01])$", default="spectator",
            )
        ],
        "/api/tables/{table}/beliefs": [
            _query(
                "player", "A player's number.", required=True, type="integer", minimum=0, maximum=11
            )
        ],
        "/api/decks/{deck}": [language],
        "/api/scenarios/check": [game],
        "/api/scenarios/suggest": [
            _query(
                "players", "How many play.", required=True, type="integer",
                minimum=min(players, default=1), maximum=max(players, default=1),
            ),
            _query(
                "centre",
                "How many masks lie in the centre (2 where 4 play, 1 where 5 do, "
                "otherwise none if left out).",
                type="integer", minimum=0, maximum=2,
            ),
            game,
        ],
    }  # fmt: skip


@cache
def openapi_document() -> dict[str, Any]:
    """Return the description of all routes."""
    bodies = dict.fromkeys(
        schema
        for route in API_ROUTES
        for schema in (route.body, route.response)
        if schema is not None
    )
    listed = [*bodies, s.ErrorBody]
    schemas, components = msgspec.json.schema_components(listed, ref_template=_REF)
    known = dict(zip(listed, schemas, strict=True))
    paths: dict[str, Any] = {}
    for route in API_ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, known)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Ridotto",
            "version": __version__,
            "description": "Tables of hidden-identity games. Playing goes over a WebSocket.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "guest": {"type": "http", "scheme": "bearer"},
                "operator": {"type": "http", "scheme": "bearer"},
                "session": {"type": "apiKey", "in": "cookie", "name": COOKIE},
            },
        },
    }


def _operation(route: ApiRoute, known: dict[Any, Any]) -> dict[str, Any]:
    responses = {str(route.status): _response(route, known)}
    if route.path == "/api/guests":
        responses["200"] = _json(known[s.GuestInfo], "The guest has a new name.")
    for status in route.errors:
        responses[str(status)] = _json(known[s.ErrorBody], HTTPStatus(status).phrase)
    operation: dict[str, Any] = {
        "operationId": route.endpoint.__name__,
        "summary": (route.endpoint.__doc__ or "").strip(),
        "responses": responses,
    }
    named = map(_path_parameter, _PARAMETER.findall(route.path))
    parameters = [*named, *query_parameters().get(route.path, ())]
    if parameters:
        operation["parameters"] = parameters
    if route.body is not None:
        body = {"application/json": {"schema": known[route.body]}}
        operation["requestBody"] = {"required": True, "content": body}
    if route.path.startswith(f"{COOKIE_PATH}/"):
        operation["security"] = [{"operator": []}, {"session": []}]
    elif 401 in route.errors:
        operation["security"] = [{"guest": []}]
    return operation


def _response(route: ApiRoute, known: dict[Any, Any]) -> dict[str, Any]:
    if route.response is not None:
        return _json(known[route.response], (route.response.__doc__ or "").split("\n")[0])
    kind = "image/svg+xml" if route.path.endswith(".svg") else "application/json"
    return {
        "description": (route.endpoint.__doc__ or "").strip(),
        "content": {kind: {"schema": {}}},
    }


def _json(schema: Any, about: str) -> dict[str, Any]:
    return {"description": about, "content": {"application/json": {"schema": schema}}}
