"""Every word a deck can be written in, and what it does.

A test's name begins with the kind of word and the word; the last test sees that none is left
out.
"""

from __future__ import annotations

import pytest

from ridotto.rules.masquerade import vocabulary as v
from rules.masquerade.ballroom import (
    Ball,
    always,
    card,
    dancer,
    deck,
    effect,
    guardian,
    mask,
    order,
    spell,
    stage,
)


def event(*effects, **changes) -> Ball:
    """Player 0 is the Prophet and can call ``event-0`` with these effects."""
    data = deck(event=[card("event-0", *effects)], **changes)
    return Ball(data).dance("chapel", "hall", "hall").until("event")


def happening(what: str, amount: int = 1, whom: str = "self", if_: str = "") -> dict:
    return effect("event", what, amount, whom, if_)


def call(ball: Ball, *answers: str) -> Ball:
    return ball.do("pick event-0", *answers)


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


def test_what_tribute_is_the_givers_choice():
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


# Whom


def lives(ball: Ball) -> list[int]:
    return ball.s.life[: ball.s.players]


def test_whom_self():
    assert lives(call(event(happening("hurt")))) == [1, 2, 2]


def test_whom_opponent_the_other_side_of_the_challenge():
    data = deck(
        dancer=[
            dancer(0, effect("win", "hurt", whom="opponent"), power=0),
            dancer(1, effect("win", "discard", whom="opponent")),
        ]
    )
    ball = Ball(data).hold(0, "zero").dance("arena", "hall", "hall").until("challenge")
    ball.do("choose 1", "done", "done", "done")
    assert ball.hand(0) == [], "won by the challenged"


def test_whom_opponent_a_guardian_has_nothing_to_lose():
    data = deck(dancer=[dancer(0, effect("win", "hurt", whom="opponent"), power=9)])
    ball = Ball(data).dance("tower", "hall", "hall").do("done")
    assert lives(ball) == [2, 2, 2]


def test_whom_another_is_chosen():
    ball = event(happening("hurt", 1, "another"))
    call(ball)
    assert (ball.question, ball.legal) == (("target", 0), ["choose 1", "choose 2"])
    assert lives(ball.do("choose 2")) == [2, 2, 1]


def test_whom_another_of_two_players_is_not_asked():
    data = deck(event=[card("event-0", happening("hurt", 1, "another"))])
    ball = Ball(data, players=2).dance("chapel").until("event").do("pick event-0")
    assert lives(ball) == [2, 1]
    assert ball.happened("choose") == [("choose", 0, 1, 0)]


def test_whom_chosen_is_who_was_chosen_before():
    ball = event(happening("hurt", 1, "another"), happening("draw", 2, "chosen"))
    call(ball, "choose 2")
    assert (lives(ball), len(ball.hand(2))) == ([2, 2, 1], 2)


def test_whom_chosen_is_nobody_if_nobody_could_be():
    ball = event(happening("take-treasure", 1, "another"), happening("hurt", 1, "chosen"))
    assert lives(call(ball)) == [2, 2, 2]


def test_whom_chosen_is_nobody_if_the_condition_failed():
    ball = event(happening("heal", 1, "another", "hand at-least 1"), happening("hurt", 1, "chosen"))
    assert lives(call(ball)) == [2, 2, 2]


def test_whom_chosen_is_of_this_card_only():
    pair = spell("pair", effect("cast", "hurt", whom="another"))
    draw, hurt = effect("cast", "draw", whom="another"), effect("cast", "hurt", whom="chosen")
    lone = spell("lone", draw, hurt)
    ball = Ball(deck(spell=[pair, lone])).hold(0, "pair", "lone").hold(1, *["zero"] * 5)
    ball.hold(2, *["one"] * 4, "two").dance("hall", "hall", "hall").do("cast pair", "choose 1")
    ball.do("cast lone")
    assert lives(ball) == [2, 1, 2], "both hands are full: nobody is chosen, and 1 no longer is"


def test_whom_others_in_the_order_of_the_turn():
    data = deck(event=[card("event-0", happening("discard", 1, "others"))])
    ball = Ball(data, orders=(2, 3, 1)).dance("hall", "chapel", "hall").until("event")
    ball.hold(0, "one", "two").hold(1, "one", "two").hold(2, "one", "two").do("pick event-0")
    assert ball.question == ("discard", 2)
    ball.do("discard one")
    assert ball.question == ("discard", 1)
    ball.do("discard one")
    assert len(ball.hand(0)) == 2


def test_whom_all():
    assert lives(call(event(happening("hurt", 1, "all")))) == [1, 1, 1]


def test_whom_leaders():
    ball = event(happening("hurt", 1, "leaders")).lay(1, "one").lay(2, "one")
    assert lives(call(ball)) == [2, 1, 1]


def test_whom_partners_share_the_stage():
    data = deck(dancer=[dancer(2, effect("stage", "hurt", whom="partners"))])
    ball = Ball(data).dance("hall", "chapel", "hall")
    assert lives(ball) == [1, 2, 2]


# Whom an effect can do something to

NOTHING_TO_DO = {
    "heal": ("life", 2),
    "hurt": ("life", 0),
    "glimpse": ("shown", 1),
    "change-mask": ("shown", 1),
}


@pytest.mark.parametrize("what", NOTHING_TO_DO)
def test_a_target_is_somebody_something_can_be_done_to(what):
    field, value = NOTHING_TO_DO[what]
    ball = Ball(deck(event=[card("event-0", happening(what, 1, "another"))]), players=4)
    ball.dance("chapel", "hall", "hall", "hall").until("event")
    ball.s.life[:4] = [1, 1, 1, 1]
    getattr(ball.s, field)[2] = value
    assert call(ball).legal == ["choose 1", "choose 3"]


@pytest.mark.parametrize("what", ["discard", "tribute", "counter"])
def test_a_target_has_spells(what):
    ball = event(happening(what, 2, "another")).hold(2, "zero")
    call(ball)
    assert ball.happened("choose") == [("choose", 0, 2, 0)]


@pytest.mark.parametrize("what", ["draw", "search", "salvage"])
def test_a_target_has_room(what):
    ball = event(happening(what, 1, "another")).hold(1, *["zero"] * 5).bury("one")
    call(ball)
    assert ball.happened("choose") == [("choose", 0, 2, 0)]


@pytest.mark.parametrize("what", ["draw", "search", "salvage"])
def test_where_no_spell_is_left_to_be_had_nobody_is_chosen_to_have_it(what):
    ball = event(happening(what, 1, "another"), happening("hurt", 1, "chosen"))
    ball.lay(1, *ball.pile)
    assert call(ball).happened("choose") == []
    assert lives(ball) == [2, 2, 2]


@pytest.mark.parametrize("what", ["draw", "search"])
def test_spells_of_the_tomb_are_to_be_had(what):
    ball = event(happening(what, 1, "another"), happening("hurt", 1, "chosen"))
    ball.bury_all_but(0)
    call(ball, "choose 2")
    assert lives(ball) == [2, 2, 1]


@pytest.mark.parametrize("what", ["give", "swap-hands"])
def test_without_spells_nobody_is_chosen_to_have_them(what):
    ball = call(event(happening(what, 1, "another"), happening("hurt", 1, "chosen")))
    assert (ball.s.turn, lives(ball)) == (2, [2, 2, 2])


def test_a_target_of_a_move_is_on_a_stage_and_can_leave_it():
    data = deck(dancer=[dancer(1, effect("stage", "move", whom="another"))])
    ball = Ball(data).dance("hall", "hall")
    assert ball.question == ("move", 1)
    assert ball.s.moved == 0
    full = [
        stage("tower", room=1, role="tower"),
        stage("arena", room=1, role="arena"),
        stage("chapel", room=1, role="chapel"),
        stage("hall", room=2),
    ]
    ball = Ball(deck(only_stage=full, event=data["event"], dancer=data["dancer"]), players=5)
    ball.dance("tower", "chapel")
    assert ball.question == ("move", 1)


def test_with_no_room_anywhere_nobody_is_moved():
    full = [
        stage("tower", room=2, role="tower"),
        stage("arena", room=2, role="arena"),
        stage("chapel", room=1, role="chapel"),
    ]
    data = deck(only_stage=full, event=[card("event-0", happening("move", 1, "all"))])
    ball = Ball(data, players=5).dance("chapel", "tower", "tower").until("event")
    call(ball)
    assert ball.s.turn == 2


# Conditions are read before the first effect


def test_all_conditions_are_read_before_the_first_effect():
    ball = event(
        happening("give", 3, "another", "hand at-least 3"),
        happening("take-treasure", 1, "chosen", "hand at-least 3"),
    )
    ball.hold(0, "one", "two", "three").treasure(1, "treasure-1")
    call(ball, "choose 1")
    assert (ball.hand(0), ball.treasures(0)) == ([], ["treasure-1"])


def test_an_effect_whose_condition_fails_does_not_happen():
    ball = event(happening("hurt", 1, "self", "hand at-least 1"), happening("draw"))
    call(ball)
    assert lives(ball) == [2, 2, 2]


# Metrics: what player 0 has, and one less or more


def holds(ball: Ball, condition: str) -> bool:
    """Whether a condition holds for player 0, by what an Event does or does not."""
    data = deck(event=[card("event-0", happening("draw", 1, "self", condition))])
    fresh = Ball(data)
    fresh.d, ball.d = ball.d, fresh.d
    before = ball.s.hand_size[0]
    call(ball)
    return ball.s.hand_size[0] > before


def prophet(**fields: int) -> Ball:
    """Player 0 before calling an Event, with these numbers of the state set."""
    ball = Ball().dance("chapel", "hall", "hall").until("event")
    for field, value in fields.items():
        getattr(ball.s, field)[0] = value
    return ball


def counts(make, metric: str, value: int) -> None:
    """The metric is this number, neither more nor less."""
    assert holds(make(), f"{metric} is {value}")
    assert holds(make(), f"{metric} at-least {value}")
    assert not holds(make(), f"{metric} at-least {value + 1}")
    assert holds(make(), f"{metric} at-most {value}")
    assert not holds(make(), f"{metric} is-not {value}")


def test_metric_life():
    counts(lambda: prophet(life=1), "life", 1)


def test_metric_hand():
    counts(lambda: prophet().hold(0, "one", "two"), "hand", 2)


def test_metric_counters():
    counts(lambda: prophet().lay(0, "one", "two"), "counters", 2)


def test_metric_treasures():
    counts(lambda: prophet().treasure(0, "treasure-1").treasure(1, "treasure-2"), "treasures", 1)


def test_metric_emblems():
    emblems = [card("candle", most="prophecies", vp=3)]
    emblems += [card("rose", most="duels"), card("fan", most="counters")]
    for condition, drawn in (("emblems is 1", 1), ("emblems is 0", 0), ("emblems is 2", 0)):
        ball = event(happening("draw", 1, "self", condition), emblem=emblems)
        assert len(call(ball).hand(0)) == drawn


def test_metric_vp():
    counts(lambda: prophet().lay(0, "one").treasure(0, "treasure-1", "treasure-2"), "vp", 3)


def test_metric_duels():
    counts(lambda: prophet(duels=2), "duels", 2)


def test_metric_guardians():
    counts(lambda: prophet(beaten=2), "guardians", 2)


def test_metric_casts():
    counts(lambda: prophet(casts=4), "casts", 4)


def test_metric_prophecies_counts_the_one_being_made():
    counts(prophet, "prophecies", 1)


def test_metric_losses():
    counts(lambda: prophet(losses=2), "losses", 2)


def test_metric_order():
    counts(prophet, "order", 1)


def test_metric_turn():
    counts(prophet, "turn", 1)


def test_metric_masked():
    assert holds(prophet(), "masked is 1")
    assert not holds(prophet(), "masked is 0")
    assert holds(prophet(shown=1), "masked is 0")
    assert not holds(prophet(shown=1), "masked at-least 1")


def test_metric_place():
    assert holds(prophet(), "place is chapel")
    assert not holds(prophet(), "place is-not chapel")
    assert not holds(prophet(), "place is tower")


# Roles of places


@pytest.mark.parametrize("role", v.ROLES)
def test_roles_of_places(role):
    strong = dancer(0, effect("stage", "draw", if_=f"place is {role}"))
    for name, its_role in zip(("hall", "tower", "arena", "chapel"), v.ROLES, strict=True):
        ball = Ball(deck(dancer=[strong])).dance(name)
        assert len(ball.hand(0)) == (its_role == role)


def test_role_none_tower_arena_and_chapel_ask_for_what_happens_there():
    asked = {
        place: Ball().dance(place, "hall", "hall").asked
        for place in ("hall", "tower", "arena", "chapel")
    }
    assert asked == {"hall": "order", "tower": "bout", "arena": "challenge", "chapel": "event"}


# Tests


def compared(*casts: int) -> Ball:
    ball = Ball().dance("chapel", "hall", "hall").until("event")
    ball.s.casts[:3] = casts
    return ball


@pytest.mark.parametrize(
    ("test", "true", "false"),
    [("at-least", 2, 3), ("at-most", 2, 1), ("is", 2, 1), ("is-not", 1, 2)],
)
def test_test_with_a_number(test, true, false):
    assert holds(compared(2, 0, 0), f"casts {test} {true}")
    assert not holds(compared(2, 0, 0), f"casts {test} {false}")


@pytest.mark.parametrize(
    ("test", "casts"),
    [
        ("most", {(2, 1, 0): True, (2, 2, 0): True, (2, 3, 0): False}),
        ("not-most", {(2, 1, 0): False, (2, 2, 0): False, (2, 3, 0): True}),
        ("least", {(1, 2, 3): True, (1, 1, 3): True, (1, 2, 0): False}),
        ("not-least", {(1, 2, 3): False, (1, 1, 3): False, (1, 2, 0): True}),
    ],
)
def test_test_that_compares_players(test, casts):
    for row, expected in casts.items():
        assert holds(compared(*row), f"casts {test}") == expected


# Emblems


def test_emblem_goes_to_whoever_passes_the_minimum_and_then_the_holder():
    ball = Ball(deck(emblem=[card("lyre", most="casts", minimum=2)]))
    ball.hold(0, *["zero"] * 3).hold(1, *["zero"] * 3).dance("hall", "hall", "hall")
    ball.do("cast zero")
    assert ball.emblem("lyre") == -1
    ball.do("cast zero")
    assert ball.emblem("lyre") == 0
    ball.do("done", "cast zero", "cast zero")
    assert ball.emblem("lyre") == 0, "ties stay with the holder"
    ball.do("cast zero")
    assert ball.emblem("lyre") == 1


def test_emblem_of_several_who_pass_the_holder_at_once_the_earliest_in_line_gets_it():
    feast = card("event-0", happening("draw", 2, "others"))
    data = deck(event=[feast], emblem=[card("book", most="hand")])
    ball = Ball(data, orders=(3, 2, 1)).dance("hall", "hall", "chapel").hold(0, "zero")
    ball.s.emblem_at[0] = 0
    ball.until("event").do("pick event-0")
    assert ball.emblem("book") == 2


def test_emblem_goes_to_the_best_of_those_who_pass_the_holder():
    ball = event(happening("discard", 5), emblem=[card("book", most="hand")])
    ball.hold(0, *["zero"] * 4).hold(1, "one").hold(2, "one", "one")
    ball.s.emblem_at[0] = 0
    assert call(ball).emblem("book") == 2


def test_emblem_for_losses_counts_those_against_guardians():
    data = deck(emblem=[card("tear", most="losses")], guardian=[guardian(1, power=9)])
    ball = Ball(data).dance("tower", "hall", "hall").do("done")
    assert ball.emblem("tear") == 0


def test_emblem_is_lost_by_who_no_longer_reaches_the_minimum():
    book = card("book", most="hand", minimum=3)
    data = deck(event=[card("event-0", happening("discard", 2))], emblem=[book])
    ball = Ball(data).dance("chapel", "hall", "hall").until("event")
    ball.hold(0, "zero", "one", "two").hold(1, "zero", "one")
    ball.s.emblem_at[0] = 0
    call(ball, "discard zero")
    assert ball.emblem("book") == -1
    assert ball.happened("emblem") == [("emblem", 0, 5, 0)]


@pytest.mark.parametrize(
    "metric", ["hand", "counters", "treasures", "duels", "guardians", "casts", "losses"]
)
def test_emblem_for_every_achievement(metric):
    data = deck(
        emblem=[card("prize", most=metric)],
        guardian=[guardian(1, power=0), guardian(2, power=9)],
        spell=[spell("store", effect("cast", "counter"), effect("cast", "draw"), copies=2)],
    )
    ball = Ball(data).top("zero", "zero").hold(0, "store", "fight")
    ball.dance("tower", "arena", "hall").do("cast store", "lay fight").until("bout", 0).do("done")
    ball.until("challenge", 1).do("choose 0", "reveal", "done", "done")
    assert ball.emblem("prize") == {"duels": 1}.get(metric, 0)


# All of them


def test_every_word_has_a_test():
    tests = [name for name in globals() if name.startswith("test_")]
    for kind, words in (("when", v.WHENS), ("what", v.WHATS), ("whom", v.WHOMS)):
        for word in words:
            name = f"test_{kind}_{word.replace('-', '_')}"
            assert any(each.startswith(name) for each in tests), word
    for word in v.METRICS:
        assert any(each.startswith(f"test_metric_{word}") for each in tests), word
    numbers = [row[0] for row in test_test_with_a_number.pytestmark[0].args[1]]
    others = [row[0] for row in test_test_that_compares_players.pytestmark[0].args[1]]
    assert (*numbers, *others) == v.TESTS
    assert test_roles_of_places.pytestmark[0].args[1] == v.ROLES


def test_order_is_a_card_like_any_other():
    lucky = order(2, effect("stage", "draw", 2))
    ball = Ball(deck(order=[lucky])).next_turn().do("pick order-2").until("stage", 0)
    assert len(ball.dance("hall").hand(0)) == 2
