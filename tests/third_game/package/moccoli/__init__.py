"""Moccoli: keep your candle burning when another player blows out the others.

There are twice as many candles as players, from the shortest (1) to the tallest. Everyone has one
that nobody else may see; the others lie face down. On your turn, keep your candle, draw another
one (yours goes to the bottom), offer another player a trade, which they may refuse, or blow. Then
all candles are shown: if yours is the tallest, you win, and if not, everyone else does. At dawn,
the turn limit, the tallest candle wins.
"""

from moccoli.game import Moccoli
from moccoli.setup import Options, Setup

__all__ = ["Moccoli", "Options", "Setup"]
