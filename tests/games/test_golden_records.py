"""Records written once and kept: they load for ever and tell the same events.

New ones are written by ``golden/write_new.py``, which leaves those that are there alone.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ridotto.games.mascarade import events as mascarade
from ridotto.games.masquerade import events as masquerade
from ridotto.games.record import read_record

GOLDEN = Path(__file__).parent / "golden"
RECORDS = sorted(GOLDEN.glob("*-v*.json"))


@pytest.fixture(params=RECORDS, ids=lambda path: path.stem)
def path(request: pytest.FixtureRequest) -> Path:
    return request.param


def test_it_tells_the_same_events(path: Path) -> None:
    game = read_record(path.read_bytes())
    told = [msgspec.json.encode(event) for event in game.events("omniscient")]
    assert told == path.with_suffix(".events").read_bytes().splitlines()


def test_it_comes_to_the_same_result(path: Path) -> None:
    game = read_record(path.read_text(encoding="utf-8"))
    assert game.result() == json.loads(path.read_text(encoding="utf-8"))["result"]


def games(kind: str) -> list[Any]:
    return [read_record(path.read_bytes()) for path in RECORDS if path.stem.startswith(kind)]


def test_every_record_has_its_events_and_the_other_way_round() -> None:
    assert {path.stem for path in RECORDS} == {path.stem for path in GOLDEN.glob("*.events")}


@pytest.mark.parametrize(
    ("kind", "audiences", "reasons"),
    [
        ("mascarade", mascarade.AUDIENCES, ("thirteen", "ruin", "cheat", "turn-limit", "")),
        ("masquerade", masquerade.AUDIENCES, ("guardians", "events", "renewals", "turn-limit", "")),
    ],
)
def test_they_hold_every_kind_of_event_and_of_ending(
    kind: str, audiences: Any, reasons: tuple[str, ...]
) -> None:
    happened = {type(event) for game in games(kind) for event in game.events("omniscient")}
    assert happened == set(audiences)
    assert {game.reason for game in games(kind)} == set(reasons)


def test_they_hold_every_kind_of_table() -> None:
    tables = games("mascarade")
    setups: list[dict[str, Any]] = [msgspec.to_builtins(game.setup) for game in tables]
    assert any(isinstance(setup["scenario"], dict) for setup in setups)
    assert any("coins" in setup and "court" in setup for setup in setups)
    assert any(game.inner.cards > game.players for game in tables)
    for option, usual in {
        "peek": False,
        "closed_deal": False,
        "opening": 4,
        "turn_limit": None,
    }.items():
        assert {setup["options"][option] == usual for setup in setups} == {True, False}


def test_they_hold_every_number_of_players_of_masquerade() -> None:
    assert {game.players for game in games("masquerade")} == {2, 3, 4, 5}
    assert "Rehearsal" in [game.setup.deck.name for game in games("masquerade")]


@pytest.mark.slow
def test_the_script_leaves_what_is_there_alone() -> None:
    before = {path: path.read_bytes() for path in GOLDEN.iterdir() if path.is_file()}
    script = [sys.executable, str(GOLDEN / "write_new.py")]
    done = subprocess.run(script, capture_output=True, text=True, check=True)
    assert "written" not in done.stdout
    assert {path: path.read_bytes() for path in GOLDEN.iterdir() if path.is_file()} == before
