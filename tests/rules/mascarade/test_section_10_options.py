"""Section 10, options of a table: peek, closed deal, opening, turn limit."""

from __future__ import annotations

import msgspec
import pytest

from ridotto.games.mascarade import Options
from ridotto.games.mascarade import events as e
from ridotto.games.mascarade.actions import Announce, Look, Peek, Swap
from rules.mascarade.tables import (
    announce,
    choose,
    choose_two,
    look,
    masks,
    name,
    of_kind,
    open_acts,
    printed,
    refused,
    swap,
    table,
)


def test_s10_all_options_are_off_unless_said():
    assert Options() == Options(peek=False, opening=4, turn_limit=None, closed_deal=False)
    game = printed("6A")
    assert game.state().opening_left == 4
    assert refused(game, Peek(), player=3) == "illegal-action"
    assert not game.can_peek(3)


# peek


def test_s10_peek_shows_ones_own_mask_out_of_turn():
    game = table("judge", "witch", peek=True)
    happened = game.act(1, Peek())
    assert happened == [e.Peek(1, "witch")]
    assert of_kind(game.events(0), e.Peek) == [e.Peek(1)]


def test_s10_peek_changes_nothing_for_whoever_decides():
    game = table("judge", "witch", peek=True)
    before = game.state()
    game.act(4, Peek())
    assert game.state() == before


def test_s10_nobody_peeks_who_does_not_play():
    game = table(peek=True)
    assert not game.can_peek(-1)
    assert not game.can_peek(game.players)


def test_s10_no_peek_on_ones_own_turn():
    game = table(peek=True)
    assert not game.can_peek(0)
    assert refused(game, Peek(), player=0) == "illegal-action"
    announce_only(game, "king")
    assert refused(game, Peek(), player=0) == "illegal-action", "it is still player 0's turn"
    assert game.can_peek(1), "who is asked to claim is not on turn"


def announce_only(game, mask: str) -> None:
    game.act(game.decider, Announce(mask))


def test_s10_whoever_peeked_must_look_on_their_next_turn():
    game = table(peek=True)
    game.act(1, Peek())
    assert game.truth().must_look == (1,)
    look(game)
    assert game.decider == 1
    assert game.legal() == (Look(),)
    assert refused(game, Swap(2, True)) == "illegal-action"
    assert refused(game, Announce("king")) == "illegal-action"


def test_s10_having_looked_one_is_free_again():
    game = table(peek=True)
    game.act(1, Peek())
    look(game)
    look(game)
    assert game.truth().must_look == ()
    while game.decider != 1:
        look(game)
    assert open_acts(game) == {Look, Swap, Announce}


def test_s10_only_who_peeked_must_look():
    game = table(peek=True)
    game.act(2, Peek())
    look(game)
    assert open_acts(game) == {Look, Swap, Announce}


def test_s10_who_peeked_still_answers_claims_and_powers():
    game = table("judge", "witch", peek=True)
    announce_only(game, "witch")
    game.act(1, Peek())
    game.act(1, game.legal()[0])
    assert game.state().claims == (1,)
    while game.decision == "claim":
        game.act(game.decider, game.legal()[1])
    assert game.decider == 1
    choose(game, 0)
    assert game.decider == 1
    assert game.legal() == (Look(),)


def test_s10_the_opening_swap_stays_a_swap_and_the_duty_waits():
    game = table(peek=True, opening=2)
    game.act(1, Peek())
    swap(game, 3)
    assert game.decider == 1
    assert open_acts(game) == {Swap}
    swap(game, 3)
    assert game.truth().must_look == (1,)
    while game.decider != 1:
        look(game)
    assert game.legal() == (Look(),)


def test_s10_the_duty_follows_the_person_to_another_seat():
    game = table("puppeteer", peek=True)
    game.act(4, Peek())
    announce(game, "puppeteer")
    choose_two(game, 1, 4)
    assert game.decider == 4
    assert game.legal() == (Look(),)


def test_s10_who_was_revealed_and_peeked_must_look():
    game = table("king", peek=True)
    game.act(1, Peek())
    announce(game, "king", 1)
    assert game.legal() == (Look(),)


def test_s10_no_peek_after_the_end():
    game = table("empress", coins={0: 12}, peek=True)
    announce(game, "empress")
    assert not game.can_peek(3)
    assert refused(game, Peek(), player=3) == "game-over"


def test_s10_the_mask_seen_is_the_one_that_lies_there_now():
    game = table("judge", "witch", "king", peek=True)
    swap(game, 1, really=True)
    assert game.act(0, Peek()) == [e.Peek(0, "witch")]


# closed_deal


def test_s10_closed_deal_shows_the_masks_to_nobody():
    game = printed("5A", closed_deal=True)
    for viewer in (0, 1, 2, 3, 4, "spectator"):
        deal = next(game.events(viewer))
        assert deal == e.Deal(0, False)
        assert all(mask not in msgspec.json.encode(deal).decode() for mask in masks(game))
    assert next(game.events("omniscient")).masks == masks(game)


def test_s10_closed_deal_the_masks_in_play_are_known_all_the_same():
    assert (
        printed("5A", closed_deal=True).state().masks_in_play == printed("5A").state().masks_in_play
    )


# opening


@pytest.mark.parametrize("opening", [0, 1, 3, 4, 6, 13])
def test_s10_opening_is_the_number_of_opening_swaps(opening):
    game = table(players=6, opening=opening)
    for left in range(opening, 0, -1):
        assert game.decision == "opening"
        assert game.state().opening_left == left
        swap(game, (game.decider + 1) % 6)
    assert game.decision == "turn"
    assert game.decider == opening % 6


# turn_limit


@pytest.mark.parametrize("limit", [1, 2, 5])
def test_s10_after_so_many_turns_the_richest_win(limit):
    game = table(coins={3: 9}, turn_limit=limit)
    for turn in range(1, limit + 1):
        assert not game.over
        assert game.state().turn == turn
        look(game)
    assert (game.winners, game.reason) == ((3,), "turn-limit")


def test_s10_at_the_limit_ties_share():
    game = table(coins={3: 9, 5: 9}, turn_limit=1)
    look(game)
    assert game.winners == (3, 5)


def test_s10_opening_swaps_are_turns():
    game = table(coins={3: 9}, turn_limit=2, opening=4)
    swap(game, 1)
    swap(game, 2)
    assert (game.winners, game.reason) == ((3,), "turn-limit")


def test_s10_the_last_turn_is_played_to_its_end():
    game = table("guru", "judge", players=8, coins={1: 12}, turn_limit=1)
    announce(game, "guru", 2)
    choose(game, 1)
    name(game, "king")
    assert game.state().coins[:3] == (10, 8, 5), "the power, then the fine, then the limit"
    assert (game.winners, game.reason) == ((0,), "turn-limit")


def test_s10_thirteen_on_the_last_turn_is_a_win_by_thirteen():
    game = table("empress", coins={0: 10}, turn_limit=1)
    announce(game, "empress")
    assert game.reason == "thirteen"


def test_s10_by_default_there_is_no_limit():
    game = table()
    for _ in range(300):
        look(game)
    assert not game.over
    assert game.state().turn == 301
