"""Acting at a table: which entry a command becomes, and what is refused."""

from __future__ import annotations

import pytest

from house.begun_tables import BEGAN, announced_table, apply, begun_table, first_action, person
from ridotto.games.errors import Refusal
from ridotto.house.table import commands as c
from ridotto.house.table import entries as e
from ridotto.house.table.fold import Table
from ridotto.house.table.play_commands import MOST_OUT_OF_TURN, decide, player_of
from ridotto.house.table.volatile import Volatile

CLOCK = {"seconds": 10, "bank": 20}


def decider(table: Table) -> int:
    player = table.playing.decider
    assert player is not None
    return player


def act(table: Table, **more: object) -> c.Act:
    given = {"action": first_action(table), "seen": table.n} | more
    return c.Act("id", **given)  # type: ignore[arg-type]


def refusal(table: Table, player: int, command: c.Act | c.MoreTime) -> str:
    before = table.n
    with pytest.raises(Refusal) as refused:
        decide(table, Volatile(), player, command, BEGAN)
    assert table.n == before
    return refused.value.code


def test_a_move_becomes_one_entry_with_its_verified_action() -> None:
    table = begun_table()
    player = decider(table)
    command = act(table)
    step = decide(table, Volatile(), player, command, BEGAN + 5)
    (entry,) = step.entries
    assert entry == e.Moved(
        BEGAN + 5, player=player, action=command.action, how="person", bank=0, command="id"
    )
    assert len(step.actions) == 1
    assert step.awake == player


def test_deciding_changes_nothing() -> None:
    table, volatile = begun_table(), Volatile()
    volatile.missed[decider(table)] = 1
    before = table.n, table.playing.happened
    decide(table, volatile, decider(table), act(table), BEGAN)
    assert (table.n, table.playing.happened) == before
    assert volatile.missed == {decider(table): 1}


def test_a_command_from_before_the_last_decision_is_stale() -> None:
    table = begun_table()
    player = decider(table)
    apply(table, decide(table, Volatile(), player, act(table), BEGAN))
    again = decider(table)
    assert refusal(table, again, act(table, seen=table.n - 1)) == "stale"
    assert decide(table, Volatile(), again, act(table), BEGAN).entries


def test_only_the_player_who_is_asked_acts() -> None:
    table = begun_table()
    other = (decider(table) + 1) % 4
    assert refusal(table, other, act(table)) == "not-your-decision"


def test_spectators_do_not_act() -> None:
    table = begun_table()
    assert player_of(table, person(2)) == 2
    with pytest.raises(Refusal, match="watching"):
        player_of(table, "f" * 16)


@pytest.mark.parametrize(("seconds", "left"), [(0, 20_000), (10, 20_000), (13, 17_000), (40, 0)])
def test_time_beyond_the_limit_is_taken_from_the_bank(seconds: int, left: int) -> None:
    table = begun_table(clock=CLOCK)
    player = decider(table)
    step = decide(table, Volatile(), player, act(table), BEGAN + seconds * 1000)
    (entry,) = step.entries
    assert isinstance(entry, e.Moved)
    assert entry.bank == left


def test_acting_out_of_turn_is_limited_and_adds_no_time() -> None:
    table = begun_table(options={"peek": True})
    player, other = decider(table), (decider(table) + 1) % 4
    peek = c.Act("id", action={"act": "peek"}, seen=table.n)
    for _ in range(MOST_OUT_OF_TURN):
        apply(table, decide(table, Volatile(), other, peek, BEGAN + 9000))
        assert (table.since, decider(table)) == (BEGAN, player)
    assert refusal(table, other, peek) == "too-fast"


def test_more_time_is_given_once_and_only_to_the_player_who_decides() -> None:
    table = begun_table(clock=CLOCK)
    player, more = decider(table), c.MoreTime("id")
    assert refusal(table, (player + 1) % 4, more) == "not-your-decision"
    assert apply(table, decide(table, Volatile(), player, more, BEGAN)) == (
        e.More(BEGAN, player=player),
    )
    assert refusal(table, player, more) == "no-more"
    assert refusal(begun_table(), player, more) == "no-more"


def test_an_answer_given_by_acting_has_nothing_but_its_word() -> None:
    table = announced_table(claims="at-once")
    player = table.playing.still_to_answer()[0]
    wrong = c.Act("id", action={"act": "pass", "player": 0}, seen=table.n)
    assert refusal(table, player, wrong) == "bad-request"
    right = c.Act("id", action={"act": "pass"}, seen=table.n)
    step = decide(table, Volatile(), player, right, BEGAN)
    assert not step.entries
    standing = step.answers[player]
    assert standing is not None
    assert (standing.answer, standing.how, standing.command) == ("pass", "person", "id")
