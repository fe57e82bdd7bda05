"""Endpoints for operators: health and metrics."""

from __future__ import annotations

from typing import Any

from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4, generate_latest
from starlette.requests import Request
from starlette.responses import Response

from ridotto import __version__
from ridotto.house.house import House
from ridotto.house.http.requests import client_key, is_local
from ridotto.house.http.responses import NO_STORE, json_response
from ridotto.house.running.health import HealthCheck


async def get_health(request: Request) -> Response:
    """Return 200 if the house can write to its store and knows of no damage.

    Otherwise return 503 and the reason; with ``degraded``, the house serves all that is intact.
    """
    check: HealthCheck = request.app.state.health
    house: House = request.app.state.house
    trouble, damage = await check.problem(), house.damage.problem()
    why = trouble or damage
    body: dict[str, Any] = {"ok": not why, "house": "ridotto", "version": __version__}
    if why:
        body |= {"why": why, "degraded": not trouble}
    return json_response(body, 503 if why else 200)


async def get_metrics(request: Request) -> Response:
    """Return all metrics in the text format of Prometheus, to operators and to this machine."""
    house: House = request.app.state.house
    if not is_local(request):
        house.operators.require(request.headers, client_key(request))
    text = generate_latest(request.app.state.registry)
    return Response(text, 200, NO_STORE, CONTENT_TYPE_PLAIN_0_0_4)
