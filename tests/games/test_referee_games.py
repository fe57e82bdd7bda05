"""The referee: views, records, random play and the end of a game."""

from __future__ import annotations

import pytest

from games.driver import Driver
from games.referee_tables import PUBLIC, SIX, finished

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
