"""Take a guest who was deleted out of a table."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import msgspec

from ridotto.house.store.summaries import TableSummary
from ridotto.house.table import entries as e
from ridotto.house.table.fold import Table
from ridotto.house.table.lobby_commands import close, hand_over, leave
from ridotto.house.table.summary import summary_of

#: The entries that name a person.
_NAMING = e.Opened | e.Sat | e.Hosted | e.Forgiven


def give_up_seat(table: Table, person: str, now: int) -> Sequence[e.AnyEntry]:
    """Return the entries by which a person leaves their seat; raises :exc:`Refusal`."""
    if table.phase not in ("waiting", "playing") or table.seat_of(person) is None:
        return ()
    return leave(table, now, person)


def give_up_table(table: Table, person: str, now: int) -> Sequence[e.AnyEntry]:
    """Return the entries that make another person the host, or close the table."""
    if table.phase != "waiting" or table.host != person:
        return ()
    return hand_over(table, now, person) or close(table, now, person)


def without(table: Table, person: str) -> tuple[dict[int, bytes], TableSummary]:
    """Return the entries that name a person, by number and without the name, and the summary.

    The person has another id in them, so that the log still tells guests apart.
    """
    new_id = secrets.token_hex(8)
    log = [_without(entry, person, new_id) for entry in table.entries]
    changed = {
        number: e.write_entry(entry)
        for number, (entry, old) in enumerate(zip(log, table.entries, strict=True), 1)
        if entry is not old
    }
    return changed, summary_of(Table(table.id, log))


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
