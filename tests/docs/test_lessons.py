"""The page's lessons are what the real rules make of their scripts."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from docs.documents import ROOT
from ridotto.games.errors import Refusal
from ridotto.games.registry import kind, kinds

LEARNER = 0
GAMES = ("mascarade", "masquerade")


@pytest.fixture(scope="module")
def lessons() -> Iterator[Any]:
    """Import the scripts, which are beside the page's sources."""
    sys.path.insert(0, str(ROOT / "web"))
    try:
        yield importlib.import_module("make_lessons")
    finally:
        sys.path.remove(str(ROOT / "web"))


@pytest.fixture(params=GAMES)
def script(request: pytest.FixtureRequest, lessons: Any) -> Any:
    """Return the script of a game's lesson."""
    return next(script for script in lessons.SCRIPTS if script.game == request.param)


def test_every_game_has_a_lesson(lessons: Any) -> None:
    assert sorted(script.game for script in lessons.SCRIPTS) == sorted(GAMES)
    assert set(GAMES) <= set(kinds())


def test_the_recordings_are_up_to_date(lessons: Any, script: Any) -> None:
    path = lessons.recording_file(script)
    assert path.read_text(encoding="utf-8") == lessons.recording_text(script), "run make lessons"


def _recorded_events(recording: dict[str, Any]) -> list[Any]:
    """Return all events that the learner is sent, in order."""
    outcomes = [
        outcome
        for step in recording["steps"]
        for outcome in [*step["watch"], *([step["then"]] if "then" in step else [])]
    ]
    sent = [*recording["view"], *(message for each in outcomes for message in each["messages"])]
    entries = [entry for message in sent for entry in message.get("entries", [])]
    assert [entry["n"] for entry in entries] == list(range(1, len(entries) + 1))
    return [event for entry in entries for event in entry.get("events", [])]


def test_the_rules_alone_give_the_same_events(lessons: Any, script: Any) -> None:
    recording = msgspec.json.decode(lessons.recording_file(script).read_bytes())
    game = kind(script.game).new(script.setup)
    for player, action in importlib.import_module("lessons.recorder").moves_of(script):
        game.act_data(player, action)
    assert game.over
    seen, everything = (
        msgspec.json.decode(msgspec.json.encode(list(game.events(viewer))))
        for viewer in (LEARNER, "omniscient")
    )
    recorded = _recorded_events(recording)
    assert recorded == seen
    assert recorded != everything, "the learner is sent what is hidden from a player"


def test_a_script_with_an_illegal_move_is_refused(lessons: Any, script: Any) -> None:
    recorder = importlib.import_module("lessons.recorder").Recorder(script)
    with pytest.raises(Refusal):
        recorder.play(LEARNER + 1, {"act": "claim"})
