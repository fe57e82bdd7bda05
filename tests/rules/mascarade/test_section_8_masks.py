"""Section 8: the powers of single masks."""

from __future__ import annotations

import pytest

from ridotto.games.mascarade import events as e
from ridotto.games.mascarade.actions import Choose, Decline, Name, Switch
from rules.mascarade.tables import (
    announce,
    choose,
    choose_two,
    decline,
    do,
    fortune,
    fortunes,
    look,
    masks,
    may_announce,
    name,
    of_kind,
    open_acts,
    order_of,
    refused,
    switch,
    table,
    targets,
)

# Beggar


def test_s8_beggar_worked_example():
    game = table("beggar", coins=dict(enumerate((4, 8, 11, 11, 7, 9))))
    announce(game, "beggar")
    assert game.state().coins == (8, 7, 10, 10, 7, 8)


def test_s8_beggar_richer_is_strict():
    game = table("beggar")
    announce(game, "beggar")
    assert game.state().coins == (6,) * 6


def test_s8_beggar_begs_clockwise_from_his_left():
    game = table("judge", "king", "beggar", first=2, coins={2: 5, 3: 6, 1: 6, 0: 1, 4: 1, 5: 1})
    happened = announce(game, "beggar")
    assert fortunes(game) == (1, 6, 6, 5, 1, 1), "player 3 is asked before player 1"
    assert [coins.from_ for coins in of_kind(happened, e.Coins)] == [3]


def test_s8_beggar_on_anothers_turn_begs_from_his_own_left():
    game = table("judge", "king", "empress", "beggar", coins={3: 5, 4: 6, 0: 6, 1: 1, 2: 1, 5: 1})
    announce(game, "beggar", 3)
    assert fortunes(game) == (5, 1, 1, 6, 5, 1)


# Witch, Spy, Fool


def test_s8_witch_may_decline_on_anybodys_turn():
    game = table("judge", "witch", coins={1: 2})
    announce(game, "witch", 1)
    assert Decline() in game.legal()
    decline(game)
    assert fortunes(game) == (5, 2, 6, 6, 6, 6)


@pytest.mark.parametrize("mask", ["spy", "princess", "guru", "swindler", "fool", "puppeteer"])
def test_s8_no_other_power_may_be_declined(mask):
    game = table(mask, players=8)
    announce(game, mask)
    assert refused(game, Decline()) == "illegal-action"


def test_s8_the_witch_moves_coins_and_no_masks():
    game = table("witch", "judge", coins={1: 12})
    before = masks(game)
    announce(game, "witch")
    choose(game, 1)
    assert masks(game) == before


@pytest.mark.parametrize("mask", ["spy", "fool"])
def test_s8_spy_and_fool_may_always_pretend(mask):
    game = table(mask, "judge", "king")
    before = masks(game)
    announce(game, mask)
    if mask == "spy":
        choose(game, 1)
    else:
        choose_two(game, 1, 2)
    assert set(game.legal()) == {Switch(False), Switch(True)}
    switch(game, really=False)
    assert masks(game) == before


def test_s8_the_spy_sees_both_masks_before_deciding():
    game = table("judge", "king", "spy")
    announce(game, "spy", 2)
    choose(game, 1)
    assert (game.decider, game.decision) == (2, "switch")
    unset = e.Show(2, 1).masks
    seen = {viewer: of_kind(game.events(viewer), e.Show)[0].masks for viewer in (0, 1, 2)}
    assert seen == {0: unset, 1: unset, 2: ("spy", "king")}


def test_s8_the_fool_takes_the_masks_unseen():
    game = table("fool", "judge", "king")
    announce(game, "fool")
    choose_two(game, 1, 2)
    switch(game, really=True)
    assert of_kind(game.events("omniscient"), e.Show) == []
    assert of_kind(game.events(1), e.Switch) == [e.Switch(0, (1, 2))]
    assert of_kind(game.events(0), e.Switch) == [e.Switch(0, (1, 2), True)]


def test_s8_the_spy_swaps_his_own_mask_with_the_chosen_wherever_they_sit():
    game = table("puppeteer", "judge", "spy", "king")
    announce(game, "puppeteer")
    choose_two(game, 1, 3)
    assert game.decider == 3, "in seat 1, where the Judge lies"
    announce(game, "spy")
    choose(game, 1)
    switch(game, really=True)
    assert masks(game)[:4] == ("puppeteer", "king", "spy", "judge")


# Guru


def test_s8_guru_any_mask_in_play_may_be_named():
    game = table("guru", "king", players=8, centre=("cheat",))
    announce(game, "guru")
    choose(game, 1)
    assert {action.mask for action in game.legal()} == set(game.state().masks_in_play)
    assert "cheat" in game.state().masks_in_play
    assert refused(game, Name("spy")) == "illegal-action"


@pytest.mark.parametrize("seat", [2, 5])
def test_s8_guru_both_peasants_answer_to_peasant(seat):
    game = table("guru", "king", "peasant", "empress", "thief", "peasant", "judge", players=8)
    announce(game, "guru")
    choose(game, seat)
    assert [a.mask for a in game.legal()].count("peasant") == 1
    name(game, "peasant")
    assert game.state().coins == (6,) * 8


def test_s8_guru_right_answers_cost_nothing_but_reveal():
    game = table("guru", "king", players=8)
    announce(game, "guru")
    choose(game, 1)
    happened = name(game, "king")
    assert order_of(happened, e.Name, e.Reveal, e.Coins) == [e.Name, e.Reveal]


def test_s8_guru_a_player_revealed_this_very_turn_may_be_chosen():
    game = table("king", "guru", players=8)
    announce(game, "guru", 1, 2)
    assert (game.decider, targets(game)) == (1, {0, 2, 3, 4, 5, 6, 7})
    choose(game, 0)
    name(game, "guru")
    assert fortunes(game)[:3] == (1, 10, 5), "four to the Guru, then the fine"
    assert game.truth().revealed == (0, 1, 2)


def test_s8_guru_who_empties_a_liar_ends_the_game_before_the_fine():
    game = table("king", "guru", players=8, coins={0: 4})
    announce(game, "guru", 1)
    choose(game, 0)
    name(game, "guru")
    assert (game.winners, game.reason) == ((1,), "ruin")
    assert game.state().court == 0


# Puppet Master


def test_s8_puppet_master_each_of_the_two_has_the_others_mask_coins_and_place():
    game = table("puppeteer", "judge", "king", "witch", coins={1: 4, 3: 9})
    announce(game, "puppeteer")
    choose_two(game, 1, 3)
    assert (fortune(game, 1), fortune(game, 3)) == (8, 3)
    whose = []
    for _ in range(6):
        whose.append(game.decider)
        look(game)
    assert whose == [3, 2, 1, 4, 5, 0]
    looks = {seen.player: seen.mask for seen in of_kind(game.events("omniscient"), e.Look)}
    assert (looks[1], looks[3]) == ("witch", "judge")


def test_s8_puppet_master_the_next_turn_is_left_of_the_seat_whose_turn_it_was():
    """The announcer is moved away; the turn was his old seat's."""
    game = table("judge", "king", "puppeteer", "witch")
    announce(game, "puppeteer", 2)
    choose_two(game, 0, 4)
    assert game.state().seats == (4, 1, 2, 3, 0, 5)
    assert game.decider == 1


def test_s8_puppet_master_a_moved_neighbour_takes_the_next_turn_in_that_seat():
    game = table("puppeteer", "judge", "king")
    announce(game, "puppeteer")
    choose_two(game, 1, 5)
    assert game.decider == 5


def test_s8_puppet_master_a_moved_liar_pays_from_where_they_sit_now():
    game = table("puppeteer", "judge", "king", "witch", coins={1: 4, 3: 9})
    announce(game, "puppeteer", 3)
    choose_two(game, 1, 3)
    assert game.state().coins == (8, 2, 6, 8, 6, 6), "seat 1 pays: the liar sits there now"
    assert fortune(game, 3) == 2


def test_s8_puppet_master_claims_are_asked_in_the_new_order():
    game = table("puppeteer", "judge", "king")
    announce(game, "puppeteer")
    choose_two(game, 2, 5)
    assert game.decider == 1
    happened = announce(game, "king")
    assert [passed.player for passed in of_kind(happened, e.Pass)] == [5, 3, 4, 2, 0]


def test_s8_puppet_master_neighbours_are_by_seat():
    game = table("puppeteer", "thief", "king", "empress")
    announce(game, "puppeteer")
    choose_two(game, 2, 4)
    assert game.decider == 1
    announce(game, "thief")
    assert fortune(game, 4) == 4, "in seat 2, left of the Thief, after paying the Puppet Master"
    assert fortune(game, 2) == 5


def test_s8_puppet_master_the_richest_are_found_where_they_sit():
    game = table("puppeteer", "swindler", "king", coins={2: 10, 3: 9})
    announce(game, "puppeteer")
    choose_two(game, 2, 4)
    announce(game, "swindler")
    assert (game.decider, targets(game)) == (1, {3, 4}), "player 4 sits at seat 2's nine coins"
    choose(game, 4)
    assert game.state().coins == (8, 8, 7, 9, 5, 6)


def test_s8_puppet_master_moves_nobody_but_the_two():
    game = table("puppeteer", players=8)
    announce(game, "puppeteer")
    choose_two(game, 3, 6)
    assert game.state().seats == (0, 1, 2, 6, 4, 5, 3, 7)


# Cheat


def test_s8_cheat_with_fewer_than_ten_nothing_happens():
    game = table("cheat", coins={0: 9})
    announce(game, "cheat")
    assert fortunes(game)[0] == 9
    assert (game.over, game.decider) == (False, 1)


def test_s8_cheat_with_fewer_than_ten_a_liar_is_still_fined():
    game = table("cheat", coins={0: 9})
    announce(game, "cheat", 3)
    assert fortunes(game) == (9, 6, 6, 5, 6, 6)
    assert not game.over


def test_s8_the_true_cheat_who_claimed_wins_before_any_fine():
    game = table("judge", "cheat", coins={0: 1, 1: 10})
    announce(game, "cheat", 1, 2)
    assert (game.winners, game.reason) == ((1,), "cheat")
    assert fortunes(game) == (1, 10, 6, 6, 6, 6)
    assert game.state().court == 0


def test_s8_a_false_cheat_with_ten_does_not_win_when_challenged():
    game = table("judge", "cheat", coins={0: 12})
    announce(game, "cheat", 2)
    assert not game.over
    assert fortunes(game)[0] == 11


def test_s8_a_false_cheat_with_ten_wins_unchallenged():
    game = table("judge", "cheat", coins={0: 10})
    announce(game, "cheat")
    assert (game.winners, game.reason) == ((0,), "cheat")


def test_s8_the_princess_may_choose_a_player_revealed_this_turn():
    game = table("princess", "judge")
    announce(game, "princess", 1)
    choose(game, 1)
    assert fortunes(game)[:2] == (8, 5)
    assert game.decider == 1
    assert not may_announce(game)


def test_s8_a_power_asks_whoever_uses_it():
    game = table("judge", "king", "empress", "spy")
    announce(game, "spy", 3)
    assert game.decider == 3
    assert open_acts(game) == {Choose}
    assert refused(game, Choose(player=1), player=0) == "not-your-decision"
    do(game, Choose(player=0))
    do(game, Switch(True))
    assert masks(game)[0] == "spy"
