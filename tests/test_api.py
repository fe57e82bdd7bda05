"""``import ridotto`` is an interface: complete, typed and quick to import."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any, Required, get_origin, get_type_hints

import msgspec
import pytest

import ridotto
from docs.documents import ROOT, blocks
from ridotto.games import api
from ridotto.games.mascarade import setup as mascarade
from ridotto.games.masquerade import setup as masquerade

SNIPPET = """
import ridotto

one = ridotto.new_game("mascarade", players=8, scenario="8A", seed=7)
reveal_type(one)  # ridotto.games.mascarade.game.Mascarade
reveal_type(one.decider)  # int | None
reveal_type(one.state())  # ridotto.games.mascarade.game.Public
reveal_type(one.setup)  # ridotto.games.mascarade.setup.Setup
reveal_type(one.copy())  # ridotto.games.mascarade.game.Mascarade
reveal_type(one.legal()[0].act)  # error
reveal_type(one.moves[0].player)  # int
reveal_type(one.act_data(0, {"act": "look"})[0])  # ridotto.games.mascarade.events.Event
other = ridotto.new_game("masquerade", players=3)
reveal_type(other)  # ridotto.games.masquerade.game.Masquerade
reveal_type(other.private(0).hand)  # tuple[str, ...]
reveal_type(ridotto.new_game("mascarade", {}))  # ridotto.games.mascarade.game.Mascarade
reveal_type(ridotto.new_game(input(), {}).over)  # bool
reveal_type(ridotto.replay({}).players)  # int
reveal_type(ridotto.load("game.json").winners)  # tuple[int, ...]
reveal_type(ridotto.record_of(one))  # dict[str, Any]
reveal_type(ridotto.Refusal("", "").code)  # str
ridotto.new_game("mascarade", scenario="8A")
ridotto.new_game("mascarade", players=8)  # error
ridotto.new_game("mascarade", players="8", scenario="8A")  # error
ridotto.new_game("masquerade", players=3, scenario="8A")  # error
ridotto.new_games()  # error
"""


def check_types(file: Path) -> str:
    # With the configuration and the cache of the project: a cold run takes a minute.
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", str(file)],
        cwd=ROOT, capture_output=True, text=True, timeout=300,
    )  # fmt: skip
    assert done.stderr == ""
    return done.stdout


@pytest.mark.slow
def test_users_get_precise_types(tmp_path: Path) -> None:
    file = tmp_path / "snippet.py"
    file.write_text(SNIPPET)
    told: dict[int, str] = {}
    for line, kind, text in re.findall(r"^\S+?:(\d+): (\w+): (.*)$", check_types(file), re.M):
        revealed = re.fullmatch(r'Revealed type is "(.*)"', text)
        if kind == "error":
            told[int(line)] = "error"
        elif revealed:
            told.setdefault(int(line), revealed[1].replace("builtins.", ""))
    expected = {
        number: line.partition("  # ")[2]
        for number, line in enumerate(SNIPPET.splitlines(), 1)
        if "  # " in line
    }
    assert told == expected


@pytest.mark.slow
def test_the_examples_type_check(tmp_path: Path) -> None:
    for number, block in enumerate(blocks(ROOT / "docs" / "python.md")):
        if block.language == "python":
            (tmp_path / f"example_{number}.py").write_text(block.text)
    assert check_types(tmp_path) == ""


def test_the_interface_is_the_one_that_is_documented() -> None:
    assert ridotto.__all__ == api.__all__
    assert set(ridotto.__all__) <= set(dir(ridotto))
    for name in ridotto.__all__:
        assert getattr(ridotto, name) is getattr(api, name)
    table = (ROOT / "docs" / "python.md").read_text(encoding="utf-8").partition("\n## ")[0]
    documented = re.findall(
        r"`(\w+)(?:\([^`]*)?`", "\n".join(re.findall(r"^\|([^|]*)\|", table, re.M))
    )
    assert set(documented) == set(ridotto.__all__)


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'new_games'"):
        ridotto.new_games  # noqa: B018


@pytest.mark.parametrize(
    ("typed", "struct"),
    [
        (api.MascaradeSetup, mascarade.Setup),
        (api.MascaradeOptions, mascarade.Options),
        (api.CustomScenario, mascarade.OwnScenario),
        (api.MasqueradeSetup, masquerade.Setup),
        (api.MasqueradeOptions, masquerade.Options),
        (api.MasqueradeDeal, masquerade.Deal),
    ],
)
def test_set_ups_have_the_fields_that_the_games_read(typed: Any, struct: Any) -> None:
    fields = msgspec.structs.fields(struct)
    assert set(get_type_hints(typed)) == {field.encode_name for field in fields}
    required = {field.encode_name for field in fields if field.required}
    if typed is api.MascaradeSetup:
        # It follows from the scenario.
        required.remove("players")
    hints = get_type_hints(typed, include_extras=True)
    assert {name for name, hint in hints.items() if get_origin(hint) is Required} == required


def test_the_scenario_says_how_many_play() -> None:
    assert ridotto.new_game("mascarade", scenario="8A").players == 8
    masks = ["judge", "king", "spy", "witch", "thief", "widow"]
    assert ridotto.new_game("mascarade", scenario={"masks": masks}).players == 6
    assert ridotto.new_game("mascarade", scenario={"masks": masks, "centre": 2}).players == 4
    for wrong, told in (
        ({"scenario": "8C"}, "players"),
        ({"scenario": {"masks": 3}}, "masks"),
        ({}, "players"),
    ):
        with pytest.raises(ridotto.Refusal, match=told):
            ridotto.new_game("mascarade", wrong)
    with pytest.raises(ridotto.Refusal, match="sheet 8A is for 8 players, not 6"):
        ridotto.new_game("mascarade", players=6, scenario="8A")


def test_a_saved_game_is_loaded_again(tmp_path: Path) -> None:
    game = ridotto.new_game("mascarade", players=4, scenario="4A", seed=1)
    game.act_data(game.decider or 0, {"act": "swap", "with": "centre:0", "really": True})
    ridotto.save(game, tmp_path / "game.json", names=["a", "b", "c", "d"])
    again = ridotto.load(str(tmp_path / "game.json"))
    assert isinstance(again, ridotto.Mascarade)
    assert again.moves == game.moves
    with pytest.raises(ridotto.BadRecord):
        ridotto.replay({})
    with pytest.raises(ridotto.Refusal, match="there is no game"):
        ridotto.new_game("whist", {"players": 4})


def test_nothing_is_loaded_before_it_is_used() -> None:
    program = """
import sys
import ridotto
assert not [name for name in sys.modules if name.startswith("ridotto.")]
ridotto.new_game("mascarade", players=4, scenario="4A")
assert not {"numpy", "numba", "starlette", "ridotto.minds"} & set(sys.modules)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
