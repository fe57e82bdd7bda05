"""Observers for OpenSpiel: what a player has been told, or sees at the moment."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
import pyspiel
from numpy.typing import NDArray

from ridotto.envs.tree.position import Position, Variant
from ridotto.games.viewers import Viewer

_encode = msgspec.json.encode


class Observer:
    """An observer as OpenSpiel wants it: ``set_from`` fills ``tensor``, ``string_from`` tells.

    With perfect recall it gives a viewer's story, without it the table as they see it now. Public
    information alone is a spectator's; private information alone is what a player was told and a
    spectator was not.
    """

    def __init__(self, variant: Variant, kind: pyspiel.IIGObservationType) -> None:
        """Raise :exc:`ValueError` for an observer of all players' private information."""
        none, all_of_them = pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.ALL_PLAYERS
        if kind.private_info == all_of_them:
            raise ValueError("no observer sees the private information of all players")
        self._recalls = bool(kind.perfect_recall)
        self._public = bool(kind.public_info)
        self._private = kind.private_info != none
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        # Tensors are for players, who have public and private information.
        if self._public and self._private:
            layout = variant.layout
            size = variant.sizes.stream if self._recalls else layout.size if layout else 0
            if size:
                self.tensor = np.zeros(size, np.float32)
                self.dict["info_state" if self._recalls else "observation"] = self.tensor

    def set_from(self, state: Any, player: int) -> None:
        """Write what a player knows into ``tensor``."""
        if self.tensor is None:
            return
        position: Position = state.position
        if self._recalls:
            position.write_story(player, self.tensor)
        else:
            position.observe(player, self.tensor)

    def string_from(self, state: Any, player: int) -> str:
        """Return what a player knows as text, one JSON object a line."""
        position: Position = state.position
        if not self._public:
            return position.private_text(player) if self._private else ""
        viewer: Viewer = player if self._private else "spectator"
        return position.text(viewer) if self._recalls else position.observation_text(viewer)
