"""A rematch: what the next table of an evening takes over from the one before it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import msgspec

from ridotto.house.store.base import Person
from ridotto.house.table import entries as e
from ridotto.house.table.fold import Seat, Table
from ridotto.house.views.evening import EveningScore
from ridotto.house.views.messages import Said

#: Maximum number of people and bots in the standings of an evening: they are sent in every view.
MOST_SCORES: Final = 24
#: Number of chat messages that are taken over, and their greatest age in milliseconds: chat that an
#: operator keeps for a limited time only must not live on from one rematch to the next.
MOST_SAID: Final = 50
OLDEST_SAID: Final = 12 * 3_600_000


class Carried(msgspec.Struct, frozen=True):
    """The parts of a finished table that its rematch takes over."""

    seats: Sequence[Seat] = ()
    code: str = ""
    evening: tuple[EveningScore, ...] = ()
    removed: Mapping[str, str] = {}
    said: Sequence[Said] = ()


def carried(table: Table, said: Iterable[Said], now: int) -> Carried:
    """Return what a rematch of this table takes over, and which of these chat messages."""
    kept = [each for each in said if each.text and each.at > now - OLDEST_SAID][-MOST_SAID:]
    return Carried(next_seats(table), table.code, evening_of(table), dict(table.removed), kept)


def next_host(table: Table, asks: Person, people: Mapping[str, Person]) -> Person:
    """Return the host of a rematch: the present one, or the person who asks if the host has left.

    ``people`` are those who are connected, by their ids.
    """
    host = table.host
    if host in people:
        return people[host]
    seat = table.seat_of(host)
    if seat is None or table.seats[seat].stand_in or not table.seats[seat].name:
        return asks
    return Person(host, table.seats[seat].name)


def next_seats(table: Table) -> list[Seat]:
    """Return the seats of a rematch; removed people lose theirs, and all may move on by one."""
    seats = [Seat() if seat.removed else seat for seat in table.seats]
    return [*seats[1:], seats[0]] if table.options.rotate else seats


def same_seats(now: int, seats: Sequence[Seat]) -> list[e.AnyEntry]:
    """Seat all players of a rematch; people contribute new shares when they return."""
    entries: list[e.AnyEntry] = []
    for number, seat in enumerate(seats):
        if seat.kind == "bot":
            entries.append(e.Seated(now, seat=number, name=seat.name))
        elif seat.person is not None and seat.name:
            # A guest without a name was deleted, and will not come.
            who, name, avatar = seat.person, seat.name, seat.avatar
            entries.append(
                e.Sat(now, seat=number, person=who, name=name, contribution="", avatar=avatar)
            )
    return entries


def evening_of(table: Table) -> tuple[EveningScore, ...]:
    """Return the standings of the evening, the best first: with this game once it is over."""
    before = {_key(each.person, each.name): each for each in table.evening}
    game = table.game
    if game is None or table.phase != "over":
        return table.evening
    points, now = game.points(), {}
    for player, seat in enumerate(table.seats):
        if not seat.name:
            continue
        had = before.pop(_key(seat.person, seat.shown), None)
        now[player] = EveningScore(
            seat.shown,
            seat.person,
            (had.wins if had else 0) + (player in game.winners),
            (had.games if had else 0) + 1,
            (had.points if had else 0) + (points[player] if points else 0),
        )
    # Those who have gone leave the list first if it is too long.
    listed = [*now.values(), *before.values()][:MOST_SCORES]
    return tuple(sorted(listed, key=lambda each: (-each.wins, -each.points)))


def _key(person: str | None, name: str) -> str:
    """Return what identifies a person or a bot from one table to the next."""
    return f"bot {name}" if person is None else person
