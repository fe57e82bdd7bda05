"""Endpoints for guests: register, change a name, look up, export and delete the guest."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from ridotto.house.guests import COOKIE, guest_of, token_of
from ridotto.house.house import House
from ridotto.house.http.requests import (
    client_address,
    client_key,
    endpoint,
    read_body,
    require_guest,
)
from ridotto.house.http.responses import json_response
from ridotto.house.http.schemas import Forgotten, GuestInfo, GuestRequest
from ridotto.house.names import clean_name
from ridotto.house.personal_data import export, forget

YEAR: Final = 365 * 24 * 3600


@endpoint
async def post_guests(house: House, request: Request) -> Response:
    """Come in as a guest, or take another name (200 then)."""
    asked = await read_body(request, GuestRequest)
    name = clean_name(asked.name)
    house.word_lists.check_name(name)
    known = None if asked.bearer else await guest_of(house, request.headers)
    address = client_key(request)
    house.moderation.check_admitted(None if known is None else known.id, address)
    if known is not None:
        known = await house.rename(token_of(request.headers), known, name)
        return json_response(GuestInfo(known.id, known.name))
    with house.limits.arrivals.passing(client_address(request)):
        person, token = await house.welcome(name)
    house.moderation.note_address(person.id, address)
    if asked.bearer:
        return json_response(GuestInfo(person.id, person.name, token), 201)
    response = json_response(GuestInfo(person.id, person.name), 201)
    response.set_cookie(
        COOKIE, token, max_age=YEAR, path="/", httponly=True, samesite="lax",
        secure=house.settings.public_url.startswith("https:"),
    )  # fmt: skip
    return response


@endpoint
async def get_my_data(house: House, request: Request) -> Response:
    """Return everything that the house has stored about the guest."""
    person = await require_guest(house, request)
    house.limits.exports.take(person.id)
    response = json_response(await export(house, person))
    response.headers["content-disposition"] = 'attachment; filename="ridotto.json"'
    return response


@endpoint
async def delete_me(house: House, request: Request) -> Response:
    """Delete the guest. Their tables stay, without their name; their chat messages do not."""
    person = await require_guest(house, request)
    response = json_response(Forgotten(await forget(house, person.id)))
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")
    return response


@endpoint
async def get_me(house: House, request: Request) -> Response:
    """Return the guest who sent the request."""
    person = await require_guest(house, request)
    return json_response(GuestInfo(person.id, person.name))
