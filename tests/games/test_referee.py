"""The referee's protocol: every command, field, decision, event and error code."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from games.driver import COMMAND, Driver, run_command, started
from ridotto.games.mascarade.scenario import sheet, sheet_names
from ridotto.rules.mascarade.masks import MASKS

#: Everybody wears what is in front of them, and powers can be used at once.
SIX = {
    "players": 6, "scenario": "6A", "seed": 7, "first": 0, "options": {"opening": 0},
    "deal": ["princess", "witch", "cheat", "judge", "swindler", "patron"],
}  # fmt: skip
EIGHT = {
    "players": 8, "seed": 7, "first": 0, "options": {"opening": 0},
    "scenario": {"masks": ["judge", "king", "patron", "fool", "princess", "spy", "puppeteer",
                           "guru", "thief", "widow"], "centre": 2},
    "deal": ["spy", "fool", "princess", "guru", "puppeteer", "judge", "king", "patron", "thief",
             "widow"],
}  # fmt: skip
FOUR = {"players": 4, "scenario": "4A", "seed": 7, "first": 0}


def pick(legal: list[dict[str, Any]], act: str) -> list[dict[str, Any]]:
    return [action for action in legal if action["act"] == act]


# new, state


PUBLIC = {
    "over", "player", "decision", "legal", "turn", "coins", "court", "bank", "seats",
    "masks_in_play", "announced", "claims", "opening_left",
}  # fmt: skip


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


def test_a_set_position() -> None:
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


# view, truth, record, load, random


@pytest.mark.parametrize("player", range(6))
def test_a_players_view(player: int) -> None:
    driver = Driver(**SIX)
    driver.act(0, "look")
    answer = driver.ask("view", player=player)
    assert set(answer) == {"ok", "view"}
    assert set(answer["view"]) == {"viewer", "state", "events"}
    assert answer["view"]["viewer"] == player
    assert answer["view"]["state"] == driver.state
    look = {"type": "look", "player": 0} | ({"mask": "princess"} if player == 0 else {})
    assert look in answer["view"]["events"]


def test_a_spectators_view() -> None:
    driver = Driver(**SIX)
    driver.act(0, "look")
    view = driver.ask("view", viewer="spectator")["view"]
    assert view["viewer"] == "spectator"
    assert view["events"] == [
        {"type": "deal", "first": 0, "open": True, "masks": SIX["deal"]},
        {"type": "turn", "player": 0, "turn": 1},
        {"type": "look", "player": 0},
        {"type": "turn", "player": 1, "turn": 2},
    ]


def test_the_truth() -> None:
    driver = Driver(**SIX)
    answer = driver.ask("truth")
    assert set(answer) == {"ok", "truth"}
    truth = {"masks": SIX["deal"], "revealed": [], "must_look": [], "seed": 7}
    assert answer["truth"] == truth


def test_a_record_can_be_loaded_elsewhere() -> None:
    driver = Driver(**SIX)
    driver.ask("random", seed=4, decisions=25)
    record = driver.ask("record")
    assert set(record) == {"ok", "record"}
    elsewhere = Driver()
    answer = elsewhere.ask("load", record=record["record"])
    assert answer == {"ok": True, "state": driver.state}
    assert elsewhere.everything() == driver.everything()


def test_random_play_is_settled_by_its_seed() -> None:
    one, same, other = Driver(**SIX), Driver(**SIX), Driver(**SIX)
    for driver, seed in ((one, 1), (same, 1), (other, 2)):
        answer = driver.ask("random", seed=seed, decisions=30)
        assert answer == {"ok": True, "state": driver.state}
    assert one.everything() == same.everything()
    assert one.everything() != other.everything()


@pytest.mark.parametrize("decisions", [0, 1, 17])
def test_random_play_takes_so_many_decisions(decisions: int) -> None:
    driver = Driver(**SIX)
    driver.ask("random", seed=3, decisions=decisions)
    assert len(driver.ask("record")["record"]["moves"]) == decisions


def test_random_play_stops_at_the_end() -> None:
    driver = Driver(**SIX)
    state = driver.ask("random", seed=3, decisions=1_000_000)["state"]
    assert state["over"]
    assert driver.ask("random", seed=4, decisions=5)["state"] == state


# The end


def test_the_state_of_a_finished_game() -> None:
    driver = Driver(**{**SIX, "coins": [11, 6, 6, 6, 6, 6]})
    assert driver.announce("princess")[-1] == {"type": "end", "winners": [0], "reason": "thirteen"}
    state = driver.state
    assert set(state) == {*PUBLIC, "winners", "reason"}
    assert state["over"] is True
    assert state["legal"] == []
    assert state["player"] is None
    assert state["decision"] is None
    assert state["winners"] == [0]
    assert state["reason"] == "thirteen"


def finished() -> Driver:
    driver = Driver(**{**SIX, "coins": [11, 6, 6, 6, 6, 6]})
    driver.announce("princess")
    return driver


def test_a_finished_game_is_open() -> None:
    driver = finished()
    driver.ask("truth")
    events = driver.ask("view", viewer="omniscient")["view"]["events"]
    assert driver.ask("view", viewer="spectator")["view"]["events"] == events
    assert driver.ask("record")["record"]["result"]["reason"] == "thirteen"


def test_nobody_acts_in_a_finished_game() -> None:
    driver = finished()
    assert driver.refuses_act(0, "look") == "game-over"
    assert driver.refuses_act(5, "pass") == "game-over"
    assert driver.refuses_act(3, "peek") == "game-over"


def test_the_reasons() -> None:
    ruin = Driver(**{**SIX, "coins": [6, 6, 6, 1, 6, 6]})
    end = ruin.announce("witch", 3)[-1]
    assert end == {"type": "end", "winners": [1, 2, 4, 5], "reason": "ruin"}
    cheat = Driver(**{**SIX, "coins": [6, 6, 10, 6, 6, 6]})
    assert cheat.announce("cheat", 2)[-1] == {"type": "end", "winners": [2], "reason": "cheat"}
    limit = Driver(**{**SIX, "options": {"opening": 0, "turn_limit": 1}})
    end = limit.act(0, "look")[-1]
    assert end == {"type": "end", "winners": [0, 1, 2, 3, 4, 5], "reason": "turn-limit"}


# Errors: the right code, and nothing has changed


BAD_JSON = [
    b"", b"\n", b"   ", b"{", b"{}}", b"nonsense", b"{'cmd':'state'}", b'{"cmd":"state"',
    b'{"cmd":"state"} {"cmd":"state"}', b'{"cmd":"state",}', b"\xff\xfe", b'{"cmd":"\xff"}',
    b'{"cmd":NaN}', b'{"cmd":1e999}', b"[" * 100_000, b'"\\ud800"', b"\x00", b'{"cmd":"a\x00"}',
]  # fmt: skip


@pytest.mark.parametrize("line", BAD_JSON, ids=lambda line: repr(line[:24]))
def test_broken_json(line: bytes) -> None:
    assert Driver(**SIX).refuses(line) == "bad-json"
    assert Driver().refuses(line) == "bad-json"


BAD_REQUESTS: list[Any] = [
    None, True, 3, 2.5, "state", [], [{"cmd": "state"}], {}, {"cmd": None}, {"cmd": 3},
    {"cmd": ["state"]}, {"command": "state"}, {"cmd": "new"}, {"cmd": "new", "players": 6},
    {"cmd": "act"}, {"cmd": "act", "player": 0}, {"cmd": "act", "action": {"act": "look"}},
    {"cmd": "act", "player": "0", "action": {"act": "look"}},
    {"cmd": "act", "player": True, "action": {"act": "look"}},
    {"cmd": "act", "player": 0.0, "action": {"act": "look"}},
    {"cmd": "act", "player": None, "action": {"act": "look"}},
    {"cmd": "act", "player": 0, "action": {"act": "look"}, "now": True},
    {"cmd": "view"}, {"cmd": "view", "player": 0, "viewer": "spectator"},
    {"cmd": "view", "player": "spectator"}, {"cmd": "view", "player": 1.0},
    {"cmd": "view", "viewer": "nobody"}, {"cmd": "view", "viewer": 0},
    {"cmd": "view", "viewer": []}, {"cmd": "view", "viewer": None}, {"cmd": "view", "player": None},
    {"cmd": "state", "player": 0}, {"cmd": "truth", "all": True}, {"cmd": "record", "to": "x"},
    {"cmd": "load"}, {"cmd": "load", "record": None}, {"cmd": "load", "record": {}},
    {"cmd": "load", "record": {}, "x": 1},
    {"cmd": "random"}, {"cmd": "random", "seed": 1}, {"cmd": "random", "decisions": 1},
    {"cmd": "random", "seed": -1, "decisions": 1}, {"cmd": "random", "seed": 2**63, "decisions": 1},
    {"cmd": "random", "seed": 1, "decisions": -1}, {"cmd": "random", "seed": 1.0, "decisions": 1},
    {"cmd": "random", "seed": 1, "decisions": 10**9},
    {"cmd": "random", "seed": 1, "decisions": "1"},
]  # fmt: skip


@pytest.mark.parametrize("request_", BAD_REQUESTS, ids=lambda request: f"{request!r:.60}")
def test_requests_of_the_wrong_form(request_: Any) -> None:
    assert Driver(**SIX).refuses(json.dumps(request_).encode()) == "bad-request"
    assert Driver().refuses(json.dumps(request_).encode()) == "bad-request"


@pytest.mark.parametrize("player", [-1, 6, 99, 2**63, 10**300])
def test_there_is_no_such_player(player: int) -> None:
    driver = Driver(**SIX)
    assert driver.refuses_act(player, "look") == "bad-request"
    assert driver.refuses({"cmd": "view", "player": player}) == "bad-request"


@pytest.mark.parametrize("cmd", ["", "State", "moves", "quit", "new ", "é", "x" * 100_000])
def test_unknown_commands(cmd: str) -> None:
    assert Driver(**SIX).refuses({"cmd": cmd}) == "unknown-command"
    assert Driver().refuses({"cmd": cmd, "player": 1}) == "unknown-command"


@pytest.mark.parametrize(
    "request_",
    [{"cmd": "act", "player": 0, "action": {"act": "look"}}, {"cmd": "state"},
     {"cmd": "view", "player": 0}, {"cmd": "view", "viewer": "spectator"}, {"cmd": "truth"},
     {"cmd": "record"}, {"cmd": "random", "seed": 1, "decisions": 1}],
    ids=lambda request: request["cmd"],
)  # fmt: skip
def test_without_a_game(request_: dict[str, Any]) -> None:
    driver = Driver()
    assert driver.refuses(request_) == "no-game"
    driver.new(**SIX)
    assert driver.send(json.dumps(request_).encode())["ok"]


@pytest.mark.parametrize("game", ["chess", "", "Mascarade", None, 3, ["mascarade"], {}])
def test_unknown_games(game: Any) -> None:
    assert Driver(**SIX).refuses({"cmd": "new", "game": game, **SIX}) == "bad-setup"


def test_somebody_elses_decision() -> None:
    driver = Driver(**SIX)
    for player in range(1, 6):
        assert driver.refuses_act(player, "look") == "not-your-decision"
    driver.act(0, "announce", mask="judge")
    for player in (0, 2, 3, 4, 5):
        assert driver.refuses_act(player, "pass") == "not-your-decision"


@pytest.mark.parametrize(
    "action",
    [None, 3, "look", [], {}, {"act": None}, {"act": 3}, {"act": ["look"]},
     {"act": "look", "mask": "king"}, {"act": "swap"}, {"act": "swap", "with": 1},
     {"act": "swap", "really": True}, {"act": "swap", "with": 1, "really": 1},
     {"act": "swap", "with": 1, "really": "true"}, {"act": "swap", "with": None, "really": True},
     {"act": "swap", "with": 1.0, "really": True}, {"act": "swap", "with": True, "really": True},
     {"act": "swap", "with": [1], "really": True}, {"act": "announce"},
     {"act": "announce", "mask": 3}, {"act": "announce", "mask": None}, {"act": "choose"},
     {"act": "choose", "player": 1, "players": [1, 2]}, {"act": "choose", "players": [1]},
     {"act": "choose", "players": [1, 2, 3]}, {"act": "choose", "player": "1"},
     {"act": "switch"}, {"act": "name"}, {"act": "pass", "why": "bored"}],
    ids=lambda action: f"{action!r:.60}",
)  # fmt: skip
def test_actions_of_the_wrong_form(action: Any) -> None:
    assert Driver(**SIX).refuses_action(0, action) == "bad-request"


@pytest.mark.parametrize(
    "action",
    [{"act": "dance"}, {"act": ""}, {"act": "LOOK"}, {"act": "claim"}, {"act": "pass"},
     {"act": "decline"}, {"act": "peek"}, {"act": "switch", "really": True},
     {"act": "choose", "player": 1}, {"act": "choose", "players": [1, 2]},
     {"act": "name", "mask": "judge"}, {"act": "announce", "mask": "king"},
     {"act": "announce", "mask": "duke"}, {"act": "announce", "mask": ""},
     {"act": "swap", "with": 0, "really": True}, {"act": "swap", "with": 6, "really": True},
     {"act": "swap", "with": -1, "really": True}, {"act": "swap", "with": 2**64, "really": True},
     {"act": "swap", "with": "centre:0", "really": True},
     {"act": "swap", "with": "centre", "really": True},
     {"act": "swap", "with": "1", "really": True}],
    ids=lambda action: f"{action!r:.60}",
)  # fmt: skip
def test_actions_that_the_rules_do_not_allow_now(action: Any) -> None:
    """The table is for six, without king, centre or peeking, and it is player 0's turn."""
    assert Driver(**SIX).refuses_action(0, action) == "illegal-action"


def test_a_record_that_was_tampered_with_is_not_loaded() -> None:
    driver = Driver(**SIX)
    driver.ask("random", seed=4, decisions=25)
    record = driver.ask("record")["record"]
    record["moves"].pop()
    assert driver.refuses({"cmd": "load", "record": record}) == "bad-request"


def test_every_legal_action_is_accepted() -> None:
    driver = Driver(**SIX)
    for action in driver.state["legal"]:
        assert Driver(**SIX).send(
            json.dumps({"cmd": "act", "player": 0, "action": action}).encode()
        )["ok"]


# The command itself


def lines_of(*requests: dict[str, Any]) -> bytes:
    return b"".join(json.dumps(request).encode() + b"\n" for request in requests)


NEW = {"cmd": "new", "game": "mascarade", **SIX}


def test_the_command_answers_each_line_with_a_line() -> None:
    act = {"cmd": "act", "player": 0, "action": {"act": "look"}}
    done = run_command(lines_of(NEW, act, act, {"cmd": "truth"}) + b"nonsense\n")
    assert done.returncode == 0
    assert done.stderr == b""
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["ok"] for answer in answers] == [True, True, False, True, False]


def test_the_installed_command() -> None:
    ridotto = Path(sys.executable).with_name("ridotto")
    done = subprocess.run(
        [ridotto, "referee"], input=lines_of(NEW), capture_output=True, timeout=60
    )
    assert done.returncode == 0
    assert done.stderr == b""
    assert json.loads(done.stdout)["ok"]


def test_the_end_of_input_is_no_error() -> None:
    done = run_command(b"")
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


def test_the_last_line_needs_no_newline() -> None:
    done = run_command(lines_of(NEW) + b'{"cmd":"state"}')
    assert done.stdout.count(b"\n") == 2
    assert done.returncode == 0


def test_the_protocol_speaks_no_language() -> None:
    data = lines_of(NEW, {"cmd": "nonsense"}, {"cmd": "state"})
    assert run_command(data, RIDOTTO_LANG="pl").stdout == run_command(data).stdout
    assert run_command(data, LC_ALL="C").stdout == run_command(data).stdout


def test_each_answer_comes_before_the_next_request() -> None:
    with started() as process:
        for request in (NEW, {"cmd": "state"}, {"cmd": "oops"}, {"cmd": "truth"}):
            process.stdin.write(lines_of(request))
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["ok"] is (request["cmd"] != "oops")
        process.stdin.close()
        assert process.wait(60) == 0


def test_a_reader_who_leaves_gets_no_traceback() -> None:
    reading, writing = os.pipe()
    with subprocess.Popen(
        COMMAND, stdin=subprocess.PIPE, stdout=writing, stderr=subprocess.PIPE
    ) as process:
        os.close(reading)
        os.close(writing)
        _, complaint = process.communicate(lines_of(*[NEW] * 50), timeout=60)
    assert complaint == b""
