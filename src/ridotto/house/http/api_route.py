"""The description of one method and path of the HTTP interface."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from ridotto.house.http.requests import Endpoint

#: The statuses with which a request with a body may be refused.
BODY_ERRORS: Final = (400, 403, 413, 415)


class ApiRoute(NamedTuple):
    """A method and path of the interface.

    ``response`` and ``body`` are schemas; None stands for no body, or one that is not JSON of
    ours. ``errors`` lists the statuses of possible refusals.
    """

    method: str
    path: str
    endpoint: Endpoint
    response: Any
    status: int = 200
    body: Any = None
    errors: tuple[int, ...] = ()
