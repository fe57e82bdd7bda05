"""Section 8: three endings, the points, and who wins."""

from __future__ import annotations

import pytest

from rules.masquerade.ballroom import Ball, card, deck, effect, guardian, mask, stage


def test_s8_1_the_turn_in_which_the_guardian_deck_is_empty():
    data = deck(only_guardian=[guardian(1, power=0)])
    ball = Ball(data).top("zero").dance("tower", "chapel", "hall").until("bout").do("done")
    assert ball.question == ("event", 1), "the turn is played to its end"
    ball.do("pick event-0")
    assert (ball.over, ball.reason, ball.s.turn) == (True, "guardians", 1)
    assert ball.legal == []
    assert ball.decider == -1


def test_s8_2_the_turn_in_which_the_event_deck_is_empty():
    ball = Ball(deck(only_event=[card("one-event"), card("other-event")])).dance("chapel")
    ball.until("event").do("pick other-event")
    assert not ball.over
    ball.until("stage").dance("chapel").next_turn()
    assert (ball.reason, ball.s.turn) == ("events", 2)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_s8_3_as_many_renewals_as_there_are_players(players):
    again = stage("hall", effect("stage", "renew"))
    ball = Ball(deck(stage=[again]), players=players)
    ball.s.renewals = players - 2
    ball.bury("zero").dance("hall").next_turn()
    assert not ball.over
    ball.until("stage").bury("zero").dance("hall")
    assert ball.s.renewals == players
    assert not ball.over, "only at the end of the turn"
    ball.next_turn()
    assert (ball.reason, ball.s.turn) == ("renewals", 2)


def test_s8_more_renewals_than_players_end_it_too():
    ball = Ball()
    ball.s.renewals = 5
    assert ball.next_turn().reason == "renewals"


def test_s8_the_dancers_stay_where_they_are_when_the_ball_is_over():
    ball = Ball(deck(only_event=[card("last")])).dance("chapel", "hall", "arena").do("done")
    assert [ball.at(player) for player in range(3)] == ["chapel", "hall", "arena"]


def ended(*, orders=(1, 2, 3), treasures=((), (), ()), counters=(0, 0, 0), **changes) -> Ball:
    """Play a game that ends at once, with these cards on the table."""
    ball = Ball(deck(**changes), orders=orders, turn_limit=1)
    for player in range(3):
        ball.treasure(player, *treasures[player]).lay(player, *["zero"] * counters[player])
    return ball.next_turn()


def test_s8_points_are_mask_emblems_treasures_and_one_for_each_counter():
    ball = ended(
        mask=[mask(0, "turn at-least 1", vp=3), mask(1, "turn at-least 2", vp=3)],
        guardian=[guardian(1, vp=2), guardian(2, vp=0), guardian(3, vp=1)],
        treasures=[("treasure-1",), ("treasure-2", "treasure-3"), ()],
        counters=[2, 0, 3],
    )
    assert ball.scores == [3 + 2 + 2, 0 + 1, 3]
    assert ball.winners == [0]
    assert [each for each in ball.noted() if each[0] == "score"] == [
        ("score", 0, 7, 3),
        ("score", 1, 1, 0),
        ("score", 2, 3, 0),
    ]


def test_s8_emblems_score():
    data = deck(
        emblem=[card("candle", most="prophecies", vp=4), card("lyre", most="casts", vp=1)],
        only_event=[card("last")],
    )
    ball = Ball(data).hold(2, "zero").dance("hall", "chapel", "hall").until("cast", 2)
    ball.do("cast zero")
    assert ball.scores == [0, 4, 1]
    assert ball.winners == [1]


def test_s8_most_wins():
    assert ended(counters=[1, 3, 2]).winners == [1]
    assert ended(counters=[1, 2, 3]).winners == [2]


def test_s8_a_tie_goes_to_the_earlier_order_of_the_last_turn():
    assert ended(orders=(3, 2, 1), counters=[2, 2, 1]).winners == [1]
    assert ended(orders=(3, 4, 5), counters=[0, 2, 2]).winners == [1]
    assert ended(orders=(5, 4, 2)).winners == [2]


def test_s8_the_order_of_the_last_turn_counts_not_that_of_the_first():
    ball = Ball(turn_limit=2).next_turn().do("pick order-5", "pick order-4", "pick order-1")
    assert ball.next_turn().winners == [2]


def test_s8_a_turn_limit_ends_the_ball_after_that_many_turns():
    ball = Ball(turn_limit=3).next_turn().next_turn()
    assert not ball.over
    assert (ball.next_turn().reason, ball.s.turn) == ("turn-limit", 3)
    assert not Ball(turn_limit=0).next_turn().next_turn().next_turn().over


def test_s8_with_several_reasons_the_first_is_told():
    data = deck(only_guardian=[guardian(1, power=0)], only_event=[card("last")])
    ball = Ball(data).top("zero")
    ball.s.renewals = 3
    assert ball.dance("tower", "chapel", "hall").do("done").reason == "guardians"
    ball = Ball(deck(only_event=[card("last")]))
    ball.s.renewals = 3
    assert ball.dance("hall", "chapel", "hall").reason == "events"
