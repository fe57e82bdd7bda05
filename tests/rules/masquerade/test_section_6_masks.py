"""Section 6: Masks are worth points as long as nobody sees them."""

from __future__ import annotations

from rules.masquerade.ballroom import Ball, card, deck, guardian, mask


def test_s6_revealing_gives_the_bonus_in_that_challenge_only():
    ball = Ball(deck(mask=[mask(0, bonus=7)])).dance("arena", "hall", "hall")
    ball.do("choose 1", "reveal", "done")
    assert ball.totals == (10, 3)
    ball.until("stage", 0).dance("arena").until("challenge", 0).do("choose 2")
    assert "reveal" not in ball.legal
    ball.until("stage")
    assert ball.totals == (3, 3)


def test_s6_in_a_challenge_against_oneself_too():
    ball = Ball(deck(mask=[mask(1, bonus=7)])).dance("arena", "hall", "hall")
    ball.do("choose 1", "done", "reveal")
    assert ball.totals == (3, 10)
    assert ball.happened("reveal") == [("reveal", 1, 1, 7)]
    assert ball.s.shown[:3] == [0, 1, 0]


def test_s6_against_a_guardian_too():
    ball = Ball(deck(mask=[mask(0, bonus=7)])).top("zero").dance("tower", "hall", "hall")
    ball.do("reveal")
    assert ball.totals == (10, 2)


def test_s6_once_in_the_game():
    ball = Ball().hold(0, "zero").dance("arena", "hall", "hall").until("challenge", 0)
    ball.do("choose 1", "reveal")
    assert ball.legal == ["done"]


def finished(*, revealed: bool, condition: str) -> Ball:
    """Play a game that ends when player 0 beats the only Guardian."""
    data = deck(mask=[mask(0, condition, vp=3)], only_guardian=[guardian(1, power=0, vp=1)])
    ball = Ball(data).top("zero").dance("tower", "hall", "hall")
    return ball.do("reveal" if revealed else "done")


def test_s6_unrevealed_it_scores_if_its_condition_holds():
    assert finished(revealed=False, condition="treasures at-least 1").scores == [4, 0, 0]
    assert finished(revealed=False, condition="treasures at-least 2").scores == [1, 0, 0]


def test_s6_revealed_its_points_are_forfeit():
    assert finished(revealed=True, condition="treasures at-least 1").scores == [1, 0, 0]


def test_s6_a_condition_is_read_at_the_end_with_the_dancers_on_their_stages():
    assert finished(revealed=False, condition="place is tower").scores == [4, 0, 0]


def test_s6_a_mask_is_no_emblem():
    data = deck(emblem=[card("key", most="guardians")], only_guardian=[guardian(1, power=0)])
    ball = Ball(data).top("zero").dance("tower", "hall", "hall").do("done")
    assert ball.scores == [2, 0, 0]
