"""The house waits while pages show what has happened, whatever is hidden."""

from __future__ import annotations

from typing import Any

import pytest

from house.begun_tables import BEGAN, announced_table, apply, begun_table, first_action, person
from ridotto.games.errors import Refusal
from ridotto.games.kind import Kind
from ridotto.games.mascarade import events as mascarade
from ridotto.games.registry import kinds
from ridotto.house.store.base import Person
from ridotto.house.table import commands as c
from ridotto.house.table import entries as e
from ridotto.house.table import lobby_commands as lobby
from ridotto.house.table.beats import beats_in
from ridotto.house.table.clock import bank_left, clock_shown, deadline
from ridotto.house.table.fold import MOST_BACKLOG, Table
from ridotto.house.table.volatile import Volatile

HOST = Person(person(0), "P0")
CLOCK = {"seconds": 30, "bank": 60}


def move(table: Table, action: dict[str, Any], at: int = BEGAN + 1) -> None:
    player = table.playing.decider
    assert player is not None
    table.apply(e.Moved(at, player=player, action=action, how="person", bank=60_000))


def test_beats_are_for_events_that_exist() -> None:
    for kind in kinds().values():
        assert set(kind.beats) <= set(kind.events)
        assert kind.joint_beats <= set(kind.beats)


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


def test_coins_that_change_hands_together_are_shown_together() -> None:
    kind = kinds()["mascarade"]
    one, other = mascarade.Coins(0, 1, 8), mascarade.Coins(1, 0, 9)
    fine = mascarade.Fine(0, 1)
    beats = kind.beats
    assert beats_in(kind, [one, other]) == beats["coins"]
    assert beats_in(kind, [one, fine, other]) == 2 * beats["coins"] + beats["fine"]
    passed = mascarade.Pass(1)
    assert beats_in(kind, [passed, passed]) == 2 * beats["pass"]


def test_moves_of_every_game_are_shown() -> None:
    table = begun_table(players=3, game="masquerade", pace=1000)
    move(table, first_action(table))
    assert table.show > 0


def test_a_game_without_beats_waits_for_nothing() -> None:
    class Plain(Kind):
        name = "plain"

    table = begun_table(pace=1000)
    table.kind = Plain()
    move(table, first_action(table))
    assert table.show == 0


def test_the_host_changes_the_pace_of_the_next_show() -> None:
    table = begun_table(pace=1000, options={"opening": 0})
    apply(table, lobby.decide(table, HOST, c.SetPace("id", pace=500), BEGAN))
    assert table.options.pace == 500
    move(table, {"act": "look"})
    assert table.show == 500 * (table.kind.beats["look"] + table.kind.beats["turn"])
    # The same pace again is no entry.
    assert not lobby.decide(table, HOST, c.SetPace("id", pace=500), BEGAN).entries


def test_only_the_host_changes_the_pace() -> None:
    table = begun_table(pace=1000)
    with pytest.raises(Refusal) as refused:
        lobby.decide(table, Person(person(1), "P1"), c.SetPace("id", pace=500), BEGAN)
    assert refused.value.code == "not-host"


def test_the_pace_changes_only_so_often() -> None:
    table = begun_table(pace=1000)
    for pace in range(lobby.MOST_PACES):
        apply(table, lobby.decide(table, HOST, c.SetPace("id", pace=pace), BEGAN))
    with pytest.raises(Refusal) as refused:
        lobby.decide(table, HOST, c.SetPace("id", pace=1000), BEGAN)
    assert (refused.value.code, refused.value.limit) == ("too-fast", "pace")
    assert Table(table.id, table.entries).options.pace == lobby.MOST_PACES - 1
