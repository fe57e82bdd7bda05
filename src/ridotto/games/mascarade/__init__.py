"""Mascarade in the vocabulary of the games."""

from ridotto.games.game import Move
from ridotto.games.mascarade.game import Mascarade, Public, Truth, View
from ridotto.games.mascarade.setup import Options, OwnScenario, Setup

__all__ = ["Mascarade", "Move", "Options", "OwnScenario", "Public", "Setup", "Truth", "View"]
