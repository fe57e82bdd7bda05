"""Section 2: what lies on the table before the first turn."""

from __future__ import annotations

import pytest

from rules.masquerade.ballroom import Ball, card, deck, guardian, spell


def test_s2_1_the_spells_are_the_spell_deck_in_the_order_they_were_shuffled():
    ball = Ball(deck(only_spell=[spell("low"), spell("middle"), spell("high")]))
    assert ball.pile == ["high", "middle", "low"]
    assert ball.tomb == []


def test_s2_2_guardians_lie_in_the_order_of_their_numbers():
    ball = Ball(deck(only_guardian=[guardian(7, power=9), guardian(2, power=0)]))
    assert ball.s.next_guardian == 0
    ball.dance("tower").until("bout", 0).do("done")
    assert ball.treasures(0) == ["treasure-2"]


def test_s2_3_events_lie_open_and_all_are_there():
    ball = Ball(deck(event=[card("ball-over")]))
    ball.dance("chapel").until("event")
    assert len(ball.legal) == 8
    assert "pick ball-over" in ball.legal


def test_s2_4_nobody_has_an_emblem():
    ball = Ball(deck(emblem=[card("rose", most="duels"), card("fan", most="counters")]))
    assert ball.emblem("rose") == ball.emblem("fan") == -1


def test_s2_5_every_stage_is_open():
    assert Ball().legal == ["pick tower", "pick arena", "pick chapel", "pick hall"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_s2_6_everyone_has_a_mask_and_the_rest_lie_aside(players):
    ball = Ball(players=players)
    assert [ball.mask(p) for p in range(players)] == [f"mask-{p}" for p in range(players)]
    assert ball.s.masks_left == 6 - players
    assert ball.s.masks_aside[: ball.s.masks_left] == list(range(players, 6))
    assert ball.s.shown[:players] == [0] * players


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_s2_7_all_five_orders_are_shuffled_whatever_the_number_of_players(players):
    ball = Ball(players=players, orders=(5, 3, 4, 1, 2))
    assert [order + 1 for order in ball.s.order[:players]] == [5, 3, 4, 1, 2][:players]


def test_s2_8_from_the_highest_order_to_the_lowest_each_picks_a_dancer():
    ball = Ball(orders=(4, 2, 5), dancers=False)
    assert (ball.phase, *ball.question) == ("set-up", "dancer", 2)
    assert len(ball.legal) == 6
    ball.do("pick dancer-1")
    assert ball.question == ("dancer", 0)
    assert "pick dancer-1" not in ball.legal
    ball.do("pick dancer-5")
    assert ball.question == ("dancer", 1)
    ball.do("pick dancer-0")
    assert [ball.dancer(player) for player in range(3)] == ["dancer-5", "dancer-0", "dancer-1"]


def test_s2_8_the_rest_lie_aside_and_one_that_is_left_is_not_asked_for():
    ball = Ball(players=5)
    assert ball.s.dancers_aside == 1 << 5
    six_fewer = deck(only_dancer=deck()["dancer"][:2])
    ball = Ball(six_fewer, players=2, dancers=False)
    ball.do("pick dancer-0")
    assert ball.asked == "stage"
    assert [ball.dancer(player) for player in range(2)] == ["dancer-1", "dancer-0"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_s2_nobody_starts_with_spells_and_life_is_two(players):
    ball = Ball(players=players)
    assert [ball.hand(player) for player in range(players)] == [[]] * players
    assert ball.s.life[:players] == [2] * players
    assert ball.s.turn == 1
