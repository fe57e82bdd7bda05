"""All routes of the HTTP interface, with the schemas of their bodies."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Match, Route

from ridotto.games.errors import Refusal
from ridotto.house.http import conduct_schemas as k
from ridotto.house.http import schemas as s
from ridotto.house.http.api_route import BODY_ERRORS, ApiRoute
from ridotto.house.http.catalogue import get_deck, get_house, get_suggestion, post_scenario
from ridotto.house.http.conduct import get_house_rules, get_standing, post_seen
from ridotto.house.http.guests import delete_me, get_me, get_my_data, post_guests
from ridotto.house.http.operator_routes import OPERATOR_ROUTES
from ridotto.house.http.replays import get_beliefs, get_record, get_replay
from ridotto.house.http.responses import MethodNotAllowed
from ridotto.house.http.tables import get_code, get_qr, get_table, get_tables, post_tables

_METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE")

API_ROUTES: Final = (
    ApiRoute("POST", "/api/guests", post_guests, s.GuestInfo, 201, s.GuestRequest,
             (*BODY_ERRORS, 429, 503)),
    ApiRoute("GET", "/api/me", get_me, s.GuestInfo, errors=(401,)),
    ApiRoute("DELETE", "/api/me", delete_me, s.Forgotten, errors=(401, 403, 503)),
    ApiRoute("GET", "/api/me/data", get_my_data, s.GuestData, errors=(401, 429)),
    ApiRoute("GET", "/api/house", get_house, s.HouseInfo),
    ApiRoute("GET", "/api/house-rules", get_house_rules, k.HouseRulesInfo, errors=(400,)),
    ApiRoute("GET", "/api/standing", get_standing, k.Standing),
    ApiRoute("POST", "/api/standing/seen", post_seen, k.Standing, 200, k.SeenRequest,
             (*BODY_ERRORS, 401, 404, 503)),
    ApiRoute("POST", "/api/tables", post_tables, s.OpenedTable, 201, s.TableRequest,
             (*BODY_ERRORS, 401, 409, 422, 429, 503)),
    ApiRoute("GET", "/api/tables", get_tables, s.TableList),
    ApiRoute("GET", "/api/tables/{table}", get_table, s.TableInfo, errors=(404, 410)),
    ApiRoute("GET", "/api/tables/{table}/record", get_record, None, errors=(404, 409, 410)),
    ApiRoute("GET", "/api/tables/{table}/replay", get_replay, s.GameReplay,
             errors=(400, 404, 409, 410)),
    ApiRoute("GET", "/api/tables/{table}/beliefs", get_beliefs, s.BeliefHistory,
             errors=(400, 404, 409, 410, 429)),
    ApiRoute("GET", "/api/tables/{table}/qr.svg", get_qr, None, errors=(400, 404, 410, 421)),
    ApiRoute("GET", "/api/codes/{code}", get_code, s.CodeInfo, errors=(404, 429)),
    ApiRoute("GET", "/api/decks/{deck}", get_deck, s.DeckInfo, errors=(400, 404)),
    ApiRoute("POST", "/api/scenarios/check", post_scenario, s.ScenarioCheck, 200, s.ScenarioRequest,
             BODY_ERRORS),
    ApiRoute("GET", "/api/scenarios/suggest", get_suggestion, s.ScenarioSuggestion, errors=(400,)),
    *OPERATOR_ROUTES,
)  # fmt: skip


_STARLETTE_ROUTES: Final = [
    Route(each.path, each.endpoint, methods=[each.method]) for each in API_ROUTES
]


def api_routes() -> list[Route]:
    """Return Starlette's routes of the interface; the last one refuses everything else."""
    return [*_STARLETTE_ROUTES, Route("/api/{path:path}", no_such_route, methods=_METHODS)]


async def no_such_route(request: Request) -> Response:
    """Refuse an unknown path, or a method that the path does not take."""
    allowed = [
        each.method
        for each, route in zip(API_ROUTES, _STARLETTE_ROUTES, strict=True)
        if route.matches(request.scope)[0] is not Match.NONE
    ]
    if allowed:
        raise MethodNotAllowed(allowed)
    raise Refusal("no-page", "there is nothing at this address")
