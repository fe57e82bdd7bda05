"""Endpoints for operators: sign in and act."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response

from ridotto.games.errors import Refusal
from ridotto.house.house import House
from ridotto.house.http import operator_schemas as s
from ridotto.house.http.requests import (
    Endpoint,
    client_key,
    endpoint,
    path_number,
    read_body,
    require_operator,
)
from ridotto.house.http.responses import json_response
from ridotto.house.moderation import operations
from ridotto.house.operators import COOKIE, COOKIE_PATH, LIFETIME, session_in
from ridotto.house.store.base import NotSaved

log = logging.getLogger("ridotto.house")

ActionHandler = Callable[[House, Request], Awaitable[int | None]]


def action(handler: ActionHandler) -> Endpoint:
    """Turn an operator's action into an endpoint that refuses everyone else."""

    async def handle(house: House, request: Request) -> Response:
        require_operator(house, request)
        try:
            made = await handler(house, request)
        except NotSaved as failure:
            house.note_failure(failure)
            raise Refusal("not-saved", "the house cannot write this down just now") from None
        return json_response(s.Carried(made or 0))

    handle.__name__ = handler.__name__
    handle.__doc__ = handler.__doc__
    return endpoint(handle)


@endpoint
async def post_session(house: House, request: Request) -> Response:
    """Sign in as an operator: the response sets a cookie, which is good for twelve hours."""
    if not house.operators.exist:
        raise Refusal("no-page", "there is nothing at this address")
    asked = await read_body(request, s.SignInRequest)
    house.operators.check(asked.secret, client_key(request))
    try:
        await operations.log_sign_in(house, client_key(request))
    except NotSaved as failure:
        # An operator must get in when the disk is full. The log is then the only trace.
        house.note_failure(failure)
        log.warning("operator signed in", extra={"address": client_key(request)})
    response = json_response(s.Carried())
    response.set_cookie(
        COOKIE, house.operators.sign_in(), max_age=LIFETIME, path=COOKIE_PATH, httponly=True,
        samesite="strict", secure=house.settings.public_url.startswith("https:"),
    )  # fmt: skip
    return response


@endpoint
async def delete_session(house: House, request: Request) -> Response:
    """Sign out."""
    require_operator(house, request)
    house.operators.sign_out(session_in(request.headers))
    response = json_response(s.Carried())
    response.delete_cookie(COOKIE, path=COOKIE_PATH, httponly=True, samesite="strict")
    return response


@action
async def post_warning(house: House, request: Request) -> int:
    """Warn a guest: they see the text at once, or when they next come."""
    asked = await read_body(request, s.WarnRequest)
    return await operations.warn(house, asked.person, asked.text)


@action
async def post_mute(house: House, request: Request) -> int:
    """Mute a guest at all tables."""
    asked = await read_body(request, s.MuteRequest)
    return await operations.mute(house, asked.person, asked.minutes, asked.reason)


@action
async def post_ban(house: House, request: Request) -> int:
    """Ban a guest, or an address or network. Those who are there are disconnected."""
    asked = await read_body(request, s.BanRequest)
    return await operations.ban(house, asked.person, asked.address, asked.minutes, asked.reason)


@action
async def delete_penalty(house: House, request: Request) -> None:
    """End a mute or a ban."""
    await operations.lift(house, path_number(request, "number"))


@action
async def post_table_close(house: House, request: Request) -> None:
    """Close a table, also in the middle of a game; everyone there sees the reason."""
    asked = await read_body(request, s.CloseTableRequest)
    await operations.close_table(house, request.path_params["table"], asked.reason)


@action
async def post_line_delete(house: House, request: Request) -> None:
    """Delete a chat message: it disappears for everyone, and its text from the store."""
    asked = await read_body(request, s.DeleteLineRequest)
    await operations.delete_line(house, request.path_params["table"], asked.room, asked.n)


@action
async def post_announcement(house: House, request: Request) -> int:
    """Announce something to everyone, in the lobby and at all tables."""
    asked = await read_body(request, s.AnnounceRequest)
    return await operations.announce(house, asked.text, asked.minutes)


@action
async def delete_announcement(house: House, request: Request) -> None:
    """Withdraw an announcement."""
    await operations.withdraw(house, path_number(request, "number"))


@action
async def post_report_close(house: House, request: Request) -> None:
    """Close a report, with a note for other operators."""
    asked = await read_body(request, s.CloseReportRequest)
    await operations.close_report(house, path_number(request, "number"), asked.note)
