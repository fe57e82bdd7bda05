"""Section 9, the end: thirteen coins or none."""

from __future__ import annotations

import pytest

from ridotto.games.mascarade import events as e
from ridotto.games.mascarade.actions import Announce, Look
from rules.mascarade.tables import (
    announce,
    choose,
    choose_two,
    fortunes,
    name,
    of_kind,
    refused,
    table,
)


def outcome(game) -> tuple[tuple[int, ...], str]:
    return game.winners, game.reason


@pytest.mark.parametrize("had", [10, 11, 12])
def test_s9_thirteen_or_more_wins_at_once(had):
    game = table("empress", coins={0: had})
    happened = announce(game, "empress")
    assert outcome(game) == ((0,), "thirteen")
    assert happened[-1] == e.End((0,), "thirteen")


def test_s9_a_patron_with_thirteen_ends_the_game_once_and_nobody_else_gets_a_coin():
    game = table("judge", "patron", coins={1: 10, 0: 12, 2: 12}, first=1)
    happened = announce(game, "patron")
    assert outcome(game) == ((1,), "thirteen")
    assert fortunes(game)[:3] == (12, 13, 12)
    assert [event for event in happened if isinstance(event, e.End)] == [happened[-1]]


def test_s9_twelve_is_not_enough():
    game = table("empress", coins={0: 9, 1: 12})
    announce(game, "empress")
    assert fortunes(game)[0] == 12
    assert not game.over


def test_s9_thirteen_on_anothers_turn():
    game = table("judge", "empress", coins={1: 10})
    announce(game, "empress", 1)
    assert outcome(game) == ((1,), "thirteen")


def test_s9_the_judge_can_win_with_the_court():
    game = table("judge", court=7)
    announce(game, "judge")
    assert outcome(game) == ((0,), "thirteen")


def test_s9_someone_has_none_then_the_richest_win():
    game = table("thief", coins={1: 1, 3: 11})
    announce(game, "thief")
    assert outcome(game) == ((3,), "ruin")


def test_s9_ruined_by_a_fine():
    game = table("judge", "king", coins={0: 1, 4: 9})
    announce(game, "king", 2)
    assert outcome(game) == ((4,), "ruin")
    assert fortunes(game)[0] == 0


def test_s9_ties_share():
    game = table("thief", coins={1: 1, 2: 9, 3: 9, 4: 9})
    announce(game, "thief")
    assert outcome(game) == ((2, 3, 4), "ruin")


def test_s9_winners_are_players_not_seats():
    game = table("puppeteer", "king", "thief", coins={1: 12, 3: 2, 4: 2})
    announce(game, "puppeteer")
    choose_two(game, 1, 3)
    assert game.state().coins[1] == 11
    assert game.decider == 3
    announce(game, "empress")
    assert outcome(game) == ((3,), "thirteen")


def test_s9_the_fines_of_one_challenge_fall_due_together():
    game = table("judge", "king", "empress", coins={0: 1, 1: 7, 2: 8})
    announce(game, "king", 1, 2)
    assert fortunes(game)[:3] == (0, 9, 7)
    assert outcome(game) == ((1,), "ruin")


def test_s9_a_liars_fine_is_paid_before_the_richest_are_counted():
    game = table("judge", "king", coins={0: 1, 2: 9, 3: 8})
    announce(game, "king", 2)
    assert fortunes(game) == (0, 6, 8, 8, 6, 6)
    assert outcome(game) == ((2, 3), "ruin")


def peasants(one: int, other: int):
    game = table("peasant", "peasant", players=8, coins={0: one, 1: other})
    announce(game, "peasant", 1)
    return game


def test_s9_several_at_thirteen_at_once_the_richest_of_them_win():
    assert outcome(peasants(11, 12)) == ((1,), "thirteen")
    assert outcome(peasants(12, 11)) == ((0,), "thirteen")


def test_s9_several_at_thirteen_at_once_ties_share():
    assert outcome(peasants(12, 12)) == ((0, 1), "thirteen")


def test_s9_one_at_thirteen_and_one_short_of_it_do_not_share():
    assert outcome(peasants(11, 10)) == ((0,), "thirteen")


def test_s9_thirteen_and_none_at_once_thirteen_decides_thief():
    game = table("thief", coins={0: 11, 1: 1, 3: 12})
    announce(game, "thief")
    assert fortunes(game)[:2] == (13, 0)
    assert outcome(game) == ((0,), "thirteen")


def test_s9_thirteen_and_none_at_once_thirteen_decides_puppet_master():
    game = table("puppeteer", coins={0: 11, 3: 1})
    announce(game, "puppeteer")
    choose_two(game, 1, 3)
    assert outcome(game) == ((0,), "thirteen")


def test_s9_thirteen_and_none_at_once_thirteen_decides_guru():
    game = table("guru", "king", players=8, coins={0: 9, 1: 4})
    announce(game, "guru")
    choose(game, 1)
    name(game, "judge")
    assert fortunes(game)[:2] == (13, 0)
    assert outcome(game) == ((0,), "thirteen")


def test_s9_when_the_game_has_ended_no_fines_are_paid():
    game = table("judge", "empress", coins={0: 1, 1: 10})
    happened = announce(game, "empress", 1, 2)
    assert of_kind(happened, e.Fine) == []
    assert fortunes(game) == (1, 13, 6, 6, 6, 6)
    assert game.state().court == 0


def test_s9_when_a_power_has_ruined_someone_no_fines_are_paid():
    game = table("thief", coins={1: 1, 2: 7, 3: 8})
    announce(game, "thief", 2, 3)
    assert fortunes(game) == (8, 0, 7, 8, 6, 5)
    assert outcome(game) == ((0, 3), "ruin")


def test_s9_after_the_end_nobody_acts_and_nothing_is_legal():
    game = table("empress", coins={0: 12})
    announce(game, "empress")
    state = game.state()
    assert (state.over, state.player, state.decision, state.legal) == (True, None, None, ())
    for player in range(6):
        assert refused(game, Look(), player) == "game-over"
        assert refused(game, Announce("king"), player) == "game-over"


def test_s9_while_the_game_goes_on_nobody_has_won():
    game = table()
    assert (game.over, game.winners, game.reason) == (False, (), "")
