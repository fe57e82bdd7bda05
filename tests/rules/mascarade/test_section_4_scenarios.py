"""Section 4, scenarios: the eighteen sheets word for word, and the rules for one's own."""

from __future__ import annotations

from collections import Counter

import pytest

from ridotto.games.errors import Refusal
from ridotto.games.mascarade import Mascarade, OwnScenario, Setup
from ridotto.games.mascarade.scenario import check, sheet, sheet_names, stars, suggest
from ridotto.games.words import speak
from rules.mascarade.tables import printed

FOUR_A = "Empress, King, Swindler, Thief, Cheat"
FOUR_B = "Empress, Fool, Widow, Witch, Beggar"
NINE_A = "Empress, Princess, Patron, Spy, Swindler, Thief, Cheat, Witch"
PEASANTS = "Peasant, Peasant"

#: Players, centre, side A and side B, each beside the Judge.
PRINTED = {
    4: (2, FOUR_A, FOUR_B),
    5: (1, FOUR_A, FOUR_B),
    6: (
        0,
        "Swindler, Witch, Cheat, Princess, Patron",
        "Empress, King, Widow, Thief, Beggar",
    ),
    7: (
        0,
        "Empress, Fool, Swindler, Thief, Witch, Patron",
        "King, Widow, Princess, Swindler, Cheat, Beggar",
    ),
    8: (
        0,
        "King, Princess, Spy, Swindler, Thief, Cheat, Witch",
        f"{PEASANTS}, Princess, Widow, Swindler, Puppet Master, Beggar",
    ),
    9: (
        0,
        NINE_A,
        f"{PEASANTS}, Princess, Widow, Patron, Guru, Puppet Master, Beggar",
    ),
    10: (
        0,
        f"{NINE_A}, Widow",
        f"{PEASANTS}, Princess, Widow, Patron, Guru, Swindler, Witch, Beggar",
    ),
    11: (
        0,
        f"Empress, Fool, {PEASANTS}, Princess, Patron, Swindler, Witch, Puppet Master, Thief",
        f"{PEASANTS}, Princess, Patron, Guru, Swindler, Spy, Witch, Cheat, Puppet Master",
    ),
    12: (
        0,
        f"Fool, {PEASANTS}, Princess, Patron, Widow, Guru, Swindler, Witch, Cheat, Beggar",
        f"Empress, {PEASANTS}, Princess, Patron, Guru, Swindler, Spy, Witch, Puppet Master, Cheat",
    ),
}
SHEETS = [(players, side) for players in PRINTED for side in "AB"]


def ids(names: str) -> Counter[str]:
    return Counter(
        "puppeteer" if name == "Puppet Master" else name.lower() for name in names.split(", ")
    )


@pytest.mark.parametrize(("players", "side"), SHEETS)
def test_s4_sheet_matches_the_printed_one(players, side):
    centre, side_a, side_b = PRINTED[players]
    found = sheet(f"{players}{side}")
    assert found is not None
    assert (found.players, found.centre) == (players, centre)
    assert Counter(found.masks) == ids("Judge, " + (side_a if side == "A" else side_b))


def test_s4_one_sheet_a_number_of_players_each_with_two_sides():
    assert sheet_names() == tuple(f"{players}{side}" for players, side in SHEETS)
    assert sheet("13A") is None


@pytest.mark.parametrize(("players", "side"), SHEETS)
def test_s4_every_sheet_has_the_judge_and_can_be_played(players, side):
    game = printed(f"{players}{side}")
    assert "judge" in game.state().masks_in_play
    assert len(game.state().masks_in_play) == max(6, players)


@pytest.mark.parametrize(("players", "side"), SHEETS)
def test_s4_printed_sheets_keep_every_rule_but_the_third(players, side):
    found = sheet(f"{players}{side}")
    broken = {p.code for p in check(found.players, found.centre, found.masks) if not p.warning}
    assert broken <= {"few-stars"}


def test_s4_printed_sheets_are_exempt_from_the_third():
    eight_a = sheet("8A")
    assert (stars(eight_a.masks), len(eight_a.masks)) == (2, 8)
    assert not printed("8A").over
    with pytest.raises(Refusal, match="at least a third"):
        own(8, 0, *eight_a.masks)


def test_s4_a_sheet_is_for_its_own_number_of_players():
    with pytest.raises(Refusal, match="6A and 6B") as refusal:
        Mascarade(Setup(players=6, scenario="7A"))
    assert refusal.value.code == "bad-setup"


# Your own scenarios

SIX = ("judge", "king", "empress", "thief", "witch", "cheat")
EIGHT = ("judge", "king", "empress", "patron", "thief", "witch", "cheat", "spy")


def own(players: int, centre: int, *masks: str) -> Mascarade:
    return Mascarade(Setup(players=players, scenario=OwnScenario(masks=masks, centre=centre)))


def broken(players: int, centre: int, *masks: str) -> list[str]:
    """Return the rules that a set breaks, after checking that it is refused with a fix for each."""
    problems = check(players, centre, masks)
    faults = [p for p in problems if not p.warning]
    if faults:
        with pytest.raises(Refusal) as refusal:
            own(players, centre, *masks)
        assert refusal.value.code == "bad-setup"
        for problem in faults:
            assert problem.fault(speak("en")) in refusal.value.message
            assert problem.remedy(speak("en")) in refusal.value.message
    else:
        own(players, centre, *masks)
    return [p.code for p in faults]


def test_s4_own_a_sound_set_is_accepted():
    assert broken(6, 0, *SIX) == []
    assert broken(8, 0, *EIGHT) == []
    assert check(6, 0, SIX) == []


def test_s4_own_the_judge_is_in():
    assert broken(6, 0, "spy", *SIX[1:]) == ["no-judge"]


@pytest.mark.parametrize(("starred", "sound"), [(1, False), (2, True), (3, True)])
def test_s4_own_at_least_a_third_are_starred(starred, sound):
    bright, dull = ("king", "empress", "patron"), ("thief", "witch", "cheat", "spy")
    masks = ("judge", *bright[:starred], *dull[: 5 - starred])
    assert broken(6, 0, *masks) == ([] if sound else ["few-stars"])


@pytest.mark.parametrize(("cards", "needed"), [(6, 2), (7, 3), (8, 3), (9, 3), (10, 4), (14, 5)])
def test_s4_own_a_third_is_rounded_up(cards, needed):
    bright = ("king", "empress", "patron", "widow", "fool")
    dull = ("thief", "witch", "cheat", "spy", "swindler", "beggar", "puppeteer", "guru")
    players = min(cards, 12)
    for starred in (needed - 1, needed):
        masks = ("judge", *bright[:starred], *dull)[:cards]
        padding = tuple(m for m in ("guru", "puppeteer") if m not in masks)[: cards - len(masks)]
        few = "few-stars" in [p.code for p in check(players, cards - players, masks + padding)]
        assert few == (starred < needed)


@pytest.mark.parametrize(("starred", "warned"), [(3, False), (4, True)])
def test_s4_own_half_of_an_odd_number_is_rounded_down(starred, warned):
    bright, dull = ("king", "empress", "patron", "widow"), ("thief", "witch", "cheat", "spy")
    masks = ("judge", *bright[:starred], *dull[: 6 - starred])
    assert [problem.code for problem in check(7, 0, masks)] == ["many-stars"] * warned


def test_s4_own_more_than_half_starred_is_only_warned_about():
    masks = ("judge", "king", "empress", "patron", "widow", "cheat")
    [problem] = check(6, 0, masks)
    assert (problem.code, problem.warning) == ("many-stars", True)
    assert broken(6, 0, *masks) == []


def test_s4_own_half_starred_is_within_the_advice():
    assert check(6, 0, ("judge", "king", "empress", "patron", "witch", "cheat")) == []


def test_s4_own_both_peasants_or_neither():
    assert broken(8, 0, "peasant", "peasant", *EIGHT[:6]) == []
    assert broken(8, 0, "peasant", *EIGHT[:7]) == ["one-peasant"]


def test_s4_own_there_are_two_peasants_and_one_of_each_other():
    assert broken(8, 0, "peasant", "peasant", "peasant", *EIGHT[:5]) == ["copies"]
    assert broken(6, 0, "king", *SIX[:5]) == ["copies"]


@pytest.mark.parametrize(
    ("mask", "fewest"), [("princess", 6), ("puppeteer", 6), ("peasant", 8), ("guru", 8)]
)
def test_s4_own_a_masks_fewest_players_hold(mask, fewest):
    held = (mask,) * (2 if mask == "peasant" else 1)
    for players in (4, 5, 6, 7, 8):
        cards = max(6, players)
        rest = EIGHT if len(held) == 1 else EIGHT[:6]
        masks = (*rest[: cards - len(held)], *held)
        expected = ["minimum"] if players < fewest else []
        assert broken(players, cards - players, *masks) == expected


@pytest.mark.parametrize(("players", "centre"), [(4, 2), (5, 1)])
def test_s4_own_four_play_with_two_in_the_centre_and_five_with_one(players, centre):
    masks = (*EIGHT[:6], *EIGHT[6:])
    for lying in range(-1, 4):
        faults = broken(players, lying, *masks[: players + lying])
        assert ("centre-fixed" in faults) == (lying != centre)


@pytest.mark.parametrize("players", range(6, 13))
def test_s4_own_from_six_on_none_one_or_two_in_the_centre_are_free(players):
    for lying in range(3):
        assert broken(players, lying, *suggest(players, 1, lying).masks) == []
    assert "centre-free" in broken(players, 3, *suggest(players, 1, 2).masks, "guru")
    assert "centre-free" in broken(players, -1, *suggest(players, 1, 2).masks)


@pytest.mark.parametrize("masks", [SIX[:5], (*SIX, "fool"), ()])
def test_s4_own_cards_are_players_and_centre_together(masks):
    assert "cards" in broken(6, 0, *masks)


@pytest.mark.parametrize("players", [-1, 0, 3, 13])
def test_s4_own_four_to_twelve_players(players):
    assert "players" in broken(players, 0, *EIGHT)


def test_s4_own_a_mask_there_is_not_is_named_with_the_nearest_one():
    assert broken(6, 0, *SIX[:5], "chaet") == ["unknown-mask"]
    [problem] = check(6, 0, (*SIX[:5], "chaet"))
    assert "chaet" in problem.fault(speak("en"))
    assert "cheat" in problem.remedy(speak("en"))


def test_s4_own_all_broken_rules_are_reported_at_once():
    faults = broken(5, 2, "king", "king", "peasant", "guru", "spy", "nobody")
    assert sorted(faults) == [
        "cards",
        "centre-fixed",
        "copies",
        "minimum",
        "minimum",
        "no-judge",
        "one-peasant",
        "unknown-mask",
    ]
    assert sorted(broken(6, 3, "spy", "guru")) == [
        "cards", "centre-free", "few-stars", "minimum", "no-judge",
    ]  # fmt: skip


def test_s4_own_a_wrong_number_of_players_hides_no_other_fault():
    assert sorted(broken(13, 3, *EIGHT[1:])) == ["cards", "centre-free", "no-judge", "players"]


def test_s4_own_too_few_players_are_not_held_against_every_mask():
    assert broken(3, 0, *SIX) == ["players", "cards"]


def test_s4_every_problem_says_what_is_wrong_and_what_would_mend_it():
    problems = [
        *check(5, 2, ("king", "king", "peasant", "guru", "spy", "nobody")),
        *check(13, 3, ("spy",)),
        *check(6, 3, ("judge", "king", "empress", "patron")),
    ]
    assert {p.code for p in problems} == {
        "players", "centre-fixed", "centre-free", "cards", "unknown-mask", "copies", "minimum",
        "no-judge", "one-peasant", "few-stars", "many-stars",
    }  # fmt: skip
    for problem in problems:
        fault, remedy = problem.fault(speak("en")), problem.remedy(speak("en"))
        assert fault.endswith(".")
        assert remedy.endswith((".", "?"))
        assert problem.message(speak("en")) == f"{fault} {remedy}"
        assert "{" not in fault + remedy


@pytest.mark.parametrize("players", range(4, 13))
def test_s4_suggested_sets_break_no_rule_and_follow_the_advice(players):
    for seed in range(20):
        found = suggest(players, seed)
        assert check(found.players, found.centre, found.masks) == []
        assert found == suggest(players, seed)
