"""Endpoints for tables: open, list, show, and find by short code."""

from __future__ import annotations

import functools
import io
from typing import Final

import segno
from starlette.requests import Request
from starlette.responses import Response

from ridotto.games.errors import bad_request
from ridotto.house.house import House
from ridotto.house.http.requests import client_key, endpoint, read_body, require_guest
from ridotto.house.http.responses import NO_STORE, json_response
from ridotto.house.http.schemas import CodeInfo, OpenedTable, TableInfo, TableList, TableRequest
from ridotto.house.table.fold import Table
from ridotto.house.views.broadcast import table_shown

#: Maximum length of a host name with a port.
MAX_HOST: Final = 253 + len(":65535")
#: Number of cached QR codes: drawing one takes as long as dozens of moves.
MAX_QR_CODES: Final = 500


async def find_table(house: House, request: Request) -> Table:
    """Return the table in a request's path; raises :exc:`Refusal` (``no-table``)."""
    return (await house.find(request.path_params["table"])).table


@endpoint
async def post_tables(house: House, request: Request) -> Response:
    """Open a table."""
    person = await require_guest(house, request)
    asked = await read_body(request, TableRequest)
    with house.openings.passing(person.id), house.parties.passing(client_key(request)):
        table = await house.open_table(
            person, asked.wishes, contribution=asked.sit, bots=asked.bots, start=asked.start
        )
    opened = (await house.find(table)).table
    link = table_link(house, request, table)
    return json_response(OpenedTable(table, opened.shown_code(), link, opened.commitment), 201)


@endpoint
async def get_tables(house: House, request: Request) -> Response:
    """List the public tables."""
    return json_response(TableList(tuple(house.lobby.listed())))


@endpoint
async def get_table(house: House, request: Request) -> Response:
    """Show the public part of a table to anyone with the link."""
    table = await find_table(house, request)
    return json_response(TableInfo(table.id, table_shown(table)))


@endpoint
async def get_code(house: House, request: Request) -> Response:
    """Find the table waiting under a short code. Wrong guesses are rate-limited."""
    with house.guesses.guessing(client_key(request)), house.all_guesses.guessing("all"):
        return json_response(CodeInfo(await house.find_code(request.path_params["code"])))


@endpoint
async def get_qr(house: House, request: Request) -> Response:
    """Draw the link to a table as a QR code."""
    table = await find_table(house, request)
    drawn = _qr_code(table_link(house, request, table.id))
    return Response(drawn, 200, NO_STORE, "image/svg+xml")


def table_link(house: House, request: Request, table: str) -> str:
    """Return the public link to a table."""
    base = house.settings.public_url or _requested_address(request)
    return f"{base.rstrip('/')}/t/{table}"


def _requested_address(request: Request) -> str:
    try:
        scheme, host = request.url.scheme, request.url.netloc
    except ValueError:
        raise bad_request("Host is no address") from None
    if len(host) > MAX_HOST:
        raise bad_request(f"Host is longer than {MAX_HOST} characters")
    return f"{scheme}://{host}"


@functools.lru_cache(MAX_QR_CODES)
def _qr_code(link: str) -> bytes:
    drawn = io.BytesIO()
    try:
        code = segno.make(link, error="m", micro=False)
    except segno.DataOverflowError:
        raise bad_request("the link is too long to be drawn") from None
    code.save(drawn, "svg", scale=8, border=2, dark="#131a2e", light="#ffffff", xmldecl=False)
    return drawn.getvalue()
