"""The mass play of Masquerade, described to the lab."""

from __future__ import annotations

from typing import Final

from ridotto.lab.masquerade.balance_report import BALANCE
from ridotto.lab.masquerade.random_play import RandomPlay
from ridotto.lab.registry import GameLab, Worth

# Its rules take longer to compile and to play.
LAB: Final = GameLab(RandomPlay, Worth(10_000, 50_000, 200), balance=BALANCE)
