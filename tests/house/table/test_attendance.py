"""Attendance: grace periods, stand-ins, and the next host."""

from __future__ import annotations

from house.begun_tables import BEGAN, apply, begun_table, person, waiting_table
from ridotto.house.table import entries as e
from ridotto.house.table.attendance import (
    expected,
    hand_over,
    lacks_host,
    mark_absent,
    mark_back,
)
from ridotto.house.table.volatile import Volatile


def test_people_who_are_not_connected_are_expected_and_bots_are_not() -> None:
    table = begun_table(bots=1)
    assert expected(table, (True, False, False, True)) == [1, 2]
    table.apply(e.Absent(BEGAN, player=1))
    assert expected(table, (True, False, False, True)) == [2]


def test_a_player_who_does_not_come_in_time_gets_a_stand_in_once() -> None:
    table = begun_table()
    away = (True, False, True, True)
    assert mark_absent(table, 0, away, BEGAN) is None
    assert apply(table, mark_absent(table, 1, away, BEGAN + 1)) == [e.Absent(BEGAN + 1, player=1)]
    assert mark_absent(table, 1, away, BEGAN) is None


def test_no_stand_in_plays_before_the_game() -> None:
    assert mark_absent(waiting_table(), 1, (False,) * 4, BEGAN) is None


def test_a_player_who_comes_back_decides_again_and_their_misses_are_forgotten() -> None:
    table, volatile = begun_table(), Volatile()
    assert mark_back(table, volatile, 1, BEGAN) is None
    apply(table, mark_absent(table, 1, (False,) * 4, BEGAN))
    step = mark_back(table, volatile, 1, BEGAN + 1)
    assert step is not None
    assert step.awake == 1
    assert apply(table, step) == [e.Back(BEGAN + 1, player=1)]
    assert not table.seats[1].stand_in


def test_the_first_player_who_is_connected_becomes_host_after_the_host_has_gone() -> None:
    table = waiting_table()
    here = {person(3), person(2), "f" * 16}
    assert lacks_host(table, here)
    assert apply(table, hand_over(table, here, BEGAN)) == [e.Hosted(BEGAN, person=person(2))]
    assert hand_over(table, here, BEGAN) is None


def test_the_host_stays_in_a_game_and_without_another_player() -> None:
    assert hand_over(waiting_table(), {"f" * 16}, BEGAN) is None
    assert hand_over(waiting_table(), {person(0), person(1)}, BEGAN) is None
    assert not lacks_host(begun_table(), set())
