"""Section 4: levels and costs, hands and their limit, gifts, renewals."""

from __future__ import annotations

import pytest

from rules.masquerade.ballroom import (
    Ball,
    always,
    card,
    dancer,
    deck,
    effect,
    guardian,
    order,
    spell,
    stage,
)


def holding(*spells: str, **changes) -> Ball:
    """Give player 0 these Spells, about to cast."""
    return Ball(deck(**changes)).hold(0, *spells).dance("hall", "hall", "hall").until("cast", 0)


# Casting


@pytest.mark.parametrize(("name", "level"), [("zero", 0), ("one", 1), ("two", 2), ("three", 3)])
def test_s4_casting_costs_as_many_other_spells_as_its_level(name, level):
    if level:
        short = holding(name, *["fight"] * (level - 1))
        assert short.legal == ["done"], "the Spell itself pays for nothing"
    ball = holding(name, *["fight"] * level)
    ball.do(f"cast {name}")
    assert ball.hand(0) == []
    assert ball.tomb == [name, *["fight"] * level]


def test_s4_paying_with_the_whole_hand_is_not_asked():
    ball = holding("two", "zero", "fight").do("cast two")
    assert ball.s.turn == 2
    assert ball.tomb == ["zero", "two", "fight"]


def test_s4_what_to_pay_with_is_ones_own_choice():
    ball = holding("one", "zero", "fight").do("cast one")
    assert ball.question == ("pay", 0)
    assert ball.legal == ["pay zero", "pay fight"]
    ball.do("pay fight")
    assert ball.hand(0) == ["zero"]


def test_s4_paying_is_asked_even_if_all_are_of_one_kind():
    ball = holding("one", "zero", "zero").do("cast one")
    assert ball.legal == ["pay zero"], "not asking would tell that they are"


def test_s4_copies_of_a_spell_pay_for_one_another():
    ball = holding("one", "one").do("cast one")
    assert ball.tomb == ["one", "one"]


def test_s4_cast_and_paid_cards_go_to_the_tomb_after_the_effect():
    asks = spell("asks", effect("cast", "discard", whom="another"), level=1)
    ball = Ball(deck(spell=[asks])).hold(0, "asks", "zero").hold(1, "one").hold(2, "one")
    ball.dance("hall", "hall", "hall").do("cast asks")
    assert ball.question == ("target", 0)
    assert ball.tomb == ["zero"], "paid, but not yet cast"
    assert ball.spells(ball.s.casting) == ["asks"]
    ball.do("choose 1")
    assert sorted(ball.tomb) == ["asks", "one", "zero"]


def test_s4_ruling_a_spell_being_cast_cannot_salvage_itself():
    fetch = spell("fetch", effect("cast", "salvage"))
    ball = holding("fetch", spell=[fetch]).do("cast fetch")
    assert ball.hand(0) == []
    assert ball.tomb == ["fetch"]


def test_s4_what_paid_for_a_spell_can_be_salvaged_by_it():
    fetch = spell("fetch", effect("cast", "salvage"), level=1)
    ball = holding("fetch", "zero", spell=[fetch]).do("cast fetch")
    assert ball.hand(0) == ["zero"]


@pytest.mark.parametrize(
    ("change", "free"), [(-1, ["zero", "one"]), (-3, ["zero", "one", "two", "three"])]
)
def test_s4_costs_change_and_nothing_costs_less_than_nothing(change, free):
    for name in ("zero", "one", "two", "three"):
        ball = holding(name, dancer=[dancer(0, always("cost", change))])
        assert (f"cast {name}" in ball.legal) == (name in free)
        if name in free:
            assert ball.do(f"cast {name}").tomb == [name]


def test_s4_a_spell_that_costs_more_is_paid_for():
    dear = dancer(0, always("cost", 1))
    assert holding("zero", dancer=[dear]).legal == ["done"]
    assert holding("zero", "fight", dancer=[dear]).do("cast zero").tomb == ["zero", "fight"]


# Hands


def test_s4_drawing_stops_at_the_limit_of_five():
    ball = Ball(deck(stage=[stage("hall", effect("stage", "draw", 9))])).hold(0, "zero")
    size = ball.s.pile_size
    ball.dance("hall")
    assert len(ball.hand(0)) == 5
    assert ball.s.pile_size == size - 4


@pytest.mark.parametrize(("change", "limit"), [(-2, 3), (2, 7), (-5, 0)])
def test_s4_the_limit_is_five_unless_an_effect_says_otherwise(change, limit):
    data = deck(
        dancer=[dancer(0, always("hand-limit", change))],
        stage=[stage("hall", effect("stage", "draw", 9))],
    )
    assert len(Ball(data).dance("hall").hand(0)) == limit


def test_s4_no_limit_is_below_nothing():
    data = deck(
        dancer=[dancer(0, always("hand-limit", -5))],
        stage=[stage("hall", always("hand-limit", -5), effect("stage", "draw"))],
    )
    assert Ball(data).dance("hall").hand(0) == []


def test_s4_more_than_the_limit_is_discarded_at_once_by_own_choice():
    data = deck(event=[card("event-0", effect("event", "swap-dancers", whom="another"))])
    data["dancer"][1] = dancer(1, always("hand-limit", -3))
    ball = Ball(data).hold(0, "zero", "one", "two", "three").dance("chapel").until("event")
    ball.do("pick event-0", "choose 1")
    assert ball.question == ("discard", 0)
    assert ball.legal == ["discard zero", "discard one", "discard two", "discard three"]
    ball.do("discard two")
    assert ball.question == ("discard", 0)
    ball.do("discard zero")
    assert ball.hand(0) == ["one", "three"]
    assert ball.phase == "order"


def test_s4_a_limit_that_shrinks_counts():
    roomy = stage("salon", always("hand-limit", 2))
    ball = Ball(deck(stage=[roomy])).dance("salon", "hall", "hall")
    ball.next_turn().until("stage").dance("salon", "hall", "chapel")
    ball.hold(0, *["zero"] * 5, "one", "two").until("event").do("pick event-0")
    assert ball.question == ("discard", 0), "the Dancers come home"
    ball.do("discard zero", "discard one")
    assert ball.hand(0) == ["zero"] * 4 + ["two"]


def test_s4_a_limit_shrinks_where_one_goes():
    ball = Ball(deck(stage=[stage("cell", always("hand-limit", -4))])).hold(0, "zero", "one")
    ball.next_turn().until("stage", 0).dance("cell")
    assert ball.question == ("discard", 0)


def test_s4_hand_limit_can_shrink_during_a_draw():
    data = deck(
        dancer=[dancer(0, always("hand-limit", -2, "hand at-least 4"))],
        stage=[stage("hall", effect("stage", "draw", 2))],
    )
    ball = Ball(data).hold(0, "zero", "zero", "zero")
    size = ball.s.pile_size
    ball.dance("hall")
    assert ball.s.pile_size == size - 1, "with the fourth the limit is three"
    assert ball.question == ("discard", 0)


def test_s4_the_last_card_discarded_is_not_asked_for():
    data = deck(dancer=[dancer(0, always("hand-limit", -5, "place is chapel"))])
    ball = Ball(data).hold(0, "zero").dance("chapel")
    assert ball.question == ("stage", 1)
    assert ball.tomb == ["zero"]


def test_s4_ruling_of_several_with_too_many_the_earliest_in_line_discards_first():
    data = deck(order=[order(4, always("hand-limit", -4)), order(5, always("hand-limit", -4))])
    ball = Ball(data).hold(0, "zero", "one").hold(1, "zero", "one").next_turn()
    ball.do("pick order-5")
    assert ball.question == ("discard", 0)
    ball.do("discard one")
    assert ball.question == ("order", 1)
    swap = card("event-0", effect("event", "swap-hands", whom="another"))
    small = [dancer(0, always("hand-limit", -4)), dancer(1, always("hand-limit", -3))]
    ball = Ball(deck(event=[swap], dancer=small), orders=(2, 1, 3))
    ball.dance("hall", "chapel", "hall").until("event")
    ball.hold(0, "zero").hold(1, "zero", "one").hold(2, "zero", "one", "two")
    ball.do("pick event-0", "choose 1")
    assert ball.question == ("discard", 0)


# Gifts


def test_s4_of_cards_given_the_receiver_keeps_as_many_as_fit():
    note = card("event-0", effect("event", "give", 3, "another"))
    ball = Ball(deck(event=[note]))
    ball.hold(0, "one", "two", "three").hold(1, *["zero"] * 4).dance("chapel").until("event")
    ball.do("pick event-0", "choose 1")
    assert ball.question == ("keep", 1), "all three are given: nothing to choose there"
    assert ball.legal == ["keep one", "keep two", "keep three"]
    ball.do("keep two")
    assert ball.hand(1) == ["zero"] * 4 + ["two"]
    assert ball.tomb == ["one", "three"]


def test_s4_what_is_given_is_the_givers_choice():
    note = card("event-0", effect("event", "give", 2, "another"))
    ball = Ball(deck(event=[note])).hold(0, "one", "two", "three").dance("chapel").until("event")
    ball.do("pick event-0", "choose 2")
    assert ball.question == ("give", 0)
    ball.do("give three")
    assert ball.hand(2) == [], "it arrives when all is given"
    ball.do("give one")
    assert ball.hand(2) == ["one", "three"]
    assert ball.hand(0) == ["two"]


def test_s4_a_full_hand_keeps_nothing_of_what_is_given():
    note = card("event-0", effect("event", "give", 1, "another"))
    ball = Ball(deck(event=[note]))
    ball.hold(0, "one").hold(1, *["zero"] * 5).dance("chapel").until("event")
    ball.do("pick event-0", "choose 1")
    assert ball.phase == "order"
    assert ball.tomb == ["one"]
    assert ball.hand(1) == ["zero"] * 5


# Renewal

FEW = [spell("a"), spell("b"), spell("c"), spell("d")]
DRAWING = [stage("hall", effect("stage", "draw")), stage("room", effect("stage", "draw", 2))]


def test_s4_when_the_deck_runs_out_the_tomb_becomes_the_new_one():
    ball = Ball(deck(only_spell=FEW, stage=DRAWING)).bury("b", "c", "d").dance("hall")
    assert ball.hand(0) == ["a"]
    assert ball.s.renewals == 1, "the moment the last card leaves it"
    assert ball.pile == ["d", "c", "b"]
    assert ball.tomb == []
    assert [each[0] for each in ball.happened("draw", "renew")] == ["draw", "renew"]


def test_s4_the_tomb_becomes_the_new_deck_also_when_that_has_met_an_end_condition():
    ball = Ball(deck(only_spell=FEW, stage=DRAWING)).bury("b", "c", "d")
    ball.s.renewals = ball.s.players
    ball.dance("room")
    assert ball.hand(0) == ["a", "d"]
    assert ball.s.renewals == ball.s.players + 1


def test_s4_a_new_deck_lies_in_the_order_it_was_shuffled():
    ball = Ball(deck(only_spell=FEW, stage=DRAWING)).bury("b", "c", "d")
    ball.s.shuffles[60:64] = [2, 0, 3, 1]
    ball.dance("hall")
    assert ball.pile == ["b", "d", "c"]


def test_s4_drawing_goes_on_from_the_new_deck():
    ball = Ball(deck(only_spell=FEW, stage=DRAWING)).bury("b", "c", "d").dance("room")
    assert ball.hand(0) == ["a", "d"]


def test_s4_with_an_empty_tomb_the_renewal_waits_until_a_card_is_needed():
    ball = Ball(deck(only_spell=FEW[:2], stage=DRAWING), players=2).dance("room", "chapel")
    assert (ball.s.pile_size, ball.s.renewals) == (0, 0)
    ball.until("cast", 0).do("cast a")
    assert (ball.s.renewals, ball.tomb) == (0, ["a"])
    ball.until("stage").dance("hall")
    assert (ball.s.renewals, ball.hand(1)) == (1, ["a"])


def test_s4_deck_and_tomb_both_empty_nothing_is_drawn():
    ball = Ball(deck(only_spell=FEW[:2], stage=DRAWING)).dance("room", "room", "hall")
    assert [len(ball.hand(player)) for player in range(3)] == [2, 0, 0]
    assert ball.s.renewals == 0


def test_s4_deck_and_tomb_both_empty_a_flip_counts_as_level_0():
    data = deck(only_spell=[spell("grave", level=3)], guardian=[guardian(1, power=3)])
    ball = Ball(data).lay(1, "grave").dance("tower", "hall", "hall").until("bout", 0).do("done")
    assert ball.totals == (3, 3)
    assert ball.happened("flip") == [("flip", 0, 0, 0)]


def test_s4_a_flip_of_the_last_card_renews_the_deck_with_it():
    data = deck(only_spell=FEW, guardian=[guardian(1, power=9)])
    ball = Ball(data).bury("b", "c", "d").dance("tower", "hall", "hall").until("bout").do("done")
    assert ball.s.renewals == 1
    assert sorted(ball.pile) == ["a", "b", "c", "d"]


def test_s4_ruling_a_search_goes_on_through_a_renewal():
    look = stage("hall", effect("stage", "search", 3))
    ball = Ball(deck(only_spell=FEW, stage=[look])).bury("b", "c").top("d", "a").dance("hall")
    assert ball.s.renewals == 1
    assert ball.legal == ["take a", "take c", "take d"]
    ball.do("take d")
    assert ball.hand(0) == ["d"]
    assert (ball.tomb, ball.pile) == (["a", "c"], ["b"])


def test_s4_a_search_that_empties_the_deck_renews_it_with_what_was_not_kept():
    look = stage("hall", effect("stage", "search", 9))
    ball = Ball(deck(only_spell=FEW, stage=[look])).dance("hall")
    assert (ball.s.renewals, len(ball.legal)) == (0, 4)
    ball.do("take b")
    assert (ball.s.renewals, ball.tomb, ball.pile) == (1, [], ["d", "c", "a"])


def test_s4_renewals_are_counted_even_when_an_end_condition_is_met():
    data = deck(only_spell=FEW, only_guardian=[guardian(1, power=0)])
    ball = Ball(data).bury("b", "c").top("a", "d").dance("tower", "hall", "hall")
    ball.until("bout").do("done")
    assert ball.over
    assert (ball.reason, ball.s.renewals) == ("guardians", 1)
    assert ball.hand(0) == ["d"]


def test_s4_ruling_who_renews_by_a_card_puts_the_tomb_beneath_the_deck():
    again = stage("hall", effect("stage", "renew"))
    ball = Ball(deck(only_spell=FEW, stage=[again])).bury("c", "d").top("a").dance("hall")
    assert ball.pile == ["a", "b", "d", "c"]
    assert ball.s.renewals == 1
    ball.dance("hall")
    assert ball.s.renewals == 1, "there is nothing to shuffle"


def test_s4_shuffles_come_round_again_after_the_eighth():
    ball = Ball(deck(only_spell=FEW, stage=[stage("hall", effect("stage", "renew"))]))
    ball.s.renewals = 7
    ball.bury("a", "d").dance("hall")
    assert ball.s.renewals == 8
    assert ball.pile == ["c", "b", "d", "a"]
