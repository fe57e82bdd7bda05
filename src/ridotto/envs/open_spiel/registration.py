"""Registration of all installed games with OpenSpiel."""

from __future__ import annotations

import logging
from typing import Final

import pyspiel

from ridotto.envs.open_spiel.game import Game
from ridotto.envs.tree.part import TreePart
from ridotto.envs.tree.registry import tree_of
from ridotto.games.registry import kinds

PREFIX: Final = "ridotto_"

_registered: set[str] = set()
_log = logging.getLogger("ridotto.envs")


def register_games() -> None:
    """Register every installed game that OpenSpiel does not know yet, as ``ridotto_<game>``."""
    for name in kinds():
        if name not in _registered:
            try:
                _register(name, tree_of(name))
            except (LookupError, TypeError, ValueError) as error:
                _log.warning("%s cannot be played in OpenSpiel: %s", name, error)
            _registered.add(name)


def _register(name: str, part: TreePart) -> None:
    sample = part.variant({})
    described = pyspiel.GameType(
        short_name=f"{PREFIX}{name}",
        long_name=f"{name.capitalize()} of Ridotto",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=part.players[-1],
        min_num_players=part.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=sample.sizes.stream > 0,
        provides_observation_string=True,
        provides_observation_tensor=sample.layout is not None,
        provides_factored_observation_string=True,
        parameter_specification=dict(part.parameters),
    )
    made = type(
        f"{name.capitalize()}Game",
        (Game,),
        {"kind": described, "make_variant": staticmethod(part.variant)},
    )
    pyspiel.register_game(described, made)
