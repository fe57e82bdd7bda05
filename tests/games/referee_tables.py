"""Tables that the referee's tests set up."""

from __future__ import annotations

from typing import Any

from games.driver import Driver

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


PUBLIC = {
    "over", "player", "decision", "legal", "turn", "coins", "court", "bank", "seats",
    "masks_in_play", "announced", "claims", "opening_left", "turn_player",
    "announcer",
}  # fmt: skip


def finished() -> Driver:
    driver = Driver(**{**SIX, "coins": [11, 6, 6, 6, 6, 6]})
    driver.announce("princess")
    return driver
