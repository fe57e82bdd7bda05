"""Every kind of entry is bounded: by the game's decisions, or by a fixed number for each table."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
import pytest

from house.begun_tables import BEGAN, apply, begun_table, first_action, person, waiting_table
from ridotto.games.errors import Refusal
from ridotto.house.store.base import Person
from ridotto.house.table import commands as c
from ridotto.house.table import entries as e
from ridotto.house.table import lobby_commands as lobby
from ridotto.house.table.attendance import (
    FREE_HAND_OVERS,
    MOST_DOUBLINGS,
    grace_period,
    host_grace_period,
    mark_absent,
    mark_back,
)
from ridotto.house.table.fold import Table
from ridotto.house.table.play_commands import MOST_OUT_OF_TURN
from ridotto.house.table.play_commands import decide as play
from ridotto.house.table.step import Step
from ridotto.house.table.summary import summary_of
from ridotto.house.table.volatile import Volatile


def sit(table: Table, guest: str, seat: int, share: int) -> list[e.AnyEntry]:
    command = c.Sit("id", contribution=f"{share:032x}", seat=seat)
    return list(lobby.decide(table, Person(guest, guest), command, BEGAN).entries)


def carry_out(table: Table, guest: str, command: c.AnyCommand) -> None:
    apply(table, lobby.decide(table, Person(guest, guest), command, BEGAN))


def refusal(work: Callable[[], Any]) -> tuple[str, str]:
    """Return the code of a refusal, and the limit that it names."""
    with pytest.raises(Refusal) as refused:
        work()
    return refused.value.code, refused.value.limit


def leave_and_return(table: Table, player: int) -> None:
    carry_out(table, person(player), c.Leave("id"))
    apply(table, mark_back(table, Volatile(), player, BEGAN))


def move(table: Table) -> int:
    """Let the player who is asked take the first legal action; return who it was."""
    decider = table.playing.decider
    assert decider is not None
    command = c.Act("id", action=first_action(table), seen=table.n)
    apply(table, play(table, Volatile(), decider, command, BEGAN))
    return decider


# In a game


def test_leaving_and_returning_is_limited_until_the_players_own_next_decision() -> None:
    table = begun_table()
    decider = table.playing.decider
    assert decider is not None
    for player in (decider, (decider + 1) % 4):
        for _ in range(lobby.MOST_LEAVES):
            leave_and_return(table, player)
        again = lambda player=player: carry_out(table, person(player), c.Leave("id"))  # noqa: E731
        assert refusal(again) == ("too-fast", "leave")
    # The others are not affected, and neither is the return of a player who left.
    carry_out(table, person((decider + 2) % 4), c.Leave("id"))
    assert mark_back(table, Volatile(), (decider + 2) % 4, BEGAN) is not None
    assert move(table) == decider
    leave_and_return(table, decider)
    assert refusal(lambda: leave_and_return(table, (decider + 1) % 4)) == ("too-fast", "leave")


@pytest.mark.parametrize("claims", ["clockwise", "at-once"])
def test_a_game_full_of_restless_players_has_few_entries_for_each_decision(claims: str) -> None:
    table = begun_table(claims=claims, options={"peek": True, "opening": 0, "turn_limit": 12})
    while table.phase == "playing":
        for player in range(4):
            for _ in range(10):
                peek = c.Act("id", action={"act": "peek"}, seen=table.n)
                with suppress(Refusal):
                    carry_out(table, person(player), c.Leave("id"))
                apply(table, mark_back(table, Volatile(), player, BEGAN) or Step())
                with suppress(Refusal):
                    apply(table, play(table, Volatile(), player, peek, BEGAN))
        decider = table.playing.decider
        assert decider is not None
        entry = e.Moved(BEGAN, player=decider, action=first_action(table), how="person")
        table.apply(entry)
    acts = [entry.action["act"] for entry in table.entries if isinstance(entry, e.Moved)]
    decisions, started = len(acts) - acts.count("peek"), 4 + 2
    assert acts.count("peek") <= 4 * MOST_OUT_OF_TURN * (decisions + 1)
    comings_and_goings = table.n - len(acts) - started
    assert 0 < comings_and_goings <= 2 * lobby.MOST_LEAVES * (decisions + 4)


def test_a_player_who_keeps_disconnecting_waits_longer_for_a_stand_in_and_always_returns() -> None:
    table = begun_table()
    decider = table.playing.decider
    assert decider is not None
    away = tuple(player != decider for player in range(4))
    for absence in range(6):
        assert grace_period(table, decider, 30) == 30 * 2**absence
        apply(table, mark_absent(table, decider, away, BEGAN))
        apply(table, mark_back(table, Volatile(), decider, BEGAN))
    table.seats[decider].absences = 10_000
    assert grace_period(table, decider, 30) == 30 * 2**MOST_DOUBLINGS
    # Nobody else has to wait, and they no longer have to after a decision.
    assert grace_period(table, (decider + 1) % 4, 30) == 30
    move(table)
    assert grace_period(table, decider, 30) == 30


def test_being_ready_leaves_no_entry() -> None:
    table = begun_table()
    for _ in range(5):
        assert not play(table, Volatile(), 0, c.Ready("id"), BEGAN).entries


# Before a game


def test_a_host_who_comes_and_goes_changes_ever_more_slowly() -> None:
    table = waiting_table()
    for change in range(FREE_HAND_OVERS + 1):
        assert host_grace_period(table, 30) == 30
        table.apply(e.Hosted(BEGAN, person=person(change % 4)))
    assert host_grace_period(table, 30) == 60
    table.apply(e.Hosted(BEGAN, person=person(2)))
    assert host_grace_period(table, 30) == 120


def test_sitting_down_again_in_the_same_way_leaves_no_entry() -> None:
    table = waiting_table(people=1)
    name = table.seats[0].name
    same = c.Sit("id", contribution=table.seats[0].contribution, name=name)
    assert not lobby.decide(table, Person(person(0), name), same, BEGAN).entries
    other = msgspec.structs.replace(same, contribution="f" * 32)
    assert lobby.decide(table, Person(person(0), name), other, BEGAN).entries


def test_one_person_who_changes_seats_is_limited_and_the_others_are_not() -> None:
    table = waiting_table(people=1)
    for number in range(lobby.MOST_SEATS):
        apply(table, Step(sit(table, "restless", 1 + number % 2, number)))
    assert refusal(lambda: sit(table, "restless", 3, 0)) == ("too-fast", "seat")
    carry_out(table, "restless", c.Leave("id"))
    assert refusal(lambda: sit(table, "restless", 1, 0)) == ("too-fast", "seat")
    assert sit(table, "another", 1, 0)


def test_many_restless_guests_do_not_lock_others_out() -> None:
    table = waiting_table(people=1)
    for number in range(lobby.CROWDED - 1):
        restless = f"restless {number // lobby.MOST_SEATS}"
        apply(table, Step(sit(table, restless, 1, number)))
        carry_out(table, restless, c.Leave("id"))
    for number in range(lobby.MOST_SEATS_CROWDED):
        apply(table, Step(sit(table, "newcomer", 1 + number % 2, number)))
    assert refusal(lambda: sit(table, "newcomer", 1, 9)) == ("too-fast", "seat")
    # The host can still fill the table and begin.
    carry_out(table, person(0), c.Invite("id", name="zanetta"))
    carry_out(table, person(0), c.Begin("id"))
    assert table.phase == "playing"


def test_guests_of_one_table_share_a_limit_before_the_game() -> None:
    table = waiting_table(people=1)
    table.sittings = {f"guest {number}": 1 for number in range(lobby.MOST_SITTINGS)}
    assert refusal(lambda: sit(table, "newcomer", 1, 0)) == ("too-fast", "seats")
    carry_out(table, person(0), c.Invite("id", name="zanetta"))
    carry_out(table, person(0), c.Begin("id"))


def test_a_host_who_keeps_inviting_and_removing_bots_is_limited() -> None:
    table = waiting_table(people=1)
    for _ in range(lobby.MOST_INVITED):
        carry_out(table, person(0), c.Invite("id", name="zanetta", seat=1))
        carry_out(table, person(0), c.Remove("id", seat=1))
    invite = c.Invite("id", name="zanetta", seat=1)
    assert refusal(lambda: carry_out(table, person(0), invite)) == ("too-fast", "bots")
    assert sit(table, "guest", 1, 0)


def test_people_seated_by_a_rematch_have_not_used_up_a_seat() -> None:
    table = waiting_table(people=0)
    table.apply(e.Sat(BEGAN, seat=0, person="ana", name="Ana", contribution=""))
    assert table.sittings == {}


def test_a_summary_needs_only_the_new_entries() -> None:
    table = waiting_table(people=3)
    last = e.Sat(BEGAN + 5, seat=3, person="last", name="Last", contribution="a" * 32)
    whole = Table(table.id, [*table.entries, last])
    before = msgspec.json.encode([table.seats, table.sittings, table.host, table.n])
    assert summary_of(table.with_entries([last])) == summary_of(whole)
    assert msgspec.json.encode([table.seats, table.sittings, table.host, table.n]) == before
    assert table.entries[-1] is not last
