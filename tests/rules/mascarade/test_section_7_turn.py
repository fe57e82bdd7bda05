"""Section 7, a turn: look, swap or announce, and who may not announce."""

from __future__ import annotations

import pytest

from ridotto.games.mascarade import events as e
from ridotto.games.mascarade.actions import Announce, Look, Swap
from rules.mascarade.tables import (
    announce,
    choose,
    choose_two,
    look,
    look_until_turn_of,
    masks,
    may_announce,
    name,
    of_kind,
    open_acts,
    refused,
    swap,
    switch,
    table,
)


def test_s7_a_turn_is_one_of_three():
    game = table()
    assert open_acts(game) == {Look, Swap, Announce}
    look(game)
    assert game.decider == 1
    swap(game, 3)
    assert game.decider == 2
    announce(game, "king")
    assert game.decider == 3


def test_s7a_looking_shows_ones_own_mask_to_oneself():
    game = table("witch")
    [seen] = of_kind(look(game), e.Look)
    assert seen == e.Look(0, "witch")
    assert of_kind(game.events(1), e.Look) == [e.Look(0)]
    assert masks(game)[0] == "witch"


@pytest.mark.parametrize("really", [True, False])
def test_s7b_swapping_exchanges_with_a_player_or_pretends(really):
    game = table("witch", "judge", "king")
    swap(game, 2, really=really)
    assert masks(game)[:3] == (("king", "judge", "witch") if really else ("witch", "judge", "king"))


@pytest.mark.parametrize("really", [True, False])
@pytest.mark.parametrize("place", [0, 1])
def test_s7b_swapping_with_the_centre(place, really):
    game = table("witch", players=6, centre=("judge", "cheat"))
    swap(game, f"centre:{place}", really=really)
    lying = ["judge", "cheat"]
    held = "witch"
    if really:
        held, lying[place] = lying[place], held
    assert (masks(game)[0], list(masks(game)[6:])) == (held, lying)


def test_s7b_swap_with_oneself_or_with_a_missing_place_is_illegal():
    game = table(players=5, centre=("cheat",))
    assert refused(game, Swap(0, True)) == "illegal-action"
    assert refused(game, Swap("centre:1", True)) == "illegal-action"
    assert refused(game, Swap(5, True)) == "illegal-action"


def test_s7b_everyone_sees_whose_mask_was_handled_but_not_whether_it_moved():
    game = table("witch")
    swap(game, 2, really=True)
    for viewer in (1, 2, "spectator"):
        assert of_kind(game.events(viewer), e.Swap) == [e.Swap(0, 2)]
    assert of_kind(game.events(0), e.Swap) == [e.Swap(0, 2, True)]


def test_s7c_exactly_the_masks_in_play_may_be_announced():
    game = table("witch", "spy", players=6)
    open_to = {a.mask for a in game.legal() if isinstance(a, Announce)}
    assert open_to == set(game.state().masks_in_play)
    assert refused(game, Announce("cheat")) == "illegal-action"
    assert refused(game, Announce("dragon")) == "illegal-action"


def test_s7c_masks_of_the_centre_are_in_play():
    game = table("king", players=4, centre=("cheat", "witch"))
    assert {Announce("cheat"), Announce("witch")} <= set(game.legal())
    announce(game, "witch")
    assert (game.decider, game.decision) == (0, "target")


def test_s7c_two_peasants_are_one_thing_to_announce():
    game = table("peasant", "peasant", players=8)
    announcements = [a for a in game.legal() if isinstance(a, Announce)]
    assert len(announcements) == len(set(announcements)) == 7


def test_s7c_what_one_announces_need_not_be_ones_own_nor_known():
    game = table("judge", "king")
    announce(game, "king")
    assert game.state().coins[0] == 8


# Limits: who was revealed in the turn just ended may not announce


def test_s7_revealed_by_challenge_may_not_announce_on_the_next_turn():
    game = table("king", "judge", "witch")
    announce(game, "king", 1)
    assert game.decider == 1
    assert game.truth().revealed == (0, 1)
    assert open_acts(game) == {Look, Swap}
    assert refused(game, Announce("king")) == "illegal-action"


def test_s7_revealed_truthfully_counts_as_well():
    game = table("judge", "king")
    announce(game, "king", 1)
    assert not may_announce(game)


def test_s7_the_mark_is_only_on_the_revealed():
    game = table("king", "judge", "witch")
    announce(game, "king", 2)
    assert game.decider == 1
    assert may_announce(game), "player 1 let it pass"


def test_s7_the_mark_lapses_after_that_one_turn():
    game = table("king", "judge", "witch")
    announce(game, "king", 2, 3)
    look(game)
    assert game.decider == 2
    assert may_announce(game)
    announce(game, "judge")
    assert may_announce(game)


def test_s7_who_was_barred_may_announce_again_next_time():
    game = table("king", "judge")
    announce(game, "king", 1)
    look(game)
    look_until_turn_of(game, 1)
    assert may_announce(game)


def test_s7_the_mark_does_not_outlive_a_later_challenge():
    game = table("king", "judge", "witch", "empress")
    announce(game, "king", 3)
    announce(game, "empress", 2)
    assert game.decider == 2
    assert not may_announce(game)
    look(game)
    assert game.decider == 3
    assert may_announce(game), "revealed two turns ago"


def test_s7_the_announcer_may_not_announce_if_the_next_turn_is_theirs_again():
    """With people moved, the announcer of the turn just ended can be next."""
    game = table("judge", "king", "puppeteer")
    announce(game, "puppeteer", 2)
    assert (game.decider, game.decision) == (2, "targets")
    choose_two(game, 0, 1)
    assert game.decider == 0, "player 0 sits left of seat 0 now"
    assert not may_announce(game)


def test_s7_revealed_by_the_guru_may_not_announce():
    game = table("guru", "king", players=8)
    announce(game, "guru")
    choose(game, 1)
    name(game, "king")
    assert game.decider == 1
    assert game.truth().revealed == (1,)
    assert open_acts(game) == {Look, Swap}


def test_s7_revealed_by_the_princess_may_not_announce():
    game = table("princess", "king")
    announce(game, "princess")
    choose(game, 1)
    assert game.decider == 1
    assert game.truth().revealed == (1,)
    assert open_acts(game) == {Look, Swap}


@pytest.mark.parametrize("mask", ["guru", "princess"])
def test_s7_guru_and_princess_do_not_bar_whoever_uses_them(mask):
    game = table(mask, "king", players=8)
    announce(game, mask)
    choose(game, 2)
    if mask == "guru":
        name(game, "judge")
    assert game.truth().revealed == (2,)
    assert game.decider == 1
    assert may_announce(game)


def test_s7_what_the_spy_looked_at_was_not_revealed():
    game = table("spy", "king")
    announce(game, "spy")
    choose(game, 1)
    switch(game, really=False)
    assert game.decider == 1
    assert may_announce(game)


def test_s7_the_mark_follows_the_person_to_the_next_seat():
    game = table("puppeteer", "judge", "king", "witch")
    announce(game, "puppeteer", 3)
    choose_two(game, 1, 3)
    assert game.decider == 3, "the liar sits left of the Puppet Master now"
    assert not may_announce(game)


def test_s7_the_mark_does_not_stay_with_the_seat():
    game = table("puppeteer", "judge", "king", "witch")
    announce(game, "puppeteer", 1)
    choose_two(game, 1, 3)
    assert game.decider == 3, "who was not revealed sits where the liar was"
    assert may_announce(game)
