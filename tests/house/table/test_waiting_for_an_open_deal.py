"""The time in which everyone looks at an open deal."""

from __future__ import annotations

import pytest

from house.begun_tables import BEGAN, apply, begun_table, first_action
from ridotto.games.errors import Refusal
from ridotto.house.table import commands as c
from ridotto.house.table import entries as e
from ridotto.house.table.clock import clock_shown
from ridotto.house.table.fold import Table
from ridotto.house.table.open_deal import EACH, HURRIED, look_until, ready_players
from ridotto.house.table.plan import Plan, kept_move, plan
from ridotto.house.table.play_commands import act, decide
from ridotto.house.table.volatile import Volatile

CLOCK = {"seconds": 10, "bank": 20}


def dealt_table(first: int, **options: object) -> Table:
    """Return a table with three people and a bot in seat 3, at which this player begins."""
    table = begun_table(bots=1, **{"pace": 1000} | options)
    started = table.entries[-1]
    assert isinstance(started, e.Started)
    setup = started.setup | {"first": first}
    return Table(table.id, [*table.entries[:-1], e.Started(BEGAN, setup=setup)])


def end_of_look(table: Table) -> int:
    """Return the end of the countdown."""
    until = look_until(table, Volatile())
    assert until is not None
    return until


def an_act(table: Table, command: str = "id") -> c.Act:
    return c.Act(command, action=first_action(table), seen=table.n)


@pytest.mark.parametrize("first", [0, 3])
def test_everyone_has_some_seconds_for_each_card(first: int) -> None:
    table = dealt_table(first, pace=1000, clock=CLOCK)
    cards = table.playing.lying_open()
    assert cards > 0
    until = BEGAN + round(cards * EACH * 1000)
    assert plan(table, Volatile()) == Plan(look_until=until)


@pytest.mark.parametrize("first", [0, 3])
def test_no_clock_runs_while_the_deal_lies_open(first: int) -> None:
    table, volatile = dealt_table(first, clock=CLOCK), Volatile()
    clock = clock_shown(table, volatile)
    assert clock is not None
    assert (clock.look_until, clock.since) == (end_of_look(table), end_of_look(table))
    volatile.deal_over = True
    clock = clock_shown(table, volatile)
    assert clock is not None
    assert (clock.look_until, clock.since) == (None, table.since)


def test_the_time_is_shorter_where_bots_are_very_fast() -> None:
    table = dealt_table(3, pace=10)
    assert end_of_look(table) == BEGAN + table.playing.lying_open() * 10 * HURRIED
    assert look_until(dealt_table(3, pace=0), Volatile()) is None


def test_the_game_begins_when_all_people_are_ready() -> None:
    table, volatile = dealt_table(3), Volatile()
    for player in (0, 1, 2):
        assert plan(table, volatile).bots == ()
        step = decide(table, volatile, player, c.Ready("id"), BEGAN)
        assert step.ready == player
        volatile.ready.add(player)
    assert plan(table, volatile).bots == (3,)


def test_bots_and_stand_ins_are_always_ready() -> None:
    table, volatile = dealt_table(3), Volatile()
    assert ready_players(table, volatile) == (3,)
    volatile.ready.add(0)
    table.apply(e.Absent(BEGAN, player=1))
    assert ready_players(table, volatile) == (0, 1, 3)
    volatile.ready.add(2)
    assert plan(table, volatile).bots == (3,)


def test_a_move_during_the_open_deal_is_kept_and_counts_as_ready() -> None:
    table, volatile = dealt_table(0, clock=CLOCK), Volatile()
    command = an_act(table)
    step = act(table, volatile, 0, command, BEGAN)
    assert (list(step.entries), step.ready, step.kept) == ([], 0, command)
    volatile.ready, volatile.kept = {0}, {0: command}
    assert plan(table, volatile) == Plan(look_until=end_of_look(table))
    assert kept_move(table, volatile, BEGAN) is None
    volatile.deal_over = True
    table.since = end_of_look(table)
    assert plan(table, volatile).kept
    (entry,) = apply(table, kept_move(table, volatile, table.since))
    assert isinstance(entry, e.Moved)
    assert (entry.player, entry.how, entry.command, entry.bank) == (0, "person", "id", 20_000)
    assert not plan(table, volatile).kept
    assert kept_move(table, volatile, BEGAN) is None


def test_a_stand_in_does_not_make_the_move_of_a_player_who_has_left() -> None:
    table, volatile = dealt_table(0), Volatile()
    volatile.kept, volatile.deal_over = {0: an_act(table)}, True
    table.apply(e.Absent(BEGAN, player=0))
    assert plan(table, volatile) == Plan(bots=(0,))
    assert kept_move(table, volatile, BEGAN) is None


def test_only_the_player_who_begins_can_send_a_move() -> None:
    table = dealt_table(0)
    with pytest.raises(Refusal, match="0 decides"):
        act(table, Volatile(), 1, an_act(table), BEGAN)


@pytest.mark.parametrize("why", ["time", "closed deal", "a decision", "closed table"])
def test_nobody_waits_when_there_is_nothing_to_look_at(why: str) -> None:
    options = {"closed_deal": True} if why == "closed deal" else {}
    table, volatile = dealt_table(3, options=options), Volatile()
    volatile.deal_over = why == "time"
    if why == "a decision":
        table.apply(e.Moved(BEGAN, player=3, action=first_action(table), how="bot"))
    elif why == "closed table":
        table.apply(e.Closed(BEGAN))
    assert look_until(table, volatile) is None
    assert decide(table, volatile, 0, c.Ready("id"), BEGAN).ready is None


def test_ready_before_the_deal_means_nothing() -> None:
    table = Table("t", begun_table().entries[:-1])
    step = decide(table, Volatile(), 0, c.Ready("id"), BEGAN)
    assert step.ready is None
    assert not apply(table, step)
