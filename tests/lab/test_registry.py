"""Mass play is found through entry points; any other game is played move by move."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from games.other_packages import install, installed, refresh
from games.test_registry import TWIN
from ridotto.games import registry
from ridotto.lab.counts import WIN, Order, lengths
from ridotto.lab.mascarade.random_play import RandomPlay
from ridotto.lab.plain_play import PlainPlay
from ridotto.lab.registry import LABS, lab_of
from ridotto.lab.simulation import simulate

LIMIT = 60


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Path]:
    """Return a directory for packages that has a game already."""
    install(tmp_path, "twin", "twin", TWIN, {"ridotto.games": {"twin": "twin:KIND"}})
    with installed(tmp_path) as place:
        yield place


def test_our_games_have_mass_play_of_their_own() -> None:
    assert LABS.names() == registry.names()
    assert lab_of("mascarade").random_play is RandomPlay


def test_a_game_without_it_is_played_move_by_move(place: Path) -> None:
    order = Order("twin", 5, (), 3, LIMIT)
    counts = simulate(order, 30, workers=1)
    assert sum(n for (what, _), n in counts.items() if what == "ended") == 30
    assert sum(n for (what, _), n in counts.items() if what == "seat-won") == 30 * WIN
    decided = sum(length * games for length, games in lengths(counts, "decisions"))
    assert decided == counts["decided", ""] > 30
    assert max(length for length, _ in lengths(counts, "turns")) <= LIMIT
    # The same games in pieces come to the same.
    play = PlainPlay(order)
    assert play.play(0, 10) + play.play(10, 20) == +counts


def test_broken_mass_play_is_replaced(place: Path, caplog: pytest.LogCaptureFixture) -> None:
    install(place, "rows", "rows", "1 / 0", {"ridotto.lab": {"twin": "rows:LAB"}})
    refresh()
    assert not lab_of("twin").compiles
    assert "twin of rows cannot be loaded" in caplog.text
