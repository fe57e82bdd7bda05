"""Endpoints for tables: open, list, show, and find by short code."""

from __future__ import annotations

import functools
import io
from typing import Final

import segno
from starlette.requests import Request
from starlette.responses import Response

from ridotto.games.errors import Refusal, bad_request
from ridotto.house.house import House
from ridotto.house.http.hosts import is_local, read_host
from ridotto.house.http.requests import (
    client_address,
    client_key,
    endpoint,
    read_body,
    require_guest,
)
from ridotto.house.http.responses import NO_STORE, json_response
from ridotto.house.http.schemas import CodeInfo, OpenedTable, TableInfo, TableList, TableRequest
from ridotto.house.running.addresses import LOOPBACK, guest_address
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
    house.moderation.check_admitted(person.id, client_key(request))
    asked = await read_body(request, TableRequest)
    with house.limits.opening(person.id, client_address(request)) as opened_as:
        table = await house.open_table(
            person, asked.wishes, contribution=asked.sit, bots=asked.bots, start=asked.start
        )
        opened_as(table)
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
    """Find the table with a short code. Wrong guesses are rate-limited."""
    with house.limits.codes.guessing(client_address(request)):
        return json_response(CodeInfo(await house.codes.find(request.path_params["code"])))


@endpoint
async def get_qr(house: House, request: Request) -> Response:
    """Draw the link to a table as a QR code."""
    table = await find_table(house, request)
    link = table_link(house, request, table.id)
    if link.startswith("/"):
        raise Refusal("wrong-host", "the house does not know its address: it needs --public-url")
    drawn = _qr_code(link)
    return Response(drawn, 200, NO_STORE, "image/svg+xml")


def table_link(house: House, request: Request, table: str) -> str:
    """Return the link to a table; only its path if the public address is not known."""
    base = house.settings.public_url or _requested_address(house, request)
    return f"{base}/t/{table}"


def _requested_address(house: House, request: Request) -> str:
    """Return the address that a request was sent to; empty if it is not a local one.

    Other machines cannot use "localhost": if the house has an address in the network, it is that.
    """
    given = request.headers.get("host", "")
    if len(given) > MAX_HOST:
        raise bad_request(f"Host is longer than {MAX_HOST} characters")
    host = read_host(given)
    if host is None:
        raise bad_request("Host is no address")
    server = request.scope.get("server") or ("", None)
    if host.name in LOOPBACK and (
        near := guest_address(house.settings, server[1] or house.settings.port)
    ):
        return near
    return f"{request.url.scheme}://{given}" if is_local(host, server) else ""


@functools.lru_cache(MAX_QR_CODES)
def _qr_code(link: str) -> bytes:
    drawn = io.BytesIO()
    try:
        code = segno.make(link, error="m", micro=False)
    except segno.DataOverflowError:
        raise bad_request("the link is too long to be drawn") from None
    code.save(drawn, "svg", scale=8, border=2, dark="#131a2e", light="#ffffff", xmldecl=False)
    return drawn.getvalue()
