"""Section 3, Spell, Challenge and Event."""

from __future__ import annotations

import pytest

from rules.masquerade.ballroom import (
    Ball,
    always,
    card,
    dancer,
    deck,
    effect,
    guardian,
    order,
    spell,
    stage,
)


def at_tower(guardian_power: int = 2, top: str = "zero", **changes) -> Ball:
    """Put player 0 before the first Guardian, with this Spell on top of the deck."""
    ball = Ball(deck(guardian=[guardian(1, power=guardian_power)], **changes))
    return ball.top(top).dance("tower", "hall", "hall").until("bout", 0)


def at_arena(**changes) -> Ball:
    """Put player 0 in the Arena, about to challenge."""
    return Ball(deck(**changes)).dance("arena", "hall", "hall").until("challenge", 0)


# Spell phase


def test_s3_spell_in_order_each_may_cast_any_number():
    ball = Ball(orders=(2, 1, 3)).hold(0, "zero", "zero").hold(1, "zero")
    ball.dance("hall", "hall", "hall")
    assert (ball.phase, *ball.question) == ("spell", "cast", 1)
    ball.do("done")
    assert ball.question == ("cast", 0)
    ball.do("cast zero")
    assert ball.question == ("cast", 0)
    ball.do("cast zero")
    assert ball.phase == "order", "nobody else holds anything"
    assert ball.s.casts[:3] == [2, 0, 0]


def test_s3_spell_only_spells_marked_for_this_phase():
    ball = Ball().hold(0, "zero", "fight").dance("hall", "hall", "hall")
    assert ball.legal == ["cast zero", "done"]


def test_s3_spell_whoever_holds_a_card_is_asked_castable_or_not():
    ball = Ball().hold(0, "fight").hold(2, "three").dance("hall", "hall", "hall")
    assert ball.question == ("cast", 0)
    assert ball.legal == ["done"]
    ball.do("done")
    assert ball.question == ("cast", 2), "who holds nothing is passed over: all can see that"
    assert ball.legal == ["done"]


# The Tower


def test_s3_tower_must_challenge_the_top_guardian():
    ball = at_tower()
    assert ball.phase == "challenge"
    assert ball.question == ("bout", 0), "nobody is asked whether"
    assert (ball.s.challenger, ball.s.challenged) == (0, 5)


def test_s3_tower_challenge_spells_and_the_mask_come_first():
    ball = Ball().hold(0, "fight", "zero").top("zero").dance("tower", "hall", "hall")
    ball.until("bout", 0)
    assert ball.legal == ["cast fight", "reveal", "done"]
    ball.do("reveal")
    assert ball.legal == ["cast fight", "done"]
    ball.do("cast fight", "done")
    assert ball.totals == (3 + 3 + 2, 2)


def test_s3_tower_the_top_spell_is_flipped_and_adds_its_level():
    ball = at_tower(2, "two").do("done")
    assert ball.totals == (3, 4)
    assert ball.happened("flip") == [("flip", ball.numbers["two"] - ball.numbers["zero"] + 1, 2, 0)]


def test_s3_tower_ruling_the_flipped_card_goes_to_the_tomb():
    ball = at_tower(2, "two").do("done")
    assert ball.tomb == ["two"]
    assert ball.s.pile_size == ball.d.spell_cards - 1


def test_s3_tower_the_dancer_wins_takes_the_card_and_draws_one():
    ball = at_tower(2, "zero").top("three", "zero").top("zero", "three").do("done")
    assert ball.treasures(0) == ["treasure-1"]
    assert ball.hand(0) == ["three"]
    assert (ball.s.beaten[0], ball.s.duels[0], ball.s.next_guardian) == (1, 0, 1)
    assert ball.s.life[0] == 2


def test_s3_tower_the_dancer_loses_a_life():
    ball = at_tower(2, "three").do("done")
    assert (ball.s.life[0], ball.s.losses[0]) == (1, 1)
    assert ball.treasures(0) == ball.hand(0) == []
    assert ball.s.next_guardian == 0


def test_s3_tower_a_draw_is_nothing():
    ball = at_tower(2, "one").do("done")
    assert ball.totals == (3, 3)
    assert (ball.s.life[0], ball.s.losses[0], ball.s.beaten[0]) == (2, 0, 0)
    assert ball.treasures(0) == ball.hand(0) == []


def test_s3_tower_ruling_with_no_guardian_left_there_is_nothing_to_challenge():
    data = deck(only_guardian=[guardian(1, power=0)])
    ball = Ball(data).dance("tower", "tower", "hall").until("bout", 0).do("done")
    assert ball.treasures(0) == ["treasure-1"]
    assert ball.over, "the second at the Tower was not asked anything"


def test_s3_tower_two_challenge_one_after_the_other():
    ball = Ball(deck(guardian=[guardian(1, power=0), guardian(2, power=9)]))
    ball.top("zero", "zero", "zero").dance("tower", "tower", "hall").until("bout", 0).do("done")
    assert ball.question == ("bout", 1)
    ball.do("done")
    assert ball.totals == (3, 9)


# The Arena


def test_s3_arena_may_challenge_any_other_dancer():
    ball = at_arena()
    assert ball.question == ("challenge", 0)
    assert ball.legal == ["choose 1", "choose 2", "done"]
    ball.do("done")
    assert ball.s.turn == 2, "or none"


def test_s3_arena_the_challenger_acts_first_and_then_the_challenged():
    ball = Ball().hold(0, "fight", "fight").hold(2, "fight").dance("arena", "hall", "hall")
    ball.until("challenge", 0).do("choose 2")
    assert ball.question == ("bout", 0)
    assert ball.legal == ["cast fight", "reveal", "done"]
    ball.do("cast fight", "cast fight", "done")
    assert ball.question == ("bout", 2)
    assert ball.legal == ["cast fight", "reveal", "done"]
    ball.do("reveal", "cast fight")
    assert ball.totals == (3 + 2 + 2, 3 + 3 + 2), "with hand and Mask gone nothing is asked"


def test_s3_arena_the_winner_draws_and_may_lay_a_counter():
    ball = at_arena().top("three").do("choose 1", "reveal")
    assert ball.question == ("bout", 1)
    ball.do("done")
    assert ball.question == ("counter", 0)
    assert ball.hand(0) == ["three"]
    assert ball.legal == ["lay three", "done"]
    ball.do("lay three")
    assert ball.counters(0) == ["three"]
    assert ball.hand(0) == []
    assert (ball.s.duels[:3], ball.s.losses[:3]) == ([1, 0, 0], [0, 1, 0])


def test_s3_arena_the_counter_need_not_be_laid():
    ball = at_arena().do("choose 1", "reveal", "done", "done")
    assert ball.counters(0) == []
    assert len(ball.hand(0)) == 1


def test_s3_arena_the_loser_loses_a_life_whoever_it_is():
    ball = at_arena().do("choose 1", "done", "reveal")
    assert ball.s.life[:3] == [1, 2, 2]
    assert ball.question == ("counter", 1)
    assert (ball.s.duels[:3], ball.s.losses[:3]) == ([0, 1, 0], [1, 0, 0])


def test_s3_arena_a_draw_is_nothing():
    ball = at_arena().do("choose 1", "done", "done")
    assert ball.totals == (3, 3)
    assert ball.s.life[:3] == [2, 2, 2]
    assert ball.s.duels[:3] == ball.s.losses[:3] == [0, 0, 0]
    assert ball.s.turn == 2


def test_s3_arena_whoever_cannot_have_anything_to_say_is_not_asked():
    ball = at_arena()
    ball.s.shown[0] = ball.s.shown[1] = 1
    ball.do("choose 1")
    assert ball.s.turn == 2


def test_s3_arena_with_nobody_to_challenge_nothing_is_asked():
    ball = Ball(deck(order=[order(2, always("shield"))]), players=2).next_turn()
    ball.do("pick order-3", "pick order-1").dance("hall", "hall")
    ball.do("pick order-2", "pick order-1").dance("arena", "hall")
    assert (ball.s.turn, ball.asked) == (4, "order"), "all can see that 1 has the second Order"


def test_s3_challenge_in_order():
    ball = Ball(orders=(3, 2, 1)).dance("arena", "tower", "arena").until("challenge")
    assert ball.decider == 2
    ball.do("done")
    assert ball.question == ("bout", 1)
    ball.do("done")
    assert ball.until("challenge").decider == 0


def test_s3_counters_are_never_cast_and_never_pay():
    ball = Ball().lay(0, "zero", "zero", "zero").hold(0, "one")
    ball.dance("hall", "hall", "hall")
    assert ball.legal == ["done"], "neither is a counter cast nor does it pay for a Spell"


# What cards do when a Challenge is won or lost


def test_s3_ruling_winners_cards_first_dancer_order_stage_treasures_then_the_losers():
    mark = {"win": effect("win", "draw"), "lose": effect("lose", "discard")}
    data = deck(
        dancer=[dancer(0, mark["win"]), dancer(1, mark["lose"])],
        order=[order(1, mark["win"]), order(2, mark["win"]), order(3, mark["lose"])],
        stage=[stage("arena", mark["win"], room=2, role="arena"), stage("hall", mark["lose"])],
        guardian=[guardian(1, mark["win"]), guardian(2, mark["lose"])],
    )
    ball = Ball(data).treasure(0, "treasure-1").treasure(1, "treasure-2").next_turn()
    ball.do("pick order-2", "pick order-3", "pick order-1").dance("hall", "arena", "hall")
    ball.hold(1, *["zero"] * 5).until("challenge", 0)
    ball.do("choose 1", "reveal", "done", "done")
    words = [each[:2] for each in ball.history if each[0] in ("life", "draw", "discard")]
    assert words[:2] == [("draw", 0), ("life", 1)], "the draw and the loss come first"
    assert words[2:6] == [("draw", 0)] * 4, "Dancer, Order, Stage and Treasure of the winner"
    assert ball.question == ("discard", 1)
    ball.do("discard zero", "discard zero", "discard zero", "discard zero")
    assert len(ball.hand(1)) == 1


def test_s3_ruling_a_treasure_just_won_is_not_among_them():
    data = deck(guardian=[guardian(1, effect("win", "draw", 2), power=0), guardian(2, power=0)])
    ball = Ball(data).top("zero").dance("tower", "hall", "hall").until("bout", 0).do("done")
    assert len(ball.hand(0)) == 1
    ball.next_turn().top("zero").until("stage", 0)
    ball.dance("tower").until("bout", 0).top("zero").do("done")
    assert len(ball.hand(0)) == 1 + 1 + 2


def test_s3_ruling_effects_of_winning_come_after_the_counter():
    data = deck(dancer=[dancer(0, effect("win", "hurt", whom="opponent"))])
    ball = at_arena(dancer=data["dancer"]).do("choose 1", "reveal", "done")
    assert ball.question == ("counter", 0)
    assert ball.s.life[1] == 1
    ball.do("done")
    assert ball.s.life[1] == 0


# Event


def test_s3_event_whoever_is_at_the_chapel_chooses():
    ball = Ball().dance("hall", "chapel", "hall")
    assert (ball.phase, *ball.question) == ("event", "event", 1)
    assert ball.legal == [f"pick event-{number}" for number in range(7)]
    ball.do("pick event-3")
    assert ball.s.prophecies[:3] == [0, 1, 0]


def test_s3_event_it_happens_and_goes_to_the_event_tomb():
    data = deck(event=[card("event-3", effect("event", "draw", 2))])
    ball = Ball(data).dance("hall", "chapel", "hall").do("pick event-3")
    assert len(ball.hand(1)) == 2
    ball.until("stage").dance("chapel").until("event")
    assert "pick event-3" not in ball.legal
    assert len(ball.legal) == 6


def test_s3_event_without_a_prophet_there_is_none():
    ball = Ball().dance("hall", "hall", "hall")
    assert (ball.s.turn, ball.phase) == (2, "order")
    assert ball.s.events_left == 127


def test_s3_event_then_dancers_come_home_and_the_next_turn_begins():
    ball = Ball().dance("hall", "chapel", "arena").until("event").do("pick event-0")
    assert [ball.at(player) for player in range(3)] == [None, None, None]
    assert (ball.s.turn, ball.phase) == (2, "order")


def test_s3_event_the_last_one_left_is_not_asked_for():
    ball = Ball(deck(only_event=[card("last", effect("event", "draw"))]))
    ball.dance("hall", "chapel", "hall")
    assert ball.over
    assert len(ball.hand(1)) == 1


def test_s3_event_an_emblem_for_prophecies_is_given_for_choosing():
    data = deck(emblem=[card("candle", most="prophecies")])
    ball = Ball(data).dance("hall", "chapel", "hall")
    assert ball.emblem("candle") == -1
    ball.do("pick event-0")
    assert ball.emblem("candle") == 1


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_s3_the_phases_follow_one_another(players):
    ball = Ball(players=players).next_turn().next_turn()
    assert [each[1] for each in ball.history if each[0] == "phase"] == [
        2,
        3,
        4,
        5,
        1,
        2,
        3,
        4,
        5,
        1,
    ]
    assert [each[1] for each in ball.history if each[0] == "turn"] == [1, 2, 3]


def test_s3_a_spell_of_a_challenge_can_touch_its_opponent():
    hurt = spell("thrust", effect("cast", "power", -2, "opponent"), phase="challenge")
    ball = Ball(deck(spell=[hurt])).hold(0, "thrust").hold(1, "fight")
    ball.dance("arena", "hall", "hall").until("challenge", 0).do("choose 1", "cast thrust", "done")
    ball.do("cast fight", "done")
    assert ball.totals == (3, 3 - 2 + 2)
