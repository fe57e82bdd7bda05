"""Section 1, words: players, seats, left and right, centre, court, bank, fortune."""

from __future__ import annotations

from ridotto.games.mascarade.actions import Choose, Swap
from ridotto.rules.mascarade.powers import left_of, right_of
from rules.mascarade.tables import (
    announce,
    choose,
    choose_two,
    do,
    fortune,
    look,
    masks,
    open_acts,
    swap,
    table,
)


def test_s1_players_are_numbered_by_the_seat_they_start_in():
    assert table(players=7, first=3).state().seats == (0, 1, 2, 3, 4, 5, 6)


def test_s1_seats_are_numbered_clockwise_and_turns_go_clockwise():
    game = table(players=6, first=4)
    whose = []
    for _ in range(7):
        whose.append(game.decider)
        look(game)
    assert whose == [4, 5, 0, 1, 2, 3, 4]


def test_s1_left_is_the_next_seat_clockwise_and_right_the_one_before():
    s = table(players=6).inner
    assert [left_of(s, seat) for seat in range(6)] == [1, 2, 3, 4, 5, 0]
    assert [right_of(s, seat) for seat in range(6)] == [5, 0, 1, 2, 3, 4]


def test_s1_neighbours_wrap_around_the_table():
    game = table("judge", "king", "empress", "patron", "widow", "thief", first=5)
    announce(game, "thief")
    assert game.state().coins == (5, 6, 6, 6, 5, 8)


def test_s1_mask_and_coins_belong_to_the_seat():
    game = table("puppeteer", "thief", "witch", coins={1: 4, 2: 9})
    before = masks(game)
    announce(game, "puppeteer")
    choose_two(game, 1, 2)
    assert game.state().coins == (8, 3, 8, 6, 6, 6)
    assert game.state().seats == (0, 2, 1, 3, 4, 5)
    assert masks(game) == before


def test_s1_players_and_seats_stay_the_same_until_the_puppet_master_moves_people():
    game = table("witch", "spy", players=6, opening=1)
    swap(game, 4)
    announce(game, "king", 0)
    announce(game, "witch")
    choose(game, 0)
    assert game.state().seats == (0, 1, 2, 3, 4, 5)


def test_s1_after_the_move_players_are_chosen_by_person_not_by_seat():
    game = table("puppeteer", "judge", "witch", coins={1: 3, 2: 10})
    announce(game, "puppeteer")
    choose_two(game, 1, 2)
    assert game.decider == 2, "player 2 sits left of player 0 now"
    announce(game, "witch")
    do(game, Choose(player=1))
    assert (fortune(game, 2), fortune(game, 1)) == (9, 2)


def test_s1_a_swap_after_the_move_is_with_the_person_where_they_sit_now():
    game = table("puppeteer", "judge", "witch", "king")
    announce(game, "puppeteer")
    choose_two(game, 1, 3)
    assert game.decider == 3
    do(game, Swap(1, True))
    assert masks(game)[:4] == ("puppeteer", "king", "witch", "judge")


def test_s1_centre_masks_belong_to_nobody():
    game = table("king", players=4, centre=("cheat", "witch"))
    announce(game, "witch", 1, 2, 3)
    assert game.state().coins == (5, 5, 5, 5), "nobody at the table is the Witch"
    assert Choose not in open_acts(game)


def test_s1_fines_pile_up_on_the_court():
    game = table("judge", "king", "witch", court=2)
    announce(game, "witch", 3)
    assert game.state().court == 4
    announce(game, "judge", 4)
    assert game.state().court == 6


def test_s1_bank_is_the_rest_of_the_coins():
    state = table(players=6, coins={0: 12, 1: 1}, court=7).state()
    assert state.bank == 200 - 7 - (12 + 1 + 4 * 6)


def test_s1_fortunes_are_public_at_all_times():
    game = table("king", coins={3: 9})
    everyone = (0, 3, 5, "spectator")
    for _ in range(3):
        assert {game.view(viewer).state.coins for viewer in everyone} == {game.state().coins}
        announce(game, "king")
