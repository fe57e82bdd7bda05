"""Masquerade in the vocabulary of the games."""

from ridotto.games.masquerade.game import Masquerade, Own, Truth, View
from ridotto.games.masquerade.public import Fight, Public
from ridotto.games.masquerade.setup import Deal, Options, Setup

__all__ = [
    "Deal",
    "Fight",
    "Masquerade",
    "Options",
    "Own",
    "Public",
    "Setup",
    "Truth",
    "View",
]
