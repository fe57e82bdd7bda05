"""Commands of the host: pauses, handing over, removing, forgiving, ending."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from house.begun_tables import (
    BEGAN,
    announced_table,
    apply,
    begun_table,
    first_action,
    person,
    waiting_table,
)
from ridotto.games.errors import Refusal
from ridotto.house.store.base import Person
from ridotto.house.table import claims, host_commands, plan, play_commands
from ridotto.house.table import commands as c
from ridotto.house.table import entries as e
from ridotto.house.table.clock import ANYONE_RESUMES, clock_shown, deadline, moment
from ridotto.house.table.fold import LONGEST_PAUSE, Table
from ridotto.house.table.rematch import next_seats
from ridotto.house.table.step import Step
from ridotto.house.table.volatile import Standing, Volatile
from ridotto.house.views.broadcast import entry_shown, table_shown

CLOCK = {"clock": {"seconds": 30, "bank": 10}}


def step_of(table: Table, seat: int, command: c.AnyCommand, now: int = BEGAN) -> Step:
    who = Person(person(seat), f"P{seat}")
    return host_commands.decide(table, who, command, now)


def do(table: Table, seat: int, command: c.AnyCommand, now: int = BEGAN) -> list[e.AnyEntry]:
    return list(apply(table, step_of(table, seat, command, now)))


def code(table: Table, seat: int, command: c.AnyCommand, now: int = BEGAN) -> str:
    with pytest.raises(Refusal) as refused:
        step_of(table, seat, command, now)
    return refused.value.code


# Pauses


def test_a_pause_keeps_the_time_that_was_left() -> None:
    table = begun_table(options={"opening": 0}, **CLOCK)
    do(table, 0, c.Pause("1"), BEGAN + 12_000)
    assert table.paused == BEGAN + 12_000
    do(table, 0, c.Resume("2"), BEGAN + 100_000)
    assert table.paused is None
    assert deadline(table, 0) == BEGAN + 100_000 + 18_000
    # A second pause goes on from there.
    do(table, 0, c.Pause("3"), BEGAN + 105_000)
    do(table, 0, c.Resume("4"), BEGAN + 200_000)
    assert deadline(table, 0) == BEGAN + 200_000 + 13_000


def test_nobody_acts_and_nothing_is_due_in_a_pause() -> None:
    table, volatile = begun_table(bots=1, options={"opening": 0}, **CLOCK), Volatile()
    at, decider = moment(table), table.playing.decider
    assert decider is not None
    do(table, 0, c.Pause("1"))
    assert plan.plan(table, volatile) == plan.Plan(resume_at=BEGAN + LONGEST_PAUSE)
    assert plan.time_out(table, volatile, at, BEGAN + 10**9) is None
    act = c.Act("2", action=first_action(table), seen=table.n)
    for command in (act, c.Ready("3"), c.MoreTime("4"), c.Ahead("5", answer="pass", seen=table.n)):
        with pytest.raises(Refusal) as refused:
            play_commands.decide(table, volatile, decider, command, BEGAN)
        assert refused.value.code == "paused"
    table.seats[decider].stand_in = True
    action: Any = table.playing.legal()[0]
    assert plan.bot_move(table, decider, table.moved, action, BEGAN) is None
    do(table, 0, c.Resume("6"))
    assert plan.bot_move(table, decider, table.moved, action, BEGAN) is not None


@pytest.mark.parametrize("way", ["clockwise", "at-once"])
def test_answers_that_were_given_before_a_pause_wait_for_its_end(way: str) -> None:
    table, volatile = announced_table(bots=1, claims=way), Volatile()
    asked = table.playing.still_to_answer()[0]
    volatile.answers[asked] = Standing("pass", "person")
    do(table, 0, c.Pause("1"))
    assert claims.due_answer(table, volatile, asked, table.moved, BEGAN) is None
    assert claims.bot_answer(table, volatile, 3, table.moved, "pass", BEGAN) is None
    do(table, 0, c.Resume("2"))
    assert claims.due_answer(table, volatile, asked, table.moved, BEGAN) is not None
    answered = claims.bot_answer(table, volatile, 3, table.moved, "pass", BEGAN)
    assert (answered is not None) == (way == "at-once")


def test_a_pause_stops_the_time_to_look_at_an_open_deal() -> None:
    table, volatile = begun_table(pace=1000), Volatile()
    before = clock_shown(table, volatile)
    assert before is not None
    assert before.look_until is not None
    do(table, 0, c.Pause("1"), BEGAN + 1000)
    assert plan.plan(table, volatile).look_until is None
    do(table, 0, c.Resume("2"), BEGAN + 9000)
    assert plan.plan(table, volatile).look_until == before.look_until + 8000


def test_a_host_who_has_vanished_cannot_stop_the_game_for_good() -> None:
    table = begun_table()
    do(table, 0, c.Pause("1"))
    soon, later = BEGAN + ANYONE_RESUMES - 1, BEGAN + ANYONE_RESUMES
    assert code(table, 1, c.Resume("2"), soon) == "paused"
    assert [type(entry) for entry in step_of(table, 1, c.Resume("2"), later).entries] == [e.Resumed]
    assert code(table, 7, c.Resume("2"), later) == "not-host"
    # And without any player, the pause ends by itself.
    assert apply(table, host_commands.end_pause(table, 1, later)) == [e.Resumed(later)]
    assert host_commands.end_pause(table, 1, later) is None
    do(table, 0, c.Pause("3"))
    assert host_commands.end_pause(table, 1, later) is None, "that was another pause"


def test_the_pause_is_shown_and_survives_in_the_log() -> None:
    table = begun_table()
    do(table, 0, c.Pause("1"), BEGAN + 5)
    again = Table(table.id, [e.read_entry(e.write_entry(entry)) for entry in table.entries])
    shown = msgspec.to_builtins(table_shown(again))["paused"]
    assert shown == {
        "since": BEGAN + 5,
        "anyone": BEGAN + 5 + ANYONE_RESUMES,
        "until": BEGAN + 5 + LONGEST_PAUSE,
    }
    assert entry_shown(again, again.n, "spectator").what == "paused"
    do(again, 0, c.Resume("2"))
    assert "paused" not in msgspec.to_builtins(table_shown(again))


def test_pausing_twice_changes_nothing_and_pauses_are_limited() -> None:
    table = begun_table()
    for number in range(host_commands.MOST_PAUSES):
        assert len(do(table, 0, c.Pause(f"p{number}"))) == 1
        assert do(table, 0, c.Pause(f"again{number}")) == []
        assert len(do(table, 0, c.Resume(f"r{number}"))) == 1
        assert do(table, 0, c.Resume(f"again{number}")) == []
    assert code(table, 0, c.Pause("more")) == "too-fast"


# Only the host


@pytest.mark.parametrize(
    "command",
    [
        c.Pause("1"),
        c.HandOver("1", person=person(1)),
        c.Remove("1", seat=2),
        c.Forgive("1", person=person(2)),
        c.End("1"),
    ],
)
def test_others_cannot_use_the_tools_of_the_host(command: c.AnyCommand) -> None:
    assert code(begun_table(), 1, command) == "not-host"


@pytest.mark.parametrize("command", [c.Pause("1"), c.Resume("1"), c.End("1")])
def test_there_is_nothing_to_pause_or_end_before_the_game(command: c.AnyCommand) -> None:
    assert code(waiting_table(), 0, command) == "no-game"


# Handing over


def test_the_host_hands_over_to_a_seated_person() -> None:
    for table in (waiting_table(), begun_table()):
        assert code(table, 0, c.HandOver("1", person="f" * 16)) == "not-seated"
        assert do(table, 0, c.HandOver("2", person=person(0))) == []
        do(table, 0, c.HandOver("3", person=person(2)))
        assert table.host == person(2)
        assert code(table, 0, c.HandOver("4", person=person(0))) == "not-host"


def test_handing_over_is_limited() -> None:
    table = begun_table()
    for number in range(host_commands.MOST_HAND_OVERS):
        do(table, number % 2, c.HandOver("1", person=person(1 - number % 2)))
    assert code(table, 0, c.HandOver("1", person=person(1))) == "too-fast"


# Removing and forgiving


def test_a_removed_player_only_watches_until_they_are_forgiven() -> None:
    table = begun_table()
    do(table, 0, c.Remove("1", seat=2, person=person(2)))
    assert table.viewer_of(person(2)) == "spectator"
    assert table.is_played(2)
    shown = msgspec.to_builtins(table_shown(table))
    assert shown["seats"][2]["removed"]
    assert shown["removed"] == ({"person": person(2), "name": "P2"},)
    assert entry_shown(table, table.n, 1).how == "removed"
    assert do(table, 0, c.Remove("2", seat=2)) == []
    with pytest.raises(Refusal, match="watching"):
        play_commands.player_of(table, person(2))
    assert next_seats(table)[2].kind == "empty"

    do(table, 0, c.Forgive("3", person=person(2)))
    assert table.viewer_of(person(2)) == 2
    assert next_seats(table)[2].person == person(2)
    assert "removed" not in msgspec.to_builtins(table_shown(table))
    assert do(table, 0, c.Forgive("4", person=person(2))) == []


def test_removing_a_player_who_is_away_is_no_second_absence() -> None:
    table = begun_table()
    table.apply(e.Absent(BEGAN, player=1))
    do(table, 0, c.Remove("1", seat=1))
    assert table.seats[1].absences == 1
    assert table.seats[1].removed


def test_the_host_bots_and_other_people_cannot_be_removed_in_a_game() -> None:
    table = begun_table(bots=1)
    assert code(table, 0, c.Remove("1", seat=0)) == "bad-request"
    assert code(table, 0, c.Remove("1", seat=3)) == "bad-request"
    assert code(table, 0, c.Remove("1", seat=1, person=person(2))) == "stale"
    assert code(table, 0, c.Remove("1", seat=9)) == "bad-request"


def test_removing_and_forgiving_are_limited() -> None:
    table = begun_table()
    for _ in range(host_commands.MOST_REMOVALS):
        do(table, 0, c.Remove("1", seat=2))
        do(table, 0, c.Forgive("1", person=person(2)))
    assert code(table, 0, c.Remove("1", seat=2)) == "too-fast"


def test_a_person_removed_before_the_game_can_sit_again_when_forgiven() -> None:
    table, share = waiting_table(), "ab" * 16
    do(table, 0, c.Remove("1", seat=2))
    assert code(table, 2, c.Sit("2", contribution=share)) == "removed"
    do(table, 0, c.Forgive("3", person=person(2)))
    do(table, 2, c.Sit("4", contribution=share))
    assert table.seat_of(person(2)) == 2


# Ending


def test_the_host_ends_the_game_although_others_play() -> None:
    table = begun_table()
    assert code(table, 0, c.Close("1")) == "already-started"
    do(table, 0, c.Pause("2"))
    do(table, 0, c.End("3"))
    assert table.phase == "closed"
    assert table.paused is None
    assert code(table, 0, c.HandOver("4", person=person(1))) == "no-table"
