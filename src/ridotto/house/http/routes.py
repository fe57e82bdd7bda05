"""What can be asked over HTTP."""

from __future__ import annotations

import functools
import io
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
import segno
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from ridotto import __version__
from ridotto.games.complaints import complaint
from ridotto.games.errors import Refusal, bad_request
from ridotto.games.mascarade.scenario import (
    check,
    fewest_stars,
    most_stars,
    sheet,
    sheet_names,
    stars,
    suggest,
)
from ridotto.games.mascarade.setup import Options as MascaradeOptions
from ridotto.games.masquerade.setup import Options as MasqueradeOptions
from ridotto.games.record import record_of
from ridotto.games.words import LANGUAGES
from ridotto.house.guests import COOKIE, from_our_page, guest_of, token_of
from ridotto.house.house import House
from ridotto.house.http import schemas as a
from ridotto.house.http.decks import deck_told
from ridotto.house.names import clean_name
from ridotto.house.options import PLAYERS
from ridotto.house.running.limits import TooFast, place_of
from ridotto.house.store.base import Person
from ridotto.house.table.fold import Table
from ridotto.house.table.lobby_commands import bots_of
from ridotto.house.views.beliefs import player_asked
from ridotto.house.views.broadcast import fairness_shown, table_shown
from ridotto.house.views.messages import PROTOCOL
from ridotto.rules.mascarade.actions import MOST_CENTRE, MOST_PLAYERS
from ridotto.rules.mascarade.masks import COPIES, FEWEST_PLAYERS, MASKS, STARRED

T = TypeVar("T")
Handler = Callable[[House, Request], Awaitable[Response]]

#: The longest body of a request.
LONGEST: Final = 16 * 1024
YEAR: Final = 365 * 24 * 3600
#: The longest name of a host there is, with a port.
LONGEST_HOST: Final = 253 + len(":65535")
#: How many pictures of links are kept: to draw one takes as long as dozens of moves.
MOST_PICTURES: Final = 500
#: Players and centre masks together, at the most.
MOST_CARDS: Final = MOST_PLAYERS + MOST_CENTRE

#: The statuses that go with the codes of refusals; all others are 400.
STATUS: Final = {
    "no-guest": 401,
    "wrong-origin": 403,
    "no-table": 404,
    "no-page": 404,
    "no-deck": 404,
    "bad-method": 405,
    "not-over": 409,
    "table-full": 409,
    "not-full": 409,
    "too-large": 413,
    "not-json": 415,
    "bad-setup": 422,
    "no-bot": 422,
    "too-fast": 429,
    "not-saved": 503,
}


def answer(told: Any, status: int = 200) -> Response:
    """An answer in JSON. What the house says is never kept by anybody in between."""
    return Response(
        msgspec.json.encode(told), status, {"cache-control": "no-store"}, "application/json"
    )


def refuse(refusal: Refusal) -> Response:
    """A refusal in JSON, with the status that goes with it."""
    told = a.ErrorBody(a.ErrorDetail(refusal.code, refusal.message))
    response = answer(told, STATUS.get(refusal.code, 400))
    if isinstance(refusal, TooFast):
        response.headers["retry-after"] = str(refusal.wait)
    return response


def door(handler: Handler) -> Callable[[Request], Awaitable[Response]]:
    """A handler that gets the house, and whose refusals become answers."""

    @functools.wraps(handler)
    async def opened(request: Request) -> Response:
        house: House = request.app.state.house
        try:
            if request.method not in ("GET", "HEAD") and not from_our_page(house, request.headers):
                raise Refusal("wrong-origin", "this can be asked from the house's own page only")
            return await handler(house, request)
        except Refusal as refusal:
            return refuse(refusal)

    return opened


async def read_body(request: Request, form: type[T]) -> T:
    """The body of a request; raises :exc:`Refusal`."""
    kind = request.headers.get("content-type", "").split(";")[0].strip().lower()
    if kind != "application/json":
        raise Refusal("not-json", "the body must be application/json")
    body = b""
    try:
        async for part in request.stream():
            body += part
            if len(body) > LONGEST:
                raise Refusal("too-large", f"the body is longer than {LONGEST} bytes")
    except ClientDisconnect:
        raise Refusal("bad-json", "the body broke off") from None
    try:
        return msgspec.convert(_whole(msgspec.json.decode(body)), form)
    except msgspec.ValidationError as error:
        raise bad_request(complaint(error, form)) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("bad-json", f"the body is not JSON: {error!s:.200}") from None


def _whole(given: Any) -> Any:
    """The same data with 29.0 as 29: JSON, and whoever describes it, sees no difference."""
    if isinstance(given, dict):
        return {name: _whole(value) for name, value in given.items()}
    if isinstance(given, list):
        return [_whole(value) for value in given]
    return int(given) if isinstance(given, float) and given.is_integer() else given


async def must_know(house: House, request: Request) -> Person:
    """The guest who asks; raises :exc:`Refusal` (``no-guest``)."""
    person = await guest_of(house, request.headers)
    if person is None:
        raise Refusal("no-guest", "the house does not know you yet: POST /api/guests first")
    return person


def where_from(request: Request) -> str:
    """Where a request comes from, as far as that is known."""
    return "" if request.client is None else place_of(request.client.host)


# Guests


@door
async def post_guests(house: House, request: Request) -> Response:
    """Come in as a guest, or take another name (200 then)."""
    asked = await read_body(request, a.GuestRequest)
    name = clean_name(asked.name)
    known = None if asked.bearer else await guest_of(house, request.headers)
    if known is not None:
        known = await house.rename(token_of(request.headers), known, name)
        return answer(a.GuestInfo(known.id, known.name))
    with house.arrivals.passing(where_from(request)):
        person, token = await house.welcome(name)
    if asked.bearer:
        return answer(a.GuestInfo(person.id, person.name, token), 201)
    response = answer(a.GuestInfo(person.id, person.name), 201)
    response.set_cookie(
        COOKIE, token, max_age=YEAR, path="/", httponly=True, samesite="lax",
        secure=house.settings.public_url.startswith("https:"),
    )  # fmt: skip
    return response


@door
async def get_me(house: House, request: Request) -> Response:
    """Who the house takes the asker for."""
    person = await must_know(house, request)
    return answer(a.GuestInfo(person.id, person.name))


# Tables


@door
async def post_tables(house: House, request: Request) -> Response:
    """Open a table."""
    person = await must_know(house, request)
    asked = await read_body(request, a.TableRequest)
    with house.openings.passing(person.id), house.parties.passing(where_from(request)):
        table = await house.open_table(
            person, asked.wishes, contribution=asked.sit, bots=asked.bots, start=asked.start
        )
    opened = (await house.find(table)).table
    link = link_to(house, request, table)
    return answer(a.OpenedTable(table, opened.shown_code(), link, opened.commitment), 201)


def link_to(house: House, request: Request, table: str) -> str:
    """The link to a table, as guests can follow it."""
    base = house.settings.public_url or _address_asked(request)
    return f"{base.rstrip('/')}/t/{table}"


def _address_asked(request: Request) -> str:
    try:
        scheme, place = request.url.scheme, request.url.netloc
    except ValueError:
        raise bad_request("Host is no address") from None
    if len(place) > LONGEST_HOST:
        raise bad_request(f"Host is longer than {LONGEST_HOST} characters")
    return f"{scheme}://{place}"


@door
async def get_tables(house: House, request: Request) -> Response:
    """The public tables."""
    return answer(a.TableList(tuple(house.lobby.listed())))


async def _table(house: House, request: Request) -> Table:
    return (await house.find(request.path_params["table"])).table


@door
async def get_table(house: House, request: Request) -> Response:
    """What anybody with the link may know of a table."""
    table = await _table(house, request)
    return answer(a.TableInfo(table.id, table_shown(table)))


async def _over(house: House, request: Request) -> Table:
    table = await _table(house, request)
    if table.phase != "over":
        raise Refusal("not-over", "this is open to all when the game is over")
    return table


@door
async def get_record(house: House, request: Request) -> Response:
    """The record of a finished game."""
    table = await _over(house, request)
    assert table.game is not None
    names = tuple(seat.name for seat in table.seats)
    return answer(record_of(table.game, names=names, fairness=fairness_shown(table)))


@door
async def get_replay(house: House, request: Request) -> Response:
    """A finished game step by step, from one seat, from outside, or knowing all."""
    table = await _over(house, request)
    return answer(await house.replays.of(table, request.query_params.get("viewer", "spectator")))


@door
async def get_beliefs(house: House, request: Request) -> Response:
    """What a player of a finished game of Mascarade could have known, turn by turn."""
    table = await _over(house, request)
    if table.options.game != "mascarade":
        raise bad_request("masks wander in mascarade only")
    player = player_asked(request.query_params.get("player", ""), len(table.seats))
    return answer(await house.beliefs.of(table, player))


@door
async def get_qr(house: House, request: Request) -> Response:
    """A picture of the link to a table."""
    table = await _table(house, request)
    headers = {"cache-control": "no-store"}
    return Response(_picture(link_to(house, request, table.id)), 200, headers, "image/svg+xml")


@functools.lru_cache(MOST_PICTURES)
def _picture(link: str) -> bytes:
    drawn = io.BytesIO()
    try:
        code = segno.make(link, error="m", micro=False)
    except segno.DataOverflowError:
        raise bad_request("the link is too long to be drawn") from None
    code.save(drawn, "svg", scale=8, border=2, dark="#131a2e", light="#ffffff", xmldecl=False)
    return drawn.getvalue()


@door
async def get_code(house: House, request: Request) -> Response:
    """The table that waits under a short code. Guessing codes is made slow for everybody."""
    with house.guesses.guessing(where_from(request)), house.all_guesses.guessing("all"):
        return answer(a.CodeInfo(await house.find_code(request.path_params["code"])))


# What there is to play


@door
async def get_house(house: House, request: Request) -> Response:
    """What can be played here, and with whom."""
    return answer(_told_of_house())


@functools.cache
def _told_of_house() -> a.HouseInfo:
    sheets = {name: sheet(name) for name in sheet_names()}
    mascarade = {
        "players": PLAYERS["mascarade"],
        "sheets": {
            name: {"players": s.players, "centre": s.centre, "masks": s.masks}
            for name, s in sheets.items()
            if s is not None
        },
        "masks": list(MASKS),
        "starred": [MASKS[mask] for mask in sorted(STARRED)],
        "fewest_players": {MASKS[mask]: fewest for mask, fewest in FEWEST_PLAYERS.items()},
        "copies": {MASKS[mask]: copies for mask, copies in COPIES.items()},
        "options": MascaradeOptions(),
    }
    masquerade = {"players": PLAYERS["masquerade"], "options": MasqueradeOptions()}
    bots = [a.BotInfo(bot.name, game, bot.rung) for game in PLAYERS for bot in bots_of(game)]
    games = {"mascarade": mascarade, "masquerade": masquerade}
    return a.HouseInfo(PROTOCOL, __version__, games, tuple(bots), LANGUAGES)


@door
async def get_deck(house: House, request: Request) -> Response:
    """The cards of a deck of Masquerade, in a language. There is one deck: ``midnight``."""
    language = request.query_params.get("lang", "en")
    return answer(deck_told(request.path_params["deck"], language))


@door
async def post_scenario(house: House, request: Request) -> Response:
    """Whether a set of masks can be played with, and what is wrong with it."""
    asked = await read_body(request, a.ScenarioRequest)
    problems = check(asked.players, asked.centre, asked.masks)
    # As long as masks are missing, what counts is how many there will be.
    cards = max(len(asked.masks), min(asked.players + asked.centre, MOST_CARDS))
    return answer(
        a.ScenarioCheck(
            not any(not problem.warning for problem in problems),
            stars(asked.masks),
            fewest_stars(cards),
            most_stars(cards),
            tuple(a.ScenarioProblem(each.code, each.warning, each.args) for each in problems),
        )
    )


@door
async def get_suggestion(house: House, request: Request) -> Response:
    """A set of masks that can be played with, by chance."""
    players, centre = (_number(request, name) for name in ("players", "centre"))
    if players is None:
        fewest, most = PLAYERS["mascarade"]
        raise bad_request(f"players is needed: {fewest} to {most}")
    try:
        drawn = suggest(players, secrets.randbits(32), centre)
    except ValueError as error:
        raise bad_request(str(error)) from None
    return answer(a.ScenarioSuggestion(drawn.players, drawn.centre, drawn.masks))


def _number(request: Request, name: str) -> int | None:
    given = request.query_params.get(name)
    if given is None:
        return None
    if not given.isascii() or not given.isdigit() or len(given) > 3:
        raise bad_request(f"{name} is a small number")
    return int(given)


class Door(NamedTuple):
    """Something that can be asked over HTTP.

    ``given`` is the form of the body, ``told`` that of the answer, None where it is no JSON of
    ours; ``refusals`` are the statuses there may be instead.
    """

    method: str
    path: str
    handler: Callable[[Request], Awaitable[Response]]
    told: Any
    status: int = 200
    given: Any = None
    refusals: tuple[int, ...] = ()


_BODY: Final = (400, 403, 413, 415)

DOORS: Final = (
    Door("POST", "/api/guests", post_guests, a.GuestInfo, 201, a.GuestRequest, (*_BODY, 429, 503)),
    Door("GET", "/api/me", get_me, a.GuestInfo, refusals=(401,)),
    Door("GET", "/api/house", get_house, a.HouseInfo),
    Door("POST", "/api/tables", post_tables, a.OpenedTable, 201, a.TableRequest,
         (*_BODY, 401, 409, 422, 429, 503)),
    Door("GET", "/api/tables", get_tables, a.TableList),
    Door("GET", "/api/tables/{table}", get_table, a.TableInfo, refusals=(404,)),
    Door("GET", "/api/tables/{table}/record", get_record, None, refusals=(404, 409)),
    Door("GET", "/api/tables/{table}/replay", get_replay, a.GameReplay, refusals=(400, 404, 409)),
    Door("GET", "/api/tables/{table}/beliefs", get_beliefs, a.BeliefHistory,
         refusals=(400, 404, 409, 429)),
    Door("GET", "/api/tables/{table}/qr.svg", get_qr, None, refusals=(400, 404)),
    Door("GET", "/api/codes/{code}", get_code, a.CodeInfo, refusals=(404, 429)),
    Door("GET", "/api/decks/{deck}", get_deck, a.DeckInfo, refusals=(400, 404)),
    Door("POST", "/api/scenarios/check", post_scenario, a.ScenarioCheck, 200, a.ScenarioRequest,
         _BODY),
    Door("GET", "/api/scenarios/suggest", get_suggestion, a.ScenarioSuggestion, refusals=(400,)),
)  # fmt: skip
