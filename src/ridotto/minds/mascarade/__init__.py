"""Minds that play Mascarade, from one who wanders to one who searches."""

from __future__ import annotations

from typing import Final

from ridotto.minds.characters import Character
from ridotto.minds.wanderer import Wanderer

#: Everybody who plays Mascarade.
LADDER: Final = (Character("zanetta", "mascarade", 0, "portrait-zanetta", Wanderer),)
