"""Section 5: life is 2, 1 or 0, and what one can do without."""

from __future__ import annotations

import pytest

from rules.masquerade.ballroom import Ball, always, dancer, deck, effect, guardian, order, stage


@pytest.mark.parametrize(("life", "amount", "after"), [(2, 1, 2), (1, 2, 2), (0, 1, 1), (0, 2, 2)])
def test_s5_life_is_never_more_than_two(life, amount, after):
    ball = Ball(deck(stage=[stage("hall", effect("stage", "heal", amount))]))
    ball.s.life[0] = life
    assert ball.dance("hall").s.life[0] == after


@pytest.mark.parametrize(("life", "amount", "after"), [(2, 1, 1), (1, 2, 0), (0, 1, 0), (2, 2, 0)])
def test_s5_life_is_never_less_than_nothing(life, amount, after):
    ball = Ball(deck(stage=[stage("hall", effect("stage", "hurt", amount))]))
    ball.s.life[0] = life
    assert ball.dance("hall").s.life[0] == after


@pytest.mark.parametrize("place", ["tower", "arena"])
def test_s5_at_0_a_dancer_makes_no_challenge(place):
    ball = Ball()
    ball.s.life[0] = 0
    ball.dance(place, "hall", "hall")
    assert ball.s.turn == 2


def test_s5_at_0_a_dancer_can_be_challenged_and_its_own_power_counts_as_0():
    ball = Ball(deck(dancer=[dancer(1, power=9)]))
    ball.s.life[1] = 0
    ball.dance("arena", "hall", "hall").do("choose 1", "done", "done")
    assert ball.totals == (3, 0)
    assert ball.s.life[1] == 0


def test_s5_at_0_bonuses_from_spells_and_effects_still_add():
    data = deck(
        dancer=[dancer(1, always("power", 1), power=9)],
        stage=[stage("hall", always("power", 2))],
        order=[order(2, always("power", 4)), order(3, always("power", 4))],
        guardian=[guardian(1, always("power", 8))],
    )
    ball = Ball(data).next_turn().treasure(1, "treasure-1").hold(1, "fight")
    ball.do("pick order-4", "pick order-3", "pick order-1").until("stage", 1)
    ball.dance("hall").dance("arena")
    ball.s.life[1] = 0
    ball.until("challenge", 0).do("choose 1", "done", "cast fight", "reveal")
    assert ball.totals[1] == 0 + 1 + 2 + 4 + 8 + 2 + 3
