"""A guest's own data: return all of it, or delete it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from datetime import UTC, datetime

from ridotto.games.errors import Refusal
from ridotto.house.house import House
from ridotto.house.http.schemas import GuestData, GuestMessage, GuestPenalty, GuestTable, GuestText
from ridotto.house.store.base import Damaged, NotSaved, Person
from ridotto.house.table import entries as e


async def export(house: House, person: Person) -> GuestData:
    """Return everything that the house has stored about a guest."""
    tables: list[GuestTable] = []
    said: list[GuestMessage] = []
    for name in await house.store.lifecycle.tables_of(person.id):
        with suppress(Damaged):
            if (table := await _table_of(house, name, person.id)) is not None:
                tables.append(table)
            for each in await house.store.lifecycle.said_by(person.id, name):
                said.append(GuestMessage(name, each.at, each.room, each.text))
        # There may be hundreds; let other requests through.
        await asyncio.sleep(0)
    muted = sorted(await house.store.muted(person.id))
    conduct = await house.moderation.store.concerning(person.id)
    return GuestData(
        person.id,
        person.name,
        tuple(tables),
        tuple(said),
        tuple(muted),
        tuple(
            GuestPenalty(each.kind, each.at, each.until, each.reason) for each in conduct.penalties
        ),
        tuple(GuestText(each.at, each.text) for each in conduct.warnings),
        tuple(GuestText(each.at, each.text) for each in conduct.reports),
        await _last_visit(house, person.id),
    )


async def _last_visit(house: House, person: str) -> str | None:
    """Return the day of a guest's last visit; None if it is not known."""
    # The request for this is a visit, which may not be written yet.
    await asyncio.gather(*house.visits.pending)
    day = await house.store.lifecycle.last_seen(person)
    return f"{datetime.fromtimestamp(day / 1000, UTC):%Y-%m-%d}" if day else None


async def _table_of(house: House, name: str, person: str) -> GuestTable | None:
    """Return what a guest did at a table besides playing."""
    log = [e.read_entry(text) for text in await house.store.read(name)]
    if not log or not isinstance(opened := log[0], e.Opened):
        return None
    seat: int | None = None
    shown = opened.name if opened.person == person else ""
    for entry in log:
        if isinstance(entry, e.Sat) and entry.person == person:
            seat, shown = entry.seat, entry.name
        elif isinstance(entry, e.Left) and entry.seat == seat:
            seat = None
    phase = await house.store.phase_of(name)
    return GuestTable(
        name, opened.wishes.game, phase, opened.at, opened.person == person, seat, shown
    )


async def forget(house: House, person: str) -> int:
    """Delete a guest; return the number of tables that named them.

    The tables stay, with a new id and no name in place of the guest's; the guest's messages are
    deleted. Raises :exc:`Refusal` (``not-saved``) if this cannot be written; then call it again.
    """
    tables = await house.store.lifecycle.tables_of(person)
    try:
        for name in tables:
            await _take_out(house, name, person)
            await asyncio.sleep(0)
        await house.moderation.forget(person)
        await house.store.lifecycle.forget(person)
    except NotSaved as failure:
        house.note_failure(failure)
        raise Refusal("not-saved", "the house cannot write this down just now") from None
    house.forget_guest(person)
    return len(tables)


async def _take_out(house: House, name: str, person: str) -> None:
    """Take a person's id and name out of the log of a table, and their messages out of its chat."""
    try:
        croupier = await house.find(name)
    except Refusal:
        # A damaged table is shown to nobody.
        return
    await croupier.take_out(person)
    # At once, before anything is written from the old log. Clients reconnect and see the new one.
    house.evict(name)
    house.replays.drop(name)
    if croupier.table.phase in ("waiting", "playing"):
        # Bots play on without clients, and limits count tables that are open.
        await house.find(name)
