"""Every target of an effect, and the order in which conditions are read."""

from __future__ import annotations

import pytest

from rules.masquerade.ballroom import (
    Ball,
    card,
    dancer,
    deck,
    effect,
    spell,
    stage,
)
from rules.masquerade.vocabulary_balls import call, event, happening

# Whom


def lives(ball: Ball) -> list[int]:
    return ball.s.life[: ball.s.players]


def test_whom_self():
    assert lives(call(event(happening("hurt")))) == [1, 2, 2]


def test_whom_opponent_the_other_side_of_the_challenge():
    data = deck(
        dancer=[
            dancer(0, effect("win", "hurt", whom="opponent"), power=0),
            dancer(1, effect("win", "discard", whom="opponent")),
        ]
    )
    ball = Ball(data).hold(0, "zero").dance("arena", "hall", "hall").until("challenge")
    ball.do("choose 1", "done", "done", "done")
    assert ball.hand(0) == [], "won by the challenged"


def test_whom_opponent_a_guardian_has_nothing_to_lose():
    data = deck(dancer=[dancer(0, effect("win", "hurt", whom="opponent"), power=9)])
    ball = Ball(data).dance("tower", "hall", "hall").do("done")
    assert lives(ball) == [2, 2, 2]


def test_whom_another_is_chosen():
    ball = event(happening("hurt", 1, "another"))
    call(ball)
    assert (ball.question, ball.legal) == (("target", 0), ["choose 1", "choose 2"])
    assert lives(ball.do("choose 2")) == [2, 2, 1]


def test_whom_another_of_two_players_is_not_asked():
    data = deck(event=[card("event-0", happening("hurt", 1, "another"))])
    ball = Ball(data, players=2).dance("chapel").until("event").do("pick event-0")
    assert lives(ball) == [2, 1]
    assert ball.happened("choose") == [("choose", 0, 1, 0)]


def test_whom_chosen_is_who_was_chosen_before():
    ball = event(happening("hurt", 1, "another"), happening("draw", 2, "chosen"))
    call(ball, "choose 2")
    assert (lives(ball), len(ball.hand(2))) == ([2, 2, 1], 2)


def test_whom_chosen_is_nobody_if_nobody_could_be():
    ball = event(happening("take-treasure", 1, "another"), happening("hurt", 1, "chosen"))
    assert lives(call(ball)) == [2, 2, 2]


def test_whom_chosen_is_nobody_if_the_condition_failed():
    ball = event(happening("heal", 1, "another", "hand at-least 1"), happening("hurt", 1, "chosen"))
    assert lives(call(ball)) == [2, 2, 2]


def test_whom_chosen_is_of_this_card_only():
    pair = spell("pair", effect("cast", "hurt", whom="another"))
    draw, hurt = effect("cast", "draw", whom="another"), effect("cast", "hurt", whom="chosen")
    lone = spell("lone", draw, hurt)
    ball = Ball(deck(spell=[pair, lone])).hold(0, "pair", "lone").hold(1, *["zero"] * 5)
    ball.hold(2, *["one"] * 4, "two").dance("hall", "hall", "hall").do("cast pair", "choose 1")
    ball.do("cast lone")
    assert lives(ball) == [2, 1, 2], "both hands are full: nobody is chosen, and 1 no longer is"


def test_whom_others_in_the_order_of_the_turn():
    data = deck(event=[card("event-0", happening("discard", 1, "others"))])
    ball = Ball(data, orders=(2, 3, 1)).dance("hall", "chapel", "hall").until("event")
    ball.hold(0, "one", "two").hold(1, "one", "two").hold(2, "one", "two").do("pick event-0")
    assert ball.question == ("discard", 2)
    ball.do("discard one")
    assert ball.question == ("discard", 1)
    ball.do("discard one")
    assert len(ball.hand(0)) == 2


def test_whom_all():
    assert lives(call(event(happening("hurt", 1, "all")))) == [1, 1, 1]


def test_whom_leaders():
    ball = event(happening("hurt", 1, "leaders")).lay(1, "one").lay(2, "one")
    assert lives(call(ball)) == [2, 1, 1]


def test_whom_partners_share_the_stage():
    data = deck(dancer=[dancer(2, effect("stage", "hurt", whom="partners"))])
    ball = Ball(data).dance("hall", "chapel", "hall")
    assert lives(ball) == [1, 2, 2]


# Whom an effect can do something to

NOTHING_TO_DO = {
    "heal": ("life", 2),
    "hurt": ("life", 0),
    "glimpse": ("shown", 1),
    "change-mask": ("shown", 1),
}


@pytest.mark.parametrize("what", NOTHING_TO_DO)
def test_a_target_is_someone_something_can_be_done_to(what):
    field, value = NOTHING_TO_DO[what]
    ball = Ball(deck(event=[card("event-0", happening(what, 1, "another"))]), players=4)
    ball.dance("chapel", "hall", "hall", "hall").until("event")
    ball.s.life[:4] = [1, 1, 1, 1]
    getattr(ball.s, field)[2] = value
    assert call(ball).legal == ["choose 1", "choose 3"]


@pytest.mark.parametrize("what", ["discard", "tribute", "counter"])
def test_a_target_has_spells(what):
    ball = event(happening(what, 2, "another")).hold(2, "zero")
    call(ball)
    assert ball.happened("choose") == [("choose", 0, 2, 0)]


@pytest.mark.parametrize("what", ["draw", "search", "salvage"])
def test_a_target_has_room(what):
    ball = event(happening(what, 1, "another")).hold(1, *["zero"] * 5).bury("one")
    call(ball)
    assert ball.happened("choose") == [("choose", 0, 2, 0)]


@pytest.mark.parametrize("what", ["draw", "search", "salvage"])
def test_where_no_spell_is_left_to_be_had_nobody_is_chosen_to_have_it(what):
    ball = event(happening(what, 1, "another"), happening("hurt", 1, "chosen"))
    ball.lay(1, *ball.pile)
    assert call(ball).happened("choose") == []
    assert lives(ball) == [2, 2, 2]


@pytest.mark.parametrize("what", ["draw", "search"])
def test_spells_of_the_tomb_are_to_be_had(what):
    ball = event(happening(what, 1, "another"), happening("hurt", 1, "chosen"))
    ball.bury_all_but(0)
    call(ball, "choose 2")
    assert lives(ball) == [2, 2, 1]


@pytest.mark.parametrize("what", ["give", "swap-hands"])
def test_without_spells_nobody_is_chosen_to_have_them(what):
    ball = call(event(happening(what, 1, "another"), happening("hurt", 1, "chosen")))
    assert (ball.s.turn, lives(ball)) == (2, [2, 2, 2])


def test_a_target_of_a_move_is_on_a_stage_and_can_leave_it():
    data = deck(dancer=[dancer(1, effect("stage", "move", whom="another"))])
    ball = Ball(data).dance("hall", "hall")
    assert ball.question == ("move", 1)
    assert ball.s.moved == 0
    full = [
        stage("tower", room=1, role="tower"),
        stage("arena", room=1, role="arena"),
        stage("chapel", room=1, role="chapel"),
        stage("hall", room=2),
    ]
    ball = Ball(deck(only_stage=full, event=data["event"], dancer=data["dancer"]), players=5)
    ball.dance("tower", "chapel")
    assert ball.question == ("move", 1)


def test_with_no_room_anywhere_nobody_is_moved():
    full = [
        stage("tower", room=2, role="tower"),
        stage("arena", room=2, role="arena"),
        stage("chapel", room=1, role="chapel"),
    ]
    data = deck(only_stage=full, event=[card("event-0", happening("move", 1, "all"))])
    ball = Ball(data, players=5).dance("chapel", "tower", "tower").until("event")
    call(ball)
    assert ball.s.turn == 2


# Conditions are read before the first effect


def test_all_conditions_are_read_before_the_first_effect():
    ball = event(
        happening("give", 3, "another", "hand at-least 3"),
        happening("take-treasure", 1, "chosen", "hand at-least 3"),
    )
    ball.hold(0, "one", "two", "three").treasure(1, "treasure-1")
    call(ball, "choose 1")
    assert (ball.hand(0), ball.treasures(0)) == ([], ["treasure-1"])


def test_an_effect_whose_condition_fails_does_not_happen():
    ball = event(happening("hurt", 1, "self", "hand at-least 1"), happening("draw"))
    call(ball)
    assert lives(ball) == [2, 2, 2]
