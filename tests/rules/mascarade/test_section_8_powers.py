"""Section 8, powers in detail."""

from __future__ import annotations

import pytest

from ridotto.games.mascarade import events as e
from ridotto.games.mascarade.actions import Choose
from rules.mascarade.tables import (
    announce,
    choose,
    choose_two,
    fortune,
    fortunes,
    name,
    of_kind,
    order_of,
    refused,
    table,
    targets,
)

# Sentences of a power are resolved in order, and the end is looked for after each


@pytest.mark.parametrize(("mask", "had"), [("fool", 12), ("princess", 11), ("princess", 12)])
def test_s8_fool_and_princess_who_reach_thirteen_win_before_the_rest_of_the_power(mask, had):
    game = table(mask, coins={0: had})
    happened = announce(game, mask)
    assert game.over
    assert (game.winners, game.reason) == ((0,), "thirteen")
    assert of_kind(happened, e.Choose) == []


def test_s8_fool_and_princess_short_of_thirteen_go_on():
    game = table("princess", coins={0: 10})
    announce(game, "princess")
    assert (fortune(game, 0), game.decision) == (12, "target")


def test_s8_the_patrons_own_three_come_before_the_neighbours_one():
    game = table("patron", coins={0: 10, 1: 12, 5: 12})
    announce(game, "patron")
    assert (game.winners, game.reason) == ((0,), "thirteen")
    assert fortunes(game) == (13, 12, 6, 6, 6, 12), "the neighbours get nothing any more"


def test_s8_a_neighbour_can_win_on_the_patrons_power():
    game = table("patron", coins={0: 9, 5: 12})
    announce(game, "patron")
    assert (game.winners, game.reason) == ((5,), "thirteen")
    assert fortunes(game) == (12, 7, 6, 6, 6, 13)


def test_s8_the_patrons_neighbours_take_at_once():
    game = table("patron", coins={1: 12, 5: 12})
    announce(game, "patron")
    assert game.winners == (1, 5)


def test_s8_the_thief_takes_from_both_at_once():
    game = table("thief", coins={1: 1, 5: 1, 3: 7})
    announce(game, "thief")
    assert fortunes(game) == (8, 0, 6, 7, 6, 0), "the first ruin did not stop the second coin"
    assert (game.winners, game.reason) == ((0,), "ruin")


def test_s8_the_puppet_masters_coins_are_taken_at_once():
    game = table("puppeteer", coins={0: 6, 2: 1, 4: 1, 3: 8})
    announce(game, "puppeteer")
    choose_two(game, 2, 4)
    assert fortunes(game) == (8, 6, 0, 8, 0, 6)
    assert (game.winners, game.reason) == ((0, 3), "ruin")


def test_s8_the_puppet_master_who_reaches_thirteen_moves_nobody():
    game = table("puppeteer", coins={0: 11})
    announce(game, "puppeteer")
    happened = choose_two(game, 2, 4)
    assert (game.winners, game.reason) == ((0,), "thirteen")
    assert of_kind(happened, e.Seats) == []
    assert game.state().seats == (0, 1, 2, 3, 4, 5)


def test_s8_the_puppet_masters_coins_come_before_the_move():
    game = table("puppeteer")
    announce(game, "puppeteer")
    happened = choose_two(game, 2, 4)
    assert order_of(happened, e.Coins, e.Seats) == [e.Coins, e.Coins, e.Seats]


def test_s8_two_peasants_take_at_once():
    game = table("peasant", "peasant", players=8, coins={0: 11, 1: 11})
    announce(game, "peasant", 1)
    assert game.winners == (0, 1)


# Who owes more than they have gives all they have


def test_s8_swindled_of_all_they_have():
    game = table("swindler", coins={0: 6, 1: 1, 2: 1, 3: 1, 4: 1, 5: 1})
    announce(game, "swindler")
    choose(game, 2)
    assert fortunes(game) == (7, 1, 0, 1, 1, 1)
    assert (game.winners, game.reason) == ((0,), "ruin")


@pytest.mark.parametrize(("had", "ends"), [(1, True), (3, True), (4, True), (5, False)])
def test_s8_guru_fewer_than_four_gives_all_and_so_the_game_ends(had, ends):
    game = table("guru", "judge", "king", players=8, coins={2: had})
    announce(game, "guru")
    choose(game, 2)
    name(game, "judge")
    assert fortune(game, 2) == max(0, had - 4)
    assert fortune(game, 0) == 6 + min(4, had)
    assert game.over == ends
    if ends:
        assert (game.winners, game.reason) == ((0,), "ruin")


# Another player is never yourself and never the centre; two players are two different ones


@pytest.mark.parametrize("mask", ["princess", "spy", "witch", "guru"])
def test_s8_another_player_is_never_yourself_nor_the_centre(mask):
    game = table(mask, players=8, centre=("cheat", "thief"))
    announce(game, mask)
    assert targets(game) == {1, 2, 3, 4, 5, 6, 7}
    assert refused(game, Choose(player=0)) == "illegal-action"
    assert refused(game, Choose(player=8)) == "illegal-action"


def test_s8_the_swindler_does_not_choose_himself_even_if_he_is_richest():
    game = table("swindler", coins={0: 11})
    announce(game, "swindler")
    assert targets(game) == {1, 2, 3, 4, 5}
    assert refused(game, Choose(player=0)) == "illegal-action"


def test_s8_the_swindler_does_not_choose_one_who_is_not_richest():
    game = table("swindler", coins={2: 8, 3: 8})
    announce(game, "swindler")
    assert refused(game, Choose(player=1)) == "illegal-action"


@pytest.mark.parametrize("mask", ["fool", "puppeteer"])
def test_s8_two_players_are_two_different_others(mask):
    game = table(mask, players=6, first=0)
    announce(game, mask)
    pairs = {action.players for action in game.legal()}
    assert pairs == {(a, b) for a in range(1, 6) for b in range(a + 1, 6)}
    assert refused(game, Choose(players=(2, 2))) == "illegal-action"
    assert refused(game, Choose(players=(0, 2))) == "illegal-action"
    assert refused(game, Choose(player=2)) == "illegal-action"


@pytest.mark.parametrize("holder", range(6))
def test_s8_pairs_of_others_from_every_seat(holder):
    seats = ["judge", "king", "empress", "patron", "widow"]
    seats.insert(holder, "puppeteer")
    game = table(*seats, first=holder)
    announce(game, "puppeteer")
    others = [player for player in range(6) if player != holder]
    assert [action.players for action in game.legal()] == [
        (a, b) for a in others for b in others if a < b
    ]
