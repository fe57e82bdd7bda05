"""The balance report of each game, found through the lab's entry points."""

from __future__ import annotations

from functools import lru_cache

from ridotto.lab.balance.generic import generic_balance
from ridotto.lab.balance.part import GameBalance
from ridotto.lab.registry import lab_of


@lru_cache
def balance_of(game: str) -> GameBalance:
    """Return the balance report of a game: the generic one if it has none of its own."""
    return lab_of(game).balance or generic_balance(game)
