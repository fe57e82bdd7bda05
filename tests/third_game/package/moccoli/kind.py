"""Moccoli, described to Ridotto."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar, Final

import msgspec

from moccoli import vocabulary as v
from moccoli.game import Moccoli, Private, Public, Truth
from moccoli.setup import PLAYERS, Options, Setup, parse_setup
from ridotto.games.draws import Draws
from ridotto.games.kind import Kind


class MoccoliKind(Kind):
    """The descriptor of Moccoli."""

    name = "moccoli"
    game = Moccoli
    players = PLAYERS
    setup = Setup
    options = Options
    action = v.Action
    events = v.EVENTS
    state = Public
    private = Private
    truth = Truth
    drawn = ("seed", "deal")
    turn_limit = 100
    warm_up: ClassVar[Mapping[str, Any]] = {"players": 3, "seed": 0}
    safe_acts = ("keep", "refuse")
    words = Path(__file__).with_name("words")

    def draw(self, setup: dict[str, Any], draws: Draws) -> Setup:
        """Return the set-up with the deal drawn."""
        asked = parse_setup(setup)
        assert isinstance(asked.deal, tuple)
        return msgspec.structs.replace(asked, deal=draws.shuffled(sorted(asked.deal)))


KIND: Final = MoccoliKind()
