"""Section 5, setting up: six coins each, an open deal, a first player."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from ridotto.games.errors import Refusal
from ridotto.games.mascarade import Mascarade, Setup
from ridotto.games.mascarade import events as e
from rules.mascarade.tables import masks, printed


@pytest.mark.parametrize("players", range(4, 13))
def test_s5_everyone_gets_six_coins(players):
    assert printed(f"{players}B").state().coins == (6,) * players


@pytest.mark.parametrize("sheet", ["4A", "5B", "6A", "8B", "12A"])
def test_s5_one_mask_to_a_seat_and_the_rest_to_the_centre(sheet):
    game = printed(sheet)
    dealt = masks(game)
    assert Counter(dealt) == Counter(game.state().masks_in_play)
    assert len(dealt) - game.players == {"4A": 2, "5B": 1}.get(sheet, 0)


def test_s5_the_masks_are_shuffled():
    deals = {masks(printed("8A", seed=seed)) for seed in range(30)}
    assert len(deals) > 25
    for seat in range(8):
        assert len({deal[seat] for deal in deals}) > 5


def test_s5_the_deal_is_face_up_and_everyone_sees_all_of_it():
    game = printed("5A")
    for viewer in (0, 1, 2, 3, 4, "spectator"):
        deal = next(game.events(viewer))
        assert isinstance(deal, e.Deal)
        assert deal.open
        assert deal.masks == masks(game)


def test_s5_then_all_are_turned_face_down():
    game = printed("5A")
    assert not hasattr(game.state(), "masks"), "what lies at the seats is not public any more"
    game.act_randomly(random.Random(3), 4)
    deal = next(game.events(0))
    assert isinstance(deal, e.Deal)
    assert deal.masks == game.setup.deal, "what was dealt, not what lies there now"


@pytest.mark.parametrize("first", range(6))
def test_s5_a_table_may_name_the_first_player(first):
    assert printed("6A", first=first).decider == first


@pytest.mark.parametrize("first", [-1, 6])
def test_s5_the_first_player_is_one_of_the_players(first):
    with pytest.raises(Refusal, match="0 to 5"):
        printed("6A", first=first)


def test_s5_otherwise_the_seed_decides_who_begins():
    def first(seed: int) -> int | None:
        return Mascarade(Setup(players=6, scenario="6A", seed=seed)).decider

    assert {first(seed) for seed in range(60)} == set(range(6))
    assert [first(seed) for seed in range(9)] == [first(seed) for seed in range(9)]
