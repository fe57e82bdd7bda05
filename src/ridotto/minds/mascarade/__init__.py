"""Minds that play Mascarade, from a random player to searchers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ridotto.minds.mascarade.beginner import Beginner, Temper
from ridotto.minds.mascarade.beliefs import Habits
from ridotto.minds.mascarade.evaluator import Evaluator
from ridotto.minds.mascarade.exploiters import Braggart, Challenger, Lurker
from ridotto.minds.mascarade.inference import MaskBeliefs, weight
from ridotto.minds.mascarade.searcher import Searcher
from ridotto.minds.mascarade.traits import PUBLIC
from ridotto.minds.mind import Mind
from ridotto.minds.registry import EXPLOITER, Character, GameMinds
from ridotto.minds.wanderer import Wanderer


def _character(name: str, rung: int, make: Callable[[], Mind]) -> Character:
    return Character(name, "mascarade", rung, f"portrait-{name}", make)


_BOLD = PUBLIC._replace(false_claim=0.08, mixing=0.03)
_WARY = PUBLIC._replace(false_claim=0.25, margin=0.0)

#: All characters of Mascarade.
LADDER: Final = (
    _character("zanetta", 0, Wanderer),
    _character("nicoletta", 1, Beginner),
    _character("tonin", 1, lambda: Beginner(Temper(fading=0.12))),
    _character("gasparo", 1, lambda: Beginner(Temper(boldness=0.5, certainty=0.4))),
    _character("marina", 2, Evaluator),
    _character("alvise", 2, lambda: Evaluator(_BOLD)),
    _character("orsola", 2, lambda: Evaluator(_WARY, Habits())),
    _character("giacomo", 3, Searcher),
    _character("lucrezia", 3, lambda: Searcher(habits=Habits(), learning=True)),
    _character("bastian", EXPLOITER, Challenger),
    _character("momolo", EXPLOITER, Braggart),
    _character("piero", EXPLOITER, Lurker),
)

MINDS: Final = GameMinds(LADDER, stand_in="marina", beliefs=MaskBeliefs(), weight=weight)
