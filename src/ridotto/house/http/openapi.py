"""The HTTP part of the house, described for programs as OpenAPI 3.1."""

from __future__ import annotations

import re
from functools import cache
from http import HTTPStatus
from typing import Any, Final

import msgspec

from ridotto import __version__
from ridotto.games.words import LANGUAGES
from ridotto.house.http import schemas as a
from ridotto.house.http.decks import MIDNIGHT
from ridotto.house.http.routes import DOORS, Door
from ridotto.house.options import PLAYERS

_REF: Final = "#/components/schemas/{name}"
_NAMED: Final = re.compile(r"{(\w+)}")
_IN_PATHS: Final = {
    "table": {"description": "The name of a table in its link.", "schema": {"type": "string"}},
    "code": {
        "description": "The short code of a table that waits for guests.",
        "schema": {"type": "string"},
    },
    "deck": {"description": "The name of a deck.", "schema": {"enum": [MIDNIGHT]}},
}


def _asked(name: str, about: str, *, required: bool = False, **schema: Any) -> dict[str, Any]:
    told = {"name": name, "in": "query", "description": about, "schema": schema}
    return told | {"required": True} if required else told


#: What can be said after the question mark, by path.
IN_QUERIES: Final = {
    "/api/tables/{table}/replay": [
        _asked(
            "viewer", "A player's number, spectator or omniscient.", type="string",
            pattern="^(spectator|omniscient|[0-9]|1[01])$", default="spectator",
        )
    ],
    "/api/tables/{table}/beliefs": [
        _asked("player", "A player's number.", required=True, type="integer", minimum=0, maximum=11)
    ],
    "/api/decks/{deck}": [
        _asked(
            "lang", "The language of names and texts.", type="string", enum=list(LANGUAGES),
            default="en",
        )
    ],
    "/api/scenarios/suggest": [
        _asked(
            "players", "How many play.", required=True, type="integer",
            minimum=PLAYERS["mascarade"][0], maximum=PLAYERS["mascarade"][1],
        ),
        _asked(
            "centre",
            "How many masks lie in the centre (2 where 4 play, 1 where 5 do, "
            "otherwise none if left out).",
            type="integer", minimum=0, maximum=2,
        ),
    ],
}  # fmt: skip


@cache
def described() -> dict[str, Any]:
    """The description of all doors."""
    kinds = dict.fromkeys(
        kind for door in DOORS for kind in (door.given, door.told) if kind is not None
    )
    listed = [*kinds, a.ErrorBody]
    schemas, components = msgspec.json.schema_components(listed, ref_template=_REF)
    known = dict(zip(listed, schemas, strict=True))
    paths: dict[str, Any] = {}
    for door in DOORS:
        paths.setdefault(door.path, {})[door.method.lower()] = _operation(door, known)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Ridotto",
            "version": __version__,
            "description": "Tables of Mascarade and Masquerade. Playing goes over a WebSocket.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"guest": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(door: Door, known: dict[Any, Any]) -> dict[str, Any]:
    answers = {str(door.status): _answer(door, known)}
    if door.path == "/api/guests":
        answers["200"] = _json(known[a.GuestInfo], "The guest has another name now.")
    for status in door.refusals:
        answers[str(status)] = _json(known[a.ErrorBody], HTTPStatus(status).phrase)
    told: dict[str, Any] = {
        "operationId": door.handler.__name__,
        "summary": (door.handler.__doc__ or "").strip(),
        "responses": answers,
    }
    named = [
        {"name": name, "in": "path", "required": True, **_IN_PATHS[name]}
        for name in _NAMED.findall(door.path)
    ]
    parameters = [*named, *IN_QUERIES.get(door.path, ())]
    if parameters:
        told["parameters"] = parameters
    if door.given is not None:
        body = {"application/json": {"schema": known[door.given]}}
        told["requestBody"] = {"required": True, "content": body}
    if 401 in door.refusals:
        told["security"] = [{"guest": []}]
    return told


def _answer(door: Door, known: dict[Any, Any]) -> dict[str, Any]:
    if door.told is not None:
        return _json(known[door.told], (door.told.__doc__ or "").split("\n")[0])
    kind = "image/svg+xml" if door.path.endswith(".svg") else "application/json"
    return {"description": (door.handler.__doc__ or "").strip(), "content": {kind: {"schema": {}}}}


def _json(schema: Any, about: str) -> dict[str, Any]:
    return {"description": about, "content": {"application/json": {"schema": schema}}}
