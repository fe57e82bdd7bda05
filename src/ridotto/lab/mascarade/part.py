"""The mass play of Mascarade, described to the lab."""

from __future__ import annotations

from typing import Final

from ridotto.lab.mascarade.balance import BALANCE
from ridotto.lab.mascarade.random_play import RandomPlay
from ridotto.lab.registry import GameLab, Worth

LAB: Final = GameLab(RandomPlay, Worth(2_000, 1_000_000, 2_000), balance=BALANCE)
