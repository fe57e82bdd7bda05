"""Mistakes that other implementations of Mascarade have made, one test each."""

from __future__ import annotations

import random

import pytest

from ridotto.games.errors import Refusal
from ridotto.games.mascarade.actions import Announce, Decline, Look, Swap
from ridotto.games.mascarade.scenario import sheet_names
from rules.mascarade.tables import (
    announce,
    choose,
    choose_two,
    fortunes,
    look,
    may_announce,
    name,
    open_acts,
    printed,
    refused,
    table,
)


def test_bug_fines_taken_before_the_power():
    game = table("king", "judge", court=2)
    announce(game, "judge", 1)
    assert fortunes(game)[:2] == (5, 8), "the Judge gets the two coins that lay there"
    assert game.state().court == 1


def test_bug_fines_before_the_power_ruin_a_liar_whose_opponent_has_won():
    game = table("judge", "empress", coins={0: 1, 1: 10, 2: 12})
    announce(game, "empress", 1)
    assert (game.winners, game.reason) == ((1,), "thirteen")


def test_bug_beggar_compares_with_starting_fortunes():
    game = table("beggar", coins=dict(enumerate((4, 8, 11, 11, 7, 9))))
    announce(game, "beggar")
    assert game.state().coins[0] == 8, "with starting fortunes it would be 9"


def test_bug_may_not_announce_is_put_on_everyone():
    game = table("king", "judge", "witch")
    announce(game, "king", 3)
    assert game.decider == 1
    assert may_announce(game)


def test_bug_may_not_announce_is_put_on_the_revealed_for_good():
    game = table("king", "judge", "witch")
    announce(game, "king", 2, 3, 4)
    look(game)
    for player in (2, 3, 4, 5, 0):
        assert game.decider == player
        assert may_announce(game)
        look(game)


def test_bug_may_not_announce_is_not_set_after_the_guru():
    game = table("guru", "king", players=8)
    announce(game, "guru")
    choose(game, 1)
    name(game, "king")
    assert open_acts(game) == {Look, Swap}


def test_bug_may_not_announce_is_not_set_after_the_princess():
    game = table("princess", "king")
    announce(game, "princess")
    choose(game, 1)
    assert open_acts(game) == {Look, Swap}


def test_bug_witch_unable_to_decline():
    game = table("witch", coins={0: 12})
    announce(game, "witch")
    assert Decline() in game.legal()


def test_bug_turn_order_ignores_a_seat_change():
    game = table("puppeteer")
    announce(game, "puppeteer")
    choose_two(game, 1, 4)
    whose = []
    for _ in range(6):
        whose.append(game.decider)
        look(game)
    assert whose == [4, 2, 3, 1, 5, 0]


@pytest.mark.parametrize("mask", ["guru", "Judge", "dragon", "", "peasant "])
def test_bug_any_mask_name_accepted(mask):
    game = table()
    assert refused(game, Announce(mask)) == "illegal-action"
    with pytest.raises(Refusal):
        game.act_data(0, {"act": "announce", "mask": mask})


def test_bug_coins_run_below_nothing_and_make_a_bogus_win():
    """A player who owes more than they have gives it all; coins never wrap around."""
    game = table("swindler", coins={1: 1, 2: 1, 3: 1, 4: 1, 5: 1})
    announce(game, "swindler")
    choose(game, 1)
    assert fortunes(game) == (7, 0, 1, 1, 1, 1)
    assert (game.winners, game.reason) == ((0,), "ruin")


def test_bug_several_fines_at_one_coin_make_a_bogus_win():
    game = table("judge", "king", "witch", coins={0: 1, 2: 1, 3: 1})
    announce(game, "king", 2, 3)
    assert fortunes(game) == (0, 6, 0, 0, 6, 6)
    assert (game.winners, game.reason) == ((1, 4, 5), "ruin")


@pytest.mark.parametrize("sheet", sheet_names())
def test_bug_games_that_never_end(sheet):
    for seed in range(5):
        game = printed(sheet, seed=seed)
        played = game.act_randomly(random.Random(seed), 20_000)
        assert game.over
        assert played < 20_000
        assert game.winners
