"""Games are found through entry points, ours and those of other packages."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from games.other_packages import install, installed
from ridotto.games import registry, words
from ridotto.games.errors import Refusal
from ridotto.games.kind import Kind
from ridotto.games.mascarade.kind import KIND as MASCARADE

OURS = ("mascarade", "masquerade")

#: A game of another package that is Mascarade under another name.
TWIN = """
from pathlib import Path
from ridotto.games.mascarade.kind import MascaradeKind

class TwinKind(MascaradeKind):
    name = "twin"
    words = Path(__file__).parent / "words"

KIND = TwinKind()
"""


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Path]:
    """Return a directory for packages that has a game already."""
    install(tmp_path, "twin", "twin", TWIN, {"ridotto.games": {"twin": "twin:KIND"}})
    with installed(tmp_path) as place:
        yield place


def refused(name: object) -> str:
    with pytest.raises(Refusal) as refusal:
        registry.kind(name)
    assert refusal.value.code == "bad-setup"
    return refusal.value.message


def test_our_games_are_found() -> None:
    assert registry.names() == OURS
    assert tuple(registry.kinds()) == OURS
    assert registry.kind("mascarade") is registry.kinds()["mascarade"] is MASCARADE
    assert all(kind.name == name for name, kind in registry.kinds().items())


def test_an_unknown_game_is_refused_with_the_names_of_all() -> None:
    assert refused("chess") == "there is no game 'chess'; the games are mascarade, masquerade"
    assert refused(8) == "a game is named by a string; the games are mascarade, masquerade"
    with pytest.raises(Refusal, match="there is no game 'chess'"):
        registry.new_game("chess", {})


def test_a_game_is_imported_only_when_it_is_asked_for() -> None:
    code = """
import sys
from ridotto.games import registry
import ridotto.games.referee
def loaded():
    return [name for name in ("mascarade", "masquerade") if f"ridotto.games.{name}" in sys.modules]
print(registry.names(), loaded())
registry.kind("masquerade")
print(loaded())
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["('mascarade', 'masquerade') []", "['masquerade']"]


def test_another_package_adds_a_game(place: Path) -> None:
    assert registry.names() == (*OURS, "twin")
    kind = registry.kind("twin")
    assert isinstance(kind, Kind)
    game = registry.new_game("twin", {"players": 4, "scenario": "4A", "seed": 1})
    assert game.players == 4


def test_our_games_come_first(place: Path) -> None:
    install(place, "abacus", "abacus", TWIN, {"ridotto.games": {"abacus": "abacus:KIND"}})
    registry.GAMES.refresh()
    assert registry.names() == (*OURS, "abacus", "twin")


def test_its_texts_are_found_behind_ours(place: Path) -> None:
    folder = place / "words" / "en"
    folder.mkdir(parents=True)
    (folder / "twin.ftl").write_text("twin-hello = Hello, { mask-king }\nmask-king = Not ours\n")
    assert words.speak("fr")("twin-hello") == "Hello, King"
    assert words.speak("en")("mask-king") == "King"
    with pytest.raises(KeyError):
        words.speak("en")("twin-nothing")


def test_of_two_packages_with_one_name_neither_is_taken(place: Path) -> None:
    install(place, "third", "third", TWIN, {"ridotto.games": {"twin": "third:KIND"}})
    registry.GAMES.refresh()
    assert refused("twin") == (
        "twin is registered in ridotto.games by third and twin; uninstall all but one"
    )
    assert tuple(registry.kinds()) == OURS


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ("1 / 0", "ZeroDivisionError: division by zero"),
        ("import no_such_module", "ModuleNotFoundError: No module named 'no_such_module'"),
        ("", "AttributeError: module 'broken' has no attribute 'KIND'"),
        ("raise SystemExit('gone')", "SystemExit: gone"),
        ("from ridotto.games.mascarade.kind import KIND", "broken calls itself mascarade"),
        ("KIND = 'chess'", "broken of broken is not a Kind (broken:KIND): str"),
    ],
)
def test_a_broken_package_does_not_stop_the_others(
    place: Path, caplog: pytest.LogCaptureFixture, source: str, told: str
) -> None:
    install(place, "broken", "broken", source, {"ridotto.games": {"broken": "broken:KIND"}})
    sys.modules.pop("broken", None)
    registry.GAMES.refresh()
    assert registry.kind("mascarade") is MASCARADE
    assert tuple(registry.kinds()) == (*OURS, "twin")
    assert told in caplog.text
    assert told in refused("broken")
    caplog.clear()
    registry.kinds()
    assert caplog.text == "", "it is said once"
