"""Answers to a claim: in advance, all at once, and taken back."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from house.begun_tables import BEGAN, announced_table, apply, begun_table
from ridotto.games.errors import Refusal
from ridotto.house.table import commands as c
from ridotto.house.table import entries as e
from ridotto.house.table.attendance import mark_back
from ridotto.house.table.claims import bot_answer, due_answer, give_answer, reveal
from ridotto.house.table.clock import clock_shown
from ridotto.house.table.fold import Table
from ridotto.house.table.plan import plan
from ridotto.house.table.play_commands import decide
from ridotto.house.table.step import Step
from ridotto.house.table.volatile import Standing, Volatile


def ahead(table: Table, answer: str, seen: int | None = None) -> c.Ahead:
    return c.Ahead("id", answer=answer, seen=table.n if seen is None else seen)  # type: ignore[arg-type]


def keep(volatile: Volatile, step: Step) -> None:
    for player, standing in step.answers.items():
        if standing is None:
            volatile.answers.pop(player, None)
        else:
            volatile.answers[player] = standing


def actions(entries: Sequence[e.AnyEntry]) -> list[tuple[int, str, str]]:
    return [
        (each.player, each.action["act"], each.how) for each in entries if isinstance(each, e.Moved)
    ]


def test_an_answer_given_ahead_writes_nothing_until_the_player_is_asked() -> None:
    table, volatile = announced_table(), Volatile()
    first, second, _ = table.playing.still_to_answer()
    step = decide(table, volatile, second, ahead(table, "pass"), BEGAN)
    assert not step.entries
    keep(volatile, step)
    assert plan(table, volatile).due is None
    step = decide(table, volatile, first, ahead(table, "pass"), BEGAN)
    assert actions(apply(table, step)) == [(first, "pass", "person")]
    assert plan(table, volatile).due == second
    due = due_answer(table, volatile, second, table.moved, BEGAN)
    assert actions(apply(table, due)) == [(second, "pass", "person")]


def test_an_answer_is_due_once() -> None:
    table, volatile = announced_table(), Volatile()
    first = table.playing.still_to_answer()[0]
    assert due_answer(table, volatile, first, table.moved, BEGAN) is None
    volatile.answers[first] = Standing("pass", "person")
    assert due_answer(table, volatile, first, table.moved - 1, BEGAN) is None
    assert due_answer(table, volatile, first, table.moved, BEGAN) is not None


def test_only_players_still_to_answer_can_answer_ahead() -> None:
    table = announced_table()
    announcer = table.entries[-1].player  # type: ignore[union-attr]
    for player, other in ((announcer, table), (0, begun_table())):
        with pytest.raises(Refusal) as refused:
            decide(other, Volatile(), player, ahead(other, "pass"), BEGAN)
        assert refused.value.code == "not-your-decision"


def test_a_new_question_makes_an_answer_stale_but_other_answers_do_not() -> None:
    table, volatile = announced_table(), Volatile()
    first, second, _ = table.playing.still_to_answer()
    seen = table.n
    apply(table, decide(table, volatile, first, ahead(table, "pass"), BEGAN))
    assert decide(table, volatile, second, ahead(table, "claim", seen), BEGAN).entries
    with pytest.raises(Refusal) as refused:
        decide(table, volatile, second, ahead(table, "claim", seen - 1), BEGAN)
    assert refused.value.code == "stale"


def test_all_answers_at_once_are_written_when_the_last_has_come() -> None:
    table, volatile = announced_table(claims="at-once"), Volatile()
    one, two, three = table.playing.still_to_answer()
    shown = clock_shown(table, Volatile())
    assert shown is not None
    assert shown.players == (one, two, three)
    for player, answer in ((three, "claim"), (one, "pass")):
        step = decide(table, volatile, player, ahead(table, answer), BEGAN)
        assert not step.entries
        keep(volatile, step)
    step = decide(table, volatile, two, ahead(table, "pass"), BEGAN)
    assert step.retry
    assert actions(apply(table, step)) == [
        (one, "pass", "person"),
        (two, "pass", "person"),
        (three, "claim", "person"),
    ]
    assert not table.gathering


def test_an_answer_can_be_changed_and_taken_back() -> None:
    table, volatile = announced_table(claims="at-once"), Volatile()
    one, two, three = table.playing.still_to_answer()
    for player, answer in ((one, "claim"), (two, "pass"), (one, "pass"), (two, "wait")):
        keep(volatile, decide(table, volatile, player, ahead(table, answer), BEGAN))
    assert volatile.answer_of(one) == "pass"
    assert volatile.answer_of(two) is None
    assert not decide(table, volatile, three, ahead(table, "pass"), BEGAN).entries
    assert reveal(table, volatile, table.moved, BEGAN) is None


def test_a_bots_answer_counts_only_while_it_plays_for_the_seat() -> None:
    table, volatile = announced_table(claims="at-once"), Volatile()
    one = table.playing.still_to_answer()[0]
    assert bot_answer(table, volatile, one, table.moved, "pass", BEGAN) is None
    table.apply(e.Absent(BEGAN, player=one))
    assert bot_answer(table, volatile, one, table.moved - 1, "pass", BEGAN) is None
    step = bot_answer(table, volatile, one, table.moved, "pass", BEGAN)
    assert step is not None
    assert step.awake is None
    assert step.answers == {one: Standing("pass", "stand-in")}


def test_a_returning_player_takes_back_the_answer_of_the_stand_in_and_no_other() -> None:
    table, volatile = announced_table(claims="at-once"), Volatile()
    one = table.playing.still_to_answer()[0]
    assert mark_back(table, volatile, one, BEGAN) is None
    table.apply(e.Absent(BEGAN, player=one))
    for how, withdrawn in (("stand-in", one), ("person", None)):
        volatile.answers[one] = Standing("pass", how)  # type: ignore[arg-type]
        step = mark_back(table, volatile, one, BEGAN)
        assert step is not None
        assert (list(step.entries), step.withdrawn) == ([e.Back(BEGAN, player=one)], withdrawn)


def test_bots_answer_at_once_with_the_other_players() -> None:
    table, volatile = announced_table(claims="at-once", bots=3), Volatile()
    asked = table.playing.still_to_answer()
    bots = tuple(player for player in asked if table.is_played(player))
    volatile.deal_over = True
    assert plan(table, volatile).bots == bots
    for player in bots:
        keep(volatile, give_answer(table, volatile, player, "pass", "bot", BEGAN))
    assert plan(table, volatile).bots == ()
