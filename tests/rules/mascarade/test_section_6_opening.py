"""Section 6, the opening: the first four turns are swaps."""

from __future__ import annotations

import pytest

from ridotto.games.mascarade.actions import Announce, Look, Swap
from rules.mascarade.tables import look, masks, open_acts, printed, refused, swap, table


@pytest.mark.parametrize("first", [0, 5])
def test_s6_the_first_four_turns_are_swaps_clockwise_from_the_first_player(first):
    game = printed("7B", first=first)
    for turn in range(4):
        assert (game.decider, game.decision) == ((first + turn) % 7, "opening")
        assert game.state().opening_left == 4 - turn
        assert open_acts(game) == {Swap}
        swap(game, (first + turn + 1) % 7)
    assert game.decision == "turn"
    assert game.state().opening_left == 0


def test_s6_neither_look_nor_announcement_in_the_opening():
    game = printed("6B")
    assert refused(game, Look()) == "illegal-action"
    assert refused(game, Announce("king")) == "illegal-action"


@pytest.mark.parametrize(("sheet", "centre"), [("4A", 2), ("5A", 1), ("6A", 0)])
def test_s6_an_opening_swap_may_be_with_the_centre(sheet, centre):
    game = printed(sheet)
    expected = {Swap(player, really) for player in range(1, game.players) for really in (0, 1)}
    expected |= {Swap(f"centre:{n}", really) for n in range(centre) for really in (0, 1)}
    assert set(game.legal()) == expected


def test_s6_opening_swaps_move_the_masks_or_do_not():
    game = table("judge", "king", "empress", "patron", players=4, opening=4)
    before = masks(game)
    swap(game, "centre:1", really=True)
    assert masks(game)[0] == before[5]
    assert masks(game)[5] == before[0]
    swap(game, "centre:0", really=False)
    assert masks(game)[1] == before[1]
    swap(game, 3, really=True)
    assert masks(game)[2:4] == (before[3], before[2])
    assert sorted(masks(game)) == sorted(before)


def test_s6_with_more_than_four_players_the_fifth_turn_is_an_ordinary_one():
    game = printed("5B", first=2)
    for player in (3, 4, 0, 1):
        swap(game, player)
    assert (game.decider, game.decision) == (1, "turn")
    assert open_acts(game) == {Look, Swap, Announce}


def test_s6_with_four_players_the_first_player_comes_round_again():
    game = printed("4B", first=3)
    for player in (0, 1, 2, 3):
        swap(game, player)
    assert (game.decider, game.decision) == (3, "turn")
    look(game)
    assert (game.decider, game.decision) == (0, "turn")
