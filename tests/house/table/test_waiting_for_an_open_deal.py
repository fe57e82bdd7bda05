"""The time that bots wait while people look at an open deal."""

from __future__ import annotations

import pytest

from house.begun_tables import BEGAN, apply, begun_table, first_action
from ridotto.house.table import commands as c
from ridotto.house.table import entries as e
from ridotto.house.table.clock import clock_shown
from ridotto.house.table.fold import Table
from ridotto.house.table.open_deal import EACH, HURRIED, look_until
from ridotto.house.table.plan import plan
from ridotto.house.table.play_commands import decide
from ridotto.house.table.volatile import Volatile


def table_where_a_bot_begins(**options: object) -> Table:
    """Return a table with two people and two bots, of whom one begins."""
    for seed in range(100):
        table = begun_table(bots=2, **options)
        table = _with_first(table, seed)
        if table.playing.decider in (2, 3):
            return table
    raise AssertionError("no bot ever begins")


def _with_first(table: Table, seed: int) -> Table:
    started = table.entries[-1]
    assert isinstance(started, e.Started)
    setup = started.setup | {"first": seed % 4}
    return Table(table.id, [*table.entries[:-1], e.Started(BEGAN, setup=setup)])


def test_bots_wait_some_seconds_for_each_card() -> None:
    table = table_where_a_bot_begins(pace=1000)
    cards = table.playing.lying_open()
    assert cards > 0
    until = BEGAN + round(cards * EACH * 1000)
    assert plan(table, Volatile()) == (None, (), None, until)


def test_the_clock_says_how_long_a_bot_waits_at_most() -> None:
    table = table_where_a_bot_begins()
    clock = clock_shown(table)
    assert clock is not None
    assert clock.look_until == look_until(table, Volatile())
    player = table.playing.decider
    assert player is not None
    table.apply(e.Moved(BEGAN, player=player, action=first_action(table), how="bot"))
    clock = clock_shown(table)
    assert clock is not None
    assert clock.look_until is None


def test_bots_in_a_hurry_wait_less() -> None:
    table = table_where_a_bot_begins(pace=10)
    until = look_until(table, Volatile())
    assert until == BEGAN + table.playing.lying_open() * 10 * HURRIED


def test_bots_begin_when_all_people_are_ready() -> None:
    table, volatile = table_where_a_bot_begins(), Volatile()
    for player in (0, 1):
        assert plan(table, volatile).bots == ()
        step = decide(table, volatile, player, c.Ready("id"), BEGAN)
        assert step.ready == player
        volatile.ready.add(player)
    assert plan(table, volatile).bots == (table.playing.decider,)


def test_bots_do_not_wait_for_players_who_have_left() -> None:
    table, volatile = table_where_a_bot_begins(), Volatile()
    volatile.ready.add(0)
    table.apply(e.Absent(BEGAN, player=1))
    assert plan(table, volatile).bots


@pytest.mark.parametrize("why", ["time", "closed deal", "a decision"])
def test_bots_do_not_wait_when_there_is_nothing_to_look_at(why: str) -> None:
    options = {"closed_deal": True} if why == "closed deal" else {}
    table, volatile = table_where_a_bot_begins(options=options), Volatile()
    volatile.deal_over = why == "time"
    if why == "a decision":
        decider = table.playing.decider
        assert decider is not None
        move = e.Moved(BEGAN, player=decider, action=first_action(table), how="bot")
        table.apply(move)
    assert look_until(table, volatile) is None


def test_ready_before_the_deal_means_nothing() -> None:
    table = Table("t", begun_table().entries[:-1])
    step = decide(table, Volatile(), 0, c.Ready("id"), BEGAN)
    assert step.ready is None
    assert not apply(table, step)
