"""Custom decks: the number of players they allow, and the smallest and largest decks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from decks.mending import small_data
from ridotto.games.errors import Refusal
from ridotto.games.masquerade import Masquerade
from ridotto.games.masquerade.deck.library import from_data, shipped
from terminal.command import ridotto

SMALL = Path(__file__).with_name("small.toml")
FIVE = 5


def fewer(kind: str, number: int) -> dict[str, Any]:
    """Return the small deck with only this many cards of a kind, or this much room."""
    data = small_data()
    if kind == "stage":
        kept = [stage for stage in data["stage"] if stage.get("role", "none") != "none"]
        data["stage"] = [stage | {"room": 1} for stage in kept]
        assert len(kept) == number
    else:
        data[kind] = data[kind][:number]
    return data


@pytest.mark.parametrize(("kind", "number"), [("mask", 2), ("dancer", 3), ("stage", 3)])
def test_everyone_needs_a_mask_a_dancer_and_a_place(kind: str, number: int) -> None:
    data = fewer(kind, number)
    assert from_data(data).most_players == number
    Masquerade.from_data({"players": number, "seed": 1, "deck": data})
    for players in range(number + 1, FIVE + 1):
        with pytest.raises(Refusal) as refused:
            Masquerade.from_data({"players": players, "seed": 1, "deck": data})
        assert refused.value.code == "bad-setup"
        assert f"at most {number} can play" in refused.value.message
    assert shipped().most_players == FIVE


@pytest.mark.parametrize(
    "command",
    [
        ("simulate", "masquerade", "--players", "4", "--games", "5"),
        ("balance", "masquerade", "--players", "3,4", "--games", "5"),
        ("tournament", "masquerade", "--players", "4", "--field", "brighella",
         "--guest", "brighella", "--games", "5"),
    ],
)  # fmt: skip
def test_commands_say_how_many_can_play(command: tuple[str, ...], tmp_path: Path) -> None:
    file = tmp_path / "few.toml"
    text = SMALL.read_text(encoding="utf-8")
    parts = text.split("[[dancer]]")
    file.write_text("[[dancer]]".join(parts[:4]) + rest_of(parts[-1]), encoding="utf-8")
    done = ridotto(*command, "--deck", file)
    assert (done.returncode, done.stdout) == (2, "")
    assert "from 2 to 3" in done.stderr


def rest_of(last: str) -> str:
    """Return the text after the last card of its kind."""
    at = last.index("\n[[")
    return last[at:]


def test_a_deck_needs_no_emblems() -> None:
    data = small_data()
    del data["emblem"]
    game = Masquerade.from_data({"players": 2, "seed": 1, "deck": data})
    assert game.state().emblems == {}


def test_when_all_of_most_guardians_are_beaten_none_is_on_top() -> None:
    data = small_data()
    data["guardian"] = [
        {
            "id": f"g{number}", "name": "G", "number": number, "power": 0,
            "treasure": {"id": f"t{number}", "name": "T", "vp": 1},
        }
        for number in range(1, 25)
    ]  # fmt: skip
    game = Masquerade.from_data({"players": 2, "seed": 1, "deck": data})
    assert game.state().guardian == "g1"
    game.inner.next_guardian = 24
    assert (game.state().guardian, game.state().guardians_left) == (None, 0)


def test_turns_are_counted_as_far_as_a_game_may_go() -> None:
    game = Masquerade.from_data({"players": 2, "seed": 1, "deck": small_data()})
    far = 1 << 16
    game.inner.turn = far
    told: list[Any] = []
    while not any(type(event).__name__ == "Turn" for event in told):
        assert game.decider is not None
        told = game.act(game.decider, game.legal()[0])
    assert next(e.turn for e in told if type(e).__name__ == "Turn") == far + 1
