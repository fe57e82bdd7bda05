"""Section 7, challenge and Peasants: who is asked, who reveals, power first, fines after."""

from __future__ import annotations

import pytest

from ridotto.games.mascarade import events as e
from ridotto.games.mascarade.actions import (
    Action,
    Announce,
    Choose,
    Claim,
    Decline,
    Name,
    Pass,
    Switch,
)
from ridotto.rules.mascarade.masks import MASKS
from rules.mascarade.tables import (
    announce,
    choose,
    do,
    fortunes,
    masks,
    of_kind,
    open_acts,
    order_of,
    refused,
    table,
)


def test_s7_everyone_else_is_asked_in_turn_clockwise_from_the_announcers_left():
    game = table(first=4)
    do(game, Announce("king"))
    asked = []
    while game.decision == "claim":
        assert open_acts(game) == {Claim, Pass}
        asked.append(game.decider)
        do(game, Pass())
    assert asked == [5, 0, 1, 2, 3]


def test_s7_nobody_answers_out_of_turn_and_the_announcer_not_at_all():
    game = table()
    do(game, Announce("king"))
    assert refused(game, Claim(), player=2) == "not-your-decision"
    assert refused(game, Pass(), player=0) == "not-your-decision"


def test_s7_all_are_asked_even_when_someone_has_claimed():
    game = table()
    happened = announce(game, "king", 1)
    assert order_of(happened, e.Claim, e.Pass) == [e.Claim, e.Pass, e.Pass, e.Pass, e.Pass]


def test_s7_each_hears_the_answers_before_theirs():
    game = table()
    do(game, Announce("king"))
    do(game, Pass())
    do(game, Claim())
    do(game, Pass())
    assert game.decider == 4
    assert game.state().announced == "king"
    assert game.state().claims == (2,)
    heard = [type(event) for event in game.events(4)][-3:]
    assert heard == [e.Pass, e.Claim, e.Pass]


def test_s7_nothing_is_revealed_before_the_last_answer():
    game = table()
    do(game, Announce("king"))
    for answer in (Claim(), Claim(), Claim(), Claim()):
        assert of_kind(do(game, answer), e.Reveal) == []
    assert len(of_kind(do(game, Pass()), e.Reveal)) == 5


def test_s7_nobody_claims_then_nothing_is_revealed():
    game = table("judge", "king")
    happened = announce(game, "king")
    assert of_kind(happened, e.Reveal) == []
    assert fortunes(game) == (8, 6, 6, 6, 6, 6)
    assert game.state().court == 0


def test_s7_the_announcer_and_all_who_claimed_reveal_and_nobody_else():
    game = table("judge", "king", "empress", "patron", "widow", "fool")
    happened = announce(game, "king", 2, 4)
    assert of_kind(happened, e.Reveal) == [
        e.Reveal(0, "judge"),
        e.Reveal(2, "empress"),
        e.Reveal(4, "widow"),
    ]


def test_s7_if_nobody_has_it_nobody_uses_it_and_all_of_them_pay():
    game = table("judge", "king", "empress")
    announce(game, "king", 2, 4)
    assert fortunes(game) == (5, 6, 5, 6, 5, 6)
    assert game.state().court == 3


def test_s7_a_true_announcer_uses_the_power_and_the_claimants_pay():
    game = table("king")
    announce(game, "king", 2, 4)
    assert fortunes(game) == (8, 6, 5, 6, 5, 6)
    assert game.state().court == 2


def test_s7_the_next_turn_is_left_of_the_announcer_whoever_used_the_power():
    game = table("judge", "king", "empress", "witch")
    announce(game, "witch", 3)
    assert (game.decider, game.decision) == (3, "target")
    do(game, Decline())
    assert (game.decider, game.decision) == (1, "turn")


def test_s7_revealed_masks_go_face_down_where_they_were():
    game = table("judge", "king", "empress")
    before = masks(game)
    announce(game, "king", 1, 2, 3, 4, 5)
    assert masks(game) == before


#: The true holder sits in seat 2 and claims; seat 0 announced and lies. For each mask: fortunes
#: that are not six, what the holder and others decide, and the fortunes in the end.
CHALLENGED: dict[str, tuple[dict[int, int], list[Action], tuple[int, ...]]] = {
    "judge": ({}, [], (5, 6, 11, 6, 6, 6, 6, 6)),
    "empress": ({}, [], (5, 6, 9, 6, 6, 6, 6, 6)),
    "king": ({}, [], (5, 6, 8, 6, 6, 6, 6, 6)),
    "widow": ({}, [], (5, 6, 10, 6, 6, 6, 6, 6)),
    "patron": ({}, [], (5, 7, 9, 7, 6, 6, 6, 6)),
    "peasant": ({}, [], (5, 6, 7, 6, 6, 6, 6, 6)),
    "fool": ({}, [Choose(players=(0, 4)), Switch(True)], (5, 6, 7, 6, 6, 6, 6, 6)),
    "princess": ({}, [Choose(player=4)], (5, 6, 8, 6, 6, 6, 6, 6)),
    "spy": ({}, [Choose(player=0), Switch(True)], (5, 6, 6, 6, 6, 6, 6, 6)),
    "witch": ({0: 9}, [Choose(player=0)], (5, 6, 9, 6, 6, 6, 6, 6)),
    "thief": ({}, [], (5, 5, 8, 5, 6, 6, 6, 6)),
    "swindler": ({}, [Choose(player=0)], (3, 6, 8, 6, 6, 6, 6, 6)),
    "beggar": ({5: 8, 1: 7}, [], (5, 7, 7, 6, 6, 7, 6, 6)),
    "puppeteer": ({}, [Choose(players=(4, 5))], (5, 6, 8, 6, 5, 5, 6, 6)),
    "guru": ({}, [Choose(player=4), Name("judge")], (5, 6, 10, 6, 2, 6, 6, 6)),
    "cheat": ({}, [], (5, 6, 6, 6, 6, 6, 6, 6)),
}


def eight_with(mask: str, *, coins: dict[int, int], court: int = 0):
    """Seat eight players, with this mask in seat 2 and the second Peasant in seat 7."""
    others = [m for m in ("judge", "king", "empress", "patron", "widow", "fool") if m != mask]
    if mask == "peasant":
        seats = (*others[:2], mask, *others[2:6], mask)
    else:
        seats = (*others[:2], mask, *others[2:5], "swindler" if mask != "swindler" else "thief")
    return table(*seats, players=8, coins=coins, court=court)


@pytest.mark.parametrize("mask", MASKS)
def test_s7_who_truly_has_the_mask_uses_its_power_on_anybodys_turn(mask):
    coins, decisions, expected = CHALLENGED[mask]
    court = 5 if mask == "judge" else 0
    game = eight_with(mask, coins=coins, court=court)
    happened = announce(game, mask, 2)
    for decision in decisions:
        if not isinstance(decision, Name):
            assert game.decider == 2
        happened += do(game, decision)
    assert game.state().coins == expected
    assert game.state().court == 1, "the announcer's fine"
    assert of_kind(happened, e.Fine) == [e.Fine(0, 1)]
    assert game.decider == 1


@pytest.mark.parametrize("mask", MASKS)
def test_s7_a_power_nobody_revealed_has_is_not_used(mask):
    game = eight_with(mask, coins={0: 11, 3: 11})
    announce(game, mask, 3)
    assert game.decision == "turn"
    assert game.state().coins == (10, 6, 6, 10, 6, 6, 6, 6)
    assert game.state().court == 2


@pytest.mark.parametrize("mask", MASKS)
def test_s7_power_first_fines_after(mask):
    coins, decisions, _ = CHALLENGED[mask]
    game = eight_with(mask, coins=coins, court=5 if mask == "judge" else 0)
    happened = announce(game, mask, 2, 6)
    for decision in decisions:
        assert of_kind(happened, e.Fine) == [], "the power is not done yet"
        happened += do(game, decision)
    kinds = order_of(happened, e.Coins, e.Switch, e.Show, e.Seats, e.Fine, e.Turn)
    fines = kinds.index(e.Fine)
    assert kinds[fines:] == [e.Fine, e.Fine, e.Turn]


def test_s7_the_judge_does_not_get_this_turns_fines():
    game = table("king", "judge", court=4)
    announce(game, "judge", 1, 2, 3)
    assert fortunes(game) == (5, 10, 5, 5, 6, 6)
    assert game.state().court == 3


def test_s7_the_witchs_swap_comes_before_the_fine():
    game = table("king", "witch", coins={0: 9, 1: 2})
    announce(game, "witch", 1)
    choose(game, 0)
    assert fortunes(game)[:2] == (1, 9), "the liar pays out of what the Witch left him"


def test_s7_a_liar_left_with_one_coin_by_the_witch_is_ruined_by_the_fine():
    game = table("king", "witch", coins={0: 9, 1: 1})
    announce(game, "witch", 1)
    choose(game, 0)
    assert game.over
    assert (game.winners, game.reason) == ((1,), "ruin")


# Peasants


def peasants(**others):
    """Seat Peasants in seats 2 and 5."""
    return table(
        "judge", "king", "peasant", "empress", "witch", "peasant", "thief", players=8, **others
    )


def test_s7_peasant_unchallenged_takes_one():
    game = peasants(first=2)
    announce(game, "peasant")
    assert fortunes(game) == (6, 6, 7, 6, 6, 6, 6, 6)


def test_s7_peasant_unchallenged_bluffer_takes_one():
    game = peasants()
    announce(game, "peasant")
    assert fortunes(game) == (7, 6, 6, 6, 6, 6, 6, 6)


def test_s7_one_peasant_among_the_revealed_takes_one():
    game = peasants()
    announce(game, "peasant", 5)
    assert fortunes(game) == (5, 6, 6, 6, 6, 7, 6, 6)


def test_s7_one_peasant_announcing_against_a_liar_takes_one():
    game = peasants(first=2)
    announce(game, "peasant", 3)
    assert fortunes(game) == (6, 6, 7, 5, 6, 6, 6, 6)


def test_s7_announcer_and_claimant_both_peasants_take_two_each():
    game = peasants(first=2)
    announce(game, "peasant", 5)
    assert fortunes(game) == (6, 6, 8, 6, 6, 8, 6, 6)
    assert game.state().court == 0


def test_s7_both_peasants_take_two_each_even_if_a_bluffer_announced_who_pays():
    game = peasants()
    announce(game, "peasant", 2, 4, 5)
    assert fortunes(game) == (5, 6, 8, 6, 5, 8, 6, 6)
    assert game.state().court == 2


def test_s7_neither_peasant_among_the_revealed_all_pay():
    game = peasants()
    announce(game, "peasant", 3)
    assert fortunes(game) == (5, 6, 6, 5, 6, 6, 6, 6)
