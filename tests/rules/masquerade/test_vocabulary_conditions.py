"""Every metric, role and test of a condition, and Emblems."""

from __future__ import annotations

import pytest

from ridotto.rules.masquerade import vocabulary as v
from rules.masquerade.ballroom import (
    Ball,
    card,
    dancer,
    deck,
    effect,
    guardian,
    spell,
)
from rules.masquerade.vocabulary_balls import call, event, happening

# Metrics: what player 0 has, and one less or more


def holds(ball: Ball, condition: str) -> bool:
    """Check whether a condition holds for player 0, by what an Event does or does not."""
    data = deck(event=[card("event-0", happening("draw", 1, "self", condition))])
    fresh = Ball(data)
    fresh.d, ball.d = ball.d, fresh.d
    before = ball.s.hand_size[0]
    call(ball)
    return ball.s.hand_size[0] > before


def prophet(**fields: int) -> Ball:
    """Put player 0 before choosing an Event, with these fields of the state set."""
    ball = Ball().dance("chapel", "hall", "hall").until("event")
    for field, value in fields.items():
        getattr(ball.s, field)[0] = value
    return ball


def counts(make, metric: str, value: int) -> None:
    """Check that the metric is exactly this number."""
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
