"""Names at a table never look alike."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from house.begun_tables import BEGAN, person, waiting_table
from ridotto.games.errors import Refusal
from ridotto.house.lookalikes import look_alike, told_apart
from ridotto.house.names import clean_name
from ridotto.house.store.base import Person
from ridotto.house.table import commands as c
from ridotto.house.table import entries as e
from ridotto.house.table.chat import ChatLog
from ridotto.house.table.fold import Table, special_name
from ridotto.house.table.lobby_commands import decide
from ridotto.house.table.summary import summary_of
from ridotto.house.views.broadcast import table_shown

CYRILLIC = "\u0410n\u0430"


@pytest.mark.parametrize(
    "name",
    [
        "Ana", "ANA", "ana", CYRILLIC, "\u0391n\u0251", "\uff21\uff4e\uff41",
        "\N{MATHEMATICAL BOLD CAPITAL A}na",
    ],
    ids=ascii,
)  # fmt: skip
def test_different_letters_may_look_alike(name: str) -> None:
    assert look_alike(name, "Ana")
    assert told_apart(name, ["Ana"]) == f"{name} II"


@pytest.mark.parametrize("other", ["Ana ll", "Ana \u2161", "ANA II", f"{CYRILLIC} II"], ids=ascii)
def test_a_numeral_can_be_imitated_too(other: str) -> None:
    assert told_apart("Ana", ["Ana", other]) == "Ana III"


def test_other_names_keep_their_form() -> None:
    for one, other in [("Ana", "Anna"), ("Zoe", "Zoë"), ("Łucja", "Lucja"), ("安", "案")]:
        assert not look_alike(one, other)
        assert told_apart(one, [other]) == one


@given(st.lists(st.sampled_from(["Ana", CYRILLIC, "Ana II", "ANA ll", "Ana III"]), max_size=12))
def test_told_apart_names_never_look_alike(names: list[str]) -> None:
    shown: list[str] = []
    for name in names:
        shown.append(told_apart(name, shown))
    for place, name in enumerate(shown):
        assert not any(look_alike(name, other) for other in shown[:place])


def sit(table: Table, who: int, name: str, seat: int | None = None) -> None:
    """Let a person take a seat, as their command does."""
    command = c.Sit(id="1", contribution="ab" * 16, seat=seat, name=name)
    for entry in decide(table, Person(person(who), "a guest"), command, BEGAN).entries:
        table.apply(entry)


def shown(table: Table) -> list[str]:
    return [seat.shown for seat in table.seats]


def test_nobody_gets_the_name_of_another_who_is_called_that() -> None:
    table = waiting_table(players=4, people=0)
    for who, name in enumerate(["Ana", "Ana II", "Ana", CYRILLIC]):
        sit(table, who, name)
    assert shown(table) == ["Ana", "Ana II", "Ana III", f"{CYRILLIC} IV"]
    seats = table_shown(table).seats
    assert [seat.name for seat in seats] == ["Ana", "Ana II", "Ana", CYRILLIC]
    assert summary_of(table).names == ("Ana", "Ana II", "Ana III", f"{CYRILLIC} IV")


def test_those_who_came_first_keep_their_names() -> None:
    table = waiting_table(players=4, people=0)
    sit(table, 0, "Ana", seat=3)
    sit(table, 1, "Ana", seat=0)
    assert shown(table) == ["Ana II", "", "", "Ana"]
    # A player who changes seats, or sits down again, competes with the others only.
    sit(table, 0, "Ana", seat=2)
    sit(table, 1, "Ana II")
    assert shown(table) == ["Ana II", "", "Ana", ""]
    sit(table, 1, "Bea")
    assert shown(table) == ["Bea", "", "Ana", ""]


def test_bots_are_told_apart_from_people_and_from_each_other() -> None:
    table = waiting_table(players=4, people=0)
    sit(table, 0, "Z\u0430netta")
    for seat in (1, 2):
        table.apply(e.Seated(BEGAN, seat=seat, name="zanetta"))
    sit(table, 1, "ZANETTA II")
    assert shown(table) == ["Z\u0430netta", "Zanetta II", "Zanetta III", "ZANETTA II II"]
    assert [special_name(seat) for seat in table.seats] == ["", *shown(table)[1:]]
    assert [seat.name for seat in table.seats[1:3]] == ["zanetta", "zanetta"]


def test_a_message_bears_the_name_shown_at_the_table() -> None:
    table = waiting_table(players=4, people=0)
    sit(table, 0, "Ana")
    sit(table, 1, CYRILLIC)
    said = ChatLog()._compose(table, Person(person(1), CYRILLIC), "good evening", None, BEGAN)
    assert said.name == f"{CYRILLIC} II"


@given(st.text(max_size=24))
def test_any_name_can_be_compared(name: str) -> None:
    try:
        cleaned = clean_name(name)
    except Refusal:
        return
    assert look_alike(cleaned, cleaned)
