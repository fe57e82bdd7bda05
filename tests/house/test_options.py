"""The options of a table are checked by the game that they name."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ridotto.games.errors import Refusal
from ridotto.house.options import TableOptions, check_options, game_setup


def checked(game: str, players: int, **more: Any) -> TableOptions:
    return check_options(msgspec.convert({"game": game, "players": players, **more}, TableOptions))


def test_defaults_are_filled_in() -> None:
    assert checked("mascarade", 7).scenario == "7A"
    assert checked("masquerade", 3).scenario is None
    own = {"masks": ("judge", "king", "widow", "witch", "thief", "cheat")}
    assert checked("mascarade", 6, scenario=own).scenario == own | {"centre": 0}


@pytest.mark.parametrize(
    ("asked", "code", "told"),
    [
        ({"game": "chess", "players": 2}, "bad-request",
         "there is no game 'chess'; the games are mascarade, masquerade"),
        ({"game": "mascarade", "players": 3}, "bad-setup",
         "players must be 4 to 12 for mascarade, not 3"),
        ({"game": "masquerade", "players": 6}, "bad-setup",
         "players must be 2 to 5 for masquerade, not 6"),
        ({"game": "masquerade", "players": 3, "scenario": "3A"}, "bad-setup",
         "masquerade has no scenarios: scenario must be left out"),
        ({"game": "masquerade", "players": 3, "memory": "seen"}, "bad-setup",
         "masquerade has no memory aid: memory must be none"),
        ({"game": "mascarade", "players": 4, "scenario": "8A"}, "bad-setup",
         "sheet 8A is for 8 players, not 4; for 4 there are 4A and 4B"),
        ({"game": "mascarade", "players": 4, "scenario": {"masks": "judge"}}, "bad-setup",
         "scenario: Expected `array`, got `str` - at `$.masks`"),
        ({"game": "mascarade", "players": 4, "options": {"peak": True}}, "bad-setup",
         "Object contains unknown field `peak` - at `$.options`; there are peek, opening, "
         "turn_limit, closed_deal"),
        ({"game": "mascarade", "players": 4, "options": {"turn_limit": 401}}, "bad-setup",
         "turn_limit can be 400 at most in a house"),
    ],
)  # fmt: skip
def test_refusals_say_what_would_be_right(asked: dict[str, Any], code: str, told: str) -> None:
    with pytest.raises(Refusal) as refusal:
        checked(**asked)
    assert (refusal.value.code, refusal.value.message) == (code, told)


def test_the_set_up_has_the_house_s_turn_limit_unless_it_asks_for_less() -> None:
    asked = checked("masquerade", 3, options={})
    assert game_setup(asked, 5) == {"players": 3, "seed": 5, "options": {"turn_limit": 100}}
    asked = checked("masquerade", 3, options={"turn_limit": 7})
    assert game_setup(asked, 5)["options"] == {"turn_limit": 7}


def test_a_surprise_is_decided_by_the_seed() -> None:
    asked = checked("mascarade", 5, scenario="surprise")
    assert asked.scenario == "surprise"
    first, second, again = (game_setup(asked, seed)["scenario"] for seed in (1, 2, 1))
    assert first == again != second
    assert len(first["masks"]) == 5 + first["centre"]
