"""Deadlines, decisions for players who miss them, and stand-ins."""

from __future__ import annotations

from house.begun_tables import BEGAN, announced_table, apply, begun_table
from ridotto.house.table import entries as e
from ridotto.house.table.clock import MOST_MISSED, clock_shown, moment
from ridotto.house.table.fold import MORE_TIME, Table
from ridotto.house.table.plan import bot_move, plan, time_out
from ridotto.house.table.volatile import Standing, Volatile

CLOCK = {"seconds": 10, "bank": 20}


def decider(table: Table) -> int:
    player = table.playing.decider
    assert player is not None
    return player


def test_the_deadline_comes_after_the_limit_the_bank_and_what_was_added() -> None:
    table = begun_table(clock=CLOCK)
    assert plan(table, Volatile()).deadline == BEGAN + 30_000
    table.apply(e.More(BEGAN + 1, player=decider(table)))
    assert plan(table, Volatile()).deadline == BEGAN + 30_000 + MORE_TIME
    shown = clock_shown(table, Volatile())
    assert shown is not None
    assert (shown.players, shown.limit, shown.bank) == (
        (decider(table),), 10_000 + MORE_TIME, 20_000,
    )  # fmt: skip


def test_there_is_no_deadline_without_a_clock() -> None:
    table = begun_table()
    assert plan(table, Volatile()).deadline is None


def test_there_is_no_bank_where_all_answer_at_once() -> None:
    table = announced_table(claims="at-once", clock=CLOCK)
    assert plan(table, Volatile()).deadline == BEGAN + 10_000


def test_the_clock_makes_a_legal_move_and_empties_the_bank() -> None:
    table, volatile = begun_table(clock=CLOCK), Volatile()
    player, legal = decider(table), table.playing.legal()
    step = time_out(table, volatile, moment(table), BEGAN + 30_000)
    assert step is not None
    (entry,) = step.entries
    assert isinstance(entry, e.Moved)
    assert (entry.player, entry.how, entry.bank) == (player, "clock", 0)
    assert step.missed == (player,)
    assert table.playing.verify_data(player, entry.action) in legal


def test_a_time_out_is_void_when_the_table_has_gone_on_or_there_is_more_time() -> None:
    table, volatile = begun_table(clock=CLOCK), Volatile()
    at = moment(table)
    table.apply(e.More(BEGAN, player=decider(table)))
    assert time_out(table, volatile, at, BEGAN) is None
    at = moment(table)
    apply(table, time_out(table, volatile, at, BEGAN))
    assert time_out(table, volatile, at, BEGAN) is None


def test_a_player_who_misses_decisions_in_a_row_gets_a_stand_in() -> None:
    table, volatile = begun_table(clock=CLOCK), Volatile()
    player = decider(table)
    volatile.missed[player] = MOST_MISSED - 2
    step = time_out(table, volatile, moment(table), BEGAN)
    assert step is not None
    assert [type(entry) for entry in step.entries] == [e.Moved]
    volatile.missed[player] = MOST_MISSED - 1
    step = time_out(table, volatile, moment(table), BEGAN)
    assert step is not None
    assert [type(entry) for entry in step.entries] == [e.Moved, e.Absent]
    apply(table, step)
    assert table.seats[player].stand_in


def test_players_who_do_not_answer_in_time_pass_and_others_keep_their_answer() -> None:
    table, volatile = announced_table(claims="at-once", clock=CLOCK), Volatile()
    one, two, three = table.playing.still_to_answer()
    volatile.answers[two] = Standing("claim", "person", "x")
    volatile.missed = {one: MOST_MISSED - 1}
    step = time_out(table, volatile, moment(table), BEGAN + 10_000)
    assert step is not None
    assert list(step.missed) == [one, three]
    moves = [entry for entry in step.entries if isinstance(entry, e.Moved)]
    assert [(each.player, each.action["act"], each.how) for each in moves] == [
        (one, "pass", "clock"),
        (two, "claim", "person"),
        (three, "pass", "clock"),
    ]
    assert step.entries[3:] == [e.Absent(BEGAN + 10_000, player=one)]


def test_a_bot_moves_only_for_the_decision_it_was_asked_for() -> None:
    table, volatile = begun_table(bots=4), Volatile()
    volatile.deal_over = True
    player, action = decider(table), table.playing.legal()[0]
    assert plan(table, volatile).bots == (player,)
    assert bot_move(table, player, table.moved - 1, action, BEGAN) is None
    (entry,) = apply(table, bot_move(table, player, table.moved, action, BEGAN))
    assert isinstance(entry, e.Moved)
    assert entry.how == "bot"


def test_a_stand_in_steps_back_for_a_player_who_returns_and_costs_them_no_time() -> None:
    table = begun_table(clock=CLOCK)
    player, action = decider(table), table.playing.legal()[0]
    assert bot_move(table, player, table.moved, action, BEGAN) is None
    table.apply(e.Absent(BEGAN, player=player))
    step = bot_move(table, player, table.moved, action, BEGAN + 25_000)
    assert step is not None
    (entry,) = step.entries
    assert isinstance(entry, e.Moved)
    assert (entry.how, entry.bank) == ("stand-in", 20_000)
    table.apply(e.Back(BEGAN, player=player))
    assert bot_move(table, player, table.moved, action, BEGAN) is None
