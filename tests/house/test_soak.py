"""The soak notices what it is there to notice."""

from __future__ import annotations

import json
from typing import Any

import pytest

from house.soak.hidden import HiddenRule, visible
from house.soak.verdict import GROWTH, MOVES, NEWCOMERS, P99, SOCKETS, Figures, summarise
from ridotto.games.mascarade.events import AUDIENCES


def figures(**changed: Any) -> Figures:
    """Return the figures of a run of ten minutes that meets all targets."""
    good: dict[str, Any] = {
        "seconds": 600.0, "calm_seconds": 500.0, "moves": [0.004] * 60_000, "wrong": (),
        "sockets": [1050] * 100, "memory": [80.0] * 50 + [83.9] * 50, "newcomers": 60,
    }  # fmt: skip
    return Figures(**good | changed)


def test_good_figures_pass() -> None:
    found = summarise(figures())
    assert found["missed"] == found["wrong"] == []
    assert (found[MOVES], found[P99], found[GROWTH]) == (120.0, 4.0, 4.88)


@pytest.mark.parametrize(
    ("name", "changed"),
    [
        (GROWTH, {"memory": [80.0] * 50 + [84.1] * 50}),
        (P99, {"moves": [0.004] * 59_000 + [0.021] * 1000}),
        (P99, {"moves": []}),
        (MOVES, {"moves": [0.004] * 49_000}),
        (SOCKETS, {"sockets": [999] * 100}),
        (SOCKETS, {"sockets": []}),
        (NEWCOMERS, {"newcomers": 19}),
    ],
)
def test_each_missed_target_is_named(name: str, changed: dict[str, Any]) -> None:
    assert name in [missed.split(":")[0] for missed in summarise(figures(**changed))["missed"]]


def test_faults_are_told_but_not_without_end() -> None:
    found = summarise(figures(wrong=[f"fault {n}" for n in range(1000)]))
    assert (len(found["wrong"]), found["wrong in all"]) == (20, 1000)


STATE = {
    "over": False, "player": 1, "decision": "opening", "legal": [], "turn": 1, "coins": [6, 6],
    "court": 0, "bank": 9, "seats": [0, 1], "masks_in_play": ["judge", "king"], "announced": None,
    "claims": [], "opening_left": 4, "turn_player": 1, "announcer": None,
}  # fmt: skip
SHARES = {"Ana": "a1" * 16, "Bea": "b2" * 16}


def faults(message: dict[str, Any], viewer: int | None, rule: HiddenRule | None = None) -> int:
    rule = rule or HiddenRule("a table", SHARES)
    rule.check(json.dumps(message, separators=(",", ":")), message, "Ana", viewer, over=False)
    return len(rule.wrong)


@pytest.mark.parametrize(
    ("event", "seen_by"),
    [
        ({"type": "swap", "player": 0, "with": 1, "really": True}, {0}),
        ({"type": "switch", "player": 0, "players": [1, 2], "really": False}, {0}),
        ({"type": "look", "player": 2, "mask": "king"}, {2}),
        ({"type": "peek", "player": 1, "mask": "king"}, {1}),
        ({"type": "show", "player": 0, "target": 1, "masks": ["king", "fool"]}, {0}),
        ({"type": "show", "player": 0, "target": 1, "mask": "king"}, {0, 2}),
        ({"type": "deal", "first": 0, "open": False, "masks": ["king"]}, set()),
        ({"type": "deal", "first": 0, "open": True, "masks": ["king"]}, {0, 1, 2, None}),
        ({"type": "announce", "player": 0, "mask": "king"}, {0, 1, 2, None}),
        ({"type": "swap", "player": 0, "with": 1, "was": "king"}, set()),
    ],
)
def test_a_hidden_field_of_an_event_is_noticed(event: dict[str, Any], seen_by: set[Any]) -> None:
    message = {"is": "news", "n": 1, "entries": [{"n": 1, "events": [event]}]}
    assert {viewer for viewer in (0, 1, 2, None) if not faults(message, viewer)} == seen_by


def test_every_event_of_the_game_has_its_rule() -> None:
    for kind in AUDIENCES:
        tag = str(kind.__struct_config__.tag)
        assert visible({"type": tag, "open": False, "target": 0}, None) >= {"type"}


@pytest.mark.parametrize(
    ("message", "viewer"),
    [
        ({"state": STATE | {"legal": [{"act": "look"}]}}, 0),
        ({"state": STATE | {"legal": [{"act": "look"}]}}, None),
        ({"state": STATE | {"masks": ["king", "judge"]}}, 1),
        ({"own": {"peek": True}}, None),
        ({"own": {"peek": True, "mask": "king"}}, 0),
        ({"setup": {"players": 2, "seed": 7}}, 0),
        ({"shown": {"fairness": {"secret": "00", "shares": []}}}, 0),
        ({"said": [SHARES["Bea"]]}, 0),
    ],
)
def test_a_hidden_field_elsewhere_is_noticed(message: dict[str, Any], viewer: int | None) -> None:
    assert faults({"n": 1} | message, viewer) >= 1


def test_public_messages_pass_and_states_must_be_the_same_for_all() -> None:
    rule = HiddenRule("a table", SHARES)
    assert faults({"n": 1, "state": STATE, "own": {"peek": True}}, 0, rule) == 0
    asked = STATE | {"legal": [{"act": "look"}]}
    assert faults({"n": 1, "state": asked, "you": SHARES["Ana"]}, 1, rule) == 0
    assert faults({"n": 1, "state": STATE | {"court": 1}}, None, rule) == 1
    assert faults({"n": 2, "state": STATE | {"masks_in_play": ["king", "judge"]}}, 0, rule) == 2
