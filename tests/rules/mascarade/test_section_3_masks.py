"""Section 3, the masks: their names and marks, and each power unchallenged."""

from __future__ import annotations

import pytest

from ridotto.games.mascarade import events as e
from ridotto.games.mascarade.actions import Decline
from ridotto.games.words import speak
from ridotto.rules.mascarade.masks import FEWEST_PLAYERS, MASKS, STARRED
from rules.mascarade.tables import (
    announce,
    choose,
    choose_two,
    decline,
    fortune,
    masks,
    name,
    of_kind,
    switch,
    table,
    targets,
)

#: id, English, Spanish, Portuguese, Polish, French, whether starred, fewest players.
CARDS = """
judge     | Judge         | Juez       | Juiz        | Sędzia      | Juge            |   | 4
empress   | Empress       | Emperatriz | Imperatriz  | Cesarzowa   | Impératrice     | * | 4
king      | King          | Rey        | Rei         | Król        | Roi             | * | 4
widow     | Widow         | Viuda      | Viúva       | Wdowa       | Veuve           | * | 4
patron    | Patron        | Mecenas    | Benfeitor   | Mecenas     | Mécène          | * | 4
peasant   | Peasant       | Campesino  | Camponês    | Wieśniak    | Paysan          | * | 8
fool      | Fool          | Loco       | Bobo        | Błazen      | Fou             | * | 4
princess  | Princess      | Princesa   | Princesa    | Księżniczka | Princesse       | * | 6
spy       | Spy           | Espía      | Espião      | Szpieg      | Espionne        |   | 4
witch     | Witch         | Hechicera  | Bruxa       | Wiedźma     | Sorcière        |   | 4
thief     | Thief         | Ladrón     | Ladrão      | Złodziej    | Voleur          |   | 4
swindler  | Swindler      | Estafador  | Vigarista   | Naciągacz   | Escroc          |   | 4
beggar    | Beggar        | Mendigo    | Pedinte     | Żebrak      | Mendiant        |   | 4
puppeteer | Puppet Master | Titiritero | Manipulador | Lalkarz     | Marionnettiste  |   | 6
guru      | Guru          | Gurú       | Guru        | Guru        | Gourou          |   | 8
cheat     | Cheat         | Tramposo   | Traidor     | Oszust      | Tricheur        |   | 4
"""
ROWS = [[cell.strip() for cell in row.split("|")] for row in CARDS.strip().splitlines()]


def test_s3_ids():
    assert tuple(row[0] for row in ROWS) == MASKS


@pytest.mark.parametrize(
    ("column", "language"), [(1, "en"), (2, "es"), (3, "pt"), (4, "pl"), (5, "fr")]
)
def test_s3_names_in_five_languages(column, language):
    words = speak(language)
    assert [words(f"mask-{row[0]}") for row in ROWS] == [row[column] for row in ROWS]


def test_s3_stars():
    assert {MASKS[mask] for mask in STARRED} == {row[0] for row in ROWS if row[6] == "*"}


def test_s3_fewest_players():
    fewest = {mask: FEWEST_PLAYERS.get(number, 4) for number, mask in enumerate(MASKS)}
    assert fewest == {row[0]: int(row[7]) for row in ROWS}


def test_s3_judge_takes_every_coin_on_the_court():
    game = table("judge", court=5)
    announce(game, "judge")
    assert game.state().coins == (11, 6, 6, 6, 6, 6)
    assert game.state().court == 0


def test_s3_judge_of_an_empty_court_takes_nothing():
    game = table("judge")
    announce(game, "judge")
    assert game.state().coins == (6,) * 6


def test_s3_empress_takes_three_from_the_bank():
    game = table("empress")
    announce(game, "empress")
    assert game.state().coins == (9, 6, 6, 6, 6, 6)
    assert game.state().bank == 200 - 39


def test_s3_king_takes_two_from_the_bank():
    game = table("king")
    announce(game, "king")
    assert game.state().coins == (8, 6, 6, 6, 6, 6)


@pytest.mark.parametrize(("had", "has"), [(1, 10), (6, 10), (9, 10), (10, 10), (11, 11), (12, 12)])
def test_s3_widow_takes_up_to_a_fortune_of_ten(had, has):
    game = table("widow", coins={0: had})
    announce(game, "widow")
    assert game.state().coins == (has, 6, 6, 6, 6, 6)
    assert not game.over


def test_s3_patron_takes_three_and_the_neighbours_one_each():
    game = table("judge", "patron", first=1)
    announce(game, "patron")
    assert game.state().coins == (7, 9, 7, 6, 6, 6)
    assert game.state().bank == 200 - 36 - 5


def test_s3_peasant_takes_one():
    game = table("peasant", "peasant", players=8)
    announce(game, "peasant")
    assert game.state().coins == (7, 6, 6, 6, 6, 6, 6, 6)


@pytest.mark.parametrize("really", [True, False])
def test_s3_fool_takes_one_then_swaps_two_others_or_pretends(really):
    game = table("fool", "judge", "king")
    announce(game, "fool")
    assert game.state().coins[0] == 7
    assert (game.decider, game.decision) == (0, "targets")
    choose_two(game, 1, 2)
    assert (game.decider, game.decision) == (0, "switch")
    switch(game, really=really)
    expected = ("king", "judge") if really else ("judge", "king")
    assert masks(game)[:3] == ("fool", *expected)


def test_s3_princess_takes_two_and_all_but_the_chosen_see_the_chosens_mask():
    game = table("princess", "judge", "king")
    announce(game, "princess")
    assert game.state().coins[0] == 8
    assert targets(game) == {1, 2, 3, 4, 5}
    choose(game, 2)
    seen_by = {
        viewer: of_kind(game.events(viewer), e.Show)[0].mask
        for viewer in (0, 1, 2, 3, "spectator", "omniscient")
    }
    unset = e.Show(0, 2).mask
    assert seen_by == {
        0: "king", 1: "king", 2: unset, 3: "king", "spectator": unset, "omniscient": "king",
    }  # fmt: skip


@pytest.mark.parametrize("really", [True, False])
def test_s3_spy_sees_own_and_theirs_then_swaps_or_pretends(really):
    game = table("judge", "king", "spy")
    announce(game, "spy")
    assert (game.decision, targets(game)) == ("target", {1, 2, 3, 4, 5})
    shown = of_kind(choose(game, 2), e.Show)
    assert [(show.player, show.target, show.masks) for show in shown] == [(0, 2, ("judge", "spy"))]
    assert (game.decider, game.decision) == (0, "switch")
    switch(game, really=really)
    expected = ("spy", "king", "judge") if really else ("judge", "king", "spy")
    assert masks(game)[:3] == expected
    assert game.state().coins == (6,) * 6


def test_s3_witch_exchanges_her_whole_fortune():
    game = table("witch", coins={0: 2, 4: 11})
    announce(game, "witch")
    assert (game.decision, targets(game)) == ("target", {1, 2, 3, 4, 5})
    choose(game, 4)
    assert game.state().coins == (11, 6, 6, 6, 2, 6)


def test_s3_witch_may_leave_it():
    game = table("witch", coins={0: 2, 4: 11})
    announce(game, "witch")
    assert Decline() in game.legal()
    decline(game)
    assert game.state().coins == (2, 6, 6, 6, 11, 6)
    assert game.decider == 1


def test_s3_thief_takes_one_from_either_neighbour():
    game = table("thief", coins={3: 12})
    announce(game, "thief")
    assert game.state().coins == (8, 5, 6, 12, 6, 5)


def test_s3_swindler_takes_two_from_the_richest_other():
    game = table("swindler", coins={0: 9, 3: 8})
    announce(game, "swindler")
    assert game.state().coins == (11, 6, 6, 6, 6, 6)


def test_s3_swindler_chooses_among_the_tied():
    game = table("swindler", coins={0: 9, 2: 8, 5: 8})
    announce(game, "swindler")
    assert (game.decision, targets(game)) == ("target", {2, 5})
    choose(game, 5)
    assert game.state().coins == (11, 6, 8, 6, 6, 6)


def test_s3_beggar_gets_one_from_each_who_is_richer_at_that_moment():
    game = table("beggar", coins={0: 5, 1: 7, 2: 7, 3: 7, 4: 8, 5: 12})
    announce(game, "beggar")
    assert game.state().coins == (9, 6, 6, 7, 7, 11)


def test_s3_puppet_master_takes_one_from_each_of_two_who_then_change_seats():
    game = table("puppeteer", "judge", "king", coins={1: 4, 3: 8})
    announce(game, "puppeteer")
    assert game.decision == "targets"
    choose_two(game, 1, 3)
    assert game.state().coins == (8, 3, 6, 7, 6, 6), "coins stay where they lie"
    assert game.state().seats == (0, 3, 2, 1, 4, 5)
    assert fortune(game, 1) == 7


@pytest.mark.parametrize(("named", "coins"), [("judge", (6, 6)), ("king", (10, 2))])
def test_s3_guru_takes_four_for_a_wrong_name(named, coins):
    game = table("guru", "judge", "king", players=8)
    announce(game, "guru")
    assert (game.decision, targets(game)) == ("target", {1, 2, 3, 4, 5, 6, 7})
    choose(game, 1)
    assert (game.decider, game.decision) == (1, "name")
    happened = name(game, named)
    assert game.state().coins[:2] == coins
    assert of_kind(happened, e.Name) == [e.Name(1, named)]
    assert of_kind(happened, e.Reveal) == [e.Reveal(1, "judge")]


@pytest.mark.parametrize(("had", "wins"), [(9, False), (10, True), (12, True)])
def test_s3_cheat_wins_with_ten_or_more(had, wins):
    game = table("cheat", coins={0: had, 3: 12})
    announce(game, "cheat")
    assert game.over == wins
    if wins:
        assert (game.winners, game.reason) == ((0,), "cheat")


#: What an announcer with six coins among others with six has at once.
GAINS = {
    "empress": 3, "king": 2, "widow": 4, "patron": 3, "peasant": 1, "fool": 1, "princess": 2,
    "thief": 2,
}  # fmt: skip


@pytest.mark.parametrize("mask", MASKS)
def test_s3_an_unchallenged_announcer_need_not_hold_the_mask(mask):
    bluffers = [other for other in ("judge", "king", "empress", "patron", "widow") if other != mask]
    holders = [mask] * (2 if mask == "peasant" else 1)
    game = table(*bluffers[:4], *holders, players=8)
    happened = announce(game, mask)
    assert of_kind(happened, e.Reveal) == of_kind(happened, e.Fine) == []
    assert fortune(game, 0) == 6 + GAINS.get(mask, 0)
    if game.decision in ("target", "targets"):
        assert game.decider == 0
