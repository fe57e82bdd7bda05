"""A game of another package works everywhere, without a line about it in ridotto."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from house.client import seated
from house.players import play_all
from house.serving import Served, live
from terminal.command import ridotto, ridotto_json

ROOT = Path(__file__).parents[2]
NEW = {"cmd": "new", "game": "moccoli", "players": 3, "seed": 3}

pytestmark = pytest.mark.usefixtures("installed")


def referee(*commands: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the referee's answers."""
    done = ridotto("referee", stdin="".join(json.dumps(command) + "\n" for command in commands))
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def record_of(**setup: Any) -> dict[str, Any]:
    """Return the record of a random game."""
    *_, told = referee(
        NEW | setup, {"cmd": "random", "seed": 5, "decisions": 1000}, {"cmd": "record"}
    )
    record: dict[str, Any] = told["record"]
    return record


def test_ridotto_does_not_know_the_third_game() -> None:
    files = [
        path
        for folder in ("src", "web/src", "docs", "bench")
        for path in (ROOT / folder).rglob("*")
        if path.suffix in (".py", ".ts", ".svelte", ".ftl", ".md") and "page" not in path.parts
    ]
    assert len(files) > 300
    assert [path for path in files if b"moccoli" in path.read_bytes().lower()] == []


def test_the_referee_plays_it() -> None:
    offer = {"cmd": "act", "player": 0, "action": {"act": "offer", "player": 2}}
    accept = {"cmd": "act", "player": 2, "action": {"act": "accept"}}
    new, offered, accepted, view = referee(NEW, offer, accept, {"cmd": "view", "player": 1})
    assert new["state"]["decision"] == "turn"
    assert offered["state"]["player"] == 2
    assert accepted["events"][1:3] == [
        {"type": "candle", "player": 0, "candle": 4},
        {"type": "candle", "player": 2, "candle": 1},
    ]
    hidden = [event for event in view["view"]["events"] if event["type"] == "candle"]
    assert [event["player"] for event in hidden if "candle" in event] == [1]


def test_the_referee_refuses_what_its_rules_forbid() -> None:
    accept = {"cmd": "act", "player": 0, "action": {"act": "accept"}}
    crowd, _, illegal, unknown = referee(
        NEW | {"players": 7}, NEW, accept, {"cmd": "new", "game": "moccolo", "players": 3}
    )
    assert crowd["error"] == {"code": "bad-setup", "message": "players must be 2 to 6, not 7"}
    assert illegal["error"]["code"] == "illegal-action"
    assert "mascarade, masquerade, moccoli" in unknown["error"]["message"]


def test_what_a_player_sees_does_not_depend_on_what_is_hidden() -> None:
    """Worlds that differ in candles player 0 never sees are the same to player 0."""
    chance = random.Random(1)
    acts = [{"act": "keep"}, {"act": "offer", "player": 3}, {"act": "refuse"}, {"act": "keep"}]
    plays = [
        {"cmd": "act", "player": player, "action": act}
        for player, act in zip((0, 1, 3, 2), acts, strict=True)
    ]
    commands: list[dict[str, Any]] = []
    for _ in range(20):
        deal = chance.sample(range(1, 9), 8)
        other = [deal[0], *chance.sample(deal[1:], 7)]
        for cards in (deal, other):
            new = NEW | {"players": 4, "deal": cards}
            commands += [new, *plays, {"cmd": "view", "player": 0}]
    views = [answer["view"] for answer in referee(*commands) if "view" in answer]
    assert len(views) == 40
    assert views[::2] == views[1::2]


def test_records_replay_and_tampered_ones_are_refused() -> None:
    record = record_of()
    assert record["result"]["reason"] in ("blown", "dawn")
    (loaded,) = referee({"cmd": "load", "record": record})
    assert loaded["state"]["winners"] == record["result"]["winners"]
    record["result"]["winners"] = [0, 1, 2]
    (refused,) = referee({"cmd": "load", "record": record})
    assert refused["error"]["code"] == "bad-request"


def test_replay_tells_a_recorded_game(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record_of()))
    done = ridotto("replay", file)
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) > 5


def test_the_random_player_plays_it() -> None:
    listed = [mind for mind in ridotto_json("minds") if mind["game"] == "moccoli"]
    assert [mind["rung"] for mind in listed] == [0]


def test_tournaments_are_held_in_it() -> None:
    (name,) = [mind["name"] for mind in ridotto_json("minds") if mind["game"] == "moccoli"]
    told = ridotto_json(
        "tournament", "moccoli", "--field", name, "--guest", name, "--players", "3",
        "--games", "30", "--seed", "1", "--workers", "1",
    )  # fmt: skip
    assert told["game"] == "moccoli"
    assert told["games"] >= 30


def test_its_balance_is_measured(tmp_path: Path) -> None:
    """Seats, endings and lengths are reported although the game adds nothing of its own."""
    page = tmp_path / "report.html"
    asked = ("balance", "moccoli", "--players", "3", "--games", "40", "--workers", "1")
    told = ridotto_json(*asked, "--html", page)
    assert (told["game"], told["players"], told["games"]) == ("moccoli", 3, 40)
    wins = [seat["share"]["value"] for seat in told["by_seat"].values()]
    assert sum(wins) == pytest.approx(3)
    assert set(told["endings"]) <= {"blown", "dawn"}
    assert told["lengths"]["turns"]["most"] > 0
    assert page.read_text().startswith("<!DOCTYPE html>")


def test_it_is_played_in_a_terminal(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    done = ridotto(
        "play", "moccoli", "--seed", "3", "--players", "3", "--fast", "--save", file,
        stdin="1\n" * 200,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "moccoli" in done.stdout.lower()
    assert json.loads(file.read_text())["result"] is not None


@live
async def test_people_and_bots_play_it_in_a_house(tmp_path: Path) -> None:
    house = Served(tmp_path / "data").start()
    try:
        bots = house.get("/api/house")["bots"]
        (bot,) = [bot["name"] for bot in bots if bot["game"] == "moccoli"]
        one, two = house.guests(2)
        wishes = {"game": "moccoli", "players": 3, "pace": 0, "clock": None}
        more = {"bots": [bot]}
        async with seated(wishes, one, two, **more) as (first, second):
            await first.do("start")
            assert first.own != second.own
            await play_all([first, second])
            table = first.table
            assert first.state["reason"] in ("blown", "dawn")
        record = house.get(f"/api/tables/{table}/record")
        file = tmp_path / "record.json"
        file.write_text(json.dumps(record))
        verified = ridotto("verify", file)
        assert verified.returncode == 0, verified.stdout + verified.stderr
        assert house.get(f"/api/tables/{table}/replay")
    finally:
        house.stop()
