"""Bots are found through entry points; a game without any is played by the random player."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from games.other_packages import install, installed, refresh
from games.test_registry import TWIN
from ridotto.games import registry
from ridotto.games.words import LANGUAGES, speak
from ridotto.minds.registry import RANDOM_PLAYER, characters, find, minds_of
from ridotto.minds.wanderer import Wanderer

BOTS = """
from ridotto.minds.registry import Character, GameMinds
from ridotto.minds.wanderer import Wanderer

MINDS = GameMinds(
    (Character("strong", "twin", 1, "portrait-strong", Wanderer),
     Character("weak", "twin", 0, "portrait-weak", Wanderer)),
    stand_in="weak",
)
"""


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Path]:
    """Return a directory for packages that has a game already."""
    install(tmp_path, "twin", "twin", TWIN, {"ridotto.games": {"twin": "twin:KIND"}})
    with installed(tmp_path) as place:
        yield place


@pytest.mark.parametrize("game", registry.names())
def test_every_game_of_ours_has_a_ladder_and_a_stand_in_on_it(game: str) -> None:
    ladder = characters(game)
    assert len(ladder) >= 3
    assert [who.rung for who in ladder] == sorted(who.rung for who in ladder)
    assert {who.game for who in ladder} == {game}
    assert find(minds_of(game).stand_in, game).rung > 0
    # One that nobody wrote is not among them.
    assert RANDOM_PLAYER not in {who.name for who in ladder}


def test_a_game_without_bots_is_played_at_random(place: Path) -> None:
    (nane,) = characters("twin")
    assert (nane.name, nane.game, nane.rung) == (RANDOM_PLAYER, "twin", 0)
    assert isinstance(nane.make(), Wanderer)
    assert minds_of("twin").stand_in == RANDOM_PLAYER
    assert minds_of("twin").beliefs is None
    assert all(speak(language)(nane.portrait) for language in LANGUAGES)


def test_a_game_that_is_not_there_has_no_bots() -> None:
    assert characters("chess") == ()
    with pytest.raises(ValueError, match="the characters are none"):
        find("nane", "chess")


def test_another_package_brings_bots(place: Path) -> None:
    install(place, "bots", "bots", BOTS, {"ridotto.minds": {"twin": "bots:MINDS"}})
    refresh()
    assert [who.name for who in characters("twin")] == ["weak", "strong"]
    assert minds_of("twin").stand_in == "weak"


def test_in_place_of_broken_bots_plays_the_random_player(
    place: Path, caplog: pytest.LogCaptureFixture
) -> None:
    install(place, "bots2", "bots2", "1 / 0", {"ridotto.minds": {"twin": "bots2:MINDS"}})
    refresh()
    assert [who.name for who in characters("twin")] == [RANDOM_PLAYER]
    assert "twin of bots2 cannot be loaded" in caplog.text
