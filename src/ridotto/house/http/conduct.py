"""Endpoints about conduct for guests: the house rules, and how a guest stands with the house."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from ridotto.games.errors import Refusal
from ridotto.house.guests import guest_of
from ridotto.house.house import House
from ridotto.house.http import conduct_schemas as s
from ridotto.house.http.requests import (
    client_key,
    endpoint,
    read_body,
    read_language,
    require_guest,
)
from ridotto.house.http.responses import json_response
from ridotto.house.store.base import NotSaved, Person
from ridotto.house.store.moderation import Penalty


@endpoint
async def get_house_rules(house: House, request: Request) -> Response:
    """Return the house rules in one language, or in another if the house has no such text."""
    return json_response(s.HouseRulesInfo(*house.house_rules.in_language(read_language(request))))


@endpoint
async def get_standing(house: House, request: Request) -> Response:
    """Return whether the guest is banned or muted, and the notices that they should see."""
    person = await guest_of(house, request.headers)
    return json_response(_standing(house, request, person))


@endpoint
async def post_seen(house: House, request: Request) -> Response:
    """Report a warning as seen; it is not shown again."""
    person = await require_guest(house, request)
    asked = await read_body(request, s.SeenRequest)
    notice = house.moderation.notices.get(asked.notice, person.id)
    try:
        await house.moderation.store.end_notice(notice.id)
    except NotSaved as failure:
        house.note_failure(failure)
        raise Refusal("not-saved", "the house cannot write this down just now") from None
    house.moderation.notices.drop(notice.id)
    house.show_notices(person.id)
    return json_response(_standing(house, request, person))


def _standing(house: House, request: Request, person: Person | None) -> s.Standing:
    moderation, number = house.moderation, None if person is None else person.id
    ban = moderation.ban_of(number, client_key(request))
    mute = None if number is None else moderation.penalties.mute_of(number)
    return s.Standing(_info(ban), _info(mute), moderation.notices.of(number or ""))


def _info(penalty: Penalty | None) -> s.PenaltyInfo | None:
    return None if penalty is None else s.PenaltyInfo(penalty.until, penalty.reason)
