"""The actions of operators. Each is stored together with its entry in the audit log."""

from __future__ import annotations

from functools import partial
from typing import Final

from ridotto.games.errors import Refusal, bad_request
from ridotto.house.house import House
from ridotto.house.moderation.penalties import network_of
from ridotto.house.names import clean_text
from ridotto.house.store.moderation import (
    Action,
    ActionKind,
    Penalty,
    PenaltyKind,
    StoredNotice,
)
from ridotto.house.table import operator_decisions
from ridotto.house.views.messages import Room
from ridotto.house.wire.connection import BANNED, Connection

MINUTE: Final = 60_000
#: Days for which a warning waits for its person, in minutes.
WARNING_LASTS: Final = 90 * 24 * 60


def _action(house: House, kind: ActionKind, /, **details: str | int | None) -> Action:
    return Action(house.moderation.now(), kind, details)


async def _known_name(house: House, person: str) -> str:
    """Return the name of a guest; raises :exc:`Refusal` (``no-person``)."""
    name = await house.moderation.store.name_of(person)
    if name is None:
        raise Refusal("no-person", "the house knows no guest with this id")
    return name


async def log_sign_in(house: House, address: str) -> None:
    """Log that an operator has signed in."""
    await house.moderation.store.log(_action(house, "sign-in", address=address))


async def warn(house: House, person: str, text: str) -> int:
    """Warn a person; return the number of the warning."""
    name, text = await _known_name(house, person), clean_text(text)
    until = house.moderation.now() + WARNING_LASTS * MINUTE
    notice = StoredNotice(0, house.moderation.now(), person, until, text)
    action = _action(house, "warn", person=person, name=name, text=text)
    notice = await house.moderation.store.add_notice(notice, action)
    house.moderation.notices.put([notice])
    house.show_notices(person)
    return notice.id


async def announce(house: House, text: str, minutes: int) -> int:
    """Announce something to everyone for a time; return the number of the announcement."""
    text, until = clean_text(text), house.moderation.now() + minutes * MINUTE
    notice = StoredNotice(0, house.moderation.now(), None, until, text)
    action = _action(house, "announce", text=text, minutes=minutes)
    notice = await house.moderation.store.add_notice(notice, action)
    house.moderation.notices.put([notice])
    house.show_notices(None)
    return notice.id


async def withdraw(house: House, number: int) -> None:
    """Withdraw an announcement; raises :exc:`Refusal` (``no-notice``)."""
    notice = house.moderation.notices.get(number, None)
    action = _action(house, "withdraw", id=number, text=notice.text)
    await house.moderation.store.end_notice(number, action)
    house.moderation.notices.drop(number)
    house.show_notices(None)


async def mute(house: House, person: str, minutes: int | None, reason: str) -> int:
    """Mute a person; return the number of the mute."""
    return (await _punish(house, "mute", person, None, minutes, reason)).id


async def ban(
    house: House, person: str | None, address: str | None, minutes: int | None, reason: str
) -> int:
    """Ban a person or a network and disconnect them; return the number of the ban."""
    if (person is None) == (address is None):
        raise bad_request("either person or address must be given")
    penalty = await _punish(house, "ban", person, address, minutes, reason)
    await _turn_out_banned(house)
    return penalty.id


async def _turn_out_banned(house: House) -> None:
    """Disconnect every client that is banned, by guest or by its own address.

    Guests who are not connected from elsewhere lose their seats.
    """
    everyone = house.connections()
    banned = [each for each in (*everyone, *house.lobby.watching) if _is_banned(house, each)]
    for connection in banned:
        connection.close(BANNED)
    leaving = {each.person.id for each in banned}
    leaving -= {each.person.id for each in everyone if each not in banned}
    for croupier in [*house.croupiers.values()]:
        for person in leaving & {*croupier.table.sitting}:
            eject = partial(operator_decisions.eject, croupier.table, person, house.now())
            await croupier.impose(eject)


def _is_banned(house: House, connection: Connection) -> bool:
    return house.moderation.ban_of(connection.person.id, connection.address[0]) is not None


async def _punish(
    house: House,
    kind: PenaltyKind,
    person: str | None,
    address: str | None,
    minutes: int | None,
    reason: str,
) -> Penalty:
    name = "" if person is None else await _known_name(house, person)
    address = None if address is None else network_of(address)
    reason = clean_text(reason) if reason.strip() else ""
    until = None if minutes is None else house.moderation.now() + minutes * MINUTE
    penalty = Penalty(0, kind, person, address, name, house.moderation.now(), until, reason)
    action = _action(
        house, kind, person=person, name=name, address=address, minutes=minutes, reason=reason
    )
    penalty = await house.moderation.store.add_penalty(penalty, action)
    house.moderation.penalties.put([penalty])
    return penalty


async def lift(house: House, number: int) -> None:
    """End a mute or a ban; raises :exc:`Refusal` (``no-penalty``)."""
    penalty = house.moderation.penalties.get(number)
    action = _action(
        house, "lift", id=number, kind=penalty.kind, person=penalty.person, name=penalty.name,
        address=penalty.address,
    )  # fmt: skip
    await house.moderation.store.lift_penalty(number, action)
    house.moderation.penalties.drop(number)


async def close_table(house: House, table: str, reason: str) -> None:
    """Close a table with a reason that everyone there sees; raises :exc:`Refusal`."""
    croupier, reason = await house.find(table), clean_text(reason)
    action = _action(house, "close-table", table=table, reason=reason)
    decide = partial(operator_decisions.close, croupier.table, reason, action, house.now())
    await croupier.impose(decide)


async def delete_line(house: House, table: str, room: Room, n: int) -> None:
    """Delete a chat message; raises :exc:`Refusal` (``no-table``, ``no-line``)."""
    croupier = await house.find(table)
    await croupier.chat.delete(room, n, _action(house, "delete-line", table=table, room=room, n=n))


async def close_report(house: House, number: int, note: str) -> None:
    """Close a report with a note; raises :exc:`Refusal` (``no-report``)."""
    report = await house.moderation.store.find_report(number)
    if report is None or not report.open:
        raise Refusal("no-report", "there is no such report, or it is closed")
    note = clean_text(note) if note.strip() else ""
    action = _action(
        house, "close-report", id=number, person=report.person, name=report.name, note=note
    )
    await house.moderation.store.close_report(report, note, action)
