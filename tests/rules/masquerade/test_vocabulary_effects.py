"""Every moment and every effect a deck can be written in."""

from __future__ import annotations

from rules.masquerade.ballroom import (
    Ball,
    always,
    card,
    dancer,
    deck,
    effect,
    guardian,
    mask,
    spell,
    stage,
)
from rules.masquerade.vocabulary_balls import call, event, happening

# When


def test_when_always_as_long_as_one_has_the_card():
    ball = Ball(deck(stage=[stage("arena", always("power", 4), room=2, role="arena")]))
    ball.dance("arena", "hall", "hall").do("choose 1", "done", "done")
    assert ball.totals == (7, 3)


def test_when_stage_in_the_stage_phase():
    ball = Ball(deck(stage=[stage("hall", effect("stage", "draw"))])).dance("hall")
    assert len(ball.hand(0)) == 1


def test_when_cast_as_a_spell_is_cast():
    ball = Ball(deck(spell=[spell("cure", effect("cast", "heal"))])).hold(0, "cure")
    ball.s.life[0] = 1
    ball.dance("hall", "hall", "hall").do("cast cure")
    assert ball.s.life[0] == 2


def test_when_event_as_an_event_is_called():
    assert len(call(event(happening("draw"))).hand(0)) == 1


def test_when_win_and_not_otherwise():
    data = deck(dancer=[dancer(0, effect("win", "draw", 2)), dancer(1, effect("win", "draw", 2))])
    ball = Ball(data).dance("arena", "hall", "hall").do("choose 1", "reveal", "done", "done")
    assert [len(ball.hand(player)) for player in range(3)] == [3, 0, 0]


def test_when_lose_and_not_otherwise():
    data = deck(dancer=[dancer(0, effect("lose", "draw")), dancer(1, effect("lose", "draw", 2))])
    ball = Ball(data).dance("arena", "hall", "hall").do("choose 1", "reveal", "done", "done")
    assert [len(ball.hand(player)) for player in range(3)] == [1, 2, 0]


def test_when_lose_against_a_guardian_too():
    ball = Ball(deck(dancer=[dancer(0, effect("lose", "draw", 2), power=0)])).dance("tower")
    ball.until("bout").do("done")
    assert len(ball.hand(0)) == 2


def test_when_end_a_mask_scores():
    ball = Ball(deck(mask=[mask(0, "turn at-least 1")]), turn_limit=1).next_turn()
    assert ball.scores == [2, 0, 0]


# What


def test_what_power_in_a_challenge():
    up = spell("up", effect("cast", "power", 4), phase="challenge")
    down = spell("down", effect("cast", "power", -4, "opponent"), phase="challenge")
    ball = Ball(deck(spell=[up, down])).hold(0, "up").hold(1, "down")
    ball.dance("arena", "hall", "hall").until("challenge")
    ball.do("choose 1", "cast up", "done", "cast down", "done")
    assert ball.totals == (3 + 4 - 4, 3)


def test_what_power_against_a_guardian():
    down = spell("down", effect("cast", "power", -4, "opponent"), phase="challenge")
    ball = Ball(deck(spell=[down])).hold(0, "down").top("zero")
    ball.dance("tower", "hall", "hall").until("bout").do("cast down", "done")
    assert ball.totals == (3, -2)


def test_what_power_of_a_spell_lasts_for_one_challenge():
    ball = Ball().hold(0, "fight").dance("arena", "arena", "hall").until("challenge", 0)
    ball.do("choose 1", "cast fight", "done", "done").until("challenge", 1)
    ball.do("choose 0").until("order")
    assert ball.totals == (3, 3)


def test_what_hand_limit_changes_how_many_one_may_hold():
    data = deck(dancer=[dancer(0, always("hand-limit", -2))], event=[card("event-0")])
    data["event"][0] = card("event-0", happening("draw", 9))
    ball = Ball(data).dance("chapel").until("event")
    assert len(call(ball).hand(0)) == 3


def test_what_cost_changes_what_spells_cost():
    ball = Ball(deck(guardian=[guardian(1, always("cost", -1))])).treasure(0, "treasure-1")
    ball.hold(0, "one").dance("hall", "hall", "hall").do("cast one")
    assert ball.tomb == ["one"]


def test_what_extra_draw_adds_to_stages_that_draw():
    data = deck(
        dancer=[dancer(0, always("extra-draw")), dancer(1, effect("stage", "draw"))],
        stage=[stage("garden", effect("stage", "draw", 2), effect("stage", "draw", whom="others"))],
    )
    ball = Ball(data).dance("garden", "hall", "hall")
    assert [len(ball.hand(player)) for player in range(3)] == [3, 2, 1], "one's own draw only"


def test_what_extra_draw_is_for_stages_and_nothing_else():
    data = deck(
        dancer=[dancer(0, always("extra-draw"), effect("stage", "draw"))],
        event=[card("event-0", happening("draw"))],
    )
    ball = Ball(data).dance("chapel", "hall", "hall")
    assert len(ball.hand(0)) == 1
    assert len(call(ball.until("event")).hand(0)) == 2


def test_what_shield_keeps_from_being_challenged():
    ball = Ball(deck(dancer=[dancer(1, always("shield"))])).dance("arena", "hall", "hall")
    assert ball.legal == ["choose 2", "done"]


def test_what_shield_lasts_as_long_as_its_condition():
    shy = dancer(1, always("shield", if_="life at-most 1"))
    ball = Ball(deck(dancer=[shy])).dance("arena", "hall", "hall")
    assert "choose 1" in ball.legal


def test_what_peace_keeps_from_challenging():
    for place in ("tower", "arena"):
        ball = Ball(deck(dancer=[dancer(0, always("peace"))])).dance(place, "hall", "hall")
        assert ball.s.turn == 2


def test_what_draw():
    assert len(call(event(happening("draw", 3))).hand(0)) == 3


def test_what_heal():
    ball = event(happening("heal", 1))
    ball.s.life[0] = 0
    assert call(ball).s.life[0] == 1


def test_what_hurt():
    assert call(event(happening("hurt", 2))).s.life[0] == 0


def test_what_discard_is_the_losers_choice():
    ball = event(happening("discard", 2, "another")).hold(1, "one", "two", "three").hold(2, "zero")
    call(ball, "choose 1")
    assert ball.question == ("discard", 1)
    ball.do("discard one", "discard three")
    assert ball.hand(1) == ["two"]


def test_what_discard_of_a_whole_hand_is_not_asked():
    ball = event(happening("discard", 2)).hold(0, "one", "two")
    assert call(ball).tomb == ["one", "two"]


def test_what_tribute_lets_the_giver_choose():
    ball = event(happening("tribute", 1, "another")).hold(1, "one", "two").hold(2, "zero")
    call(ball, "choose 1")
    assert ball.question == ("give", 1)
    ball.do("give two")
    assert (ball.hand(0), ball.hand(1)) == (["two"], ["one"])


def test_what_tribute_beyond_the_limit_goes_to_the_tomb():
    ball = event(happening("tribute", 2, "others"))
    ball.hold(0, *["zero"] * 4).hold(1, "one", "two").hold(2, "three")
    call(ball)
    assert ball.question == ("keep", 0)
    ball.do("keep two")
    assert ball.hand(0) == ["zero"] * 4 + ["two"]
    assert ball.tomb == ["one", "three"], "of the second gift nothing fits"


def test_what_give():
    ball = event(happening("give", 1, "another")).hold(0, "one", "two")
    call(ball, "choose 2", "give one")
    assert (ball.hand(0), ball.hand(2)) == (["two"], ["one"])


def test_what_counter_may_be_laid_up_to_so_many():
    ball = event(happening("counter", 2)).hold(0, "one", "two", "three")
    call(ball)
    assert ball.legal == ["lay one", "lay two", "lay three", "done"]
    ball.do("lay two", "lay one")
    assert (ball.counters(0), ball.hand(0)) == (["one", "two"], ["three"])
    ball = event(happening("counter", 2)).hold(0, "one", "two", "three")
    call(ball, "lay two", "done")
    assert ball.counters(0) == ["two"]


def test_what_counter_without_spells_is_not_asked():
    assert call(event(happening("counter"))).s.turn == 2


def test_what_salvage_takes_from_the_tomb_by_own_choice():
    ball = event(happening("salvage", 2)).bury("one", "two", "three")
    call(ball)
    assert (ball.asked, ball.legal) == ("salvage", ["take one", "take two", "take three"])
    ball.do("take three", "take one")
    assert (ball.hand(0), ball.tomb) == (["one", "three"], ["two"])


def test_what_salvage_of_the_one_kind_there_is_is_not_asked():
    assert call(event(happening("salvage")).bury("one", "one")).hand(0) == ["one"]


def test_what_salvage_stops_at_the_limit():
    ball = event(happening("salvage", 3)).bury("one", "one").hold(0, *["zero"] * 4)
    assert call(ball).hand(0) == ["zero"] * 4 + ["one"]


def test_what_search_keeps_one_of_the_top_and_buries_the_others():
    ball = event(happening("search", 3)).top("three", "one", "two", "zero")
    call(ball)
    assert (ball.asked, ball.legal) == ("search", ["take one", "take two", "take three"])
    assert [each[0] for each in ball.happened("look")] == ["look"] * 3
    ball.do("take one")
    assert (ball.hand(0), ball.tomb, ball.pile[0]) == (["one"], ["two", "three"], "zero")


def test_what_search_among_one_is_not_asked():
    assert call(event(happening("search", 1)).top("three")).hand(0) == ["three"]


def test_what_search_with_a_full_hand_does_not_happen():
    ball = event(happening("search", 3)).hold(0, *["zero"] * 5)
    size = ball.s.pile_size
    assert call(ball).s.pile_size == size


def test_what_take_treasure():
    ball = event(happening("take-treasure", 1, "another"))
    ball.treasure(1, "treasure-1", "treasure-2").treasure(2, "treasure-3")
    call(ball, "choose 1")
    assert (ball.asked, ball.legal) == ("treasure", ["pick treasure-1", "pick treasure-2"])
    ball.do("pick treasure-2")
    assert (ball.treasures(0), ball.treasures(1)) == (["treasure-2"], ["treasure-1"])
    assert ball.s.beaten[:3] == [0, 0, 0], "nobody was beaten"


def test_what_swap_dancers():
    ball = event(happening("swap-dancers", 1, "another"))
    call(ball, "choose 2")
    assert [ball.dancer(player) for player in range(3)] == ["dancer-2", "dancer-1", "dancer-0"]


def test_what_swap_hands():
    ball = event(happening("swap-hands", 1, "another")).hold(0, "one").hold(2, "two", "three")
    call(ball, "choose 2")
    assert (ball.hand(0), ball.hand(2)) == (["two", "three"], ["one"])


def test_what_swap_hands_moves_what_goes_with_hands():
    ball = event(happening("swap-hands", 1, "another"), emblem=[card("book", most="hand")])
    ball.hold(0, "one", "two")
    assert call(ball, "choose 2").emblem("book") == 2


def test_what_glimpse_is_told_and_changes_nothing():
    ball = event(happening("glimpse", 1, "another"))
    call(ball, "choose 2")
    assert ball.happened("glimpse") == [("glimpse", 0, 2, 2)]
    assert ball.s.shown[:3] == [0, 0, 0]


def test_what_glimpse_of_a_mask_all_can_see_is_nothing():
    ball = event(happening("glimpse", 1, "others"))
    ball.s.shown[1] = 1
    assert call(ball).happened("glimpse") == [("glimpse", 0, 2, 2)]


def test_what_change_mask_puts_the_old_one_under_those_aside():
    ball = event(happening("change-mask"))
    assert ball.s.masks_aside[:3] == [3, 4, 5]
    call(ball)
    assert ball.mask(0) == "mask-5"
    assert ball.s.masks_aside[:3] == [0, 3, 4]


def test_what_change_mask_of_one_that_is_revealed_is_nothing():
    ball = event(happening("change-mask"))
    ball.s.shown[0] = 1
    assert call(ball).mask(0) == "mask-0"


def test_what_move_to_another_stage_with_room():
    ball = Ball(deck(event=[card("event-0", happening("move", 1, "another"))]))
    ball.dance("chapel", "tower", "hall").until("event")
    call(ball, "choose 2")
    assert (ball.asked, ball.legal) == ("move", ["pick tower", "pick arena"])


def test_what_move_can_bring_on_a_challenge():
    send = spell("send", effect("cast", "move"))
    ball = Ball(deck(spell=[send])).hold(0, "send").dance("hall", "hall", "hall")
    ball.do("cast send", "pick arena")
    assert ball.question == ("challenge", 0)


def test_what_renew():
    ball = event(happening("renew")).bury("one", "two")
    call(ball)
    assert (ball.tomb, ball.pile[-2:], ball.s.renewals) == ([], ["two", "one"], 1)


def test_what_score_is_what_masks_do():
    for vp in (1, 3):
        data = deck(mask=[mask(1, "life is 2", vp=vp)])
        assert Ball(data, turn_limit=1).next_turn().scores == [0, vp, 0]
