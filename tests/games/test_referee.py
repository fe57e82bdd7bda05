"""The referee's protocol: every command, field, decision, event and error code."""

from __future__ import annotations

import json
from itertools import combinations
from typing import Any

import pytest

from games.driver import Driver
from games.referee_tables import EIGHT, FOUR, PUBLIC, SIX
from ridotto.games.mascarade.scenario import sheet, sheet_names
from ridotto.rules.mascarade.masks import MASKS

# new, state


@pytest.mark.parametrize("name", sheet_names())
def test_every_sheet_can_be_set_up(name: str) -> None:
    printed = sheet(name)
    state = Driver().new(players=printed.players, scenario=name, seed=3, first=1)
    assert set(state) == PUBLIC
    assert state["coins"] == [6] * printed.players
    assert state["bank"] == 200 - 6 * printed.players
    assert sorted(state["masks_in_play"]) == sorted(printed.masks)


def test_the_state_at_the_start() -> None:
    state = Driver().new(**FOUR)
    assert state.pop("legal") == [
        {"act": "swap", "with": other, "really": really}
        for other in (1, 2, 3, "centre:0", "centre:1")
        for really in (False, True)
    ]
    assert state == {
        "over": False, "player": 0, "decision": "opening", "turn": 1, "coins": [6, 6, 6, 6],
        "court": 0, "bank": 176, "seats": [0, 1, 2, 3],
        "masks_in_play": ["judge", "empress", "king", "thief", "swindler", "cheat"],
        "announced": None, "claims": [], "opening_left": 4,
        "turn_player": 0, "announcer": None,
    }  # fmt: skip


def test_only_players_and_scenario_are_needed() -> None:
    driver = Driver(players=6, scenario="6A")
    assert 0 <= driver.truth["seed"] < 2**63
    assert sorted(driver.truth["masks"]) == sorted(sheet("6A").masks)


def test_a_seed_settles_the_deal_and_the_first_player() -> None:
    tables = [Driver(players=9, scenario="9B", seed=11) for _ in range(2)]
    assert tables[0].everything() == tables[1].everything()
    others = {Driver(players=9, scenario="9B", seed=seed).state["player"] for seed in range(40)}
    assert others == set(range(9))


def test_without_a_seed_tables_differ() -> None:
    seeds = {Driver(players=6, scenario="6A").truth["seed"] for _ in range(5)}
    assert len(seeds) == 5


def test_the_first_player_can_be_named() -> None:
    for first in range(6):
        assert Driver(players=6, scenario="6A", first=first).state["player"] == first


def test_options_of_a_table() -> None:
    options = {"peek": True, "opening": 2, "turn_limit": 200, "closed_deal": True}
    driver = Driver(**FOUR, options=options)
    assert driver.state["opening_left"] == 2
    assert driver.ask("record")["record"]["setup"]["options"] == options
    driver.act(3, "peek")
    deal = driver.ask("view", player=0)["view"]["events"][0]
    assert deal == {"type": "deal", "first": 0, "open": False}


def test_the_usual_options() -> None:
    usual = {"peek": False, "opening": 4, "turn_limit": None, "closed_deal": False}
    assert Driver(**FOUR).ask("record")["record"]["setup"]["options"] == usual


def test_a_scenario_of_ones_own() -> None:
    own = {"masks": ["judge", "king", "widow", "witch", "thief", "cheat", "beggar", "patron"]}
    state = Driver().new(players=6, scenario={**own, "centre": 2})
    assert sorted(state["masks_in_play"]) == sorted(own["masks"])
    assert len(state["legal"]) == 14
    assert Driver().refuses({"cmd": "new", "game": "mascarade", "players": 6,
                             "scenario": own}) == "bad-setup"  # fmt: skip


def test_a_new_game_takes_the_place_of_the_old() -> None:
    driver = Driver(**SIX)
    driver.new(**FOUR)
    assert len(driver.state["coins"]) == 4


# Set positions


def test_a_game_can_start_from_a_given_position() -> None:
    driver = Driver(**{**SIX, "coins": [1, 12, 3, 4, 5, 6], "court": 9})
    assert driver.state["coins"] == [1, 12, 3, 4, 5, 6]
    assert driver.state["court"] == 9
    assert driver.state["bank"] == 200 - 31 - 9
    assert driver.truth["masks"] == SIX["deal"]


@pytest.mark.parametrize("given", ["deal", "coins", "court"])
def test_a_position_may_be_set_in_part(given: str) -> None:
    parts = {"deal": SIX["deal"], "coins": [2, 3, 4, 5, 6, 7], "court": 4}
    setup = {"players": 6, "scenario": "6A", "seed": 1, given: parts[given]}
    state = Driver().new(**setup)
    assert state["coins"] == (parts["coins"] if given == "coins" else [6] * 6)
    assert state["bank"] == 200 - sum(state["coins"]) - state["court"]


@pytest.mark.parametrize("fortune", [0, 13, 14, 200, -1])
def test_a_position_already_over_is_refused(fortune: int) -> None:
    setup = {**SIX, "coins": [6, 6, 6, 6, 6, fortune]}
    assert Driver(**FOUR).refuses({"cmd": "new", "game": "mascarade", **setup}) == "bad-setup"


def test_the_bank_may_be_empty_but_not_in_debt() -> None:
    driver = Driver(**{**SIX, "court": 164})
    assert driver.state["bank"] == 0
    setup = {"cmd": "new", "game": "mascarade", **SIX, "court": 165}
    assert driver.refuses(setup) == "bad-setup"


BAD_SETUPS: list[dict[str, Any]] = [
    {"players": 3}, {"players": 13}, {"players": "6"}, {"players": 6.0}, {"players": None},
    {"players": True}, {"players": 7}, {"players": 10**400},
    {"scenario": "6C"}, {"scenario": "7A"}, {"scenario": None}, {"scenario": 6},
    {"scenario": {}}, {"scenario": {"masks": []}}, {"scenario": {"masks": "judge"}},
    {"scenario": {"masks": ["judge"] * 6}}, {"scenario": {"masks": ["judge"] * 100_000}},
    {"scenario": {"masks": ["judge", "x" * 100_000]}},
    {"scenario": {"masks": list(sheet("6A").masks), "centre": 10**400}},
    {"scenario": {"masks": list(sheet("6A").masks), "centre": 0, "name": "mine"}},
    {"seed": -1}, {"seed": 2**63}, {"seed": "1"}, {"seed": 1.5}, {"seed": None},
    {"first": 6}, {"first": -1}, {"first": "0"}, {"first": None},
    {"options": {"peek": 1}}, {"options": {"opening": -1}}, {"options": {"turn_limit": 0}},
    {"options": {"closed_deal": "yes"}}, {"options": {"speed": 1}}, {"options": None},
    {"deal": []}, {"deal": SIX["deal"][:5]}, {"deal": [*SIX["deal"][:5], "king"]},
    {"deal": [*SIX["deal"], "judge"]}, {"deal": "judge"}, {"deal": [0, 1, 2, 3, 4, 5]},
    {"coins": []}, {"coins": [6] * 5}, {"coins": [6] * 7}, {"coins": 6}, {"coins": [6.5] * 6},
    {"court": -1}, {"court": 10**400}, {"court": "3"}, {"bank": 100}, {"colour": "red"},
]  # fmt: skip


@pytest.mark.parametrize("change", BAD_SETUPS, ids=lambda change: f"{change!r:.40}")
def test_what_cannot_be_set_up_is_refused(change: dict[str, Any]) -> None:
    request = {"cmd": "new", "game": "mascarade", **SIX, **change}
    for driver in (Driver(), Driver(**FOUR)):
        assert driver.refuses(request) == "bad-setup"


@pytest.mark.parametrize("missing", ["players", "scenario"])
def test_what_must_be_settled_cannot_be_left_out(missing: str) -> None:
    setup = {key: value for key, value in SIX.items() if key != missing}
    assert Driver().refuses({"cmd": "new", "game": "mascarade", **setup}) == "bad-setup"


def test_all_that_is_wrong_with_the_masks_is_said_at_once() -> None:
    scenario = {"masks": ["king", "king", "peasant", "cheat", "thief"]}
    request = {"cmd": "new", "game": "mascarade", "players": 6, "scenario": scenario}
    answer = Driver().send(json.dumps(request).encode())
    for word in ("Judge", "King", "Peasant", "need 6"):
        assert word in answer["error"]["message"]


# Decisions and their actions


def test_an_opening_allows_swaps_only() -> None:
    driver = Driver(**FOUR)
    for player, other in ((0, "centre:0"), (1, 0), (2, "centre:1"), (3, 2)):
        assert driver.state["decision"] == "opening"
        assert {action["act"] for action in driver.state["legal"]} == {"swap"}
        assert driver.refuses_act(player, "look") == "illegal-action"
        driver.act(player, "swap", **{"with": other}, really=True)
    assert driver.state["decision"] == "turn"
    assert driver.state["player"] == 0
    assert driver.state["opening_left"] == 0


def test_a_turn_allows_look_swap_and_announce() -> None:
    legal = Driver(**{**FOUR, "options": {"opening": 0}}).state["legal"]
    swaps = [
        {"act": "swap", "with": other, "really": really}
        for other in (1, 2, 3, "centre:0", "centre:1")
        for really in (False, True)
    ]
    masks = ("judge", "empress", "king", "thief", "swindler", "cheat")
    announcements = [{"act": "announce", "mask": mask} for mask in masks]
    assert legal == [{"act": "look"}, *swaps, *announcements]


@pytest.mark.parametrize("really", [True, False])
@pytest.mark.parametrize(("other", "place"), [(2, 2), ("centre:0", 4), ("centre:1", 5)])
def test_a_swap_moves_masks_or_does_not(other: Any, place: int, really: bool) -> None:
    driver = Driver(**FOUR)
    before = driver.truth["masks"]
    events = driver.act(0, "swap", **{"with": other}, really=really)
    assert events[0] == {"type": "swap", "player": 0, "with": other, "really": really}
    after = list(before)
    if really:
        after[0], after[place] = after[place], after[0]
    assert driver.truth["masks"] == after


def test_claims_are_asked_clockwise() -> None:
    driver = Driver(**SIX)
    assert driver.act(0, "announce", mask="judge") == [
        {"type": "announce", "player": 0, "mask": "judge"}
    ]
    assert driver.state["announced"] == "judge"
    for player in (1, 2, 3, 4):
        assert driver.state["decision"] == "claim"
        assert driver.state["player"] == player
        assert driver.state["legal"] == [{"act": "claim"}, {"act": "pass"}]
        claims = player in (1, 3)
        word = "claim" if claims else "pass"
        assert driver.act(player, word) == [{"type": word, "player": player}]
    assert driver.state["claims"] == [1, 3]


def test_a_challenge_reveals_then_fines() -> None:
    driver = Driver(**{**SIX, "court": 2})
    assert driver.announce("judge", 1, 3) == [
        {"type": "pass", "player": 5},
        {"type": "reveal", "player": 0, "mask": "princess"},
        {"type": "reveal", "player": 1, "mask": "witch"},
        {"type": "reveal", "player": 3, "mask": "judge"},
        {"type": "coins", "from": "court", "to": 3, "amount": 2},
        {"type": "fine", "player": 0, "amount": 1},
        {"type": "fine", "player": 1, "amount": 1},
        {"type": "turn", "player": 1, "turn": 2},
    ]
    assert driver.truth["revealed"] == [0, 1, 3]
    assert driver.state["announced"] is None
    assert driver.state["claims"] == []
    assert driver.refuses_act(1, "announce", mask="king") == "illegal-action"


def test_the_princess_chooses_one() -> None:
    driver = Driver(**SIX)
    coins = driver.announce("princess")[-1]
    assert coins == {"type": "coins", "from": "bank", "to": 0, "amount": 2}
    assert driver.state["decision"] == "target"
    assert driver.state["legal"] == [{"act": "choose", "player": p} for p in (1, 2, 3, 4, 5)]
    assert driver.refuses_act(0, "choose", player=0) == "illegal-action"
    assert driver.refuses_act(0, "decline") == "illegal-action"
    assert driver.act(0, "choose", player=4) == [
        {"type": "choose", "player": 0, "chosen": [4]},
        {"type": "show", "player": 0, "target": 4, "mask": "swindler"},
        {"type": "turn", "player": 1, "turn": 2},
    ]
    assert driver.truth["revealed"] == [4]


def test_the_witch_may_decline() -> None:
    driver = Driver(**SIX)
    driver.announce("witch")
    choices = [{"act": "choose", "player": p} for p in (1, 2, 3, 4, 5)]
    assert driver.state["legal"] == [*choices, {"act": "decline"}]
    assert driver.act(0, "decline")[0] == {"type": "decline", "player": 0}
    driver.announce("witch")
    assert driver.act(1, "choose", player=0)[1:3] == [
        {"type": "coins", "from": 1, "to": 0, "amount": 6},
        {"type": "coins", "from": 0, "to": 1, "amount": 6},
    ]


def test_the_swindler_asks_only_when_the_richest_are_tied() -> None:
    tied = Driver(**{**SIX, "coins": [9, 8, 3, 8, 3, 8]})
    tied.announce("swindler")
    assert tied.state["decision"] == "target"
    assert tied.state["legal"] == [{"act": "choose", "player": p} for p in (1, 3, 5)]
    assert tied.refuses_act(0, "choose", player=2) == "illegal-action"
    alone = Driver(**{**SIX, "coins": [3, 8, 3, 3, 3, 3]})
    assert alone.announce("swindler")[1] == {"type": "coins", "from": 1, "to": 0, "amount": 2}
    assert alone.state["decision"] == "turn"


def test_the_spy_chooses_then_switches() -> None:
    driver = Driver(**EIGHT)
    driver.announce("spy")
    assert driver.state["decision"] == "target"
    assert driver.act(0, "choose", player=6) == [
        {"type": "choose", "player": 0, "chosen": [6]},
        {"type": "show", "player": 0, "target": 6, "masks": ["spy", "king"]},
    ]
    assert driver.state["decision"] == "switch"
    assert driver.state["legal"] == [
        {"act": "switch", "really": False},
        {"act": "switch", "really": True},
    ]
    assert driver.act(0, "switch", really=True)[0] == {
        "type": "switch", "player": 0, "players": [0, 6], "really": True,
    }  # fmt: skip
    assert driver.truth["masks"][0] == "king"
    assert driver.truth["masks"][6] == "spy"


def test_the_fool_chooses_two_then_switches() -> None:
    driver = Driver(**EIGHT)
    driver.announce("fool")
    assert driver.state["decision"] == "targets"
    assert driver.state["legal"] == [
        {"act": "choose", "players": list(pair)} for pair in combinations(range(1, 8), 2)
    ]
    for pair in ([5, 2], [2, 2], [0, 3], [2, 8]):
        assert driver.refuses_act(0, "choose", players=pair) == "illegal-action"
    chosen = driver.act(0, "choose", players=[2, 5])
    assert chosen == [{"type": "choose", "player": 0, "chosen": [2, 5]}]
    assert driver.act(0, "switch", really=False)[0] == {
        "type": "switch", "player": 0, "players": [2, 5], "really": False,
    }  # fmt: skip
    assert driver.truth["masks"] == EIGHT["deal"]


def test_the_puppet_master_moves_people() -> None:
    driver = Driver(**EIGHT)
    driver.announce("puppeteer")
    assert driver.state["decision"] == "targets"
    assert driver.act(0, "choose", players=[1, 4]) == [
        {"type": "choose", "player": 0, "chosen": [1, 4]},
        {"type": "coins", "from": 1, "to": 0, "amount": 1},
        {"type": "coins", "from": 4, "to": 0, "amount": 1},
        {"type": "seats", "seats": [0, 4, 2, 3, 1, 5, 6, 7]},
        {"type": "turn", "player": 4, "turn": 2},
    ]
    assert driver.state["seats"] == [0, 4, 2, 3, 1, 5, 6, 7]
    assert driver.state["coins"] == [8, 5, 6, 6, 5, 6, 6, 6]
    assert driver.truth["masks"] == EIGHT["deal"]
    driver.act(4, "swap", **{"with": 1}, really=True)
    assert driver.truth["masks"][1] == "puppeteer"


def test_the_gurus_target_names_a_mask() -> None:
    driver = Driver(**EIGHT)
    driver.announce("guru")
    driver.act(0, "choose", player=5)
    assert driver.state["decision"] == "name"
    assert driver.state["player"] == 5
    in_play = sorted(EIGHT["deal"], key=MASKS.index)
    assert driver.state["legal"] == [{"act": "name", "mask": mask} for mask in in_play]
    assert driver.refuses_act(5, "name", mask="cheat") == "illegal-action"
    assert driver.act(5, "name", mask="king") == [
        {"type": "name", "player": 5, "mask": "king"},
        {"type": "reveal", "player": 5, "mask": "judge"},
        {"type": "coins", "from": 5, "to": 0, "amount": 4},
        {"type": "turn", "player": 1, "turn": 2},
    ]
    assert driver.truth["revealed"] == [5]


def test_a_peek_is_open_to_whoever_has_not_the_turn() -> None:
    driver = Driver(**{**SIX, "options": {"opening": 0, "peek": True}})
    before = driver.state
    assert driver.act(3, "peek") == [{"type": "peek", "player": 3, "mask": "judge"}]
    assert driver.state == before
    assert driver.truth["must_look"] == [3]
    assert driver.refuses_act(0, "peek") == "illegal-action"
    driver.act(0, "announce", mask="judge")
    driver.act(1, "peek")
    assert driver.refuses_act(0, "peek") == "illegal-action"
    while driver.state["decision"] == "claim":
        driver.act(driver.state["player"], "pass")
    assert driver.state["legal"] == [{"act": "look"}]
    assert driver.refuses_act(1, "announce", mask="judge") == "illegal-action"
    assert driver.act(1, "look")[0] == {"type": "look", "player": 1, "mask": "witch"}
    assert driver.truth["must_look"] == [3]


def test_no_peek_where_the_table_does_not_allow_it() -> None:
    assert Driver(**SIX).refuses_act(3, "peek") == "illegal-action"
