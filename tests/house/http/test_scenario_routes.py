"""Sets of masks over HTTP: checked, and suggested."""

from __future__ import annotations

import pytest

from house.serving import Served


@pytest.mark.parametrize(("players", "centre"), [(4, 2), (5, 1), (6, 0), (9, 2), (12, 0)])
def test_suggested_scenarios_are_playable(served: Served, players: int, centre: int) -> None:
    told = served.get(f"/api/scenarios/suggest?players={players}&centre={centre}")
    assert (told["players"], told["centre"]) == (players, centre)
    status, checked = served.ask("POST", "/api/scenarios/check", told)
    assert status == 200
    assert checked["ok"]
    assert checked["problems"] == []
    assert checked["fewest_stars"] <= checked["stars"] <= checked["most_stars"]


@pytest.mark.parametrize(
    "asked", ["", "players=3", "players=x", "players=6&centre=3", "players=4&centre=0"]
)
def test_impossible_suggestions_are_refused(served: Served, asked: str) -> None:
    status, told = served.ask("GET", f"/api/scenarios/suggest?{asked}")
    assert (status, told["error"]["code"]) == (400, "bad-request")


def test_the_house_lists_the_requirements_of_masks(served: Served) -> None:
    told = served.get("/api/house")["games"]["mascarade"]
    assert told["fewest_players"]["guru"] == 8
    assert told["copies"] == {"peasant": 2}
