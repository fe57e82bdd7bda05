"""A guest's own data: return all of it, or delete it."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress

import msgspec

from ridotto.games.errors import Refusal
from ridotto.house.house import House
from ridotto.house.http.schemas import GuestData, GuestMessage, GuestPenalty, GuestTable, GuestText
from ridotto.house.store.base import Damaged, NotSaved, Person
from ridotto.house.table import entries as e
from ridotto.house.table.croupier import Croupier
from ridotto.house.table.fold import Table
from ridotto.house.table.lobby_commands import close, hand_over, leave
from ridotto.house.table.summary import summary_of

#: The entries that name a person.
_NAMING = e.Opened | e.Sat | e.Hosted | e.Forgiven


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
    )


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

    The tables stay, with another id and without a name in the guest's place; what the guest said
    is deleted. Raises :exc:`Refusal` (``not-saved``) if this cannot be written; it can be repeated.
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
    async with croupier.lock:
        await _give_up_seat(house, croupier, person)
        table, new_id = croupier.table, secrets.token_hex(8)
        log = [_without(entry, person, new_id) for entry in table.entries]
        changed = {
            number: e.write_entry(entry)
            for number, (entry, old) in enumerate(zip(log, table.entries, strict=True), 1)
            if entry is not old
        }
        summary = summary_of(Table(name, log))
        await house.store.lifecycle.take_out(person, name, changed, summary)
        # Clients reconnect and see the table as it is now.
        house.evict(name)
        house.replays.drop(name)
    if table.phase in ("waiting", "playing"):
        # Bots play on without clients, and limits count tables that are open.
        await house.find(name)


async def _give_up_seat(house: House, croupier: Croupier, person: str) -> None:
    """Leave a seat; another person becomes the host, or the table is closed."""
    table = croupier.table
    # Who has left too often is replaced by a stand-in all the same, a little later.
    with suppress(Refusal):
        if table.phase in ("waiting", "playing") and table.seat_of(person) is not None:
            if entries := leave(table, house.now(), person):
                await croupier.write(entries)
        if table.phase == "waiting" and table.host == person:
            now = house.now()
            await croupier.write(hand_over(table, now, person) or close(table, now, person))


def _without(entry: e.AnyEntry, person: str, new_id: str) -> e.AnyEntry:
    """Return an entry in which a person has another id, no name and no avatar."""
    if isinstance(entry, e.Opened):
        entry = _without_past(entry, person)
    if not isinstance(entry, _NAMING) or entry.person != person:
        return entry
    if isinstance(entry, e.Hosted | e.Forgiven):
        return msgspec.structs.replace(entry, person=new_id)
    if isinstance(entry, e.Sat):
        return msgspec.structs.replace(entry, person=new_id, name="", avatar=0)
    return msgspec.structs.replace(entry, person=new_id, name="")


def _without_past(entry: e.Opened, person: str) -> e.Opened:
    """Return an opening without a person's results and removal at the tables before."""
    evening = tuple(score for score in entry.evening if score.person != person)
    removed = {who: name for who, name in entry.removed.items() if who != person}
    if len(evening) == len(entry.evening) and len(removed) == len(entry.removed):
        return entry
    return msgspec.structs.replace(entry, evening=evening, removed=removed)
