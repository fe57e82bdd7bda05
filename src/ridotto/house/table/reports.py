"""Reports of people at a table, with the chat around them."""

from __future__ import annotations

from typing import Final

from ridotto.games.errors import Refusal, bad_request
from ridotto.house.names import clean_text
from ridotto.house.store.base import Person
from ridotto.house.store.moderation import ModerationStore, Report
from ridotto.house.table import commands as c
from ridotto.house.table.chat import ChatLog, can_read
from ridotto.house.table.fold import Table
from ridotto.house.views.messages import Room, Said

#: Number of messages stored with a report: before and after the one that was reported, or the
#: latest of each room.
BEFORE: Final = 30
AFTER: Final = 10
LATEST: Final = 40


async def compose(
    store: ModerationStore, table: Table, chat: ChatLog, people: dict[str, str],
    reporter: Person, command: c.Report, now: int,
) -> Report:  # fmt: skip
    """Return the report that a guest makes; raises :exc:`Refusal`.

    ``people`` are the names of those who are connected. Only messages that the reporter can read
    are stored.
    """
    if command.person == reporter.id:
        raise bad_request("person must be another guest")
    if (command.room is None) != (command.n is None):
        raise bad_request("room and n belong together")
    if command.room is not None and command.n is not None:
        said = await _around(store, table, reporter, command.room, command.n)
        line = next((each for each in said if each.n == command.n and each.text), None)
        if line is None or line.person != command.person:
            raise Refusal("no-line", "there is no such message of this person")
        name = line.name
    else:
        said = [*chat.all_of(table, table.viewer_of(reporter.id), LATEST)]
        name = _name_of(table, people, said, command.person)
    return Report(
        0, now, table.id, reporter.id, _own_name(table, reporter), command.person, name,
        command.reason,
        clean_text(command.text) if command.text.strip() else "", command.room, command.n,
        tuple(each for each in said if each.text), "",
    )  # fmt: skip


async def _around(
    store: ModerationStore, table: Table, reporter: Person, room: Room, n: int
) -> list[Said]:
    if not can_read(table, table.viewer_of(reporter.id), room):
        return []
    return await store.chat_between(table.id, room, n - BEFORE, n + AFTER)


def _own_name(table: Table, reporter: Person) -> str:
    seat = table.seat_of(reporter.id)
    return reporter.name if seat is None else table.seats[seat].shown


def _name_of(table: Table, people: dict[str, str], said: list[Said], person: str) -> str:
    """Return the name of a person at the table; raises :exc:`Refusal` (``no-person``)."""
    if (seat := table.seat_of(person)) is not None:
        return table.seats[seat].shown
    spoken = {each.person: each.name for each in said}
    if (name := people.get(person) or spoken.get(person)) is None:
        raise Refusal("no-person", "there is nobody like that at this table")
    return name
