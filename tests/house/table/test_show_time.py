"""The house waits while pages show what has happened, whatever is hidden."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from house.begun_tables import BEGAN, announced_table, begun_table, first_action
from ridotto.games.registry import kinds
from ridotto.house.table import entries as e
from ridotto.house.table.clock import bank_left, clock_shown, deadline
from ridotto.house.table.fold import MOST_BACKLOG, Table
from ridotto.house.table.volatile import Volatile

CLOCK = {"seconds": 30, "bank": 60}


def move(table: Table, action: dict[str, Any], at: int = BEGAN + 1) -> None:
    player = table.playing.decider
    assert player is not None
    table.apply(e.Moved(at, player=player, action=action, how="person", bank=60_000))


def test_beats_are_for_events_that_exist() -> None:
    for kind in kinds().values():
        assert set(kind.beats) <= set(kind.events)


def test_the_clock_does_not_run_while_an_announcement_is_shown() -> None:
    table = announced_table(pace=1000, clock=CLOCK)
    assert table.show == 1000 * table.kind.beats["announce"]
    shown = clock_shown(table, Volatile())
    assert shown is not None
    assert (shown.since, shown.limit) == (BEGAN + table.show, 30_000)
    assert deadline(table, 5) == BEGAN + 30_000 + table.show + 5
    asked = table.playing.decider
    assert asked is not None
    assert bank_left(table, asked, BEGAN + 30_000 + table.show) == 60_000
    assert bank_left(table, asked, BEGAN + 30_100 + table.show) == 59_900


@pytest.mark.parametrize("pace", [0, 500])
def test_the_time_follows_the_pace(pace: int) -> None:
    table = announced_table(pace=pace)
    assert table.show == pace * table.kind.beats["announce"]


def test_a_pretended_swap_is_shown_as_long_as_a_real_one() -> None:
    shown = set()
    for really in (True, False):
        table = begun_table(pace=1000)
        move(table, {"act": "swap", "with": 2, "really": really})
        shown.add(table.show)
    assert shown == {round(1000 * (table.kind.beats["swap"] + table.kind.beats["turn"]))}


def test_moves_that_come_during_the_show_are_shown_after_it() -> None:
    table = announced_table(pace=1000)
    move(table, {"act": "pass"}, at=BEGAN + 1000)
    assert table.show == 250
    move(table, {"act": "pass"}, at=BEGAN + 1100)
    assert table.show == 150 + 250


def test_the_house_never_waits_for_more_than_a_turn_of_backlog() -> None:
    table = begun_table(pace=1000)
    for number in range(4):
        move(table, {"act": "swap", "with": (number + 1) % 4, "really": False})
    swap = round(1000 * (table.kind.beats["swap"] + table.kind.beats["turn"]))
    assert table.show == 3 * swap + swap
    move(table, {"act": "look"})
    look = round(1000 * (table.kind.beats["look"] + table.kind.beats["turn"]))
    assert table.show == 1000 * MOST_BACKLOG + look


def test_nothing_is_shown_before_the_first_decision() -> None:
    assert begun_table(pace=1000).show == 0


def test_a_game_without_beats_waits_for_nothing() -> None:
    table = begun_table(players=3, game="masquerade", pace=1000)
    move(table, first_action(table))
    assert msgspec.to_builtins(table.kind.beats) == {}
    assert table.show == 0
