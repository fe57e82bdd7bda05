"""Endpoints for operators: the house at a glance. Public facts only: no mask, no card, no deal."""

from __future__ import annotations

import os
from collections import Counter, defaultdict
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from ridotto import __version__
from ridotto.games.errors import bad_request
from ridotto.house.house import House
from ridotto.house.http import operator_schemas as s
from ridotto.house.http.requests import Endpoint, Handler, endpoint, read_count, require_operator
from ridotto.house.http.responses import json_response
from ridotto.house.running.health import HealthCheck
from ridotto.house.running.metrics import resident_bytes
from ridotto.house.store.data_directory import store_file
from ridotto.house.table.chat import SHOWN
from ridotto.house.table.croupier import Croupier
from ridotto.house.table.fold import Table
from ridotto.house.views.broadcast import table_shown

#: The most tables, guests, reports and actions in one response.
MOST_TABLES: Final = 300
MOST_GUESTS: Final = 300
MOST_ROWS: Final = 100
_LONGEST_SEARCH: Final = 60


def view(handler: Handler) -> Endpoint:
    """Turn a handler into an endpoint that refuses everyone but operators."""

    async def handle(house: House, request: Request) -> Response:
        require_operator(house, request)
        return await handler(house, request)

    handle.__name__ = handler.__name__
    handle.__doc__ = handler.__doc__
    return endpoint(handle)


@view
async def get_overview(house: House, request: Request) -> Response:
    """Return the house at a glance: tables, load, store and bots."""
    health: HealthCheck = request.app.state.health
    problem = await health.problem() or house.damage.problem()
    phases = Counter(croupier.table.phase for croupier in house.croupiers.values())
    counts = s.TableCounts(phases["waiting"], phases["playing"], phases["over"], phases["closed"])
    return json_response(
        s.Overview(
            __version__,
            house.now(),
            round(house.open_for(), 1),
            counts,
            _load(house),
            await _store(house, problem),
            s.BotsInfo(len(house.bots.pids), house.settings.thinkers, len(house.bot_queue)),
            await house.moderation.store.count_open_reports(),
            house.moderation.notices.announcements(),
        )
    )


def _load(house: House) -> s.LoadInfo:
    times = os.times()
    return s.LoadInfo(
        house.sockets,
        house.settings.sockets,
        len({each.person.id for each in house.connections() if not each.screen}),
        house.entries_written,
        house.games_ended,
        {f"p{share}": house.appending.percentile(share / 100) for share in (50, 99)},
        round(times.user + times.system, 2),
        resident_bytes(),
        round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None,
        dict(sorted(house.failures.items())),
    )


async def _store(house: House, problem: str) -> s.StoreInfo:
    file = store_file(house.settings.data)
    log = file.with_name(f"{file.name}-wal")
    guests = await house.moderation.store.count_people()
    return s.StoreInfo(not problem, problem, _size(file), _size(log), guests)


def _size(file: Path) -> int:
    try:
        return file.stat().st_size
    except OSError:
        return 0


@view
async def get_operator_tables(house: House, request: Request) -> Response:
    """List the tables in memory, those with people first."""
    rows = [_row(croupier) for croupier in house.croupiers.values()]
    rows.sort(key=lambda row: (row.connected == 0, -row.since))
    return json_response(s.OperatorTables(len(rows), tuple(rows[:MOST_TABLES])))


def _row(croupier: Croupier) -> s.OperatorTable:
    table = croupier.table
    taken = [seat for seat in table.seats if seat.kind != "empty"]
    return s.OperatorTable(
        table.id,
        table.options.game,
        table.phase,
        table.options.public,
        len(table.seats),
        tuple(seat.name for seat in taken),
        sum(seat.kind == "person" for seat in taken),
        sum(seat.kind == "bot" for seat in taken),
        len(croupier.audience.people()),
        table.n,
        table.opened,
        table.since,
    )


@view
async def get_operator_table(house: House, request: Request) -> Response:
    """Show one table: its public part, the people there and the chat of both rooms."""
    croupier = await house.find(request.path_params["table"])
    await croupier.chat.load()
    table = croupier.table
    chat = tuple(said for said in croupier.chat.log.all_of(table, "spectator", SHOWN) if said.text)
    people = _people(house, croupier, table)
    return json_response(s.OperatorTableInfo(table.id, table_shown(table), people, chat))


def _people(house: House, croupier: Croupier, table: Table) -> tuple[s.PersonHere, ...]:
    here = {each.person.id: each.person.name for each in croupier.audience.guests()}
    seated = {seat.person: seat.name for seat in table.seats if seat.person is not None}
    return tuple(
        s.PersonHere(
            person, name, table.seat_of(person), person in here, house.moderation.address_of(person)
        )
        for person, name in {**here, **seated}.items()
    )


@view
async def get_operator_guests(house: House, request: Request) -> Response:
    """List the guests who are connected, or find guests by a part of their name or by their id."""
    searched = request.query_params.get("find", "").strip()[:_LONGEST_SEARCH]
    tables: dict[str, set[str]] = defaultdict(set)
    names: dict[str, str] = {}
    for croupier in house.croupiers.values():
        for connection in croupier.audience.guests():
            names[connection.person.id] = connection.person.name
            tables[connection.person.id].add(croupier.table.id)
    if searched:
        found = await house.moderation.store.find_people(searched, MOST_GUESTS)
        names = {each.person: each.name for each in found}
    penalties = house.moderation.penalties.in_force()
    guests = tuple(
        s.OperatorGuest(
            person,
            name,
            house.moderation.address_of(person),
            tuple(sorted(tables[person])) if person in tables else (),
            tuple(each for each in penalties if each.person == person),
        )
        for person, name in sorted(names.items(), key=lambda each: each[1].casefold())
    )
    return json_response(s.OperatorGuests(guests[:MOST_GUESTS]))


@view
async def get_reports(house: House, request: Request) -> Response:
    """List reports, the latest first; by default only open ones."""
    state = request.query_params.get("state", "open")
    if state not in ("open", "all"):
        raise bad_request("state must be open or all")
    before = read_count(request, "before")
    store = house.moderation.store
    found = await store.reports(only_open=state == "open", before=before, most=MOST_ROWS)
    return json_response(s.ReportList(tuple(found)))


@view
async def get_penalties(house: House, request: Request) -> Response:
    """List the mutes and bans in force."""
    return json_response(s.PenaltyList(tuple(house.moderation.penalties.in_force())))


@view
async def get_audit_log(house: House, request: Request) -> Response:
    """List what operators did, the latest first."""
    before = read_count(request, "before")
    found = await house.moderation.store.actions(before=before, most=MOST_ROWS)
    return json_response(s.AuditLog(tuple(found)))
