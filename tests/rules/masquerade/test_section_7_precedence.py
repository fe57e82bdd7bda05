"""Section 7: what forbids beats what allows or demands; leaders."""

from __future__ import annotations

import pytest

from rules.masquerade.ballroom import Ball, always, card, deck, effect, mask, order

PEACEFUL = [order(3, always("peace"), always("shield")), order(1), order(2)]


def third(*stages: str, **changes) -> Ball:
    """Turn 2, in which player 1 has the third Order and comes last, after 2 and 0."""
    ball = Ball(deck(order=changes.pop("order", PEACEFUL), **changes)).next_turn()
    ball.do("pick order-2", "pick order-3", "pick order-1")
    assert ball.line == [2, 0, 1]
    return ball.dance(*stages)


@pytest.mark.parametrize("place", ["tower", "arena"])
def test_s7_who_may_not_challenge_does_not_even_where_they_must(place):
    ball = third("hall", "hall", place)
    assert ball.s.turn == 3


def test_s7_who_cannot_be_challenged_is_not_although_anybody_may_be():
    assert third("hall", "arena", "hall").until("challenge").legal == ["choose 2", "done"]


def test_s7_peace_is_for_the_holder_only():
    assert third("hall", "tower", "hall").until("bout").decider == 0


def test_s7_one_that_forbids_is_enough():
    for forbids in ("peace", "shield"):
        only = [order(3, always(forbids))]
        ball = third("arena", "hall", "arena", order=only)
        assert ball.question == ("challenge", 2)
        assert ("choose 1" in ball.legal) == (forbids == "peace")
        ball.do("done")
        assert (ball.asked == "challenge") == (forbids == "shield")


NOT_MOST = [order(3, always("peace", if_="vp not-most"), always("shield", if_="vp not-most"))]


def test_s7_a_player_with_the_most_points_gets_none_of_it():
    ball = third("arena", "hall", "tower", order=NOT_MOST)
    assert ball.legal == ["choose 0", "choose 1", "done"], "all are tied, so all lead"
    ball.do("done")
    assert ball.question == ("bout", 1)


def test_s7_whoever_trails_has_it():
    ball = Ball(deck(order=NOT_MOST)).next_turn().lay(0, "zero")
    ball.do("pick order-2", "pick order-3", "pick order-1").dance("arena", "hall", "tower")
    assert ball.legal == ["choose 0", "done"]
    ball.do("done")
    assert ball.s.turn == 3


def test_s7_most_points_counts_emblems_treasures_and_counters_never_masks():
    scandal = card("event-0", effect("event", "hurt", 1, "leaders"))
    data = deck(
        event=[scandal],
        emblem=[card("candle", most="prophecies", vp=2)],
        mask=[mask(2, "turn at-least 1", vp=3)],
    )
    ball = Ball(data).dance("chapel").until("event").do("pick event-0")
    assert ball.s.life[:3] == [1, 2, 2], "the Prophet's Emblem; the Mask of 2 does not count"
    ball = Ball(data).treasure(1, "treasure-1", "treasure-2", "treasure-3")
    ball.dance("chapel").until("event").do("pick event-0")
    assert ball.s.life[:3] == [2, 1, 2]
    ball = Ball(data).lay(2, "zero", "zero", "zero").dance("chapel").until("event")
    ball.do("pick event-0")
    assert ball.s.life[:3] == [2, 2, 1]


def test_s7_tied_leaders_all_count():
    scandal = card("event-0", effect("event", "hurt", 1, "leaders"))
    ball = Ball(deck(event=[scandal])).lay(0, "zero").treasure(2, "treasure-1")
    ball.dance("chapel").until("event").do("pick event-0")
    assert ball.s.life[:3] == [1, 2, 1]
