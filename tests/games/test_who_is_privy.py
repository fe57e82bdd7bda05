"""Viewers who may not know something see of it what a spectator sees."""

from __future__ import annotations

import random
from typing import Any

import pytest

from repetitions import times
from ridotto.games.game import Game
from ridotto.games.registry import new_game

TABLES: list[tuple[str, dict[str, Any]]] = [
    *(("mascarade", {"players": n, "scenario": f"{n}{s}"}) for n in (4, 6, 12) for s in "AB"),
    ("mascarade", {"players": 5, "scenario": "5B", "options": {"closed_deal": True, "peek": True}}),
    *(("masquerade", {"players": n}) for n in (2, 3, 4, 5)),
]


def seen(game: Game, viewer: Any, number: int) -> list[Any]:
    return list(game.events(viewer, number, number + 1))


@pytest.mark.parametrize(("name", "setup"), TABLES)
def test_only_the_privy_see_more_than_a_spectator(name: str, setup: dict[str, Any]) -> None:
    kept = 0
    for seed in range(times(3, 8)):
        game, chance = new_game(name, {**setup, "seed": seed}), random.Random(seed)
        number = 0
        while not game.over and number < 600:
            for each in range(number, game.happened):
                public = seen(game, "spectator", each)
                privy = game.privy(each, each + 1)
                for player in range(game.players):
                    assert player in privy or seen(game, player, each) == public
                kept += len(privy) not in (0, game.players)
            number = game.happened
            public_state = game.state_for("spectator")
            for player in set(range(game.players)) - {game.decider}:
                assert game.state_for(player) == public_state
            game.act_randomly(chance)
    assert kept
