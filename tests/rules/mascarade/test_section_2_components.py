"""Section 2, components: seventeen masks and two hundred coins."""

from __future__ import annotations

import pytest

from ridotto.rules.mascarade.masks import COPIES, MASKS, PEASANT
from ridotto.rules.mascarade.state import COINS
from rules.mascarade.tables import announce, coins_in_the_box, printed, table


def broke_bank(*masks: str, bank: int, **others):
    """Return a table whose bank holds this many coins; the court holds the missing ones."""
    game = table(*masks, **others)
    fortunes = sum(game.state().coins)
    return table(*masks, court=200 - fortunes - bank, **others)


def test_s2_seventeen_cards_sixteen_masks_the_peasant_twice():
    assert len(MASKS) == len(set(MASKS)) == 16
    assert COPIES == {PEASANT: 2}
    assert MASKS[PEASANT] == "peasant"
    assert sum(COPIES.get(mask, 1) for mask in range(16)) == 17


def test_s2_two_hundred_coins():
    assert COINS == 80 * 1 + 24 * 5 == 200


@pytest.mark.parametrize("players", range(4, 13))
def test_s2_bank_court_and_fortunes_make_two_hundred(players):
    game = printed(f"{players}A")
    assert coins_in_the_box(game) == 200
    assert game.state().bank == 200 - 6 * players


def test_s2_a_bank_that_is_short_pays_what_it_has():
    game = broke_bank("empress", bank=2)
    announce(game, "empress")
    assert game.state().coins[0] == 8
    assert game.state().bank == 0


@pytest.mark.parametrize("mask", ["empress", "king", "widow", "patron", "fool", "princess"])
def test_s2_an_empty_bank_pays_nothing_and_play_goes_on(mask):
    game = broke_bank(mask, bank=0)
    announce(game, mask)
    assert game.state().coins == (6,) * 6
    assert game.state().bank == 0
    assert not game.over


def test_s2_widow_takes_what_the_short_bank_has():
    game = broke_bank("widow", coins={0: 2}, bank=5)
    announce(game, "widow")
    assert game.state().coins[0] == 7


@pytest.mark.parametrize(("bank", "coins"), [(3, (9, 6, 6)), (4, (9, 7, 6)), (5, (9, 7, 7))])
def test_s2_patrons_neighbours_get_what_the_short_bank_has_left(bank, coins):
    game = broke_bank("patron", bank=bank)
    announce(game, "patron")
    patron, left, *_, right = game.state().coins
    assert (patron, left, right) == coins


@pytest.mark.parametrize(("bank", "coins"), [(0, (6, 6)), (1, (7, 6)), (3, (8, 7)), (4, (8, 8))])
def test_s2_two_peasants_share_what_the_short_bank_has(bank, coins):
    game = broke_bank("peasant", "peasant", players=8, bank=bank)
    announce(game, "peasant", 1)
    assert game.state().coins[:2] == coins
    assert game.state().bank == 0
