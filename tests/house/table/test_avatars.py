"""Avatars: the number that a player chose, from the command to the seat that everyone sees."""

from __future__ import annotations

import msgspec
import pytest
from msgspec import UNSET

from house.begun_tables import BEGAN, person, waiting_table
from house.client import at, seated
from house.players import play_all, wishes
from house.serving import Served, live
from ridotto.house.store.base import Person
from ridotto.house.table import commands as c
from ridotto.house.table import entries as e
from ridotto.house.table.departure import _without
from ridotto.house.table.fold import Table
from ridotto.house.table.lobby_commands import sit
from ridotto.house.table.rematch import same_seats
from ridotto.house.views.broadcast import table_shown

SHARE = "ab" * 16
MASQUERADE = wishes("masquerade", 2)


def command(**more: object) -> c.Sit:
    told = c.read_command(
        msgspec.json.encode({"do": "sit", "id": "1", "contribution": SHARE, **more})
    )
    assert isinstance(told, c.Sit)
    return told


@pytest.mark.parametrize("number", [0, -1, c.LARGEST_AVATAR + 1, 1.5, "7", True])
def test_other_numbers_are_not_avatars(number: object) -> None:
    with pytest.raises(msgspec.ValidationError):
        command(avatar=number)


@pytest.mark.parametrize("number", [1, c.LARGEST_AVATAR])
def test_the_chosen_avatar_is_written_down_and_shown(number: int) -> None:
    table = waiting_table(people=0)
    (entry,) = sit(table, BEGAN, Person(person(0), "Ada"), command(avatar=number))
    assert isinstance(entry, e.Sat)
    assert entry.avatar == number
    table.apply(entry)
    assert table_shown(table).seats[0].avatar == number
    again = Table(table.id, [e.read_entry(e.write_entry(each)) for each in table.entries])
    assert table_shown(again) == table_shown(table)


def test_a_person_without_a_choice_and_a_bot_have_no_number() -> None:
    shown = table_shown(waiting_table(people=1, bots=1)).seats
    assert [seat.avatar for seat in shown[:2]] == [UNSET, UNSET]
    assert b"avatar" not in msgspec.json.encode(shown)


def test_an_entry_from_before_there_were_avatars_can_be_read() -> None:
    table = waiting_table(people=0)
    old = msgspec.json.decode(e.write_entry(e.Sat(
        BEGAN, seat=0, person=person(0), name="Ada", contribution=SHARE
    )))  # fmt: skip
    old.pop("avatar", None)
    entry = e.read_entry(msgspec.json.encode(old))
    table.apply(entry)
    assert table.seats[0].avatar == 0
    assert table_shown(table).seats[0].avatar is UNSET


def test_sitting_again_with_another_avatar_changes_it_and_with_the_same_writes_nothing() -> None:
    table = waiting_table(people=0)
    ada = Person(person(0), "Ada")
    for number in (5, 6):
        (entry,) = sit(table, BEGAN, ada, command(seat=2, avatar=number))
        table.apply(entry)
        assert sit(table, BEGAN, ada, command(seat=2, avatar=number)) == []
    assert table.seats[2].avatar == 6


def test_a_rematch_keeps_the_avatars() -> None:
    table = waiting_table(people=0, bots=1)
    for entry in sit(table, BEGAN, Person(person(0), "Ada"), command(seat=1, avatar=77)):
        table.apply(entry)
    again = waiting_table(people=0)
    for entry in same_seats(BEGAN, table.seats):
        again.apply(entry)
    assert [seat.avatar for seat in again.seats[:2]] == [0, 77]


def test_a_deleted_guest_leaves_no_avatar_behind() -> None:
    sat = e.Sat(BEGAN, seat=0, person=person(0), name="Ada", contribution=SHARE, avatar=77)
    left = _without(sat, person(0), "f" * 16)
    assert left == msgspec.structs.replace(sat, person="f" * 16, name="", avatar=0)


@live
async def test_everyone_sees_the_avatar_until_after_the_game(served: Served) -> None:
    ada, bea, eve = served.guests(3)
    async with seated(MASQUERADE, ada) as (one,), at(one.table, bea, eve) as (other, watcher):
        await one.sit(avatar=12)
        await other.sit()
        for client in (one, other, watcher):
            await client.current()
            assert [seat.get("avatar") for seat in client.shown["seats"]] == [12, None]
        await one.do("start")
        await play_all([one, other])
        await watcher.reconnect(knowing=False)
        assert [seat.get("avatar") for seat in watcher.shown["seats"]] == [12, None]
