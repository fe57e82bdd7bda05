"""The first messages for a client: their size does not depend on the length of the log."""

from __future__ import annotations

import msgspec

from house.begun_tables import BEGAN, begun_table, waiting_table
from ridotto.house.store.base import Person
from ridotto.house.table import entries as e
from ridotto.house.table.fold import Table
from ridotto.house.views.broadcast import entries_shown
from ridotto.house.views.greeting import MOST_ENTRIES, Around, Known, greeting, knows
from ridotto.house.views.messages import Message, News, Presence, View

AROUND = Around(BEGAN, None, None, (), (), (), (), frozenset(), Presence((), 0))
GUEST = Person("f" * 16, "guest")


def greet(table: Table, known: Known) -> Message:
    return greeting(table, GUEST, "spectator", known, AROUND)[0]


def long_table(entries: int) -> Table:
    """Return a table whose log has this many entries, most of them changes of seats."""
    table = waiting_table(people=1)
    number = 0
    while table.n < entries - 1:
        number += 1
        table.apply(e.Sat(BEGAN, seat=1, person="g", name="g" * 24, contribution=f"{number:032x}"))
    table.apply(e.Left(BEGAN, seat=1))
    assert table.n == entries
    return table


def test_the_size_of_a_view_does_not_depend_on_the_length_of_the_log() -> None:
    sizes = [
        len(msgspec.json.encode(greet(long_table(entries), Known())))
        for entries in (MOST_ENTRIES, 2 * MOST_ENTRIES, 20 * MOST_ENTRIES)
    ]
    assert sizes[2] < sizes[0] + 3 * MOST_ENTRIES
    assert sizes[2] < 64 * 1024


def test_a_view_has_the_latest_entries_and_the_number_of_earlier_ones() -> None:
    view = greet(long_table(MOST_ENTRIES + 7), Known())
    assert isinstance(view, View)
    assert [entry.n for entry in view.entries] == list(range(8, MOST_ENTRIES + 8))
    assert (view.n, view.earlier) == (MOST_ENTRIES + 7, 7)


def test_the_view_of_an_ordinary_table_has_all_entries() -> None:
    view = greet(begun_table(), Known())
    assert isinstance(view, View)
    assert [entry.n for entry in view.entries] == list(range(1, view.n + 1))
    assert view.earlier == 0


def test_a_client_gets_the_entries_after_the_one_it_knows_unless_there_are_too_many() -> None:
    table = long_table(2 * MOST_ENTRIES)
    since = table.n - MOST_ENTRIES + 1
    news = greet(table, Known(since))
    assert isinstance(news, News)
    assert [entry.n for entry in news.entries] == list(range(since + 1, table.n + 1))
    assert not knows(table, Known(since - 1))
    assert isinstance(greet(table, Known(since - 1)), View)


def test_earlier_entries_are_shown_in_a_range_that_exists() -> None:
    table = begun_table()
    assert [entry.n for entry in entries_shown(table, "spectator", -5, 3)] == [1, 2, 3]
    assert entries_shown(table, "spectator", -5, 0) == ()
