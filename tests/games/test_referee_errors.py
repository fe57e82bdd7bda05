"""The referee: errors, with the right code and nothing changed."""

from __future__ import annotations

import json
from typing import Any

import pytest

from games.driver import Driver
from games.referee_tables import SIX

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


def test_someone_elses_decision() -> None:
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
