"""The example bot plays whole games at a house, and is as short as documented."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from house.client import at
from house.players import wishes
from house.serving import PATIENCE, Served, live
from terminal.command import environment

EXAMPLE = Path(__file__).parents[3] / "docs" / "examples" / "house_bot.py"


def test_the_example_is_shorter_than_sixty_lines() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) < 60


def bot(link: str, name: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, str(EXAMPLE), link, name],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment(),
    )  # fmt: skip


@pytest.mark.parametrize(
    ("game", "players", "more"),
    [
        ("mascarade", 4, {}),
        ("mascarade", 7, {"options": {"turn_limit": 10, "opening": 1}}),
        ("mascarade", 5, {"options": {"turn_limit": 12}, "claims": "at-once"}),
        ("masquerade", 3, {}),
    ],
)
@live
async def test_the_example_plays_whole_games(
    served: Served, game: str, players: int, more: dict[str, Any]
) -> None:
    host = served.guest("host")
    status, opened = served.ask(
        "POST", "/api/tables", {"wishes": wishes(game, players, **more)}, host.token
    )
    assert status == 201
    bots = [bot(opened["link"], f"bot {number}") for number in range(players)]
    try:
        async with at(opened["table"], host) as (client,):
            await client.until(lambda: all(seat["name"] for seat in client.shown["seats"]))
            await client.do("start")
            await client.until(lambda: client.over)
        ends = [each.communicate(timeout=PATIENCE) for each in bots]
    finally:
        for each in bots:
            each.kill()
    assert [each.returncode for each in bots] == [0] * players, ends
    assert len({said for said, _ in ends}) == 1, "they do not agree on how it ended"
    assert ends[0][0].startswith("won by ")
    record = served.get(f"/api/tables/{opened['table']}/record")
    assert sorted(record["names"]) == [f"bot {number}" for number in range(players)]
    assert str(record["result"]["winners"]) in ends[0][0]
