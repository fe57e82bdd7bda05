"""All games for OpenSpiel: ``pyspiel.load_game("ridotto_<game>", {…})``.

Importing this module registers them. Games of other packages that are installed later need a call
of :func:`register_games`.
"""

from __future__ import annotations

from ridotto.envs.open_spiel.game import Game, State
from ridotto.envs.open_spiel.registration import register_games

__all__ = ["Game", "State", "register_games"]

register_games()
