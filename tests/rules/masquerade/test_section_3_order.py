"""Section 3, Order: who takes which, and in which order the turn runs."""

from __future__ import annotations

import pytest

from rules.masquerade.ballroom import Ball, always, deck, effect, guardian, order


def orders(ball: Ball) -> list[int]:
    """Return the Orders by player, 0 for none."""
    return [each + 1 for each in ball.s.order[: ball.s.players]]


def test_s3_order_on_turn_1_the_orders_dealt_stand():
    ball = Ball(orders=(4, 2, 5))
    assert ball.phase == "stage"
    assert orders(ball) == [4, 2, 5]


def test_s3_order_the_worked_example():
    ball = Ball(orders=(4, 2, 5))
    assert ball.line == [1, 0, 2]
    ball.next_turn()
    assert (ball.phase, *ball.question) == ("order", "order", 1)
    ball.do("pick order-4")
    assert ball.decider == 0
    ball.do("pick order-1")
    assert ball.decider == 2
    ball.do("pick order-2")
    assert ball.line == [0, 2, 1]
    assert ball.question == ("stage", 0)
    assert orders(ball) == [1, 4, 2]


def test_s3_order_all_five_lie_open_but_for_ones_own_and_those_taken():
    ball = Ball(orders=(4, 2, 5)).next_turn()
    assert ball.legal == ["pick order-1", "pick order-3", "pick order-4", "pick order-5"]
    ball.do("pick order-4")
    assert ball.legal == ["pick order-1", "pick order-2", "pick order-3", "pick order-5"]
    ball.do("pick order-5")
    assert ball.legal == ["pick order-1", "pick order-2", "pick order-3"]


def test_s3_order_is_taken_in_last_turns_order():
    ball = Ball(orders=(1, 2, 3)).next_turn()
    ball.do("pick order-5", "pick order-4", "pick order-1")
    assert ball.line == [2, 1, 0]
    ball.next_turn()
    assert ball.decider == 2


def test_s3_order_the_fifth_of_five_takes_their_own_again_if_it_is_left():
    ball = Ball(players=5).next_turn()
    ball.do("pick order-2", "pick order-1", "pick order-4")
    assert ball.legal == ["pick order-3", "pick order-5"]
    ball.do("pick order-3")
    assert ball.asked == "stage", "the one Order left is not asked for"
    assert orders(ball) == [2, 1, 4, 3, 5]
    assert ("order", 4, 4, 0) in ball.noted()


def test_s3_order_the_fifth_of_five_takes_whatever_else_is_left():
    ball = Ball(players=5).next_turn()
    ball.do("pick order-2", "pick order-3", "pick order-1")
    assert orders(ball) == [2, 3, 1, 5, 4], "the fourth had one choice, then the fifth"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_s3_order_fewer_than_five_never_keep_their_own(players):
    ball = Ball(players=players)
    for _ in range(3):
        before = orders(ball)
        ball.next_turn().until("stage")
        assert all(old != new for old, new in zip(before, orders(ball), strict=True))
        assert len(set(orders(ball))) == players


def test_s3_order_effects_of_orders_are_ignored_on_turn_1():
    drawing = order(1, effect("stage", "draw"), effect("win", "draw", 3), always("power", 9))
    data = deck(order=[drawing], guardian=[guardian(1, power=0)])
    ball = Ball(data).dance("tower", "hall", "hall")
    assert ball.hand(0) == []
    ball.top("zero").do("done")
    assert ball.totals == (3, 0)
    assert len(ball.hand(0)) == 1, "the Spell for winning, and none for the Order"


def test_s3_order_effects_of_orders_count_from_turn_2():
    drawing = order(4, effect("stage", "draw"), effect("win", "draw", 3), always("power", 9))
    data = deck(order=[drawing], guardian=[guardian(1, power=0)])
    ball = Ball(data).next_turn().do("pick order-4", "pick order-1", "pick order-2")
    ball.dance("hall", "hall", "tower")
    assert len(ball.hand(0)) == 1
    ball.until("bout", 0).top("zero").do("done")
    assert ball.totals == (12, 0)
    assert len(ball.hand(0)) == 5


def test_s3_order_while_orders_are_taken_nobody_has_what_went_with_theirs():
    big = order(2, always("hand-limit", 2))
    ball = Ball(deck(order=[big])).next_turn().do("pick order-2", "pick order-3", "pick order-1")
    ball.hold(0, *["zero"] * 6, "one").until("cast", 0).do("done")
    assert ball.question == ("discard", 0), "the limit shrinks as the Order goes back"
