"""Section 3, Stage: where one may go, and what happens there in the order one likes."""

from __future__ import annotations

import pytest

from rules.masquerade.ballroom import (
    Ball,
    dancer,
    deck,
    effect,
    guardian,
    order,
    stage,
)


def test_s3_stage_in_order_each_places_their_dancer():
    ball = Ball(orders=(3, 1, 2))
    assert ball.question == ("stage", 1)
    ball.dance("hall")
    assert ball.question == ("stage", 2)
    ball.dance("arena")
    assert ball.question == ("stage", 0)
    assert [ball.at(player) for player in range(3)] == [None, "hall", "arena"]


def test_s3_stage_a_full_stage_is_not_to_be_had():
    ball = Ball(players=4).dance("chapel")
    assert "pick chapel" not in ball.legal
    ball.dance("tower")
    assert "pick tower" in ball.legal
    ball.dance("tower")
    assert "pick tower" not in ball.legal


def test_s3_stage_the_one_stage_with_room_is_not_asked_for():
    full = deck(
        only_stage=[
            stage("tower", room=1, role="tower"),
            stage("arena", room=3, role="arena"),
            stage("chapel", room=1, role="chapel"),
        ]
    )
    ball = Ball(full, players=5).dance("arena", "arena", "arena")
    assert ball.question == ("stage", 3)
    ball.dance("chapel")
    assert ball.at(4) == "tower"


def test_s3_stage_effects_come_from_dancer_treasures_order_and_stage():
    data = deck(
        dancer=[dancer(0, effect("stage", "draw"))],
        order=[order(2, effect("stage", "draw"))],
        stage=[stage("hall", effect("stage", "draw"))],
        guardian=[guardian(1, effect("stage", "draw")), guardian(2)],
    )
    ball = Ball(data).dance("chapel").until("event").do("pick event-0").until("order")
    ball.treasure(0, "treasure-1", "treasure-2")
    ball.do("pick order-2", "pick order-3", "pick order-1").dance("chapel", "hall")
    assert ball.question == ("resolve", 0)
    assert ball.legal == [
        "resolve dancer-0",
        "resolve order-2",
        "resolve hall",
        "resolve treasure-1",
    ]
    ball.do("resolve hall", "resolve treasure-1", "resolve dancer-0")
    assert len(ball.hand(0)) == 1 + 4, "the last one left is not asked for"


def test_s3_stage_in_the_order_they_choose():
    data = deck(
        dancer=[dancer(0, effect("stage", "heal", if_="hand at-most 0"))],
        stage=[stage("hall", effect("stage", "draw"))],
    )
    for first, life in (("dancer-0", 2), ("hall", 1)):
        ball = Ball(data)
        ball.s.life[0] = 1
        ball.dance("hall").do(f"resolve {first}")
        assert ball.s.life[0] == life


def test_s3_stage_one_effect_that_is_due_is_not_asked_for():
    ball = Ball(deck(stage=[stage("hall", effect("stage", "draw", 2))])).dance("hall")
    assert ball.question == ("stage", 1)
    assert len(ball.hand(0)) == 2


@pytest.mark.parametrize("name", ["tower", "arena", "chapel", "hall"])
def test_s3_stage_every_stage_can_have_effects_and_they_happen_once(name):
    [place] = [each for each in deck()["stage"] if each["id"] == name]
    drawing = {**place, "effects": [effect("stage", "draw")]}
    data = deck(stage=[drawing], dancer=[dancer(0, effect("stage", "heal"))])
    ball = Ball(data).dance(name).do(f"resolve {name}")
    assert ball.question == ("stage", 1)
    assert len(ball.hand(0)) == 1


def test_s3_stage_effects_come_before_the_next_player_goes_anywhere():
    ball = Ball(deck(stage=[stage("hall", effect("stage", "hurt", whom="another"))]))
    ball.dance("hall")
    assert ball.question == ("target", 0)
    ball.do("choose 2")
    assert ball.question == ("stage", 1)


def test_s3_stage_ruling_a_dancer_moved_sets_off_nothing_there():
    data = deck(
        dancer=[dancer(0, effect("stage", "move"))],
        stage=[stage("hall"), stage("garden", effect("stage", "draw"))],
    )
    ball = Ball(data).dance("hall").do("pick garden")
    assert ball.at(0) == "garden"
    assert ball.hand(0) == []


def test_s3_stage_ruling_a_dancer_moved_leaves_the_effects_of_the_stage_behind():
    data = deck(
        dancer=[dancer(0, effect("stage", "move"))],
        stage=[stage("hall", effect("stage", "draw")), stage("garden", effect("stage", "draw", 3))],
    )
    ball = Ball(data).dance("hall").do("resolve dancer-0", "pick garden")
    assert ball.question == ("stage", 1)
    assert ball.hand(0) == []
    ball = Ball(data).dance("hall").do("resolve hall", "pick garden")
    assert len(ball.hand(0)) == 1


def test_s3_stage_moving_another_leaves_ones_own_effects_due():
    data = deck(
        dancer=[dancer(1, effect("stage", "move", whom="another"))],
        stage=[stage("hall", effect("stage", "draw")), stage("garden")],
    )
    ball = Ball(data).dance("garden", "hall").do("resolve dancer-1")
    assert ball.question == ("move", 1), "the third has gone nowhere yet and is no target"
    ball.do("pick hall")
    assert len(ball.hand(1)) == 1


def test_s3_stage_ruling_dancers_exchanged_take_their_effects_along():
    data = deck(
        dancer=[dancer(0, effect("stage", "draw")), dancer(1, effect("stage", "draw", 2))],
        stage=[stage("hall", effect("stage", "swap-dancers", whom="another"))],
    )
    ball = Ball(data).dance("hall").do("resolve hall", "choose 1")
    assert ball.question == ("stage", 1)
    assert ball.hand(0) == [], "neither the Dancer that left nor the one that came"
    ball.dance("chapel")
    assert len(ball.hand(1)) == 1, "who comes to dance it later has what it does"
