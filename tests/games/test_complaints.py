"""Malformed requests get a message that says what is wrong, where, and what would be valid."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ridotto.games.complaints import LONGEST, complaint
from ridotto.games.errors import Refusal
from ridotto.games.registry import new_game
from ridotto.house.http.schemas import TableRequest
from ridotto.house.table.commands import Ahead, AnyCommand

WISHES = {"game": "mascarade", "players": 4}


def complained(given: Any, form: Any) -> str:
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.convert(given, form)
    return complaint(caught.value, form)


@pytest.mark.parametrize(
    ("given", "form", "told"),
    [
        (
            {"wishes": WISHES | {"claims": "never"}}, TableRequest,
            "Invalid enum value 'never' - at `$.wishes.claims`; it can be at-once, clockwise",
        ),
        (
            {"wishes": WISHES, "sit": "F" * 32}, TableRequest,
            "Expected 32 to 64 hexadecimal digits in lower case - at `$.sit`",
        ),
        (
            {"wishes": WISHES | {"clock": {"second": 3}}}, TableRequest,
            "Object contains unknown field `second` - at `$.wishes.clock`; there are seconds, bank",
        ),
        (
            {"do": "ahead", "id": "1", "answer": "no", "seen": 1}, AnyCommand,
            "Invalid enum value 'no' - at `$.answer`; it can be claim, pass, wait",
        ),
        (
            {"do": "ahead", "id": "1", "answer": "pass", "seen": 1, "by": 2}, Ahead,
            "Object contains unknown field `by`; there are id, answer, seen",
        ),
        # Which of them was meant cannot be told here.
        (
            {"do": "ahead", "id": "1", "answer": "pass", "seen": 1, "by": 2}, AnyCommand,
            "Object contains unknown field `by`",
        ),
        (
            {"wishes": WISHES, "bots": [3]}, TableRequest,
            "Expected `str`, got `int` - at `$.bots[0]`",
        ),
        ([], TableRequest, "Expected `object`, got `array`"),
    ],
)  # fmt: skip
def test_what_would_be_right_is_said(given: Any, form: Any, told: str) -> None:
    assert complained(given, form) == told


def test_all_commands_are_named() -> None:
    told = complained({"do": "dance", "id": "1"}, AnyCommand)
    assert told.startswith("Invalid value 'dance' - at `$.do`; it can be sit, leave, bot, ")
    assert told.endswith("rematch, earlier, ping")


@pytest.mark.parametrize("place", ["", " - at `$.wishes.game`", " - at `$[0].`", "`" * 9, "\n"])
def test_whatever_is_sent_makes_no_other_complaint(place: str) -> None:
    given = {"wishes": WISHES, f"x{place}": 1}
    told = complained(given, TableRequest)
    assert told.startswith("Object contains unknown field `x")
    long = complained({"wishes": WISHES | {"claims": f"{place}y" * 2000}}, TableRequest)
    assert long.startswith("Invalid enum value")
    assert len(long) < 2 * LONGEST + 100


@pytest.mark.parametrize(
    ("game", "setup", "told"),
    [
        ("mascarade", {"players": 4, "turn_limit": 3}, "; there are players, scenario, seed, "),
        (
            "mascarade", {"players": 4, "scenario": "4A", "options": {"peeks": True}},
            "`$.options`; there are peek, opening, turn_limit, closed_deal",
        ),
        ("masquerade", {"players": 3, "colour": 1}, "; there are players, "),
    ],
)  # fmt: skip
def test_a_set_up_is_complained_about_alike(game: str, setup: dict[str, Any], told: str) -> None:
    with pytest.raises(Refusal) as caught:
        new_game(game, setup)
    assert caught.value.code == "bad-setup"
    assert told in caught.value.message
