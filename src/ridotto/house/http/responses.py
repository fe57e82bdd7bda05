"""JSON responses, and the HTTP status of every refusal."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from ridotto.games.errors import Refusal
from ridotto.house.http.schemas import ErrorBody
from ridotto.house.running.limits import TooFast
from ridotto.house.views.messages import ErrorDetail

#: The HTTP status of each refusal code; all other codes are 400.
STATUS: Final = {
    "no-guest": 401,
    "not-operator": 401,
    "wrong-origin": 403,
    "banned": 403,
    "no-table": 404,
    "no-page": 404,
    "no-deck": 404,
    "no-person": 404,
    "no-line": 404,
    "no-notice": 404,
    "no-penalty": 404,
    "no-report": 404,
    "bad-method": 405,
    "not-over": 409,
    "table-full": 409,
    "damaged": 410,
    "not-full": 409,
    "game-over": 409,
    "too-large": 413,
    "not-json": 415,
    "wrong-host": 421,
    "bad-setup": 422,
    "no-bot": 422,
    "too-fast": 429,
    "not-saved": 503,
}
#: Responses of the interface must not be cached: they depend on the guest and the moment.
NO_STORE: Final = {"cache-control": "no-store"}


class MethodNotAllowed(Refusal):
    """The path exists, but not for this HTTP method."""

    def __init__(self, allowed: list[str]) -> None:
        """Create the error; ``allowed`` lists the methods that the path takes."""
        self.allowed = ", ".join(allowed)
        super().__init__("bad-method", f"this can be asked by {self.allowed} only")


def json_response(body: Any, status: int = 200) -> Response:
    """Return a JSON response that caches must not keep."""
    return Response(msgspec.json.encode(body), status, NO_STORE, "application/json")


async def on_refusal(request: Request, refusal: Exception) -> Response:
    """Return a refusal as JSON with its status: Starlette's handler for :exc:`Refusal`."""
    assert isinstance(refusal, Refusal)
    return refusal_response(refusal)


def refusal_response(refusal: Refusal) -> Response:
    """Return a refusal as JSON with its status."""
    body = ErrorBody(ErrorDetail(refusal.code, refusal.message, refusal.limit))
    response = json_response(body, STATUS.get(refusal.code, 400))
    if isinstance(refusal, TooFast):
        response.headers["retry-after"] = str(refusal.wait)
    elif isinstance(refusal, MethodNotAllowed):
        response.headers["allow"] = refusal.allowed
    return response


async def on_http_error(request: Request, error: Exception) -> Response:
    """Return an error of the static files as plain text."""
    assert isinstance(error, HTTPException)
    text = "there is no such page\n" if error.status_code == 404 else error.detail
    return PlainTextResponse(text, error.status_code, error.headers)
