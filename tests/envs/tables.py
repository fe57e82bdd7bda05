"""Tables of environments for tests: any game, any set-up, played at random."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from ridotto.envs import Table, new_table
from ridotto.rules.speed import can_jit

compiled = pytest.mark.skipif(not can_jit(), reason="Numba is not installed")

#: Every mask that shows or moves masks, and two in the centre.
INTRIGUE = {
    "masks": ["judge", "king", "patron", "fool", "princess", "peasant", "peasant", "spy",
              "puppeteer", "guru"],
    "centre": 2,
}  # fmt: skip

#: Set-ups by name, each with its game.
SETUPS: dict[str, tuple[str, dict[str, Any]]] = {
    "4B": ("mascarade", {"players": 4, "scenario": "4B"}),
    "8A": ("mascarade", {"players": 8, "scenario": "8A", "options": {"turn_limit": 90}}),
    "12B": ("mascarade", {"players": 12, "scenario": "12B", "options": {"opening": 0}}),
    "intrigue": (
        "mascarade",
        {"players": 8, "scenario": INTRIGUE, "options": {"closed_deal": True}},
    ),
    "settled": (
        "mascarade",
        {"players": 4, "scenario": "4A", "first": 2, "coins": [9, 3, 4, 5], "court": 7},
    ),
    "two at the ball": ("masquerade", {"players": 2, "options": {"turn_limit": 12}}),
    "five at the ball": ("masquerade", {"players": 5}),
}


def table_of(name: str, *, fast: bool = False) -> Table:
    """Return a table of one of the set-ups."""
    game, setup = SETUPS[name]
    return new_table(game, setup, compiled=fast)


def played(table: Table, seed: int, most: int = 400) -> Iterator[int]:
    """Deal and play at random; yield the player who decides before every decision."""
    chance = random.Random(seed)
    table.reset(seed)
    for _ in range(most):
        if table.over:
            return
        yield table.to_move()
        table.act(chance.choice(table.legal_actions()))
